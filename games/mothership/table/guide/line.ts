/** The third mission: cards, technology, Guardian, guarding, responses. Only what the beat asks for is open. */
import type { MothershipAction } from '../../action.ts';
import { MOTHERSHIP_HP } from '../../content/panel.ts';
import type { HexName } from '../../rules/hex.ts';
import type { UnitId } from '../../rules/units.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import type { View } from '../../view.ts';
import { type Done, ends, isAnswer, isDiverting, look, missionOf, placeOf, press, unitIn } from './plan.ts';

const { lines, hit } = MISSION_WORDS.line;

/** Where their ships fly to, in this order. */
const RAID: readonly (readonly [UnitId, HexName, 'safe' | 'guardian'])[] = [
  ['p2-b1', '-5,-1', 'guardian'],
  ['p2-m', '-4,1', 'safe'],
];

/** The Bomber flies at the station and is stopped; the Mothership attacks the learner's. */
function raiders(view: View): MothershipAction {
  const step = view.asking?.step;
  const next = RAID.find(([ship]) => unitIn(view, ship)?.moved === false);
  if (step === 'moveTo' && next) return { type: 'moveTo', to: next[1], kind: next[2] };
  if (step !== 'main') return { type: 'pass' };
  if (next) return { type: 'move', ship: next[0] };
  const done = unitIn(view, 'p2-m')?.attacked !== false;
  return done ? { type: 'end' } : { type: 'attack', target: 'p1-m', ships: ['p2-m'] };
}

/** What the Mothership took where the card was kept. */
function hitAside({ view, told }: Done): string | undefined {
  const [fleet] = view.fleets;
  const damage = told.flatMap((event) =>
    event.type === 'damaged' && event.unit === 'p1-m' ? [event] : [],
  )[0];
  return fleet && damage && hit(fleet.energy.shields - damage.shield, MOTHERSHIP_HP - damage.hp);
}

const plays = (card: string) => (action: MothershipAction) => action.type === 'play' && action.card === card;

const deploys = (action: MothershipAction): boolean =>
  (action.type === 'deploy' && action.ship === 'p1-f1') || (action.type === 'land' && action.to === '-5,0');

export const line = missionOf({
  id: 'line',
  minutes: 4,
  given: {
    round: 5,
    units: { 'p1-m': '-5,1', 'p1-f1': '-4,0', 'p2-m': '-1,0', 'p2-b1': '-2,-3' },
    fleets: [{ hand: ['replicator', 'volt-switch'] }, { energy: { engines: 5, weapons: 9, shields: 1 } }],
    planets: { m1: { owner: 0 } },
  },
  book: { replicator: [2], 'p1-g1': [4], 'p1-m': [4], 'p1-f1': [4], 'p2-b1': [3], 'p2-m': [7] },
  others: raiders,
  won: ({ view }) => view.round > 5 && view.active === 0 && view.fleets[0]?.stationHp === 16,
  beats: [
    {
      ...{ line: lines.replicator, spot: 'hand' },
      only: plays('replicator'),
      done: ({ view }) => (view.fleets[0]?.minerals ?? 0) > 0,
    },
    {
      ...{ line: lines.research, spot: 'tech' },
      only: (action) => action.type === 'research' && action.technology === 'orbital-defences',
      done: ({ view }) => view.fleets[0]?.technologies.includes('orbital-defences') ?? false,
    },
    press(lines.fighter, '-4,0'),
    {
      ...{ line: lines.deploy, spot: 'deploy' },
      only: deploys,
      done: ({ view, actions }) =>
        actions.some(({ type }) => type === 'deploy') || placeOf(view, 'p1-g1') !== undefined,
    },
    {
      ...{ line: lines.place, spot: '-5,0' },
      only: deploys,
      done: ({ view }) => placeOf(view, 'p1-g1') !== undefined,
    },
    {
      ...{ line: lines.hold, spot: 'energy', press: 'energy-hold' },
      only: (action) => isDiverting(action) || isAnswer(action),
    },
    ends(lines.end),
    look(lines.stopped, '-5,0'),
    {
      ...{ line: lines.volt, spot: 'command' },
      only: (action) => plays('volt-switch')(action) || isAnswer(action),
      aside: hitAside,
    },
  ],
});
