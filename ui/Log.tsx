/**
 * What happened, action by action. What is new since the viewer's last decision is marked, and scrolled to. Of a long
 * match what is near is drawn, and the rest when it is asked for: thousands of entries would hold up the page.
 */

import { useEffect, useRef, useState } from 'preact/hooks';
import type { Seat } from '#engine';
import { windowOf } from './logWindow.ts';
import { kit } from './text.ts';
import './log.css';

export interface LogEntry {
  readonly at: number;
  readonly seat?: Seat;
  readonly title?: string;
  readonly lines: readonly string[];
  /** Something new was learnt by it. */
  readonly learnt?: true;
}

interface LogProps {
  readonly entries: readonly LogEntry[];
  readonly viewer: Seat;
  /** Entries from here on are new. */
  readonly newFrom?: number;
  /** The entry that is shown on the board, in a replay. */
  readonly current?: number;
  /** Goes to a moment, in a replay. */
  open?(at: number): void;
  called(seat: Seat): string;
}

export function Log({ entries, viewer, newFrom, current, open, called }: LogProps) {
  const list = useRef<HTMLOListElement>(null);
  const shown = current ?? entries.length;
  const [more, setMore] = useState(0);
  const { from, to } = windowOf(entries.length, shown, more);
  const later = entries.length - to;
  useEffect(() => {
    const box = list.current?.parentElement;
    const entry = list.current?.querySelector<HTMLElement>(
      current === undefined ? '.log__entry:last-child' : '[aria-current]',
    );
    if (!box || !entry) return undefined;
    const over = (): number => entry.offsetTop + entry.offsetHeight - box.clientHeight;
    if (current !== undefined) {
      if (entry.offsetTop < box.scrollTop || over() > box.scrollTop)
        box.scrollTop = Math.max(0, entry.offsetTop - 80);
      return undefined;
    }
    // What stands beside it comes and goes, and takes its room: the newest stays in sight.
    const sizes = new ResizeObserver(() => {
      box.scrollTop = over();
    });
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [shown, current]);
  return (
    <ol ref={list} class="log">
      {from > 0 ? <More words={kit.earlier(from)} show={() => setMore(more + 1)} /> : undefined}
      {entries.slice(from, to).map(({ at, seat, title, lines, learnt }) => {
        const isNew = newFrom !== undefined && at >= newFrom && newFrom > 0;
        const heading = title ?? (seat === undefined ? kit.setUp : undefined);
        const who = seat === undefined || seat === viewer ? undefined : called(seat);
        return (
          <li
            key={at}
            class="log__entry"
            data-new={isNew ? '' : undefined}
            aria-current={current === at ? 'step' : undefined}
          >
            <p class="log__title">
              {open ? (
                <button type="button" class="log__open" onClick={() => open(at)}>
                  <span class="log__number o-number">{at}</span> {who ?? heading}
                </button>
              ) : (
                <>
                  <span class="log__number o-number">{at}</span> {who ?? heading}
                </>
              )}
              {isNew ? <span class="visually-hidden"> ({kit.fresh})</span> : undefined}
            </p>
            {lines.map((line, i) => (
              <p key={i} class="log__line">
                {line}
              </p>
            ))}
            {learnt ? <p class="log__learnt">{kit.learnt}</p> : undefined}
          </li>
        );
      })}
      {later > 0 ? <More words={kit.later(later)} show={() => setMore(more + 1)} /> : undefined}
    </ol>
  );
}

function More({ words, show }: { words: string; show(): void }) {
  return (
    <li class="log__more">
      <button type="button" class="o-button o-button--small" onClick={show}>
        {words}
      </button>
    </li>
  );
}
