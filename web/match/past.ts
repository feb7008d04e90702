/** What happened since someone's last decision, press by press: what a recap is made of. */
import type { Game, Kit, Seat } from '#engine';
import type { Passed, Past } from '#ui/kit/recap.ts';
import type { Heard } from './feed.ts';

/** `from`: the moment of the last press of this seat; the set-up is nobody's. */
export function pastOf<K extends Kit>(
  game: Game<K>,
  moments: readonly Heard<K>[],
  seat: Seat,
  from: number,
): Past<K> {
  const first = Math.max(from, 1);
  const viewAt = (at: number): K['view'] | undefined => {
    const { state } = moments[at] ?? {};
    return state && game.view(state, seat);
  };
  const passed = moments.slice(first).map(
    ({ move, hear }, i): Passed<K> => ({
      at: first + i,
      seat: move?.seat,
      actions: move?.actions ?? 1,
      events: hear(seat),
      after: viewAt(first + i),
    }),
  );
  return { seat, before: viewAt(first - 1), passed };
}
