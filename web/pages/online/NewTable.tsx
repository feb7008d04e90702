/** A new online table: the game's own options, who sits where, the clock, and who may join. */

import { useState } from 'preact/hooks';
import { LEVELS, type Level } from '#bots';
import { defaultOptions, type Game, type Kit, unseenActions } from '#engine';
import { dice } from '../../online/dice.ts';
import { languageName } from '../../online/facts.ts';
import { asMe, introduce, myName, namedSoFar } from '../../online/link.ts';
import {
  FIRST_OWN,
  isOverDays,
  type OwnPace,
  type PaceName,
  paceWords,
  termsOf,
} from '../../online/paces.ts';
import { Page } from '../../Page.tsx';
import { go, to } from '../../router.ts';
import { words } from '../../text/en.ts';
import { WithGame } from '../../WithGame.tsx';
import { mended } from '../setup/fitting.ts';
import { Options } from '../setup/Options.tsx';
import { Choice } from './Choice.tsx';
import { NameForm } from './NameForm.tsx';
import { OwnPaceFields } from './OwnPace.tsx';
import '../../styles/setup.css';
import '../../styles/online.css';
import { SetUpStart } from '../SetUpStart.tsx';

const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'ja', 'ko', 'nl', 'pl', 'pt', 'ru', 'uk', 'zh'] as const;

export function NewTablePage({ game }: { game: string }) {
  return <WithGame game={game}>{(opened) => opened.open((rules) => <NewTable game={rules} />)}</WithGame>;
}

/** A table as its owner wants it. */
interface Wanted<K extends Kit> {
  readonly players: readonly string[];
  readonly options: K['options'];
  readonly pace: PaceName;
  readonly own: OwnPace;
  readonly visibility: 'public' | 'link';
  readonly atZero: 'bot' | 'default';
  readonly level: Level;
  readonly standIn: 'bot' | 'facilitator';
  readonly delay: keyof typeof words.online.setUp.delays;
  readonly language: string;
}

/** What the parts of the form are given. */
interface Part<K extends Kit> {
  readonly game: Game<K>;
  readonly wanted: Wanted<K>;
  change(part: Partial<Wanted<K>>): void;
}

function NewTable<K extends Kit>({ game }: { game: Game<K> }) {
  const text = words.online.setUp;
  const [wanted, setWanted] = useState(() => firstWish(game));
  const [problem, setProblem] = useState<string>();
  const part: Part<K> = { game, wanted, change: (some) => setWanted((before) => ({ ...before, ...some })) };
  const open = async (event: Event) => {
    event.preventDefault();
    if (myName.value === undefined) {
      const name = namedSoFar.value.trim();
      const failed = name === '' ? words.online.nameNeeded : await introduce(name);
      if (failed) return setProblem(failed);
    }
    const made = await asMe(() => dice.create(asked(part)));
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
          <Seats {...part} />
          <Options
            game={game}
            seats={wanted.players.length}
            options={wanted.options}
            onChange={(options) => part.change({ options })}
          />
          <Pace {...part} />
          <Choice<'public' | 'link'>
            name="visibility"
            label={text.visibility}
            values={text.visibilities}
            value={wanted.visibility}
            onChange={(visibility) => part.change({ visibility })}
          />
          <details class="setup__advanced">
            <summary>{text.more}</summary>
            <More {...part} />
          </details>
          <SetUpStart problem={problem} label={text.open} />
        </form>
      </Page>
    </div>
  );
}

function firstWish<K extends Kit>(game: Game<K>): Wanted<K> {
  const { min, max } = game.seats;
  const players = seatsFor(Math.max(min, Math.min(2, max)));
  return {
    players,
    options: mended(game, { seats: players.length, options: defaultOptions(game.options) }),
    pace: 'none',
    own: FIRST_OWN,
    visibility: 'public',
    atZero: 'bot',
    level: 'sound',
    standIn: 'facilitator',
    delay: '0',
    language: spokenHere(),
  };
}

/** As the server is asked for it. */
function asked<K extends Kit>({ game, wanted }: Pick<Part<K>, 'game' | 'wanted'>) {
  const { pace, own, standIn, delay, ...rest } = wanted;
  return {
    ...rest,
    ...{ game: game.id, seats: wanted.players.length, delay: Number(delay) },
    ...termsOf(pace, own, hasReserves(game)),
    ...(game.facilitator === undefined ? {} : { standIn }),
  };
}

function Seats<K extends Kit>({ game, wanted: { players, options }, change }: Part<K>) {
  const { min, max } = game.seats;
  const text = words.online.setUp;
  return (
    <>
      {max > min ? (
        <Choice
          name="seats"
          label={words.setUp.seats}
          values={Object.fromEntries(range(min, max).map((count) => [count, String(count)]))}
          value={String(players.length)}
          onChange={(count) =>
            change({
              players: seatsFor(Number(count)),
              options: mended(game, { seats: Number(count), options }),
            })
          }
        />
      ) : undefined}
      {players.map((player, seat) => (
        <label key={seat} class="setup__seat">
          <span>{text.seat(seat)}</span>
          <select
            class="o-select"
            value={player}
            onChange={({ currentTarget: { value } }) =>
              change({ players: players.map((old, i) => (i === seat ? value : old)) })
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
    </>
  );
}

function Pace<K extends Kit>({ game, wanted, change }: Part<K>) {
  const { pace, own, options, players, atZero } = wanted;
  const text = words.online.setUp;
  const slow = isOverDays(pace, own);
  const reserves = hasReserves(game);
  const terms = termsOf(pace, own, reserves);
  const set = (next: Pick<Wanted<K>, 'pace' | 'own'>) =>
    change({
      ...next,
      options: mended(game, {
        seats: players.length,
        options: suitedTo(game, options, slow, isOverDays(next.pace, next.own)),
      }),
    });
  return (
    <>
      <Choice<PaceName>
        name="clock"
        label={text.clock}
        help={
          pace === 'none' ? text.clockHelp : text.clockAbout(paceWords({ ...terms, clock: terms.clock ?? 0 }))
        }
        values={pacesOf(game)}
        value={pace}
        onChange={(next) => set({ pace: next, own })}
      />
      {pace === 'own' ? (
        <OwnPaceFields own={own} reserves={reserves} onChange={(next) => set({ pace, own: next })} />
      ) : undefined}
      {terms.reserve === undefined ? undefined : <p class="o-field__hint">{text.reserveHelp}</p>}
      {slow && game.slow !== undefined ? (
        <p class="o-field__hint">
          {text.suggested(Object.keys(game.slow).map((name) => game.words.options[name]?.label ?? name))}
        </p>
      ) : undefined}
      {pace === 'none' ? undefined : (
        <Choice<'bot' | 'default'>
          name="atZero"
          label={text.atZero}
          help={text.atZeroHelp}
          values={text.atZeros}
          value={atZero}
          onChange={(next) => change({ atZero: next })}
        />
      )}
    </>
  );
}

function More<K extends Kit>({ game, wanted, change }: Part<K>) {
  const { players, pace, level, standIn, delay, language } = wanted;
  const text = words.online.setUp;
  const several = players.filter(isPerson).length > 1;
  return (
    <div class="setup__more">
      {several || pace !== 'none' ? (
        <Choice<Level>
          name="level"
          label={text.level}
          help={text.levelHelp}
          values={text.levels}
          value={level}
          onChange={(next) => change({ level: next })}
        />
      ) : undefined}
      {game.facilitator !== undefined && several ? (
        <Choice<'bot' | 'facilitator'>
          name="standIn"
          label={text.standIn}
          help={text.standInHelp}
          values={text.standIns}
          value={standIn}
          onChange={(next) => change({ standIn: next })}
        />
      ) : undefined}
      <Choice<keyof typeof text.delays>
        name="delay"
        label={text.delay}
        help={text.delayHelp}
        values={text.delays}
        value={delay}
        onChange={(next) => change({ delay: next })}
      />
      <Spoken language={language} onChange={(next) => change({ language: next })} />
    </div>
  );
}

function Spoken({ language, onChange }: { language: string; onChange(language: string): void }) {
  const text = words.online.setUp;
  return (
    <label class="o-field">
      <span class="o-field__label">{text.language}</span>
      <select class="o-select" value={language} onChange={({ currentTarget: { value } }) => onChange(value)}>
        {[...new Set([language, ...LANGUAGES])].map((code) => (
          <option key={code} value={code}>
            {languageName(code)}
          </option>
        ))}
      </select>
      <span class="o-field__hint">{text.languageHelp}</span>
    </label>
  );
}

const hasReserves = <K extends Kit>(game: Game<K>) => unseenActions(game).size === 0;

/** The paces there are: a game may have times of its own, or be one in which a reserve would show who decides. */
function pacesOf<K extends Kit>(rules: Game<K>): Partial<Record<PaceName, string>> {
  const { game, quick, days, none, own, ...others } = words.online.setUp.clocks;
  return {
    none,
    ...(hasReserves(rules) ? { quick } : {}),
    ...others,
    ...(hasReserves(rules) ? { days } : {}),
    ...(rules.pace === undefined ? {} : { game }),
    own,
  };
}

/** The options, with what the game suggests for matches over days, or without it again. */
function suitedTo<K extends Kit>(
  { slow = {}, options: specs }: Game<K>,
  options: K['options'],
  before: boolean,
  next: boolean,
): K['options'] {
  if (before === next) return options;
  if (next) return { ...options, ...slow };
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
