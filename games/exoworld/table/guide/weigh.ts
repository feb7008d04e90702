/** What an event did for the colony or against it, in units of supply. */
import type { Story } from '#ui/kit/end.ts';
import type { ExoworldEvent } from '../../event.ts';
import type { Exoworld } from '../../state.ts';
import type { View } from '../../view.ts';

/** A unit of emergency supply is worth so many others. */
const EMERGENCY = 2;
/** Production that is missing is missing every turn. */
const LASTING = 3;
/** Tokens go on costing until someone comes. */
const LEAK = 2;
const ALARM = 4;
/** More than all else: with it the match was over. */
const LAST = 100;

/** What is missing each turn of all four. */
const short = ({ gauges }: View): number => gauges.reduce((sum, { sum: made }) => sum + Math.min(0, made), 0);

const tokenWeight = (token: Extract<ExoworldEvent, { type: 'tokenPut' }>['token']): number =>
  token === 'emergency' ? ALARM : LEAK;

export const weigh: Story<Exoworld>['weigh'] = (event, { before, after }) => {
  switch (event.type) {
    // What an update takes as foreseen is nobody's doing, and no moment; what was not there any more is.
    case 'emergency':
      return EMERGENCY * event.change - (event.left === 0 ? LAST : 0);
    case 'lost-supply':
      return -event.amount;
    case 'produced':
      return event.amount;
    case 'deployed':
      return LASTING * (short(after) - short(before)) + (short(after) === 0 ? LAST : 0);
    case 'destroyed':
      return LASTING * (short(after) - short(before));
    case 'tokenPut':
      return LASTING * (short(after) - short(before)) - tokenWeight(event.token);
    case 'tokenRemoved':
      return LASTING * (short(after) - short(before)) + tokenWeight(event.token);
    case 'fell-ill':
      return -LEAK;
    case 'cured':
      return LEAK;
    case 'tired':
      return -1;
    case 'stoodDown':
      return ALARM;
    default:
      return 0;
  }
};
