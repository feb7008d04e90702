/** What has just come on board: technology in full, a cargo that was delivered, Progress; until something else is done. */
import type { JSX } from 'preact';
import type { EosEvent } from '../../event.ts';
import { contractWords, technologyWords } from '../../text/cards.ts';
import { CREW_WORDS, GAINED_WORDS, TABLE_WORDS } from '../../text/table.ts';
import { Icon } from './Icon.tsx';
import { Token, type TokenKind } from './Token.tsx';
import { toneOf } from './tones.ts';
import './gained.css';

export function Gained({ fresh }: { fresh: readonly EosEvent[] }): JSX.Element | undefined {
  const cards = fresh.flatMap((event) => (event.type === 'equipped' ? [event] : []));
  const moments = fresh.flatMap(momentOf);
  if (cards.length + moments.length === 0) return undefined;
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
      {moments.map(({ icon, name, text }) => (
        <article key={name} class="o-panel er-gained__moment">
          <b>
            <Token kind={icon} size={18} /> {name}
          </b>
          <p>{text}</p>
        </article>
      ))}
    </section>
  );
}

/** What a voyage turns on is not left to a small number. */
function momentOf(event: EosEvent): { icon: TokenKind; name: string; text: string }[] {
  if (event.type === 'delivered')
    return [{ icon: 'cargo', name: GAINED_WORDS.delivered, text: contractWords(event.card).text }];
  if (event.type === 'progress')
    return [{ icon: 'frb', name: GAINED_WORDS.progress(event.at), text: GAINED_WORDS.toGo(event.at) }];
  return [];
}

/** What the table is showing by itself. */
export function Told({ stage }: { stage: keyof typeof TABLE_WORDS.stages }): JSX.Element | undefined {
  const words = TABLE_WORDS.stages[stage];
  return words ? <p class="er-told o-panel o-panel--raised">{words}</p> : undefined;
}
