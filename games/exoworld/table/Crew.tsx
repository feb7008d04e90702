/** The characters and their hands: one's own in front as cards, the others' beside the base. */

import type { JSX } from 'preact';
import type { Seat } from '#engine';
import { scrollable } from '#ui/scrollable.ts';
import type { CharacterId } from '../content/characters.ts';
import { CHARACTER_WORDS } from '../text/characters.ts';
import { HEALTH_WORDS } from '../text/events.ts';
import { cardLabel, crewName, TABLE_WORDS } from '../text/table.ts';
import { colourWord, player, TOKEN_WORDS } from '../text/terms.ts';
import type { SeenCrew } from '../view.ts';
import { TokenGlyph } from './art/Glyph.tsx';
import { CardChip, CardFace, cardWords } from './Card.tsx';
import { cardsOf } from './cardsOf.ts';
import { handSpot, type Spot } from './choices.ts';
import { useTheDesk } from './desk.ts';
import { Pawn } from './Pawn.tsx';
import { SpotButton } from './SpotButton.tsx';
import './crew.css';

export function OwnHand(): JSX.Element | undefined {
  const { view, me } = useTheDesk();
  const hand = view.hands[me];
  const crew = view.solo ? view.crew[view.current] : view.crew.find(({ seat }) => seat === me);
  if (hand === undefined) return undefined;
  const held = cardsOf(hand.known);
  const unseen = hand.count - hand.known.length;
  return (
    <section class="xw-hand" aria-label={TABLE_WORDS.hand} data-part="hand">
      {crew && !view.solo ? <CrewBadge crew={crew} big /> : undefined}
      <ul ref={scrollable} class="xw-hand__cards" style={{ '--cards': held.length }}>
        {held.map(({ card, count, builds }, i) => (
          <li key={card}>
            <SpotButton
              spot={handSpot(me, card)}
              class="xw-hand__card"
              label={`${cardLabel(card, count, builds)}. ${cardWords(card, view.scenario)}`}
              part={`hand-${card}`}
              keys={i < 9 ? String(i + 1) : undefined}
              card
            >
              <CardFace card={card} scenario={view.scenario} count={count} builds={builds} />
            </SpotButton>
          </li>
        ))}
        {unseen > 0 ? <li class="xw-hand__none">{TABLE_WORDS.unknownCards(unseen)}</li> : undefined}
        {hand.count === 0 ? <li class="xw-hand__none">{TABLE_WORDS.noCards}</li> : undefined}
      </ul>
    </section>
  );
}

/** Alone: the three characters. Otherwise everyone else with their cards. */
export function Others(): JSX.Element | undefined {
  const { view, me } = useTheDesk();
  const shown = view.crew.filter(({ seat, away }) => !away && (view.solo || seat !== me));
  if (shown.length === 0) return undefined;
  const tight = !view.solo && shown.length > 2;
  return (
    <section
      ref={scrollable}
      class="xw-others o-panel"
      aria-label={view.solo ? TABLE_WORDS.crew : TABLE_WORDS.others}
      data-part="others"
    >
      {shown.map((crew) => (
        <div
          key={crew.crew}
          class={`xw-other${view.solo ? ' xw-other--solo' : tight ? ' xw-other--tight' : ''}${crew.crew === view.current ? ' xw-other--current' : ''}`}
        >
          <CrewBadge crew={crew} tight={tight} />
          {view.solo ? undefined : <OtherHand seat={crew.seat} />}
        </div>
      ))}
    </section>
  );
}

function OtherHand({ seat }: { seat: Seat }): JSX.Element {
  const { view } = useTheDesk();
  const hand = view.hands[seat] ?? { count: 0, known: [] };
  const unseen = hand.count - hand.known.length;
  const said = view.said.find((one) => one.seat === seat);
  return (
    <ul class="xw-other__cards" aria-label={TABLE_WORDS.handOf(seat)}>
      {cardsOf(hand.known).map(({ card, count, builds }) => (
        <li key={card}>
          <SpotButton
            spot={handSpot(seat, card)}
            class="xw-other__card"
            label={`${cardLabel(card, count, builds)}. ${cardWords(card, view.scenario)}`}
          >
            <CardChip card={card} scenario={view.scenario} count={count} builds={builds} />
          </SpotButton>
        </li>
      ))}
      {unseen > 0 ? <li class="xw-other__unseen">{TABLE_WORDS.unknownCards(unseen)}</li> : undefined}
      {hand.count === 0 ? <li class="xw-other__unseen">{TABLE_WORDS.noCards}</li> : undefined}
      {said ? (
        <li class="xw-other__said">{TABLE_WORDS.said(said.what, colourWord(said.colour))}</li>
      ) : undefined}
    </ul>
  );
}

interface BadgeProps {
  readonly crew: SeenCrew;
  readonly big?: boolean;
  readonly tight?: boolean;
}

/** Pressed, it offers what can be done to the player, or tells about the character. */
function CrewBadge({ crew, big = false, tight = false }: BadgeProps): JSX.Element {
  const { view, at } = useTheDesk();
  const seatSpot: Spot = `seat:${crew.seat}`;
  const crewSpot: Spot = `crew:${crew.crew}`;
  const spot = !view.solo && at(crewSpot).length === 0 && at(seatSpot).length > 0 ? seatSpot : crewSpot;
  const count = view.hands[crew.seat]?.count ?? 0;
  const facts = view.solo
    ? `${TABLE_WORDS.speed} ${crew.speed} · ${TABLE_WORDS.limit} ${crew.handLimit}`
    : tight
      ? TABLE_WORDS.held(count, crew.handLimit)
      : `${player(crew.seat)} · ${TABLE_WORDS.cards(count, crew.handLimit)}`;
  return (
    <SpotButton
      spot={spot}
      class={`xw-badge${big ? ' xw-badge--big' : ''}`}
      label={badgeLabel(crew)}
      part={`crew-${crew.crew}`}
    >
      <Pawn crew={crew} size={big ? 46 : tight ? 28 : 30} current={crew.crew === view.current} />
      <span class="xw-badge__words">
        <span class="xw-badge__name">{crewName(crew)}</span>
        <span class="xw-badge__facts o-number">{facts}</span>
        <Troubles crew={crew} />
      </span>
    </SpotButton>
  );
}

function Troubles({ crew: { fatigue, health } }: { crew: SeenCrew }): JSX.Element | undefined {
  if (fatigue === 0 && health.length === 0) return undefined;
  return (
    <span class="xw-troubles">
      {fatigue > 0 ? (
        <span class="xw-trouble" title={TOKEN_WORDS.fatigue.text}>
          <TokenGlyph id="fatigue" size={13} /> {fatigue > 1 ? `×${fatigue}` : ''}
        </span>
      ) : undefined}
      {health.map((issue) => (
        <span key={issue} class="xw-trouble" title={HEALTH_WORDS[issue].text}>
          {HEALTH_WORDS[issue].name}
        </span>
      ))}
    </span>
  );
}

function badgeLabel(crew: SeenCrew): string {
  const { fatigue, health, speed, handLimit } = crew;
  const parts = [
    `${crewName(crew)}, ${player(crew.seat)}`,
    `${TABLE_WORDS.speed} ${speed}, hand limit ${handLimit}`,
    skillOf(crew.id),
    ...(fatigue > 0 ? [`${fatigue} × ${TOKEN_WORDS.fatigue.name}`] : []),
    ...health.map((issue) => `${HEALTH_WORDS[issue].name}: ${HEALTH_WORDS[issue].text}`),
  ];
  return parts.join('. ');
}

export function skillOf(id: CharacterId): string {
  return CHARACTER_WORDS[id].skill;
}
