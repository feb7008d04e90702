/** An event that asked nothing has come and gone: it lies over the base until one goes on, with what it did. */

import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CloseIcon } from '#ui/art/icons.tsx';
import { scrollable } from '#ui/scrollable.ts';
import { CRITICAL_EVENTS } from '../content/ids.ts';
import type { ExoworldEvent } from '../event.ts';
import { EFFECT_WORDS } from '../text/events.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { EventGlyph } from './art/Glyph.tsx';
import { kindOf } from './art/glyphs.ts';
import { useTheDesk } from './desk.ts';

/** What belongs to the turn after it. */
const AFTER: readonly ExoworldEvent['type'][] = ['turn', 'won', 'lost'];
const MOST_LINES = 6;

export function EventNews(): JSX.Element | undefined {
  const { view, props } = useTheDesk();
  const [dismissed, setDismissed] = useState<readonly ExoworldEvent[] | undefined>(undefined);
  const { fresh, game } = props;
  // Whoever goes on has seen it.
  useEffect(() => {
    const signals = new AbortController();
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(type, () => setDismissed(fresh), { signal: signals.signal });
    return () => signals.abort();
  }, [fresh]);
  const from = fresh.findLastIndex(({ type }) => type === 'eventDrawn');
  const drawn = fresh[from];
  if (view.event !== undefined || dismissed === fresh || drawn?.type !== 'eventDrawn') return undefined;
  const { effect, event } = drawn;
  if (effect === undefined || event === undefined) return undefined;
  const rest = fresh.slice(from + 1);
  const end = rest.findIndex(({ type }) => AFTER.includes(type));
  const lines = (end < 0 ? rest : rest.slice(0, end)).map((one) => game.words.event(one));
  const critical = (CRITICAL_EVENTS as readonly string[]).includes(event);
  const { name, text } = EFFECT_WORDS[effect];
  // It lies where there is less to see.
  const aside = view.base.reduce((sum, { x }) => sum + x, 0) > 0 ? 'left' : 'right';
  return (
    <section
      ref={scrollable}
      class={`xw-event xw-news xw-news--${aside} o-panel${critical ? ' xw-event--critical' : ''}`}
      data-part="news"
    >
      <button
        type="button"
        class="xw-news__close"
        aria-label={TABLE_WORDS.close}
        onClick={() => setDismissed(fresh)}
      >
        <CloseIcon size={18} />
      </button>
      <header class="xw-event__head">
        <EventGlyph id={kindOf(effect)} size={40} class="xw-event__art" />
        <span>
          <span class="xw-event__kind">{critical ? TABLE_WORDS.critical : TABLE_WORDS.normal}</span>
          <h3 class="xw-event__name">{name}</h3>
        </span>
      </header>
      <p class="xw-event__text">{text}</p>
      <div class="xw-event__now">
        <b>{TABLE_WORDS.happened}</b>
        <ul>
          {lines.slice(0, MOST_LINES).map((line, i) => (
            <li key={i}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
