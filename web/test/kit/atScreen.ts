/** A match just begun at one screen, with people at all its seats. */
import { type Game, type Kit, Match, type MatchSetup } from '#engine';
import { opening } from '../../match/film.ts';
import { LocalFeed } from '../../match/localFeed.ts';
import { HUMAN } from '../../match/players.ts';

export function atScreen<K extends Kit>(game: Game<K>, start: MatchSetup) {
  const begun = Match.start<K>(game, start);
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  const players = Array.from({ length: match.seats }, () => HUMAN);
  return { match, local: new LocalFeed<K>(game, { match, moments: [opening(match)] }, players) };
}
