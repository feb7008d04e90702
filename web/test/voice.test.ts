/** What bots say at the tables: short, to nobody in particular, and there is something to say in every game with bots. */
import { expect, test } from 'vitest';
import { type GameWithBots, type Kit, Match, stream } from '#engine';
import { GAMES } from '#games';
import { LONGEST_LINE, sayingOf } from '#ui/kit/voice.ts';
import type { GameTable } from '#ui/table.ts';
import { doorOf } from '../games.ts';

const MOVES = 400;

/** Bots in a hurry, and what they would say of each of their deeds. */
async function spoken<K extends Kit>(
  { sense }: Pick<GameWithBots, 'sense'>,
  game: Parameters<typeof Match.start<K>>[0],
  table: GameTable<K>,
  seats: number,
): Promise<string[]> {
  const reasons = (await table.reasons?.()) ?? [];
  const { voice } = table;
  if (voice === undefined) throw new Error(`${game.id} has no voice`);
  const begun = Match.start<K>(game, { seats, random: { kind: 'fast', seed: 'voice' } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  const luck = stream('voices');
  const lines: string[] = [];
  for (let i = 0; i < MOVES && match.outcome === undefined; i++) {
    const next = match.decisions().find(({ awaited }) => awaited);
    if (next === undefined) throw new Error('nobody decides');
    const { seat, actions } = next;
    const action: K['action'] = sense.rollout(match.state, seat, actions, luck) as K['action'];
    const said = sayingOf(reasons, voice, match.view(seat), { seat, plan: [action], views: [] });
    if (said !== undefined) lines.push(said);
    if (!match.act(seat, action).ok) throw new Error('refused');
  }
  return lines;
}

test.each([
  ['exoworld', 3],
  ['mothership', 3],
  ['eos-rise', 2],
  ['exodus', 3],
])('%s', async (id, seats) => {
  const whole = GAMES.find((one) => one.id === id);
  const door = await doorOf(id)?.load();
  if (whole === undefined || door === undefined) throw new Error(`there is no ${id}`);
  const lines = await door.open((game, table) => spoken(whole, game, table, seats));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line.length, line).toBeLessThanOrEqual(LONGEST_LINE);
    expect(line).not.toMatch(/\byour?s?\b/i);
  }
});
