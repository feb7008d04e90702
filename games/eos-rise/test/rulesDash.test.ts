/** What the Last Dash cuts off, and what it does not carry over. */
import { expect, test } from 'vitest';
import { given, location, PASS, STOP, warp } from './scene.ts';

const anchored = {
  progress: 12,
  intel: 3,
  eos: 'g19-6',
  ships: ['dexer@g01-1'],
  orders: { dexer: 'dexer-hornet' },
  from: 'alienOrders',
} as const;
const ANCHOR = { type: 'technology', by: 'engineer', card: 'grav-anchor' } as const;

test('ER-8.6 Long Haul counts flights of Phase 3 alone: five lanes of the Last Dash bring no star', () => {
  const pilot = { level: 9, track: 'exploration', mission: 'long-haul', cubes: 3 } as const;
  const lanes = ['g18-1', 'g07-6', 'g06-1', 'g06-6', 'g17-1'] as const;
  const burn = [{ type: 'afterburner' }, { type: 'afterburner' }, { type: 'afterburner' }] as const;
  const inPhase3 = given({ crew: { pilot }, from: 'warpPhase' }).when(...burn, ...lanes.map(warp), STOP);
  expect(inPhase3.s.crew.pilot.mission?.stars).toBe(1);
  const dash = given({ crew: { pilot }, planet: 'g14-4', from: 'dashWarp' });
  dash.when(...burn, ...lanes.map(warp), STOP);
  expect(dash.s.crew.pilot.mission?.stars).toBe(0);
});

test('ER-8.6 Four Corners counts where Phase 3 ends alone: a flight of the Last Dash brings no star', () => {
  const crew = { pilot: { mission: 'four-corners' } } as const;
  expect(given({ crew, from: 'warpPhase' }).when(STOP).s.crew.pilot.mission?.stars).toBe(1);
  const dash = given({ crew, planet: 'g14-4', from: 'dashWarp' }).when(STOP);
  expect(dash.s.crew.pilot.mission?.stars).toBe(0);
});

test('ER-21.1 a Gravitic Anchor does not hold into the Last Dash that begins in its phase', () => {
  const engineer = {
    technology: ['grav-anchor'],
    mission: { card: 'man-of-science', stars: 2, counted: [] },
  };
  const scene = given({ ...anchored, crew: { engineer: engineer as never } });
  expect(scene.asking).toBe('anchorWindow');
  // Its third star pays the intel that fills Progress: the phase ends before a ship is chosen.
  scene.roll(...location(14, 4)).when(ANCHOR);
  expect(scene.s.lastDash).toBe(true);
  expect(scene.s.cycle).toBe(1);
  expect(scene.s.ships.every((ship) => !ship.anchored)).toBe(true);
  expect(scene.all('shipMoved')).toHaveLength(1);
});

test('ER-17.1, D31 anchored ships are let go when another card of the phase begins the Last Dash', () => {
  const engineer = {
    technology: ['grav-anchor', 'grav-anchor'],
    mission: { card: 'man-of-science', stars: 1, counted: [] },
  };
  const scene = given({
    ...anchored,
    ships: ['dexer@g01-1', 'vorde@g14-4', 'vorde@g13-4'],
    orders: { dexer: 'dexer-hornet' },
    crew: { engineer: engineer as never },
  });
  scene.when(ANCHOR, { type: 'anchor', class: 'dexer', at: 'g01-1' }, PASS);
  expect(scene.s.ships[0]?.anchored).toBe(true);
  scene.roll(...location(14, 4)).when(ANCHOR);
  expect(scene.s.lastDash).toBe(true);
  expect(scene.all('shipMoved').some(({ class: name }) => name === 'dexer')).toBe(true);
});

test('ER-22.3 Swarm Season with an empty bag: the skill token lands alone, as in ER-18.1', () => {
  const swarm = { eos: 'g05-4', top: { borealis: ['swarm-season'] }, from: 'extinction' } as const;
  const scene = given({ ...swarm, top: { borealis: ['swarm-season'] }, bagEmpty: true }, ...location(1, 1));
  expect(scene.s.skills).toEqual(['g01-1']);
  const here = given({ ...swarm, top: { borealis: ['swarm-season'] }, bagEmpty: true }, ...location(5, 4));
  expect(here.asking).toBe('level');
});
