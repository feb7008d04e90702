/** The characters and their hands: one's own in front as cards, the others' beside the base. */

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '#engine';
import { scrollable } from '#ui/scrollable.ts';
import type { CardId } from '../content/cards.ts';
import { CHARACTER_WORDS } from '../text/characters.ts';
import { HEALTH_WORDS } from '../text/events.ts';
import { colourWord, player, TOKEN_WORDS } from '../text/nouns.ts';
import { cardLabel, crewName, TABLE_WORDS } from '../text/table.ts';
import type { SeenCrew, View } from '../view.ts';
import { TokenGlyph } from './art/Glyph.tsx';
import { Pawn } from './art/Pawn.tsx';
import { Card, cardWords } from './Card.tsx';
import { cardsOf } from './cardsOf.ts';
import { handSpot, type Spot } from './choices.ts';
import { useTheDesk } from './desk.ts';
import { SpotButton } from './SpotButton.tsx';
import './crew.css';

export function OwnHand(): JSX.Element | undefined {
  const { view, me, narrow, props } = useTheDesk();
  const crew = view.solo ? view.crew[view.current] : view.crew.find(({ seat }) => seat === me);
  const hand = useRef<HTMLElement>(null);
  const asked = narrow && view.offer !== undefined && props.decision !== undefined;
  // Whoever is asked for a card answers by the hand: the sheet that asks does not lie over it.
  useEffect(() => {
    if (asked) hand.current?.scrollIntoView({ block: 'end' });
  }, [asked]);
  return (
    <section ref={hand} class="xw-hand" aria-label={TABLE_WORDS.hand} data-part="hand" data-panel="hand">
      {crew && !view.solo && !narrow ? <CrewBadge crew={crew} big /> : undefined}
      {crew && narrow ? <Troubles crew={crew} /> : undefined}
      <HandCards seat={me} as="face" />
    </section>
  );
}

/** Alone: the three characters. Otherwise everyone else with their cards. */
export function Crew(): JSX.Element | undefined {
  const { view, me } = useTheDesk();
  const shown = view.crew.filter(({ seat, away }) => !away && (view.solo || seat !== me));
  if (shown.length === 0) return undefined;
  return (
    <section
      ref={scrollable}
      class={`xw-others o-panel${shown.length > 2 && !view.solo ? ' xw-others--many' : ''}`}
      aria-label={TABLE_WORDS.crew}
      data-part="others"
      data-panel="crew"
      data-folds
    >
      {shown.map((crew) => (
        <div key={crew.crew} class={`xw-other${crew.crew === view.current ? ' xw-other--current' : ''}`}>
          <CrewBadge crew={crew} />
          {view.solo ? undefined : <HandCards seat={crew.seat} as="chip" />}
        </div>
      ))}
    </section>
  );
}

/** A hand: one's own as large cards, another's as small ones. Hands are open. */
export function HandCards({ seat, as }: { seat: Seat; as: 'face' | 'chip' }): JSX.Element {
  const { view } = useTheDesk();
  const hand = view.hands[seat] ?? { count: 0, known: [] };
  const held = heldOut(view, seat);
  const unseen = hand.count - hand.known.length;
  const said = view.said.find((one) => one.seat === seat);
  const own = as === 'face';
  return (
    <ul
      ref={scrollable}
      class={own ? 'xw-hand__cards' : 'xw-other__cards'}
      aria-label={own ? undefined : TABLE_WORDS.handOf(player(seat, view))}
    >
      {cardsOf([...hand.known, ...held]).map(({ card, count }) => (
        <li key={card} data-card={own ? undefined : `others-${card}`}>
          <SpotButton
            spot={handSpot(seat, card)}
            class={`o-bare ${own ? 'xw-hand__card' : 'xw-other__card'}`}
            label={`${cardLabel(card, count)}. ${cardWords(card, view.scenario)}`}
            part={own ? `hand-${card}` : undefined}
            card={own}
          >
            <Card card={card} seat={seat} count={count} as={as} mine />
          </SpotButton>
        </li>
      ))}
      {unseen > 0 ? <li class="xw-none">{TABLE_WORDS.unknownCards(unseen)}</li> : undefined}
      {hand.count + held.length === 0 ? <li class="xw-none">{TABLE_WORDS.noCards}</li> : undefined}
      {said ? <li class="o-said">{TABLE_WORDS.said(said.what, colourWord(said.colour))}</li> : undefined}
    </ul>
  );
}

/** A card that is offered is whoever holds it out until the answer. */
function heldOut({ offer }: View, seat: Seat): CardId[] {
  return offer?.card && offer.kind === 'give' && offer.from === seat ? [offer.card] : [];
}

/** Pressed, it offers what can be done to the player, or tells about the character. */
function CrewBadge({ crew, big = false }: { crew: SeenCrew; big?: boolean }): JSX.Element {
  const { view, at } = useTheDesk();
  const seatSpot: Spot = `seat:${crew.seat}`;
  const crewSpot: Spot = `crew:${crew.crew}`;
  const spot = !view.solo && at(crewSpot).length === 0 && at(seatSpot).length > 0 ? seatSpot : crewSpot;
  const count = (view.hands[crew.seat]?.count ?? 0) + heldOut(view, crew.seat).length;
  const here = crew.at === view.crew[view.current]?.at && crew.crew !== view.current;
  const facts = view.solo
    ? `${TABLE_WORDS.speed} ${crew.speed}`
    : [TABLE_WORDS.held(count, crew.handLimit), ...(here ? [TABLE_WORDS.here] : [])].join(' · ');
  return (
    <SpotButton
      spot={spot}
      class={`o-person${big ? ' xw-badge--big' : ''}`}
      label={badgeLabel(crew, player(crew.seat, view))}
    >
      <Pawn crew={crew} size={big ? 46 : view.solo ? 24 : 30} current={crew.crew === view.current} />
      <span class="o-person__words">
        <span class="o-person__name">{crewName(crew)}</span>
        <span class="o-person__facts o-number">{facts}</span>
        <Troubles crew={crew} />
      </span>
    </SpotButton>
  );
}

function Troubles({ crew: { fatigue, health } }: { crew: SeenCrew }): JSX.Element {
  return (
    <>
      {fatigue > 0 ? (
        <span class="o-trouble" title={TOKEN_WORDS.fatigue.text}>
          <TokenGlyph id="fatigue" size={13} /> {TABLE_WORDS.tired(fatigue)}
        </span>
      ) : undefined}
      {health.map((issue) => (
        <span key={issue} class="o-trouble" title={HEALTH_WORDS[issue].text}>
          {HEALTH_WORDS[issue].name}
        </span>
      ))}
    </>
  );
}

function badgeLabel({ id, fatigue, health, speed, handLimit }: SeenCrew, who: string): string {
  const parts = [
    [...new Set([CHARACTER_WORDS[id].name, who])].join(', '),
    `${TABLE_WORDS.speed} ${speed}, ${TABLE_WORDS.limit} ${handLimit}`,
    CHARACTER_WORDS[id].skill,
    ...(fatigue > 0 ? [`${fatigue} × ${TOKEN_WORDS.fatigue.name}`] : []),
    ...health.map((issue) => `${HEALTH_WORDS[issue].name}: ${HEALTH_WORDS[issue].text}`),
  ];
  return parts.join('. ');
}
