/** ER-14 Phase 3: Starship EOS warp, lane by lane (D15). */
import { type ActionOf, byId, type Seat } from '#engine';
import type { EosFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { has, unlocked, useAbility } from '../rules/crew.ts';
import { deliveries, drawOut, gates, type Item, tokensOf } from '../rules/location.ts';
import { notice } from '../rules/missions.ts';
import { roundRule } from '../rules/roundRule.ts';
import { dashDue, gainCredits } from '../rules/tracks.ts';
import { GALAXIES, type GalaxyId, LANES, REGION_OF } from '../rules/universe.ts';
import type { EosRise, Flight, G, State } from '../state.ts';
import { type EosVerb, NOBODY, seatsIn } from './asking.ts';
import { holders } from './technology.ts';

type WarpFrame = Extract<EosFrame, { step: 'warp' }>;

export function warpPhase(g: G): void {
  g.s.phase = 'warp';
  g.tell({ type: 'phase', phase: 'warp' });
  takeOff(g);
}

export function takeOff(g: G): void {
  g.s.flight = { from: g.s.eos, used: 0, extra: 0, stalled: false, slung: false };
}

/** ER-14.1 however much is taken from it, it stays 1. */
export function warpValue(s: State): number {
  return Math.max(1, unlocked(s, 'pilot').warp + s.effects.warp + (roundRule(s).warp ?? 0));
}

/** What may still be flown: nothing with the Engine room at 0, at the Paradise Planet, or once the Last Dash is due. */
export function lanesLeft(s: State): number {
  const { flight } = s;
  if (flight === undefined || grounded(s, flight)) return 0;
  return Math.max(0, warpValue(s) + flight.extra - flight.used);
}

function grounded(s: State, flight: Flight): boolean {
  return flight.stalled || s.hull.engine === 0 || dashDue(s) || s.eos === s.planet;
}

/** The Pilot is asked while anyone could make the EOS go farther. */
export function pilotAsked(s: State, frame: WarpFrame): readonly Seat[] {
  const { flight } = s;
  if (flight === undefined || grounded(s, flight)) return NOBODY;
  const { cubes, seat } = s.crew.pilot;
  const wanted = cubes > 0 || lanesLeft(s) > 0 || slipDrivers(s, frame).length > 0;
  return wanted ? seatsIn(1 << seat) : NOBODY;
}

/** Holders of a Slip Drive may play it here. */
export function slipDrivers(s: State, frame: WarpFrame): readonly Seat[] {
  return holders(s, frame);
}

/** ER-14.2, ER-22.4 from a jump gate every other gate that is not a lane away. */
function linked(s: State): GalaxyId[] {
  const all = gates(s);
  return all.includes(s.eos) ? all.filter((at) => at !== s.eos && !LANES[s.eos].includes(at)) : [];
}

function pilotProblem(s: State, seat: Seat) {
  return s.crew.pilot.seat === seat ? undefined : objection('R65', 'notYours', { who: 'pilot' });
}

const AGAIN: EosFrame = { step: 'warp', passed: 0 };
const NONE: readonly never[] = [];
const STOP = [{ type: 'stop' }] as const;
const BURN = [{ type: 'afterburner' }] as const;

/** The lanes of every galaxy as actions. */
const WARPS = byId(GALAXIES, (at) =>
  LANES[at].map((to): ActionOf<EosRise, 'warp'> => ({ type: 'warp', to })),
);

export const warp: EosVerb<'warp'> = {
  options(s, seat) {
    if (s.crew.pilot.seat !== seat || lanesLeft(s) === 0) return NONE;
    const jumps = linked(s);
    if (jumps.length === 0) return WARPS[s.eos];
    return [...WARPS[s.eos], ...jumps.map((to) => ({ type: 'warp', to }) as const)];
  },
  check(s, { to }, seat) {
    const problem = pilotProblem(s, seat);
    if (problem) return problem;
    if (lanesLeft(s) === 0) return objection('ER-14.1', 'noLanes');
    return LANES[s.eos].includes(to) || linked(s).includes(to)
      ? undefined
      : objection('ER-14.2', 'notALane', { to });
  },
  do(g, { to }) {
    const { s } = g;
    const gate = !LANES[s.eos].includes(to);
    if (gate) g.use('rule', 'gate-jump');
    if (s.flight) s.flight.used++;
    s.eos = to;
    g.tell({ type: 'warped', to, gate });
    g.then(AGAIN);
    enter(g, to);
  },
};

/** ER-7.1 +1 lane. */
export const afterburner: EosVerb<'afterburner'> = {
  options: (s, seat) => (s.crew.pilot.seat === seat && s.crew.pilot.cubes > 0 ? BURN : NONE),
  check: (s, _, seat) =>
    pilotProblem(s, seat) ??
    (s.crew.pilot.cubes > 0 ? undefined : objection('ER-7.1', 'noCubes', { who: 'pilot' })),
  do(g, _, _seat, frame) {
    g.s.crew.pilot.cubes--;
    if (g.s.flight) g.s.flight.extra++;
    g.use('cube', 'pilot');
    g.tell({ type: 'afterburner' });
    g.then(frame);
  },
};

/** ER-14.2 the Pilot may stop at any time, or not move; ER-14.8 staying meets nothing. */
export const stop: EosVerb<'stop'> = {
  options: (s, seat) => (s.crew.pilot.seat === seat ? STOP : NONE),
  check: (s, _, seat) => pilotProblem(s, seat),
  do() {},
};

/** ER-14.3 Alien ships, asteroid fields, cargo, credits, skill tokens, FRBs; ER-14.7 and nothing else. */
function enter(g: G, at: GalaxyId): void {
  const { s } = g;
  const free = drawToPursuit(g, at);
  if (free && hasItems(s, at)) g.then('collect');
  const relayed = relay(g, at);
  g.then(...relayed);
  meetAsteroids(g, at);
}

/** ER-14.4; true when no ship was met, so that the items are free. */
function drawToPursuit(g: G, at: GalaxyId): boolean {
  const raiders = drawOut(g, at);
  for (const raider of raiders) {
    g.s.pursuit.push(raider);
    g.tell({ type: 'pursued', card: raider.card, at });
  }
  return raiders.length === 0;
}

function hasItems(s: State, at: GalaxyId): boolean {
  return s.creditTokens.includes(at) || s.skills.includes(at) || (!s.lastDash && s.frbs.includes(at));
}

/** Cargo of this galaxy is delivered; with Tractor Relay in Phase 3 also that of the galaxies around. */
function relay(g: G, at: GalaxyId): EosFrame[] {
  const here = deliveries(g.s, [at]);
  if (g.s.lastDash || !has(g.s, 'tractor-relay')) return here;
  const all = deliveries(g.s, [at, ...LANES[at]]);
  if (all.length > here.length) useAbility(g, 'tractor-relay');
  return all;
}

/** ER-14.6 one damage card for each field, unless Slingshot or Flight Simulator helps. */
function meetAsteroids(g: G, at: GalaxyId): void {
  const { s } = g;
  let count = 0;
  for (const field of s.asteroids) if (field.at === at) count++;
  if (count === 0) return;
  let calm = 0;
  if (s.effects.calmAsteroids) {
    calm = count;
  } else if (s.flight && !s.flight.slung && has(s, 'slingshot')) {
    s.flight.slung = true;
    calm = 1;
    useAbility(g, 'slingshot');
  }
  g.tell({ type: 'asteroids', count, calm });
  if (count > calm) g.then({ step: 'damageCard', n: count - calm });
  notice(g, { deed: 'asteroidsMet', count });
}

/** ER-14.5 everything free in the EOS's galaxy is collected: credits, skill tokens, FRBs. */
export function collect(g: G): void {
  const { s } = g;
  const credit = takeAll(s, 'credit');
  const skill = takeAll(s, 'skill');
  const frb = s.lastDash ? 0 : takeAll(s, 'frb');
  if (credit + skill + frb === 0) return;
  g.tell({ type: 'collected', credit, skill, frb });
  for (let i = 0; i < frb; i++) g.then('progress');
  if (skill > 0) g.then({ step: 'level', n: skill });
  gainCredits(g, credit);
}

function takeAll(s: State, item: Item): number {
  const list = tokensOf(s, item);
  let count = 0;
  for (let i = list.length - 1; i >= 0; i--) {
    if (list[i] !== s.eos) continue;
    list.splice(i, 1);
    count++;
  }
  return count;
}

/** The end of Phase 3: Round Rules and missions that look at the flight. A flight of the Last Dash is none of Phase 3. */
export function warpEnds(g: G): void {
  const { s } = g;
  const { flight } = s;
  if (flight === undefined) return;
  s.flight = undefined;
  if (dashDue(s) || s.lastDash) return;
  const { stayingHurts, minefield } = roundRule(s);
  if (stayingHurts && s.eos === flight.from) g.then({ step: 'damageCard', n: 1 });
  if (minefield && flight.used >= minefield.lanes) g.then({ step: 'hullDamage', amount: minefield.damage });
  notice(g, { deed: 'warpEnds', region: REGION_OF[s.eos], lanes: flight.used });
}
