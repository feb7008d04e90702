/** The rungs of a ladder: which comes next, and how one is begun. */

import { LEVELS } from '#bots';
import { defaultOptions, type Game, type Kit, type OptionValues } from '#engine';
import type { Rung, Star } from '#ui/kit/ladder.ts';
import { toast } from '#ui/Toasts.tsx';
import { HUMAN, type Player } from '../match/players.ts';
import { start } from '../match/start.ts';
import { go, to } from '../router.ts';
import { marksOf } from '../store/progress.ts';

/** The first that is not reached. */
export function nextRung<K extends Kit>(game: string, rungs: readonly Rung<K>[]): Rung<K> | undefined {
  const reached = marksOf(game, 'rungs');
  return rungs.find(({ id }) => reached[id] === undefined);
}

/** The name a star of a rung is kept by. */
export function starOf<K extends Kit>(rung: Pick<Rung<K>, 'id'>, star: Pick<Star, 'id'>): string {
  return `${rung.id} ${star.id}`;
}

export function climb<K extends Kit>(game: Game<K>, rung: Rung<K>): void {
  const options = { ...defaultOptions(game.options), ...(rung.options as OptionValues) };
  const started = start(game, { options, players: seated(rung), seed: '', rung: rung.id });
  if (started.ok) go(to.table(started.id));
  else toast({ tone: 'danger', words: started.refusal.message });
}

/** One person, and the bots it names. */
function seated<K extends Kit>({ seats, levels }: Rung<K>): Player[] {
  return Array.from({ length: seats }, (_, seat) => {
    const level = LEVELS.find((one) => one === levels[seat - 1]) ?? 'sound';
    return seat === 0 ? HUMAN : { kind: 'bot', level };
  });
}
