import { describe, expect, it } from 'vitest';
import { stateProblem } from '#engine';
import { mothership } from '../index.ts';
import type { State } from '../state.ts';
import { positionOf } from './scene.ts';

/** What is said of a sound position once this was changed in it. */
function said(change: (s: State) => void): string | undefined {
  const s = positionOf({
    seats: 3,
    options: { mode: 'vp', modules: ['artifacts', 'influence', 'developments'] },
    units: { 'p1-f1': '5,1', 'p2-f1': '-5,6', 'p3-f1': '0,-5' },
  });
  change(s);
  return stateProblem(mothership, JSON.parse(JSON.stringify(s)))?.field;
}

describe('the invariants notice', () => {
  it('MS-14.2 an eliminated fleet that has something left', () => {
    const out = (s: State, more: (s: State) => void) => {
      s.outs = 1;
      Object.assign(s.fleets[1] ?? {}, { out: 1, stationHp: 0 });
      for (const unit of s.units.slice(10, 20)) unit.at = -1;
      more(s);
    };
    expect(said((s) => out(s, () => {}))).toBeUndefined();
    expect(said((s) => out(s, () => Object.assign(s.fleets[1] ?? {}, { gas: 1 })))).toBe('state.fleets[1]');
    expect(said((s) => out(s, () => Object.assign(s.planets[0] ?? {}, { owner: 1 })))).toBe(
      'state.fleets[1]',
    );
    expect(said((s) => out(s, () => Object.assign(s, { outs: 0 })))).toBe('state.fleets[1].out');
    expect(said((s) => out(s, () => Object.assign(s, { active: 1 })))).toBe('state.active');
    expect(said((s) => out(s, () => Object.assign(s, { blockade: 1 })))).toBe('state.blockade');
    expect(said((s) => out(s, () => Object.assign(s.planets[0] ?? {}, { repelled: [1] })))).toBe(
      'state.planets[0].repelled',
    );
    expect(said((s) => out(s, () => s.holds.push({ unit: 1, by: 1, how: 'tractor' })))).toBe(
      'state.holds[0]',
    );
    expect(
      said((s) => out(s, () => s.holds.push({ unit: 1, by: 1, how: 'update', now: false }))),
    ).toBeUndefined();
  });

  it('MS-19.5 who waits to return without being lost', () => {
    expect(said((s) => Object.assign(s.units[0] ?? {}, { wait: 2 }))).toBeUndefined();
    expect(said((s) => Object.assign(s.units[1] ?? {}, { wait: 2 }))).toBe('state.units[1].wait');
    expect(said((s) => Object.assign(s.units[6] ?? {}, { wait: 1 }))).toBe('state.units[6].wait');
  });

  it('MS-4.8 holds of what is not there, of the own fleet, or twice', () => {
    const hold = { unit: 11, by: 0, how: 'update', now: false } as const;
    expect(said((s) => s.holds.push(hold))).toBeUndefined();
    expect(said((s) => s.holds.push(hold, { ...hold, by: 2 }))).toBe('state.holds');
    expect(said((s) => s.holds.push({ ...hold, unit: 12 }))).toBe('state.holds[0]');
    expect(said((s) => s.holds.push({ ...hold, by: 1 }))).toBe('state.holds[0]');
  });

  it('MS-15.3, MS-17.2, MS-7.2a what lies on planets', () => {
    const planet = (s: State, change: object) => Object.assign(s.planets[0] ?? {}, change);
    expect(said((s) => planet(s, { gone: true }))).toBeUndefined();
    expect(said((s) => planet(s, { gone: true, owner: 0 }))).toBe('state.planets[0]');
    expect(said((s) => planet(s, { repelled: [0, 0] }))).toBe('state.planets[0].repelled');
    expect(said((s) => planet(s, { repelled: [0, 2] }))).toBeUndefined();
    expect(said((s) => s.convoy.push(11))).toBe('state.convoy');
  });
});
