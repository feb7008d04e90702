/** The terms of a contract: which game is tried, at which tables, and how hard. */
import type { GameWithBots, Kit, OptionValues, Random, Seat } from '../index.ts';
import type { Unused } from './uses.ts';

/** One test of the contract. It throws when the game does not keep it. */
export interface Trial {
  readonly name: string;
  /** Content that its games have not come to may still be used in scenes: whoever can tell takes note of it. */
  run(note?: (unused: Unused) => void): void;
}

export function trial(name: string, run: Trial['run']): Trial {
  return { name, run };
}

/** One line of the options matrix. */
export interface Case {
  readonly seats: number;
  /** Options that differ from the defaults. */
  readonly options?: OptionValues;
  readonly label?: string;
  /** Kinds of action that random players seldom choose: giving up, say, so that their games last. */
  readonly seldom?: readonly string[];
}

/** How a seat chooses among its legal actions. */
export type Policy<K extends Kit> = (
  s: Readonly<K['state']>,
  seat: Seat,
  actions: readonly K['action'][],
  random: Random,
) => K['action'];

export interface ContractOptions<K extends Kit> {
  /** Every mode and every number of seats must stand in at least one of them. */
  readonly tables: readonly Case[];
  /** Random games played to the end at each table. */
  readonly games?: number;
  /** How many games a table gets in the tests that look at every decision; two, unless told otherwise. */
  readonly closeGames?: number;
  /** Games played to count which content was used. */
  readonly coverageGames?: number;
  /** A game with more actions than this counts as endless. */
  readonly maxActions?: number;
  /** How the coverage games are played; by default a mixture of the game's rollout policy and chance. */
  readonly play?: Policy<K>;
  /** Look for leaks at every n-th decision. */
  readonly leakEvery?: number;
  /** Try the list of legal actions, and write and read the state, at every n-th decision. */
  readonly lookEvery?: number;
  /** True for a game that hides nothing but secret choices: its `redeal` must then change nothing, else it must. */
  readonly open?: boolean;
  /** Events that may tell a seat what its view does not show afterwards: a card turned up and shuffled back. */
  readonly fleeting?: readonly K['event']['type'][];
}

export interface Terms<K extends Kit> extends Required<Omit<ContractOptions<K>, 'play'>> {
  readonly game: GameWithBots<K>;
  readonly play: Policy<K> | undefined;
}

export const MAX_ACTIONS = 5000;

export function termsOf<K extends Kit>(game: GameWithBots<K>, options: ContractOptions<K>): Terms<K> {
  const { games, coverageGames } = amounts(options);
  // Slow and thorough: for whoever changes the kernel, or looks for what a sample has missed.
  const isClose = settings().ORRERY_CONTRACT_CLOSE === 'yes';
  return {
    game,
    tables: options.tables,
    games,
    closeGames: options.closeGames ?? Math.min(games, 2),
    coverageGames,
    maxActions: options.maxActions ?? MAX_ACTIONS,
    play: options.play,
    leakEvery: isClose ? 1 : (options.leakEvery ?? 1),
    lookEvery: isClose ? 1 : (options.lookEvery ?? 1),
    open: options.open ?? false,
    fleeting: options.fleeting ?? [],
  };
}

/** What whoever runs the tests has set; a page has nothing of the kind. */
function settings(): Readonly<Record<string, string | undefined>> {
  return typeof process === 'undefined' ? {} : process.env;
}

/** A mutation run repeats the suite hundreds of times, and says how many games there may be at all tables together. */
function amounts({ tables, games = 10, coverageGames = 100 }: ContractOptions<Kit>) {
  const few = Number(settings().ORRERY_CONTRACT_GAMES ?? 0);
  if (!(few > 0)) return { games, coverageGames };
  return { games: Math.max(1, Math.min(games, Math.floor(few / tables.length))), coverageGames: 0 };
}

export function tableName({ seats, options = {}, label }: Case): string {
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  return label ?? [`${seats} ${seats === 1 ? 'seat' : 'seats'}`, ...chosen].join(', ');
}
