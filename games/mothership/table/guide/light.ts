/** The first mission: moving, joining forces, odds, wingmen. */
import type { MothershipAction } from '../../action.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import type { View } from '../../view.ts';
import { attacks, ends, flights, look, missionOf, press, unitIn } from './plan.ts';

const { lines, elsewhere } = MISSION_WORDS.light;

/** The raider flies at Fighter 2, attacks it, and is done. */
function raider(view: View): MothershipAction {
  const step = view.asking?.step;
  if (step === 'moveTo') return { type: 'moveTo', to: '-1,-1', kind: 'safe' };
  if (step !== 'main') return { type: 'pass' };
  const ship = unitIn(view, 'p2-f1');
  if (ship && !ship.moved) return { type: 'move', ship: 'p2-f1' };
  if (ship && !ship.attacked) return { type: 'attack', target: 'p1-f2', ships: ['p2-f1'] };
  return { type: 'end' };
}

export const light = missionOf({
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
    press(lines.select, '-4,-1'),
    flights(lines.fly, '-1,-2', { 'p1-f1': '-1,-2' }, elsewhere),
    press(lines.second, '-4,0'),
    flights(lines.join, '-2,-1', { 'p1-f2': '-2,-1' }),
    press(lines.bomber, '-5,0'),
    flights(lines.slower, '-3,-1', { 'p1-b1': '-3,-1' }),
    press(lines.planet, '-2,-2'),
    attacks(lines.fire, '-2,-2', 'm1', ['p1-f1', 'p1-f2', 'p1-b1']),
    ends(lines.end),
    look(lines.attacked, '-2,-1'),
    press(lines.raider, '-1,-1'),
    attacks(lines.both, '-1,-1', 'p2-f1', ['p1-f1', 'p1-f2']),
  ],
});
