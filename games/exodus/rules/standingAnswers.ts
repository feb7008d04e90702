/** XD-22.5 Standing instructions as a person fills them in: one answer a row, and for how many days. */
import { BURDENS, LOSSES } from '../action.ts';
import { DISPOSITIONS } from '../content/plans.ts';
import { houseIn } from '../outlook/odds.ts';
import type { View } from '../view/index.ts';
import type { Instructions } from './instructions.ts';

/** What each row may say; what is left open waits for the person. */
export const ROWS = {
  days: ['1', '3', '7', '20'],
  accept: ['accept'],
  slips: ['again'],
  noCovert: ['none'],
  disposition: DISPOSITIONS,
  strain: BURDENS,
  losses: LOSSES,
} as const;
export type Row = keyof typeof ROWS;
export type Filled = Partial<Readonly<Record<Row, string | number>>>;

const USUAL_DAYS = 3;

/** The rows as instructions of a seat, counted from today. */
export function instructionsOf(view: View, filled: Filled): Instructions {
  const until = Math.max(1, view.cycle) + Number(filled.days ?? USUAL_DAYS) - 1;
  const written = view.faction === undefined ? undefined : houseIn(view, view.faction)?.written;
  const choice = DISPOSITIONS.find((one) => one === filled.disposition);
  const strain = BURDENS.find((one) => one === filled.strain);
  const loss = LOSSES.find((one) => one === filled.losses);
  return {
    ...(filled.accept ? { accept: until } : {}),
    ...(filled.slips ? { slips: { orders: { ...written }, until } } : {}),
    ...(filled.noCovert ? { noCovert: until } : {}),
    ...(choice ? { disposition: { choice, until } } : {}),
    ...(strain ? { strain: [strain, ...BURDENS.filter((one) => one !== strain)] } : {}),
    ...(loss ? { losses: [loss, ...LOSSES.filter((one) => one !== loss)] } : {}),
  };
}

/** What was filled in, read back; what has run out is open again. */
export function filledIn({ cycle }: View, given: Instructions): Filled {
  const holds = (until: number | undefined): until is number => until !== undefined && until >= cycle;
  const { accept, slips, noCovert, disposition, strain, losses } = given;
  const last = [accept, slips?.until, noCovert, disposition?.until].filter(holds);
  const days = ROWS.days.findLast((count) => last.some((until) => until - cycle + 1 >= Number(count)));
  return {
    ...(days ? { days } : {}),
    ...(holds(accept) ? { accept: 'accept' } : {}),
    ...(holds(slips?.until) ? { slips: 'again' } : {}),
    ...(holds(noCovert) ? { noCovert: 'none' } : {}),
    ...(disposition && holds(disposition.until) ? { disposition: disposition.choice } : {}),
    ...(strain?.[0] ? { strain: strain[0] } : {}),
    ...(losses?.[0] ? { losses: losses[0] } : {}),
  };
}
