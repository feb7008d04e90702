/** What a seat can foretell of a test from what it sees: the sides, every known assist and hindrance, and the exact odds. */
import type { Advantage } from '../content/advantage.ts';
import { type CovertKey, covertOf } from '../content/covert.ts';
import { FACTION, FACTIONS, type FactionId, type Trait } from '../content/factions.ts';
import { type OrderId, type OrderKey, type Slip, slipOf } from '../content/orders.ts';
import { SECRETS, type SecretId } from '../content/secrets.ts';
import type { Side, TestOutcome } from '../event.ts';
import { outcomeOf } from '../rules/dice.ts';
import type { Perk } from '../state.ts';
import type { SeenHouse } from '../view/house.ts';
import type { View } from '../view/index.ts';

export const MODIFIERS = [
  'assisted',
  'secret',
  'perk',
  'trade',
  'hindered',
  'covert',
  'shield',
  'law',
  'guarded',
  'audited',
  'fatigue',
  'hurried',
  'chant',
  'steady',
  'traitors',
  'ambush',
  'readiness',
  'ownIssue',
  'theirIssue',
  'leverage',
  'theirLeverage',
  'office',
  'theirOffice',
  'bystanders',
  'repeated',
] as const;

export interface Modifier {
  readonly why: (typeof MODIFIERS)[number];
  readonly by: number;
  /** The secret it comes from, where it is one. */
  readonly of?: SecretId;
}

export type Odds = Readonly<Record<TestOutcome, number>>;

export interface Outlook {
  readonly own: Side;
  readonly against: Side;
  readonly modifiers: readonly Modifier[];
  readonly net: number;
  readonly odds: Odds;
}

/** XD-1.2 ways to throw each sum, lowest first, by the number of dice that are free. */
const WAYS: readonly (readonly number[])[] = [[1], [1, 1, 1], [1, 2, 3, 2, 1], [1, 3, 6, 7, 6, 3, 1]];

/** XD-1.8 the chance of every sum of three dice, `net` of them fixed. */
export function chances(net: number): ReadonlyMap<number, number> {
  const fixed = Math.min(3, Math.abs(net));
  const free = 3 - fixed;
  const ways = WAYS[free] ?? [];
  return new Map(ways.map((count, i) => [i - free + Math.sign(net) * fixed, count / 3 ** free]));
}

export function oddsOf(margin: number, net: number): Odds {
  const odds = { failure: 0, partial: 0, success: 0 };
  for (const [sum, chance] of chances(net)) odds[outcomeOf(margin + sum)] += chance;
  return odds;
}

export function outlook(own: Side, against: Side, all: readonly Modifier[]): Outlook {
  const modifiers = all.filter(({ by }) => by !== 0);
  const net = modifiers.reduce((sum, { by }) => sum + by, 0);
  return { own, against, modifiers, net, odds: oddsOf(own.value - against.value, net) };
}

export const houseIn = (view: View, faction: FactionId): SeenHouse | undefined =>
  view.houses.find((house) => house.faction === faction);

export const perk = (view: View, answer: Perk): number => Number(view.perks.includes(answer));

/** The secrets a faction is known to profit from in some way, each as often as it does. */
function sources(view: View, faction: FactionId, fits: (advantage: Advantage) => boolean): SecretId[] {
  return view.secrets.flatMap(({ id, owner, knowers, public: open, void: gone }) => {
    if (id === undefined || gone || (owner !== faction && !knowers.includes(faction))) return [];
    return SECRETS[id].advantages
      .filter((advantage) => (!open || advantage.lasting) && fits(advantage))
      .map(() => id);
  });
}

/** Advantages of a kind that a faction is known to have. */
export const known = (view: View, faction: FactionId, fits: (advantage: Advantage) => boolean): number =>
  sources(view, faction, fits).length;

/** The same as dice that lie already, each with the secret it comes from. */
export const secretDice = (
  view: View,
  faction: FactionId,
  fits: (advantage: Advantage) => boolean,
  by = 1,
): Modifier[] => sources(view, faction, fits).map((of) => ({ why: 'secret', by, of }));

type Assisted = OrderId | 'spying' | 'nuke' | 'vs-edge';
const helpsWith =
  (order: Assisted) =>
  (advantage: Advantage): boolean =>
    advantage.kind === 'assist' && advantage.orders.includes(order);
export const assistDice = (view: View, faction: FactionId, order: Assisted): Modifier[] =>
  secretDice(view, faction, helpsWith(order));
const shields = (view: View, faction: FactionId, from: string): number =>
  known(view, faction, (advantage) => advantage.kind === 'shield' && advantage.from === from);

/** XD-10.3 what a faction's slip weighs, as far as this seat can know. */
export function weightOf(view: View, writer: FactionId, target: FactionId): number {
  let base = FACTION[writer].weights[FACTIONS.indexOf(target)] ?? 1;
  const house = houseIn(view, writer);
  if (view.regime !== undefined && target === 'government') {
    if (writer === view.regime) base = 5;
    else if (writer === 'government') base = 3;
  }
  if (writer === target && house?.leaderless) base = Math.min(base, 3);
  if (house?.greased.includes(target)) base += 2;
  const secrets = known(
    view,
    writer,
    (advantage) => advantage.kind === 'weight' && advantage.faction === target,
  );
  return Math.max(1, base + secrets);
}

export function sideOf(view: View, trait: Trait | 'voice', faction: FactionId): Side {
  const named = trait === 'voice' ? FACTION[faction].voice : trait;
  return { trait: named, value: view.traits[named] };
}

const isSpying = (id: OrderId): boolean => id === 'net-spying' || id === 'und-spying';

/** XD-13 a public order; undefined where nothing is rolled. */
export function orderOutlook(view: View, faction: FactionId, key: OrderKey): Outlook | undefined {
  const slip = slipOf(key);
  const { id, order, target } = slip;
  if (order.test === undefined) return undefined;
  const house = houseIn(view, faction);
  const covert = faction === view.faction ? view.own?.covert : house?.covert;
  const masked = faction === view.faction && view.own?.masked === true;
  const list: Modifier[] = [];
  if (house !== undefined) {
    list.push(
      { why: 'assisted', by: helpers(view, faction, slip) },
      ...assistDice(view, faction, id),
      ...(order.test.against === 'edge' ? assistDice(view, faction, 'vs-edge') : []),
      { why: 'hindered', by: -house.hindered },
      { why: 'covert', by: covert !== undefined && covert !== 'none' && !masked ? -1 : 0 },
    );
  }
  if (isSpying(id)) list.push(...spying(view, faction));
  if (id === 'dirt-digging') list.push({ why: 'perk', by: perk(view, 'dying-technician') });
  if (target !== undefined) {
    const from = isSpying(id) ? 'spying' : id;
    if (from === 'spying' || from === 'dirt-digging')
      list.push({ why: 'shield', by: -shields(view, target, from) });
  }
  list.push({ why: 'law', by: id === 'harvest' && view.law ? -1 : 0 }, ...promises(view, faction, slip));
  return outlook(
    sideOf(view, order.test.trait, faction),
    sideOf(view, order.test.against, target ?? faction),
    list,
  );
}

/** XD-13.4 the help of others that goes into the public test. */
function helpers(view: View, faction: FactionId, { order }: Slip): number {
  return helping(view, faction).filter(
    (list) => list === 'any' || order.keywords.some((word) => list.includes(word)),
  ).length;
}

/** What each faction that assists another could help with. */
function helping(view: View, faction: FactionId) {
  return view.houses
    .filter(({ faction: from }) => view.resolved[from] === `assist@${faction}`)
    .map(({ faction: from }) => FACTION[from].assists);
}

/** XD-13.4 the help that the public order cannot use. */
function covertHelpers(view: View, faction: FactionId): number {
  const order = view.resolved[faction];
  const slip = order === undefined ? undefined : slipOf(order);
  const toPublic = slip?.order.test === undefined ? 0 : helpers(view, faction, slip);
  const able = helping(view, faction).filter((list) => list === 'any' || list.includes('covert'));
  return toPublic > 0 ? 0 : able.length;
}

function spying(view: View, faction: FactionId): Modifier[] {
  return [
    { why: 'trade', by: faction === 'network' || faction === 'underworld' ? 1 : 0 },
    ...assistDice(view, faction, 'spying'),
    { why: 'perk', by: perk(view, 'dying-technician') },
  ];
}

/** CT-16 what the fleet made up its mind about at the start helps some orders. */
function promises(view: View, faction: FactionId, { id, order }: Slip): Modifier[] {
  const devout = id === 'church-recruit' || id === 'church-tend' || id === 'church-parade';
  return [
    { why: 'perk', by: order.hunt ? perk(view, 'network-alarm') : 0 },
    { why: 'perk', by: id === 'church-tend' ? perk(view, 'last-broadcasts') : 0 },
    { why: 'perk', by: devout ? perk(view, 'forbidden-word') : 0 },
    { why: 'perk', by: faction === 'government' && view.cycle <= 2 ? perk(view, 'published') : 0 },
  ];
}

/** XD-10.5 a quiet vote calms the fleet before the orders are carried out. */
export const CALM = 3;

/** XD-13 the same order if the vote is quiet and if somebody objects, where Edge stands against it. */
export function orderOutlooks(
  view: View,
  faction: FactionId,
  key: OrderKey,
): { readonly quiet: Outlook; readonly objected?: Outlook } | undefined {
  const objected = orderOutlook(view, faction, key);
  if (objected?.against.trait !== 'edge' || !mayBeQuiet(view)) return objected && { quiet: objected };
  const { edge } = view.traits;
  const calm = { ...view, traits: { ...view.traits, edge: Math.max(0, edge - CALM) } };
  return { quiet: orderOutlook(calm, faction, key) ?? objected, objected };
}

/** XD-10.5 whether today's vote is still to come, or lies open and nobody has objected. */
const mayBeQuiet = ({ phase, frame, houses }: View): boolean =>
  phase === 'isolation' ||
  (frame?.step === 'poll' && frame.phase === 'resolve' && houses.every(({ scenes }) => scenes === 0));

/** XD-12.4 a covert order; undefined where nothing is rolled. */
export function covertOutlook(view: View, faction: FactionId, key: CovertKey): Outlook | undefined {
  const slip = covertOf(key);
  if (slip?.target === undefined) return undefined;
  const { kind, target } = slip;
  const security = view.resolved.security;
  const guarded =
    security !== undefined &&
    slipOf(security).id === 'sec-detail' &&
    (target === 'security' || slipOf(security).target === target);
  return outlook(sideOf(view, 'voice', faction), sideOf(view, 'voice', target), [
    { why: 'assisted', by: covertHelpers(view, faction) },
    { why: 'shield', by: -shields(view, target, kind) },
    { why: 'guarded', by: guarded ? -2 : 0 },
    { why: 'audited', by: view.resolved.network === `net-audit@${faction}` ? -2 : 0 },
    ...(kind === 'spying' ? spying(view, faction) : []),
  ]);
}
