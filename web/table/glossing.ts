/** The glossary at a table: loaded with it, opened by words, by `I`, and by itself when a term is first met. */
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import type { Kit } from '#engine';
import { Glossary } from '#ui/kit/glossary.ts';
import type { Glossing } from '#ui/kit/Words.tsx';
import type { GameTable } from '#ui/table.ts';
import type { Feed } from '../match/feed.ts';
import { settings } from '../settings.ts';
import { readParts, write } from '../store/local.ts';
import { useLoaded } from '../useLoaded.ts';

export function useGlossing<K extends Kit>({ terms }: GameTable<K>): Glossing {
  const glossary = useSignal(NONE);
  const explained = useSignal<Glossing['explained']['value']>(undefined);
  const loaded = useLoaded(async () => (await terms?.()) ?? [], [terms]);
  useLayoutEffect(() => {
    if (loaded.status === 'ready') glossary.value = new Glossary(loaded.value);
  }, [loaded]);
  return useMemo(() => ({ glossary, explained }), []);
}

const NONE = new Glossary([]);
/** So many terms are explained at once. */
const MOST = 3;

/** Explains what has the focus: the term it is marked with, or those it is named by; else what is asked. */
export function explain({ glossary, explained }: Glossing): boolean {
  const headline = document.querySelector('.headline__asked');
  const { activeElement: focused } = document;
  for (const at of [focused === document.body ? null : focused, headline]) {
    const terms = at === null ? [] : termsOf(glossary.value, at).slice(0, MOST);
    if (at === null || terms.length === 0) continue;
    explained.value = { terms, at, how: 'asked' };
    return true;
  }
  return false;
}

function termsOf(glossary: Glossary, at: Element): Glossary['terms'] {
  const marked = at.closest('[data-term]')?.getAttribute('data-term');
  const term = marked ? glossary.find(marked) : undefined;
  const named = glossary.within(`${at.getAttribute('aria-label') ?? ''} ${at.textContent ?? ''}`);
  return term ? [term, ...named.filter((one) => one !== term)] : named;
}

/** What a person has met of a game's terms, and at how many tables. */
interface Met {
  readonly tables: number;
  readonly terms: readonly string[];
}

/** In so many first games a term is explained when it is first met. */
const FIRST_GAMES = 2;
const keyOf = (game: string): string => `orrery/met/${game}`;

/** Explains a term beside what is asked, once for each person, in their first games. A coach explains by himself. */
export function useMeetings<K extends Kit>(
  { game, decision, view, moments, handOver }: Feed<K>,
  { glossary, explained }: Glossing,
  coached: boolean,
): void {
  const wanted = settings.value.meetings && !coached;
  useEffect(() => {
    const met = readMet(game.id);
    if (wanted && moments.peek().length <= 1 && met.tables <= FIRST_GAMES)
      write(keyOf(game.id), { ...met, tables: met.tables + 1 });
  }, []);
  const open = handOver.value === undefined ? decision.value : undefined;
  useEffect(() => {
    const met = readMet(game.id);
    const at = document.querySelector('.headline__asked');
    if (!wanted || open === undefined || at === null || met.tables > FIRST_GAMES) return;
    const term = glossary.value
      .within(game.words.prompt(open.prompt, view.value))
      .find(({ id }) => !met.terms.includes(id));
    if (term === undefined || explained.peek() !== undefined) return;
    explained.value = { terms: [term], at, how: 'met' };
    write(keyOf(game.id), { ...met, terms: [...met.terms, term.id] });
  }, [open, glossary.value]);
}

function readMet(game: string): Met {
  const { tables, terms } = readParts(keyOf(game));
  return {
    tables: typeof tables === 'number' ? tables : 0,
    terms: Array.isArray(terms) ? terms.filter((id) => typeof id === 'string') : [],
  };
}
