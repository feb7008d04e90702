/** Below the map: the orders of each class, or what is known of its deck; the Redeploy track and the bag; the event. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { scrollable } from '#ui/scrollable.ts';
import { ALIEN_CLASSES } from '../content/aliens.ts';
import { REDEPLOY_TOKENS } from '../content/tracks.ts';
import { alienName, CLASS_NAMES } from '../text/names.ts';
import { DECK_WORDS, ordersWords } from '../text/overlays.ts';
import { TABLE_WORDS, WATCH_WORDS } from '../text/table.ts';
import { Alien } from './art/Alien.tsx';
import { EventPlate, Lander, Race } from './art/Plates.tsx';
import { useTheDesk } from './desk.ts';
import { Press } from './Press.tsx';
import { DeckSheet } from './Reference.tsx';

export function Watch(): JSX.Element {
  const { view, threat } = useTheDesk();
  const [open, setOpen] = useState(false);
  return (
    <section
      ref={scrollable}
      class="er-watch"
      aria-label={TABLE_WORDS.watch}
      data-part="watch"
      data-panel="watch"
      data-folds
    >
      <div class="er-watch__orders" data-part="orders">
        {ALIEN_CLASSES.map((name) => {
          const card = view.orders[name];
          const words = ordersWords(view, name, threat);
          return (
            <Press
              key={name}
              spot={`orders:${name}`}
              class="er-order"
              label={`${CLASS_NAMES[name]}: ${words}`}
            >
              <Alien id={name} size={22} />
              <span>
                <b>{WATCH_WORDS.called(CLASS_NAMES[name], card && alienName(card))}</b> {words}
              </span>
            </Press>
          );
        })}
      </div>
      {view.lastDash ? <Race view={view} /> : <Redeploy />}
      <EventPlate view={view} />
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
  const tokens = view.redeployTokens ? REDEPLOY_TOKENS : [];
  return (
    <div class="er-redeploy" data-part="redeploy" title={WATCH_WORDS.bagOf(view.bag)}>
      <span class="o-muted">{WATCH_WORDS.redeploy}</span>
      {view.redeploy.map((name, i) =>
        i === 3 ? (
          <Press key={i} spot="hex04" class="er-hex" label={WATCH_WORDS.hex(i + 1)}>
            <Lander name={name} token={tokens[i]} />
          </Press>
        ) : (
          <span key={i} class="er-hex">
            <Lander name={name} token={tokens[i]} />
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
