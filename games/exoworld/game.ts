/** Exoworld Survival by Juan Pablo Vargas Seguel: its rules, as the kernel takes them. */
import type { Rules } from '#engine';
import { ACTIONS } from './action.ts';
import { ITEM_IDS, PROTOCOL_IDS } from './content/cards.ts';
import { CHARACTER_IDS } from './content/characters.ts';
import { EVENT_IDS, SCENARIO_EVENT_IDS } from './content/ids.ts';
import { MODULE_IDS } from './content/modules.ts';
import { TOKENS } from './content/tokens.ts';
import { EVENTS } from './event.ts';
import { invariants } from './invariants.ts';
import { OPTIONS, tableProblem } from './options.ts';
import { batches } from './outlook/payment.ts';
import { redeal } from './redeal.ts';
import { seatsTaken } from './rules/order.ts';
import { advance } from './rules/standingAnswers.ts';
import { setup } from './setup.ts';
import { type Exoworld, STATE } from './state.ts';
import { STEPS, VERBS } from './steps/index.ts';
import { view } from './view.ts';

export const rules: Rules<Exoworld> = {
  id: 'exoworld',
  version: '1.2.0',
  former: { '1.1.1': '0.1.0' },
  seats: { min: 1, max: 5 },
  options: OPTIONS,
  tableProblem,
  setup,
  steps: STEPS,
  verbs: VERBS,
  view,
  redeal,
  // XW-8.1 the colony lives or dies as a whole.
  sides: ({ seats }) => new Array<number>(seats).fill(0),
  shapes: { state: STATE, action: ACTIONS, event: EVENTS },
  invariants,
  progress: ({ turn }) => ({ rounds: turn }),
  // Who plays alone plays three of them.
  roles: ({ crew, seats }, seat) => ({
    character: seats > 1 ? crew.find((member) => member.seat === seat)?.id : undefined,
  }),
  // XW-9.2 only without words are hands secret.
  openTable: ({ incommunication }) => !incommunication,
  seated: seatsTaken,
  batches,
  advance,
  content: {
    module: MODULE_IDS,
    item: ITEM_IDS,
    protocol: PROTOCOL_IDS,
    skill: CHARACTER_IDS,
    event: EVENT_IDS,
    scenarioEvent: SCENARIO_EVENT_IDS,
    branch: [
      'short-circuit suffer',
      'short-circuit discard',
      'filter-fouling suffer',
      'filter-fouling discard',
      'contaminated-batch water',
      'contaminated-batch food',
      'thin-rations suffer',
      'thin-rations discard',
      'triple-noon oxygen',
      'triple-noon food',
    ],
    token: TOKENS,
    action: [
      'draw',
      'recycle',
      'transfer',
      'deploy',
      'move',
      'produce',
      'shutDown',
      'repair',
      'relieve',
      'postpone',
    ],
    rule: ['join', 'leave', 'say'],
  },
};
