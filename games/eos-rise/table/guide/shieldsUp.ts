/** Two Alien ships attack a weak ship: what shields are worth, and where the hull can bear it. */
import { MISSION_WORDS } from '../../text/missions.ts';
import { type Done, dice, heard, isOf, look, mission, sparesCommand } from './plan.ts';

const { lines, asides } = MISSION_WORDS.shields;

const isMended = ({ actions }: Done): boolean => actions.some(isOf('quickFix'));

export const shieldsUp = mission({
  id: 'shields',
  minutes: 3,
  shows: ['threat', 'watch', 'hull', 'shield', 'parts'],
  given: {
    round: 2,
    year: 2034,
    from: 'warpPhase',
    eos: 'g05-5',
    ships: ['dexer@g01-5', 'galagat@g04-5', 'vorde@g13-5'],
    frbs: ['g13-5'],
    hull: { command: 3, engine: 2, crafting: 5 },
    shields: 2,
    crew: { engineer: { level: 2, cubes: 1 }, pilot: { cubes: 0 } },
    next: {
      dexer: ['dexer-hornet', 'dexer-barb'],
      galagat: ['galagat-corsair', 'galagat-harrower'],
      vorde: ['vorde-leviathan'],
      borealis: ['quiet-sky'],
    },
  },
  script: { attack: dice(5) },
  beats: [
    look(lines.threat, 'map'),
    { line: lines.turn, rule: 'ER-17.1', spot: 'choice-stop', only: isOf('stop'), done: heard('attacker') },
    look(lines.arrive, 'ships'),
    {
      line: lines.cover,
      rule: 'ER-16.2',
      spot: 'ship-galagat-harrower',
      done: heard('strikeDie'),
    },
    {
      line: lines.damage,
      rule: 'ER-9.2',
      spot: 'room-crafting',
      only: sparesCommand,
      done: ({ view }) => view.damage === 0,
      aside: ({ before }) => (before.totalHull - before.damage <= 1 ? asides.barely : undefined),
    },
    { line: lines.fix, rule: 'ER-7.1', spot: 'choice-quickFix', only: isOf('quickFix') },
  ],
  won: isMended,
});
