/** Exoship by Kevin Sylves: its rules, as the kernel takes them. */
import { hiddenLayers, type Rules, redealHidden } from '#engine';
import { ACTIONS } from './action.ts';
import { FOUNDER_IDS } from './content/founders.ts';
import { TIMELINE_SIDE_IDS } from './content/ids.ts';
import { EVENTS } from './event.ts';
import { invariants } from './invariants.ts';
import { OPTIONS } from './options.ts';
import { setup } from './setup.ts';
import { type Exoship, STATE } from './state.ts';
import { STEPS, VERBS } from './steps/index.ts';
import { view } from './view.ts';

export const rules: Rules<Exoship> = {
  id: 'exoship',
  version: '1.0.0',
  seats: { min: 1, max: 1 },
  options: OPTIONS,
  setup,
  steps: STEPS,
  verbs: VERBS,
  view: (s) => view(s),
  redeal(s, seat, random) {
    for (const cards of hiddenLayers(s.reserve, seat)) redealHidden([cards], random);
  },
  shapes: { state: STATE, action: ACTIONS, event: EVENTS },
  invariants,
  progress: ({ step }) => ({ rounds: step }),
  content: {
    ability: FOUNDER_IDS,
    timeline: TIMELINE_SIDE_IDS,
    action: ['freeSway', 'sway', 'ability', 'replace', 'changeCourse'],
    origin: ['mars'],
    rule: ['ringDeployed'],
  },
};
