/** What a turn in an advanced room brings, as the round lies before the crew. */
import type { AdvancedRoomId } from '../content/advancedRoomIds.ts';
import { ALIEN_CLASSES, type AlienClass } from '../content/aliens.ts';
import { CHARACTERS, TOP_LEVEL } from '../content/characters.ts';
import { AMBUSH_RANGE } from '../content/rooms.ts';
import { isLocked } from '../rules/hull.ts';
import { hasShip } from '../rules/location.ts';
import { distance, GALAXIES, LABELS } from '../rules/universe.ts';
import type { Effects, Ship, State } from '../state.ts';
import { warpValue } from '../steps/warp.ts';
import { Battles, foeOf } from './battle.ts';
import { creditWorth } from './credits.ts';
import { bestTow } from './freight.ts';
import { levelWorth } from './levels.ts';
import { star } from './missions.ts';
import type { Outlook } from './outlook.ts';
import { progressWorth } from './route.ts';
import { reliefWorth } from './stress.ts';
import { roundsLeft, WEIGHTS } from './weights.ts';

/** What the best flight gains by an effect of this round. */
function flown(s: State, view: Outlook, effects: Partial<Effects>): number {
  const before = s.effects;
  s.effects = { ...before, ...effects };
  const { worth } = view.fly();
  s.effects = before;
  return worth - view.route.worth;
}

/** The lowest of the others rises. */
function drill(s: State, view: Outlook): number {
  const others = CHARACTERS.filter((who) => who !== 'commander' && s.crew[who].level < TOP_LEVEL);
  const low = Math.min(...others.map((who) => s.crew[who].level));
  const lowest = others.filter((who) => s.crew[who].level === low);
  return Math.max(0, ...lowest.map((who) => levelWorth(s, who, view.care)));
}

/** A class slowed down by Decoy Bay: what its attack would have cost. */
export function slowed(s: State, view: Outlook, name: AlienClass): number {
  const before = s.effects;
  s.effects = { ...before, decoyed: name };
  const cost = view.threat();
  s.effects = before;
  return view.threat() - cost;
}

/** Ambush Deck: the fight with this ship, and the flight without it. */
export function ambushed(s: State, view: Outlook, ship: Ship): number {
  const before = s.ships;
  s.ships = before.filter((other) => other !== ship);
  const { worth } = view.care.ahead ? view.fly() : view.route;
  s.ships = before;
  const fight = new Battles(s, progressWorth(s), view.care).prospect([foeOf(ship.class, 0, 0)], false);
  return worth - view.route.worth + fight.worth + WEIGHTS.shipGone - 30 * fight.lost;
}

function bestAmbush(s: State, view: Outlook): number {
  let best = 0;
  for (const ship of s.ships)
    if (distance(ship.at, s.eos) <= AMBUSH_RANGE) best = Math.max(best, ambushed(s, view, ship));
  return best;
}

/** Signal Nest: the chance that a signal far away lands within reach, where nobody guards it. */
function nest(s: State): number {
  const reach = warpValue(s);
  let far = 0;
  for (const at of s.frbs) if (at !== s.eos && !hasShip(s, at)) far = Math.max(far, distance(s.eos, at));
  if (far <= reach) return 0;
  let near = 0;
  let all = 0;
  for (const at of GALAXIES) {
    all += LABELS[at].length;
    if (distance(s.eos, at) <= reach && !hasShip(s, at)) near += LABELS[at].length;
  }
  const either = 1 - (1 - near / all) ** 2;
  const rounds = Math.ceil(far / reach) - 1;
  const later = rounds > roundsLeft(s) ? 0 : WEIGHTS.later * WEIGHTS.perRound ** (rounds - 1);
  return either * (0.9 - later) * progressWorth(s);
}

type Use = (s: State, view: Outlook) => number;

/** `usual`: where nobody looks ahead to the flight. */
const inFlight =
  (usual: number, more: (effects: Effects) => Partial<Effects>): Use =>
  (s, view) =>
    view.care.ahead ? 0.4 + flown(s, view, more(s.effects)) : usual;

const USE: Readonly<Record<AdvancedRoomId, Use>> = {
  'war-room': inFlight(2.5, ({ damageCards }) => ({ damageCards: damageCards + 1 })),
  'counsel-suite': (s) =>
    CHARACTERS.reduce((sum, who) => sum + (who === 'commander' ? 0 : reliefWorth(s, who, 2)), 0),
  'aegis-desk': (_, view) => view.tokens(2),
  'liaison-office': (s) => 3 * creditWorth(s),
  'drill-hall': drill,
  'astrogation-bay': inFlight(5, ({ warp }) => ({ warp: warp + 2 })),
  'flight-simulator': inFlight(3, ({ warp }) => ({ warp: warp + 1, calmAsteroids: true })),
  'tug-hangar': (s, view) => (view.care.ahead ? bestTow(s, view) : 2),
  'decoy-bay': (s, view) => Math.max(...ALIEN_CLASSES.map((name) => slowed(s, view, name))),
  'signal-nest': nest,
  'gunnery-range': inFlight(2, () => ({ gunneryRange: true })),
  'munitions-locker': inFlight(2.5, ({ damageCards }) => ({ damageCards: damageCards + 1 })),
  'ambush-deck': bestAmbush,
  'prize-crew': inFlight(2.4, () => ({ prizes: 2 })),
  'point-defence': (_, view) => 0.7 * view.spared(4),
  'machine-shop': (_, view) => view.repair(4),
  'salvage-dock': inFlight(1.8, () => ({ salvage: true })),
  'drone-rack': (s) =>
    WEIGHTS.credit * (1 + (isLocked(s, 'mining-control') ? 0 : roundsLeft(s))) + star(s, 'prospector'),
  'bulkhead-press': (_, view) => view.spared(3),
  'prototype-lab': (s) => WEIGHTS.technology + 1 - s.crew.engineer.technology.length,
};

export function roomWorth(s: State, room: AdvancedRoomId, view: Outlook): number {
  return USE[room](s, view);
}
