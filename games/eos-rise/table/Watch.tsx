/** Beside the map: the orders of each class, or what is known of its deck; the Redeploy track; the event; the bag. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { ALIEN_CLASSES, ALIENS, type AlienClass } from '../content/aliens.ts';
import { EVENTS } from '../content/events.ts';
import { REDEPLOY_TOKENS } from '../content/tracks.ts';
import { distance } from '../rules/universe.ts';
import { EVENT_WORDS } from '../text/cards.ts';
import { alienName, CLASS_NAMES } from '../text/names.ts';
import { DASH_WORDS, DECK_WORDS } from '../text/overlays.ts';
import { TABLE_WORDS, WATCH_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';
import { useAim } from './aim.ts';
import { Alien } from './art/Alien.tsx';
import { Emblem } from './art/Emblem.tsx';
import { Token } from './art/Token.tsx';
import { DeckSheet } from './DeckSheet.tsx';
import { useTheDesk } from './desk.ts';
import { ReferenceButton } from './Reference.tsx';
import { possibleOrders } from './threat.ts';
import { eventShown, ordersWords } from './watching.ts';
import './watch.css';

export function Watch(): JSX.Element {
  const { view } = useTheDesk();
  const [open, setOpen] = useState(false);
  return (
    <section class="er-watch" aria-label={TABLE_WORDS.watch} data-part="watch">
      <div class="er-orders" data-part="orders">
        {ALIEN_CLASSES.map((name) => (
          <Orders key={name} name={name} />
        ))}
      </div>
      <div class="er-redeploy" data-part="redeploy">
        <h3 class="er-watch__name">{view.lastDash ? WATCH_WORDS.ships : WATCH_WORDS.redeploy}</h3>
        <span class="er-watch__tools">
          <ReferenceButton class="er-watch__tool" />
          <button type="button" class="er-watch__tool" onClick={() => setOpen(true)}>
            {DECK_WORDS.open}
          </button>
        </span>
        <div class="er-redeploy__hexes">
          {/* ER-21.6 nothing lands any more. */}
          {(view.lastDash ? [] : view.redeploy).map((name, i) => (
            <Hex key={WATCH_WORDS.hex(i + 1)} at={i} name={name} />
          ))}
          {!view.lastDash && view.invasion.length > 0 ? (
            <span class="er-redeploy__hex er-redeploy__hex--invasion" title={WATCH_WORDS.invasion}>
              <small>{WATCH_WORDS.invasion}</small>
              {view.invasion.map((name, i) => (
                <Alien key={i} id={name} size={22} />
              ))}
            </span>
          ) : undefined}
        </div>
        <p class="er-bag" title={WATCH_WORDS.bag}>
          {WATCH_WORDS.bag}:{' '}
          {ALIEN_CLASSES.map((name) => `${CLASS_NAMES[name].charAt(0)} ${view.bag[name]}`).join(' · ')}
        </p>
      </div>
      {view.lastDash ? <DashCard /> : <EventCard />}
      {open ? <DeckSheet onClose={() => setOpen(false)} /> : undefined}
    </section>
  );
}

function Orders({ name }: { name: AlienClass }): JSX.Element {
  const desk = useTheDesk();
  const { view } = desk;
  const spot = `orders:${name}` as const;
  const offered = desk.at(spot);
  const handlers = useAim(offered.length === 1 ? offered[0] : undefined, () => desk.press(spot));
  const card = view.orders[name];
  const orders = ordersWords(view, name);
  return (
    <button
      type="button"
      class={`er-order${orders ? ' er-order--known' : ''}${offered.length > 0 ? ' er-live' : ''}`}
      data-spot={spot}
      disabled={offered.length === 0}
      {...handlers}
    >
      <Alien id={name} size={24} />
      <span class="er-order__words">
        <b>{orders && card ? alienName(card) : CLASS_NAMES[name]}</b>
        {orders ? <span>{orders}</span> : <span class="o-muted">{outlook(view, name)}</span>}
      </span>
    </button>
  );
}

/** How likely hidden orders go to the EOS: counted from the cards nobody has seen yet. */
function outlook(view: View, name: AlienClass): string {
  const cards = possibleOrders(view, name);
  return WATCH_WORDS.seen(cards.filter((id) => ALIENS[id].to === 'eos').length, cards.length);
}

function Hex({ at, name }: { at: number; name: AlienClass | 'none' }): JSX.Element {
  const desk = useTheDesk();
  const token = desk.view.redeployTokens ? REDEPLOY_TOKENS[at] : undefined;
  const offered = at === 3 ? desk.at('hex04') : [];
  const handlers = useAim(offered[0], () => desk.press('hex04'));
  const body = (
    <>
      <small class="o-number">{WATCH_WORDS.hex(at + 1)}</small>
      {name === 'none' ? (
        <span class="o-muted">–</span>
      ) : (
        <Alien id={name} size={22} title={CLASS_NAMES[name]} />
      )}
      {token ? <Token kind={token} size={12} class="er-redeploy__token" /> : undefined}
    </>
  );
  return offered.length > 0 ? (
    <button type="button" class="er-redeploy__hex er-live" data-spot="hex04" {...handlers}>
      {body}
    </button>
  ) : (
    <span class="er-redeploy__hex">{body}</span>
  );
}

function DashCard(): JSX.Element {
  const { view } = useTheDesk();
  const { planet } = view;
  return (
    <div class="er-event" data-part="event">
      <Token kind="planet" size={38} />
      <div>
        <p class="er-event__name">
          <b>{DASH_WORDS.title}</b>
        </p>
        {planet ? (
          <p>
            {DASH_WORDS.lanes(distance(view.eos, planet))}{' '}
            {DASH_WORDS.guards(view.ships.filter(({ at }) => at === planet).length)}
          </p>
        ) : undefined}
        <p class="er-event__text">{DASH_WORDS.off}</p>
      </div>
    </div>
  );
}

function EventCard(): JSX.Element {
  const { view } = useTheDesk();
  const shown = eventShown(view);
  const id = shown?.card;
  return (
    <div class="er-event" data-part="event">
      {shown && id ? (
        <>
          <Emblem kind={EVENTS[id].kind} region={shown.region} size={38} />
          <div>
            <p class="er-event__name">
              <b>{EVENT_WORDS[id].name}</b> <span class="o-muted">{WATCH_WORDS.kinds[EVENTS[id].kind]}</span>
            </p>
            <p class="er-event__text">{EVENT_WORDS[id].text}</p>
          </div>
        </>
      ) : (
        <p class="o-muted">{WATCH_WORDS.noEvent}</p>
      )}
    </div>
  );
}
