/** A new game: a form made of nothing but what the game declares. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { LEVELS } from '#bots';
import { defaultOptions, type Game, type Kit, type OptionValues, readOptions } from '#engine';
import type { Mission } from '#ui/kit/mission.ts';
import type { SetUpArt } from '#ui/kit/setUp.ts';
import type { GameTable } from '#ui/table.ts';
import { HUMAN, isPlayer, type Player } from '../match/players.ts';
import { start } from '../match/start.ts';
import { Loading } from '../Notice.tsx';
import { Page } from '../Page.tsx';
import { go, to } from '../router.ts';
import { readParts, write } from '../store/local.ts';
import { listResults } from '../store/results.ts';
import { words } from '../text/en.ts';
import { useLoaded } from '../useLoaded.ts';
import { WithGame } from '../WithGame.tsx';
import { Cover } from './library/Cover.tsx';
import { FirstMissions, isNewcomer } from './setup/FirstMissions.tsx';
import { mended } from './setup/fitting.ts';
import { Options } from './setup/Options.tsx';
import { QuickStarts } from './setup/QuickStarts.tsx';
import { rowsOf } from './setup/rows.ts';
import { Seats } from './setup/Seats.tsx';
import { Sharing } from './setup/Sharing.tsx';
import '../styles/setup.css';
import { SetUpStart } from './SetUpStart.tsx';

export function SetUpPage({ game }: { game: string }) {
  return (
    <WithGame game={game}>
      {(opened) => opened.open((rules, table) => <Drawn game={rules} table={table} />)}
    </WithGame>
  );
}

interface SetUpProps<K extends Kit> {
  game: Game<K>;
  table: GameTable<K>;
}

/** With its pictures from the start: nothing moves under the finger. */
function Drawn<K extends Kit>({ game, table }: SetUpProps<K>) {
  const loaded = useLoaded(
    async () => ({ art: await table.setUp?.(), missions: await table.missions() }),
    [game.id],
  );
  if (loaded.status === 'loading') return <Loading />;
  const { art, missions = [] } = loaded.status === 'ready' ? loaded.value : { art: undefined };
  return <SetUp {...{ game, table, art, missions }} />;
}

interface Loaded<K extends Kit> extends SetUpProps<K> {
  art: SetUpArt<K> | undefined;
  missions: readonly Mission<K>[];
}

function SetUp<K extends Kit>({ game, table, art, missions }: Loaded<K>) {
  const [first] = useState(() => recall(game, table.company, art));
  const [options, setOptions] = useState(first.options);
  const [players, setPlayers] = useState(first.players);
  const [seed, setSeed] = useState('');
  const [problem, setProblem] = useState<string>();
  const begin = (event: Event) => {
    event.preventDefault();
    write(keyOf(game.id), { options, players });
    const started = start(game, { options, players, seed: seed.trim() });
    if (started.ok) go(to.table(started.id));
    else setProblem(started.refusal.message);
  };

  const rows = rowsOf(game);
  const drawn = [...rows.where, ...rows.hard, ...(table.sharing?.pieces.map(({ id }) => id) ?? [])];
  const isAside = (name: string) => !drawn.includes(name);
  const shared = { game, seats: players.length, options, onChange: setOptions };
  const usual = usualOptions(game, art);
  const others = Object.keys(options).filter(
    (name) => isAside(name) && JSON.stringify(options[name]) !== JSON.stringify(usual[name]),
  );
  const advised = advisedFor(game, table.company, art);
  const isAdvised = JSON.stringify({ options, players, seed }) === JSON.stringify(advised);
  const recommend = () => {
    setPlayers(advised.players);
    setOptions(advised.options);
    setSeed(advised.seed);
  };

  return (
    <div data-game={game.id}>
      <Page
        title={words.setUp.title(game.words.title)}
        back={{ href: to.library(), label: words.library.title }}
        class="setup"
      >
        {art && art.starts.length > 0 ? (
          <QuickStarts game={game} starts={art.starts} seed={seed.trim()} />
        ) : undefined}
        <form class="setup__form" onSubmit={begin}>
          <Top game={game} problem={problem}>
            <Recommended company={isAdvised ? players : undefined} recommend={recommend} />
            <FirstMissions game={game.id} missions={missions} />
          </Top>
          <Seats
            range={game.seats}
            players={players}
            onChange={(seated) => {
              setPlayers(seated);
              setOptions(mended(game, { seats: seated.length, options }));
            }}
          />
          {table.sharing && players.length > 1 ? <Sharing {...shared} sharing={table.sharing} /> : undefined}
          <Options
            {...shared}
            only={(name) => rows.where.includes(name)}
            pictures="plain"
            drawn={art?.pictures}
          />
          <Options {...shared} only={(name) => rows.hard.includes(name)} pictures="dotted" />
          {table.editor ? (
            <a class="o-button o-button--quiet o-button--small setup__draw" href={to.board()}>
              {words.editor.draw}
            </a>
          ) : undefined}
          <Advanced changed={others.length}>
            <Options {...shared} only={isAside} />
            <SeedField seed={seed} onChange={setSeed} />
          </Advanced>
        </form>
      </Page>
    </div>
  );
}

/** That the table is as recommended, with whom, or the way to have it so. */
function Recommended({ company, recommend }: { company: readonly Player[] | undefined; recommend(): void }) {
  return company ? (
    <small class="o-muted">{words.setUp.asRecommended(companyOf(company))}</small>
  ) : (
    <button type="button" class="o-button o-button--quiet o-button--small" onClick={recommend}>
      {words.setUp.recommended}
    </button>
  );
}

/** The picture of the game, and the way to its table. */
function Top<K extends Kit>({
  game,
  problem,
  children,
}: {
  game: Game<K>;
  problem: string | undefined;
  children: ComponentChildren;
}) {
  return (
    <div class="setup__top o-panel">
      <div class="setup__picture" aria-hidden="true">
        <Cover game={game.id} />
      </div>
      <div class="setup__go">
        <p class="setup__about">{game.words.tagline}</p>
        <SetUpStart problem={problem} label={words.setUp.start} focused />
        {children}
      </div>
    </div>
  );
}

/** What few change, folded away; `changed` of it is not as usual. */
function Advanced({ changed, children }: { changed: number; children: ComponentChildren }) {
  return (
    <details class="setup__advanced">
      <summary>
        {words.setUp.more}
        {changed > 0 ? <span class="o-chip">{words.setUp.changed(changed)}</span> : undefined}
      </summary>
      {children}
    </details>
  );
}

function SeedField({ seed, onChange }: { seed: string; onChange(seed: string): void }) {
  return (
    <label class="o-field">
      <span class="o-field__label">{words.setUp.seed}</span>
      <input
        class="o-input"
        name="seed"
        maxLength={100}
        autoComplete="off"
        spellcheck={false}
        value={seed}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
      <span class="o-field__hint">{words.setUp.seedHelp}</span>
    </label>
  );
}

/** Who sits there, in a few words. */
function companyOf(players: readonly Player[]): string {
  const bots = players.flatMap((player) => (player.kind === 'bot' ? [player.level] : []));
  const level = bots.every((one) => one === bots[0]) ? bots[0] : undefined;
  return words.setUp.company(players.length - bots.length, bots.length, level);
}

/** The table that is recommended. */
function advisedFor<K extends Kit>(game: Game<K>, company = fewest(game), art?: SetUpArt<K>) {
  const players = defaultPlayers(game, company, art);
  const options = mended(game, { seats: players.length, options: usualOptions(game, art) });
  return { options, players, seed: '' };
}

/** The game's standard, as the recommended table has it. */
function usualOptions<K extends Kit>(game: Game<K>, art: SetUpArt<K> | undefined): OptionValues {
  const gentle = isNewcomer(game.id) ? art?.gentle : undefined;
  const { advised } = art ?? {};
  return {
    ...defaultOptions(game.options),
    ...(advised as OptionValues | undefined),
    ...(gentle as OptionValues | undefined),
  };
}

const keyOf = (game: string) => `orrery/setup/${game}`;

/** What was chosen last time, as far as the game still knows it. */
function recall<K extends Kit>(
  game: Game<K>,
  company = fewest(game),
  art?: SetUpArt<K>,
): { options: OptionValues; players: readonly Player[] } {
  const given = readParts(keyOf(game.id));
  const read = readOptions(game.options, given.options ?? usualOptions(game, art));
  const options = 'values' in read ? read.values : usualOptions(game, art);
  const { min, max } = game.seats;
  const seated = Array.isArray(given.players) && given.players.every(isPlayer) ? given.players : [];
  const fits = seated.length >= min && seated.length <= max;
  const players = fits ? seated : defaultPlayers(game, company, art);
  return { options: mended(game, { seats: players.length, options }), players };
}

/** The smallest table at which the standard options can be played. */
function fewest<K extends Kit>(game: Game<K>): number {
  const { min, max } = game.seats;
  const options = defaultOptions(game.options) as K['options'];
  for (let seats = min; seats < max; seats++) {
    if (game.tableProblem?.({ seats, options }) === undefined) return seats;
  }
  return max;
}

/** One person against bots, as strong as the game has them for who has these results. */
function defaultPlayers<K extends Kit>(game: Game<K>, seats: number, art?: SetUpArt<K>): Player[] {
  const level = LEVELS.find((one) => one === art?.level?.(listResults(game.id))) ?? 'sound';
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? HUMAN : { kind: 'bot', level }));
}
