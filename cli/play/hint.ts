/** A hint: what the strong bot thinks of the legal actions. */
import { botOf, decide, type Estimate, questionOf } from '#bots';
import { type Action, type GameWithBots, hash, type Kit, type Match, type Seat } from '#engine';
import type { Paint } from '../paint.ts';
import type { PlayWords } from '../words.ts';

const HINT_MS = 1500;
const SHOWN = 5;
const BAR = 20;

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
  const { action, estimates, iterations } = decide(botOf('strong'), questionOf(game, match.state, seat), {
    seed: `hint ${hash(view)}`,
    budget: { ms: HINT_MS },
    now: () => performance.now(),
    full: true,
  });
  if (!estimates) return [words.onlyOne(game.words.action(action, view))];
  const line = ({ action: choice, value }: Estimate<Action>) => {
    const bar = '█'.repeat(Math.round(value * BAR)).padEnd(BAR, '·');
    const share = `${Math.round(value * 100)} %`.padStart(5);
    return `  ${share} ${paint('good', bar)} ${paint('key', `${numberOf(choice)}`)}  ${game.words.action(choice, view)}`;
  };
  return [words.chances(iterations), ...estimates.slice(0, SHOWN).map(line)];
}
