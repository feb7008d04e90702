/** The founders not in play: the unseen ones as a set, the known ones below in their order (XS-R8). */

import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CloseIcon } from '#ui/art/icons.tsx';
import { scrollable } from '#ui/scrollable.ts';
import type { FounderId } from '../content/founders.ts';
import { FOUNDER_WORDS } from '../text/content.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { Portrait } from './art/Portrait.tsx';
import { useTheDesk } from './desk.ts';
import './stack.css';

export function Stack(): JSX.Element {
  const { view } = useTheDesk();
  const { undealt, known } = view.stack;
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const away = ({ target }: Event): void => {
      if (target instanceof Node && !ref.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', away);
    return () => document.removeEventListener('pointerdown', away);
  }, [open]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list inside
    <div
      ref={ref}
      class="xs-stack"
      data-part="stack"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
      }}
    >
      <button
        type="button"
        class="xs-stack__button"
        aria-expanded={open}
        aria-label={TABLE_WORDS.stackCount(undealt.length, known.length)}
        onClick={() => setOpen(!open)}
      >
        <span class="xs-stat__name">{TABLE_WORDS.stack}</span>
        <span class="xs-stack__row" aria-hidden="true">
          {undealt.length > 0 ? <span class="xs-stack__unseen o-number">{undealt.length} ?</span> : undefined}
          {known.slice(0, SHOWN).map((id) => (
            <Portrait key={id} id={id} class="xs-stack__face" size={undefined} />
          ))}
          {known.length > SHOWN ? (
            <span class="xs-stack__more o-number">+{known.length - SHOWN}</span>
          ) : undefined}
          {known.length > 0 ? (
            <span class="xs-stack__count">{TABLE_WORDS.knownCount(known.length)}</span>
          ) : undefined}
        </span>
      </button>
      {open ? (
        <div ref={scrollable} class="xs-sheet xs-stack__sheet o-panel o-panel--raised">
          <button
            type="button"
            class="xs-sheet__close"
            aria-label={TABLE_WORDS.close}
            onClick={() => setOpen(false)}
          >
            <CloseIcon size={18} />
          </button>
          <h3 class="o-eyebrow">{TABLE_WORDS.undealt}</h3>
          <People ids={undealt} none={TABLE_WORDS.undealtNone} />
          <h3 class="o-eyebrow">{TABLE_WORDS.known}</h3>
          <People ids={known} none={TABLE_WORDS.knownNone} ordered />
        </div>
      ) : undefined}
    </div>
  );
}

/** Faces on the bar itself; the rest are in the list. */
const SHOWN = 4;

function People({
  ids,
  none,
  ordered = false,
}: {
  ids: readonly FounderId[];
  none: string;
  ordered?: boolean;
}): JSX.Element {
  if (ids.length === 0) return <p class="o-muted xs-people__none">{none}</p>;
  const List = ordered ? 'ol' : 'ul';
  return (
    <List class="xs-people">
      {ids.map((id, i) => (
        <li key={id}>
          <Portrait id={id} size={36} />
          <span>
            <b>
              {ordered ? `${i + 1}. ` : ''}
              {FOUNDER_WORDS[id].name}
            </b>
            <small>
              {FOUNDER_WORDS[id].role}: {FOUNDER_WORDS[id].ability}
            </small>
          </span>
        </li>
      ))}
    </List>
  );
}
