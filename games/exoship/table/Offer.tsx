/** What a press on a place could mean: a few cards at the place itself, below what there is to know about it. */
import type { JSX } from 'preact';
import { TableMenu } from '#ui/TableMenu.tsx';
import { TIMELINE } from '../content/timeline.ts';
import {
  ARROW_SIGNS,
  ARROW_WORDS,
  FOUNDER_WORDS,
  PLANET_WORDS,
  SIDE_WORDS,
  TIMELINE_WORDS,
} from '../text/content.ts';
import { words } from '../text/en.ts';
import { choiceWords, short, TABLE_WORDS } from '../text/table.ts';
import { AbilityIcon } from './art/AbilityIcon.tsx';
import { SideMark } from './art/Mark.tsx';
import { type Choice, doneBy, founderAtSpot, isAimed, type Spot } from './choices.ts';
import { type Picked, useTheDesk } from './desk.ts';
import './offer.css';

const SURROUNDINGS = { board: '.xs', seen: '.xs-seat', pressed: '[data-tone="goal"]' };

export function Offer({ picked, narrow }: { picked: Picked; narrow: boolean }): JSX.Element | undefined {
  const desk = useTheDesk();
  const { spot, choices, first } = picked;
  const own = doneBy(choices, spot);
  const aimed = own.filter(isAimed);
  // Its aims are lit: nothing more is to be said.
  if (spot.startsWith('sleeper:') || (choices.length > 0 && choices.length === aimed.length))
    return undefined;
  const cards = choices.filter((choice) => !aimed.includes(choice));
  const ability = aimed[0]?.action;
  return (
    <TableMenu
      spot={spot}
      offer={choices}
      narrow={narrow}
      surroundings={SURROUNDINGS}
      first={first}
      onClose={desk.close}
    >
      <About spot={spot} />
      {choices.length > 0 ? (
        <div class="o-menu__group xs-offer" role="menu">
          {cards.map((choice) => (
            <Item key={choice.key} choice={choice} named={!own.includes(choice)} />
          ))}
          {ability?.type === 'ability' ? (
            <button
              type="button"
              role="menuitem"
              class="o-item"
              data-choice="ability"
              data-part="choice-ability"
              onClick={({ detail }) => desk.aimAbility(spot, detail === 0)}
            >
              <AbilityIcon id={ability.by} size={20} class="o-item__icon" />
              <span>
                <b>{FOUNDER_WORDS[ability.by].abilityShort}</b>{' '}
                {TABLE_WORDS.aims(aimed.length, ability.to !== undefined)}
              </span>
            </button>
          ) : undefined}
        </div>
      ) : undefined}
      {choices.length === 0 && !spot.startsWith('step:') && desk.props.decision ? (
        <p class="xs-about" aria-live="polite">
          {desk.whyNot?.message ?? TABLE_WORDS.nothingToDo}
        </p>
      ) : undefined}
    </TableMenu>
  );
}

function Item({ choice, named }: { choice: Choice; named: boolean }): JSX.Element {
  const desk = useTheDesk();
  const { action, actor } = choice;
  const { verb, object } = choiceWords(action, desk.view);
  return (
    <button
      type="button"
      role="menuitem"
      class="o-item"
      data-choice={choice.key}
      data-part={`choice-${action.type}`}
      onClick={() => desk.perform(choice)}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && desk.aim(choice)}
      onPointerLeave={() => desk.lookAway(choice)}
      onFocus={() => desk.aim(choice)}
      onBlur={() => desk.lookAway(choice)}
    >
      <span class="o-item__icon">
        {action.type === 'sway' ? (
          <SideMark side="rift" size={20} />
        ) : (
          <AbilityIcon id={action.type === 'ability' ? action.by : 'quartermaster'} size={20} />
        )}
      </span>
      <span>
        {named && actor ? (
          words.action(action, desk.view)
        ) : (
          <>
            <b>{verb}</b> {object}
          </>
        )}
      </span>
    </button>
  );
}

/** Who or what it is about, in full. */
function About({ spot }: { spot: Spot }): JSX.Element | undefined {
  const { view } = useTheDesk();
  const founder = founderAtSpot(view, spot);
  const card = view.timeline.find(({ step }) => spot === `step:${step}`);
  if (card) {
    const other = TIMELINE_WORDS[card.down];
    return (
      <header class="xs-about">
        <h3>{TIMELINE_WORDS[card.up].name}</h3>
        <p>{TIMELINE_WORDS[card.up].text}</p>
        <p>{TABLE_WORDS.marksWhom(card.marks)}</p>
        <p>
          {TABLE_WORDS.otherSide}: {other.name}. {other.text}{' '}
          {TABLE_WORDS.marksWhom(TIMELINE[card.down].marks)}
        </p>
      </header>
    );
  }
  if (spot === 'destination') {
    return (
      <header class="xs-about">
        <h3>{PLANET_WORDS[view.destination]}</h3>
        <p>{TABLE_WORDS.planet[view.destination]}</p>
        {view.hard ? <p>{TABLE_WORDS[view.ship === 'cruise' ? 'cruiseNeeds' : 'ringDone']}</p> : undefined}
      </header>
    );
  }
  if (founder === undefined) return undefined;
  const { id, side, arrow, target, exposedBy } = founder;
  return (
    <header class="xs-about">
      <h3>
        {FOUNDER_WORDS[id].name}{' '}
        <span class="xs-side" data-side={side}>
          <SideMark side={side} size={13} /> {SIDE_WORDS[side]}
        </span>
      </h3>
      <p>{FOUNDER_WORDS[id].ability}</p>
      <p>
        {ARROW_SIGNS[arrow]} {ARROW_WORDS[arrow]}
        {target ? `: ${short(target)}` : ''}
      </p>
      {exposedBy.length > 0 ? (
        <ul class="o-lines">
          <li data-tone="bad">{TABLE_WORDS.exposedBy(exposedBy)}</li>
        </ul>
      ) : undefined}
    </header>
  );
}
