import { describe, expect, it } from 'vitest';
import type { Seat } from '#engine';
import { clone, SPECTATOR, stream } from '#engine';
import { mothership } from '../index.ts';
import { stateProblem } from '../invariants.ts';
import { END, given, PASS, play, type Scene } from './scene.ts';

const units = { 'p1-f1': '5,0', 'p2-f1': '-5,6', 'p3-f1': '0,-5' } as const;

function redealt(scene: Scene, seat: Seat, seed: string) {
  const s = clone(scene.s);
  mothership.redeal(s, seat, stream(seed));
  expect(stateProblem(s)).toBeUndefined();
  expect(mothership.view(s, seat)).toEqual(mothership.view(scene.s, seat));
  return s;
}

describe('section 7 hidden information', () => {
  const theft = () =>
    given({
      seats: 3,
      units,
      fleets: [
        { hand: ['surprise-attack', 'wormhole'] },
        { hand: ['convoy'] },
        { hand: ['surprise-attack', 'prod'] },
      ],
    }).when(play('surprise-attack', { seat: 1 }));

  it('hands are known by number only', () => {
    const { s } = given({ seats: 3, units, fleets: [{ hand: ['wormhole'] }, { hand: ['convoy', 'prod'] }] });
    expect(mothership.view(s, 0).fleets.map(({ hand, cards }) => [hand, cards])).toEqual([
      [['wormhole'], 1],
      [undefined, 2],
      [undefined, 0],
    ]);
    expect(mothership.view(s, SPECTATOR).fleets.every(({ hand }) => hand === undefined)).toBe(true);
  });

  it('a stolen card is known to thief and victim, and to nobody else', () => {
    const scene = theft();
    expect(mothership.view(scene.s, 1).fleets[0]?.known).toEqual(['convoy']);
    expect(mothership.view(scene.s, 2).fleets[0]?.known).toEqual([]);
    const heardBy = (seat: Seat) =>
      scene.told.flatMap(({ event, to, others }) =>
        (to?.includes(seat) ?? true) ? [event] : others ? [others] : [],
      );
    expect(heardBy(1)).toContainEqual({ type: 'stolen', by: 0, from: 1, card: 'convoy' });
    expect(heardBy(2)).toContainEqual({ type: 'stolen', by: 0, from: 1 });
  });

  it('redeals keep what a seat knows and move the rest', () => {
    const scene = theft();
    const seenByVictim = Array.from({ length: 20 }, (_, i) => redealt(scene, 1, `${i}`));
    expect(seenByVictim.every((s) => s.fleets[0]?.hand.includes('convoy'))).toBe(true);
    const seenByThird = Array.from({ length: 20 }, (_, i) => redealt(scene, 2, `${i}`));
    expect(seenByThird.some((s) => !s.fleets[0]?.hand.includes('convoy'))).toBe(true);
    // that somebody knows a card of this hand is public, which one is not
    for (const s of seenByThird) {
      const [mark] = s.fleets[0]?.known ?? [];
      expect(mark?.to).toBe(1);
      expect(s.fleets[0]?.hand).toContain(mark?.card);
    }
  });

  it('a theft by a third seat blurs what the first victim knew', () => {
    const scene = theft().when(END, PASS, END);
    scene.when(play('surprise-attack', { seat: 0 }));
    expect(mothership.view(scene.s, 1).fleets.flatMap(({ known }) => known)).toEqual([]);
    expect(mothership.view(scene.s, 0).fleets[2]?.known).toHaveLength(1);
  });

  it('a card that is played is known no longer', () => {
    const scene = theft().when(END, { type: 'sell', card: 'convoy' });
    expect(mothership.view(scene.s, 1).fleets[0]?.known).toEqual([]);
  });

  it('only the seat that is asked sees what for', () => {
    const scene = given({
      units: { 'p1-f1': '0,1', 'p2-f1': '5,1' },
      fleets: [{ hand: ['afterburner'] }, { hand: ['noooooooo'] }],
    }).when(play('afterburner', { unit: 'p1-f1' }));
    expect(mothership.view(scene.s, 0)).toMatchObject({ asked: 1 });
    expect(mothership.view(scene.s, 0).asking).toBeUndefined();
    expect(mothership.view(scene.s, 1).asking?.step).toBe('counter');
    // being asked shows that the seat can counter
    expect(redealt(scene, 0, 'x').fleets[1]?.hand).toEqual(['noooooooo']);
  });
});
