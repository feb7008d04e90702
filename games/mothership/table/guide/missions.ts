/**
 * What can be learnt at this table. Faces of the dice are written for each unit; where a list is used up its last face
 * repeats, and without one a unit of the learner shows its highest face, an enemy's the lowest.
 */
import type { Script } from '#engine';
import { missionOf } from '#ui/kit/lesson.ts';
import type { Beat, Deeds, Mission } from '#ui/kit/mission.ts';
import type { MothershipAction } from '../../action.ts';
import { mothership } from '../../index.ts';
import { OPTIONS } from '../../options.ts';
import { type Given, positionOf } from '../../positions.ts';
import type { HexName } from '../../rules/hex.ts';
import type { UnitId } from '../../rules/units.ts';
import type { Mothership } from '../../state.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import type { View } from '../../view.ts';
import { tutorial } from '../tutorial.ts';

type Done = Deeds<Mothership>;

/** Faces as they are on the dice. */
type DieBook = Readonly<Partial<Record<UnitId, readonly number[]>>>;

const HIGHEST = 99;

function scriptOf(book: DieBook): Script {
  const own: UnitId[] = ['p1-m', 'p1-f1', 'p1-f2', 'p1-b1', 'p1-b2', 'p1-g1'];
  const told = Object.entries(book).map(([unit, faces]) => [
    unit,
    { values: faces.map((face) => face - 1), then: 'last' as const },
  ]);
  const rest = own
    .filter((unit) => book[unit] === undefined)
    .map((unit) => [unit, { values: [], then: HIGHEST }]);
  // Cards come in the order of the position.
  return Object.fromEntries([...told, ...rest, ['card', { values: [], then: 0 }]]);
}

interface Plan {
  readonly id: 'light' | 'guard';
  readonly minutes: number;
  readonly given: Given;
  readonly book: DieBook;
  readonly others: NonNullable<Mission<Mothership>['others']>;
  readonly beats: Mission<Mothership>['beats'];
}

function mission({ id, minutes, given, book, others, beats }: Plan): Mission<Mothership> {
  const { title, about, goal, end } = MISSION_WORDS[id];
  return {
    ...{ id, title, about, goal, end, minutes, beats, others },
    options: { ...tutorial.options, mode: 'deathmatch', layout: OPTIONS.layout.default },
    position: () => positionOf(given),
    script: scriptOf(book),
    won: ({ view }) => view.outcome?.winners.includes(0) ?? false,
  };
}

const at = (view: View, unit: UnitId): HexName | undefined => view.units.find(({ id }) => id === unit)?.at;
const look = (line: string, spot: string): Beat<Mothership> => ({ line, spot, look: true });
const press = (line: string, spot: string): Beat<Mothership> => ({ line, spot, press: spot });

type Way = Readonly<Partial<Record<UnitId, readonly HexName[]>>>;

/** Flights of these units to these spaces, and no others; over when all have arrived. */
function flights(line: string, spot: string, way: Way): Beat<Mothership> {
  const goals = Object.entries(way);
  return {
    ...{ line, spot },
    only(action, view) {
      if (action.type === 'move') return action.ship in way;
      const flying = view.asking?.step === 'moveTo' ? view.asking.unit : undefined;
      return (
        isAnswer(action) ||
        (flying !== undefined && action.type === 'moveTo' && spaces(way).includes(action.to))
      );
    },
    done: ({ view }) => goals.every(([unit, hexes]) => hexes.some((hex) => at(view, unit as UnitId) === hex)),
  };
}

const spaces = (way: Way): HexName[] => Object.values(way).flat();

/** What may be asked in between, and is never part of a lesson. */
const isAnswer = ({ type }: MothershipAction): boolean => type === 'pass' || type === 'stop';

const attacks = (
  line: string,
  spot: string,
  target: string,
  ...ships: readonly UnitId[]
): Beat<Mothership> => {
  const isIt = (action: MothershipAction): boolean =>
    action.type === 'attack' &&
    action.target === target &&
    ships.every((ship) => action.ships.includes(ship));
  return {
    ...{ line, spot },
    only: (action) => isIt(action) || isAnswer(action),
    done: ({ actions, view }) => actions.some(isIt) && view.fight === undefined,
  };
};

const hasEnded = ({ actions }: Done): boolean => actions.some(({ type }) => type === 'end');

const { light, guard } = MISSION_WORDS;

/** The raider of the first mission flies at Fighter 2, attacks it, and is done. */
function raider(view: View): MothershipAction | undefined {
  const step = view.asking?.step;
  if (step === 'moveTo') return { type: 'moveTo', to: '-1,-1', kind: 'safe' };
  if (step !== 'main') return { type: 'pass' };
  const ship = view.units.find(({ id }) => id === 'p2-f1');
  if (ship && !ship.moved) return { type: 'move', ship: 'p2-f1' };
  if (ship && !ship.attacked) return { type: 'attack', target: 'p1-f2', ships: ['p2-f1'] };
  return { type: 'end' };
}

/** Who only holds out. */
const holdsOut = (view: View): MothershipAction => ({ type: view.asking?.step === 'main' ? 'end' : 'pass' });

export const missions: readonly [Mission<Mothership>, ...Mission<Mothership>[]] = [
  mission({
    id: 'light',
    minutes: 3,
    given: {
      round: 1,
      units: { 'p1-f1': '-4,-1', 'p1-f2': '-4,0', 'p1-b1': '-5,0', 'p2-f1': '2,-1' },
      next: ['hull-repair'],
    },
    book: { 'p1-f1': [2, 4], 'p1-f2': [3, 3, 3], 'p1-b1': [4], 'p2-f1': [5, 2] },
    others: raider,
    beats: [
      press(light.lines.select, '-4,-1'),
      flights(light.lines.fly, '-1,-2', { 'p1-f1': ['-1,-2'] }),
      flights(light.lines.join, '-2,-1', { 'p1-f2': ['-2,-1'], 'p1-b1': ['-3,-1'] }),
      press(light.lines.planet, '-2,-2'),
      attacks(light.lines.fire, '-2,-2', 'm1', 'p1-f1', 'p1-f2', 'p1-b1'),
      {
        line: light.lines.end,
        spot: 'end',
        only: (action) => action.type === 'end' || isAnswer(action),
        done: hasEnded,
      },
      look(light.lines.attacked, '-2,-1'),
      press(light.lines.raider, '-1,-1'),
      attacks(light.lines.both, '-1,-1', 'p2-f1', 'p1-f1', 'p1-f2'),
    ],
  }),
  missionOf(mothership, tutorial, { ...MISSION_WORDS.first, minutes: 5 }),
  mission({
    id: 'guard',
    minutes: 5,
    given: {
      round: 8,
      units: {
        'p1-m': '2,1',
        'p1-f1': '2,-1',
        'p1-f2': '3,-2',
        'p1-b1': '3,0',
        'p1-b2': '3,1',
        'p2-f1': '6,-1',
        'p2-g1': '5,1',
        'p2-m': '2,-7',
      },
      fleets: [{ technologies: ['rear-turrets'] }, { technologies: ['orbital-defences'], stationHp: 12 }],
      planets: { m1: { owner: 0 }, m2: { owner: 0 }, m3: { owner: 0 } },
    },
    book: {
      'p1-m': [7],
      'p1-f1': [5],
      'p1-f2': [3],
      'p1-b1': [5, 6],
      'p1-b2': [5, 6],
      'p2-g1': [4],
      'p2-f1': [4],
    },
    others: holdsOut,
    beats: [
      press(guard.lines.station, '6,0'),
      {
        line: guard.lines.strike,
        spot: 'energy',
        only: ({ type }) => type === 'divert' || type === 'split' || type === 'pass',
        done: ({ view }) => (view.units.find(({ id }) => id === 'p1-m')?.die ?? 0) >= 8,
      },
      flights(guard.lines.fly, '4,1', { 'p1-m': ['4,1'] }),
      {
        line: guard.lines.fighter,
        spot: '6,-1',
        done: ({ view }) => at(view, 'p2-f1') === undefined,
      },
      { line: guard.lines.bombers, spot: '6,0' },
    ],
  }),
];
