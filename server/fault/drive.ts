/**
 * The fault test: many matches at once, a blow to the server again and again, and at the end every acknowledged action
 * must be in the record, exactly once and where it was said to be, and every match must go on.
 */
import { stream } from '#engine';
import { openStore, type StorePlace } from '../store/index.ts';
import { type Aftermath, aftermathOf } from './aftermath.ts';
import type { Blow } from './blows.ts';
import type { ServerProcess } from './node.ts';
import { FaultPlayer, pause } from './player.ts';

export interface FaultTerms {
  readonly nodes: readonly ServerProcess[];
  readonly place: StorePlace;
  readonly blow: Blow;
  /** How many are played at the same time. */
  readonly matches: number;
  readonly blows: number;
  /** How many more actions are acknowledged between two blows, at most. */
  readonly between: number;
  readonly seed: string;
  /** Whether it has taken long enough: then it is judged after the blows there were. */
  readonly isEnough?: () => boolean;
  readonly onBlow?: (done: number) => void;
}

/**
 * `refused`: told that it could not be done just now. `stuck`: did not go on after the last blow. `waiting`: the last
 * match was over, and the server too busy to begin another.
 */
export type FaultReport = Aftermath & {
  readonly blows: number;
  readonly refused: number;
  readonly waiting: number;
  readonly stuck: number;
};

/** So long, in milliseconds, it is waited that enough has happened; then the blow comes all the same. */
const PATIENCE = 30_000;
/** So long after the last blow everyone has time to go on. */
const RECOVERY = 120_000;

export async function drive(terms: FaultTerms): Promise<FaultReport> {
  const { nodes, matches, blows, between, seed, blow, isEnough, onBlow } = terms;
  const random = stream(`${seed} blows`);
  await Promise.all(nodes.map((node) => node.start()));
  const players: FaultPlayer[] = [];
  for (let i = 0; i < matches; i++)
    players.push(await FaultPlayer.at(nodes[i % nodes.length]?.url ?? '', i, seed));
  const playing = players.map((player) => player.play());
  let struck = 0;
  while (struck < blows && !isEnough?.()) {
    const wanted = total(players) + 1 + random.int(between);
    await until(() => total(players) >= wanted, PATIENCE);
    await blow(random);
    for (const player of players) player.hurry();
    struck++;
    onBlow?.(struck);
  }
  const before = players.map(({ count }) => count);
  const wentOn = (player: FaultPlayer, i: number) => player.count > (before[i] ?? 0);
  await until(() => players.every(wentOn), RECOVERY);
  const still = players.filter((player, i) => !wentOn(player, i));
  const stuck = still.filter(({ isPutOff }) => !isPutOff);
  for (const { whereabouts } of stuck) console.error(`does not go on: ${whereabouts}`);
  for (const player of players) player.stop();
  await Promise.all(playing);
  for (const player of players) player.close();
  for (const node of nodes) await node.stop();
  const store = await openStore(terms.place);
  const aftermath = await aftermathOf(
    store,
    players.flatMap(({ played }) => played),
  );
  await store.close();
  const refused = players.reduce((sum, player) => sum + player.refused, 0);
  const waiting = still.length - stuck.length;
  return { blows: struck, refused, ...aftermath, waiting, stuck: stuck.length };
}

function total(players: readonly FaultPlayer[]): number {
  return players.reduce((sum, player) => sum + player.count, 0);
}

async function until(isSo: () => boolean, ms: number): Promise<void> {
  for (const end = Date.now() + ms; !isSo() && Date.now() < end; ) await pause(10);
}
