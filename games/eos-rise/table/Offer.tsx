/** Cards to choose from: contracts, technology, damage cards, advanced rooms, tracks, an event's luck. */

import type { JSX } from 'preact';
import { scrollable } from '#ui/scrollable.ts';
import type { EosAction } from '../action.ts';
import { BOARDS, OWNER_OF } from '../content/characters.ts';
import { DAMAGE } from '../content/damage.ts';
import type { StepName } from '../frame.ts';
import { actionLine } from '../text/actions.ts';
import { type CardWords, contractWords, EVENT_WORDS, ROOM_WORDS, technologyWords } from '../text/cards.ts';
import { damageName, FACE_NAMES, trackName } from '../text/names.ts';
import { FIGHT_WORDS, hexWords } from '../text/table.ts';
import type { View } from '../view.ts';
import { useAim } from './aim.ts';
import { Brings } from './Bar.tsx';
import type { Choice } from './choices.ts';
import { useTheDesk } from './desk.ts';
import { HintBar } from './Hint.tsx';

/** The decisions that lay cards out over the map. */
export const OFFERS: ReadonlySet<StepName> = new Set<StepName>([
  'sign',
  'advancedRoom',
  'track',
  'keepDamage',
  'keepTechnology',
  'thirdCard',
  'tryLuck',
  'spoof',
]);

export function Offer(): JSX.Element | undefined {
  const desk = useTheDesk();
  const { props, view } = desk;
  const step = props.decision?.prompt;
  if (step === undefined || !OFFERS.has(step) || desk.choices.length === 0) return undefined;
  const { asking } = view;
  return (
    <section
      ref={scrollable}
      class="er-offer o-panel o-panel--raised"
      aria-label={props.game.words.prompt(step, view)}
      data-part="offer"
    >
      <h3 class="er-offer__title">{props.game.words.prompt(step, view)}</h3>
      {asking?.step === 'tryLuck' ? (
        <p class="er-offer__about">
          <b>{EVENT_WORDS[asking.card].name}.</b> {EVENT_WORDS[asking.card].text}
        </p>
      ) : undefined}
      <div class="er-offer__cards">
        {desk.choices.map((choice) => (
          <OfferCard key={choice.key} choice={choice} />
        ))}
      </div>
      <p class="er-offer__brings">{desk.aimed ? <Brings brings={desk.brings} /> : undefined}</p>
    </section>
  );
}

function OfferCard({ choice }: { choice: Choice }): JSX.Element {
  const desk = useTheDesk();
  const handlers = useAim(choice, () => desk.perform(choice));
  const { name, text } = wordsOf(choice.action, desk.view);
  return (
    <button
      type="button"
      class={`er-offer__card er-live${desk.best?.key === choice.key ? ' er-best' : ''}`}
      data-choice={choice.key}
      data-part={`choice-${choice.action.type}`}
      {...handlers}
    >
      <b>{name}</b>
      {text ? <span>{text}</span> : undefined}
      <HintBar choice={choice} />
    </button>
  );
}

function wordsOf(action: EosAction, view: View): CardWords {
  switch (action.type) {
    case 'sign':
      return contractWords(action.card);
    case 'takeRoom':
      return ROOM_WORDS[action.room];
    case 'keepTechnology':
      return technologyWords(action.card);
    case 'keepDamage': {
      const { icons, damage, firstStrike } = DAMAGE[action.card];
      return {
        name: damageName(action.card),
        text: `${icons.map((icon) => FACE_NAMES[icon]).join(' ')}: ${FIGHT_WORDS.damage(damage)}, ${FIGHT_WORDS.firstStrike(firstStrike)}`,
      };
    }
    case 'track':
      return {
        name: trackName(action.track),
        text: (BOARDS[OWNER_OF[action.track]].advanced[action.track] ?? []).map(hexWords).join(' · '),
      };
    default:
      return { name: actionLine(action, view), text: '' };
  }
}
