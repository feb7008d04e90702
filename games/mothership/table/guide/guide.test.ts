/** The glossary keeps to its form, reasons hold where they are told, and the ladder is climbed by what it says. */
import { expect, test } from 'vitest';
import { Match } from '#engine';
import type { Scene } from '#ui/kit/end.ts';
import { whyOf } from '#ui/kit/hint.ts';
import type { Result } from '#ui/kit/ladder.ts';
import type { MothershipAction } from '../../action.ts';
import { mothership } from '../../index.ts';
import { bestStrike } from '../../outlook/prize.ts';
import { orderOf } from '../../outlook/strike.ts';
import rules from '../../rules.en.md?raw';
import type { Mothership } from '../../state.ts';
import { REASON_WORDS } from '../../text/reasons.ts';
import { terms } from '../../text/terms.ts';
import type { View } from '../../view.ts';
import { bet } from './bet.ts';
import { guard } from './guard.ts';
import { guide } from './ladder.ts';
import { light } from './light.ts';
import { reasons } from './reasons.ts';
import { after, split } from './trial.ts';

test('every term is short, has a rule that exists, and leads to terms that exist', () => {
  const ids = terms.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { short, rule, see = [] } of terms) {
    expect(short.length, short).toBeLessThanOrEqual(120);
    expect(rules, rule).toContain(`**${rule}**`);
    for (const other of see) expect(ids).toContain(other);
  }
});

const why = (view: View, ...[start, ...more]: [MothershipAction, ...MothershipAction[]]): string =>
  whyOf(reasons, view, { seat: 0, plan: [start, ...more], views: [] });

test('reasons tell the odds that the table shows', () => {
  const { view } = after(light);
  const best = bestStrike(view);
  expect(best).toMatchObject({ target: 'm1' });
  const [start, ...more] = orderOf(view, 'm1', ['p1-f1', 'p1-f2', 'p1-b1']);
  expect(start && why(view, start, ...more)).toMatch(/^Ochre: 1 Mineral every turn.*97\s%\.$/);
});

test('shields are stripped by Fighters, and a guard is named', () => {
  const hurt = after(bet).view;
  const [fly = { type: 'end' }, ...rest] = orderOf(hurt, 'p2-m', ['p1-f1', 'p1-f2']);
  expect(why(hurt, fly, ...rest)).toBe(REASON_WORDS.strip('Fighter 1 and Fighter 2', 5));
  const siege = after(guard).view;
  const [go = { type: 'end' }, ...then] = orderOf(siege, 'p2-f1', ['p1-f1', 'p1-f2']);
  expect(why(siege, go, ...then)).toContain('guards their station');
  expect(why(siege, { type: 'divert' }, ...split(3, 11, 1).slice(1))).toBe(REASON_WORDS.energy(2, 'D12', 1));
  expect(why(siege, { type: 'end' })).toMatch(/Fighter 1, has 84\s%, and 9\s% to lose.*End the turn/);
});

const result = (more: Partial<Result>): Result => ({
  ...{ id: '1', game: 'mothership', options: {}, seats: 1, seat: 0, levels: [], won: true },
  ...{ turns: 8, hints: 0, undos: 0, seconds: 1, facts: {} },
  ...more,
});

test('nine levels lead home', () => {
  const usual = guide.rungs.filter(({ options }) => options.layout === 'standard');
  expect(usual.map(({ options }) => options.soloLevel)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const all = usual.map(({ options }) => result({ options }));
  const home = guide.deeds.find(({ id }) => id === 'home');
  expect(home?.earned(result({}), all)).toBe(true);
  expect(home?.earned(result({}), all.slice(1))).toBe(false);
});

test('every level has its Long Shadow side, with two rounds more for the third star', () => {
  const hard = guide.rungs.filter(({ options }) => options.layout === 'solo-b');
  expect(hard.map(({ options }) => options.soloLevel)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const par = hard[0]?.stars?.find(({ id }) => id === 'par');
  expect(par?.earned(result({ facts: { round: 10 } }))).toBe(true);
  expect(par?.earned(result({ facts: { round: 11 } }))).toBe(false);
  // 54 stars in all.
  expect(guide.rungs.flatMap(({ stars = [] }) => [1, ...stars])).toHaveLength(54);
});

test('what is noted of a match agrees with how it ended', () => {
  const begun = Match.start(mothership, { seats: 2, random: { kind: 'fast', seed: 'facts' } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  const film: Scene<Mothership>[] = [];
  let heard = 0;
  for (let moves = 0; moves < 120; moves++) {
    const decision = match.decisions()[0];
    if (decision === undefined) break;
    const open = decision.actions.filter(({ type }) => type !== 'concede');
    match.act(decision.seat, open[moves % open.length]);
    const fresh = match.log(0).slice(heard);
    heard += fresh.length;
    film.push({ state: structuredClone(match.state), hear: () => fresh });
  }
  const { round, station, lost } = guide.facts(film, 0);
  expect(round).toBe(match.state.round);
  expect(station).toBe(match.state.fleets[0]?.stationHp);
  const left = match
    .view(0)
    .units.filter(({ owner, class: kind }) => owner === 0 && kind !== 'station' && kind !== 'guardian');
  expect(left.length + Number(lost)).toBe(6);
});

test('no step is advised without a name or into a risk that is not told', () => {
  const { view } = after(light);
  const begins = { type: 'move', ship: 'p1-f1' } as const;
  const told = why(view, begins, { type: 'moveTo', to: '-1,-3', kind: 'asteroid' });
  expect(told).toMatch(/Risk: 42\s% that Fighter 1 is lost on the way\.$/);
  expect(mothership.words.action({ type: 'energy', subsystem: 'weapons' }, view)).toMatch(/Energy cube/);
});

test('fewer ships than the table would send are explained', () => {
  const { view } = after(light);
  const [start = { type: 'end' }, ...more] = orderOf(view, 'm1', ['p1-f1', 'p1-f2']);
  expect(why(view, start, ...more)).toMatch(/With Bomber 1 too it would be 97\s%/);
});
