/** What can be done here: a small menu at the card, or a sheet from below on a phone. */

import type { JSX } from 'preact';
import { EyeIcon } from '#ui/art/icons.tsx';
import { TableMenu } from '#ui/TableMenu.tsx';
import { ARROW_WORDS, FOUNDER_WORDS, PLANET_WORDS, SIDE_WORDS, TIMELINE_WORDS } from '../text/content.ts';
import { bySomeone, choiceWords, short, TABLE_WORDS } from '../text/table.ts';
import { inView, type SeenCard } from '../view.ts';
import { useAim } from './aim.ts';
import { AbilityIcon } from './art/AbilityIcon.tsx';
import { SideMark } from './art/Mark.tsx';
import { Planet } from './art/Planet.tsx';
import { Portrait } from './art/Portrait.tsx';
import { type Choice, doneBy, founderAtSpot } from './choices.ts';
import { type Picked, useTheDesk } from './desk.ts';
import { HintBar } from './Hint.tsx';
import { menuKeys } from './keys.ts';
import { Consequences } from './Status.tsx';
import './menu.css';

const SURROUNDINGS = {
  board: '.xs',
  seen: '.xs-seat, .xs-event--target, .xs-destination--live',
  pressed: '.xs-seat--target, .xs-event--target',
};

export function Menu({ picked, narrow }: { picked: Picked; narrow: boolean }): JSX.Element {
  const desk = useTheDesk();
  const { spot, choices, first } = picked;
  const own = doneBy(choices, spot);
  const others = choices.filter((choice) => !own.includes(choice));
  const founder = founderAtSpot(desk.view, spot);
  return (
    <TableMenu
      spot={spot}
      offer={choices}
      narrow={narrow}
      surroundings={SURROUNDINGS}
      first={first}
      onClose={desk.close}
      onKeyDown={(event) => menuKeys(event, choices)}
    >
      <About picked={picked} />
      <Group
        title={own.length > 0 && founder ? TABLE_WORDS.can(founder.id) : undefined}
        choices={own}
        named={false}
      />
      <Group
        title={own.length > 0 && founder && others.length > 0 ? TABLE_WORDS.toThem(founder.id) : undefined}
        choices={others}
        named
      />
      {choices.length === 0 && founder && desk.props.decision ? (
        <p class="xs-menu__none">{TABLE_WORDS.nothingToDo}</p>
      ) : undefined}
      {choices.length > 0 ? <Consequences /> : undefined}
    </TableMenu>
  );
}

function Group({
  title,
  choices,
  named,
}: {
  title: string | undefined;
  choices: readonly Choice[];
  named: boolean;
}): JSX.Element | undefined {
  if (choices.length === 0) return undefined;
  return (
    <div class="o-menu__group" role="menu" aria-label={title}>
      {choices.map((choice) => (
        <Item key={choice.key} choice={choice} named={named} />
      ))}
    </div>
  );
}

function Item({ choice, named }: { choice: Choice; named: boolean }): JSX.Element {
  const desk = useTheDesk();
  const handlers = useAim(choice, () => desk.perform(choice));
  const { action, actor } = choice;
  const { verb, object } = choiceWords(action, desk.view);
  const aimed = desk.aimed?.key === choice.key;
  const best = desk.best?.key === choice.key;
  return (
    <button
      type="button"
      role="menuitem"
      class={`o-item xs-item xs-item--${action.type}${aimed ? ' o-item--aimed' : ''}${best ? ' o-item--best' : ''}`}
      data-choice={choice.key}
      data-part={`choice-${action.type}`}
      {...handlers}
    >
      <span class="xs-item__icon">
        <ItemIcon choice={choice} />
      </span>
      <span class="xs-item__words">
        <b>{verb}</b>{' '}
        {named && actor && action.type !== 'changeCourse' && action.type !== 'sleeper'
          ? bySomeone(actor)
          : object}
      </span>
      <HintBar choice={choice} />
    </button>
  );
}

function ItemIcon({ choice: { action, actor } }: { choice: Choice }): JSX.Element {
  switch (action.type) {
    case 'ability':
      return <AbilityIcon id={action.by} size={20} />;
    case 'changeCourse':
      return <Planet id="axios" size={34} />;
    case 'sleeper':
      return <Portrait id={action.card} size={28} />;
    case 'replace':
      return <AbilityIcon id="quartermaster" size={20} />;
    default:
      return <SideMark side="rift" size={18} class={actor ? 'xs-side xs-side--rift' : ''} />;
  }
}

/** Who or what the menu is about, in full. */
function About({ picked: { spot } }: { picked: Picked }): JSX.Element | undefined {
  const { view } = useTheDesk();
  const founder = founderAtSpot(view, spot);
  const card = view.timeline.find(({ step }) => spot === `step:${step}`);
  if (card) return <AboutCard card={card} />;
  if (spot === 'destination') {
    return (
      <header class="xs-about">
        <h3 class="xs-about__name">{PLANET_WORDS[view.destination]}</h3>
        <p>{TABLE_WORDS.planet[view.destination]}</p>
        {view.hard ? (
          <p>{view.ship === 'cruise' ? TABLE_WORDS.cruiseNeeds : TABLE_WORDS.ringDone}</p>
        ) : undefined}
      </header>
    );
  }
  if (!founder) return undefined;
  const { id, side, arrow, target, exposedBy } = founder;
  return (
    <header class="xs-about">
      <h3 class="xs-about__name">
        {FOUNDER_WORDS[id].name}
        <span class={`xs-about__side xs-side--${side}`}>
          <SideMark side={side} size={13} /> {SIDE_WORDS[side]}
        </span>
      </h3>
      <p>{FOUNDER_WORDS[id].ability}</p>
      <p class="xs-about__arrow">
        → {ARROW_WORDS[arrow]}
        {target && inView(view).length > 0 ? `: ${short(target)}` : ''}
      </p>
      {exposedBy.length > 0 ? (
        <p class="xs-bad">
          <EyeIcon size={14} /> {TABLE_WORDS.exposedBy(exposedBy)}
        </p>
      ) : undefined}
    </header>
  );
}

function AboutCard({ card: { up, down, marks } }: { card: SeenCard }): JSX.Element {
  return (
    <header class="xs-about">
      <h3 class="xs-about__name">{TIMELINE_WORDS[up].name}</h3>
      <p>{TIMELINE_WORDS[up].text}</p>
      <p>{TABLE_WORDS.marksWhom(marks)}</p>
      <p class="xs-about__other">
        <b>
          {TABLE_WORDS.otherSide}: {TIMELINE_WORDS[down].name}.
        </b>{' '}
        {TIMELINE_WORDS[down].text}
      </p>
    </header>
  );
}
