/** Project EOS Rise: its rules, as the kernel takes them. */
import { hiddenLayers, type Rules, redealHidden } from '#engine';
import { ACTIONS } from './action.ts';
import { CONTENT } from './content/index.ts';
import { EVENTS } from './event.ts';
import { invariants } from './invariants/index.ts';
import { OPTIONS, tableProblem } from './options.ts';
import { batches } from './outlook/batches.ts';
import { setup } from './setup.ts';
import { DECK_IDS, type Deck, type EosRise, STATE } from './state.ts';
import { STEPS, VERBS } from './steps/index.ts';
import { view } from './view.ts';

export const rules: Rules<EosRise> = {
  id: 'eos-rise',
  version: '1.2.0',
  former: { '1.1.0': '0.1.0' },
  seats: { min: 1, max: 4 },
  options: OPTIONS,
  tableProblem,
  setup,
  steps: STEPS,
  verbs: VERBS,
  view: (s) => view(s),
  redeal(s, seat, random) {
    for (const id of DECK_IDS) {
      const { draw }: Deck<string> = s.decks[id];
      for (const cards of hiddenLayers(draw, seat)) redealHidden([cards], random);
    }
  },
  // ER-1.1 the crew wins or loses together.
  sides: ({ seats }) => new Array<number>(seats).fill(0),
  progress: ({ round }) => ({ rounds: round }),
  facilitator: (s) => s.facilitator,
  batches,
  shapes: { state: STATE, action: ACTIONS, event: EVENTS },
  invariants,
  content: CONTENT,
};
