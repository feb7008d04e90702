/** What is said below the map: what the voyage is for and where the fleet lies; while a star is looked at, what is known of it. */
import type { JSX } from 'preact';
import { scrollable } from '#ui/scrollable.ts';
import type { ExodusEvent } from '../../event.ts';
import { STAGE_WORDS } from '../../text/stage.ts';
import { seenToday, systemName, systemPromise } from '../../text/systems.ts';
import type { View } from '../../view/index.ts';
import { Goal } from './Bearing.tsx';
import './about.css';

/**
 * The star that is looked at is told of in the room of what stands there else: were the room to change, the map would be
 * laid anew, and the star would slide from under the mouse.
 */
export function About({
  view,
  looked,
  found,
  narrow,
  press,
}: {
  view: View;
  looked: number | undefined;
  /** What was told since the morning. */
  found: readonly ExodusEvent[];
  narrow: boolean;
  /** What a press on the star means. */
  press(star: number): string | undefined;
}): JSX.Element {
  const seen = seenToday(view, found);
  const star = (index: number): JSX.Element => (
    <>
      <b>{systemName(index)}</b> {systemPromise(view, index)} <em>{press(index)}</em>
    </>
  );
  return (
    <p class="xd-map__about" aria-live="polite" data-looks={looked === undefined ? undefined : ''}>
      <span class="xd-map__usual">
        <Goal view={view} />
        {narrow ? undefined : seen ? (
          <>
            <b>{STAGE_WORDS.seen}</b> {seen}
          </>
        ) : (
          star(view.here)
        )}
      </span>
      {looked === undefined ? undefined : (
        <span ref={scrollable} class="xd-map__looked">
          {star(looked)}
        </span>
      )}
    </p>
  );
}
