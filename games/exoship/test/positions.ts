/** Positions as random games come to them, for what must hold in all of them. */
import { Match, pick, stream } from '#engine';
import { exoship } from '../index.ts';
import type { State } from '../state.ts';
import { view } from '../view.ts';

/** Positions of random games, up to a number. */
export function* positions(most: number): Generator<State> {
  let found = 0;
  for (let game = 0; found < most; game++) {
    const random = stream(`outlook ${game}`);
    const options = { origin: game % 2 === 0 ? 'earth' : 'mars', hard: game % 3 === 0 };
    const begun = Match.start(exoship, {
      seats: 1,
      options,
      random: { kind: 'fast', seed: `outlook ${game}` },
    });
    if (!begun.ok) throw new Error(begun.refusal.message);
    const { match } = begun;
    for (;;) {
      const legal = match.decisions().flatMap(({ actions }) => actions);
      if (legal.length === 0) break;
      if (view(match.state).phase === 'actions' && found < most) {
        found += 1;
        yield match.state;
      }
      // Turns are ended seldom enough that their actions are seen.
      const acts = legal.filter(({ type }) => type !== 'end');
      match.act(0, pick(acts.length > 0 && random.int(4) > 0 ? acts : legal, random));
    }
  }
}
