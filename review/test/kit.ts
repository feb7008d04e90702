/** Matches for the tests of the review. */
import { botOf, decide, type Level, questionOf } from '#bots';
import { type GameWithBots, Match, type MatchRecord } from '#engine';
import { findGame } from '#games';
import { Desk, storyOf } from '#review';

export function gameOf(id: string): GameWithBots {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return game;
}

/** A match of bots. */
export function botMatch(
  game: GameWithBots,
  level: Level,
  seed: string,
  table: { seats: number; options?: object } = { seats: game.seats.min },
): MatchRecord {
  const begun = Match.start(game, { ...table, random: { kind: 'fast', seed } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  while (match.outcome === undefined) {
    const decision = match.decisions().find(({ awaited }) => awaited);
    if (decision === undefined) throw new Error('nobody is waited for');
    const question = questionOf(game, match.state, decision.seat);
    const { action } = decide(botOf(level), question, {
      seed: `${seed} ${match.version}`,
      budget: { iterations: 200 },
    });
    match.act(decision.seat, action);
  }
  return match.record();
}

export function deskOf(game: GameWithBots, record: MatchRecord): Desk {
  const told = storyOf(game, record);
  if (!told.ok) throw new Error(told.refusal.message);
  return new Desk(told.story);
}
