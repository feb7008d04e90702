/** Exodus, adapted from the game by Lester Ward: everything the platform may know about it. */
import type { Game } from '#engine';
import { sense } from './bot.ts';
import { CONTENT } from './content/index.ts';
import { advance } from './instructions.ts';
import { stateProblem } from './invariants.ts';
import { late } from './late.ts';
import { OPTIONS } from './options.ts';
import { pace } from './pace.ts';
import { redeal } from './redeal.ts';
import { points } from './score.ts';
import { setup } from './setup.ts';
import type { Exodus } from './state.ts';
import { STEPS, VERBS } from './steps/index.ts';
import { tableProblem } from './tableProblem.ts';
import { words } from './text/en.ts';
import { view } from './view.ts';

export const exodus: Game<Exodus> = {
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
  stateProblem,
  late,
  pace,
  slow: { brisk: true },
  advance,
  points,
  content: CONTENT,
  sense,
  words,
};

export type { Exodus } from './state.ts';
