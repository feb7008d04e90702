/** Mothership: Tabletop Combat: its rules, as the kernel takes them. */
import type { Rules } from '#engine';
import { ACTIONS } from './action.ts';
import { ARTIFACT_IDS } from './content/artifacts.ts';
import { CARD_IDS } from './content/cards.ts';
import { DEVELOPMENT_IDS } from './content/developments.ts';
import { LAYOUT_IDS } from './content/layouts.ts';
import { SOLO_LAYOUT_IDS } from './content/soloLayouts.ts';
import { TECHNOLOGY_IDS } from './content/technologies.ts';
import { EVENTS } from './event.ts';
import { invariants } from './invariants/index.ts';
import { amongBots, OPTIONS, tableProblem } from './options.ts';
import { redeal } from './redeal.ts';
import { batches } from './rules/batches.ts';
import { teamOf } from './rules/fleet.ts';
import { armadaScore, countsPoints, seatsOf, victoryPoints } from './rules/score.ts';
import { setup } from './setup.ts';
import { type Mothership, STATE } from './state.ts';
import { STEPS, VERBS } from './steps/index.ts';
import { view } from './view.ts';

export const rules: Rules<Mothership> = {
  id: 'mothership',
  version: '1.2.1',
  former: { '1.1.0': '0.1.0' },
  seats: { min: 1, max: 6 },
  options: OPTIONS,
  tableProblem,
  amongBots,
  setup,
  steps: STEPS,
  verbs: VERBS,
  view,
  redeal,
  batches,
  sides: (s) => seatsOf(s).map((seat) => teamOf(s, seat)),
  points: (s) => seatsOf(s).map((seat) => (countsPoints(s) ? victoryPoints : armadaScore)(s, seat)),
  shapes: { state: STATE, action: ACTIONS, event: EVENTS },
  invariants,
  progress: ({ round, first, table }) => ({ rounds: round, ...(table.mode === 'solo' ? {} : { first }) }),
  content: {
    card: CARD_IDS,
    technology: TECHNOLOGY_IDS,
    artifact: ARTIFACT_IDS,
    development: DEVELOPMENT_IDS,
    bonus: ['1', '2', '3', '4', '5', '6'],
    layout: [...LAYOUT_IDS, ...SOLO_LAYOUT_IDS, 'random', 'own'],
    rule: ['gas', 'scrap', 'sell', 'sway', 'smear', 'block', 'refresh', 'respawn'],
  },
};
