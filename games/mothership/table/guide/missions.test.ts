/** The missions of Mothership can be done as their coach says. */
import { missionTrials } from '#ui/kit/testing/missions.ts';
import type { MothershipAction, MoveKind } from '../../action.ts';
import { mothership } from '../../index.ts';
import type { HexName } from '../../rules/hex.ts';
import type { UnitId } from '../../rules/units.ts';
import rules from '../../rules.en.md?raw';
import type { Mothership } from '../../state.ts';
import { missions } from './missions.ts';

const flies = (ship: UnitId, to: HexName, kind: MoveKind = 'safe'): MothershipAction[] => [
  { type: 'move', ship },
  { type: 'moveTo', to, kind },
];
const attack = (target: UnitId | 'm1', ...ships: UnitId[]): MothershipAction => ({
  type: 'attack',
  target,
  ships,
});

missionTrials<Mothership>(
  mothership,
  missions.filter(({ id }) => id !== 'first'),
  rules,
  {
    light: [
      ...flies('p1-f1', '-1,-2'),
      ...flies('p1-f2', '-2,-1'),
      ...flies('p1-b1', '-3,-1'),
      attack('m1', 'p1-f1', 'p1-f2', 'p1-b1'),
      { type: 'end' },
      { type: 'pass' },
      attack('p2-f1', 'p1-f1', 'p1-f2'),
    ],
    guard: [
      { type: 'divert' },
      { type: 'split', engines: 5, weapons: 10, shields: 0 },
      ...flies('p1-m', '4,1', 'guardian'),
      ...flies('p1-f1', '5,-1'),
      ...flies('p1-f2', '6,-2'),
      attack('p2-f1', 'p1-f1', 'p1-f2'),
      ...flies('p1-b1', '5,0'),
      ...flies('p1-b2', '5,1'),
      attack('p2-s', 'p1-b1', 'p1-b2'),
    ],
  },
);
