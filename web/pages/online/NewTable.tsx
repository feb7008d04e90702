/** A new online table: the game's own options, who sits where, the clock, and who may join. */

import { useState } from 'preact/hooks';
import { LEVELS, type Level } from '#bots';
import { defaultOptions, type Game, type Kit } from '#engine';
import { dice } from '../../online/dice.ts';
import { languageName } from '../../online/facts.ts';
import { asMe, introduce, myName, namedSoFar } from '../../online/link.ts';
import { Page } from '../../Page.tsx';
import { go, to } from '../../router.ts';
import { words } from '../../text/en.ts';
import { WithGame } from '../../WithGame.tsx';
import { mended } from '../setup/fitting.ts';
import { Options } from '../setup/Options.tsx';
import { Choice } from './Choice.tsx';
import { NameForm } from './NameForm.tsx';
import '../../styles/setup.css';
import '../../styles/online.css';
import { SetUpStart } from '../SetUpStart.tsx';

const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'uk', 'zh'] as const;
const CLOCKS = { none: undefined, live: 300, game: undefined, relaxed: 86_400 } as const;
type Clock = keyof typeof CLOCKS;

export function NewTablePage({ game }: { game: string }) {
  return <WithGame game={game}>{(opened) => opened.open((rules) => <NewTable game={rules} />)}</WithGame>;
}

function NewTable<K extends Kit>({ game }: { game: Game<K> }) {
  const { min, max } = game.seats;
  const text = words.online.setUp;
  const [players, setPlayers] = useState<readonly string[]>(() => seatsFor(Math.max(min, Math.min(2, max))));
  const [options, setOptions] = useState(() =>
    mended(game, { seats: players.length, options: defaultOptions(game.options) }),
  );
  const [clock, setClock] = useState<Clock>('none');
  const [visibility, setVisibility] = useState<'public' | 'link'>('public');
  const [atZero, setAtZero] = useState<'bot' | 'default'>('bot');
  const [level, setLevel] = useState<Level>('sound');
  const [standIn, setStandIn] = useState<'bot' | 'facilitator'>('facilitator');
  const [delay, setDelay] = useState<keyof typeof text.delays>('0');
  const [language, setLanguage] = useState(spokenHere);
  const [problem, setProblem] = useState<string>();

  const open = async (event: Event) => {
    event.preventDefault();
    if (myName.value === undefined) {
      const name = namedSoFar.value.trim();
      const failed = name === '' ? words.online.nameNeeded : await introduce(name);
      if (failed) return setProblem(failed);
    }
    const seconds = CLOCKS[clock];
    const wanted = {
      ...{ game: game.id, seats: players.length, players, options, visibility },
      ...{ atZero, level, delay: Number(delay), language },
      ...(seconds === undefined ? {} : { clock: seconds }),
      ...(clock === 'game' ? { paced: true } : {}),
      ...(game.facilitator === undefined ? {} : { standIn }),
    };
    const made = await asMe(() => dice.create(wanted));
    if (!made.ok) return setProblem(made.error.message);
    go(to.online(made.table.id));
  };

  return (
    <div data-game={game.id}>
      <Page
        title={text.title(game.words.title)}
        back={{ href: to.lobby(), label: words.online.title }}
        class="setup"
      >
        {myName.value === undefined ? <NameForm /> : undefined}
        <form class="setup__form o-panel" onSubmit={(event) => void open(event)}>
          {max > min ? (
            <Choice
              name="seats"
              label={words.setUp.seats}
              values={Object.fromEntries(range(min, max).map((count) => [count, String(count)]))}
              value={String(players.length)}
              onChange={(count) => {
                setPlayers(seatsFor(Number(count)));
                setOptions(mended(game, { seats: Number(count), options }));
              }}
            />
          ) : undefined}
          {players.map((player, seat) => (
            <label key={seat} class="setup__seat">
              <span>{text.seat(seat)}</span>
              <select
                class="o-select"
                value={player}
                onChange={({ currentTarget: { value } }) =>
                  setPlayers(players.map((old, i) => (i === seat ? value : old)))
                }
              >
                <option value="me">{text.me}</option>
                <option value="free">{text.free}</option>
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {text.levels[level]}
                  </option>
                ))}
              </select>
            </label>
          ))}
          {players.length > 1 ? <p class="o-field__hint">{text.meHelp}</p> : undefined}
          <Options game={game} seats={players.length} options={options} onChange={setOptions} />
          <Choice<Clock>
            name="clock"
            label={text.clock}
            help={text.clockHelp}
            values={clocksOf(game)}
            value={clock}
            onChange={(next) => {
              setOptions(
                mended(game, { seats: players.length, options: suitedTo(game, options, clock, next) }),
              );
              setClock(next);
            }}
          />
          {clock === 'relaxed' && game.slow !== undefined ? (
            <p class="o-field__hint">
              {text.suggested(Object.keys(game.slow).map((name) => game.words.options[name]?.label ?? name))}
            </p>
          ) : undefined}
          {clock === 'none' ? undefined : (
            <Choice<'bot' | 'default'>
              name="atZero"
              label={text.atZero}
              help={text.atZeroHelp}
              values={text.atZeros}
              value={atZero}
              onChange={setAtZero}
            />
          )}
          <Choice<'public' | 'link'>
            name="visibility"
            label={text.visibility}
            values={text.visibilities}
            value={visibility}
            onChange={setVisibility}
          />
          <details class="setup__advanced">
            <summary>{text.more}</summary>
            <div class="setup__more">
              {players.filter(isPerson).length > 1 || clock !== 'none' ? (
                <Choice<Level>
                  name="level"
                  label={text.level}
                  help={text.levelHelp}
                  values={text.levels}
                  value={level}
                  onChange={setLevel}
                />
              ) : undefined}
              {game.facilitator !== undefined && players.filter(isPerson).length > 1 ? (
                <Choice<'bot' | 'facilitator'>
                  name="standIn"
                  label={text.standIn}
                  help={text.standInHelp}
                  values={text.standIns}
                  value={standIn}
                  onChange={setStandIn}
                />
              ) : undefined}
              <Choice<keyof typeof text.delays>
                name="delay"
                label={text.delay}
                help={text.delayHelp}
                values={text.delays}
                value={delay}
                onChange={setDelay}
              />
              <label class="o-field">
                <span class="o-field__label">{text.language}</span>
                <select
                  class="o-select"
                  value={language}
                  onChange={({ currentTarget: { value } }) => setLanguage(value)}
                >
                  {[...new Set([language, ...LANGUAGES])].map((code) => (
                    <option key={code} value={code}>
                      {languageName(code)}
                    </option>
                  ))}
                </select>
                <span class="o-field__hint">{text.languageHelp}</span>
              </label>
            </div>
          </details>
          <SetUpStart problem={problem} label={text.open} />
        </form>
      </Page>
    </div>
  );
}

/** The clocks there are: a game may have times of its own. */
function clocksOf<K extends Kit>({ pace }: Game<K>): Partial<Record<Clock, string>> {
  const { game, ...others } = words.online.setUp.clocks;
  return pace === undefined ? others : { ...others, game };
}

/** The options, with what the game suggests for matches over days, or without it again. */
function suitedTo<K extends Kit>(
  { slow = {}, options: specs }: Game<K>,
  options: K['options'],
  before: Clock,
  next: Clock,
): K['options'] {
  if (next === 'relaxed') return { ...options, ...slow };
  if (before !== 'relaxed') return options;
  const usual = defaultOptions(specs);
  return { ...options, ...Object.fromEntries(Object.keys(slow).map((name) => [name, usual[name]])) };
}

const isPerson = (player: string) => player === 'me' || player === 'free';

/** The browser's language, without its country. */
function spokenHere(): string {
  return /^[a-z]{2,3}/.exec(navigator.language)?.[0] ?? 'en';
}

function seatsFor(count: number): string[] {
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? 'me' : 'free'));
}

function range(from: number, to_: number): number[] {
  return Array.from({ length: to_ - from + 1 }, (_, i) => from + i);
}
