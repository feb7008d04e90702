/** What changed between two states, as short words: for tests of what an order, a secret or a roll brings. */
import { TRAITS } from '../content/factions.ts';
import type { House, State } from '../state.ts';

const NUMBERS = ['fatigue', 'bearing', 'readiness', 'stash', 'scanMore', 'picket'] as const;
const FLAGS = ['noRest', 'upkeepOff', 'jumpAssist', 'law', 'restBonus', 'leadBonus'] as const;
const COUNTS = ['renown', 'progress', 'pool', 'hindered', 'struck'] as const;

const signed = (by: number): string => (by < 0 ? `${by}` : `+${by}`);

/** `faith -2`, `church renown +1`, `church quarantine met`, in no order that matters. */
export function changed(before: State, after: State): string[] {
  const lines: string[] = [];
  const number = (name: string, was: number, now: number) => {
    if (was !== now) lines.push(`${name} ${signed(now - was)}`);
  };
  for (const trait of TRAITS) number(trait, before.traits[trait], after.traits[trait]);
  for (const name of NUMBERS) number(name, before[name], after[name]);
  for (const name of FLAGS)
    if (before[name] !== after[name]) lines.push(`${name}${after[name] ? '' : ' off'}`);
  if (before.restMore !== after.restMore) lines.push(after.restMore === 9 ? 'rested to 0' : 'rest +1');
  if (before.regime !== after.regime) lines.push(`regime ${after.regime ?? 'none'}`);
  for (const [i, house] of after.houses.entries()) {
    const was = before.houses[i];
    if (was !== undefined) lines.push(...houseChanged(was, house));
  }
  return lines.sort();
}

function houseChanged(was: House, now: House): string[] {
  const lines: string[] = [];
  for (const name of COUNTS)
    if (was[name] !== now[name]) lines.push(`${now.faction} ${name} ${signed(now[name] - was[name])}`);
  if (was.office !== now.office) lines.push(`${now.faction} office${now.office ? '' : ' lost'}`);
  const kinds = ({ mandates }: House) =>
    mandates.map(({ kind, shared }) => (shared ? `${kind} (shared)` : kind));
  for (const kind of kinds(now)) if (!kinds(was).includes(kind)) lines.push(`${now.faction} ${kind}`);
  for (const kind of kinds(was)) if (!kinds(now).includes(kind)) lines.push(`${now.faction} ${kind} met`);
  for (const faction of now.greasing)
    if (!was.greasing.includes(faction)) lines.push(`${now.faction} greases ${faction}`);
  return lines;
}
