/** ER-17 Phases 5 and 6: Alien ship movement and Alien attack. The way a ship takes is in rules/course.ts. */
import { nth, type Seat } from '#engine';
import { ALIEN_CLASSES } from '../content/aliens.ts';
import type { EosFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { itemGains } from '../rules/combat.ts';
import { type Course, courses } from '../rules/course.ts';
import { discardOrders, discardRaider, raiderOf, revealOrders } from '../rules/decks.ts';
import { CLASS_ORDER } from '../rules/location.ts';
import { dashDue } from '../rules/tracks.ts';
import { galaxyAt, INDEX } from '../rules/universe.ts';
import type { G, Raider, Ship, State } from '../state.ts';
import type { EosVerb } from './asking.ts';

/** ER-17.1 also for a class with no ship on the map. */
export function alienOrders(g: G): void {
  g.s.phase = 'alien-movement';
  g.tell({ type: 'phase', phase: 'alien-movement' });
  for (const name of ALIEN_CLASSES) if (g.s.orders[name] === undefined) revealOrders(g, name);
}

/** D31 Gravitic Anchor: up to two ships, one at a time. Ships of one class in one galaxy are alike. */
export const anchor: EosVerb<'anchor'> = {
  options: (s) =>
    s.ships
      .filter(
        ({ class: name, at }, i) => s.ships.findIndex((ship) => ship.class === name && ship.at === at) === i,
      )
      .map(({ class: name, at }) => ({ type: 'anchor', class: name, at })),
  check(s, { class: name, at }) {
    const there = s.ships.filter((ship) => ship.class === name && ship.at === at);
    if (there.length === 0) return objection('ER-17.1', 'notThere', { at });
    return there.every((ship) => ship.anchored) ? objection('ER-17.1', 'alreadyAnchored', { at }) : undefined;
  },
  do(g, { class: name, at }, _, frame) {
    const ship = g.s.ships.find((other) => other.class === name && other.at === at && !other.anchored);
    if (ship === undefined || frame.step !== 'anchor') return;
    ship.anchored = true;
    g.tell({ type: 'anchored', class: name, at });
    if (frame.left > 1 && g.s.ships.some((other) => !other.anchored))
      g.then({ ...frame, left: frame.left - 1 });
  },
};

/** ER-17.2 each ship once, in the order of the galaxies they stood in when the phase began. */
export function alienMovement(g: G): void {
  const { s } = g;
  if (dashDue(s)) {
    letGo(s);
    return;
  }
  const find = courses(g, g.events !== undefined);
  let met = false;
  for (const ship of inSequence(s.ships)) {
    const course: Course | undefined = ship.anchored ? undefined : find(ship);
    ship.anchored = undefined;
    if (course === undefined) continue;
    const end = galaxyAt(course.end);
    if (g.events !== undefined)
      g.tell({
        type: 'shipMoved',
        class: ship.class,
        path: course.path().map(galaxyAt),
        tie: course.tie(),
      });
    ship.at = end;
    if (end !== s.eos) continue;
    met = true;
    const raider = raiderOf(g, ship.class);
    s.attackers.push(raider);
    g.tell({ type: 'attacker', card: raider.card });
  }
  if (met) s.ships = s.ships.filter((ship) => ship.at !== s.eos);
  // ER-17.5 the orders cards are discarded.
  for (const name of ALIEN_CLASSES) discardOrders(s, name);
}

/** A Gravitic Anchor holds for its own phase only, also where the Last Dash cuts that short. */
function letGo(s: State): void {
  for (const ship of s.ships) ship.anchored = undefined;
}

/** D31 nothing is left to anchor once the Last Dash is due. */
export function anchorSeat(s: State, { by }: Extract<EosFrame, { step: 'anchor' }>): Seat | undefined {
  return dashDue(s) ? undefined : s.crew[by].seat;
}

/** ER-17.2 by galaxy, then class, then order of placement. Few, and mostly in order since the last phase. */
function inSequence(ships: readonly Ship[]): Ship[] {
  const sequence: Ship[] = [];
  const keys: number[] = [];
  for (const ship of ships) {
    const key = INDEX[ship.at] * ALIEN_CLASSES.length + CLASS_ORDER[ship.class];
    let at = sequence.length;
    for (; at > 0 && (keys[at - 1] ?? 0) > key; at--) {
      keys[at] = keys[at - 1] ?? 0;
      sequence[at] = nth(sequence, at - 1);
    }
    keys[at] = key;
    sequence[at] = ship;
  }
  return sequence;
}

/** ER-17.6 skipped with no attackers. Also for ships that come down on the EOS in other phases. */
export function alienAttack(g: G): void {
  const { s } = g;
  if (s.attackers.length === 0) return;
  if (s.phase === 'alien-movement') {
    s.phase = 'alien-attack';
    g.tell({ type: 'phase', phase: 'alien-attack' });
  }
  g.then({ step: 'strikeRoll', kind: 'attack' }, 'endAttack');
}

/** ER-18.3, R44: tokens on attackers are collected if the hull is untouched, otherwise each lands elsewhere. */
export function endAttack(g: G): void {
  const { s } = g;
  const attackers = s.attackers;
  s.attackers = [];
  const unharmed = s.taken === 0;
  for (const raider of attackers) discardRaider(s, raider);
  for (const raider of attackers.reverse()) g.then(...(unharmed ? itemGains(raider) : scattered(raider)));
}

function scattered({ frb, skill, credit }: Raider): EosFrame[] {
  const frames: EosFrame[] = [];
  for (let i = 0; i < credit; i++) frames.push(landing('creditTokens'));
  for (let i = 0; i < skill; i++) frames.push(landing('skillToken'));
  for (let i = 0; i < frb; i++) frames.push(landing('frbToken'));
  return frames;
}

function landing(gain: 'frbToken' | 'skillToken' | 'creditTokens'): EosFrame {
  return { step: 'gain', gain, n: 1, who: 'pilot' };
}
