/** A hint: what could be done, best first, and why, by what the seat knows. */
import { type Action, type GameWithBots, type Kit, type Match, nth, type Seat } from '#engine';
import { Hinting, MILLION, reasonWords, reviewWords } from '#review';
import type { Paint } from '../paint.ts';
import type { PlayWords } from '../words.ts';

const HINT_MS = 1500;
const SHOWN = 5;

interface HintTerms {
  readonly paint: Paint;
  readonly words: PlayWords;
  numberOf(action: Action): number;
}

export function hintLines(
  game: GameWithBots,
  match: Match<Kit>,
  seat: Seat,
  { numberOf, paint, words }: HintTerms,
): string[] {
  const view = match.view(seat);
  const hinting = new Hinting(game, match.state, seat, match.record().options);
  const end = performance.now() + HINT_MS;
  while (!hinting.done && performance.now() < end) hinting.step();
  const { candidates, players, reasons, rounds } = hinting.hint();
  const [best] = candidates;
  if (best === undefined || rounds === 0)
    return [words.onlyOne(game.words.action(nth(candidates, 0).action, view))];
  const seen: number[] = [];
  const lines = candidates.flatMap(({ action, value: [mean, se], even }, place) => {
    const number = numberOf(action);
    // Plans that begin alike are one choice here.
    if (seen.includes(number) || seen.length === SHOWN) return [];
    seen.push(number);
    const rank = even ? words.even : words.rank(place + 1);
    // A number that was not found to be a chance is a rank only.
    const worth = players === undefined ? rank : words.chance(mean / MILLION, se / MILLION);
    return [`  ${worth.padStart(11)}  ${paint('key', `${number}`)}  ${game.words.action(action, view)}`];
  });
  const told = { game, states: [match.state] };
  const why = reasons.slice(0, 1).map((reason) => reasonWords(told, 0, seat, reason));
  return [words.advice(rounds, players), ...lines, `  ${why[0] ?? reviewWords.open}`];
}
