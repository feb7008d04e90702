/** Hold the Line: the numbers its coach speaks of, and that it holds without the card as well. */
import { expect, test } from 'vitest';
import { oddsOf, waysOf } from '../../rules/odds.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import type { View } from '../../view.ts';
import { line } from './line.ts';
import { after, END, PASS, split } from './trial.ts';

const { lines, hit } = MISSION_WORDS.line;
const guarded = [
  { type: 'play', card: 'replicator' },
  { type: 'research', technology: 'orbital-defences' },
  { type: 'deploy', ship: 'p1-f1' },
  { type: 'land', to: '-5,0' },
] as const;
const volt = { type: 'play', card: 'volt-switch' } as const;
const station = ({ units }: View) => units.find(({ id }) => id === 'p1-s');

test('nothing guards the station until the Guardian stands, and it costs both Minerals', () => {
  expect(station(after(line).view)?.guarded).toBe(false);
  expect(after(line, guarded[0]).view.fleets[0]?.minerals).toBe(2);
  const { view } = after(line, ...guarded);
  expect(station(view)?.guarded).toBe(true);
  expect(view.fleets[0]).toMatchObject({ minerals: 0, income: { minerals: 2 } });
});

test('a D8 + 2 holds against D10 in 55 of 100, with 3 more in 81', () => {
  const holds = (bonus: number) => Math.round(100 * oddsOf(waysOf([8], bonus), waysOf([10])).win);
  expect([holds(2), holds(5)]).toEqual([55, 81]);
});

test('the Guardian stops the Bomber: 4 + 2 against 3', () => {
  const { view, run } = after(line, ...guarded, ...split(1, 7, 7), END, PASS);
  expect(view.units.some(({ id }) => id === 'p2-b1')).toBe(false);
  expect(run.beat.value?.line).toBe(lines.volt);
  expect(view.fight).toMatchObject({ attackers: ['p2-m'], target: 'p1-m' });
});

test('with the card their hull falls to 4', () => {
  const { view } = after(line, ...guarded, ...split(1, 7, 7), END, PASS, volt);
  expect(view.fleets[1]).toMatchObject({ hp: 4 });
  expect(view.fleets[0]).toMatchObject({ hp: 12, stationHp: 16 });
});

test('without the card the shield takes it all, and the line holds too', () => {
  const trial = after(line, ...guarded, ...split(1, 7, 7), END, PASS).do(PASS);
  expect(trial.run.aside.value).toBe(hit(7, 0));
  const { view, run } = trial.others();
  expect(run.end.value).toEqual({ kind: 'won' });
  expect(view.fleets[0]).toMatchObject({ hp: 12, stationHp: 16, hand: ['volt-switch'] });
});

test.each([
  [3, 12, 0],
  [0, 5, 10],
])('energy %i/%i/%i holds as well', (engines, weapons, shields) => {
  const trial = after(line, ...guarded, ...split(engines, weapons, shields), END, PASS, PASS);
  expect(trial.run.end.value).toEqual({ kind: 'won' });
});
