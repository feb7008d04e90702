/** What is asked before the last turn of Exoship ends: nothing where no way to win is left. */
import { expect, test, vi } from 'vitest';
import { Match } from '#engine';
import { exoship } from '#games/exoship/index.ts';
import { positionOf } from '#games/exoship/positions.ts';
import type { Exoship } from '#games/exoship/state.ts';
import table from '#games/exoship/table/index.tsx';
import { answerTo } from '#ui/kit/confirm.ts';
import { opening } from '../match/film.ts';
import { LocalFeed } from '../match/localFeed.ts';
import { HUMAN } from '../match/players.ts';
import { stakesOf } from '../table/stakes.ts';

vi.mock('../match/botSeats.ts', () => import('./kit/idle.ts'));
vi.mock('../match/hints.ts', () => import('./kit/idle.ts'));

const END: Exoship['action'] = { type: 'end' };

function answerAt(position: Parameters<typeof positionOf>[0]): { row: number; how: string } {
  const loaded = Match.load<Exoship>(exoship, positionOf(position), { kind: 'fast', seed: 'stakes' });
  if (!loaded.ok) throw new Error(loaded.refusal.message);
  const { match } = loaded;
  const local = new LocalFeed<Exoship>(exoship, { match, moments: [opening(match)] }, [HUMAN]);
  const verdict = local.weigh([END]);
  if (!verdict.ok) throw new Error('the turn cannot be ended');
  return answerTo(stakesOf(local, table, { gesture: [END], verdict, shown: false }).stakes, false);
}

test('a turn that loses asks in a dialog while a Rift captain could still win', () => {
  const winnable = {
    elder: '+steward +diplomat',
    midlife: '+navigator physician',
    young: '+recruiter fixer',
  };
  expect(answerAt({ ...winnable, step: 4 })).toEqual({ row: 2, how: 'dialog' });
});

test('a turn that loses asks nothing where nothing could win; it can be taken back while actions are left', () => {
  const doomed = { elder: 'steward diplomat', midlife: 'navigator physician', young: '+recruiter fixer' };
  expect(answerAt({ ...doomed, step: 4 })).toEqual({ row: 6, how: 'grace' });
  expect(answerAt({ ...doomed, step: 4, actionsLeft: 0 }).how).toBe('act');
});
