/** XD-22, XD-22.1 The options of a voyage and what they are by default, declared once. */
import { SECONDARIES } from './content/factions.ts';

export const OPTIONS = {
  journey: { kind: 'choice', values: ['short', 'standard', 'long'], default: 'standard' },
  /** Further factions besides the three Keepers; empty: the default set for the number of seats (XD-3.2). */
  secondaries: { kind: 'set', values: SECONDARIES, default: [] },
  assign: { kind: 'choice', values: ['random', 'draft'], default: 'random' },
  // XD-20.1, R50 by default leaders are tempted, and nobody changes sides
  infection: { kind: 'choice', values: ['off', 'marked', 'turncoat'], default: 'marked' },
  fudge: { kind: 'flag', default: false },
  fleetQuestions: { kind: 'flag', default: true },
  brisk: { kind: 'flag', default: false },
  unheldResearchers: { kind: 'flag', default: false },
  dawnSwap: { kind: 'flag', default: false },
  /** First arrivals before a colony can last; 0: as the journey says (XD-15.5). */
  reach: { kind: 'number', min: 0, max: 12, default: 0 },
  womenLabel: { kind: 'choice', values: ['women', 'people'], default: 'women' },
} as const;
