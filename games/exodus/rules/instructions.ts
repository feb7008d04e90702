/**
 * XD-22.5 Standing instructions: what a seat has settled in advance. Scenes and landfall are never among it: nobody
 * bargains in their sleep.
 */
import { type Advance, type FixedType, fixed, flag, int, list, maybe, oneOf, type Seat, some } from '#engine';
import { BURDENS, type ExodusAction, LOSSES } from '../action.ts';
import { ONCE_KINDS, type OnceKind } from '../content/advantage.ts';
import { FACTIONS, type FactionId } from '../content/factions.ts';
import type { Intent } from '../content/orders.ts';
import { DISPOSITIONS } from '../content/plans.ts';
import { intent, MOST_CYCLES } from '../limits.ts';
import type { Exodus, State } from '../state.ts';
import { houseAt } from './houses.ts';

/** The number of the last cycle in which something holds. */
type Until = number;

const until = int(0, MOST_CYCLES);

const FIELDS = {
  /** Accept in all polls. */
  accept: maybe(until),
  /** What to write for whom; where it is not legal, or for others, no opinion. The leader stays. */
  slips: maybe(fixed({ orders: some(FACTIONS, intent), until })),
  /** No covert orders. */
  noCovert: maybe(until),
  disposition: maybe(fixed({ choice: oneOf(DISPOSITIONS), until })),
  /** How to bear strains, what is preferred first. */
  strain: maybe(list(oneOf(BURDENS), { max: BURDENS.length })),
  /** What to lose where there is a choice, what is preferred first. */
  losses: maybe(list(oneOf(LOSSES), { max: LOSSES.length })),
  /** D31 whether to use a once-per-match advantage when its moment comes. */
  once: maybe(some(ONCE_KINDS, flag())),
};
export interface Instructions extends FixedType<typeof FIELDS> {}

type Legal = readonly ExodusAction[];

function answer(s: State, seat: Seat, legal: Legal, given: Instructions): ExodusAction | undefined {
  const frame = s.stack[s.stack.length - 1];
  switch (frame?.step) {
    case 'poll':
      return holds(s, given.accept) ? legal.find(({ type }) => type === 'accept') : undefined;
    case 'isolation':
      return holds(s, given.slips?.until) ? slip(legal, given.slips?.orders ?? {}) : undefined;
    case 'covert':
      return holds(s, given.noCovert)
        ? legal.find((action) => action.type === 'covert' && action.order === 'none')
        : undefined;
    case 'disposition': {
      const { faction } = houseAt(s, seat);
      // Another's vote, pledged to this seat, was not settled.
      return holds(s, given.disposition?.until)
        ? legal.find(
            (action) =>
              action.type === 'ballot' &&
              action.for === faction &&
              action.stake === given.disposition?.choice,
          )
        : undefined;
    }
    case 'bear':
      return preferred(given.strain, (by) =>
        legal.find((action) => action.type === 'bear' && action.by === by),
      );
    case 'loss':
      return preferred(given.losses, (loss) =>
        legal.find((action) => action.type === 'lose' && action.loss === loss),
      );
    case 'window':
      return inWindow(legal, frame.kinds, given.once ?? {});
    case 'reroll':
      return reroll(legal, frame.result, given.once?.reroll);
    default:
      return undefined;
  }
}

const holds = (s: State, last: Until | undefined): boolean => last !== undefined && s.cycle <= last;

function preferred<T>(
  ranking: readonly T[] | undefined,
  find: (choice: T) => ExodusAction | undefined,
): ExodusAction | undefined {
  for (const choice of ranking ?? []) {
    const found = find(choice);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The leader stays, unless there is more to decide about; then what is settled for the faction that is asked about. */
function slip(legal: Legal, orders: Partial<Record<FactionId, Intent>>): ExodusAction | undefined {
  const [first] = legal;
  if (first?.type === 'leader')
    return legal.find((action) => action.type === 'leader' && action.how === 'stay');
  if (first?.type !== 'intent') return undefined;
  const wanted = orders[first.for] ?? 'none';
  return (
    legal.find((action) => action.type === 'intent' && action.intent === wanted) ??
    legal.find((action) => action.type === 'intent' && action.intent === 'none')
  );
}

/** Passed where all that could be used is settled as no; used where the first that is settled as yes needs no more to be said. */
function inWindow(
  legal: Legal,
  kinds: readonly OnceKind[],
  once: Partial<Record<OnceKind, boolean>>,
): ExodusAction | undefined {
  const usable = kinds.filter((kind) =>
    legal.some((action) => (action.type === 'use' && action.once === kind) || action.type === kind),
  );
  const yes = legal.find(
    (action) => action.type === 'use' && action.system === undefined && once[action.once] === true,
  );
  if (yes !== undefined) return yes;
  return usable.every((kind) => once[kind] === false) ? legal.find(({ type }) => type === 'pass') : undefined;
}

/** A settled yes is for a failure; anything better stands. */
function reroll(legal: Legal, result: number, use: boolean | undefined): ExodusAction | undefined {
  if (use === undefined) return undefined;
  const wanted = use && result < 0 ? 'reroll' : 'letStand';
  return legal.find(({ type }) => type === wanted);
}

export const advance: Advance<Exodus> = {
  fields: FIELDS,
  answer: (s, seat, legal, given) => answer(s, seat, legal, given as Instructions),
};
