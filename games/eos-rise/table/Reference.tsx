/** Sheets one press away: the steps of an Alien attack and what every icon means; every deck and its discards. */
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Entries, Flow, Lookup } from '#ui/kit/Lookup.tsx';
import type { CharacterId } from '../content/characters.ts';
import { DECK_IDS } from '../state.ts';
import { cardList } from '../text/decks.ts';
import { DECK_WORDS } from '../text/overlays.ts';
import { ATTACK_FLOW, ICON_REFERENCE, REFERENCE_WORDS } from '../text/reference.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { Icon } from './art/Icon.tsx';
import { Token } from './art/Token.tsx';
import { toneOf } from './art/tones.ts';
import { useTheDesk } from './desk.ts';

export function ReferenceButton({ class: name }: { class: string }): JSX.Element {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class={name} onClick={() => setOpen(true)}>
        {REFERENCE_WORDS.open}
      </button>
      {open ? <ReferenceSheet onClose={() => setOpen(false)} /> : undefined}
    </>
  );
}

function ReferenceSheet({ onClose }: { onClose(): void }): JSX.Element {
  const { props } = useTheDesk();
  const read = (rule: string): void => {
    onClose();
    props.openRule(rule);
  };
  const icons = ICON_REFERENCE.map((entry) => ({
    ...entry,
    figure: 'token' in entry ? <Token kind={entry.token} size={22} /> : <Icon id={entry.icon} size={22} />,
  }));
  return (
    <Sheet title={REFERENCE_WORDS.title} onClose={onClose}>
      <section>
        <h3>{REFERENCE_WORDS.flow}</h3>
        <p class="o-muted">{REFERENCE_WORDS.flowWhen}</p>
        <Flow steps={ATTACK_FLOW} read={read} />
      </section>
      <section>
        <h3>{REFERENCE_WORDS.icons}</h3>
        <Entries entries={icons} />
      </section>
    </Sheet>
  );
}

export function DeckSheet({ onClose }: { onClose(): void }): JSX.Element {
  const { view } = useTheDesk();
  return (
    <Sheet title={DECK_WORDS.title} onClose={onClose}>
      {DECK_IDS.map((id) => {
        const { left, unseen, discard } = view.decks[id];
        const lists = [
          { name: DECK_WORDS.unseen, text: cardList(unseen) },
          { name: DECK_WORDS.discard, text: cardList(discard) },
        ];
        return (
          <section key={id}>
            <h3>
              {DECK_WORDS.names[id]} <small class="o-muted">{DECK_WORDS.left(left)}</small>
            </h3>
            <Entries entries={lists} />
          </section>
        );
      })}
    </Sheet>
  );
}

interface SheetProps {
  readonly title: string;
  onClose(): void;
  /** Whose colours it has. */
  readonly who?: CharacterId;
  readonly children: ComponentChildren;
}

export function Sheet({ who, ...sheet }: SheetProps): JSX.Element {
  return (
    <Lookup
      class="er-tones"
      game="eos-rise"
      close={TABLE_WORDS.close}
      style={who && toneOf(who)}
      {...sheet}
    />
  );
}
