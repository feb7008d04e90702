/** The voyage: origin, four timeline cards, destination, and La Oruga on its way. */

import type { JSX } from 'preact';
import { EyeIcon } from '#ui/art/icons.tsx';
import { ARRIVAL } from '../state.ts';
import { GENERATION_WORDS, PLANET_WORDS, TIMELINE_WORDS } from '../text/content.ts';
import { destinationLabel, timelineLabel } from '../text/labels.ts';
import { TABLE_WORDS } from '../text/table.ts';
import type { SeenCard } from '../view.ts';
import { useAim } from './aim.ts';
import { Planet } from './art/Planet.tsx';
import { Ship } from './art/Ship.tsx';
import { TimelineArt } from './art/TimelineArt.tsx';
import type { Spot } from './choices.ts';
import { useTheDesk } from './desk.ts';
import { HintBar } from './Hint.tsx';
import './planets.css';
import './timeline.css';
import './timeline-narrow.css';

export function Timeline(): JSX.Element {
  const { view, foresight } = useTheDesk();
  const shown = foresight?.view ?? view;
  const next = view.timeline[view.step];
  return (
    <section class="xs-timeline" aria-label={TABLE_WORDS.timeline} data-part="timeline">
      <div class="xs-track" data-step={view.step} style={{ '--step': view.step }}>
        <span class="xs-track__line" aria-hidden="true" />
        <span class={`xs-ship xs-ship--${shown.ship}`} data-part="ship">
          <Ship mode={shown.ship} size="100%" title={TABLE_WORDS.shipAt(view.step, ARRIVAL)} />
        </span>
        {shown.ship === 'cruise' ? (
          <span class="xs-needs">
            <b>{TABLE_WORDS.cruise}</b> {TABLE_WORDS.cruiseNeeds}
          </span>
        ) : undefined}
      </div>
      <div class="xs-stations">
        <div class={`xs-planet${view.step === 0 ? ' xs-planet--here' : ''}`}>
          <Planet id={view.origin} size="100%" />
          <span class="xs-planet__name">{PLANET_WORDS[view.origin]}</span>
        </div>
        {view.timeline.map((card, i) => (
          <Card key={card.step} card={card} then={shown.timeline[i] ?? card} />
        ))}
        <Destination />
      </div>
      {next ? (
        <p class="xs-ahead">
          <b>
            {TABLE_WORDS.next}: {TIMELINE_WORDS[next.up].name}
          </b>{' '}
          {TIMELINE_WORDS[next.up].text}
        </p>
      ) : undefined}
    </section>
  );
}

/** `then` is the card as it would lie after the action that is looked at. */
function Card({ card, then }: { card: SeenCard; then: SeenCard }): JSX.Element {
  const desk = useTheDesk();
  const { step } = desk.view;
  const spot: Spot = `step:${card.step}`;
  const handlers = useAim(desk.atOnce(spot), () => desk.press(spot));
  const when =
    card.step === step ? 'here' : card.step === step + 1 ? 'next' : card.step < step ? 'past' : 'later';
  const target = desk.atOnce(spot) !== undefined;
  const best = desk.best?.on.includes(spot) === true;
  const { up, down, marks } = then;
  const turned = up !== card.up;
  const names = [
    'xs-event',
    `xs-event--${when}`,
    target && 'xs-event--target',
    turned && 'xs-event--then',
    best && 'xs-event--best',
  ];
  return (
    <button
      type="button"
      class={names.filter(Boolean).join(' ')}
      data-spot={spot}
      data-part={`step-${card.step}`}
      aria-label={timelineLabel(card, step)}
      {...handlers}
    >
      <span class="xs-event__when">
        {when === 'here'
          ? TABLE_WORDS.here
          : when === 'next'
            ? TABLE_WORDS.next
            : TABLE_WORDS.step(card.step)}
      </span>
      <TimelineArt id={up} class="xs-event__art" size={undefined} />
      <span class="xs-event__name">{TIMELINE_WORDS[up].name}</span>
      <span class="xs-event__text">{TIMELINE_WORDS[up].text}</span>
      <span class={`xs-event__mark xs-event__mark--${marks}`}>
        <EyeIcon size={13} />
        <span>{GENERATION_WORDS[marks].name}</span>
      </span>
      <span class="xs-event__other" aria-hidden="true">
        <TimelineArt id={down} size={14} /> <span>{TIMELINE_WORDS[down].name}</span>
      </span>
    </button>
  );
}

function Destination(): JSX.Element {
  const desk = useTheDesk();
  const { view, foresight } = desk;
  const spot: Spot = 'destination';
  const handlers = useAim(desk.atOnce(spot), () => desk.press(spot));
  const shown = foresight?.view.destination ?? view.destination;
  const offered = desk.at(spot);
  const live = offered.length > 0 && (desk.picked === undefined || desk.atOnce(spot) !== undefined);
  const locked = view.ship === 'cruise' && view.destination === 'mariposa';
  const best = desk.best && offered.find(({ key }) => key === desk.best?.key);
  const names = ['xs-planet', 'xs-destination', `xs-destination--${shown}`, live && 'xs-destination--live'];
  return (
    <button
      type="button"
      class={[...names, shown !== view.destination && 'xs-destination--then'].filter(Boolean).join(' ')}
      data-spot={spot}
      data-part="destination"
      aria-label={destinationLabel(view)}
      {...handlers}
    >
      <Planet id={shown} size="100%" />
      <span class="xs-planet__name">{PLANET_WORDS[shown]}</span>
      {locked ? <span class="xs-planet__lock">{TABLE_WORDS.locked}</span> : undefined}
      {best ? <HintBar choice={best} tag /> : undefined}
    </button>
  );
}
