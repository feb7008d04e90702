/** An event in the recap: its picture, and whether it is critical. */
import type { ComponentProps, JSX } from 'preact';
import type { Figure as Drawn } from '#ui/kit/Recap.tsx';
import { CRITICAL_EVENTS, type EventId } from '../../content/ids.ts';
import type { Exoworld } from '../../state.ts';
import { TABLE_WORDS } from '../../text/table.ts';
import { EventGlyph } from './Glyph.tsx';
import { kindOf } from './glyphs.ts';

const CRITICAL: ReadonlySet<EventId> = new Set(CRITICAL_EVENTS);

export function Figure({ events }: ComponentProps<Drawn<Exoworld>>): JSX.Element | undefined {
  const drawn = events.find((one) => one.type === 'eventDrawn');
  if (drawn?.effect === undefined || drawn.event === undefined) return undefined;
  const critical = CRITICAL.has(drawn.event);
  return (
    <p class={`o-event__head${critical ? ' o-event--critical' : ''}`} data-game="exoworld">
      <EventGlyph id={kindOf(drawn.effect)} size={28} class="o-event__art" />
      <span class="o-eyebrow">{critical ? TABLE_WORDS.critical : TABLE_WORDS.normal}</span>
    </p>
  );
}
