/** The content, counted. */
import { describe, expect, test } from 'vitest';
import { ADVANCED_ROOM_IDS } from '../content/advancedRoomIds.ts';
import { ADVANCED_ROOMS } from '../content/advancedRooms.ts';
import { ALIEN_CLASSES, ALIEN_IDS, ALIENS, type AlienCard, TRAITS } from '../content/aliens.ts';
import { CHARACTERS, OWNER_OF, TRACKS, unlockedAt } from '../content/characters.ts';
import { CONTRACT_IDS } from '../content/contracts.ts';
import { DAMAGE, DAMAGE_IDS, ICONS, KEYWORDS } from '../content/damage.ts';
import { EVENT_IDS, EVENTS_OF } from '../content/eventIds.ts';
import { EVENTS } from '../content/events.ts';
import { MISSION_IDS, MISSIONS } from '../content/missions.ts';
import { REGIONS, STATION_SECTOR } from '../content/regions.ts';
import { BUILD_COST, MAX_HULL } from '../content/rooms.ts';
import { COPIES, TECHNOLOGY_IDS } from '../content/technologyIds.ts';
import { distance, GALAXIES, LABELS, LANES, labelled, PLACE, REGION_OF } from '../rules/universe.ts';

const tally = <T>(list: readonly T[]) => {
  const counts = new Map<T, number>();
  for (const item of list) counts.set(item, (counts.get(item) ?? 0) + 1);
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
};
const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);

describe('ER-2 the Universe', () => {
  test('ER-2.2 54 galaxies with 114 labels: 24 of three, 12 of two, 18 of one', () => {
    expect(GALAXIES).toHaveLength(54);
    expect(tally(GALAXIES.map((id) => LABELS[id].length))).toEqual({ 1: 18, 2: 12, 3: 24 });
    for (let sector = 1; sector <= 19; sector++) {
      for (let n = 1; n <= 6; n++) expect(LABELS[labelled(sector, n)]).toContain(`${sector}/${n}`);
    }
  });

  test('ER-2.3 ids name the lowest sector and are in order', () => {
    for (const id of GALAXIES) {
      const [sector, n] = (LABELS[id][0] ?? '').split('/');
      expect(id).toBe(`g${sector?.padStart(2, '0')}-${n}`);
    }
    expect(GALAXIES.slice().sort()).toEqual(GALAXIES);
    expect(labelled(13, 6)).toBe('g04-4');
    expect(labelled(14, 2)).toBe('g04-4');
  });

  test('ER-2.4 72 lanes that lead both ways, between neighbouring corners; the greatest distance is 11', () => {
    const ends = GALAXIES.flatMap((id) => LANES[id]);
    expect(ends).toHaveLength(144);
    expect(tally(GALAXIES.map((id) => LANES[id].length))).toEqual({ 2: 18, 3: 36 });
    for (const id of GALAXIES) {
      for (const next of LANES[id]) {
        expect(LANES[next]).toContain(id);
        const [dx, dy] = [Math.abs(PLACE[id].x - PLACE[next].x), Math.abs(PLACE[id].y - PLACE[next].y)];
        expect([`${dx} ${dy}`]).toContain(dx === 0 ? '0 2' : '1 1');
      }
    }
    const far = GALAXIES.flatMap((a) => GALAXIES.map((b) => distance(a, b)));
    expect(Math.max(...far)).toBe(11);
  });

  test('ER-2.5 regions by the direction of their station sector', () => {
    expect(tally(GALAXIES.map((id) => REGION_OF[id]))).toEqual({
      borealis: 14,
      chandra: 13,
      hawkins: 14,
      perseus: 13,
    });
    const angle = (x: number, y: number) => Math.atan2(y / 2, (x * Math.sqrt(3)) / 2);
    const centre = (sector: number) => {
      const corners = [1, 2, 3, 4, 5, 6].map((n) => PLACE[labelled(sector, n)]);
      return angle(sum(corners.map(({ x }) => x)), sum(corners.map(({ y }) => y)));
    };
    const apart = (a: number, b: number) => Math.abs(Math.atan2(Math.sin(a - b), Math.cos(a - b)));
    for (const id of GALAXIES) {
      const own = angle(PLACE[id].x, PLACE[id].y);
      const near = REGIONS.map((region) => apart(own, centre(STATION_SECTOR[region])));
      expect(REGIONS[near.indexOf(Math.min(...near))]).toBe(REGION_OF[id]);
    }
  });
});

describe('cards', () => {
  test('5.14 209 cards with the Space Station card', () => {
    const cards = [DAMAGE_IDS, ALIEN_IDS, CONTRACT_IDS, MISSION_IDS, ADVANCED_ROOM_IDS, EVENT_IDS].map(
      (ids) => ids.length,
    );
    expect(cards).toEqual([40, 48, 20, 16, 20, 40]);
    expect(sum(cards) + TECHNOLOGY_IDS.length * COPIES + 1).toBe(209);
  });

  test('5.7 damage cards', () => {
    const all = DAMAGE_IDS.map((id) => DAMAGE[id]);
    expect(tally(all.map(({ keyword }) => keyword))).toEqual(
      Object.fromEntries(
        KEYWORDS.slice()
          .sort()
          .map((k) => [k, 10]),
      ),
    );
    expect(tally(all.map(({ damage }) => damage))).toEqual({ 2: 8, 3: 12, 4: 10, 5: 6, 6: 3, 7: 1 });
    expect(tally(all.map(({ firstStrike }) => firstStrike))).toEqual({ 1: 21, 2: 15, 3: 4 });
    const icons = tally(all.flatMap((card) => card.icons));
    expect(ICONS.map((icon) => icons[icon])).toEqual([25, 21, 22, 11]);
  });

  test('5.8 Alien cards', () => {
    const of = (name: AlienCard['class']) =>
      ALIEN_IDS.map((id) => ALIENS[id]).filter((card) => card.class === name);
    expect(ALIEN_CLASSES.map((name) => of(name).length)).toEqual([18, 16, 14]);
    expect(tally(of('dexer').map(({ to }) => to))).toEqual({ eos: 12, frb: 6 });
    expect(tally(of('dexer').map(({ lanes }) => lanes))).toEqual({ 2: 1, 3: 4, 4: 10, 5: 3 });
    expect(tally(of('dexer').map(({ hull }) => hull))).toEqual({ 2: 3, 3: 9, 4: 4, 5: 2 });
    expect(tally(of('dexer').map(({ damage }) => damage))).toEqual({ 2: 5, 3: 10, 4: 3 });
    expect(tally(of('galagat').map(({ to }) => to))).toEqual({ eos: 8, frb: 8 });
    expect(tally(of('galagat').map(({ lanes }) => lanes))).toEqual({ 2: 3, 3: 9, 4: 4 });
    expect(tally(of('galagat').map(({ damage }) => damage))).toEqual({ 4: 2, 5: 4, 6: 7, 7: 3 });
    expect(tally(of('galagat').map(({ hull }) => hull))).toEqual({ 8: 4, 9: 2, 10: 7, 12: 3 });
    expect(tally(of('vorde').map(({ to }) => to))).toEqual({ eos: 4, frb: 10 });
    expect(tally(of('vorde').map(({ lanes }) => lanes))).toEqual({ 1: 3, 2: 8, 3: 3 });
    expect(tally(of('vorde').map(({ damage }) => damage))).toEqual({ 3: 2, 6: 1, 8: 3, 10: 6, 12: 2 });
    expect(tally(of('vorde').map(({ hull }) => hull))).toEqual({ 12: 2, 14: 2, 15: 7, 16: 1, 18: 2 });
    const traits = tally(ALIEN_IDS.map((id) => ALIENS[id].trait));
    expect(TRAITS.map((trait) => traits[trait])).toEqual([12, 12, 13, 11]);
    const mean = (name: AlienCard['class'], key: 'credits' | 'intel' | 'skillLevels') =>
      (sum(of(name).map((card) => card[key])) / of(name).length).toFixed(2);
    expect(
      ALIEN_CLASSES.map((name) => [mean(name, 'credits'), mean(name, 'intel'), mean(name, 'skillLevels')]),
    ).toEqual([
      ['1.28', '0.72', '0.11'],
      ['1.56', '1.94', '0.25'],
      ['2.07', '3.29', '0.43'],
    ]);
  });

  test('5.9, 5.12, 5.13 rooms and missions by character, events by kind', () => {
    for (const who of CHARACTERS) {
      expect(ADVANCED_ROOM_IDS.filter((id) => ADVANCED_ROOMS[id].of === who)).toHaveLength(5);
      expect(MISSION_IDS.filter((id) => MISSIONS[id].of === who)).toHaveLength(4);
    }
    for (const region of REGIONS) {
      expect(tally(EVENTS_OF[region].map((id) => EVENTS[id].kind))).toEqual({
        gameChanger: 3,
        roundRule: 5,
        tryYourLuck: 2,
      });
    }
  });
});

describe('boards', () => {
  test('5.2 totals at level 9', () => {
    const top = Object.fromEntries(TRACKS.map((track) => [track, unlockedAt(OWNER_OF[track], track, 9)]));
    const dice = (track: string) => [top[track]?.basicDice, top[track]?.advancedDice];
    expect(TRACKS.map(dice)).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
      [2, 2],
      [2, 3],
      [2, 4],
      [2, 2],
      [2, 2],
    ]);
    expect([top.exploration?.warp, top['aerospace-logistics']?.warp]).toEqual([5, 5]);
    expect([top['battle-leadership']?.damage, top['gunnery-doctrine']?.damage]).toEqual([5, 5]);
    expect([top['counter-operations']?.tools, top['signal-analysis']?.tools]).toEqual([5, 5]);
  });

  test('5.4 hull 26 at the start and 54 in all; the tiles cost 30', () => {
    expect(MAX_HULL.command + MAX_HULL.engine).toBe(26);
    expect(sum(Object.values(MAX_HULL))).toBe(54);
    expect(sum(Object.values(BUILD_COST))).toBe(30);
  });
});
