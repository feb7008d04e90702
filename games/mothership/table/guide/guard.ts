/** The fourth mission: guards, enemy Guardians, the station, winning. Everything is open, and other ways win too. */
import type { MothershipAction } from '../../action.ts';
import type { UnitId } from '../../rules/units.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import type { View } from '../../view.ts';
import { missionOf, placeOf, press, unitIn } from './plan.ts';

const { lines, asides, missed } = MISSION_WORDS.guard;

/** What can hurt a station. */
const BREAKERS: readonly UnitId[] = ['p1-m', 'p1-b1', 'p1-b2'];

/** Who only holds out. */
const holdsOut = (view: View): MothershipAction => ({ type: view.asking?.step === 'main' ? 'end' : 'pass' });

export const guard = missionOf({
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
  missed: ({ view }) => (BREAKERS.some((ship) => unitIn(view, ship)) ? undefined : missed),
  beats: [
    press(lines.station, '6,0'),
    { line: lines.strike, spot: 'energy', press: 'energy-strike', only: ({ type }) => type !== 'end' },
    {
      line: lines.fly,
      spot: '4,1',
      done: ({ view }) => placeOf(view, 'p2-g1') === undefined,
      aside: ({ told }) =>
        told.some((event) => event.type === 'destroyed' && event.unit.startsWith('p1'))
          ? asides.lost
          : undefined,
    },
    {
      line: lines.fighter,
      spot: '6,-1',
      done: ({ view }) => placeOf(view, 'p2-f1') === undefined,
      aside: ({ view }) => (placeOf(view, 'p1-f2') === undefined ? asides.coin : undefined),
    },
    {
      line: lines.bombers,
      spot: '6,0',
      aside: ({ view }) => {
        const left = view.fleets[1]?.stationHp ?? 0;
        return left < 12 ? asides.apart(left) : undefined;
      },
    },
  ],
});
