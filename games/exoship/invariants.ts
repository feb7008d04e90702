/** What must hold of any state of Exoship that no shape can say. */
import type { Problem } from '#engine';
import { FOUNDER_IDS } from './content/founders.ts';
import { CARD_NUMBERS } from './content/ids.ts';
import { ARRIVAL, GENERATIONS, type State } from './state.ts';
import { TURN } from './steps/turn.ts';

export function invariants(s: State): Problem | undefined {
  return contentProblem(s) ?? flowProblem(s);
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
  const [top, bottom, third] = s.reserve;
  if (third !== undefined || (bottom && (top?.seen !== undefined || bottom.seen === undefined))) {
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
