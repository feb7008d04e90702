/** XD-12 Covert orders: chosen in secret, revealed together, executed by kind. */
import { type ActionOf, nth, type Verb } from '#engine';
import { COVERT, COVERT_KEYS, COVERT_ORDER, type CovertKey, covertOf } from '../content/covert.ts';
import { FACTION, type FactionId } from '../content/factions.ts';
import { objection } from '../objections.ts';
import { assistsFor, isAudited, isGuarded } from '../rules/assists.ts';
import { outcomeOf, test } from '../rules/dice.ts';
import { apply } from '../rules/effectAtoms.ts';
import { count, held, houseAt, houseOf, inPlay, orderOf, voiceOf } from '../rules/houses.ts';
import { returnMarker } from '../rules/markers.ts';
import { takePerk } from '../rules/promises.ts';
import { assistsOf, shieldsOf, usableOnce, useOnce } from '../rules/secrets.ts';
import type { Exodus, G, House, State } from '../state.ts';

/** XD-12.5, XD-12.7, XD-20.7 whether a faction may issue a covert order; the rule that forbids it otherwise. */
function covertObjection(s: State, house: House, key: CovertKey) {
  if (key === 'none') return undefined;
  // XD-20.4 who resists what marked them can do nothing else in secret
  if (house.bond === 'resist') return objection('XD-20.4', 'resisting');
  const slip = covertOf(key);
  if (slip === undefined || slip.kind === 'leak') return undefined;
  const { kind, target } = slip;
  const turncoat = s.options.infection === 'turncoat' && house.marked > 0 && kind === 'sabotage';
  if (!turncoat && !FACTION[house.faction].covert.includes(kind)) return objection('XD-12.5', 'notAvailable');
  if (target === undefined || !inPlay(s, target))
    return objection('CT-10', 'notInPlay', { faction: target ?? '' });
  if (target === house.faction) return objection('CT-10', 'ownFaction');
  if (kind === 'assassination' && target === 'network') return objection('CT-10', 'networkStays');
  if (kind !== 'coup') return undefined;
  if (s.regime === house.faction) return objection('XD-12.7', 'notAvailable');
  if (house.faction === 'church' && held(house, 'government') === 0)
    return objection('XD-12.7', 'noMarker', { faction: 'government' });
  return undefined;
}

/** What a faction may issue, and the actions that name it, without and with a mask. */
interface Drawer {
  readonly orders: readonly CovertKey[];
  readonly plain: readonly ActionOf<Exodus, 'covert'>[];
  readonly masked: readonly ActionOf<Exodus, 'covert'>[];
}

const drawers = new Map<number, Drawer>();

/** Made once for everything that `covertObjection` asks about. */
function drawerOf(s: State, house: House): Drawer {
  const { faction } = house;
  const turned = s.options.infection === 'turncoat' && house.marked > 0;
  const rules = s.regime === faction;
  const consent = faction === 'church' && held(house, 'government') > 0;
  const key =
    (s.options.inPlay << 7) |
    (orderOf(faction) << 4) |
    (house.bond === 'resist' ? 8 : 0) |
    (turned ? 4 : 0) |
    (rules ? 2 : 0) |
    (consent ? 1 : 0);
  let drawer = drawers.get(key);
  if (drawer === undefined) {
    const orders = COVERT_KEYS.filter((order) => covertObjection(s, house, order) === undefined);
    const plain = orders.map((order): ActionOf<Exodus, 'covert'> => ({ type: 'covert', order }));
    const veiled = orders.filter((order) => order !== 'none');
    const masked = veiled.map((order): ActionOf<Exodus, 'covert'> => ({ type: 'covert', order, mask: true }));
    drawer = { orders, plain, masked: [...plain, ...masked] };
    drawers.set(key, drawer);
  }
  return drawer;
}

export function covertOptions(s: State, house: House): readonly CovertKey[] {
  return drawerOf(s, house).orders;
}

/** XD-18.7 mask: no hindrance on the public order from the covert one. */
const canMask = (s: State, house: House): boolean =>
  usableOnce(s, house.faction, 'mask') !== undefined && house.bond !== 'resist';

export const covert: Verb<Exodus, ActionOf<Exodus, 'covert'>> = {
  exact: true,
  options(s, seat) {
    const house = houseAt(s, seat);
    const { plain, masked } = drawerOf(s, house);
    return canMask(s, house) ? masked : plain;
  },
  check(s, { order, mask }, seat) {
    const house = houseAt(s, seat);
    if (mask === false || (mask && order === 'none')) return objection('XD-18.7', 'nothingToMask');
    if (mask && !canMask(s, house)) return objection('XD-18.7', 'nothingToUse');
    return covertObjection(s, house, order);
  },
  do(g, { order, mask }, seat) {
    const house = houseAt(g.s, seat);
    house.covert = order;
    g.s.foreseen = undefined;
    if (!mask) return;
    house.masked = true;
    useOnce(g, house.faction, 'mask');
  },
};

const FORESEE: readonly ActionOf<Exodus, 'foresee'>[] = [{ type: 'foresee' }];
const NO_FORESIGHT: readonly ActionOf<Exodus, 'foresee'>[] = [];

/** XD-18.7 foresee: choose after all others, having seen one of their orders. */
export const foresee: Verb<Exodus, ActionOf<Exodus, 'foresee'>> = {
  exact: true,
  options: (s, seat) =>
    usableOnce(s, houseAt(s, seat).faction, 'foresee') === undefined ? NO_FORESIGHT : FORESEE,
  check: (s, _action, seat) =>
    usableOnce(s, houseAt(s, seat).faction, 'foresee') === undefined
      ? objection('XD-18.7', 'nothingToUse')
      : undefined,
  do(g, _action, seat) {
    const { faction } = houseAt(g.s, seat);
    useOnce(g, faction, 'foresee');
    g.then({ step: 'foresee', faction }, { step: 'covertLate', faction });
  },
};

export const foreseeSeat: Verb<Exodus, ActionOf<Exodus, 'foreseeSeat'>> = {
  options: (s) =>
    s.houses.map(({ faction }): ActionOf<Exodus, 'foreseeSeat'> => ({ type: 'foreseeSeat', faction })),
  check(s, { faction }, seat) {
    if (!inPlay(s, faction)) return objection('XD-18.7', 'notInPlay', { faction });
    return houseAt(s, seat).faction === faction ? objection('XD-18.7', 'ownFaction') : undefined;
  },
  do(g, { faction }, seat) {
    const by = houseAt(g.s, seat).faction;
    g.s.foreseen = { by, of: faction };
    g.tellOnly(
      [seat],
      { type: 'foreseen', by, of: faction, order: houseOf(g.s, faction).covert },
      { type: 'foreseen', by, of: faction },
    );
  },
};

/** XD-12.1, XD-12.2, R32 revealed at once, then executed by kind and in faction order. */
export function executeCovert(g: G): void {
  const { s } = g;
  s.covertRevealed = true;
  g.reveal();
  if (g.events !== undefined) {
    const issued = s.houses.filter(({ covert: order }) => order !== 'none');
    g.tell({
      type: 'covertRevealed',
      orders: issued.map(({ faction, covert: order }) => ({ faction, order })),
    });
  }
  for (const house of s.houses) if (house.covert !== 'none') count(house, 'covertOrders');
  // What is pushed last comes first.
  for (let k = COVERT_ORDER.length - 1; k >= 0; k--) {
    for (let i = s.houses.length - 1; i >= 0; i--) {
      const { faction, covert: order } = nth(s.houses, i);
      if (order !== 'none' && covertOf(order)?.kind === COVERT_ORDER[k])
        g.then({ step: 'covertOrder', faction, covert: order });
    }
  }
}

export function covertOrder(g: G, faction: FactionId, key: CovertKey): void {
  const { s } = g;
  const slip = covertOf(key);
  if (slip === undefined) return;
  const { kind, target } = slip;
  g.use('covert', kind);
  if (kind === 'leak' || target === undefined) {
    g.then({ step: 'leak', faction });
    return;
  }
  const house = houseOf(s, faction);
  if (kind === 'coup' && faction === 'church') {
    // XD-12.7, R49 the marker is the Government's consent
    if (held(house, 'government') === 0) return;
    returnMarker(g, faction, 'government');
  }
  g.tell({ type: 'covertTested', faction, order: key });
  const net = covertNet(g, faction, kind, target);
  const result = test(g, voiceOf(s, faction), voiceOf(s, target), net, 'covert');
  const outcome = outcomeOf(result);
  if (g.used !== undefined) g.use('covertOutcome', `${kind}-${outcome}`);
  if (kind === 'assassination' && outcome === 'success') s.killed++;
  apply(g, COVERT[kind][outcome], { self: faction, target });
}

/** XD-12.4 and the table of CT-10. */
function covertNet(
  g: G,
  faction: FactionId,
  kind: 'spying' | 'sabotage' | 'assassination' | 'coup',
  target: FactionId,
): number {
  const { s } = g;
  let net = assistsFor(s, faction, 'covert') - shieldsOf(s, target, kind);
  if (isGuarded(s, target)) net -= 2;
  if (isAudited(s, faction)) net -= 2;
  if (kind !== 'spying') return net;
  return net + spyingAssists(g, faction);
}

/** Network and Underworld spy with an assist; secrets and the first rumours help too. */
export function spyingAssists(g: G, faction: FactionId): number {
  const trade = faction === 'network' || faction === 'underworld' ? 1 : 0;
  return trade + assistsOf(g.s, faction, 'spying') + takePerk(g, 'dying-technician');
}
