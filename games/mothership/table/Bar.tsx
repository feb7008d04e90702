/** Over the lower edge of the board: the fight, the attack that is planned, or the card or thing in hand. */
import type { JSX } from 'preact';
import { HeldBar } from '#ui/kit/HeldBar.tsx';
import { card as cardOf } from '../content/cards.ts';
import { guardsOf } from '../outlook/ways.ts';
import { CARD_WORDS } from '../text/cards.ts';
import { planetFacts, unitFacts } from '../text/labels.ts';
import { capital, listed, namesIn, planetName, resale } from '../text/names.ts';
import { TABLE_WORDS } from '../text/table.ts';
import type { Choice } from './about.ts';
import { CraftIcon } from './art/Craft.tsx';
import { ownerClass } from './art/Emblem.tsx';
import { Fight } from './Fight.tsx';
import { useTheHands } from './hands.ts';
import { Order } from './Order.tsx';
import { PlanetSheet } from './PlanetSheet.tsx';
import './bar.css';

export function Bar(): JSX.Element | undefined {
  const { view, aim, card, held } = useTheHands();
  if (view.fight) return <Fight fight={view.fight} />;
  if (aim !== undefined) return <Order target={aim} />;
  if (card !== undefined) return <CardInHand />;
  return held === undefined ? undefined : <Thing />;
}

export function Offers({ choices }: { choices: readonly Choice[] }): JSX.Element | undefined {
  const { props, view, perform } = useTheHands();
  if (choices.length === 0) return undefined;
  return (
    <div class="o-held__row">
      {choices.map(({ key, action }) => (
        <button
          key={key}
          type="button"
          class={`o-button o-button--small${props.allows && choices.length === 1 ? ' o-button--primary' : ''}`}
          data-part={action.type}
          onClick={() => perform(action)}
        >
          {props.game.words.action(action, view)}
        </button>
      ))}
    </div>
  );
}

/** Read, played, or marked for the end of the turn. What needs a target is played on the board. */
function CardInHand(): JSX.Element | undefined {
  const { card, offered, sold, mark, view, close, props } = useTheHands();
  if (card === undefined) return undefined;
  const { name, text } = CARD_WORDS[card];
  const plays = offered.filter(({ action }) => action.type === 'play');
  const placed = plays.filter(({ at }) => at !== undefined);
  const once = (choice: Choice): boolean => placed.filter(({ at }) => at === choice.at).length === 1;
  return (
    <HeldBar title={name} close={close}>
      <p>{text}</p>
      <p class="o-muted">
        {plays.length === 0
          ? (props.why({ type: 'play', card })?.message ?? TABLE_WORDS.cardNotNow)
          : placed.some(once)
            ? TABLE_WORDS.pressTarget
            : ''}
      </p>
      <Offers choices={plays.filter((choice) => choice.at === undefined || !once(choice))} />
      {view.active === view.me && !props.allows ? (
        <button
          type="button"
          class="o-button o-button--small o-button--quiet"
          aria-pressed={sold.includes(card)}
          onClick={() => mark(card)}
        >
          {sold.includes(card) ? TABLE_WORDS.keep : TABLE_WORDS.sell(resale(cardOf(card).resale))}
        </button>
      ) : undefined}
    </HeldBar>
  );
}

/** A unit or planet that was pressed: what it is, and what else it can do. */
function Thing(): JSX.Element | undefined {
  const { held, view, offered, reach, close, squad, gather, props } = useTheHands();
  const unit = view.units.find(({ id }) => id === held);
  const planet = view.planets.find(({ id }) => id === held);
  if (planet)
    return (
      <HeldBar title={planetName(planet.id)} facts={planetFacts(view, planet).join(' · ')} close={close}>
        <PlanetSheet planet={planet} />
        <Offers choices={offered} />
      </HeldBar>
    );
  if (unit === undefined) return undefined;
  const mine = unit.owner === view.me;
  const { thing } = namesIn(view);
  return (
    <HeldBar
      title={capital(mine ? TABLE_WORDS.your(unit.id) : thing(unit.id))}
      facts={unitFacts(view, unit).join(' · ')}
      close={close}
      icon={
        <CraftIcon kind={unit.class} owner={ownerClass(unit.owner, view.fleets[unit.owner]?.npc)} size={26} />
      }
    >
      <p>
        {reach.length > 0 ? `${TABLE_WORDS.pressSpace} ` : ''}
        {unit.guarded ? `${TABLE_WORDS.guardedBy(listed(guardsOf(view, unit).map(thing)))} ` : ''}
        <span class="o-muted">{squad ? TABLE_WORDS.squadHelp : TABLE_WORDS.harm[unit.class]}</span>
      </p>
      {mine && reach.length > 0 && !props.allows ? (
        <button
          type="button"
          class="o-button o-button--small"
          data-part="squad"
          aria-pressed={squad !== undefined}
          onClick={gather}
        >
          {TABLE_WORDS.squad(squad?.length ?? 0)}
        </button>
      ) : undefined}
      <Offers choices={offered} />
    </HeldBar>
  );
}
