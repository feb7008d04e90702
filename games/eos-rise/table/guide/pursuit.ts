/** Two fights: one that is won with a First Strike, and one to leave. */
import { MISSION_WORDS } from '../../text/missions.ts';
import { type Done, dice, faces, heard, isOf, look, mission, placeOf } from './plan.ts';

const GUARDED = 'g04-5';

const { pursuit: won, retreat: left } = MISSION_WORDS;

const NO_CUBES = { cubes: 0 };
const CREW = {
  commander: NO_CUBES,
  pilot: NO_CUBES,
  specialist: { level: 3, cubes: 0 },
  engineer: NO_CUBES,
};

const everyone = { rule: 'ER-15.1', spot: 'crew' };
const isRolled = heard('rolled');
/** Its last roll may still be covered with shields. */
const hasFled = ({ told, view }: Done): boolean =>
  view.combat === undefined && told.some((event) => event.type === 'fought' && !event.on);

export const pursuit = mission({
  id: 'pursuit',
  minutes: 3,
  given: {
    round: 2,
    year: 2034,
    from: 'warpPhase',
    eos: 'g05-4',
    ships: [`dexer@${GUARDED}`],
    frbs: [GUARDED],
    crew: CREW,
    next: {
      dexer: ['dexer-cinder'],
      damage: [
        'dmg-verteron-shift-array',
        'dmg-impulse-sensor-array',
        'dmg-cold-fusion-core',
        // Where the first volley falls short.
        'dmg-sidewinder-array',
        'dmg-lidar-burst-array',
        'dmg-spectral-tuning-array',
      ],
      borealis: ['quiet-sky'],
    },
  },
  script: {
    commander: faces('arrow'),
    pilot: faces('stress-2', 'crosshair'),
    specialist: faces('syringe', 'gear', 'syringe', 'gear'),
    engineer: faces('stress-1'),
    retaliation: dice(2),
  },
  beats: [
    {
      line: won.lines.fly,
      rule: 'ER-14.4',
      spot: placeOf(GUARDED),
      only: (action) => action.type === 'warp' && action.to === GUARDED,
      done: heard('pursued'),
    },
    {
      line: won.lines.stop,
      rule: 'ER-14.4',
      spot: 'way-out',
      only: isOf('stop'),
      done: ({ view }) => view.combat !== undefined,
    },
    {
      line: won.lines.join,
      ...everyone,
      only: (action) => action.type === 'join' && action.fights,
      done: heard('damageCards'),
    },
    {
      line: won.lines.strike,
      rule: 'ER-15.3',
      spot: 'card-dmg-impulse-sensor-array',
      done: isRolled,
      aside: () => won.asides.roll,
    },
    look(won.lines.rolled, 'dice'),
    {
      line: won.lines.fire,
      rule: 'ER-15.5',
      spot: 'card-dmg-impulse-sensor-array',
      only: (action) => action.type !== 'flee',
      done: heard('defeated'),
      aside: ({ view }) => (view.asking?.step === 'continueOrFlee' ? won.asides.short : undefined),
    },
  ],
  won: ({ view }) => view.progress > 0,
});

export const retreat = mission({
  id: 'retreat',
  minutes: 2,
  given: {
    round: 3,
    year: 2035,
    from: 'eosAttack',
    eos: 'g05-4',
    pursuit: [{ card: 'galagat-ironclad', frb: 1 }],
    crew: CREW,
    shields: 2,
    next: {
      damage: [
        'dmg-singularity-core',
        'dmg-phased-lance-array',
        'dmg-ramjet-converter',
        // Where the fight goes on.
        'dmg-zero-point-converter',
        'dmg-logic-bomb-terminal',
        'dmg-tachyon-comb-array',
      ],
      borealis: ['quiet-sky'],
    },
  },
  script: {
    commander: faces('arrow'),
    pilot: faces('gear', 'arrow'),
    specialist: faces('syringe', 'stress-1', 'arrow', 'stress-1'),
    engineer: faces('gear', 'stress-2'),
    retaliation: dice(2, 4),
    flee: dice(1),
    sector: dice(5, 13),
    galaxy: dice(5, 3),
  },
  beats: [
    {
      line: left.lines.join,
      ...everyone,
      only: (action) => action.type === 'join' && action.fights,
      done: isRolled,
    },
    {
      line: left.lines.misfire,
      rule: 'ER-15.5',
      spot: 'cards',
      done: ({ view }) => view.strike !== undefined,
    },
    {
      line: left.lines.cover,
      rule: 'ER-15.7',
      spot: 'ship-galagat-ironclad',
      done: heard('strikeDie'),
    },
    {
      line: left.lines.flee,
      rule: 'ER-15.9',
      spot: 'choice-flee',
      // Once is enough to see it.
      only: (action, { combat }) => !isOf('continue')(action) || (combat?.round ?? 0) < 2,
      done: hasFled,
      aside: ({ view }) => (view.strike?.kind === 'flee' ? left.asides.last : left.asides.on),
    },
  ],
  won: hasFled,
});
