/** XD-8 Arrival and star systems: links, reward, convenience, risk. */
import type { ActionOf, Verb } from '#engine';
import { CONVENIENCE, RISKS, SITE } from '../content/fleet.ts';
import type { ExodusFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { gainBearing } from '../rules/bearing.ts';
import { flip, roll } from '../rules/dice.ts';
import { meetForce } from '../rules/forces.ts';
import { houseAt, keepers } from '../rules/houses.ts';
import { discoverSystem, here, link, systemAt, unvisitedFrom } from '../rules/map.ts';
import { change } from '../rules/traits.ts';
import { treacheryHindrances } from '../rules/treachery.ts';
import type { Exodus, G, State } from '../state.ts';
import { toDisposition } from './disposition.ts';
import { scanSystem } from './scan.ts';

/** XD-8.1 the order of all that happens when the fleet comes to a system. */
export function arrive(g: G, to: number, excess: number): void {
  const { s } = g;
  const from = s.here;
  toDisposition(g);
  const system = systemAt(s, to);
  s.here = to;
  s.jumps++;
  s.visit = 0;
  s.byJump = true;
  s.pushed = false;
  s.reported = false;
  s.force = undefined;
  g.tell({ type: 'arrived', system: to, first: !system.visited });
  if (system.visited) {
    // XD-8.10 a revisit rolls risk and nothing else
    g.then({ step: 'riskRoll', system: to });
    closedMap(g);
    strandScouts(g, to);
    return;
  }
  const known = system.scouted;
  if (system.reward === undefined) s.scans++;
  system.visited = true;
  s.arrivals++;
  if (known) g.then({ step: 'riskRoll', system: to });
  g.then(...spendFrames('astrometrics', from, to, excess, { step: 'astrometrics', from, excess, spent: 0 }));
  strandScouts(g, to);
  change(g, 'edge', 1);
  gainBearing(g, 1);
}

/** XD-7.7 scouts elsewhere are stranded; the Military pays for each. */
function strandScouts(g: G, to: number): void {
  const { s } = g;
  for (const [index, system] of s.systems.entries()) {
    if (!system.scouted) continue;
    system.scouted = index === to;
    if (index === to) continue;
    system.risk = undefined;
    system.force = 0;
    g.tell({ type: 'stranded', system: index });
    g.then({ step: 'loss', faction: 'military', losses: ['might', 'supply'], cause: 'scout' });
  }
}

/** XD-8.9, R9 the Church is asked before each of the two rolls, if there is excess to spend. */
function spendFrames(
  on: 'astrometrics' | 'convenience',
  from: number,
  system: number,
  excess: number,
  next: ExodusFrame,
): ExodusFrame[] {
  return excess > 0 ? [{ step: 'spend', on, from, system, excess }] : [next];
}

/** At most three more than the hindrances on that roll. */
function mostToSpend(s: State, frame: ExodusFrame): number {
  if (frame.step !== 'spend') return 0;
  const hindrances = frame.on === 'astrometrics' ? 0 : convenienceHindrances(s, frame.system);
  return Math.min(frame.excess, 3 + hindrances);
}

export const spendExcess: Verb<Exodus, ActionOf<Exodus, 'spendExcess'>> = {
  options: (s, _seat, frame) =>
    Array.from({ length: mostToSpend(s, frame) + 1 }, (_, points) => ({
      type: 'spendExcess' as const,
      points,
    })),
  check: (s, { points }, _seat, frame) =>
    points <= mostToSpend(s, frame) ? undefined : objection('XD-8.9', 'tooMuch'),
  do(g, { points }, _seat, frame) {
    if (frame.step !== 'spend') return;
    if (points > 0) g.tell({ type: 'excessSpent', on: frame.on, points });
    if (frame.on === 'convenience') g.then({ step: 'convenience', system: frame.system, spent: points });
    else g.then({ step: 'astrometrics', from: frame.from, excess: frame.excess - points, spent: points });
  },
};

/** XD-8.2 to XD-8.4 how many ways lead on from here, and where. */
export function astrometrics(g: G, from: number, excess: number, spent: number): void {
  const { s } = g;
  const scouted = here(s).scouted;
  if (!scouted) g.then({ step: 'survey', system: s.here, excess });
  const { dice, sum } = roll(g, spent, 'astrometrics');
  let left = sum + 3;
  g.tell({ type: 'astrometrics', dice, links: left });
  for (const other of unvisitedFrom(s, from)) {
    if (left === 0) break;
    if (here(s).links.includes(other) || flip(g, 'link') <= 0) continue;
    link(s, s.here, other);
    left--;
  }
  for (; left > 0; left--) discoverSystem(s, s.here);
  closedMap(g);
}

/** XD-8.4 there is always somewhere left to go. */
function closedMap(g: G): void {
  const { s } = g;
  if (s.systems.some(({ visited }) => !visited)) return;
  for (let i = 0; i < 2; i++) discoverSystem(s, s.here);
  g.tell({ type: 'closedMap' });
}

/** XD-7.7, R59 a scout rolls reward, convenience and risk as on arrival, and learns no links. */
export function surveyFrames(g: G, system: number, excess: number): ExodusFrame[] {
  systemAt(g.s, system).scouted = true;
  return [{ step: 'survey', system, excess }];
}

export function survey(g: G, index: number, excess: number): void {
  const { s } = g;
  const system = systemAt(s, index);
  s.surveyed = index;
  g.then({ step: 'riskRoll', system: index });
  if (system.reward === undefined) scanSystem(g, index, 0);
  // XD-7.7 what a scout found out stands, also after it was stranded: only risk is rolled anew
  if (system.reward === 0 || system.convenience !== undefined) return;
  g.then(
    ...spendFrames('convenience', index, index, excess, { step: 'convenience', system: index, spent: 0 }),
  );
  // XD-8.6, R11 what is taken is voted on at once, on arrival
  if (system.reward === 1 && system.choice === undefined) g.then('rewardChoice', 'rewardChosen');
}

export const reward: Verb<Exodus, ActionOf<Exodus, 'reward'>> = {
  options: () => [
    { type: 'reward', choice: 'supply' },
    { type: 'reward', choice: 'might' },
  ],
  check: () => undefined,
  do(g, { choice }, seat) {
    houseAt(g.s, seat).answer = choice === 'might' ? 'accept' : 'dissent';
  },
};

export function rewardChosen(g: G): void {
  const { s } = g;
  g.reveal();
  const might = keepers(s).filter(({ answer }) => answer === 'accept').length;
  for (const house of s.houses) house.answer = 'none';
  const choice = might >= 2 ? 'might' : 'supply';
  systemAt(s, s.surveyed).choice = choice;
  g.tell({ type: 'rewardChosen', choice });
}

/** XD-8.7 poor systems are hard to use, and traitors make it harder. */
export function convenienceHindrances(s: State, index: number): number {
  const { reward: found } = systemAt(s, index);
  return treacheryHindrances(s) + (found === -2 || found === -1 ? 3 : 0);
}

export function convenience(g: G, index: number, spent: number): void {
  const { s } = g;
  const system = systemAt(s, index);
  const { dice, sum } = roll(g, spent - convenienceHindrances(s, index), 'convenience');
  system.convenience = sum;
  const duration = CONVENIENCE[sum + 3]?.duration ?? 1;
  // A site is worked only once it has turned out flawed.
  if (system.reward !== SITE) system.left = duration;
  g.tell({ type: 'convenience', system: index, dice, duration });
}

/** XD-8.8, R58 what waits in a system, and how long until it strikes. */
export function riskRoll(g: G, index: number): void {
  const { s } = g;
  const system = systemAt(s, index);
  const arriving = index === s.here;
  let risk = system.risk;
  const waiting = system.force;
  if (risk === undefined) {
    risk = system.sounded?.risk ?? rollRisk(g);
    system.sounded = undefined;
  }
  g.use('risk', RISKS[risk + 3] ?? 'quiet');
  g.tell({ type: 'risk', system: index, risk });
  if (!arriving) {
    system.risk = risk;
    system.force = risk < 0 ? -risk : 0;
    return;
  }
  const size = system.risk === undefined ? Math.max(0, -risk) : waiting;
  s.risk = risk;
  system.scouted = false;
  system.risk = undefined;
  system.force = 0;
  if (size > 0) meetForce(g, size);
}

function rollRisk(g: G): number {
  return roll(g, -treacheryHindrances(g.s), 'risk').sum;
}
