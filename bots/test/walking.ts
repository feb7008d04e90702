/** A game to plan in: three steps on any of many roads. */
import { type Planner, type Playout, pick, present, type Sense, type Thinker } from '#engine';
import { type Sketch, type SketchVerb, sketch } from '#engine/test/fixtures/sketch.ts';

export const ROADS = 20;
export const GOOD = 13;
const WALK = 3;

/** Three steps on any of many roads; only one that is kept to the end and is the right one leads home. */
const step: Partial<SketchVerb> = {
  options: () => Array.from({ length: ROADS }, (_, n) => ({ type: 'step', n })),
  do(g, { n = 0 }) {
    g.s.done.push(String(n));
    if (g.s.done.length < WALK) return g.then({ step: 'start' });
    const home = g.s.done.every((road) => road === String(GOOD));
    g.end({ winners: home ? [0] : [], reason: 'walked', rule: 'W-1' });
  },
};

type Flat = Partial<Thinker<Sketch> & Planner<Sketch> & Playout<Sketch>>;

/** What a test says of a player, as a game groups it. */
function grouped({
  choose,
  master,
  ways,
  follow,
  horizon,
  settled,
  ...planner
}: Flat): Partial<Sense<Sketch>> {
  const usual: Planner<Sketch>['follow'] = (_s, _seat, _plan, actions, random) => pick(actions, random);
  return {
    ...(choose ? { thinks: { choose, ...(master ? { master } : {}) } } : {}),
    ...(ways ? { plans: { ways, follow: follow ?? usual, ...planner } } : {}),
    ...(horizon === undefined ? {} : { playout: { horizon, ...(settled ? { settled } : {}) } }),
  };
}

export function walking({ value, ...flat }: Flat & Partial<Pick<Sense<Sketch>, 'value'>>) {
  return sketch(
    { start: { kind: 'one', verbs: ['step'], seat: () => 0 } },
    { step },
    {
      sense: {
        value: value ?? (() => 0.5),
        rollout: (_s, _seat, actions, random) => pick(actions, random),
        ...grouped(flat),
      },
    },
  );
}

/** Always takes one road. */
export const taking =
  (road: number): Thinker<Sketch>['choose'] =>
  (_s, _seat, actions) =>
    onRoad(actions, road);

/** Takes the road of the plan. */
export const keepTo: Planner<Sketch>['follow'] = (_s, _seat, { road }, actions) =>
  onRoad(actions, Number(road));

function onRoad(actions: readonly Sketch['action'][], road: number): Sketch['action'] {
  return present(
    actions.find(({ n }) => n === road),
    `road ${road}`,
  );
}
