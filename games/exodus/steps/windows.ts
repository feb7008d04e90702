/** XD-18.7 Windows for once-per-match advantages: opened only for seats that own a usable one. */
import { nth, type Verb } from '#engine';
import type { ExodusAction } from '../action.ts';
import type { OnceKind } from '../content/advantage.ts';
import { objection } from '../objections.ts';
import { roll } from '../rules/dice.ts';
import { MOST_READINESS } from '../rules/effectAtoms.ts';
import { houseAt } from '../rules/houses.ts';
import { memo } from '../rules/lists.ts';
import { unvisitedFrom } from '../rules/map.ts';
import { isGiven, usableOnce, useOnce } from '../rules/secrets.ts';
import { treacheryHindrances } from '../rules/treachery.ts';
import type { Exodus, G, House, State } from '../state.ts';

type Use = Extract<ExodusAction, { type: 'use' }>;

function canUse(s: State, house: House, once: OnceKind): boolean {
  // It names a faction: a verb of its own
  if (once === 'favour') return false;
  if (once === 'muster' && s.readiness >= MOST_READINESS) return false;
  if (once === 'lull' && s.fatigue === 0) return false;
  if (usableOnce(s, house.faction, once) === undefined) return false;
  return once !== 'sound' || soundable(s).length > 0;
}

/** Linked unvisited systems whose risk nobody has rolled yet. */
function soundable(s: State): number[] {
  return unvisitedFrom(s, s.here).filter((index) => {
    const system = s.systems[index];
    return system?.risk === undefined && system?.sounded === undefined;
  });
}

/** Opens one window after the other, in faction order. To the rest it looks like a pause before the roll. */
export function windows(g: G, kinds: readonly OnceKind[]): void {
  const { s } = g;
  g.reveal();
  if (!isGiven(s, kinds)) return;
  for (let i = s.houses.length - 1; i >= 0; i--) {
    const house = nth(s.houses, i);
    if (canUseAny(s, house, kinds)) g.then({ step: 'window', faction: house.faction, kinds });
  }
}

function canUseAny(s: State, house: House, kinds: readonly OnceKind[]): boolean {
  for (const kind of kinds) if (canUse(s, house, kind)) return true;
  return false;
}

const simply = memo((once: OnceKind): Use => ({ type: 'use', once }));

export const use: Verb<Exodus, Use> = {
  exact: true,
  options(s, seat, frame) {
    const list: Use[] = [];
    if (frame.step !== 'window') return list;
    const house = houseAt(s, seat);
    for (const once of frame.kinds) {
      if (!canUse(s, house, once)) continue;
      if (once !== 'sound') list.push(simply(once));
      else for (const system of soundable(s)) list.push({ type: 'use', once, system });
    }
    return list;
  },
  check(s, { once, system }, seat, frame) {
    if (frame.step !== 'window' || !frame.kinds.includes(once)) return objection('XD-18.7', 'notNow');
    if (!canUse(s, houseAt(s, seat), once)) return objection('XD-18.7', 'nothingToUse');
    if (once !== 'sound') return system === undefined ? undefined : objection('XD-18.7', 'notLinked');
    return system !== undefined && soundable(s).includes(system)
      ? undefined
      : objection('XD-18.7', 'notLinked');
  },
  do(g, { once, system }, seat, frame) {
    if (frame.step !== 'window') return;
    const house = houseAt(g.s, seat);
    g.reveal();
    useOnce(g, house.faction, once);
    if (once !== 'hush' && canUseAny(g.s, house, frame.kinds)) g.then(frame);
    takeEffect(g, house, once, system, frame.secret);
  },
};

function takeEffect(
  g: G,
  house: House,
  once: OnceKind,
  index: number | undefined,
  secret: number | undefined,
): void {
  const { s } = g;
  switch (once) {
    case 'steady':
      s.steadied++;
      break;
    case 'lull':
      s.fatigue = Math.max(0, s.fatigue - 1);
      break;
    case 'muster':
      s.readiness = Math.min(MOST_READINESS, s.readiness + 1);
      break;
    case 'ration':
      s.upkeepOff = true;
      break;
    case 'spyglass':
      s.scanMore += 2;
      break;
    case 'hush':
      if (secret !== undefined) s.secrets[secret]?.knowers.pop();
      break;
    case 'sound': {
      const system = index === undefined ? undefined : s.systems[index];
      if (system === undefined || index === undefined) break;
      const { sum } = roll(g, -treacheryHindrances(s), 'risk');
      system.sounded = { risk: sum, by: house.faction };
      g.tellOnly(
        [house.seat],
        { type: 'sounded', by: house.faction, system: index, risk: sum },
        { type: 'sounded', by: house.faction, system: index },
      );
      break;
    }
    default:
      break;
  }
}

type PassAction = Extract<ExodusAction, { type: 'pass' }>;
const PASS: readonly PassAction[] = [{ type: 'pass' }];

export const pass: Verb<Exodus, PassAction> = {
  exact: true,
  options: () => PASS,
  check: () => undefined,
  do: (g) => g.reveal(),
};
