// The set-up form shows what fits: asked of the games' own words on what goes together.
import { describe, expect, test } from 'vitest';
import { defaultOptions, type Game, type Kit, type OptionValues } from '#engine';
import { eosRise } from '#games/eos-rise/index.ts';
import { exodus } from '#games/exodus/index.ts';
import { exoworld } from '#games/exoworld/index.ts';
import { mothership } from '#games/mothership/index.ts';
import { fittingOf, mended } from '../pages/setup/fitting.ts';

function fitting<K extends Kit>(game: Game<K>, seats: number, name: string, given: OptionValues = {}) {
  const spec = game.options[name];
  if (spec === undefined) throw new Error(`no option ${name}`);
  return fittingOf(game, { seats, options: { ...defaultOptions(game.options), ...given } }, name, spec);
}

describe('what can be chosen', () => {
  test('layouts for other numbers of seats are not shown', () => {
    const { fits } = fitting(mothership, 2, 'layout');
    expect(fits).toContain('standard');
    expect(fits).toContain('duel');
    expect(fits).not.toContain('triangle');
    expect(fitting(mothership, 3, 'layout').fits).toContain('triangle');
  });

  test('an option that means nothing here is closed', () => {
    expect(fitting(mothership, 2, 'headStart').open).toBe(true);
    expect(fitting(mothership, 3, 'headStart').open).toBe(false);
    expect(fitting(mothership, 2, 'vpTarget').open).toBe(false);
    expect(fitting(mothership, 2, 'vpTarget', { mode: 'vp' }).open).toBe(true);
    expect(fitting(mothership, 3, 'teams').open).toBe(false);
    expect(fitting(mothership, 2, 'soloLevel').open).toBe(false);
    expect(fitting(mothership, 1, 'soloLevel', { mode: 'solo' }).open).toBe(true);
    expect(fitting(exoworld, 1, 'incommunication').open).toBe(false);
    expect(fitting(mothership, 1, 'mode', { mode: 'solo' })).toMatchObject({ fits: ['solo'], open: true });
  });

  test('a number keeps to the seats', () => {
    expect(fitting(exoworld, 3, 'first')).toMatchObject({ min: 0, max: 3 });
    expect(fitting(eosRise, 2, 'facilitator')).toMatchObject({ min: 0, max: 2 });
  });

  test('what goes only with others can be chosen one after the other', () => {
    const modules = fitting(mothership, 2, 'modules', { modules: ['moons'] });
    expect(modules.fits).toEqual(['artifacts', 'influence', 'developments', 'moons']);
    expect(modules.problem).toContain('Moons needs');
    const whole = { modules: ['artifacts', 'influence', 'developments', 'moons'] };
    expect(fitting(mothership, 2, 'modules', whole).problem).toBeUndefined();
  });

  test('text is asked for where any may be written, and where some must, with what is wrong with it', () => {
    expect(fitting(mothership, 2, 'layoutSeed').open).toBe(false);
    expect(fitting(mothership, 2, 'layoutSeed', { layout: 'random' })).toEqual({ fits: [], open: true });
    expect(fitting(mothership, 2, 'board').open).toBe(false);
    const empty = fitting(mothership, 2, 'board', { layout: 'own' });
    expect(empty).toMatchObject({ open: true, problem: expect.stringContaining('Write your board down') });
    const written = { layout: 'own', board: 'radius 8\nstations -6,0 6,0\nminerals 0,0' };
    expect(fitting(mothership, 2, 'board', written)).toEqual({ fits: [], open: true });
    expect(fitting(mothership, 2, 'layout', { ...written, board: 'radius 12' }).fits).toEqual([
      'standard',
      'duel',
      'gas-well',
      'random',
      'own',
    ]);
    expect(fitting(mothership, 3, 'board', written).problem).toContain('has 2 stations, not 3');
  });

  test('further factions are offered where there are seats for them', () => {
    expect(fitting(exodus, exodus.seats.min, 'secondaries').open).toBe(false);
    expect(fitting(exodus, exodus.seats.max, 'secondaries').open).toBe(true);
  });
});

describe('mending', () => {
  const options = defaultOptions(mothership.options);

  test('one seat is the Solo Challenge', () => {
    expect(mended(mothership, { seats: 1, options })).toMatchObject({ mode: 'solo' });
    const solo = mended(mothership, { seats: 1, options });
    expect(mended(mothership, { seats: 2, options: { ...solo, layout: 'solo-a', soloLevel: 4 } })).toEqual(
      options,
    );
  });

  test('what was just chosen stays, and what it forbids gives way', () => {
    const teams = { ...options, teams: '2v2', roundCap: '40' };
    expect(mended(mothership, { seats: 4, options: { ...teams, mode: 'vp' } }, 'mode')).toMatchObject({
      mode: 'vp',
      teams: 'none',
      roundCap: 'standard',
    });
    const moons = { ...options, modules: ['moons'] };
    expect(mended(mothership, { seats: 2, options: moons }, 'modules')).toEqual(moons);
  });

  test('a table that fits is left alone', () => {
    const chosen = { ...options, mode: 'vp', vpTarget: '15', modules: ['artifacts'] };
    expect(mended(mothership, { seats: 2, options: chosen })).toEqual(chosen);
  });
});
