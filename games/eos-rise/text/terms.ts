/** The glossary of Project EOS Rise, in English: one line a term, and the rule to read on at. */
import type { Term } from '#engine';
import { laterTerms } from './termsFromM.ts';
import { earlierTerms } from './termsToL.ts';

export const terms: readonly Term[] = [...earlierTerms, ...laterTerms];
