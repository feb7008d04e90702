/** The fifth mission: a game under way, free, with real dice, against the easy bot. */

import { bareStation } from '../../outlook/threat.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import { shortThing } from '../../text/names.ts';
import type { View } from '../../view.ts';
import { type Done, missionOf } from './plan.ts';

const { lines, bare, missed } = MISSION_WORDS.sky;

/** The learner is asked in a fight of somebody else's turn. */
const isAsked = ({ asking, active, fight }: View): boolean =>
  asking !== undefined && active !== 0 && fight !== undefined;

/** Who could be at the station if the turn ended now with nobody beside it. */
function bareAside({ view }: Done): string | undefined {
  const enemies = view.asking?.step === 'main' ? bareStation(view) : [];
  return enemies.length > 0 ? bare(enemies.map(({ id }) => shortThing(id)).join(', ')) : undefined;
}

export const sky = missionOf({
  id: 'sky',
  minutes: 10,
  given: {
    round: 6,
    units: {
      'p1-m': '-3,1',
      'p1-f1': '-1,-1',
      'p1-f2': '-1,0',
      'p1-f3': '-5,0',
      'p1-b1': '-2,1',
      'p1-b2': '-3,0',
      'p2-m': '4,1',
      'p2-f1': '5,0',
      'p2-f2': '3,0',
      'p2-f3': '5,-1',
      'p2-b1': '6,-1',
    },
    fleets: [
      {
        technologies: ['rear-turrets', 'targeting-computer'],
        minerals: 3,
        hand: ['afterburner', 'defence-buff'],
      },
      { technologies: ['orbital-defences'], minerals: 1, hand: ['hull-repair'] },
    ],
    planets: { m1: { owner: 0 }, m2: { owner: 1 }, m3: { owner: 0 } },
  },
  missed: ({ view }) => {
    if (view.outcome === undefined) return undefined;
    return view.fleets[0]?.stationHp === 0 ? missed.station : missed.ships;
  },
  beats: [
    { line: lines.start, done: ({ view }) => isAsked(view), aside: bareAside },
    { line: lines.window, spot: 'command', done: ({ view }) => view.fight === undefined },
    { line: lines.plan, aside: bareAside },
  ],
});
