/** Event cards, as printed. */
import { describe, expect, test } from 'vitest';
import type { EventId } from '../content/eventIds.ts';
import { EVENT_REGION } from '../content/eventIds.ts';
import type { Region } from '../content/regions.ts';
import type { GalaxyId } from '../rules/universe.ts';
import type { Given } from './position.ts';
import { basic, d6, given, join, location, place, type Roll, type Scene, warp } from './scene.ts';

const alone = [join(false), join(false), join(false)];

const HOME: Readonly<Record<Region, GalaxyId>> = {
  hawkins: 'g09-1',
  chandra: 'g11-3',
  borealis: 'g15-5',
  perseus: 'g17-6',
};

/** An event is drawn, and accepted if it asks. */
function event(card: EventId, position: Given = {}, ...rolls: Roll[]): Scene {
  const region = EVENT_REGION[card];
  const scene = given(
    { from: 'extinction', eos: HOME[region], ...position, top: { ...position.top, [region]: [card] } },
    ...(rolls.length > 0 && !isLuck(card) ? rolls : []),
  );
  if (isLuck(card)) scene.roll(...rolls).when({ type: 'accept' });
  return scene;
}
const LUCK: readonly EventId[] = [
  'skim-ergosphere',
  'probe-singularity',
  'informants-price',
  'strange-fruit',
  'duel-of-champions',
  'wake-the-colossus',
];
const isLuck = (card: EventId) => LUCK.includes(card);

describe('events', () => {
  test('things that land', () => {
    expect(event('debris-ring', {}, ...location(4, 4)).s.asteroids).toEqual([{ at: 'g04-4', mined: false }]);
    expect(event('lensed-signal', {}, ...location(4, 4)).s.frbs).toContain('g04-4');
    const swarm = event('swarm-season', {}, [30, 1], ...location(4, 4));
    expect(swarm.s.ships).toContainEqual({ class: 'dexer', at: 'g04-4' });
    expect(swarm.s.skills).toContain('g04-4');
  });

  test('Station Tow moves the Chandra station with its gate to sector 3', () => {
    const scene = event('station-tow', { gates: ['chandra'] }, d6(1));
    expect(scene.s.stations.chandra).toMatchObject({ at: 'g02-3', gate: true });
  });

  test('levels lost and gained', () => {
    const poached = event('poached-talent', { crew: { pilot: { level: 3 } } });
    expect(poached.legal).toHaveLength(3);
    poached.when({ type: 'pickCharacter', who: 'pilot' });
    expect(poached.s.crew.pilot.level).toBe(2);
    expect(poached.s.credits).toBeGreaterThanOrEqual(12);
    expect(event('medusas-gaze', { crew: { pilot: { level: 3 } } }).s.crew.pilot.level).toBe(2);
    const gift = event('veterans-gift');
    expect(gift.forbids({ type: 'pickCharacter', who: 'engineer' })).toBe('ER-22.5');
    expect(gift.when({ type: 'pickCharacter', who: 'pilot' }).s.crew.pilot.level).toBe(2);
    expect(event('living-nebula', { crew: { pilot: { stress: 8 } } }).s.crew.pilot.stress).toBe(6);
  });

  test('Try Your Luck', () => {
    expect(event('skim-ergosphere', { credits: 0 }, basic('arrow')).all('credits')[0]).toMatchObject({
      n: 2,
    });
    expect(event('skim-ergosphere', {}, basic('gear')).all('damageCard')).toHaveLength(1);
    expect(event('probe-singularity', {}, d6(1)).s.crew.engineer.stress).toBe(8);
    expect(event('probe-singularity', {}, d6(3)).all('credits')[0]).toMatchObject({ n: 3 });
    expect(event('probe-singularity', {}, d6(6)).s.intel).toBe(2);
    expect(event('informants-price', {}, d6(6)).s.intel).toBe(2);
    expect(event('informants-price', {}, d6(1), [30, 1], ...location(4, 4)).s.ships).toContainEqual({
      class: 'dexer',
      at: 'g04-4',
    });
    expect(
      event('strange-fruit').roll(d6(6)).when({ type: 'pickCharacter', who: 'pilot' }).s.crew.pilot.level,
    ).toBe(2);
    expect(
      event('strange-fruit').roll(d6(1)).when({ type: 'pickCharacter', who: 'pilot' }).s.crew.pilot.stress,
    ).toBe(8);
    const duel = (face: 'arrow' | 'gear') =>
      event('duel-of-champions', { crew: { specialist: { level: 2 } } }, basic('arrow'), basic(face));
    expect(duel('arrow').asking).toBe('level');
    expect(duel('gear').s.crew.specialist.stress).toBe(7);
    expect(event('wake-the-colossus', {}, d6(1)).until('crewActions').all('damageCard')).toHaveLength(2);
    expect(event('wake-the-colossus', {}, d6(6)).s.intel).toBe(3);
    expect(event('wake-the-colossus', { hull: { command: 5 } }, d6(4)).until('planning').s.hull.command).toBe(
      8,
    );
  });

  test('Round Rules of the crew actions', () => {
    const crew = { pilot: { stress: 8 } };
    expect(
      given({ event: 'spore-bloom', crew }).when(place('pilot', 'basic-treatment')).s.crew.pilot.stress,
    ).toBe(6);
    const roots = given({ event: 'creeping-roots', hull: { command: 5, engine: 12 } }).when(
      place('pilot', 'repair'),
    );
    expect(roots.s.hull.command).toBe(7);
    const embargo = given({ event: 'embargo', hull: { crafting: 5, 'cargo-bay': 7 } });
    expect(embargo.forbids(place('pilot', 'technology'))).toBe('ER-19.3');
    expect(embargo.forbids(place('pilot', 'contract'))).toBe('ER-19.3');
    expect(
      given({ event: 'trade-fair', eos: 'g09-2', credits: 3 }).when(place('pilot', 'tutors')).s.credits,
    ).toBe(0);
  });

  test('Round Rules of warp and fight', () => {
    const lanes = (id: EventId | undefined) => {
      const scene = given({
        from: 'warpPhase',
        eos: 'g01-1',
        crew: { pilot: { cubes: 0 } },
        ...(id ? { event: id } : {}),
      });
      return (
        scene.all('warped').length +
        [warp('g01-2'), warp('g01-3'), warp('g01-4')].filter(
          (to) => scene.asking === 'warp' && scene.when(to),
        ).length
      );
    };
    expect([lanes(undefined), lanes('event-horizon'), lanes('solar-wind')]).toEqual([2, 1, 3]);
    const cards = given({
      from: 'eosAttack',
      pursuit: ['dexer-gnat'],
      event: 'heroes-wake',
      effects: { damageCards: 1 },
    }).when(...alone);
    expect(cards.s.combat?.cards).toHaveLength(4);
    const clear = given({
      from: 'eosAttack',
      event: 'clear-channels',
      pursuit: ['dexer-skimmer'],
      crew: { specialist: { cubes: 0 } },
    });
    clear.when(...alone).until('placeDice', 'continueOrFlee');
    clear.s.stack.push({ step: 'overpenetration', spare: 9 });
    clear.play.run();
    expect(clear.when({ type: 'target', ship: 'dexer-skimmer' }).s.intel).toBe(2);
  });
});
