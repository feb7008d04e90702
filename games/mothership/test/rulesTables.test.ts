/** The tables of the rulebook, held against the content of the game; and the printed layouts. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARD_IDS, card } from '../content/cards.ts';
import { DEVELOPMENT_IDS, development } from '../content/developments.ts';
import { LAYOUT_IDS, LAYOUTS, type Layout, ONLY_TEAMS, TEAM_LAYOUTS, TEAMS } from '../content/layouts.ts';
import { dieOf, spacesOf } from '../content/panel.ts';
import { SOLO_LEVELS } from '../content/soloLayouts.ts';
import { TECHNOLOGY_IDS, technology } from '../content/technologies.ts';
import { enginePower } from '../rules/fleet.ts';
import { KILL_POINTS } from '../rules/score.ts';
import { CARD_WORDS } from '../text/cards.ts';
import { developmentWords, TECHNOLOGY_WORDS } from '../text/content.ts';
import { positionOf } from './scene.ts';

const RULES = readFileSync(new URL('../rules.en.md', import.meta.url), 'utf8');

/** The rows of the first table under a heading, cell by cell. */
function table(heading: string): string[][] {
  const [, after = ''] = RULES.split(`\n## ${heading}\n`);
  const [found = ''] = /(\|.*\n)+/.exec(after) ?? [];
  return found
    .trim()
    .split('\n')
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

const number = (cell: string | undefined) => (cell === undefined || cell === '' ? 0 : Number(cell));

describe('the rulebook’s tables', () => {
  it('MS-13.8, MS-13.3 every card: how many, the X mark, the resale value', () => {
    const rows = table('Action Cards').map(([name, count, x, resale]) => [name, Number(count), x, resale]);
    const words = ({ minerals, gas }: { minerals?: number; gas?: number }) =>
      [minerals && `${minerals} Mineral`, gas && `${gas} Gas`].filter(Boolean).join(' + ');
    const held = CARD_IDS.map((id) => {
      const { count, x, resale } = card(id);
      return [CARD_WORDS[id].name, count, x ? 'X' : '–', words(resale)];
    });
    expect(rows).toHaveLength(38);
    // Cards of one's own may be more than the rulebook has.
    expect(held).toEqual(expect.arrayContaining(rows));
  });

  it('MS-12.1 every technology: category, tier and branch', () => {
    const rows = table('Technology').map((cells) =>
      cells.slice(0, 4).join('/').replace(' ●', '').replace("'", '’'),
    );
    const held = TECHNOLOGY_IDS.map((id) => {
      const { category, tier, branch } = technology(id);
      const capital = category.charAt(0).toUpperCase() + category.slice(1);
      return `${TECHNOLOGY_WORDS[id].name}/${capital}/${tier}/${branch ?? 'trunk'}`;
    });
    expect(held).toEqual(rows);
    // Energy Boost II counts instead of Energy Boost: two more cubes each time (MS-12.4).
    expect(
      TECHNOLOGY_IDS.filter((id) => technology(id).energy).map((id) => [id, technology(id).energy]),
    ).toEqual([
      ['energy-boost', 2],
      ['energy-boost-2', 2],
    ]);
  });

  it('MS-17.5 every Development: how many, where, and what it gives', () => {
    const rows = table('Developments').map(([name, count, only, ...gives]) => [
      ...[name, Number(count), only, ...Array.from({ length: 6 }, (_, i) => number(gives[i]))],
    ]);
    const held = DEVELOPMENT_IDS.map((id) => {
      const {
        count,
        only = 'any',
        minerals = 0,
        gas = 0,
        influence = 0,
        defence = 0,
        energy = 0,
        points,
      } = development(id);
      return [developmentWords(id).name, count, only, minerals, gas, influence, defence, energy, points];
    });
    expect(held).toEqual(rows);
  });

  it('MS-5.1 (R10) the Control Panel, from 0 to 12', () => {
    const [spaces = [], dice = [], shields = []] = table('Control Panel').map((cells) => cells.slice(1));
    const energies = spaces.map((_, energy) => energy);
    expect(energies).toHaveLength(13);
    expect(energies.map((energy) => `${spacesOf(energy)}`)).toEqual(spaces);
    expect(energies.map((energy) => (dieOf(energy) === 0 ? 'none' : `D${dieOf(energy)}`))).toEqual(dice);
    expect(energies.map(String)).toEqual(shields);
  });

  it('MS-19.2 points for kills', () => {
    const rows = table('Victory Points').map(([source = '', points = '']) => [
      source,
      Number.parseInt(points, 10),
    ]);
    const of = (word: string) => rows.find(([source]) => `${source}`.includes(`kill credit: ${word}`))?.[1];
    expect(KILL_POINTS).toEqual({
      ...{ fighter: of('Fighter'), bomber: of('Fighter, Bomber'), mothership: of('Mothership') },
      ...{ station: of('station'), guardian: of('Guardian') },
    });
  });

  it('MS-21.4 the levels of the Solo Challenge', () => {
    const rows = table('Solo levels');
    expect(SOLO_LEVELS.map(({ energy }) => energy)).toEqual(rows.map(([, energy]) => Number(energy)));
    const tiers = rows.map(([, , , , , words = '']) => Number(/tier (\d)/.exec(words)?.[1] ?? 0));
    expect(SOLO_LEVELS.map(({ tier }) => tier)).toEqual(tiers);
    for (const [level = '', energy, engine, die, shields] of rows) {
      const s = positionOf({
        seats: 1,
        options: { mode: 'solo', soloLevel: Number(level) },
        units: { 'p1-f1': '-6,0' },
      });
      expect([enginePower(s, 10), `D${dieOf(Number(energy))}`, energy]).toEqual([
        Number(engine),
        die,
        shields,
      ]);
    }
  });
});

describe('5.8 the printed layouts', () => {
  it('MS-2.1 how many seats, how large, which symmetry, which Moons', () => {
    const told = LAYOUT_IDS.map((id) => {
      const { seats, radius, symmetry, moons, minerals, gas, tiles, planetoids }: Layout = LAYOUTS[id];
      const counts = [minerals, gas, tiles, planetoids].map((list) => list.length).join('-');
      return `${id} ${seats} ${radius} ${symmetry} ${counts} ${moons.join(' ')}`;
    });
    expect(told).toEqual([
      'duel 2 8 C2 3-2-4-2 g1 g2',
      'gas-well 2 8 C2 4-1-5-0 m3 m4 g1',
      'triangle 3 8 C3 4-0-9-3 m4',
      'lodestone 3 8 C3 4-0-7-0 m4',
      'four-corners 4 10 D2 5-2-6-2 g1 g2',
      'crossroads 4 10 D2 6-1-5-0 m5 m6 g1',
      'pentad 5 11 D1 6-0-5-0 m6',
      'hexagon 6 11 C6 7-0-7-0 m7',
      'pinwheel 6 11 C6 7-0-6-0 m7',
      'twin-harbours 4 9 D2 5-2-4-0 g1 g2',
      'two-walls 6 11 D2 7-2-6-0 g1 g2',
      'three-harbours 6 11 D3 7-0-7-0 m7',
    ]);
  });

  it('MS-20.1 teams alternate, and sit where the layout has them', () => {
    expect(TEAMS).toEqual({
      none: [0, 1, 2, 3, 4, 5],
      '2v2': [0, 1, 0, 1],
      '3v3': [0, 1, 0, 1, 0, 1],
      '2v2v2': [0, 1, 2, 0, 1, 2],
    });
    expect(TEAM_LAYOUTS).toEqual({
      '2v2': ['four-corners', 'crossroads', 'twin-harbours'],
      '3v3': ['hexagon', 'pinwheel', 'two-walls'],
      '2v2v2': ['hexagon', 'pinwheel', 'three-harbours'],
    });
    expect(ONLY_TEAMS).toEqual({ 'twin-harbours': '2v2', 'two-walls': '3v3', 'three-harbours': '2v2v2' });
  });
});
