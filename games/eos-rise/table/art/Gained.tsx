/** Technology that has just come on board: its card, in full, until something else is done. */
import type { JSX } from 'preact';
import type { EosEvent } from '../../event.ts';
import { technologyWords } from '../../text/cards.ts';
import { CREW_WORDS } from '../../text/table.ts';
import { Icon } from './Icon.tsx';
import { toneOf } from './tones.ts';
import './gained.css';

export function Gained({ fresh }: { fresh: readonly EosEvent[] }): JSX.Element | undefined {
  const cards = fresh.flatMap((event) => (event.type === 'equipped' ? [event] : []));
  if (cards.length === 0) return undefined;
  return (
    <section class="er-gained" aria-live="polite" data-part="gained">
      {cards.map(({ who, card }) => (
        <article key={`${who} ${card}`} class="o-panel" style={toneOf(who)}>
          <b>
            <Icon id="crafting" size={16} /> {technologyWords(card).name}
          </b>
          <p>{technologyWords(card).text}</p>
          <small>{CREW_WORDS.gained(who)}</small>
        </article>
      ))}
    </section>
  );
}
