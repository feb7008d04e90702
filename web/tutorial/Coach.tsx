/** The coach's panel: what to look at, what to do, how far one is. Points at a part of the table. */

import { useEffect, useRef } from 'preact/hooks';
import type { Kit } from '#engine';
import { ChevronLeftIcon, ChevronRightIcon } from '#ui/art/icons.tsx';
import { to } from '../router.ts';
import { words } from '../text/en.ts';
import type { Lesson } from './lesson.ts';
import '../styles/coach.css';

export function Coach<K extends Kit>({ lesson, game }: { lesson: Lesson<K>; game: string }) {
  const { value: beat } = lesson.beat;
  const { value: at } = lesson.at;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (at > 0) title.current?.focus();
  }, [at]);
  if (beat === undefined) return undefined;
  const count = lesson.beats.length;
  const mustAct = lesson.mustAct.value;
  return (
    <section class="coach" aria-label={words.library.tutorial}>
      {beat.part ? <Pointer part={beat.part} /> : undefined}
      <p class="coach__progress">
        <span class="o-eyebrow o-number">{words.tutorial.beat(at + 1, count)}</span>
        <progress class="o-progress" max={count} value={at + 1} aria-label={words.library.tutorial} />
        <button type="button" class="o-button o-button--quiet o-button--small" onClick={() => lesson.skip()}>
          {words.tutorial.skip}
        </button>
      </p>
      <h2 ref={title} tabIndex={-1} class="coach__title">
        {beat.title}
      </h2>
      <p>{beat.text}</p>
      <p class="coach__ways">
        {beat.rule ? (
          <a class="coach__rule" href={to.rules(game, beat.rule)} target="_blank" rel="noopener">
            {words.tutorial.rule(beat.rule)}
          </a>
        ) : undefined}
        <button type="button" class="o-button" disabled={at === 0} onClick={() => lesson.back()}>
          <ChevronLeftIcon /> {words.tutorial.back}
        </button>
        {mustAct ? (
          <strong class="coach__move">{words.tutorial.yourMove}</strong>
        ) : (
          <button type="button" class="o-button o-button--primary" onClick={() => lesson.next()}>
            {at + 1 === count ? words.tutorial.finish : words.tutorial.next} <ChevronRightIcon />
          </button>
        )}
      </p>
    </section>
  );
}

/** A style rule finds the part wherever the board draws it, also after it is drawn anew. */
function Pointer({ part }: { part: string }) {
  useEffect(() => {
    document.querySelector(`[data-part="${CSS.escape(part)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [part]);
  return (
    <style>{`[data-part="${CSS.escape(part)}"]{outline:3px solid var(--accent);outline-offset:4px;border-radius:var(--radius-2)}`}</style>
  );
}
