/** The reference sheet, one press away: the steps of an Alien attack and what every icon means. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Dialog } from '#ui/Dialog.tsx';
import { ATTACK_FLOW, ICON_REFERENCE, REFERENCE_WORDS } from '../text/reference.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { Icon } from './art/Icon.tsx';
import { Token } from './art/Token.tsx';
import { useTheDesk } from './desk.ts';
import './reference.css';

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
  return (
    <Dialog title={REFERENCE_WORDS.title} shape="wide" closeLabel={TABLE_WORDS.close} onClose={onClose}>
      <div class="er-reference" data-game="eos-rise">
        <section>
          <h3>{REFERENCE_WORDS.flow}</h3>
          <p class="o-muted">{REFERENCE_WORDS.flowWhen}</p>
          <ol class="er-reference__flow">
            {ATTACK_FLOW.map(({ title, text, rule }) => (
              <li key={title}>
                <b>{title}</b> {text}{' '}
                <button type="button" class="er-reference__rule o-number" onClick={() => read(rule)}>
                  {rule}
                </button>
              </li>
            ))}
          </ol>
        </section>
        <section>
          <h3>{REFERENCE_WORDS.icons}</h3>
          <dl class="er-reference__icons">
            {ICON_REFERENCE.map((entry) => (
              <div key={entry.name}>
                <dt>
                  {'token' in entry ? (
                    <Token kind={entry.token} size={22} />
                  ) : (
                    <Icon id={entry.icon} size={22} />
                  )}
                  {entry.name}
                </dt>
                <dd>{entry.text}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Dialog>
  );
}
