/** The glossary of Project EOS Rise, in English: one line a term, and the rule to read on at. */

import { laterTerms } from './termsFromM.ts';
import { earlierTerms } from './termsToL.ts';

export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly plural?: string;
  /** At most 120 characters. */
  readonly short: string;
  readonly rule: string;
}

export const terms: readonly Entry[] = [...earlierTerms, ...laterTerms];
