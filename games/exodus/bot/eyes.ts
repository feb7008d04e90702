/** The world in the eyes of one faction: what every value of every trait is worth to it. */

import type { AgendaId } from '../content/agendas.ts';
import { type FactionId, TRAITS } from '../content/factions.ts';
import { atSite } from '../rules/ballots.ts';
import { keptAgendas } from '../rules/score.ts';
import type { House, State } from '../state.ts';
import { CHARACTERS, type Character, USUAL } from './character.ts';
import { EDGE, FAITH, FLEET, indexOfTrait, JUSTICE, MARGIN, MIGHT, TREACHERY, VALUES } from './health.ts';
import { type Goal, goalsOf, levelWish, likelihood } from './wishes.ts';

export interface Eyes {
  readonly house: House;
  readonly faction: FactionId;
  readonly character: Character;
  readonly greed: number;
  /** XD-20.7 a turncoat wants the fleet lost. */
  readonly turned: boolean;
  readonly table: readonly number[];
  readonly agendas: readonly AgendaId[];
  /** What the kept agendas ask for. */
  readonly goals: readonly Goal[];
  /** What it is worth that Justice and Might are level. */
  readonly level: number;
}

/** XD-3.4 the trait a faction is judged by, and whether high is good for it. */
const GUARD: Readonly<Partial<Record<FactionId, readonly [number, 1 | -1]>>> = {
  church: [FAITH, 1],
  government: [JUSTICE, 1],
  military: [MIGHT, 1],
  network: [TREACHERY, -1],
  security: [EDGE, -1],
  opposition: [JUSTICE, -1],
};

/** How much a rival's gain hurts. */
const ENVY = 0.25;
/** On the day of a landfall one's own standing counts so much more: there may be no other day. */
const LAST_DAY = 1.6;

/**
 * With a viewer, only the agendas that it knows of count: a guess at the others would be worse than none. The temper is
 * the viewer's own.
 */
export function eyesOf(s: State, house: House, viewer = house.faction, temper = USUAL): Eyes {
  const character = CHARACTERS[house.faction];
  const own = viewer === house.faction ? temper : USUAL;
  const greed = own * character.greed * (isLastDay(s) ? LAST_DAY : 1);
  const turned = s.options.infection === 'turncoat' && house.marked > 0;
  const table = FLEET.slice();
  const slopes = new Array<number>(TRAITS.length).fill(0);
  for (const { faction } of s.houses) {
    const guard = GUARD[faction];
    if (guard === undefined) continue;
    slopes[guard[0]] =
      (slopes[guard[0]] ?? 0) + guard[1] * (faction === house.faction ? greed : -ENVY * greed);
  }
  for (let trait = 0; trait < TRAITS.length; trait++)
    for (let value = 0; value < VALUES; value++)
      table[trait * VALUES + value] = (table[trait * VALUES + value] ?? 0) + value * (slopes[trait] ?? 0);
  const agendas = house.kept ? keptAgendas(house).filter((_, i) => isKnown(house, i, viewer)) : [];
  const goals = goalsOf(agendas, greed);
  for (const goal of goals) wishFor(table, goal);
  if (turned) for (let i = 0; i < table.length; i++) table[i] = -(table[i] ?? 0);
  const level = levelWish(goals);
  return { house, faction: house.faction, character, greed, turned, table, agendas, goals, level };
}

const isKnown = ({ faction, agendasSeen }: House, agenda: number, viewer: FactionId): boolean =>
  faction === viewer || agendasSeen.some((seen) => seen.by === viewer && seen.agenda === agenda);

const isLastDay = (s: State): boolean =>
  s.cycle > 0 && s.arrivals >= s.options.reach && s.systems[s.here] !== undefined && atSite(s);

/** An agenda about a trait makes values near its line dear. */
function wishFor(table: number[], { condition, points }: Goal): void {
  if (!('trait' in condition)) return;
  const trait = indexOfTrait(condition.trait);
  for (let value = 0; value < VALUES; value++) {
    const over = 'atLeast' in condition ? value - condition.atLeast : condition.atMost - value;
    table[trait * VALUES + value] = (table[trait * VALUES + value] ?? 0) + points * likelihood(over);
  }
}

export const wants = ({ agendas }: Eyes, id: AgendaId): boolean => agendas.includes(id);

/** XD-2 riots, sabotage and empty ranks: what a change beyond the end of a scale costs elsewhere. */
function spill(trait: number, wanted: number): number {
  if (wanted > 12) return trait === EDGE || trait === TREACHERY ? 1.8 * (wanted - 12) : 0;
  return trait === JUSTICE ? -0.6 * wanted : trait === MIGHT ? -1.8 * wanted : 0;
}

/** What changes do to the difference of Justice and Might, for a faction that wants none. */
function levelling(worth: number, sheet: readonly number[], by: readonly number[]): number {
  if (by[JUSTICE] === 0 && by[MIGHT] === 0) return 0;
  const gap = (sheet[JUSTICE] ?? 0) - (sheet[MIGHT] ?? 0);
  const after = gap + (by[JUSTICE] ?? 0) - (by[MIGHT] ?? 0);
  return worth * (likelihood(1 - Math.abs(after)) - likelihood(1 - Math.abs(gap)));
}

/** What changes of the traits are worth, from a sheet on. */
export function shiftWorth(eyes: Eyes, sheet: readonly number[], by: readonly number[]): number {
  const { table, turned } = eyes;
  let sum = eyes.level === 0 ? 0 : levelling(eyes.level, sheet, by);
  let faith = sheet[FAITH] ?? 0;
  let treachery = sheet[TREACHERY] ?? 0;
  const before = faith - treachery;
  for (let i = 0; i < by.length; i++) {
    const change = by[i] ?? 0;
    if (change === 0) continue;
    const old = sheet[i] ?? 0;
    const wanted = old + change;
    const now = wanted < 0 ? 0 : wanted > 12 ? 12 : wanted;
    if (now !== wanted) sum += turned ? spill(i, wanted) : -spill(i, wanted);
    sum += (table[i * VALUES + now] ?? 0) - (table[i * VALUES + old] ?? 0);
    if (i === FAITH) faith = now;
    else if (i === TREACHERY) treachery = now;
  }
  const after = faith - treachery;
  if (after === before) return sum;
  const eased = (MARGIN[after + 12] ?? 0) - (MARGIN[before + 12] ?? 0);
  return turned ? sum - eased : sum + eased;
}

/** What one trait's change is worth. */
export function pointWorth(eyes: Eyes, sheet: readonly number[], trait: number, by: number): number {
  const shift = [0, 0, 0, 0, 0, 0, 0];
  shift[trait] = by;
  return shiftWorth(eyes, sheet, shift);
}
