/** Exodus, adapted from the game by Lester Ward: its rules, as the kernel takes them. */
import type { Rules } from '#engine';
import { ACTIONS } from './action.ts';
import { CONTENT } from './content/index.ts';
import { EVENTS } from './event.ts';
import { invariants } from './invariants/index.ts';
import { OPTIONS } from './options.ts';
import { redeal } from './redeal.ts';
import { advance } from './rules/instructions.ts';
import { pace } from './rules/pace.ts';
import { points } from './rules/score.ts';
import { tableProblem } from './rules/tableProblem.ts';
import { setup } from './setup.ts';
import { type Exodus, STATE } from './state.ts';
import { STEPS, VERBS } from './steps/index.ts';
import { view } from './view/index.ts';

export const rules: Rules<Exodus> = {
  id: 'exodus',
  version: '1.2.0',
  former: { '1.1.0': '0.1.0' },
  seats: { min: 3, max: 8 },
  apart: true,
  options: OPTIONS,
  tableProblem,
  setup,
  steps: STEPS,
  verbs: VERBS,
  view,
  redeal,
  shapes: { state: STATE, action: ACTIONS, event: EVENTS },
  invariants,
  pace,
  slow: { brisk: true },
  advance,
  points,
  progress: ({ cycle }) => ({ rounds: cycle }),
  roles: ({ houses }, seat) => ({ faction: houses.find((house) => house.seat === seat)?.faction }),
  content: CONTENT,
};
