/** XD-8.11, XD-8.12 Scanning: the reward of linked systems, the first of them with an aim. */
import type { Verb } from '#engine';
import type { ExodusAction } from '../action.ts';
import { REWARDS, SITE } from '../content/fleet.ts';
import { objection } from '../objections.ts';
import { aim, gainBearing } from '../rules/bearing.ts';
import { roll } from '../rules/dice.ts';
import { find, seatOf } from '../rules/houses.ts';
import { systemAt, unscannedFrom } from '../rules/map.ts';
import type { Exodus, G, State } from '../state.ts';

type Scan = Extract<ExodusAction, { type: 'scan' }>;

const SCANS = 3;

/** XD-8.5 Rolls and shows the reward of a system. */
export function scanSystem(g: G, index: number, assists: number): void {
  const { s } = g;
  const system = systemAt(s, index);
  const { dice, sum } = roll(g, assists, 'scan');
  system.reward = sum;
  if (!system.visited) s.scans++;
  g.use('reward', REWARDS[sum + 3] ?? 'nothing');
  g.tell({ type: 'scanned', system: index, dice, reward: sum, aimed: assists });
  if (sum === SITE) gainBearing(g, -3);
}

/** XD-8.11, R62 the Network, else the Government. */
export const scanOfficer = (s: State) => (find(s, 'network') === undefined ? 'government' : 'network');

/** XD-14.4 from where the fleet is, into systems not yet scanned. */
export function scanning(g: G): void {
  const { s } = g;
  const systems = unscannedFrom(s, s.here);
  s.scanning = Math.min(systems.length, SCANS + s.scanMore);
  s.aimed = true;
  nextScan(g);
}

/** The officer is asked while there is a choice: always for the first, then only if not all can be scanned. */
function nextScan(g: G): void {
  const { s } = g;
  if (s.scanning === 0) return;
  const systems = unscannedFrom(s, s.here);
  const all = systems.length <= s.scanning;
  if (systems.length > 1 && (s.aimed || !all)) {
    g.then('scan');
    return;
  }
  const [first] = systems;
  if (first !== undefined) carryOut(g, first);
}

function carryOut(g: G, system: number): void {
  const { s } = g;
  const assists = s.aimed ? aim(s) : 0;
  s.aimed = false;
  s.scanning--;
  scanSystem(g, system, assists);
  nextScan(g);
}

export const scan: Verb<Exodus, Scan> = {
  options: (s) => unscannedFrom(s, s.here).map((system): Scan => ({ type: 'scan', system })),
  check: (s, { system }) =>
    unscannedFrom(s, s.here).includes(system) ? undefined : objection('XD-8.11', 'scannedAlready'),
  do: (g, { system }) => carryOut(g, system),
};

export const scanSeat = (s: State) => seatOf(s, scanOfficer(s));
