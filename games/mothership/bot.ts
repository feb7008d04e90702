import type { Sense } from '#engine';
import type { Mothership } from './state.ts';
export const sense: Sense<Mothership> = {
  value: () => 0.5,
  rollout: (_s, _seat, actions, random) => actions[random.int(actions.length)] as Mothership['action'],
};
