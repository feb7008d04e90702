/** What must hold of any state of Exoship, also of one that was loaded from outside. */
import {
  fieldsProblem,
  flag,
  int,
  type Layer,
  list,
  type Outcome,
  object,
  oneOf,
  optional,
  type Problem,
  type Shape,
  text,
} from '#engine';
import { FOUNDER_IDS, type FounderId } from './content/founders.ts';
import { CARD_NUMBERS, CARD_SIDES } from './content/timeline.ts';
import { ARRIVAL, DESTINATIONS, GENERATIONS, ORIGINS, SHIP_SIDES, SIDES, type State } from './state.ts';
import { TURN } from './steps/turn.ts';

const founderId = oneOf(FOUNDER_IDS);
const founderList = list(founderId, { max: FOUNDER_IDS.length });
const column = list(object({ id: founderId, side: oneOf(SIDES) }), { max: FOUNDER_IDS.length });
const layer: Shape<Layer<FounderId>> = object<Layer<FounderId>>({
  cards: list(founderId, { min: 1, max: FOUNDER_IDS.length }),
  seen: optional(oneOf(['all'])),
});
const outcome = object<Pick<Outcome, 'winners' | 'reason' | 'rule' | 'points'>>({
  winners: list(oneOf([0]), { max: 1 }),
  reason: oneOf(['won', 'mariposa', 'axios']),
  rule: text(10),
  points: list(int(0, 30), { min: 1, max: 1 }),
});

const FIELDS: Readonly<Record<string, Shape<unknown>>> = {
  stack: list(object({ step: oneOf(['sleeper', 'move', ...TURN]) }), { max: TURN.length + 1 }),
  seats: oneOf([1]),
  draws: int(0, Number.MAX_SAFE_INTEGER),
  outcome: optional(outcome),
  origin: oneOf(ORIGINS),
  hard: flag(),
  timeline: list(object({ card: oneOf(CARD_NUMBERS), side: oneOf(CARD_SIDES) }), { min: 4, max: 4 }),
  step: int(0, ARRIVAL),
  ship: oneOf(SHIP_SIDES),
  destination: oneOf(DESTINATIONS),
  grid: object({ elder: column, midlife: column, young: column }),
  reserve: list(layer, { max: 2 }),
  sleepers: founderList,
  actionsLeft: int(0, 3),
  noSuspicion: flag(),
  blinded: founderList,
};

export function stateProblem(state: unknown): Problem | undefined {
  if (typeof state !== 'object' || state === null || Array.isArray(state)) {
    return { field: 'state', reason: 'must be an object' };
  }
  const s = state as State;
  return (
    fieldsProblem(state as Record<string, unknown>, FIELDS, 'state') ?? contentProblem(s) ?? flowProblem(s)
  );
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
      return problem('grid', `and the stack must hold each founder once: ${id} is there ${count} times`);
  }
  for (const number of CARD_NUMBERS) {
    if (!s.timeline.some(({ card }) => card === number)) return problem('timeline', `lacks card ${number}`);
  }
  if (s.reserve[1] !== undefined && (s.reserve[0]?.seen !== undefined || s.reserve[1].seen === undefined)) {
    return problem('reserve', 'must hold the undealt founders above the known ones');
  }
  if (!s.hard && s.ship === 'cruise') return problem('ship', 'is on its cruise side only in hard mode');
  return undefined;
}

/** What comes next must be the rest of a turn. */
function flowProblem(s: State): Problem | undefined {
  if (s.outcome !== undefined)
    return s.stack.length === 0 ? undefined : problem('stack', 'must be empty when the game is over');
  if (s.step === ARRIVAL && s.destination === 'mariposa')
    return problem('step', 'is the arrival at Mariposa, which ends the game');
  const next = s.stack.map(({ step }) => step).reverse();
  const choosing = next[0] === 'sleeper';
  const rest = choosing ? next.slice(1) : next;
  const turn: string[] = ['move', ...TURN];
  const whole = choosing ? TURN : turn.slice(-rest.length);
  if (rest.length === 0 || rest.join() !== whole.join())
    return problem('stack', 'must be the rest of a turn, the next step last');
  if (rest[0] === 'move' && s.step === ARRIVAL)
    return problem('stack', 'cannot move on from the destination');
  if (choosing !== s.sleepers.length > 0)
    return problem('sleepers', 'must be there while the sleeper is chosen, and only then');
  if (choosing && (s.sleepers.length !== 2 || s.grid.young.length === 0)) {
    return problem('sleepers', 'must be two, with a young founder to displace');
  }
  return undefined;
}

function problem(field: string, reason: string): Problem {
  return { field: `state.${field}`, reason };
}
