/** The card of a term: what it is in a sentence, more, the rule, and what to read next. It stands beside what it explains. */
import type { JSX } from 'preact';
import { useContext, useLayoutEffect, useRef } from 'preact/hooks';
import type { Term } from '#engine';
import { CloseIcon } from '../art/icons.tsx';
import { useScrollable } from '../scrollable.ts';
import { kit } from '../text.ts';
import { type Explained, GlossingContext } from './Words.tsx';

interface TermCardProps {
  openRule(rule: string): void;
}

export function TermCard({ openRule }: TermCardProps): JSX.Element | undefined {
  const { explained, glossary } = useContext(GlossingContext);
  const card = useRef<HTMLElement>(null);
  const shown = useScrollable(card);
  const { value } = explained;
  const close = (): void => {
    const { at } = explained.value ?? {};
    const inside = card.current?.contains(document.activeElement) ?? false;
    explained.value = undefined;
    if (inside && (at instanceof HTMLElement || at instanceof SVGElement)) at.focus();
  };
  useLayoutEffect(() => {
    if (value === undefined) return undefined;
    if (value.how === 'met') return closedBy(value, undefined, close);
    if (card.current === null) return undefined;
    beside(card.current, value);
    if (value.how === 'asked') card.current.querySelector<HTMLElement>('button')?.focus();
    return closedBy(value, card.current, close);
  }, [value]);
  if (value === undefined || value.how === 'met') return undefined;
  return (
    <aside ref={shown} class="termcard o-panel o-panel--raised" aria-label={kit.term} data-how={value.how}>
      {value.how === 'asked' ? (
        <button
          type="button"
          class="o-button o-button--quiet o-button--icon termcard__close"
          aria-label={kit.close}
          onClick={close}
        >
          <CloseIcon size={18} />
        </button>
      ) : undefined}
      {value.terms.map((term) => (
        <Entry
          key={term.id}
          term={term}
          next={value.how === 'asked' ? (term.see ?? []).flatMap((id) => glossary.value.find(id) ?? []) : []}
          show={(next) => {
            explained.value = { ...value, terms: [next] };
          }}
          openRule={
            value.how === 'asked'
              ? (rule) => {
                  close();
                  openRule(rule);
                }
              : undefined
          }
        />
      ))}
    </aside>
  );
}

interface EntryProps {
  readonly term: Term;
  readonly next: readonly Term[];
  show(term: Term): void;
  readonly openRule: ((rule: string) => void) | undefined;
}

function Entry({ term, next, show, openRule }: EntryProps): JSX.Element {
  return (
    <section>
      <h3 class="termcard__name">{term.name}</h3>
      <p>{term.short}</p>
      {term.more !== undefined && openRule ? <p class="termcard__more">{term.more}</p> : undefined}
      {openRule ? (
        <p class="termcard__ways">
          <button type="button" class="o-button o-button--small" onClick={() => openRule(term.rule)}>
            {kit.rule} {term.rule}
          </button>
          {next.map((one) => (
            <button key={one.id} type="button" class="o-button o-button--small" onClick={() => show(one)}>
              {one.name}
            </button>
          ))}
        </p>
      ) : undefined}
    </section>
  );
}

const GAP = 8;

/** Below what it explains where there is room, else above it, and never beyond the edge. */
function beside(card: HTMLElement, { at }: Explained): void {
  const { left, top, bottom } = at.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = card;
  const below = bottom + GAP + height <= innerHeight;
  const x = Math.max(GAP, Math.min(left, innerWidth - width - GAP));
  const y = below ? bottom + GAP : Math.max(GAP, top - GAP - height);
  card.style.translate = `${x}px ${y}px`;
}

/**
 * What was asked for is closed by Escape or a press elsewhere; what was looked at or met, by any press, which still does
 * what it does: what was met makes room only once that is done.
 */
function closedBy({ how }: Explained, card: HTMLElement | undefined, close: () => void): () => void {
  const end = new AbortController();
  const { signal } = end;
  const press = ({ target }: Event): void => {
    if (how !== 'asked' || !(target instanceof Node && card?.contains(target))) close();
  };
  const key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' && how !== 'met') return;
    if (how === 'asked') {
      event.preventDefault();
      event.stopPropagation();
    }
    close();
  };
  addEventListener(how === 'met' ? 'click' : 'pointerdown', press, { signal, capture: how !== 'met' });
  addEventListener('keydown', key, { signal, capture: true });
  return () => end.abort();
}
