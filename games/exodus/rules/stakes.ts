/** XD-11 What a scene is about: stakes, sides, and the items that can be offered. */
import { nth } from '#engine';
import type { ExodusAction } from '../action.ts';
import { type FactionId, isPrimary } from '../content/factions.ts';
import { ORDER_KEYS } from '../content/orders.ts';
import { PLAIN_ITEMS, type PlainItem, type Stake } from '../content/plans.ts';
import type { House, Item, Scene, State } from '../state.ts';
import { ballotsOf, voters } from './ballots.ts';
import { bitOf, bitsOf, entryOf, held, houseOf } from './houses.ts';
import { isChoice, pageOf } from './legalSlips.ts';
import { memo } from './lists.ts';

/** The scene that is being played. */
export function sceneOf(s: State): Scene {
  if (s.scene === undefined) throw new Error('no scene is being played');
  return s.scene;
}

export interface Pair {
  readonly scene: Scene;
  readonly opener: FactionId;
  readonly respondent: FactionId;
}

export function pairOf(s: State): Pair {
  const scene = sceneOf(s);
  if (scene.respondent === undefined) throw new Error('nobody has been spoken to');
  return { scene, opener: scene.opener, respondent: scene.respondent };
}

type Demand = Extract<ExodusAction, { type: 'demand' }>;

const NO_DEMANDS: readonly Demand[] = [];
const demandOf = memo((wanted: Stake): Demand => ({ type: 'demand', stake: wanted }));

/** Everything that can be demanded of the respondent. */
export function demands(s: State, { scene, respondent }: Pair): readonly Demand[] {
  const { phase, issue } = scene;
  if (phase === 'resolve')
    return issue === undefined
      ? NO_DEMANDS
      : pageOf(s, issue).demands(entryOf(houseOf(s, respondent).written, issue) ?? 'none');
  const now = houseOf(s, respondent).ballot;
  const list: Demand[] = [];
  for (const wanted of ballotsOf(s, phase)) if (wanted !== now) list.push(demandOf(wanted));
  return list;
}

export function canDemand(s: State, scene: Scene, wanted: Stake): boolean {
  if (scene.phase !== 'resolve') return ballotsOf(s, scene.phase).includes(wanted);
  return scene.issue !== undefined && isIntent(wanted) && isChoice(s, scene.issue, wanted);
}

/** What a faction has written or balloted; undefined if it has no vote here. */
export function standOf(s: State, scene: Scene, faction: FactionId): Stake | undefined {
  const house = houseOf(s, faction);
  if (scene.phase !== 'resolve') return house.ballot;
  return scene.issue === undefined ? undefined : (entryOf(house.written, scene.issue) ?? 'none');
}

export function hasBallot(s: State, scene: Scene, faction: FactionId): boolean {
  return scene.phase === 'resolve' || voters(s, scene.phase).some((house) => house.faction === faction);
}

export function setStand(s: State, scene: Scene, faction: FactionId, now: Stake | undefined): void {
  const house = houseOf(s, faction);
  if (scene.phase === 'resolve') {
    if (scene.issue !== undefined && isIntent(now)) house.written[scene.issue] = now;
  } else if (now === undefined) house.ballot = undefined;
  else if (hasBallot(s, scene, faction)) house.ballot = now;
}

const INTENTS: ReadonlySet<unknown> = new Set<string>(['none', ...ORDER_KEYS]);
function isIntent(now: Stake | undefined): now is 'none' | (typeof ORDER_KEYS)[number] {
  return INTENTS.has(now);
}

/** How many items of a kind lie on the table. */
function onTable({ items }: Scene, kind: Item['kind']): number {
  let sum = 0;
  for (const item of items) if (item.kind === kind) sum++;
  return sum;
}

/** XD-11.2 whether the opener could add an item for the respondent. */
export const canGive = (s: State, pair: Pair, item: PlainItem): boolean =>
  gives(s, pair, houseOf(s, pair.opener), item);

function gives(s: State, { scene, opener, respondent }: Pair, giver: House, item: PlainItem): boolean {
  const already = onTable(scene, item);
  switch (item) {
    case 'marker':
      return giver.pool > already;
    case 'return':
      return held(giver, respondent) > already;
    case 'pledge-course':
      return isPrimary(opener) && already === 0;
    case 'pledge-disposition':
      return already === 0;
    case 'pledge-silence':
      return already === 0 && giver.silentIn <= s.cycle;
  }
}

/** What the opener could add, a bit for each kind of plain item. */
export function givable(s: State, pair: Pair): number {
  const giver = houseOf(s, pair.opener);
  let bits = 0;
  for (let i = 0; i < PLAIN_ITEMS.length; i++) if (gives(s, pair, giver, nth(PLAIN_ITEMS, i))) bits |= 1 << i;
  return bits;
}

/** XD-11.2 the factions whose vote the opener could trade, a bit for each. */
export function tradable(s: State, { phase, issue, items }: Scene): number {
  if (phase !== 'resolve') return 0;
  let bits = bitsOf(s.asked);
  if (issue !== undefined) bits &= ~bitOf(issue);
  for (const item of items) if (item.kind === 'vote') bits &= ~bitOf(item.faction);
  return bits;
}

/** Whether there is anything left that the respondent could ask for. */
export function canCounter(s: State, pair: Pair): boolean {
  return tradable(s, pair.scene) > 0 || givable(s, pair) > 0;
}

export const MOST_ITEMS = 3;
