/**
 * What the table does by itself between two decisions, as a film of small steps: each event with the map as it stood
 * right then. It is put together from the two views and the events between them; nothing is decided here.
 */
import { ALIENS } from '../content/aliens.ts';
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import { type HullRoom, MAX_HULL } from '../content/rooms.ts';
import { EXTINCTION_DAMAGE, FIRST_YEAR } from '../content/tracks.ts';
import type { EosEvent } from '../event.ts';
import type { GalaxyId } from '../rules/universe.ts';
import type { Phase } from '../state.ts';
import type { SeenMember, View } from '../view.ts';

export interface UpkeepStep {
  readonly event: EosEvent;
  readonly view: View;
}

const AUTOMATIC: ReadonlySet<Phase> = new Set([
  'alien-movement',
  'alien-attack',
  'redeploy',
  'extinction',
  'funding',
]);

/** Empty where nothing happened by itself. */
export function upkeepOf(before: View, after: View, events: readonly EosEvent[]): UpkeepStep[] {
  const first = events.findIndex(
    (event) => event.type === 'lastDash' || (event.type === 'phase' && AUTOMATIC.has(event.phase)),
  );
  if (first < 0) return [];
  let view = opening(before, after);
  return events.flatMap((event, i) => {
    view = { ...view, ...changed(view, event, after) };
    return i < first ? [] : [{ event, view }];
  });
}

/** The table right after each event of a press: what came of it stands there, not at what the table did next. */
export function stagesOf(before: View, after: View, events: readonly EosEvent[]): View[] {
  const steps = upkeepOf(before, after, events);
  if (steps.length === 0) return events.map(() => after);
  let view = opening(before, after);
  const own = events.slice(0, events.length - steps.length).map((event) => {
    view = { ...view, ...changed(view, event, after) };
    return view;
  });
  return [...own, ...steps.map((step) => step.view)];
}

/** The table as it will be, with the map as it was: fights wait until the film is over. */
function opening(before: View, { combat: _c, strike: _s, planet: _p, event: _e, ...after }: View): View {
  const { ships, frbs, skills, creditTokens, asteroids, orders, phase, progress, intel, credits } = before;
  const { year, extinction, extinctionDamage, round, eos, event, planet, hull, totalHull } = before;
  const crew = { ...after.crew };
  for (const who of CHARACTERS) {
    const { level, stress } = before.crew[who];
    crew[who] = { ...crew[who], level, stress };
  }
  return {
    ...after,
    ...{ ships, frbs, skills, creditTokens, asteroids, orders, phase, progress, intel, credits },
    ...{ year, extinction, extinctionDamage, round, eos, hull, totalHull, crew },
    ...(event ? { event } : {}),
    ...(planet ? { planet } : {}),
    pursuit: [],
    attackers: [],
    damage: 0,
  };
}

/** What an event does to what is drawn. */
function changed(view: View, event: EosEvent, after: View): Partial<View> {
  switch (event.type) {
    case 'phase':
      return { phase: event.phase };
    case 'round':
      return { round: event.round, phase: 'planning', orders: {} };
    case 'year':
      return atYear(event.year);
    case 'warped':
      return { eos: event.to };
    case 'ordersRevealed':
      return { orders: { ...view.orders, [event.class]: event.card } };
    case 'shipMoved': {
      const [from] = event.path;
      const to = event.path[event.path.length - 1];
      const moved = view.ships.findIndex((ship) => ship.class === event.class && ship.at === from);
      return to && moved >= 0
        ? { ships: view.ships.map((ship, i) => (i === moved ? { ...ship, at: to } : ship)) }
        : {};
    }
    case 'attacker':
      return {
        ships: without(view.ships, (ship) => ship.class === ALIENS[event.card].class && ship.at === view.eos),
      };
    case 'shipToBag':
      return { ships: without(view.ships, (ship) => ship.class === event.class && ship.at === event.at) };
    case 'landed':
      return landed(view, event);
    case 'collected':
      return collected(view, event);
    case 'stationMoved':
    case 'gatePlaced':
      return { stations: { ...view.stations, [event.region]: after.stations[event.region] } };
    case 'hit':
    case 'repaired':
      return atHull(view, event.room, event.hull);
    case 'built':
      return atHull(view, event.room, MAX_HULL[event.room]);
    case 'levelGained':
    case 'levelLost':
      return atMember(view, event.who, { level: event.level });
    case 'stress':
    case 'relief':
      return atMember(view, event.who, { stress: event.at });
    case 'credits':
      return { credits: event.total };
    case 'intel':
      return { intel: event.at };
    case 'progress':
      return { progress: event.at };
    case 'event':
      return { event: event.card };
    default:
      return {};
  }
}

function atHull({ hull, totalHull }: View, room: HullRoom, points: number): Partial<View> {
  return { hull: { ...hull, [room]: points }, totalHull: totalHull - hull[room] + points };
}

function atMember(
  { crew }: View,
  who: CharacterId,
  now: Partial<Pick<SeenMember, 'level' | 'stress'>>,
): Partial<View> {
  return { crew: { ...crew, [who]: { ...crew[who], ...now } } };
}

function atYear(year: number): Partial<View> {
  const extinction = year - FIRST_YEAR;
  return { year, extinction, extinctionDamage: EXTINCTION_DAMAGE[extinction] ?? 0 };
}

function landed(view: View, { what, at, class: name }: Extract<EosEvent, { type: 'landed' }>): Partial<View> {
  switch (what) {
    case 'frb':
      return { frbs: [...view.frbs, at] };
    case 'skill':
      return { skills: [...view.skills, at] };
    case 'credit':
      return { creditTokens: [...view.creditTokens, at] };
    case 'asteroid':
      return { asteroids: [...view.asteroids, { at, mined: false }] };
    case 'ship':
      return name ? { ships: [...view.ships, { class: name, at }] } : {};
    case 'planet':
      return { planet: at };
    default:
      return {};
  }
}

/** What lies where the EOS is comes aboard. */
function collected(view: View, taken: Extract<EosEvent, { type: 'collected' }>): Partial<View> {
  const left = (tokens: readonly GalaxyId[], count: number): readonly GalaxyId[] =>
    Array.from({ length: count }).reduce<readonly GalaxyId[]>(
      (all) => without(all, (at) => at === view.eos),
      tokens,
    );
  return {
    frbs: left(view.frbs, taken.frb),
    skills: left(view.skills, taken.skill),
    creditTokens: left(view.creditTokens, taken.credit),
  };
}

/** All but the first of this kind. */
function without<T>(list: readonly T[], is: (one: T) => boolean): readonly T[] {
  const at = list.findIndex(is);
  return at < 0 ? list : list.filter((_, i) => i !== at);
}

/** The galaxies an event is about, for the eye to follow. */
export function placesOf(event: EosEvent): readonly GalaxyId[] {
  if (event.type === 'shipMoved') return event.path;
  return 'at' in event && typeof event.at === 'string' ? [event.at] : [];
}
