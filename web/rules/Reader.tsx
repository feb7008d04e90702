/** The rulebook: search, contents, and the text, opened at a rule. Used as a page and beside the table. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Term } from '#engine';
import { Glossary } from '#ui/kit/glossary.ts';
import { scrollable } from '#ui/scrollable.ts';
import { words } from '../text/en.ts';
import { type Book, readBook, searchBook } from './book.ts';
import { highlight } from './highlight.ts';
import '../styles/rules.css';

interface ReaderProps {
  text: string;
  /** The glossary, where the game has one. */
  terms?: readonly Term[] | undefined;
  rule: string | undefined;
  /** Told when the person goes to another rule. */
  onRule?(rule: string): void;
}

export function Reader({ text, terms = [], rule, onRule }: ReaderProps) {
  const book = useMemo(() => readBook(text), [text]);
  const body = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const unknown = rule !== undefined && !book.passages.some(({ id }) => id === rule);

  const show = (id: string) => {
    onRule?.(id);
    arrive(body.current, id);
  };
  useEffect(() => {
    if (rule !== undefined) arrive(body.current, rule);
  }, [rule, book]);
  useEffect(() => followLinks(body.current, show), [book]);
  useEffect(() => reachTables(body.current), [book]);
  useEffect(() => highlight(body.current, query), [query, book]);

  if (text === '') return <p>{words.rules.missing}</p>;
  return (
    <div class="reader">
      <search class="reader__search">
        <label class="o-field">
          <span class="o-field__label">{words.rules.search}</span>
          <input
            class="o-input"
            type="search"
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </label>
        {query.trim() ? <Results book={book} query={query} show={show} /> : undefined}
      </search>
      {unknown ? <p class="reader__unknown">{words.rules.unknown(rule)}</p> : undefined}
      <details class="reader__contents">
        <summary>{words.rules.contents}</summary>
        <ul>
          {book.contents.map(({ id, title, depth }) => (
            <li key={id} class={`reader__entry reader__entry--${depth}`}>
              <button type="button" onClick={() => show(id)}>
                {title}
              </button>
            </li>
          ))}
        </ul>
      </details>
      {terms.length > 0 ? <Terms terms={terms} show={show} /> : undefined}
      {/* Our own book, with every tag written by readBook. */}
      <div ref={body} class="reader__book" dangerouslySetInnerHTML={{ __html: book.html }} />
    </div>
  );
}

function Results({ book, query, show }: { book: Book; query: string; show(id: string): void }) {
  const found = searchBook(book, query);
  return (
    <div class="reader__results">
      <p aria-live="polite" class="o-muted">
        {found.length === 0 ? words.rules.none(query.trim()) : words.rules.found(found.length)}
      </p>
      <ul ref={scrollable}>
        {found.map(({ id, title, excerpt }) => (
          <li key={id}>
            <button type="button" class="reader__result" onClick={() => show(id)}>
              <strong>{title}</strong>
              <span>{excerpt.map(({ text, hit }, i) => (hit ? <mark key={i}>{text}</mark> : text))}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The words of the game, each with its rule. */
function Terms({ terms, show }: { terms: readonly Term[]; show(id: string): void }) {
  const glossary = useMemo(() => new Glossary(terms), [terms]);
  return (
    <details class="reader__contents reader__terms">
      <summary>{words.rules.glossary(terms.length)}</summary>
      <dl>
        {glossary.terms.map(({ id, name, short, more, rule }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              {short} {more}{' '}
              <button type="button" onClick={() => show(rule)}>
                {rule}
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** Rule ids in the text lead to their rules. */
function followLinks(body: HTMLElement | null, show: (id: string) => void): (() => void) | undefined {
  const follow = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-rule]') : null;
    const { rule } = link?.dataset ?? {};
    if (rule === undefined) return;
    event.preventDefault();
    show(rule);
  };
  body?.addEventListener('click', follow);
  return () => body?.removeEventListener('click', follow);
}

/** Tables wider than the page scroll by themselves. */
function reachTables(body: HTMLElement | null): () => void {
  const stops = [...(body?.querySelectorAll('table') ?? [])].map(scrollable);
  return () => {
    for (const stop of stops) stop?.();
  };
}

function arrive(body: HTMLElement | null, id: string): void {
  const target = body?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
  if (!target) return;
  for (const old of body?.querySelectorAll('.reader__here') ?? []) old.classList.remove('reader__here');
  target.classList.add('reader__here');
  target.scrollIntoView({ block: 'center' });
  target.focus({ preventScroll: true });
}
