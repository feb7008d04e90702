/** A game to plan in: three steps on any of many roads. */
import { pick } from '#engine';
import { type SketchVerb, sketch } from '#engine/test/fixtures/sketch.ts';

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

export function walking(sense: object) {
  return sketch(
    { start: { kind: 'one', verbs: ['step'], seat: () => 0 } },
    { step },
    {
      sense: {
        value: () => 0.5,
        rollout: (_s, _seat, actions, random) => pick(actions, random),
        ...sense,
      },
    },
  );
}

export type Steps = readonly { readonly n?: number }[];
