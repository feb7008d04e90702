/** Whole games played by bots in a hurry: a dialog is asked at most once, with the settings as they are at first. */
import { expect, test, vi } from 'vitest';
import { type Game, type GameWithBots, type Kit, stream } from '#engine';
import { GAMES } from '#games';
import { answerTo } from '#ui/kit/confirm.ts';
import type { GameTable } from '#ui/table.ts';
import { doorOf } from '../games.ts';
import { stakesOf } from '../table/stakes.ts';
import { atScreen } from './kit/atScreen.ts';

vi.mock('../match/botSeats.ts', () => import('./kit/idle.ts'));
vi.mock('../match/hints.ts', () => import('./kit/idle.ts'));

/** Whose dialogs are counted. */
const ME = 0;
const LONGEST = 1500;

/** What every press of one seat would be answered with, from the first to the end. */
function answers<K extends Kit>(
  { sense }: Pick<GameWithBots, 'sense'>,
  game: Game<K>,
  table: GameTable<K>,
  seats: number,
) {
  const { local } = atScreen(game, { seats, random: { kind: 'fast', seed: 'dialogs' } });
  const luck = stream('dialogs');
  const counts = { dialog: 0, inline: 0, grace: 0, act: 0 };
  for (let i = 0; i < LONGEST && !local.outcome.value; i++) {
    const seat = local.awaited()[0] ?? ME;
    if (local.viewer.value !== seat) local.sitDown(seat);
    const actions = local.decision.value?.actions ?? [];
    const action: K['action'] = sense.rollout(local.state.value, seat, actions, luck) as K['action'];
    const verdict = seat === ME ? local.weigh([action]) : undefined;
    if (verdict?.ok)
      counts[
        answerTo(stakesOf(local, table, { gesture: [action], verdict, shown: false }).stakes, false).how
      ]++;
    expect(local.send(seat, [action])).toBe(true);
  }
  return counts;
}

test.each([
  ['exoship', 1],
  ['exoworld', 2],
  ['mothership', 2],
  ['eos-rise', 1],
  ['exodus', 3],
])('%s', async (id, seats) => {
  const whole = GAMES.find((one) => one.id === id);
  const door = await doorOf(id)?.load();
  if (whole === undefined || door === undefined) throw new Error(`there is no ${id}`);
  const counts = door.open((game, table) => answers(whole, game, table, seats));
  expect(counts.act).toBeGreaterThan(5);
  expect(counts.dialog).toBeLessThanOrEqual(1);
});
