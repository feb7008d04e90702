/** Whatever a menu is about, in full: a card, a place, a character, the planet, the piles. */
import type { JSX } from 'preact';
import { CARD_IDS, type CardId, isModule } from '../content/cards.ts';
import { MODULES, type ModuleId } from '../content/modules.ts';
import { AMBIENTS } from '../content/resources.ts';
import { EFFECTS } from '../content/scenarios.ts';
import { cardName } from '../text/cards.ts';
import { EFFECT_WORDS, HEALTH_WORDS } from '../text/events.ts';
import { MODULE_WORDS, moduleText } from '../text/modules.ts';
import { PLANET_WORDS } from '../text/planets.ts';
import { capital, crewName, GROUP_WORDS, TABLE_WORDS } from '../text/table.ts';
import { AMBIENT_WORDS, player, TOKEN_WORDS } from '../text/terms.ts';
import type { SeenCrew, SeenPlace } from '../view.ts';
import { TokenGlyph } from './art/Glyph.tsx';
import { ModuleEmblem } from './art/ModuleEmblem.tsx';
import { Portrait } from './art/Portrait.tsx';
import { World } from './art/World.tsx';
import { Cost, cardText, colourOfCard, Effect, Emblem } from './Card.tsx';
import { skillOf } from './Crew.tsx';
import { cardsOf } from './cardsOf.ts';
import type { Group, Spot } from './choices.ts';
import { useTheDesk } from './desk.ts';
import { effectHere, pastEvents } from './Events.tsx';

export function About({ spot }: { spot: Spot }): JSX.Element | undefined {
  const { view } = useTheDesk();
  const [kind = '', a = '', b = ''] = spot.split(':');
  const card = CARD_IDS.find((id) => id === (kind === 'hand' ? b : a));
  if (card && (kind === 'hand' || kind === 'faceup' || kind === 'aside')) return <AboutCard card={card} />;
  const place = kind === 'place' ? view.base[Number(a)] : undefined;
  if (place) return <AboutPlace place={place} />;
  const crew =
    kind === 'crew'
      ? view.crew[Number(a)]
      : view.crew.find(({ seat }) => kind === 'seat' && seat === Number(a));
  if (crew) return <AboutCrew crew={crew} />;
  switch (kind) {
    case 'planet':
      return <AboutPlanet />;
    case 'discards':
      return <AboutDiscards />;
    case 'pile':
      return <AboutEvents />;
    case 'deck':
      return <Title title={TABLE_WORDS.deck(view.deck)} />;
    case 'recycle':
      return <Title title={TABLE_WORDS.recycle} />;
    case 'space':
      return <Title title={TABLE_WORDS.deployHere} />;
    case 'do':
      return <Title title={GROUP_WORDS[a as Group]} />;
    default:
      return undefined;
  }
}

function Title({ title, children }: { title: string; children?: JSX.Element }): JSX.Element {
  return (
    <header class="xw-about">
      <h3 class="xw-about__name">{title}</h3>
      {children}
    </header>
  );
}

function ModuleFacts({ module }: { module: ModuleId }): JSX.Element {
  const { view } = useTheDesk();
  return (
    <>
      <p class="xw-about__row">
        <span>{TABLE_WORDS.effect}</span> <Effect effect={EFFECTS[view.scenario][module]} />
      </p>
      <p class="xw-about__row">
        <span>{TABLE_WORDS.cost}</span> <Cost cost={MODULES[module].cost} />
      </p>
      <p>{capital(moduleText(module))}.</p>
    </>
  );
}

function AboutCard({ card }: { card: CardId }): JSX.Element {
  const { choices, props } = useTheDesk();
  const usable = choices.some(({ by, on }) => [...by, ...on].some((spot) => spot.endsWith(`:${card}`)));
  return (
    <header class={`xw-about xw-${colourOfCard(card)}`}>
      <h3 class="xw-about__name">
        <Emblem card={card} size={30} /> {cardName(card)}
      </h3>
      {isModule(card) ? (
        <>
          <ModuleFacts module={card} />
          <p class="xw-about__lore">{MODULE_WORDS[card].lore}</p>
        </>
      ) : (
        <p>{cardText(card)}</p>
      )}
      {usable || !props.decision ? undefined : <p class="xw-about__lore">{TABLE_WORDS.nothingToDo}</p>}
    </header>
  );
}

function AboutPlace({ place }: { place: SeenPlace }): JSX.Element {
  const { card, tokens } = place;
  return (
    <header class="xw-about">
      <h3 class={`xw-about__name xw-${card === 'home' ? 'home' : MODULES[card].colour}`}>
        <ModuleEmblem id={card} size={30} /> {card === 'home' ? TABLE_WORDS.home : MODULE_WORDS[card].name}
      </h3>
      {card === 'home' ? undefined : <ModuleFacts module={card} />}
      {[...new Set(tokens)].map((token) => (
        <p key={token} class="xw-about__row">
          <TokenGlyph id={token} size={16} />
          <span>
            <b>{capital(TOKEN_WORDS[token].name)}</b> {TOKEN_WORDS[token].text}
          </span>
        </p>
      ))}
    </header>
  );
}

function AboutCrew({ crew }: { crew: SeenCrew }): JSX.Element {
  const { view } = useTheDesk();
  return (
    <header class="xw-about">
      <h3 class="xw-about__name">
        <Portrait id={crew.id} size={44} />
        <span>
          {crewName(crew)}
          {view.solo ? undefined : <small> {player(crew.seat)}</small>}
        </span>
      </h3>
      <p>{skillOf(crew.id)}</p>
      <p>
        {TABLE_WORDS.speed} {crew.speed} · {TABLE_WORDS.limit} {crew.handLimit}
      </p>
      {crew.fatigue > 0 ? (
        <p class="xw-warn">
          {crew.fatigue} × {TOKEN_WORDS.fatigue.name}: {TOKEN_WORDS.fatigue.text}
        </p>
      ) : undefined}
      {crew.health.map((issue) => (
        <p key={issue} class="xw-bad">
          {EFFECT_WORDS[issue].name}: {HEALTH_WORDS[issue].text}
        </p>
      ))}
    </header>
  );
}

function AboutPlanet(): JSX.Element {
  const { view } = useTheDesk();
  const { name, lore } = PLANET_WORDS[view.scenario];
  const own = (['normal-scenario', 'critical-scenario'] as const).map(
    (event) => EFFECT_WORDS[effectHere(event, view)],
  );
  return (
    <header class="xw-about">
      <h3 class="xw-about__name">
        <World id={view.scenario} size={48} /> {name}
      </h3>
      <p>{lore}</p>
      <p class="xw-about__lore">{TABLE_WORDS.ambient}:</p>
      <p>{AMBIENTS.map((ambient) => `${AMBIENT_WORDS[ambient]} ${view.ambience[ambient]}`).join(' · ')}</p>
      {own.map(({ name: title, text }) => (
        <p key={title}>
          <b>{title}.</b> {text}
        </p>
      ))}
    </header>
  );
}

function AboutDiscards(): JSX.Element {
  const { view } = useTheDesk();
  return (
    <Title title={TABLE_WORDS.discardsCount(view.discards.length)}>
      <p>
        {view.discards.length === 0
          ? TABLE_WORDS.noDiscards
          : cardsOf(view.discards)
              .map(({ card, count }) => `${cardName(card)}${count > 1 ? ` ×${count}` : ''}`)
              .join(', ')}
      </p>
    </Title>
  );
}

function AboutEvents(): JSX.Element {
  const { view } = useTheDesk();
  const past = pastEvents(view);
  const known = view.events.flatMap((layer) => ('cards' in layer ? layer.cards : [])).slice(0, 3);
  return (
    <header class="xw-about">
      <h3 class="xw-about__name">
        {view.sections.length > 0 ? TABLE_WORDS.eventsLeft(view.sections.length) : TABLE_WORDS.noEventsLeft}
      </h3>
      {known.map((event, i) => (
        <p key={`${event} ${i}`}>
          <b>
            {i + 1}. {EFFECT_WORDS[effectHere(event, view)].name}.
          </b>{' '}
          {EFFECT_WORDS[effectHere(event, view)].text}
        </p>
      ))}
      {past.length > 0 ? <p class="xw-about__lore">{TABLE_WORDS.pastEvents}</p> : undefined}
      {past.slice(0, 6).map(({ name, text }, i) => (
        <p key={`${name} ${i}`}>
          <b>{name}.</b> {text}
        </p>
      ))}
    </header>
  );
}
