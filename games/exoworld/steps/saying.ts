/** XW-9.2 What may be said of colours where hands are secret. */
import type { ActionOf, Verb } from '#engine';
import { RESOURCES } from '../content/resources.ts';
import { objection } from '../objections.ts';
import { isInPlay } from '../rules/order.ts';
import type { Exoworld } from '../state.ts';
import { NONE } from './turn.ts';

type Say = ActionOf<Exoworld, 'say'>;

export const say: Verb<Exoworld, Say> = {
  options(s, seat) {
    if (!s.incommunication || !isInPlay(s, seat)) return NONE;
    return RESOURCES.flatMap((colour): Say[] => [
      { type: 'say', what: 'have', colour },
      { type: 'say', what: 'need', colour },
    ]);
  },
  check(s, { what, colour }, seat) {
    if (!s.incommunication) return objection('XW-9.2', 'handsOpen');
    if (!isInPlay(s, seat)) return objection('XW-9.2', 'notSeated');
    // XW-R12 to say it again would say nothing.
    const said = s.said.some((one) => one.seat === seat && one.what === what && one.colour === colour);
    return said ? objection('XW-R12', 'hasSpoken') : undefined;
  },
  do(g, { what, colour }, seat) {
    g.s.said.push({ seat, what, colour });
    g.use('rule', 'say');
    g.tell({ type: 'said', seat, what, colour });
    g.then('actions');
  },
};
