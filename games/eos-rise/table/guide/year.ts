/** A whole year: rest, training, a contract, and what comes at its end. */
import { iconsOf, standingOn } from '../../outlook/slots.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import type { View } from '../../view.ts';
import { dice, heard, isOf, look, mission, placeOf } from './plan.ts';

const { lines, asides } = MISSION_WORDS.year;

const trained = (view: View): number =>
  iconsOf(view, 'training').filter((slot) => standingOn(view, slot)).length;
const isCrewPhase = (view: View): boolean => view.phase === 'crew';
const isDelivered = heard('delivered');
const isOver = heard('funded');

export const year = mission({
  id: 'year',
  minutes: 4,
  given: {
    round: 4,
    year: 2036,
    progress: 3,
    intel: 5,
    credits: 6,
    funding: 3,
    eos: 'g04-5',
    frbs: ['g04-4', 'g18-6'],
    ships: ['dexer@g08-1', 'galagat@g17-6'],
    stations: { perseus: 'g18-1' },
    hull: { command: 11, engine: 9, medical: 6 },
    crew: {
      commander: { level: 3 },
      pilot: { level: 3, contract: 'academy-cadets', cargo: 'g04-3' },
      specialist: { level: 4, stress: 9 },
      engineer: { level: 3 },
    },
    redeploy: ['dexer', 'dexer', 'galagat', 'vorde'],
    next: {
      dexer: ['dexer-picket'],
      galagat: ['galagat-trapper'],
      vorde: ['vorde-monolith'],
      chandra: ['clear-channels'],
    },
  },
  script: { sector: dice(4, 10, 7, 16), galaxy: dice(4, 2, 1, 5) },
  beats: [
    look(lines.pace, 'tracks'),
    {
      line: lines.treat,
      rule: 'ER-6.4',
      spot: 'slot-advanced-treatment',
      done: (deeds) => heard('relief')(deeds) || !isCrewPhase(deeds.view),
      aside: () => asides.stressed,
    },
    {
      line: lines.train,
      rule: 'ER-13.4',
      spot: 'slot-training',
      done: ({ view }) => trained(view) > 1 || !isCrewPhase(view),
    },
    { line: lines.more, rule: 'ER-13.2', spot: 'way-out', done: ({ view }) => !isCrewPhase(view) },
    { line: lines.fly, rule: 'ER-14.3', spot: placeOf('g04-3'), done: isDelivered },
    {
      line: lines.turn,
      spot: 'way-out',
      // What the delivery pays is given out first.
      only: isOf('level', 'track', 'takeRoom', 'stop'),
      done: isOver,
    },
    look(lines.rule, 'event'),
    look(lines.pays, 'event'),
  ],
  missed: (deeds) => (isOver(deeds) && !isDelivered(deeds) ? asides.other : undefined),
});
