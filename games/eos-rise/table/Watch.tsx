/** Below the map: the orders of each class, or what is known of its deck; the Redeploy track and the bag; the event. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { scrollable } from '#ui/scrollable.ts';
import { ALIEN_CLASSES, type AlienClass } from '../content/aliens.ts';
import { EVENT_REGION } from '../content/eventIds.ts';
import { EVENTS } from '../content/events.ts';
import { REDEPLOY_TOKENS } from '../content/tracks.ts';
import { distance } from '../rules/universe.ts';
import { EVENT_WORDS } from '../text/cards.ts';
import { alienName, CLASS_NAMES } from '../text/names.ts';
import { DASH_WORDS, DECK_WORDS, ordersWords } from '../text/overlays.ts';
import { TABLE_WORDS, WATCH_WORDS } from '../text/table.ts';
import { Alien } from './art/Alien.tsx';
import { Emblem } from './art/Emblem.tsx';
import { Token } from './art/Token.tsx';
import { useTheDesk } from './desk.ts';
import { Press } from './Press.tsx';
import { DeckSheet } from './Reference.tsx';

export function Watch(): JSX.Element {
  const { view } = useTheDesk();
  const [open, setOpen] = useState(false);
  return (
    <section
      ref={scrollable}
      class="er-watch"
      aria-label={TABLE_WORDS.watch}
      data-part="watch"
      data-panel="watch"
    >
      <div class="er-watch__orders" data-part="orders">
        {ALIEN_CLASSES.map((name) => {
          const card = view.orders[name];
          const words = ordersWords(view, name);
          return (
            <Press
              key={name}
              spot={`orders:${name}`}
              class="er-order"
              label={`${CLASS_NAMES[name]}: ${words}`}
            >
              <Alien id={name} size={22} />
              <span>
                <b>{card ? alienName(card) : CLASS_NAMES[name]}</b> {words}
              </span>
            </Press>
          );
        })}
      </div>
      {view.lastDash ? <Dash /> : <Redeploy />}
      <EventPlate />
      <span class="er-watch__tools">
        <button type="button" class="er-chip" onClick={() => setOpen(true)}>
          {DECK_WORDS.open}
        </button>
      </span>
      {open ? <DeckSheet onClose={() => setOpen(false)} /> : undefined}
    </section>
  );
}

function Redeploy(): JSX.Element {
  const { view } = useTheDesk();
  return (
    <div class="er-redeploy" data-part="redeploy" title={WATCH_WORDS.bagOf(view.bag)}>
      <span class="o-muted">{WATCH_WORDS.redeploy}</span>
      {view.redeploy.map((name, i) =>
        i === 3 ? (
          <Press key={i} spot="hex04" class="er-hex" label={WATCH_WORDS.hex(i + 1)}>
            <Lander at={i} name={name} />
          </Press>
        ) : (
          <span key={i} class="er-hex">
            <Lander at={i} name={name} />
          </span>
        ),
      )}
      {view.invasion.length > 0 ? (
        <span class="er-hex" title={WATCH_WORDS.invasion}>
          {view.invasion.map((name, i) => (
            <Alien key={i} id={name} size={18} />
          ))}
        </span>
      ) : undefined}
    </div>
  );
}

function Lander({ at, name }: { at: number; name: AlienClass | 'none' }): JSX.Element {
  const token = useTheDesk().view.redeployTokens ? REDEPLOY_TOKENS[at] : undefined;
  return (
    <>
      {name === 'none' ? '–' : <Alien id={name} size={20} title={CLASS_NAMES[name]} />}
      {token ? <Token kind={token} size={12} /> : undefined}
    </>
  );
}

/** The race of the Last Dash: how far the Planet is, and who is there already. */
function Dash(): JSX.Element | undefined {
  const { view } = useTheDesk();
  const { planet } = view;
  if (planet === undefined) return undefined;
  return (
    <p class="er-event" data-part="race">
      <Token kind="planet" size={26} /> {DASH_WORDS.lanes(distance(view.eos, planet))}{' '}
      {DASH_WORDS.guards(view.ships.filter(({ at }) => at === planet).length)}{' '}
      {DASH_WORDS.race(view.ships.filter(({ at }) => distance(at, planet) <= 3 && at !== planet).length)}
    </p>
  );
}

function EventPlate(): JSX.Element | undefined {
  const { view } = useTheDesk();
  const id = view.asking?.step === 'tryLuck' ? view.asking.card : view.event;
  if (id === undefined || view.lastDash) return undefined;
  const { name, text } = EVENT_WORDS[id];
  return (
    <p class="er-event" data-part="event" title={text}>
      <Emblem kind={EVENTS[id].kind} region={EVENT_REGION[id]} size={26} />
      <span>
        <b>{name}</b> <span class="o-muted">{WATCH_WORDS.kinds[EVENTS[id].kind]}</span> {text}
      </span>
    </p>
  );
}
