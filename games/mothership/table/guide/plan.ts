/**
 * What the missions are made of. Faces of the dice are written for each unit, those against asteroids apart; where a
 * list is used up its last face repeats, and without one a unit of the learner shows its highest face, an enemy's and
 * the asteroids the lowest.
 */
import type { Script } from '#engine';
import type { Beat, Deeds, Mission } from '#ui/kit/mission.ts';
import type { MothershipAction } from '../../action.ts';
import { type Given, positionOf, USUAL_OPTIONS } from '../../positions.ts';
import { type HexName, spacesApart } from '../../rules/hex.ts';
import type { UnitId } from '../../rules/units.ts';
import type { Mothership } from '../../state.ts';
import { MISSION_WORDS, type MissionId, type MissionWords } from '../../text/missions.ts';
import type { SeenUnit, View } from '../../view.ts';

export type Done = Deeds<Mothership>;
type Step = Beat<Mothership>;

/** Faces as they are on the dice, by unit, by `<unit> rocks` for its throws against asteroids, or by kind of roll. */
type DieBook = Readonly<Record<string, readonly number[]>>;

const HIGHEST = 99;

function scriptOf({ units = {} }: Given, book: DieBook): Script {
  const fallback = (unit: string) => ({ values: [], then: unit.startsWith('p1') ? HIGHEST : 0 });
  const told = (faces: readonly number[]) => ({
    values: faces.map((face) => face - 1),
    then: 'last' as const,
  });
  return {
    asteroids: fallback('asteroids'),
    ...Object.fromEntries(Object.keys(units).map((unit) => [unit, fallback(unit)])),
    ...Object.fromEntries(Object.entries(book).map(([purpose, faces]) => [purpose, told(faces)])),
    // Cards come in the order of the position.
    card: { values: [], then: 0 },
  };
}

interface Plan extends Pick<Mission<Mothership>, 'minutes' | 'beats' | 'others' | 'won' | 'missed'> {
  readonly id: MissionId;
  readonly given: Given;
  /** Without it the dice are real. */
  readonly book?: DieBook;
}

const hasWon = ({ view }: Done): boolean => view.outcome?.winners.includes(0) ?? false;

export function missionOf({ id, given, book, ...rest }: Plan): Mission<Mothership> {
  const { title, about, goal, end }: MissionWords = MISSION_WORDS[id];
  return {
    won: hasWon,
    ...rest,
    ...{ id, title, about, goal, end },
    options: USUAL_OPTIONS,
    position: () => positionOf(given),
    ...(book ? { script: scriptOf(given, book) } : {}),
  };
}

export const unitIn = (view: View, unit: UnitId): SeenUnit | undefined =>
  view.units.find(({ id }) => id === unit);
export const placeOf = (view: View, unit: UnitId): HexName | undefined => unitIn(view, unit)?.at;
export const dieOf = (view: View, unit: UnitId): number => unitIn(view, unit)?.die ?? 0;

export function areBeside(view: View, one: UnitId, other: UnitId): boolean {
  const [here, there] = [placeOf(view, one), placeOf(view, other)];
  return here !== undefined && there !== undefined && spacesApart(here, there) === 1;
}

export const look = (line: string, spot: string): Step => ({ line, spot, look: true });
export const press = (line: string, spot: string): Step => ({ line, spot, press: spot });

/** What may be asked in between, and is never part of a lesson. */
export const isAnswer = ({ type }: MothershipAction): boolean => type === 'pass' || type === 'stop';
export const isDiverting = ({ type }: MothershipAction): boolean => type === 'divert' || type === 'split';

type Way = Readonly<Partial<Record<UnitId, HexName>>>;

/** Flights of these units to these spaces; over when all have arrived. Elsewhere is answered where that is said, else closed. */
export function flights(line: string, spot: string, way: Way, elsewhere?: string): Step {
  const goals = Object.entries(way);
  const isThere = (view: View, unit: string): boolean =>
    goals.some(([id, to]) => id === unit && at(view, unit) === to);
  const at = (view: View, unit: string) => view.units.find(({ id }) => id === unit)?.at;
  return {
    ...{ line, spot },
    only: (action) =>
      (action.type === 'move' && action.ship in way) ||
      (action.type === 'moveTo' &&
        action.kind === 'safe' &&
        (elsewhere !== undefined || goals.some(([, to]) => to === action.to))) ||
      isAnswer(action),
    done: ({ view }) => goals.every(([unit]) => isThere(view, unit)),
    aside: ({ view }) =>
      view.units.some(({ id, moved }) => moved && id in way && !isThere(view, id)) ? elsewhere : undefined,
  };
}

export function attacks(line: string, spot: string, target: string, ships: readonly UnitId[]): Step {
  const isIt = (action: MothershipAction): boolean =>
    action.type === 'attack' &&
    action.target === target &&
    ships.every((ship) => action.ships.includes(ship));
  return {
    ...{ line, spot },
    only: (action) => isIt(action) || isAnswer(action),
    done: ({ actions, view }) => actions.some(isIt) && view.fight === undefined,
  };
}

/** The end of the turn, with the Energy that was drafted; cards are kept. */
export const ends = (line: string): Step => ({
  ...{ line, spot: 'way-out' },
  only: (action) => action.type === 'end' || isDiverting(action) || isAnswer(action),
  done: ({ actions, view }) => actions.some(({ type }) => type === 'end') && view.active !== 0,
});
