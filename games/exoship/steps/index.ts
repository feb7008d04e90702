/** The sequence of play, in the order of the rulebook. */
import type { Steps, Verbs } from '#engine';
import type { Exoship } from '../state.ts';
import { ability, changeCourse, end, freeSway, needsFreeSway, replace, sway } from './actions.ts';
import { endOfTurn } from './endOfTurn.ts';
import { event, mark } from './event.ts';
import { move } from './movePhase.ts';
import { setUp, sleeper } from './setUp.ts';
import { suspicion } from './suspicion.ts';

export const STEPS: Steps<Exoship> = {
  setUp: { run: setUp },
  sleeper: { kind: 'one', verbs: ['sleeper'], seat: () => 0 },
  move: { run: move },
  event: { run: event },
  mark: { run: mark },
  freeSway: { kind: 'one', verbs: ['freeSway'], seat: (s) => (needsFreeSway(s) ? 0 : undefined) },
  actions: {
    kind: 'one',
    verbs: ['sway', 'ability', 'replace', 'changeCourse', 'end'],
    seat: () => 0,
  },
  suspicion: { run: suspicion },
  endOfTurn: { run: endOfTurn },
};

export const VERBS: Verbs<Exoship> = { sleeper, freeSway, sway, ability, replace, changeCourse, end };
