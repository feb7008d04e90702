/** The event on the table, large, with what it does here and now; and the pile of those to come, in five parts. */

import type { JSX } from 'preact';
import { scrollable } from '#ui/scrollable.ts';
import type { EffectId, EventId } from '../content/ids.ts';
import { SCENARIO_EVENTS } from '../content/scenarioEvents.ts';
import { branchText, EFFECT_WORDS, eventName } from '../text/events.ts';
import { capital, crewName, TABLE_WORDS } from '../text/table.ts';
import { EVENT_WORDS, impactLines } from '../text/tableEvent.ts';
import type { View } from '../view.ts';
import { useAim } from './aim.ts';
import { EventGlyph } from './art/Glyph.tsx';
import { kindOf } from './art/glyphs.ts';
import type { Choice } from './choices.ts';
import { useTheDesk } from './desk.ts';
import { HintBar } from './Hint.tsx';
import { SpotButton } from './SpotButton.tsx';
import './events.css';

/** Which effect a card has on this planet. */
export function effectHere(event: EventId, { scenario }: View): EffectId {
  if (event === 'normal-scenario') return SCENARIO_EVENTS[scenario].normal;
  return event === 'critical-scenario' ? SCENARIO_EVENTS[scenario].critical : event;
}

export function EventCard(): JSX.Element | undefined {
  const { view, choices, props } = useTheDesk();
  const { event } = view;
  if (event === undefined) return undefined;
  if (event === 'hidden') {
    return (
      <section
        ref={scrollable}
        class="xw-event xw-event--hidden o-panel"
        aria-label={TABLE_WORDS.normal}
        data-part="event"
      >
        <EventGlyph id="hidden" size={48} />
        <p>{TABLE_WORDS.secretEvent}</p>
      </section>
    );
  }
  const { name, text } = EFFECT_WORDS[event.effect];
  const lines = event.impacts.flatMap((impact) => impactLines(impact, view));
  const branches = choices.filter(({ action }) => action.type === 'branch');
  const current = view.crew[view.current];
  const mine = props.decision !== undefined;
  return (
    <section
      ref={scrollable}
      class={`xw-event o-panel${event.critical ? ' xw-event--critical' : ''}`}
      aria-label={`${TABLE_WORDS.normal}: ${name}`}
      data-part="event"
    >
      <header class="xw-event__head">
        <EventGlyph id={kindOf(event.effect)} size={36} class="xw-event__art" />
        <span>
          <span class="xw-event__kind">{event.critical ? TABLE_WORDS.critical : TABLE_WORDS.normal}</span>
          <h3 class="xw-event__name">{name}</h3>
        </span>
      </header>
      <p class="xw-event__text">{text}</p>
      <div class="xw-event__now">
        <b>{TABLE_WORDS.hereAndNow}</b>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
          {view.lockdown ? <li class="xw-good">{TABLE_WORDS.lockedDown}</li> : undefined}
        </ul>
        <p class="xw-event__who">
          {mine ? EVENT_WORDS.youChoose : current ? EVENT_WORDS.chooses(crewName(current)) : ''}
        </p>
      </div>
      {branches.map((choice) => (
        <Branch key={choice.key} choice={choice} effect={event.effect} />
      ))}
    </section>
  );
}

function Branch({ choice, effect }: { choice: Choice; effect: EffectId }): JSX.Element | undefined {
  const desk = useTheDesk();
  const handlers = useAim(choice, () => desk.perform(choice));
  const { action } = choice;
  if (action.type !== 'branch') return undefined;
  return (
    <button type="button" class="o-button xw-event__branch xw-live" data-choice={choice.key} {...handlers}>
      {capital(branchText(effect, action.branch))}
      <HintBar choice={choice} />
    </button>
  );
}

export function EventPile(): JSX.Element {
  const { view } = useTheDesk();
  const { sections, eventDiscards } = view;
  const last = eventDiscards[eventDiscards.length - 1];
  const next = knownNext(view);
  const counts = [1, 2, 3, 4, 5].map((section) => sections.filter((one) => one === section).length);
  const words = counts.map((left, i) => TABLE_WORDS.section(i + 1, left)).join('. ');
  return (
    <SpotButton
      spot="pile"
      class="xw-pilebar o-panel"
      label={`${TABLE_WORDS.events}: ${sections.length > 0 ? `${TABLE_WORDS.eventsLeft(sections.length)}. ${words}` : TABLE_WORDS.noEventsLeft}`}
      part="pile"
    >
      <span class="xw-pilebar__head">
        <b>{TABLE_WORDS.events}</b>
        <span class="o-number">{TABLE_WORDS.eventsLeft(sections.length)}</span>
      </span>
      <span class="xw-sections" aria-hidden="true">
        {counts.map((left, i) => (
          <span key={i} class="xw-section">
            {Array.from({ length: 5 }, (_, n) => (
              <span key={n} class={n < 5 - left ? '' : 'xw-section__on'} />
            ))}
          </span>
        ))}
      </span>
      {next ? (
        <span class="xw-pilebar__line">
          {TABLE_WORDS.nextKnown}: <b>{EFFECT_WORDS[effectHere(next, view)].name}</b>
        </span>
      ) : last ? (
        <span class="xw-pilebar__line">
          {TABLE_WORDS.lastEvent}: <b>{EFFECT_WORDS[effectHere(last, view)].name}</b>
        </span>
      ) : undefined}
    </SpotButton>
  );
}

/** The next event, where this onlooker knows it. */
export function knownNext({ events }: View): EventId | undefined {
  const [layer] = events;
  return layer && 'cards' in layer ? layer.cards[0] : undefined;
}

export function pastEvents(view: View): { name: string; text: string }[] {
  return view.eventDiscards
    .map((event) => EFFECT_WORDS[effectHere(event, view)] ?? { name: eventName(event), text: '' })
    .reverse();
}
