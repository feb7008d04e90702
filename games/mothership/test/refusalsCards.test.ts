/** What Action Cards may not be played on in the own turn, and the reason given. */
import { describe, expect, it } from 'vitest';
import type { CardId } from '../content/cards.ts';
import { END, type Given, given, play, refusals } from './scene.ts';

const FAR = { 'p2-f1': '5,1' } as const;
const UNITS = { 'p1-m': '-4,0', 'p1-f1': '0,1', 'p1-f2': '-1,1', 'p2-f1': '5,1', 'p2-m': '5,2' } as const;
const hand = (...cards: CardId[]): Given['fleets'] => [{ hand: cards }];
const TEAMS = {
  seats: 4,
  options: { teams: '2v2' },
  units: { 'p1-f1': '4,-3', 'p2-f1': '3,4', 'p3-f1': '-8,6', 'p4-f1': '-3,-6' },
} as const;

describe('MS-13 what a card names', () => {
  it('MS-13.2, MS-13.9 a card of the hand, with all that it names and nothing else', () => {
    refusals({ units: UNITS, fleets: hand('afterburner', 'noooooooo', 'hull-repair', 'prod') }, [
      [play('afterburner', { unit: 'p1-f1' }), undefined],
      [play('afterburner'), 'MS-13.9 cardNames afterburner unit'],
      [play('afterburner', { unit: 'p1-f1', target: 'm1' }), 'MS-13.9 cardNames afterburner target'],
      [play('afterburner', { unit: 'p1-f1', seat: 1 }), 'MS-13.9 cardNames afterburner seat'],
      [play('afterburner', { unit: 'p1-f1', pick: 'gas' }), 'MS-13.9 cardNames afterburner pick'],
      [play('afterburner', { unit: 'p3-f1' }), 'MS-13.9 noTarget p3-f1'],
      [play('prod', { target: 'p2-f2', pick: 'engines' }), 'MS-13.9 noTarget p2-f2'],
      [play('prod', { target: 'm8', pick: 'engines' }), 'MS-13.9 noTarget m8'],
      [play('convoy'), 'MS-13.2 notInHand convoy'],
      [play('noooooooo'), 'MS-13.3 wrongWindow noooooooo'],
      [play('hull-repair'), 'MS-13.9 healthy p1-m'],
    ]);
  });

  it('MS-13.8 only cards of the hand are sold, in the sell step', () => {
    const scene = given({ units: UNITS, fleets: hand('prod', 'prod') });
    expect(scene.forbids({ type: 'sell', card: 'prod' })).toBe('table');
    scene.when(END);
    expect(scene.refusal({ type: 'sell', card: 'convoy' })).toBe('MS-13.8 notInHand convoy');
    expect(scene.legal).toEqual([{ type: 'sell', card: 'prod' }, { type: 'pass' }]);
    expect(scene.after({ type: 'sell', card: 'prod' })).toEqual([
      { type: 'sold', seat: 0, card: 'prod' },
      { type: 'gained', seat: 0, what: 'gas', amount: 1, cause: 'sold' },
    ]);
    expect([scene.asked, scene.used, scene.s.discard]).toEqual(['sell', ['rule sell'], ['prod']]);
  });
});

describe('MS-13.9 other cards of the own turn', () => {
  it('MS-13.9 Hull Repair and Pick up two cards', () => {
    const cards = (more: Given, card: CardId) =>
      given({ units: UNITS, fleets: [{ hand: ['hull-repair', 'pick-up-two'], hp: 11 }], ...more }).refusal(
        play(card),
      );
    expect(cards({}, 'hull-repair')).toBeUndefined();
    expect(cards({ units: { 'p1-f1': '0,1', ...FAR } }, 'hull-repair')).toBe('MS-13.9 noMothership');
    expect(cards({}, 'pick-up-two')).toBeUndefined();
    expect(cards({ emptyDeck: true }, 'pick-up-two')).toBe('MS-13.9 deckEmpty');
  });

  it('MS-R34 Wallet Inspector and Surprise Attack: whom', () => {
    const wallet = (seat: number, pick: 'minerals' | 'gas' | 'engines') =>
      play('wallet-inspector', { seat, pick });
    const surprise = (seat: number) => play('surprise-attack', { seat });
    const robbed = (victim: NonNullable<Given['fleets']>[number]): Given => ({
      units: UNITS,
      fleets: [{ hand: ['wallet-inspector', 'surprise-attack'] }, victim],
    });
    refusals(robbed({ gas: 1, hand: ['convoy'] }), [
      [wallet(1, 'gas'), undefined],
      [wallet(1, 'minerals'), 'MS-13.9 hasNothing 1'],
      [wallet(1, 'engines'), 'MS-13.9 cardNames'],
      [wallet(0, 'gas'), 'MS-20.3 noOne 0'],
      [wallet(2, 'gas'), 'MS-13.9 outOfGame 2'],
      [surprise(1), undefined],
      [surprise(0), 'MS-20.3 noOne 0'],
      [surprise(2), 'MS-13.9 outOfGame 2'],
    ]);
    refusals(robbed({ gas: 1 }), [[surprise(1), 'MS-R34 hasNothing 1']]);
    refusals(robbed({ gas: 1, hand: ['convoy'], technologies: ['embargo'] }), [
      [wallet(1, 'gas'), 'MS-R34 embargo 1'],
      [surprise(1), 'MS-R34 embargo 1'],
    ]);
    const three = { seats: 3, units: { 'p1-f1': '5,0', 'p2-f1': '-5,6' } } as const;
    refusals({ ...three, fleets: [{ hand: ['wallet-inspector', 'surprise-attack'] }, {}, { out: 1 }] }, [
      [wallet(2, 'gas'), 'MS-13.9 outOfGame 2'],
      [surprise(2), 'MS-13.9 outOfGame 2'],
    ]);
    // MS-21.3 the NPC has neither purse nor hand
    const solo = { seats: 1, options: { mode: 'solo' }, units: { 'p1-f1': '-6,0' } } as const;
    refusals({ ...solo, fleets: hand('wallet-inspector', 'surprise-attack') }, [
      [wallet(1, 'gas'), 'MS-13.9 outOfGame 1'],
      [surprise(1), 'MS-13.9 outOfGame 1'],
    ]);
  });

  it('MS-4.8 Forced Update, MS-15.1 Recon Droid', () => {
    const position: Given = {
      options: { modules: ['artifacts'] },
      ...{ units: UNITS, fleets: hand('forced-update', 'recon-droid') },
      planets: { m1: { owner: 0 }, m2: { owner: 0, artifact: 'space-cat' } },
      change: (s) => s.holds.push({ unit: 10, by: 0, how: 'update', now: false }),
    };
    refusals(position, [
      [play('forced-update', { target: 'p2-f1' }), undefined],
      [play('forced-update', { target: 'p2-m' }), 'MS-13.9 held p2-m'],
      [play('forced-update', { target: 'p1-f1' }), 'MS-4.8 notEnemy p1-f1'],
      [play('forced-update', { target: 'p2-s' }), 'MS-4.8 notShip p2-s'],
      [play('forced-update', { target: 'm1' }), 'MS-4.8 notShip m1'],
      [play('recon-droid', { target: 'm1' }), undefined],
      [play('recon-droid', { target: 'm2' }), 'MS-15.1 explored m2'],
      [play('recon-droid', { target: 'm3' }), 'MS-15.1 notControlled m3'],
      [play('recon-droid', { target: 'p1-f1' }), 'MS-15.1 noSuchPlanet p1-f1'],
    ]);
  });

  it('MS-7.7, MS-15.3 planets within two spaces of a friendly ship', () => {
    const cards = ['friendly-negotiations', 'planet-laser-pointer'] as const;
    refusals({ units: UNITS, fleets: hand(...cards), planets: { m1: { owner: 0 } } }, [
      [play('friendly-negotiations', { target: 'm3' }), undefined],
      [play('friendly-negotiations', { target: 'm1' }), 'MS-7.1 friendlyTarget m1 m1'],
      [play('friendly-negotiations', { target: 'g1' }), 'MS-13.9 outOfRange g1 g1 2'],
      [play('friendly-negotiations', { target: 'p2-f1' }), 'MS-7.7 noSuchPlanet p2-f1 p2-f1'],
      [play('planet-laser-pointer', { target: 'm3' }), undefined],
      [play('planet-laser-pointer', { target: 'g1' }), 'MS-13.9 outOfRange g1 g1 2'],
      [play('planet-laser-pointer', { target: 'p2-f1' }), 'MS-15.3 noSuchPlanet p2-f1 p2-f1'],
    ]);
    // The own planet may be removed, a team-mate's may not. A team-mate's ship is near enough.
    const mates = { ...TEAMS, units: { ...TEAMS.units, 'p3-f1': '1,1', 'p1-f1': '4,-3' } } as const;
    const planets = { m5: { owner: 2 }, m1: { owner: 0 } } as const;
    refusals({ ...mates, fleets: hand(...cards), planets }, [
      [play('planet-laser-pointer', { target: 'm5' }), 'MS-20.3 friendlyTarget m5 m5'],
      [play('planet-laser-pointer', { target: 'm1' }), undefined],
      [play('friendly-negotiations', { target: 'm5' }), 'MS-7.1 friendlyTarget m5 m5'],
      [play('friendly-negotiations', { target: 'm2' }), undefined],
    ]);
  });

  it('MS-R28 Dedotated Wam: a Bomber or Mothership beside an enemy Mothership', () => {
    const wam = (unit: 'p1-b1' | 'p1-f1', target: 'p2-m' | 'p2-f1' | 'p1-m' | 'm3') =>
      play('dedotated-wam', { unit, target });
    const units = { 'p1-b1': '0,1', 'p1-f1': '1,1', 'p1-m': '-1,1', 'p2-m': '0,2', 'p2-f1': '-1,2' } as const;
    refusals({ units, fleets: hand('dedotated-wam') }, [
      [wam('p1-b1', 'p2-m'), undefined],
      [wam('p1-b1', 'p2-f1'), 'MS-R28 noMothership p2-f1'],
      [wam('p1-b1', 'm3'), 'MS-R28 noMothership m3'],
      [wam('p1-b1', 'p1-m'), 'MS-R28 notEnemy p1-m'],
      [wam('p1-f1', 'p2-m'), 'MS-R28 notShip p1-f1'],
    ]);
    refusals({ units: { ...units, 'p2-m': '0,3' }, fleets: hand('dedotated-wam') }, [
      [wam('p1-b1', 'p2-m'), 'MS-R28 notAdjacent p1-b1 p2-m'],
    ]);
  });

  it('MS-R40 Railguns: an own Bomber that has not attacked, at four spaces', () => {
    const units = { 'p1-b1': '1,1', 'p1-f1': '0,1', 'p2-m': '5,1', 'p2-f1': '6,-1', 'p2-g1': '1,5' } as const;
    const at = (target: 'p2-m' | 'p2-f1' | 'p2-g1' | 'm3' | 'g1', unit: 'p1-b1' | 'p1-f1' = 'p1-b1') =>
      play('railguns', { unit, target });
    refusals({ units, fleets: hand('railguns') }, [
      [at('p2-m'), undefined],
      [at('p2-g1'), undefined],
      [at('p2-f1'), 'MS-R40 outOfRange p2-f1 4'],
      [at('m3'), 'MS-R40 outOfRange m3 4'],
      [at('p2-m', 'p1-f1'), 'MS-R40 notShip p1-f1'],
    ]);
    const spent: Given['change'] = (s) => Object.assign(s.units[4] ?? {}, { attacked: true });
    refusals({ units, fleets: hand('railguns'), ...(spent && { change: spent }) }, [
      [at('p2-m'), 'MS-R40 hasAttacked p1-b1'],
    ]);
    refusals({ units: { ...units, 'p2-f2': '1,-3' }, fleets: hand('railguns') }, [
      [play('railguns', { unit: 'p1-b1', target: 'p2-f2' }), 'MS-6.3 cannotDamage p1-b1 p2-f2'],
    ]);
  });
});
