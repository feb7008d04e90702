/** XD-14 Cyclical effects: hunger, upkeep, extraction, rest, neglect, strain, whispers, skin. */
import type { Verb } from '#engine';
import { BURDENS, type ExodusAction } from '../action.ts';
import type { Effect, MandateKind } from '../content/effect.ts';
import { FACTION, type FactionId, STRAIN_DICE, WHISPER_DICE } from '../content/factions.ts';
import { CONVENIENCE, CONVENIENCES, REWARDS } from '../content/fleet.ts';
import { objection } from '../objections.ts';
import { flip } from '../rules/dice.ts';
import { stash } from '../rules/effectAtoms.ts';
import { after, houseAt, orderOf, unheldResearchers } from '../rules/houses.ts';
import { expose } from '../rules/leaders.ts';
import { listsOf } from '../rules/lists.ts';
import { isBinding } from '../rules/mandates.ts';
import { here } from '../rules/map.ts';
import { renown } from '../rules/markers.ts';
import { usableOnce, useOnce } from '../rules/secrets.ts';
import { change, changeTraits, flipAdjust } from '../rules/traits.ts';
import type { Exodus, G, House, State, System } from '../state.ts';
import { windows } from './windows.ts';

type Bear = Extract<ExodusAction, { type: 'bear' }>;

const RATION = ['ration'] as const;
const SPYGLASS = ['spyglass'] as const;

/** XD-14.1, and the window before upkeep. */
export function hungry(g: G): void {
  const { s } = g;
  if (owesUpkeep(s)) windows(g, RATION);
  if (s.risk === 2) {
    g.use('rule', 'hungry');
    change(g, 'supply', -1);
  }
}

const owesUpkeep = (s: State): boolean => s.harvested.length === 0 && !s.upkeepOff;

/** XD-14.2, R52 a fleet that does not live off the land eats what it has. */
export function upkeep(g: G): void {
  if (!owesUpkeep(g.s)) return;
  g.tell({ type: 'upkeep' });
  change(g, 'supply', -1);
}

/** XD-14.3, XD-13.6 a harvested cycle counts once, however many factions harvest. */
export function extraction(g: G): void {
  const { s } = g;
  windows(g, SPYGLASS);
  const system = here(s);
  if (s.harvested.length === 0 || system.left === 0) return;
  system.left--;
  g.tell({ type: 'extraction', left: system.left });
  if (system.left === 0) complete(g, system);
}

/** Convenience costs and benefit, then the reward. */
function complete(g: G, system: System): void {
  const { s } = g;
  const first = system.completed === 0;
  system.completed++;
  const convenience = system.convenience ?? 0;
  const { duration, cost } = CONVENIENCE[convenience + 3] ?? { duration: 1, cost: {} };
  // R15 only abundance and a flawed site repeat
  if (system.reward === 2 || system.flawed) system.left = duration;
  g.use('convenience', CONVENIENCES[convenience + 3] ?? 'fair');
  g.tell({ type: 'completed', reward: system.reward ?? 0, first });
  if (first && convenience === 3) {
    const [harvester] = s.harvested.slice().sort((a, b) => orderOf(a) - orderOf(b));
    if (harvester !== undefined) g.then({ step: 'benefit', faction: harvester });
  }
  changeTraits(g, cost);
  reward(g, system, first);
  if (first) for (const faction of s.harvested) renown(g, faction, 1);
}

const REPEATED: Effect = { supply: 1 };
const FIRST_ABUNDANCE: Effect = { justice: 1, might: 1, supply: 1 };

/** XD-8.5, R14 what an extraction brings, by what the system was found to hold. */
function reward(g: G, system: System, first: boolean): void {
  const roll = system.reward ?? 0;
  g.use('extraction', REWARDS[roll + 3] ?? 'nothing');
  switch (roll) {
    case -3:
      changeTraits(g, { supply: 1, women: 1 });
      flipAdjust(g, 'edge');
      flipAdjust(g, 'treachery');
      break;
    case -2:
      change(g, 'faith', 1);
      break;
    case -1:
      change(g, 'supply', 1);
      break;
    case 1:
      change(g, system.choice ?? 'supply', 1);
      break;
    case 2:
      changeTraits(g, first ? FIRST_ABUNDANCE : REPEATED);
      break;
    case 3:
      change(g, 'supply', 2);
      break;
    default:
      break;
  }
}

/** XD-7.5, XD-14.5, R5 one jump a cycle is slept off, chains of jumps are not; a parade costs the rest. */
export function rest(g: G): void {
  const { s } = g;
  const before = s.fatigue;
  // A chant that sings the god to sleep needs no further rest.
  if (s.restMore === 9) s.fatigue = 0;
  else if (!s.noRest) s.fatigue = Math.max(0, s.fatigue - (s.restBonus ? 3 : 2) - s.restMore);
  if (s.fatigue !== before) g.tell({ type: 'rested', fatigue: s.fatigue });
}

const NEGLECT: Readonly<Record<MandateKind, Effect>> = {
  repair: { supply: -1 },
  quarantine: { women: -1 },
  election: { justice: -1 },
  'election-only': { justice: -1 },
  suppression: { edge: 1 },
};

/** XD-14.6 each mandate that was there at the start of the cycle and is still unmet. */
export function neglect(g: G): void {
  const { s } = g;
  const unmet: { readonly faction: FactionId; readonly kind: MandateKind }[] = [];
  for (const { faction, mandates } of s.houses)
    for (const mandate of mandates) if (isBinding(s, mandate)) unmet.push({ faction, kind: mandate.kind });
  for (const { faction, kind } of unmet) {
    g.use('neglect', kind);
    g.tell({ type: 'neglected', faction, kind });
    changeTraits(g, NEGLECT[kind]);
  }
}

/** XD-14.7 each − of the pool is a strain. */
export function strain(g: G): void {
  const { s } = g;
  const pool = (STRAIN_DICE[s.seats] ?? 3) + (unheldResearchers(s) ? 1 : 0);
  s.strains = 0;
  for (let i = 0; i < pool; i++) if (flip(g, 'strain') < 0) s.strains++;
  g.tell({ type: 'strain', strains: s.strains });
  if (s.strains > 0) g.then('bear');
}

/** What the bearer's faction would give up; undefined where there is nothing left to give. */
function sacrifice(s: State, house: House): 'faith' | 'justice' | 'might' | 'renown' | 'stash' | undefined {
  const { sacrifice: own } = FACTION[house.faction];
  const given = own === 'stash' && s.stash === 0 ? 'renown' : own;
  return given === 'renown' && house.renown <= -5 ? undefined : given;
}

const burdens = listsOf(BURDENS.map((by): Bear => ({ type: 'bear', by })));
const ALL_BURDENS = 2 ** BURDENS.length - 1;
const SACRIFICE = 1 << BURDENS.indexOf('sacrifice');
const SPARE = 1 << BURDENS.indexOf('spare');

export const bear: Verb<Exodus, Bear> = {
  exact: true,
  options(s, seat) {
    const house = houseAt(s, seat);
    let bits = ALL_BURDENS;
    if (sacrifice(s, house) === undefined) bits &= ~SACRIFICE;
    if (usableOnce(s, house.faction, 'spare') === undefined) bits &= ~SPARE;
    return burdens(bits);
  },
  check(s, { by }, seat) {
    const house = houseAt(s, seat);
    if (by === 'sacrifice' && sacrifice(s, house) === undefined) return objection('XD-14.7', 'cannotBear');
    if (by === 'spare' && usableOnce(s, house.faction, 'spare') === undefined)
      return objection('XD-18.7', 'nothingToUse');
    return undefined;
  },
  do(g, { by }, seat) {
    const { s } = g;
    const house = houseAt(s, seat);
    s.strains--;
    s.burden = after(s, s.burden).faction;
    if (s.strains > 0) g.then('bear');
    g.use('strain', by);
    g.tell({ type: 'borne', by: house.faction, how: by });
    if (by === 'spare') useOnce(g, house.faction, 'spare');
    else if (by === 'supply') change(g, 'supply', -1);
    else if (by === 'sacrifice') giveUp(g, house);
    else change(g, by, 1);
  },
};

function giveUp(g: G, house: House): void {
  const given = sacrifice(g.s, house);
  if (given === undefined) return;
  if (given === 'renown') renown(g, house.faction, -1);
  else if (given === 'stash') stash(g, -1);
  else change(g, given, -1);
}

/** XD-14.8 obeying leaders add theirs here, unseen: only the sum is told. */
export function whispers(g: G): void {
  const { s } = g;
  let rise = 0;
  for (let i = 0; i < (WHISPER_DICE[s.seats] ?? 2); i++) if (flip(g, 'whispers') > 0) rise++;
  for (const house of s.houses) if (house.marked > 0 && house.bond === 'obey') rise++;
  g.tell({ type: 'whispers', rise });
  change(g, 'treachery', rise);
}

/** XD-20.5 from the second cycle after infection on. */
export function skin(g: G): void {
  const { s } = g;
  for (const house of s.houses) {
    if (house.marked === 0 || s.cycle - house.marked < 2 || flip(g, 'skin') <= 0) continue;
    g.use('infection', 'exposed');
    expose(g, house.faction);
  }
}
