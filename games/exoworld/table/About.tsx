/** Whatever is picked up or pressed, in full: a card, a place, a character, the planet, the piles. */
import type { JSX } from 'preact';
import { Facts } from '#ui/kit/Facts.tsx';
import { StandingAnswer } from '#ui/kit/StandingAnswer.tsx';
import { whyNotWords } from '#ui/table.ts';
import { CARD_IDS, type CardId, isModule, isProtocol, type ProtocolId } from '../content/cards.ts';
import { MODULES, type ModuleId } from '../content/modules.ts';
import { PROTOCOLS } from '../content/protocols.ts';
import { AMBIENTS, RESOURCES } from '../content/resources.ts';
import { EFFECTS } from '../content/scenarios.ts';
import { effectHere } from '../outlook/events.ts';
import { priceIn } from '../outlook/price.ts';
import { ANSWERS, standingOf, withStanding } from '../rules/standingAnswers.ts';
import { cardName } from '../text/cards.ts';
import { CHARACTER_WORDS } from '../text/characters.ts';
import { EFFECT_WORDS, HEALTH_WORDS } from '../text/events.ts';
import { deckShare, lackWords, payWords } from '../text/lacking.ts';
import { MODULE_WORDS, moduleText } from '../text/modules.ts';
import { AMBIENT_WORDS, capital, effectWords, player, TOKEN_WORDS } from '../text/nouns.ts';
import { placeWord } from '../text/places.ts';
import { PLANET_WORDS } from '../text/planets.ts';
import { aboutGauge, crewName, TABLE_WORDS } from '../text/table.ts';
import type { SeenCrew, SeenPlace } from '../view.ts';
import { TokenGlyph } from './art/Glyph.tsx';
import { Cost, Effect, Emblem } from './art/Marks.tsx';
import { ModuleEmblem } from './art/ModuleEmblem.tsx';
import { Portrait } from './art/Portrait.tsx';
import { World } from './art/World.tsx';
import { cardText, colourOfCard } from './Card.tsx';
import { HandCards } from './Crew.tsx';
import { byColour } from './cardsOf.ts';
import type { Spot } from './choices.ts';
import { useTheDesk } from './desk.ts';
import { use } from './wished.ts';

export function About({ spot }: { spot: Spot }): JSX.Element | undefined {
  const { view } = useTheDesk();
  const [kind = '', a = '', b = ''] = spot.split(':');
  const card = CARD_IDS.find((id) => id === (kind === 'hand' ? b : a));
  if (card) return <AboutCard card={card} />;
  const place = kind === 'place' ? view.base[Number(a)] : undefined;
  if (place) return <AboutPlace place={place} />;
  const crew = view.crew.find(
    (one) => (kind === 'crew' && one.crew === Number(a)) || (kind === 'seat' && one.seat === Number(a)),
  );
  if (crew) return <AboutCrew crew={crew} />;
  switch (kind) {
    case 'planet':
      return <AboutPlanet />;
    case 'discards':
      return <AboutDiscards />;
    case 'pile':
      return <AboutEvents />;
    case 'deck':
      return <AboutDeck />;
    case 'recycle':
      return <Facts title={TABLE_WORDS.recycle}>{TABLE_WORDS.recycleWhat(view.faceUp.map(cardName))}</Facts>;
    case 'space':
      return <Facts title={TABLE_WORDS.buildHere} />;
    case 'gauge':
      return <Told of={aboutGauge(view, a)} />;
    default:
      return undefined;
  }
}

/** A title, and a sentence each. */
function Told({ of: [title, ...lines] }: { of: readonly string[] }): JSX.Element {
  return (
    <Facts title={title}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Facts>
  );
}

function ModuleFacts({ module }: { module: ModuleId }): JSX.Element {
  const { view, me } = useTheDesk();
  const price = priceIn(view, me, module);
  const pay = payWords(view, me, price);
  const effect = EFFECTS[view.scenario][module];
  return (
    <>
      <p class="o-facts__row">
        {TABLE_WORDS.effect} <Effect effect={effect} />
      </p>
      <p class="o-facts__row">
        {TABLE_WORDS.cost} <Cost price={price} />
      </p>
      {moduleText(module) === effectWords(effect) ? undefined : (
        <p>{TABLE_WORDS.anywhere(moduleText(module))}</p>
      )}
      {price.lacks.length > 0 ? <p class="xw-warn">{lackWords(view, me, price)}</p> : undefined}
      {pay ? <p class="xw-good">{pay.words}.</p> : undefined}
    </>
  );
}

function AboutCard({ card }: { card: CardId }): JSX.Element {
  const { view, me, choices, props } = useTheDesk();
  const usable = choices.some(({ by, on }) => [...by, ...on].some((spot) => spot.endsWith(`:${card}`)));
  const lacks = isModule(card) && priceIn(view, me, card).lacks.length > 0;
  const wish = view.hands[me]?.known.includes(card) ? use(view, card) : undefined;
  const why = wish && props.why(wish);
  return (
    <Facts
      class={`xw-${colourOfCard(card)}`}
      picture={<Emblem card={card} size={30} />}
      title={cardName(card)}
    >
      {isModule(card) ? (
        <>
          <ModuleFacts module={card} />
          <p class="o-facts__lore">{MODULE_WORDS[card].lore}</p>
        </>
      ) : (
        <p>{cardText(card)}</p>
      )}
      {isProtocol(card) ? <WhenAsked card={card} /> : undefined}
      {usable || lacks || !props.decision ? undefined : (
        <p class="o-facts__lore">{why ? whyNotWords(why) : TABLE_WORDS.nothingToDo}</p>
      )}
    </Facts>
  );
}

/** A protocol that may be played in another's moment: whether its holder is asked then. */
function WhenAsked({ card }: { card: ProtocolId }): JSX.Element | undefined {
  const { view, me, props } = useTheDesk();
  const { standing } = props;
  const held = view.hands[me]?.known.includes(card) && me === props.seat;
  if (!standing || !held || !PROTOCOLS[card].windows.some((window) => window > 1)) return undefined;
  return (
    <StandingAnswer
      title={TABLE_WORDS.standing.title}
      answers={ANSWERS}
      words={TABLE_WORDS.standing}
      value={standingOf(standing.given, card)}
      set={(answer) => standing.settle(withStanding(standing.given, card, answer))}
    />
  );
}

function AboutPlace({ place }: { place: SeenPlace }): JSX.Element {
  const { view } = useTheDesk();
  const { card, tokens } = place;
  return (
    <Facts
      class={`xw-${card === 'home' ? 'home' : MODULES[card].colour}`}
      picture={<ModuleEmblem id={card} size={30} />}
      title={capital(placeWord(place, view.base))}
    >
      {card === 'home' ? undefined : (
        <p class="o-facts__row">
          {TABLE_WORDS.effect} <Effect effect={EFFECTS[view.scenario][card]} />
        </p>
      )}
      {[...new Set(tokens)].map((token) => (
        <p key={token} class="o-facts__row">
          <TokenGlyph id={token} size={16} />
          <span>
            <b>{capital(TOKEN_WORDS[token].name)}</b> {TOKEN_WORDS[token].text}
          </span>
        </p>
      ))}
    </Facts>
  );
}

function AboutCrew({ crew }: { crew: SeenCrew }): JSX.Element {
  const { view, narrow, me } = useTheDesk();
  return (
    <Facts
      title={
        <>
          <Portrait id={crew.id} size={44} /> {crewName(crew)}
          {view.solo || player(crew.seat, view) === crewName(crew) ? undefined : (
            <small>{player(crew.seat, view)}</small>
          )}
        </>
      }
    >
      <p>{CHARACTER_WORDS[crew.id].skill}</p>
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
      {narrow && !view.solo && crew.seat !== me ? <HandCards seat={crew.seat} as="chip" /> : undefined}
    </Facts>
  );
}

function AboutPlanet(): JSX.Element {
  const { view } = useTheDesk();
  const { name, lore } = PLANET_WORDS[view.scenario];
  const own = (['normal-scenario', 'critical-scenario'] as const).map((event) => effectHere(event, view));
  return (
    <Facts picture={<World id={view.scenario} size={48} />} title={name}>
      <p>{lore}</p>
      <p class="o-facts__lore">{TABLE_WORDS.ambient}:</p>
      <p>{AMBIENTS.map((ambient) => `${AMBIENT_WORDS[ambient]} ${view.ambience[ambient]}`).join(' · ')}</p>
      <Effects of={own} />
    </Facts>
  );
}

/** Events with what they do. */
function Effects({ of }: { of: readonly (keyof typeof EFFECT_WORDS)[] }): JSX.Element {
  return (
    <>
      {of.map((effect, i) => (
        <p key={`${effect} ${i}`}>
          <b>{EFFECT_WORDS[effect].name}.</b> {EFFECT_WORDS[effect].text}
        </p>
      ))}
    </>
  );
}

/** What is left in the deck, colour by colour. */
function AboutDeck(): JSX.Element {
  const { view } = useTheDesk();
  const shares = RESOURCES.flatMap((resource) => deckShare(view, resource) ?? []);
  return <Told of={[TABLE_WORDS.deck(view.deck), ...shares]} />;
}

function AboutDiscards(): JSX.Element {
  const { view } = useTheDesk();
  const cards = byColour(view.discards).map(
    ({ card, count }) => `${cardName(card)}${count > 1 ? ` ×${count}` : ''}`,
  );
  return (
    <Told
      of={[TABLE_WORDS.discardsCount(view.discards.length), cards.join(', ') || TABLE_WORDS.noDiscards]}
    />
  );
}

function AboutEvents(): JSX.Element {
  const { view } = useTheDesk();
  const { sections, events, eventDiscards } = view;
  const known = events.flatMap((layer) => ('cards' in layer ? layer.cards : [])).slice(0, 3);
  const past = eventDiscards.slice(-6).reverse();
  return (
    <Facts title={sections.length > 0 ? TABLE_WORDS.eventsLeft(sections.length) : TABLE_WORDS.noEventsLeft}>
      <p>{TABLE_WORDS.eventsHelp}</p>
      <Effects of={known.map((event) => effectHere(event, view))} />
      {past.length > 0 ? <p class="o-facts__lore">{TABLE_WORDS.pastEvents}</p> : undefined}
      <Effects of={past.map((event) => effectHere(event, view))} />
    </Facts>
  );
}
