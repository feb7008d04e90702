/** Boundaries of event cards: how many faces win, which gate comes first, who may be chosen. */
import { describe, expect, test } from 'vitest';
import type { Given } from './position.ts';
import { basic, d6, given, location, PASS } from './scene.ts';

describe('events', () => {
  const event = (
    eos: string,
    region: string,
    card: string,
    more: Given,
    ...rolls: Parameters<typeof given>[1][]
  ) => given({ eos, top: { [region]: [card] }, from: 'extinction', ...more } as never, ...(rolls as never[]));

  test('Skim the Ergosphere: 2 credits an ARROW; neither ARROW nor CROSSHAIR costs a damage card', () => {
    const skim = (...faces: Parameters<typeof basic>[0][]) => {
      const crew = { pilot: { level: 2, cubes: 0, stress: 5 } } as const;
      const scene = event('g08-1', 'hawkins', 'skim-ergosphere', { crew, credits: 0 });
      scene.roll(...faces.map(basic)).when({ type: 'accept' });
      return [scene.all('credits')[0]?.n ?? 0, scene.all('damageCard').length, scene.s.crew.pilot.stress];
    };
    expect(skim('arrow', 'arrow')).toEqual([4, 0, 5]);
    expect(skim('arrow', 'stress-2')).toEqual([2, 0, 7]);
    expect(skim('crosshair', 'gear').slice(1)).toEqual([0, 5]);
    // The card hits before the stress is dealt.
    expect(skim('gear', 'stress-1').slice(1)).toEqual([1, 5]);
  });

  test('Duel of Champions: two of ARROW or CROSSHAIR win, one does not', () => {
    const duel = (...faces: Parameters<typeof basic>[0][]) => {
      const crew = { specialist: { level: 2, stress: 5 } } as const;
      const scene = event('g17-5', 'perseus', 'duel-of-champions', { crew, credits: 0 });
      scene.roll(...faces.map(basic)).when({ type: 'accept' });
      return [scene.asking === 'level', scene.s.crew.specialist.stress];
    };
    expect(duel('arrow', 'crosshair')).toEqual([true, 5]);
    expect(duel('arrow', 'gear')).toEqual([false, 7]);
    expect(duel('arrow', 'stress-1')).toEqual([false, 8]);
  });

  test('ER-22.4 the first gate is the card’s own, the second the Pilot’s choice of the others', () => {
    const scene = event('g08-1', 'hawkins', 'twin-apertures', {});
    // The own station is the only one allowed, and taken unasked.
    expect(scene.s.stations.hawkins.gate).toBe(true);
    expect(scene.asking).toBe('gate');
    expect(scene.forbids({ type: 'gate', region: 'hawkins' })).toBe('ER-22.4');
    scene.when({ type: 'gate', region: 'perseus' });
    expect(scene.s.stations.perseus.gate).toBe(true);
    expect(scene.asking).not.toBe('gate');
    const three = event('g08-1', 'hawkins', 'twin-apertures', { gates: ['hawkins', 'chandra', 'borealis'] });
    expect(three.s.stations.perseus.gate).toBe(true);
    expect(three.asking).not.toBe('gate');
  });

  test('ER-19.6 with all four gates placed the card is discarded and the next one drawn', () => {
    const gates = ['hawkins', 'chandra', 'borealis', 'perseus'] as const;
    const scene = given({
      eos: 'g08-1',
      gates,
      top: { hawkins: ['twin-apertures', 'event-horizon'] },
      from: 'extinction',
    });
    expect(scene.all('eventRedrawn')).toHaveLength(1);
    expect(scene.s.event).toBe('event-horizon');
    expect(scene.s.decks.hawkins.discard).toContain('twin-apertures');
  });

  test('Veteran’s Gift: not the Engineer, and nobody at level 9', () => {
    const crew = { pilot: { level: 9, track: 'exploration' } } as const;
    const scene = event('g17-5', 'perseus', 'veterans-gift', { crew });
    expect(scene.legal.map((action) => action.type === 'pickCharacter' && action.who)).toEqual([
      'commander',
      'specialist',
    ]);
  });

  test('Station Tow moves the station by a D6 in sector 3, and its gate with it', () => {
    const scene = event('g11-3', 'chandra', 'station-tow', { gates: ['chandra'] }, d6(2) as never);
    expect(scene.s.stations.chandra).toMatchObject({ at: 'g03-2', gate: true });
  });

  test('D34 Signal Sense: keep the first location, or keep the second', () => {
    const crew = { pilot: { level: 9, track: 'exploration' } } as const;
    const rolls = [...location(1, 1), ...location(1, 2)] as never[];
    const sensed = () => event('g08-1', 'hawkins', 'lensed-signal', { crew }, ...rolls);
    expect(sensed().when({ type: 'keepLocation' }).s.frbs).toEqual(['g01-1']);
    expect(sensed().when({ type: 'rollAgain' }).s.frbs).toEqual(['g01-2']);
  });

  test('ER-15.9 PASS is no answer to an event: luck is accepted or declined', () => {
    const scene = event('g08-1', 'hawkins', 'probe-singularity', {});
    expect(scene.forbids(PASS)).toBe('table');
    scene.when({ type: 'decline' });
    expect(scene.all('eventDeclined')).toHaveLength(1);
  });
});
