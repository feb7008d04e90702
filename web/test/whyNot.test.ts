/** What is not possible is answered with what is missing, in every game: never with a rule alone. */
import { expect, test, vi } from 'vitest';
import { type Game, type Kit, stream } from '#engine';
import { type GameTable, type WhyNot, whyNotWords } from '#ui/table.ts';
import { doorOf } from '../games.ts';
import { answered } from '../table/whyNot.ts';
import { atScreen } from './kit/atScreen.ts';

vi.mock('../match/botSeats.ts', () => import('./kit/idle.ts'));
vi.mock('../match/hints.ts', () => import('./kit/idle.ts'));

const PRESSES = 25;

/** Presses at random, and what could not be done then. */
function play<K extends Kit>(game: Game<K>, table: GameTable<K>, seats: number): WhyNot[] {
  const random = { kind: 'fast', seed: 'why not' } as const;
  const { local } = atScreen(game, { seats, random });
  const draw = stream('which');
  const all: WhyNot[] = [];
  for (let i = 0; i < PRESSES && !local.outcome.value; i++) {
    const seat = local.awaited()[0] ?? 0;
    local.sitDown(seat);
    all.push(...local.closed().map(({ action, why }) => answered({ match: local, table }, action, why)));
    const actions = local.decision.value?.actions ?? [];
    const action = actions[draw.int(actions.length)];
    expect(action !== undefined && local.send(seat, [action])).toBe(true);
  }
  return all;
}

test.each([
  ['exoship', 1],
  ['exoworld', 2],
  ['mothership', 2],
  ['eos-rise', 2],
  ['exodus', 3],
])('%s: every refusal says more than its rule', async (id, seats) => {
  const door = await doorOf(id)?.load();
  const told = door?.open((game, table) => play(game, table, seats)) ?? [];
  for (const why of told) expect(whyNotWords(why)).toMatch(/\p{Ll}{3}/u);
});

test('what is missing and where it is stand in place of the message', () => {
  const why = { rule: 'EW-1', message: 'Not allowed.' };
  expect(whyNotWords(why)).toBe('Not allowed.');
  expect(whyNotWords({ ...why, missing: { what: 'Needs red.' } })).toBe('Needs red.');
  expect(whyNotWords({ ...why, missing: { what: 'Needs red.', where: 'One lies face up.' } })).toBe(
    'Needs red. One lies face up.',
  );
});
