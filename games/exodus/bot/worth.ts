import type { Atom, Effect } from '../content/effect.ts';
import { FACTION, type FactionId, TRAITS } from '../content/factions.ts';
import { type OrderDeed, type OrderKey, type Slip, slipOf } from '../content/orders.ts';
import { SECRETS } from '../content/secrets.ts';
import { find } from '../rules/houses.ts';
import type { State } from '../state.ts';
import { type Eyes, pointWorth, shiftWorth } from './eyes.ts';
import { harvestWorth } from './harvest.ts';
import { indexOfTrait, SUPPLY, TREACHERY, WOMEN } from './health.ts';
import { chanceToPass, chanceToSucceed } from './odds.ts';
import {
  deedWish,
  electionWish,
  learningWish,
  markerWish,
  officeWish,
  progressWish,
  scanWish,
  stashWish,
} from './wishes.ts';

/** The changes of traits of an effect, in the order of the sheet. */
const shifts = new WeakMap<Effect, readonly number[]>();
const NO_SHIFT: readonly number[] = [0, 0, 0, 0, 0, 0, 0];

export function shiftOf(effect: Effect): readonly number[] {
  let shift = shifts.get(effect);
  if (shift === undefined) {
    shift = TRAITS.map((trait) => effect[trait] ?? 0);
    shifts.set(effect, shift);
  }
  return shift;
}

/** Where an order is weighed: the traits as they will be, and what is already taken care of. */
export interface Setting {
  readonly sheet: readonly number[];
  /** Nobody has seen to the upkeep or the harvest yet. */
  readonly hungry: boolean;
  /** Hunts can still lower Treachery by so much this cycle. */
  readonly prey: number;
  readonly bearingOpen: boolean;
}

/** Trait minus opposition of the order's test, and the odds that come of it. */
export function marginOf(sheet: readonly number[], faction: FactionId, { order, target }: Slip): number {
  const { test } = order;
  if (test === undefined) return 9;
  const own = test.trait === 'voice' ? FACTION[faction].voice : test.trait;
  const theirs = test.against === 'voice' ? FACTION[target ?? faction].voice : test.against;
  return (sheet[indexOfTrait(own)] ?? 0) - (sheet[indexOfTrait(theirs)] ?? 0);
}

export function orderWorth(
  s: State,
  eyes: Eyes,
  faction: FactionId,
  key: OrderKey,
  setting: Setting,
  net: number,
): number {
  const slip = slipOf(key);
  const { order } = slip;
  if (order.posted) return 0;
  const deed = faction === eyes.faction ? deedBonus(eyes, slip, setting) : 0;
  const good = effectWorth(s, eyes, faction, slip, order.success, setting) + deed;
  if (order.test === undefined) return good;
  const margin = marginOf(setting.sheet, faction, slip);
  const success = chanceToSucceed(margin, net);
  const pass = chanceToPass(margin, net);
  let sum = success * good;
  if (pass > success)
    sum +=
      (pass - success) *
      (effectWorth(s, eyes, faction, slip, order.partial ?? {}, setting) +
        (HALF_DONE.has(order.deed?.by) ? deed : 0));
  if (pass < 1) sum += (1 - pass) * effectWorth(s, eyes, faction, slip, order.failure ?? {}, setting);
  return sum;
}

function effectWorth(
  s: State,
  eyes: Eyes,
  faction: FactionId,
  slip: Slip,
  effect: Effect,
  setting: Setting,
): number {
  let shift = shiftOf(effect);
  if (slip.order.hunt && setting.prey < 2 && (effect.treachery ?? 0) < -setting.prey)
    shift = shift.with(indexOfTrait('treachery'), -setting.prey);
  let sum = shift === NO_SHIFT ? 0 : shiftWorth(eyes, setting.sheet, shift);
  const { also } = effect;
  if (also !== undefined)
    for (const atom of also) sum += atomWorth(s, eyes, faction, slip.target, atom, setting);
  return sum;
}

/** Deeds that a partial result does as well. */
const HALF_DONE: ReadonlySet<OrderDeed['by'] | undefined> = new Set(['partial', 'lowered', 'bearing']);

function deedBonus(
  { goals, house }: Eyes,
  { order: { deed, hunt } }: Slip,
  { sheet, prey, bearingOpen }: Setting,
): number {
  if (deed === undefined || deed.by === 'failure') return 0;
  // A hunt counts only if there is something left to hunt, a chart only where none was made.
  if (hunt && (prey === 0 || sheet[TREACHERY] === 0)) return 0;
  if (deed.by === 'bearing' && !bearingOpen) return 0;
  return deedWish(goals, house, deed.counts);
}

const RIVAL = 0.25;

/** A point of standing for one faction, in the eyes of another. */
const pointFor = (eyes: Eyes, faction: FactionId): number =>
  faction === eyes.faction ? eyes.greed : -RIVAL * eyes.greed;

/** What is gained by knowing one more secret. */
export function learning(s: State, eyes: Eyes, faction: FactionId): number {
  if (faction !== eyes.faction) return -0.2 * eyes.greed;
  let known = 0;
  for (const secret of s.secrets)
    if (!secret.public && !secret.void && secret.owner !== faction)
      for (const knower of secret.knowers) if (knower.faction === faction) known++;
  return eyes.greed * (known < 3 ? 1.1 : 0.25) + learningWish(eyes.goals, known);
}

function atomWorth(
  s: State,
  eyes: Eyes,
  self: FactionId,
  target: FactionId | undefined,
  atom: Atom,
  setting: Setting,
): number {
  const health = eyes.turned ? -1 : 1;
  switch (atom.atom) {
    case 'renown':
      return atom.by * pointFor(eyes, atom.who === 'self' ? self : (target ?? self));
    case 'giveMarker': {
      const giver = atom.from === 'target' ? target : self;
      const taker = atom.to === 'target' ? target : self;
      if (giver === undefined || taker === undefined || find(s, giver)?.pool === 0) return 0;
      const wish = taker === eyes.faction ? markerWish(eyes.goals, eyes.house, giver) : 0;
      return pointFor(eyes, taker) - pointFor(eyes, giver) + wish;
    }
    case 'meet':
      return (find(s, self)?.mandates.length ?? 0) > 0 ? 3 * health : 0;
    case 'meetOne':
    case 'meetAll':
      return s.houses.some((house) => house.mandates.some(({ kind }) => kind === atom.kind)) ? 2 * health : 0;
    case 'mandateAll':
      return -3 * health;
    case 'mandate':
    case 'mandateBecomes':
      return -0.8 * health;
    case 'office':
      // The office counts, and so does its secret as long as it is kept.
      return (self === eyes.faction ? 3.6 * eyes.greed : -0.6 * eyes.greed) + officeWish(eyes.goals, self);
    case 'law':
      return s.law ? -3 * health : (0.5 + 0.8 * Math.max(0, 8 - (setting.sheet[WOMEN] ?? 0))) * health;
    case 'elections':
      return electionWorth(s, eyes) + (s.houses[1]?.mandates.length ? 2.5 * health : 0);
    case 'bearing':
      return setting.bearingOpen ? 1.6 * health : 0;
    case 'readiness':
      return 0.8 * Math.min(atom.by, 3 - s.readiness) * health;
    case 'stash':
      return atom.by * pointFor(eyes, 'underworld') + stashWish(eyes.goals, s, atom.by);
    case 'progress':
      return atom.by * (0.5 * health + (self === eyes.faction ? researchWorth(s, eyes) : 0));
    case 'rest':
      if (atom.how === 'none') return s.fatigue > 0 ? -0.9 * health : 0;
      return (atom.how === 'zero' ? 0.6 : 0.4) * Math.max(0, s.fatigue - 2) * health;
    case 'jumpAssist':
      return 0.7 * health;
    case 'upkeepOff':
      return setting.hungry ? pointWorth(eyes, setting.sheet, SUPPLY, 1) : 0;
    case 'scanMore':
      return unscanned(s) > 3 ? 0.8 * health + scanWish(eyes.goals, s) : 0.1 * health;
    case 'picket':
      return (s.reported || s.risk === 0 ? 1 : 0.2) * health;
    case 'harvestCounts':
      return setting.hungry ? harvestWorth(s, eyes, setting.sheet) : 0;
    case 'hinder':
      return target === eyes.faction ? -0.8 : 0.05;
    case 'grease':
      return self === eyes.faction ? 0.2 : 0;
    case 'dig':
    case 'spy':
      return target === eyes.faction && self !== eyes.faction ? -0.8 : learning(s, eyes, self);
    case 'flipRest':
      return -pointWorth(eyes, setting.sheet, 0, 1) / 3;
    case 'leak':
      return -0.6;
    case 'removeLeader':
      return target === eyes.faction ? -2 : 0.2;
    default:
      return 0;
  }
}

function unscanned(s: State): number {
  let sum = 0;
  for (const other of s.systems[s.here]?.links ?? []) if (s.systems[other]?.reward === undefined) sum++;
  return sum;
}

/** XD-3.4 research is what the Researchers are judged by; to others a discovery is a secret to keep. */
function researchWorth(s: State, eyes: Eyes): number {
  const { faction, greed, goals } = eyes;
  const owned = s.secrets.filter(({ id, owner }) => owner === faction && SECRETS[id].kind === 'discovery');
  return (faction === 'researchers' ? greed : 0.5 * greed) + progressWish(goals, owned.length);
}

/** XD-23 for whom an election is good. */
function electionWorth(s: State, eyes: Eyes): number {
  const { goals, house, greed } = eyes;
  const kept = s.traits.justice >= s.traits.edge ? 0.75 : 0.3;
  const calm = eyes.turned ? -0.8 : 0.8;
  let won = electionWish(goals, house, 'incumbent');
  let lost = electionWish(goals, house, 'challenger');
  if (s.houses[1]?.office === true) lost -= officeWish(goals, 'government');
  const office = house.office ? 2 * greed : 0;
  if (eyes.faction === 'government') {
    won += greed;
    lost -= greed + office;
  } else if (eyes.faction === 'opposition') lost += 2 * greed - office;
  return calm + kept * won + (1 - kept) * lost;
}
