/** Win this turn: positions with two actions, one solution, and no unseen card needed. */
import { canonical } from '#engine';
import type { ExoshipAction } from '../../action.ts';
import { futuresOf, legalIn } from '../../outlook.ts';
import type { Given } from '../../positions.ts';
import { ENOUGH } from '../../steps/endOfTurn.ts';
import type { View } from '../../view.ts';

export interface Problem extends Given {
  readonly id: string;
  readonly step: number;
  readonly solution: readonly [ExoshipAction, ExoshipAction];
  readonly points: number;
}

const COURSE: ExoshipAction = { type: 'changeCourse' };
const AXIOS = { destination: 'axios', step: 4 } as const;
const MARIPOSA = { destination: 'mariposa', step: 3 } as const;

export const PROBLEMS: readonly Problem[] = [
  {
    ...{
      id: '1',
      elder: 'physician steward',
      midlife: '+navigator recruiter',
      young: '+ghost fixer',
      ...AXIOS,
    },
    solution: [
      { type: 'sway', by: 'navigator', target: 'physician' },
      { type: 'sway', by: 'physician', target: 'steward' },
    ],
    points: 7,
  },
  {
    ...{
      id: '2',
      elder: 'signaler steward',
      midlife: 'navigator +recruiter',
      young: '+physician ghost',
      ...AXIOS,
    },
    solution: [
      { type: 'sway', by: 'recruiter', target: 'signaler' },
      { type: 'ability', by: 'signaler', target: 'navigator' },
    ],
    points: 8,
  },
  {
    ...{
      id: '3',
      elder: 'navigator physician',
      midlife: '+diplomat fixer',
      young: '+recruiter +tutor',
      ...AXIOS,
    },
    solution: [
      { type: 'ability', by: 'recruiter', to: 'midlife' },
      { type: 'sway', by: 'recruiter', target: 'physician' },
    ],
    points: 7,
  },
  {
    ...{
      id: '4',
      elder: 'saboteur +fixer',
      midlife: 'steward +ghost',
      young: 'quartermaster +tutor',
      ...AXIOS,
    },
    solution: [
      { type: 'ability', by: 'fixer', target: 'steward' },
      { type: 'sway', by: 'ghost', target: 'quartermaster' },
    ],
    points: 7,
  },
  {
    ...{
      id: '5',
      elder: 'diplomat +signaler',
      midlife: '+navigator ghost',
      young: '+tutor +fixer',
      ...MARIPOSA,
    },
    solution: [{ type: 'sway', by: 'navigator', target: 'diplomat' }, COURSE],
    points: 8,
  },
  {
    ...{
      id: '6',
      elder: 'saboteur +fixer',
      midlife: '+quartermaster +physician',
      young: '+navigator +steward',
      ...MARIPOSA,
    },
    solution: [{ type: 'ability', by: 'fixer', target: 'saboteur' }, COURSE],
    points: 8,
  },
  {
    ...{
      id: '7',
      elder: '+tutor saboteur',
      midlife: 'fixer +physician',
      young: '+ghost +signaler',
      ...MARIPOSA,
    },
    solution: [{ type: 'ability', by: 'signaler', target: 'saboteur' }, COURSE],
    points: 8,
  },
  {
    ...{
      id: '8',
      elder: '+ghost +signaler',
      midlife: '+fixer +recruiter',
      young: 'steward tutor',
      ...MARIPOSA,
    },
    solution: [COURSE, { type: 'ability', by: 'signaler', target: 'steward' }],
    points: 9,
  },
];

/** Every row of actions that wins the turn for certain; rows of the same actions count once. */
export function winsOf(view: View): ExoshipAction[][] {
  const found = new Map<string, ExoshipAction[]>();
  const search = (here: View, done: readonly ExoshipAction[]): void => {
    if (here.destination === 'axios' && here.pointsAfterSuspicion >= ENOUGH) {
      const key = done.map(canonical).sort().join();
      if (!found.has(key)) found.set(key, [...done]);
      return;
    }
    for (const action of legalIn(here)) {
      if (action.type === 'end') continue;
      const [only, ...more] = futuresOf(here, action, 'action');
      if (only && more.length === 0) search(only.view, [...done, action]);
    }
  };
  if (view.phase === 'actions') search(view, []);
  return [...found.values()];
}
