/** The world in the eyes of one faction: what every value of every trait is worth to it. */
import { AGENDAS, type AgendaId, type Condition } from '../content/agendas.ts';
import { type FactionId, TRAITS } from '../content/factions.ts';
import { deeds } from '../houses.ts';
import type { House, State } from '../state.ts';
import { CHARACTERS, type Character } from './character.ts';
import { EDGE, FAITH, FLEET, indexOfTrait, JUSTICE, MARGIN, MIGHT, TREACHERY, VALUES } from './health.ts';

export interface Eyes {
  readonly house: House;
  readonly faction: FactionId;
  readonly character: Character;
  readonly greed: number;
  /** XD-20.7 a turncoat wants the fleet lost. */
  readonly turned: boolean;
  readonly table: readonly number[];
  readonly agendas: readonly AgendaId[];
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
const AGENDA = 3;

export function eyesOf(s: State, house: House): Eyes {
  const character = CHARACTERS[house.faction];
  const { greed } = character;
  const turned = s.options.infection === 'turncoat' && house.marked > 0;
  const table = FLEET.slice();
  const slopes = new Array<number>(TRAITS.length).fill(0);
  for (const { faction } of s.houses) {
    const guard = GUARD[faction];
    if (guard === undefined) continue;
    slopes[guard[0]] =
      (slopes[guard[0]] as number) + guard[1] * (faction === house.faction ? greed : -ENVY * greed);
  }
  for (let trait = 0; trait < TRAITS.length; trait++)
    for (let value = 0; value < VALUES; value++)
      table[trait * VALUES + value] =
        (table[trait * VALUES + value] as number) + value * (slopes[trait] as number);
  const agendas = house.kept ? house.agendas.slice(0, 2) : [];
  for (const id of agendas) wishFor(table, greed, id);
  if (turned) for (let i = 0; i < table.length; i++) table[i] = -(table[i] as number);
  return { house, faction: house.faction, character, greed, turned, table, agendas };
}

/** An agenda about a trait makes values near its line dear. */
function wishFor(table: number[], greed: number, id: AgendaId): void {
  const when: readonly Condition[] = AGENDAS[id].when;
  for (const condition of when) {
    if (!('trait' in condition)) continue;
    const trait = indexOfTrait(condition.trait);
    for (let value = 0; value < VALUES; value++) {
      const over = 'atLeast' in condition ? value - condition.atLeast : condition.atMost - value;
      const chance = 1 / (1 + Math.exp(-(over + 0.5) / 1.2));
      table[trait * VALUES + value] =
        (table[trait * VALUES + value] as number) + (greed * AGENDA * chance) / when.length;
    }
  }
}

/** What one more deed is worth to an agenda that counts deeds. */
export function deedWorth({ house, agendas, greed }: Eyes, deed: string): number {
  let worth = 0;
  for (const id of agendas) {
    const when: readonly Condition[] = AGENDAS[id].when;
    for (const condition of when) {
      if (!('deed' in condition) || condition.deed !== deed) continue;
      if ('atMost' in condition)
        worth -= deeds(house, condition.deed) >= condition.atMost ? greed * AGENDA : 0;
      else if (deeds(house, condition.deed) < condition.atLeast)
        worth += (greed * AGENDA) / condition.atLeast;
    }
  }
  return worth;
}

export const wants = ({ agendas }: Eyes, id: AgendaId): boolean => agendas.includes(id);

/** XD-2 riots, sabotage and empty ranks: what a change beyond the end of a scale costs elsewhere. */
function spill(trait: number, wanted: number): number {
  if (wanted > 12) return trait === EDGE || trait === TREACHERY ? 1.8 * (wanted - 12) : 0;
  return trait === JUSTICE ? -0.6 * wanted : trait === MIGHT ? -1.8 * wanted : 0;
}

/** What changes of the traits are worth, from a sheet on. */
export function shiftWorth({ table, turned }: Eyes, sheet: readonly number[], by: readonly number[]): number {
  let sum = 0;
  let faith = sheet[FAITH] as number;
  let treachery = sheet[TREACHERY] as number;
  const before = faith - treachery;
  for (let i = 0; i < by.length; i++) {
    const change = by[i] as number;
    if (change === 0) continue;
    const old = sheet[i] as number;
    const wanted = old + change;
    const now = wanted < 0 ? 0 : wanted > 12 ? 12 : wanted;
    if (now !== wanted) sum += turned ? spill(i, wanted) : -spill(i, wanted);
    sum += (table[i * VALUES + now] as number) - (table[i * VALUES + old] as number);
    if (i === FAITH) faith = now;
    else if (i === TREACHERY) treachery = now;
  }
  const after = faith - treachery;
  if (after === before) return sum;
  const eased = (MARGIN[after + 12] as number) - (MARGIN[before + 12] as number);
  return turned ? sum - eased : sum + eased;
}

/** What one trait's change is worth. */
export function pointWorth(eyes: Eyes, sheet: readonly number[], trait: number, by: number): number {
  const shift = [0, 0, 0, 0, 0, 0, 0];
  shift[trait] = by;
  return shiftWorth(eyes, sheet, shift);
}
