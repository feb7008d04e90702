import { describe, expect, it } from 'vitest';
import type { Seat } from '#engine';
import { clone, defaultOptions, fastDraws, Play, pick, SPECTATOR, stateProblem, stream } from '#engine';
import type { CardId } from '../content/cards.ts';
import { mothership } from '../index.ts';
import type { Options } from '../options.ts';
import { setup } from '../setup.ts';
import { attack, END, type Given, given, PASS, play, type Scene } from './scene.ts';

const units = { 'p1-f1': '5,0', 'p2-f1': '-5,6', 'p3-f1': '0,-5' } as const;

function redealt(scene: Scene, seat: Seat, seed: string) {
  const s = clone(scene.s);
  mothership.redeal(s, seat, stream(seed));
  expect(stateProblem(mothership, s)).toBeUndefined();
  expect(mothership.view(s, seat)).toEqual(mothership.view(scene.s, seat));
  return s;
}

describe('hidden information', () => {
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

describe('MS-22 always pause', () => {
  const pause = { alwaysPause: true } as const;
  const beside = { 'p1-f1': '0,1', 'p1-m': '-5,1', 'p2-f1': '1,1', 'p2-m': '5,1' } as const;
  const fires = (hands: readonly CardId[][], options: Partial<Options> = pause) =>
    given({ options, units: beside, fleets: hands.map((hand) => ({ hand })) }).when(attack('p2-f1', 'p1-f1'));

  it('asks who could answer, whatever the hand holds', () => {
    expect(fires([['afterburner'], ['hull-repair']]).asked).toBe('declare');
    expect(fires([[], ['hull-repair']]).play.seat).toBe(1);
    // without it nobody is asked who has no answer
    expect(fires([['afterburner'], ['hull-repair']], {}).asked).toBe('main');
  });

  it('never asks an empty hand', () => {
    expect(fires([[], []]).asked).toBe('main');
  });

  it('the escape is offered only where a planet to flee to is known', () => {
    const scene = (planets: Given['planets']) =>
      given({
        options: pause,
        units: beside,
        planets: planets ?? {},
        fleets: [{ hand: [] }, { hand: ['convoy'] }],
      }).when(attack('p2-f1', 'p1-f1'));
    expect(scene({ m1: { owner: 1 } }).asked).toBe('escape');
    expect(scene({}).asked).toBe('declare');
  });

  it('every other seat with cards is asked about a card, and one counter settles it', () => {
    const scene = given({
      seats: 3,
      options: pause,
      units: { 'p1-f1': '5,0', 'p2-f1': '-5,6', 'p3-f1': '0,-5' },
      fleets: [{ hand: ['afterburner', 'prod'] }, { hand: ['noooooooo'] }, { hand: ['convoy'] }],
    }).when(play('afterburner', { unit: 'p1-f1' }));
    expect([scene.asked, scene.play.seat]).toEqual(['counter', 1]);
    // being asked shows nothing: the redeal is free to move the card
    expect(
      Array.from({ length: 40 }, (_, i) => redealt(scene, 0, `${i}`)).some(
        (s) => !s.fleets[1]?.hand.includes('noooooooo'),
      ),
    ).toBe(true);
    scene.when(play('noooooooo'));
    expect(scene.asked).toBe('main');
    expect(scene.s.units[1]?.boosts).toBeUndefined();
  });

  it('a card whose copies all lie on the discard pile opens no window', () => {
    const spent = given({
      seats: 2,
      options: pause,
      units: beside,
      fleets: [{ hand: ['afterburner'] }, { hand: ['convoy'] }],
      change: (s) => {
        s.discard.push('noooooooo');
        const [layer] = s.deck;
        layer?.cards.splice(layer.cards.indexOf('noooooooo'), 1);
      },
    }).when(play('afterburner', { unit: 'p1-f1' }));
    expect(spent.asked).toBe('main');
  });

  // Without modules nothing hidden is ever turned over, so all that others see must agree, whoever is asked included.
  it('who is asked depends on nothing that is hidden', () => {
    const options = { ...defaultOptions(mothership.options), ...pause } as Options;
    let windows = 0;
    for (const seed of ['a', 'b', 'c', 'd']) {
      const random = stream(`pause ${seed}`);
      const real = new Play(mothership, setup({ seats: 3, options }), fastDraws(seed));
      real.run();
      for (let i = 0; i < 400 && !real.over; i++) {
        const { seat } = real;
        const legal = real.legal(seat).filter(({ type }) => type !== 'concede');
        const fights = legal.filter(({ type }) => type === 'attack');
        const action = pick(fights.length > 0 ? fights : legal, random);
        const imagined = new Play(mothership, clone(real.s), fastDraws(seed));
        mothership.redeal(imagined.s, seat, stream(`${seed} ${i}`));
        real.act(seat, action);
        imagined.act(seat, action);
        expect(mothership.view(imagined.s, SPECTATOR)).toEqual(mothership.view(real.s, SPECTATOR));
        if (!real.over && real.asking.step === 'declare') windows += 1;
      }
    }
    expect(windows).toBeGreaterThan(20);
  });
});
