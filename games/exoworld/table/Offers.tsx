/** XW-1.4 the characters on offer: of two one stays; alone, of four one goes. */

import type { JSX } from 'preact';
import { scrollable } from '#ui/scrollable.ts';
import { CHARACTERS } from '../content/characters.ts';
import { CHARACTER_WORDS } from '../text/characters.ts';
import { player } from '../text/nouns.ts';
import { TABLE_WORDS } from '../text/table.ts';
import { Portrait } from './art/Portrait.tsx';
import { useTheDesk } from './desk.ts';
import { SpotButton } from './SpotButton.tsx';
import '#ui/kit/parts/offers.css';

export function Offers(): JSX.Element | undefined {
  const { view, me, props } = useTheDesk();
  if (view.phase !== 'characters' && view.phase !== 'companions') return undefined;
  const own = view.offers[me] ?? [];
  const others = view.offers.flatMap((offer, seat) =>
    seat === me || offer.length === 0 ? [] : [{ seat, offer }],
  );
  const help =
    view.phase === 'companions'
      ? TABLE_WORDS.companionsHelp
      : props.decision
        ? TABLE_WORDS.offersHelp
        : TABLE_WORDS.waitingOffers;
  const title = view.phase === 'companions' ? TABLE_WORDS.companions : TABLE_WORDS.offers;
  return (
    <section ref={scrollable} class="o-offers" aria-label={title} data-part="offers">
      <h3 class="o-offers__title">{title}</h3>
      <p>{help}</p>
      <ul class="o-offers__list">
        {own.map((id) => (
          <li key={id}>
            <SpotButton
              spot={`offer:${id}`}
              class="o-offer o-panel"
              label={`${CHARACTER_WORDS[id].name}. ${CHARACTER_WORDS[id].skill}`}
              part={`offer-${id}`}
            >
              <Portrait id={id} size={72} />
              <b>{CHARACTER_WORDS[id].name}</b>
              <span>{CHARACTER_WORDS[id].skill}</span>
              <small>{TABLE_WORDS.goodWith(CHARACTER_WORDS[id].good)}</small>
              <small class="o-number">
                {TABLE_WORDS.speed} {CHARACTERS[id].speed} · {TABLE_WORDS.limit} {CHARACTERS[id].hand}
              </small>
            </SpotButton>
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <p class="o-offers__others">
          {others.map(({ seat, offer }) => (
            <span key={seat}>
              {player(seat, view)}: {offer.map((id) => CHARACTER_WORDS[id].name).join(' or ')}
            </span>
          ))}
        </p>
      ) : undefined}
    </section>
  );
}
