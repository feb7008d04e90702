/** XD-18.7 reroll: after the roll of an own public order, once, with the same fixed dice. */
import type { Verb } from '#engine';
import type { ExodusAction } from '../action.ts';
import { slipOf } from '../content/orders.ts';
import { objection } from '../objections.ts';
import { houseAt } from '../rules/houses.ts';
import { usableOnce, useOnce } from '../rules/secrets.ts';
import type { Exodus } from '../state.ts';
import { carryOut, rollOrder } from './publicOrders.ts';

export const again: Verb<Exodus, Extract<ExodusAction, { type: 'reroll' }>> = {
  options: () => [{ type: 'reroll' }],
  check: (s, _action, seat) =>
    usableOnce(s, houseAt(s, seat).faction, 'reroll') === undefined
      ? objection('XD-18.7', 'nothingToUse')
      : undefined,
  do(g, _action, _seat, frame) {
    if (frame.step !== 'reroll') return;
    const key = g.s.resolved[frame.faction];
    useOnce(g, frame.faction, 'reroll');
    if (key !== undefined) carryOut(g, frame.faction, rollOrder(g, frame.faction, slipOf(key), frame.net));
  },
};

export const letStand: Verb<Exodus, Extract<ExodusAction, { type: 'letStand' }>> = {
  options: () => [{ type: 'letStand' }],
  check: () => undefined,
  do(g, _action, _seat, frame) {
    g.reveal();
    if (frame.step === 'reroll') carryOut(g, frame.faction, frame.result);
  },
};
