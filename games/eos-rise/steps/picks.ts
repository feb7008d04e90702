/** Choices that rooms, stations and events ask for: a character, a ship, a class, a card, a galaxy (D06, D10, D12, D13, D33). */
import { ALIEN_CLASSES } from '../content/aliens.ts';
import type { CharacterId } from '../content/characters.ts';
import { rollD6 } from '../content/events.ts';
import { REGIONS, type Region } from '../content/regions.ts';
import {
  AMBUSH_RANGE,
  BUILD_COST,
  ESCORT_RANGE,
  LOCKABLE_ROOMS,
  MAX_HULL,
  MINING_RANGE,
} from '../content/rooms.ts';
import type { CharacterPurpose, EosFrame, ShipPurpose } from '../frame.ts';
import { objection } from '../objections.ts';
import { gainLevel, loseLevel, relieve, useAbility } from '../rules/crew.ts';
import { drawFrom, raiderOf } from '../rules/decks.ts';
import { isLocked } from '../rules/hull.ts';
import { hasShip, landFrb, landItem, removeShip, rollLocation, takeItem } from '../rules/location.ts';
import { notice } from '../rules/missions.ts';
import { spendCredits } from '../rules/tracks.ts';
import { distance } from '../rules/universe.ts';
import type { G, State } from '../state.ts';
import type { EosVerb } from './asking.ts';
import { receive } from './technology.ts';

/** D06 which locked room is built. */
export const build: EosVerb<'build'> = {
  options: () => LOCKABLE_ROOMS.map((room) => ({ type: 'build', room })),
  check(s, { room }) {
    if (!isLocked(s, room)) return objection('ER-13.4', 'cannotBuild', { room });
    const cost = BUILD_COST[room];
    return s.credits >= cost ? undefined : objection('R64', 'noCredits', { cost });
  },
  do(g, { room }) {
    spendCredits(g, BUILD_COST[room]);
    g.s.hull[room] = MAX_HULL[room];
    g.use('room', room);
    g.tell({ type: 'built', room });
    notice(g, { deed: 'built', hull: g.s.hull });
  },
};

/** D10 fields in one galaxy are alike. */
export const mine: EosVerb<'mine'> = {
  options: (s) => [...new Set(s.asteroids.map(({ at }) => at))].map((at) => ({ type: 'mine', at })),
  check(s, { at }, _, frame) {
    if (!s.asteroids.some((field) => field.at === at && !field.mined))
      return objection('ER-13.4', 'notThere', { at });
    if (frame.step === 'mine' && !frame.anywhere && distance(at, s.eos) > MINING_RANGE)
      return objection('ER-13.4', 'noField', { range: MINING_RANGE });
    return undefined;
  },
  do(g, { at }) {
    const field = g.s.asteroids.find((other) => other.at === at && !other.mined);
    if (field === undefined) return;
    field.mined = true;
    g.tell({ type: 'mined', at });
    notice(g, { deed: 'mined' });
  },
};

/** Drone Rack may find no field left. */
export function mineSeat(s: State, { who }: Extract<EosFrame, { step: 'mine' }>): number | undefined {
  return s.asteroids.some(({ mined }) => !mined) ? s.crew[who].seat : undefined;
}

const RANGE: Readonly<Record<ShipPurpose, number>> = { escort: ESCORT_RANGE, ambush: AMBUSH_RANGE };

/** D12 Mercenary Escort and Ambush Deck. Ships of one class in one galaxy are alike. */
export const pickShip: EosVerb<'pickShip'> = {
  options: (s) =>
    s.ships
      .filter(
        ({ class: name, at }, i) => s.ships.findIndex((ship) => ship.class === name && ship.at === at) === i,
      )
      .map(({ class: name, at }) => ({ type: 'pickShip', class: name, at })),
  check(s, { class: name, at }, _, frame) {
    if (!s.ships.some((ship) => ship.class === name && ship.at === at))
      return objection('ER-13.4', 'notThere', { at });
    if (frame.step !== 'pickShip') return undefined;
    const range = RANGE[frame.purpose];
    return distance(at, s.eos) <= range ? undefined : objection('ER-13.4', 'noShipNear', { range });
  },
  do(g, { class: name, at }, _, frame) {
    if (frame.step !== 'pickShip') return;
    removeShip(g.s, name, at);
    if (frame.purpose === 'escort') {
      g.s.bag[name]++;
      g.tell({ type: 'shipToBag', class: name, at });
    } else {
      const raider = raiderOf(g, name);
      g.s.pursuit.push(raider);
      g.tell({ type: 'ambushed', card: raider.card });
    }
  },
};

/** D12 Decoy Bay. */
export const decoy: EosVerb<'decoy'> = {
  options: () => ALIEN_CLASSES.map((name) => ({ type: 'decoy', class: name })),
  check: () => undefined,
  do(g, { class: name }) {
    g.s.effects.decoyed = name;
    g.tell({ type: 'decoyed', class: name });
  },
};

/** D12 Signal Nest: an FRB not sharing a galaxy with an Alien ship. */
export const pickFrb: EosVerb<'pickFrb'> = {
  options: (s) => [...new Set(s.frbs)].map((at) => ({ type: 'pickFrb', at })),
  check(s, { at }) {
    if (!s.frbs.includes(at)) return objection('ER-13.4', 'notThere', { at });
    if (at === s.eos) return objection('ER-2.9', 'notOffered', { at });
    return hasShip(s, at) ? objection('ER-13.4', 'guarded', { at }) : undefined;
  },
  do(g, { at }, _, frame) {
    if (frame.step === 'pickFrb')
      g.then({ step: 'putFrb', who: frame.who, from: at, to: [rollLocation(g), rollLocation(g)] });
  },
};

/** D12 Signal Nest: either of two locations, or where it lies. */
export const putFrb: EosVerb<'putFrb'> = {
  options: (_, _seat, frame) =>
    frame.step === 'putFrb'
      ? [...new Set([frame.from, ...frame.to])].map((at) => ({ type: 'putFrb', at }))
      : [],
  check: (_, { at }, _seat, frame) =>
    frame.step === 'putFrb' && (frame.from === at || frame.to.includes(at))
      ? undefined
      : objection('ER-13.4', 'notOffered', { at }),
  do(g, { at }, _, frame) {
    if (frame.step !== 'putFrb' || at === frame.from) return;
    takeItem(g.s, 'frb', frame.from);
    landItem(g, 'frb', at);
  },
};

/** D12 Munitions Locker. */
export const keepDamage: EosVerb<'keepDamage'> = {
  options: (_, _seat, frame) =>
    frame.step === 'keepDamage' ? frame.cards.map((card) => ({ type: 'keepDamage', card })) : [],
  check: (_, { card }, _seat, frame) =>
    frame.step === 'keepDamage' && frame.cards.includes(card)
      ? undefined
      : objection('ER-13.4', 'notOffered', { card }),
  do(g, { card }, _, frame) {
    if (frame.step !== 'keepDamage') return;
    g.s.held.push(card);
    g.s.decks.damage.discard.push(...frame.cards.filter((other) => other !== card));
    g.tell({ type: 'held', card });
  },
};

/** D12 Prototype Lab, D33 Relic Auction. */
export const keepTechnology: EosVerb<'keepTechnology'> = {
  options: (_, _seat, frame) =>
    frame.step === 'keepTechnology'
      ? [...new Set(frame.cards)].map((card) => ({ type: 'keepTechnology', card }))
      : [],
  check: (_, { card }, _seat, frame) =>
    frame.step === 'keepTechnology' && frame.cards.includes(card)
      ? undefined
      : objection('ER-13.4', 'notOffered', { card }),
  do(g, { card }, _, frame) {
    if (frame.step !== 'keepTechnology') return;
    const rest = frame.cards.slice();
    rest.splice(rest.indexOf(card), 1);
    g.s.decks.technology.discard.push(...rest);
    receive(g, frame.who, card);
  },
};

const CHOSEN: Readonly<Record<CharacterPurpose, (g: G, who: CharacterId) => void>> = {
  'drill-hall': gainLevel,
  'open-door': (g, who) => {
    useAbility(g, 'open-door');
    relieve(g, who, 1);
  },
  'poached-talent': loseLevel,
  'medusas-gaze': loseLevel,
  'veterans-gift': gainLevel,
  'relic-auction': (g, who) => {
    const { technology } = g.s.decks;
    const cards = [drawFrom(g, technology), drawFrom(g, technology)].flatMap((card) => card ?? []);
    g.then({ step: 'keepTechnology', who, cards });
  },
  'strange-fruit': (g, who) => {
    const die = rollD6(g);
    if (die <= 2) {
      g.then({ step: 'dealStress', who, amount: 3 });
      return;
    }
    relieve(g, who, 3);
    if (die === 6) gainLevel(g, who);
  },
};

/** D12, D13, D33 whom the effect of a room or an event is for. */
export const pickCharacter: EosVerb<'pickCharacter'> = {
  options: (_, _seat, frame) =>
    frame.step === 'pickCharacter' ? frame.from.map((who) => ({ type: 'pickCharacter', who })) : [],
  check: (_, { who }, _seat, frame) =>
    frame.step === 'pickCharacter' && frame.from.includes(who)
      ? undefined
      : objection('ER-22.5', 'notOffered', { who }),
  do(g, { who }, _, frame) {
    if (frame.step === 'pickCharacter') CHOSEN[frame.purpose](g, who);
  },
};

type GateFrame = Extract<EosFrame, { step: 'gate' }>;

/** D33 nobody is asked once all four gates are placed. */
export function gateSeat(s: State): number | undefined {
  return REGIONS.some((region) => !s.stations[region].gate) ? s.crew.pilot.seat : undefined;
}

/** The first gate goes to the card's own station while that has none. */
function gateAtHome(s: State, { left, region }: GateFrame, to: Region): boolean {
  return left < 2 || s.stations[region].gate || to === region;
}

/** ER-22.4 at most four jump gates, one per station, all linked. */
export const gate: EosVerb<'gate'> = {
  options: () => REGIONS.map((region) => ({ type: 'gate', region })),
  check(s, { region }, _, frame) {
    if (s.stations[region].gate) return objection('ER-22.4', 'hasGate', { region });
    return frame.step === 'gate' && !gateAtHome(s, frame, region)
      ? objection('ER-22.4', 'gateAtHome', { region: frame.region })
      : undefined;
  },
  do(g, { region }, _, frame) {
    const station = g.s.stations[region];
    if (frame.step === 'gate' && frame.left > 1) g.then({ ...frame, left: frame.left - 1 });
    station.gate = true;
    g.tell({ type: 'gatePlaced', region, at: station.at });
  },
};

/** D34 Signal Sense: the first location stands. */
export const keepLocation: EosVerb<'keepLocation'> = {
  options: () => [{ type: 'keepLocation' }],
  check: () => undefined,
  do(g, _, _seat, frame) {
    if (frame.step === 'signalSense') landFrb(g, frame.at, frame.ship);
  },
};

/** D34 the second roll must be kept. */
export const rollAgain: EosVerb<'rollAgain'> = {
  options: () => [{ type: 'rollAgain' }],
  check: () => undefined,
  do(g, _, _seat, frame) {
    if (frame.step !== 'signalSense') return;
    useAbility(g, 'signal-sense');
    landFrb(g, rollLocation(g), frame.ship);
  },
};
