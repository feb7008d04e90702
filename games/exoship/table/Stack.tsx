/** The founders not in play: the unseen ones as a set, the known ones below in their order (XS-R8). */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '#ui/Dialog.tsx';
import type { FounderId } from '../content/founders.ts';
import { FOUNDER_WORDS } from '../text/content.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { Portrait } from './art/Portrait.tsx';
import { useTheDesk } from './desk.ts';
import '#ui/kit/parts/faces.css';

/** Faces on the bar itself; the rest are in the list. */
const SHOWN = 4;

export function Stack(): JSX.Element {
  const { undealt, known } = useTheDesk().view.stack;
  const [next] = undealt.length === 0 ? known : [];
  const [open, setOpen] = useState(false);
  return (
    <div data-part="stack" data-panel="stack">
      <button
        type="button"
        class="xs-stat"
        aria-haspopup="dialog"
        aria-label={TABLE_WORDS.stackCount(undealt.length, known.length)}
        onClick={() => setOpen(true)}
      >
        <span class="o-eyebrow">{TABLE_WORDS.stack}</span>
        <span class="xs-stat__row" aria-hidden="true">
          <b>{next ? TABLE_WORDS.nextKnown(next) : TABLE_WORDS.unseenCount(undealt.length)}</b>
          <span>{TABLE_WORDS.knownCount(known.length)}</span>
          {known.slice(0, SHOWN).map((id) => (
            <Portrait key={id} id={id} size={24} />
          ))}
          {known.length > SHOWN ? (
            <span class="xs-stat__face">{TABLE_WORDS.moreKnown(known.length - SHOWN)}</span>
          ) : undefined}
        </span>
      </button>
      {open ? (
        <Dialog title={TABLE_WORDS.stack} closeLabel={TABLE_WORDS.close} onClose={() => setOpen(false)}>
          <h3 class="o-eyebrow">{TABLE_WORDS.undealt}</h3>
          <People ids={undealt} none={TABLE_WORDS.undealtNone} />
          <h3 class="o-eyebrow">{TABLE_WORDS.known}</h3>
          <People ids={known} none={TABLE_WORDS.knownNone} ordered />
        </Dialog>
      ) : undefined}
    </div>
  );
}

interface PeopleProps {
  readonly ids: readonly FounderId[];
  readonly none: string;
  readonly ordered?: boolean;
}

function People({ ids, none, ordered = false }: PeopleProps): JSX.Element {
  if (ids.length === 0) return <p class="o-muted">{none}</p>;
  const List = ordered ? 'ol' : 'ul';
  return (
    <List class="o-faces">
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
