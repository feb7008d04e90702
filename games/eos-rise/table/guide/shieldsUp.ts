/** Two Alien ships attack a weak ship: what shields are worth, and where the hull can bear it. */
import { MISSION_WORDS } from '../../text/missions.ts';
import type { View } from '../../view.ts';
import { type Done, dice, heard, isOf, look, mission, sparesCommand } from './plan.ts';

const { lines } = MISSION_WORDS.shields;

/** Harrower hit: less than this is left of the hull. */
const LITTLE = 5;
const isHard = ({ damage, totalHull }: View): boolean => damage > 0 && totalHull - damage < LITTLE;
const bear = { rule: 'ER-9.2', spot: 'room-crafting', only: sparesCommand };

/** Whoever rolls without it goes on from there. */
const cover = { rule: 'ER-16.2', done: heard('strikeDie') };
const covers = (pip: number) => ({
  spot: `pip:galagat-harrower:${pip}`,
  press: `pip:galagat-harrower:${pip}`,
});

const isMended = ({ actions }: Done): boolean => actions.some(isOf('quickFix'));

export const shieldsUp = mission({
  id: 'shields',
  minutes: 3,
  shows: ['threat', 'watch', 'hull', 'shield', 'parts', 'rooms'],
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
    { line: lines.turn, rule: 'ER-17.1', spot: 'way-out', only: isOf('stop'), done: heard('attacker') },
    look(lines.arrive, 'ships'),
    { ...cover, line: lines.cover, ...covers(4) },
    { ...cover, line: lines.second, ...covers(5) },
    { ...cover, line: lines.roll, spot: 'shields-2' },
    // What came of it is told as it came: with Harrower's 5 open, with Barb's alone, or with neither.
    { ...bear, line: lines.hard, done: ({ view }) => !isHard(view) },
    { ...bear, line: lines.damage, done: ({ view }) => view.damage === 0 },
    { line: lines.fix, rule: 'ER-7.1', spot: 'ship', only: isOf('quickFix') },
  ],
  won: isMended,
});
