/** The last signal, the race to the Planet, and the fight for it. */
import { MISSION_WORDS } from '../../text/missions.ts';
import { dice, faces, heard, isOf, look, mission, placeOf, sparesCommand } from './plan.ts';

const SIGNAL = 'g02-6';
const PLANET = 'g02-2';

const { lines, asides } = MISSION_WORDS.dash;

export const lastDash = mission({
  id: 'dash',
  minutes: 4,
  given: {
    round: 7,
    year: 2039,
    from: 'warpPhase',
    progress: 12,
    eos: 'g01-1',
    frbs: [SIGNAL],
    ships: ['dexer@g09-1', 'galagat@g07-6'],
    shields: 3,
    hull: { command: 6, engine: 5, crafting: 3 },
    crew: {
      commander: { level: 5, track: 'fleet-strategy' },
      pilot: { level: 6, track: 'exploration', cubes: 0 },
      specialist: { level: 4, cubes: 0 },
      engineer: { level: 3, cubes: 1 },
    },
    next: {
      dexer: ['dexer-warden-kite', 'dexer-razorback'],
      galagat: ['galagat-corsair', 'galagat-talon'],
      vorde: ['vorde-monolith'],
      damage: ['dmg-sidewinder-array', 'dmg-lidar-burst-array', 'dmg-flywheel-core'],
    },
  },
  script: {
    sector: dice(9),
    galaxy: dice(4),
    attack: dice(5),
    commander: faces('arrow', 'gear'),
    // The third is the advanced die, whose first face is an ARROW too.
    pilot: faces('crosshair', 'syringe', 'arrow'),
    specialist: faces('arrow', 'crosshair'),
    engineer: faces('gear', 'stress-1'),
  },
  beats: [
    {
      line: lines.signal,
      rule: 'ER-21.1',
      spot: placeOf(SIGNAL),
      only: (action) => action.type === 'warp' && action.to === SIGNAL,
      done: heard('lastDash'),
    },
    look(lines.race, 'map'),
    {
      line: lines.shields,
      rule: 'ER-16.2',
      spot: 'ship-galagat-talon',
      only: sparesCommand,
      done: ({ view }) => view.asking?.step === 'warp',
    },
    {
      line: lines.fly,
      rule: 'ER-21.4',
      spot: placeOf(PLANET),
      only: sparesCommand,
      done: ({ view }) => view.eos === PLANET,
      aside: ({ actions }) => (actions.some(isOf('stop')) ? asides.wait : undefined),
    },
    { line: lines.fight, rule: 'ER-15.5', spot: 'cards', only: sparesCommand },
  ],
  won: ({ view }) => (view.outcome?.winners.length ?? 0) > 0,
  missed: ({ view }) => (view.outcome?.reason === 'signal' ? asides.signal : undefined),
});
