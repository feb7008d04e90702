/** What can be known and foreseen from a seat: redeals for fair bots and the leak test, previews for the table. */
import { chosenIn } from './chosen.ts';
import type { Game, Kit } from './game.ts';
import { thawed } from './json.ts';
import { Play } from './play.ts';
import { fastDraws, NO_DRAWS, pick, type Random, stream } from './random.ts';
import { EVERYONE, type Seat } from './seat.ts';

/**
 * A state that this seat cannot tell from the given one, what others chose in secret included. For `EVERYONE`, one that
 * no seat can tell from it: only what nobody has seen is dealt anew.
 */
export function redeal<K extends Kit>(
  game: Game<K>,
  state: Readonly<K['state']>,
  seat: Seat,
  random: Random,
): K['state'] {
  const s = thawed<K['state']>(state);
  game.redeal(s, seat, random);
  if (s.outcome === undefined && seat !== EVERYONE) rechoose(game, s, seat, random);
  return s;
}

/**
 * What a seat's own program may be given instead of the true state: one that this seat cannot tell from it, and the same
 * for all states that look alike to the seat. How many numbers were drawn so far could tell of secret things, so it says
 * nothing about that.
 */
export function dealt<K extends Kit>(game: Game<K>, state: Readonly<K['state']>, seat: Seat): K['state'] {
  const s = redeal(game, state, seat, stream('dealt'));
  s.draws = 0;
  return s;
}

/** Others who have already chosen in a secret decision choose anew; who has chosen enough and who has not stays the same. */
function rechoose<K extends Kit>(game: Game<K>, s: K['state'], seat: Seat, random: Random): void {
  const frame = s.stack[s.stack.length - 1];
  if (frame === undefined || !('chosen' in frame)) return;
  const before = chosenIn<K>(frame);
  const awaits = (other: Seat) => new Play(game, s, NO_DRAWS).awaited().includes(other);
  const others = Object.entries(before)
    .map(([other, actions]) => ({ other: Number(other), count: actions?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .filter(({ other }) => other !== seat)
    .map((choice) => ({ ...choice, enough: !awaits(choice.other) }));
  for (const { other } of others) note<K>(s, other, []);
  for (const { other, count, enough } of others) {
    // The last one to choose would close the decision: its choice is noted without resolving.
    const chosen: K['action'][] = [];
    while (enough ? awaits(other) : chosen.length < count && awaits(other)) {
      chosen.push(pick(new Play(game, s, NO_DRAWS).legal(other), random));
      note<K>(s, other, chosen);
    }
    while (!enough && !awaits(other) && chosen.pop() !== undefined) note<K>(s, other, chosen);
  }
}

/** Notes what a seat has chosen so far in the secret decision that is open. */
function note<K extends Kit>(s: K['state'], seat: Seat, actions: readonly K['action'][]): void {
  const top = s.stack.length - 1;
  const frame = s.stack[top];
  if (frame === undefined) return;
  s.stack[top] = { ...frame, chosen: { ...chosenIn<K>(frame), [seat]: actions.slice() } } as K['frame'];
}

/**
 * What the table would look like right after an action, before anything else happens. Luck is sampled: what all the
 * views agree on is certain, the rest is not yet known. One view is enough when nothing is drawn.
 */
export function foresee<K extends Kit>(
  game: Game<K>,
  state: Readonly<K['state']>,
  seat: Seat,
  action: K['action'],
  options: { samples: number; random: Random; until?: 'action' | 'decision' },
): K['view'][] {
  const views: K['view'][] = [];
  for (let i = 0; i < options.samples; i++) {
    const s = redeal(game, state, seat, options.random);
    const play = new Play(game, s, fastDraws(`foresee ${options.random.int(2 ** 31)}`));
    if (options.until === 'decision') play.act(seat, action);
    else play.perform(seat, action);
    views.push(game.view(s, seat));
    if (!play.learnt) break;
  }
  return views;
}
