/** Plates beside the map: what lands, the race of the Last Dash, the event in force. */
import type { JSX } from 'preact';
import type { AlienClass } from '../../content/aliens.ts';
import { EVENT_REGION } from '../../content/eventIds.ts';
import { EVENTS } from '../../content/events.ts';
import { distance } from '../../rules/universe.ts';
import { EVENT_WORDS } from '../../text/cards.ts';
import { CLASS_NAMES } from '../../text/names.ts';
import { DASH_WORDS } from '../../text/overlays.ts';
import { WATCH_WORDS } from '../../text/table.ts';
import type { View } from '../../view.ts';
import { Alien } from './Alien.tsx';
import { Emblem } from './Emblem.tsx';
import { Token, type TokenKind } from './Token.tsx';
import './plates.css';

interface LanderProps {
  readonly name: AlienClass | 'none';
  readonly token: TokenKind | undefined;
}

export function Lander({ name, token }: LanderProps): JSX.Element {
  return (
    <>
      {name === 'none' ? '–' : <Alien id={name} size={20} title={CLASS_NAMES[name]} />}
      {token ? <Token kind={token} size={12} /> : undefined}
    </>
  );
}

/** The race of the Last Dash: how far the Planet is, and who is there already. */
export function Race({ view }: { view: View }): JSX.Element | undefined {
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

export function EventPlate({ view }: { view: View }): JSX.Element | undefined {
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
