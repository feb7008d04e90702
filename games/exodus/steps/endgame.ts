/** XD-15 Endgame: the fleet check, the breach, landfall, the False Dawn and the guard. */
import type { ActionOf, Verb } from '#engine';
import { START } from '../content/factions.ts';
import { CONVENIENCE, DAWNS } from '../content/fleet.ts';
import type { Landfall } from '../content/plans.ts';
import { atSite, clearBallots, isUnanimous, landfalls } from '../rules/ballots.ts';
import { flip, roll, test } from '../rules/dice.ts';
import { houseAt, keepers, traitNow } from '../rules/houses.ts';
import { endRegime, removeLeader } from '../rules/leaders.ts';
import { here } from '../rules/map.ts';
import { finish } from '../rules/score.ts';
import { changeTraits } from '../rules/traits.ts';
import type { Exodus, G } from '../state.ts';
import { newPhase } from './poll.ts';
import { origin } from './setUp.ts';

const LAST_CYCLE = 80;

/** XD-15.1 if several hold, reported in this order. True when the fleet is lost. */
export function fleetCheck(g: G): boolean {
  const { women, supply, faith } = g.s.traits;
  if (women > 0 && supply > 0 && faith > 0) return false;
  loseFleet(g, women === 0 ? 'women' : supply === 0 ? 'supply' : 'faith');
  return true;
}

/** XD-15.3, XD-20.7 nobody wins, unless somebody wanted this. */
export function loseFleet(g: G, reason: 'women' | 'supply' | 'faith' | 'breach' | 'exhaustion'): void {
  const { s } = g;
  if (reason !== 'exhaustion') g.use('loss', reason);
  g.reveal();
  g.tell({ type: 'fleetLost', reason });
  const turned =
    s.options.infection === 'turncoat'
      ? s.houses.filter(({ marked }) => marked > 0).map(({ seat }) => seat)
      : [];
  const winners = turned.sort((a, b) => a - b);
  const rule = reason === 'breach' ? 'XD-15.2' : reason === 'exhaustion' ? 'XD-15.8' : 'XD-15.1';
  g.end({ winners, reason, rule });
}

export function endgame(g: G): void {
  if (fleetCheck(g) || breach(g)) return;
  const { s } = g;
  if (!atSite(s)) return;
  clearBallots(s);
  newPhase(s);
  g.then(
    'landfall',
    'landfallRevealed',
    { step: 'poll', phase: 'landfall' },
    { step: 'polled', phase: 'landfall' },
    'landfallDone',
  );
}

/** XD-15.2, R44 true when the Defiled is free. */
function breach(g: G): boolean {
  const { s } = g;
  const { faith, treachery } = s.traits;
  if (treachery <= faith) return false;
  g.use('rule', 'breach');
  g.tell({ type: 'breach' });
  const result = test(g, traitNow(s, 'faith'), traitNow(s, 'treachery'), 0, 'breach');
  if (result <= -3) {
    loseFleet(g, 'breach');
    return true;
  }
  if (result >= 0) return false;
  changeTraits(g, { edge: 1, faith: -1 });
  return fleetCheck(g);
}

export function landfallRevealed(g: G): void {
  g.reveal();
  g.tell({
    type: 'ballots',
    phase: 'landfall',
    ballots: keepers(g.s).map(({ faction, ballot }) => ({ faction, stake: ballot ?? 'fate' })),
  });
}

/** XD-15.4, R16 the Keepers choose if all three agree; else a flip does. */
export function landfallDone(g: G): void {
  const { s } = g;
  const [first] = keepers(s);
  const agreed = landfalls(s).find((choice) => choice === first?.ballot);
  const result = isUnanimous(s) && agreed !== undefined ? agreed : 'fate';
  clearBallots(s);
  g.use('landfall', result);
  land(g, result === 'fate' ? fate(g) : result);
}

/** XD-15.4 to XD-15.6 a flip: − flawed, 0 False Dawn, + found. */
function fate(g: G): Landfall {
  const { s } = g;
  const within = s.arrivals < s.options.reach;
  let die = flip(g, 'fate');
  g.tell({ type: 'fate', die });
  if (die > 0 && within) die = 0;
  if (die === 0 && s.dawns > 0) die = within ? -1 : 1;
  return die > 0 ? 'found' : die < 0 ? 'flawed' : 'dawn';
}

function land(g: G, result: Landfall): void {
  const { s } = g;
  g.tell({ type: 'landfall', result });
  if (result === 'found') finish(g);
  else if (result === 'dawn') falseDawn(g);
  else if (result === 'flawed') {
    const system = here(s);
    system.flawed = true;
    system.left = CONVENIENCE[(system.convenience ?? 0) + 3]?.duration ?? 2;
    changeTraits(g, { edge: -2, faith: 1, justice: 1 });
  }
}

const MENDED = ['faith', 'justice', 'might', 'supply', 'women'] as const;

/** XD-15.7, R19 a colony is begun and lost. */
function falseDawn(g: G): void {
  const { s } = g;
  s.dawns++;
  s.stack.length = 0;
  const { dice, sum } = roll(g, 0, 'dawn');
  const cause = DAWNS[sum + 3] ?? DAWNS[3];
  g.use('dawn', cause.id);
  g.tell({ type: 'dawn', cause: cause.id, dice });
  // XD-15.8 the day ends here: there may not be another
  guard(g);
  if (s.outcome !== undefined) return;
  for (const trait of MENDED) {
    const now = s.traits[trait];
    if (now < START[trait]) s.traits[trait] = Math.ceil((now + START[trait]) / 2);
  }
  s.traits.edge = 6;
  s.traits.treachery = Math.floor(s.traits.treachery / 2);
  s.fatigue = 0;
  s.readiness = 0;
  s.bearing = 5;
  s.law = false;
  endRegime(g);
  s.force = undefined;
  s.reported = false;
  for (const house of s.houses) house.mandates = [];
  g.then('dawnRetire', 'dawnSwap', 'swapSeats', 'newMap', 'cycle');
  changeTraits(g, cause.effect);
}

/** XD-15.7 a new map, as at the start. */
export function newMap(g: G): void {
  const { s } = g;
  s.visit = 0;
  s.byJump = false;
  s.pushed = false;
  origin(g);
}

/** XD-15.7 each seat may retire its leader freely. */
export const freeRetire: Verb<Exodus, ActionOf<Exodus, 'freeRetire'>> = {
  options: () => [
    { type: 'freeRetire', yes: false },
    { type: 'freeRetire', yes: true },
  ],
  check: () => undefined,
  do(g, { yes }, seat) {
    if (!yes) return;
    const { faction } = houseAt(g.s, seat);
    g.tell({ type: 'retired', faction });
    removeLeader(g, faction, false);
  },
};

/** XD-15.7 option `dawnSwap`: only if all want it. */
export const swap: Verb<Exodus, ActionOf<Exodus, 'swap'>> = {
  options: () => [
    { type: 'swap', yes: false },
    { type: 'swap', yes: true },
  ],
  check: () => undefined,
  do(g, { yes }, seat) {
    houseAt(g.s, seat).answer = yes ? 'accept' : 'dissent';
  },
};

/** The factions with everything they own go to other seats. */
export function swapSeats(g: G): void {
  const { s } = g;
  const all = s.houses.every(({ answer }) => answer === 'accept');
  for (const house of s.houses) house.answer = 'none';
  if (!all || !s.options.dawnSwap) return;
  const seats = g.shuffle(s.houses.map(({ seat }) => seat));
  for (const [i, house] of s.houses.entries()) house.seat = seats[i] ?? house.seat;
  g.tell({ type: 'assigned', factions: s.houses.map(({ faction, seat }) => ({ faction, seat })) });
}

/** XD-15.8 a fleet that never settles is worn out in the end. */
export function guard(g: G): void {
  if (g.s.cycle >= LAST_CYCLE) loseFleet(g, 'exhaustion');
}
