/** What must hold of any state of Exoship, also of one that was loaded from outside. */
import {
  fieldsProblem,
  flag,
  int,
  type Layer,
  list,
  object,
  oneOf,
  optional,
  type Problem,
  type Shape,
} from '#engine';
import { FOUNDER_IDS } from './content/founders.ts';
import { CARD_NUMBERS, CARD_SIDES } from './content/timeline.ts';
import { ARRIVAL, DESTINATIONS, GENERATIONS, ORIGINS, SHIP_SIDES, SIDES, type State } from './state.ts';

const founderId = oneOf(FOUNDER_IDS);
const founderList = list(founderId, { max: FOUNDER_IDS.length });
const column = list(object({ id: founderId, side: oneOf(SIDES) }), { max: FOUNDER_IDS.length });
const layer: Shape<Layer<string>> = object<Layer<string>>({
  cards: founderList as Shape<string[]>,
  seen: optional(oneOf(['all'])),
});
const anything: Shape<unknown> = { problem: () => undefined };

const STEPS_THAT_ASK = ['sleeper', 'freeSway', 'actions'] as const;
const STEP_NAMES = ['setUp', ...STEPS_THAT_ASK, 'move', 'event', 'mark', 'suspicion', 'endOfTurn'] as const;

const FIELDS: Readonly<Record<string, Shape<unknown>>> = {
  stack: list(object({ step: oneOf(STEP_NAMES) }), { max: 20 }),
  seats: oneOf([1]),
  draws: int(0, Number.MAX_SAFE_INTEGER),
  outcome: optional(anything),
  origin: oneOf(ORIGINS),
  hard: flag(),
  timeline: list(object({ card: oneOf(CARD_NUMBERS), side: oneOf(CARD_SIDES) }), { min: 4, max: 4 }),
  step: int(0, ARRIVAL),
  ship: oneOf(SHIP_SIDES),
  destination: oneOf(DESTINATIONS),
  grid: object({ elder: column, midlife: column, young: column }),
  reserve: list(layer, { max: FOUNDER_IDS.length }),
  sleepers: founderList,
  actionsLeft: int(0, 3),
  noSuspicion: flag(),
  blinded: founderList,
};

export function stateProblem(state: unknown): Problem | undefined {
  if (typeof state !== 'object' || state === null || Array.isArray(state))
    return { field: 'state', reason: 'must be an object' };
  return fieldsProblem(state as Record<string, unknown>, FIELDS, 'state') ?? contentProblem(state as State);
}

function contentProblem(s: State): Problem | undefined {
  const everywhere = [
    ...GENERATIONS.flatMap((generation) => s.grid[generation].map(({ id }) => id)),
    ...s.reserve.flatMap(({ cards }) => cards),
    ...s.sleepers,
  ];
  for (const id of FOUNDER_IDS) {
    const count = everywhere.filter((other) => other === id).length;
    if (count !== 1)
      return {
        field: 'state.grid',
        reason: `must hold each founder once with the stack: ${id} is there ${count} times`,
      };
  }
  for (const number of CARD_NUMBERS) {
    if (!s.timeline.some(({ card }) => card === number))
      return { field: 'state.timeline', reason: `lacks card ${number}` };
  }
  if (s.reserve.some(({ cards }) => cards.length === 0))
    return { field: 'state.reserve', reason: 'must not hold an empty layer' };
  if (!s.hard && s.ship === 'cruise')
    return { field: 'state.ship', reason: 'is on its cruise side only in hard mode' };
  if (s.outcome === undefined && s.stack.length === 0)
    return { field: 'state.stack', reason: 'must say what comes next' };
  return flowProblem(s);
}

/** A decision must be one that can be taken here. */
function flowProblem(s: State): Problem | undefined {
  const next = s.stack[s.stack.length - 1]?.step;
  const isSleeper = next === 'sleeper';
  if (isSleeper !== s.sleepers.length > 0)
    return {
      field: 'state.sleepers',
      reason: 'must be the two cards on offer while the sleeper is chosen, else empty',
    };
  if (isSleeper && (s.sleepers.length !== 2 || s.grid.young.length === 0)) {
    return { field: 'state.sleepers', reason: 'must be two, with a young founder to displace' };
  }
  return undefined;
}
