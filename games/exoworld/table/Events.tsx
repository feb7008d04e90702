/** The event on the table, large, with what it does here and now; and the pile of those to come, in five parts. */

import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { scrollable } from '#ui/scrollable.ts';
import { EFFECT_WORDS } from '../text/events.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { eventLines, pileWords } from '../text/tableEvent.ts';
import { EventGlyph } from './art/Glyph.tsx';
import { kindOf } from './art/glyphs.ts';
import { useTheDesk } from './desk.ts';
import { SpotButton } from './SpotButton.tsx';
import './events.css';
import '#ui/kit/parts/event.css';

export function EventCard(): JSX.Element | undefined {
  const { view } = useTheDesk();
  const { event } = view;
  // What it says stays as it was said while its losses are counted.
  const lines = useMemo(() => eventLines(view), [event, view.lockdown]);
  if (event === undefined) return undefined;
  if (event === 'hidden') {
    return (
      <section
        ref={scrollable}
        class="o-event o-panel"
        aria-label={TABLE_WORDS.normal}
        data-part="event"
        data-panel="events"
      >
        <EventGlyph id="hidden" size={48} />
        <p>{TABLE_WORDS.secretEvent}</p>
      </section>
    );
  }
  const { name, text } = EFFECT_WORDS[event.effect];
  return (
    <section
      ref={scrollable}
      class={`o-event o-panel${event.critical ? ' o-event--critical' : ''}`}
      aria-label={`${TABLE_WORDS.normal}: ${name}`}
      data-part="event"
      data-panel="events"
      data-spot="event"
    >
      <header class="o-event__head">
        <EventGlyph id={kindOf(event.effect)} size={36} class="o-event__art" />
        <span>
          <span class="o-eyebrow">{event.critical ? TABLE_WORDS.critical : TABLE_WORDS.normal}</span>
          <h3>{name}</h3>
        </span>
      </header>
      <p class="o-event__text">{text}</p>
      {event.begun && lines.length === 0 ? undefined : (
        <b>{event.begun ? TABLE_WORDS.stillToCome : TABLE_WORDS.hereAndNow}</b>
      )}
      <ul>
        {lines.map(({ line, stopped }) => (
          <li key={line}>{stopped ? <s>{line}</s> : line}</li>
        ))}
        {lines.length === 0 && !event.begun ? <li class="xw-good">{TABLE_WORDS.prevented}</li> : undefined}
        {view.lockdown ? <li class="xw-good">{TABLE_WORDS.lockedDown}</li> : undefined}
      </ul>
    </section>
  );
}

export function EventPile(): JSX.Element {
  const { view } = useTheDesk();
  const { counts, short, words } = pileWords(view);
  return (
    <SpotButton spot="pile" class="xw-pilebar o-panel" label={words} part="pile" panel="events" folds>
      <b>{TABLE_WORDS.events}</b>
      <span class="xw-sections" aria-hidden="true">
        {counts.map((count, i) => (
          <span key={i} style={{ '--left': count }} />
        ))}
      </span>
      <span>{short}</span>
    </SpotButton>
  );
}
