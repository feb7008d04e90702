/** A new online table: the game's own options, who sits where, the clock, and who may join. */

import { useState } from 'preact/hooks';
import { LEVELS } from '#bots';
import { defaultOptions, type Game, type Kit, type OptionWords } from '#engine';
import { PlayIcon } from '#ui/art/icons.tsx';
import { api, myName } from '../../online/link.ts';
import { Page } from '../../Page.tsx';
import { go, to } from '../../router.ts';
import { words } from '../../text/en.ts';
import { WithGame } from '../../WithGame.tsx';
import { OptionField } from '../setup/OptionField.tsx';
import { Choice } from './Choice.tsx';
import { NameForm } from './NameForm.tsx';
import '../../styles/setup.css';
import '../../styles/online.css';

const CLOCKS = { none: undefined, live: 300, relaxed: 86_400 } as const;

export function NewTablePage({ game }: { game: string }) {
  return <WithGame game={game}>{(opened) => opened.open((rules) => <NewTable game={rules} />)}</WithGame>;
}

function NewTable<K extends Kit>({ game }: { game: Game<K> }) {
  const { min, max } = game.seats;
  const [players, setPlayers] = useState<readonly string[]>(() => seatsFor(Math.max(min, Math.min(2, max))));
  const [options, setOptions] = useState(() => defaultOptions(game.options));
  const [clock, setClock] = useState<keyof typeof CLOCKS>('none');
  const [visibility, setVisibility] = useState<'public' | 'link'>('public');
  const [problem, setProblem] = useState<string>();
  const text = words.online.setUp;
  const labels: Readonly<Record<string, OptionWords>> = game.words.options;

  const open = async (event: Event) => {
    event.preventDefault();
    if (myName.value === undefined) return setProblem(words.online.nameNeeded);
    const seconds = CLOCKS[clock];
    const made = await api.create({
      ...{ game: game.id, seats: players.length, players, options, visibility },
      ...(seconds === undefined ? {} : { clock: seconds }),
    });
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
              onChange={(count) => setPlayers(seatsFor(Number(count)))}
            />
          ) : undefined}
          {players.map((player, seat) => (
            <label key={seat} class="setup__seat">
              <span>{text.seat(seat)}</span>
              <select
                class="o-select"
                value={player}
                onChange={({ currentTarget: { value } }) =>
                  setPlayers(players.map((old, i) => (i === seat ? value : moved(old, value))))
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
          <Choice<keyof typeof CLOCKS>
            name="clock"
            label={text.clock}
            help={text.clockHelp}
            values={text.clocks}
            value={clock}
            onChange={setClock}
          />
          <Choice<'public' | 'link'>
            name="visibility"
            label={text.visibility}
            values={text.visibilities}
            value={visibility}
            onChange={setVisibility}
          />
          {Object.entries(game.options).map(([name, spec]) => (
            <OptionField
              key={name}
              name={name}
              spec={spec}
              words={labels[name] ?? { label: name, help: '' }}
              value={options[name] ?? spec.default}
              onChange={(value) => setOptions({ ...options, [name]: value })}
            />
          ))}
          {problem ? (
            <p class="setup__problem" role="alert">
              {words.setUp.problem}: {problem}
            </p>
          ) : undefined}
          <div class="setup__start">
            <button type="submit" class="o-button o-button--primary">
              <PlayIcon /> {text.open}
            </button>
          </div>
        </form>
      </Page>
    </div>
  );
}

/** You sit at one seat: choosing another frees the first. */
function moved(old: string, chosen: string): string {
  return chosen === 'me' && old === 'me' ? 'free' : old;
}

function seatsFor(count: number): string[] {
  return Array.from({ length: count }, (_, seat) => (seat === 0 ? 'me' : 'free'));
}

function range(from: number, to_: number): number[] {
  return Array.from({ length: to_ - from + 1 }, (_, i) => from + i);
}
