/** A game's drawing. It comes after the words; its place is kept free. */
import { doorOf } from '../../games.ts';
import { useLoaded } from '../../useLoaded.ts';

export function Cover({ game }: { game: string }) {
  const loaded = useLoaded(async () => ({ Art: await doorOf(game)?.cover() }), [game]);
  const Art = loaded.status === 'ready' ? loaded.value.Art : undefined;
  return Art ? <Art /> : undefined;
}
