/** Rules about what is chosen before the game and what boards hold. */
import { describe, expect, it } from 'vitest';
import { defaultOptions, Match } from '#engine';
import { MOVE_KINDS } from '../action.ts';
import { generate } from '../content/generator.ts';
import { LAYOUT_IDS, LAYOUTS, type Layout, PLANET_IDS, PLANET_KINDS } from '../content/layouts.ts';
import { SOLO_LAYOUTS } from '../content/soloLayouts.ts';
import { mothership } from '../index.ts';
import { OPTIONS, type Options } from '../options.ts';
import { makeBoard } from '../rules/board.ts';
import { incomeOf } from '../rules/planets.ts';
import { given, positionOf } from './scene.ts';

function starts(seats: number, chosen: Partial<Options>) {
  const options = { ...defaultOptions(OPTIONS), ...chosen };
  return Match.start(mothership, { seats, options, random: { kind: 'fast', seed: 'before' } });
}

describe('before the game', () => {
  it('MS-2.1 mode, modules and layout are as chosen', () => {
    const started = starts(2, { mode: 'vp', modules: ['artifacts'], layout: 'gas-well', vpTarget: '15' });
    if (!started.ok) throw new Error(started.refusal.message);
    expect(started.match.state).toMatchObject({
      layout: 'gas-well',
      table: { mode: 'vp', modules: ['artifacts'], target: 15 },
    });
  });

  it('MS-2.1 a random layout takes its seed, and what does not go together is refused', () => {
    const started = starts(3, { layout: 'random', layoutSeed: 'nine' });
    if (!started.ok) throw new Error(started.refusal.message);
    expect(started.match.state.layout).toBe('random:nine');
    const refused = starts(3, { layout: 'duel' });
    expect(refused.ok ? '' : refused.refusal.message).toContain('Duel is for 2 seats, not 3.');
  });
});

describe('what boards hold', () => {
  const layouts: readonly Layout[] = LAYOUT_IDS.map((id) => LAYOUTS[id]);

  it('MS-R1 layouts have one or two mineral planets more than seats, and eight have names', () => {
    for (const { seats, minerals } of layouts) {
      expect(minerals.length - seats).toBeGreaterThanOrEqual(1);
      expect(minerals.length - seats).toBeLessThanOrEqual(2);
    }
    expect(PLANET_IDS.filter((id) => id.startsWith('m'))).toHaveLength(8);
    const six: Layout = { ...LAYOUTS.hexagon, minerals: [...LAYOUTS.hexagon.minerals, { q: 3, r: 4 }] };
    expect(makeBoard(six, false).planets.get('m8')).toBe(7);
  });

  it('MS-R4 there is no terrain but asteroids', () => {
    const boards = [...layouts, ...Object.values(SOLO_LAYOUTS), generate({ seats: 4, seed: 'rocks' })];
    for (const layout of boards) {
      const { asteroid, size } = makeBoard(layout, true);
      expect(asteroid).toHaveLength(size);
      expect(asteroid.reduce((sum, rocks) => sum + rocks, 0)).toBe(7 * layout.tiles.length);
    }
    expect(MOVE_KINDS).toEqual(['safe', 'asteroid', 'guardian', 'asteroid+guardian']);
    expect(PLANET_KINDS).toEqual(['mineral', 'gas', 'planetoid']);
  });

  it('MS-R9 planets yield whether explored or not, and so does the station', () => {
    const units = { 'p1-f1': '0,2', 'p2-f1': '5,1' } as const;
    const options = { modules: ['artifacts'] } as const;
    const unexplored = positionOf({ units, options, planets: { m1: { owner: 0 } } });
    expect(incomeOf(unexplored, 0)).toMatchObject({ minerals: 2 });
    const scene = given({ units, options, planets: { m1: { owner: 0, artifact: 'vhs-tape' }, m2: {} } });
    scene.when({ type: 'end' });
    expect(scene.fleet(0)).toMatchObject({ minerals: 2 });
  });
});
