/** The voyage: origin, four timeline cards, destination, and La Oruga on its way. */
import type { JSX } from 'preact';
import { EyeIcon } from '#ui/art/icons.tsx';
import { ARRIVAL } from '../state.ts';
import { GENERATION_WORDS, PLANET_WORDS, TIMELINE_WORDS } from '../text/content.ts';
import { destinationLabel, timelineLabel } from '../text/labels.ts';
import { TABLE_WORDS } from '../text/table.ts';
import type { SeenCard } from '../view.ts';
import { Planet } from './art/Planet.tsx';
import { Ship } from './art/Ship.tsx';
import { TimelineArt } from './art/TimelineArt.tsx';
import type { Spot } from './choices.ts';
import { useTheDesk } from './desk.ts';
import { Goal } from './Status.tsx';
import './timeline.css';
import './art/planets.css';

export function Timeline(): JSX.Element {
  const { view, foresight, stage } = useTheDesk();
  const shown = foresight?.view ?? view;
  const next = view.timeline[view.step];
  return (
    <div class="xs-timeline" data-stage={stage}>
      <section aria-label={TABLE_WORDS.timeline} data-part="timeline" data-panel="timeline" data-folds>
        <div class="xs-track" data-step={view.step} style={{ '--step': view.step }}>
          <span class="xs-ship" data-part="ship">
            <Ship mode={shown.ship} size="100%" title={TABLE_WORDS.shipAt(view.step, ARRIVAL)} />
          </span>
          {shown.ship === 'cruise' ? (
            <span class="xs-needs">
              <b>{TABLE_WORDS.cruise}</b> {TABLE_WORDS.cruiseNeeds}
            </span>
          ) : undefined}
        </div>
        <div class="xs-stations">
          <div class="xs-planet" data-here={view.step === 0 ? '' : undefined}>
            <Planet id={view.origin} size="100%" />
            <span>{PLANET_WORDS[view.origin]}</span>
          </div>
          {view.timeline.map((card, i) => (
            <Card key={card.step} card={card} then={shown.timeline[i] ?? card} />
          ))}
          <Destination />
        </div>
      </section>
      <p class="xs-ahead">
        {next ? (
          <span data-panel="timeline">
            <b>
              {TABLE_WORDS.next}: {TIMELINE_WORDS[next.up].name}
            </b>{' '}
            <EyeIcon size={12} /> {GENERATION_WORDS[next.marks].name}
          </span>
        ) : undefined}
        <span class="xs-ahead__goal">
          {TABLE_WORDS.goalShort}: <Goal />
        </span>
      </p>
    </div>
  );
}

type When = 'past' | 'here' | 'next' | 'later';

/** `then` is the card as it would lie after what is looked at. */
function Card({ card, then }: { card: SeenCard; then: SeenCard }): JSX.Element {
  const desk = useTheDesk();
  const ahead = card.step - desk.view.step;
  const when: When = ahead < 0 ? 'past' : ahead === 0 ? 'here' : ahead === 1 ? 'next' : 'later';
  const spot: Spot = `step:${card.step}`;
  const { up, down, marks } = then;
  const lit = desk.atOnce(spot) && desk.picked;
  return (
    <button
      type="button"
      class="o-place xs-event"
      data-spot={spot}
      data-part={`step-${card.step}`}
      data-when={when}
      data-tone={lit ? 'goal' : undefined}
      data-turned={up === card.up ? undefined : ''}
      aria-label={timelineLabel(card, desk.view.step)}
      onClick={() => desk.press(spot)}
    >
      <TimelineArt id={up} class="xs-event__art" size={undefined} />
      <span class="o-eyebrow">{TABLE_WORDS.when[when](card.step)}</span>
      <b>{TIMELINE_WORDS[up].name}</b>
      <span class="xs-event__text">{TIMELINE_WORDS[up].text}</span>
      <span class="xs-event__foot">
        <span class="xs-event__marks">
          <EyeIcon size={13} /> <i>{TABLE_WORDS.marks}</i> {GENERATION_WORDS[marks].name}
        </span>
        <span class="xs-event__other">
          {TABLE_WORDS.otherSide}: {TIMELINE_WORDS[down].name}
        </span>
      </span>
    </button>
  );
}

function Destination(): JSX.Element {
  const desk = useTheDesk();
  const { view, foresight } = desk;
  const choice = desk.atOnce('destination');
  const shown = foresight?.view.destination ?? view.destination;
  const locked = view.ship === 'cruise' && view.destination === 'mariposa';
  return (
    <button
      type="button"
      class="o-place xs-planet"
      data-spot="destination"
      data-part="destination"
      data-panel="destination"
      data-tone={choice ? 'goal' : undefined}
      data-turned={shown === view.destination ? undefined : ''}
      aria-label={destinationLabel(view)}
      onClick={() => desk.press('destination')}
      onPointerEnter={({ pointerType }) => choice && pointerType === 'mouse' && desk.aim(choice)}
      onPointerLeave={() => choice && desk.lookAway(choice)}
      onFocus={() => choice && desk.aim(choice)}
      onBlur={() => choice && desk.lookAway(choice)}
    >
      {shown === 'mariposa' ? (
        <span class="xs-axios">
          <Planet id="axios" size={undefined} />
          <span>
            {PLANET_WORDS.axios} <small>{TABLE_WORDS.bound.axios}</small>
          </span>
        </span>
      ) : undefined}
      <Planet id={shown} size="100%" />
      <span>{PLANET_WORDS[shown]}</span>
      <small>{locked ? TABLE_WORDS.locked : TABLE_WORDS.bound[shown]}</small>
    </button>
  );
}
