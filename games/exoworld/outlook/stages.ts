/** The table right after each of the events between two views, as far as the events tell it: for showing them one by one. */
import { isCritical } from '../content/events.ts';
import { RESOURCES } from '../content/resources.ts';
import { tokenAt } from '../content/tokens.ts';
import type { ExoworldEvent, Spot } from '../event.ts';
import { gaugeOf } from '../rules/gauge.ts';
import type { Impact } from '../rules/impact.ts';
import { sumsOf } from '../rules/production.ts';
import { isHealth } from '../steps/event.ts';
import type { View } from '../view.ts';

/** While an update is told: of how many supplies it has come already. What is foreseen of those is of the next turn. */
export interface ToldView extends View {
  readonly updated?: number;
}

/** The turn from which one looks ahead, of the first so many supplies. */
export const turnFor = ({ turn, updated = 0 }: ToldView, supplies: number): number =>
  updated < supplies ? turn : turn + 1;

/** Every number of a gauge follows from the supply and the base, so that none of them lags behind. */
function reckoned(now: ToldView): ToldView {
  const base = now.base.map(({ card, tokens }) => ({
    card,
    shut: tokens.includes('shutdown'),
    frozen: tokens.includes('frozen'),
  }));
  const sums = sumsOf(now.scenario, base);
  return {
    ...now,
    gauges: now.gauges.map(({ supply }, r) => {
      const leaks = now.base.flatMap(({ tokens }) => tokens.filter((token) => token === tokenAt(r)));
      const rationing = now.rationing && r >= (now.updated ?? 0);
      return gaugeOf(sums[r] ?? 0, supply, leaks.length, rationing);
    }),
  };
}

export function stages(before: View, after: View, events: readonly ExoworldEvent[]): ToldView[] {
  let now: ToldView = before;
  return events.map((event, i) => {
    now = i === events.length - 1 ? after : reckoned(told(now, event, after, events.slice(i + 1)));
    return now;
  });
}

function told(now: ToldView, event: ExoworldEvent, after: View, next: readonly ExoworldEvent[]): ToldView {
  switch (event.type) {
    case 'turn':
      return {
        ...withoutUpdate(now),
        turn: event.turn,
        current: crewOf(now, event.character),
        seat: event.seat,
      };
    case 'moved': {
      const at = now.base.findIndex(({ x, y }) => x === event.to.x && y === event.to.y);
      const crew = crewOf(now, event.character);
      return at < 0
        ? now
        : { ...now, crew: now.crew.map((one) => (one.crew === crew ? { ...one, at } : one)) };
    }
    case 'deployed': {
      const place = after.base.find(({ x, y }) => x === event.spot.x && y === event.spot.y);
      return place && place.place === now.base.length ? { ...now, base: [...now.base, place] } : now;
    }
    case 'drew':
      return event.faceUp && event.card ? { ...now, faceUp: without(now.faceUp, event.card) } : now;
    case 'revealed':
      return { ...now, faceUp: [...now.faceUp, ...event.cards] };
    case 'produced':
      return supplied(now, RESOURCES.indexOf(event.resource), (supply) => supply + event.amount);
    case 'lost-supply':
      return supplied(now, RESOURCES.indexOf(event.resource), () => event.left);
    case 'updated':
      return updated(now, event, RESOURCES.length);
    case 'leaked':
      return {
        ...now,
        gauges: now.gauges.map((gauge, r) => ({
          ...gauge,
          supply: Math.max(0, gauge.supply - (event.leaks[r] ?? 0)),
        })),
      };
    case 'tokenPut':
      return tokens(now, event.spot, (lying) => [...lying, event.token]);
    case 'tokenRemoved':
      return tokens(now, event.spot, (lying) => without(lying, event.token));
    case 'emergency':
      return { ...now, emergency: event.left };
    case 'fell-ill':
      return {
        ...now,
        crew: now.crew.map((one) =>
          one.id === event.character ? { ...one, health: [...one.health, event.health] } : one,
        ),
      };
    case 'eventDrawn':
      return eventShown(now, event, after, next);
    case 'protocolPlayed':
      return event.card === 'bulkhead-lockdown' ? { ...now, lockdown: true } : now;
    case 'stoodDown':
      return now.event && now.event !== 'hidden' ? { ...now, event: { ...now.event, impacts: [] } } : now;
    default:
      return now;
  }
}

/** The event on the table; where it is over already, with what came of it. */
function eventShown(
  now: ToldView,
  { event, effect }: Extract<ExoworldEvent, { type: 'eventDrawn' }>,
  after: View,
  next: readonly ExoworldEvent[],
): ToldView {
  const sections = now.sections.slice(now.event === 'hidden' ? 0 : 1);
  const open = after.event !== 'hidden' ? after.event : undefined;
  if (open && !open.begun) return { ...now, sections, event: open };
  if (event === undefined || effect === undefined) return now;
  const over = next.findIndex(({ type }) => type === 'updated' || type === 'turn');
  const come = next.slice(0, over < 0 ? next.length : over).flatMap((one) => impactOf(one, now));
  const impacts = [...come, ...(open?.impacts ?? [])];
  return { ...now, sections, event: { event, effect, critical: isCritical(event), impacts } };
}

function impactOf(event: ExoworldEvent, { base, crew }: View): Impact[] {
  switch (event.type) {
    case 'lost-supply':
      return [{ kind: 'lose', resource: event.resource, amount: event.amount }];
    case 'tokenPut': {
      const among = base.flatMap(({ x, y, place }) =>
        x === event.spot.x && y === event.spot.y ? [place] : [],
      );
      return event.cause === 'event' ? [{ kind: 'tokens', tokens: [event.token], count: 1, among }] : [];
    }
    case 'tired':
      return [
        {
          kind: 'tire',
          count: 1,
          among: crew.flatMap((one) => (one.id === event.character ? [one.crew] : [])),
        },
      ];
    case 'fell-ill':
      return crew.flatMap((one) =>
        one.id === event.character ? [{ kind: 'health' as const, issue: event.health, crew: one.crew }] : [],
      );
    case 'banned':
      return [{ kind: 'ban', transfers: event.transfers, protocols: event.protocols }];
    default:
      return [];
  }
}

/** The first so many supplies as the update leaves them; the event is over by then. */
function updated(
  { event, ...now }: ToldView,
  { supply }: Extract<ExoworldEvent, { type: 'updated' }>,
  count: number,
): ToldView {
  return reckoned({
    ...now,
    updated: count,
    // An illness is no longer among the events: it lies with who has it.
    eventDiscards:
      event && event !== 'hidden' && !isHealth(event.event)
        ? [...now.eventDiscards, event.event]
        : now.eventDiscards,
    gauges: now.gauges.map((gauge, r) =>
      r < count ? { ...gauge, supply: supply[r] ?? gauge.supply } : gauge,
    ),
  });
}

function withoutUpdate({ updated: _, ...now }: ToldView): ToldView {
  return { ...now, rationing: false };
}

function tokens(
  now: View,
  { x, y }: Spot,
  change: (lying: View['base'][number]['tokens']) => View['base'][number]['tokens'],
): View {
  const base = now.base.map((place) =>
    place.x === x && place.y === y ? { ...place, tokens: change(place.tokens) } : place,
  );
  return { ...now, base };
}

/** What is shown of an event and of the update, in this order, one thing after the other. */
export type Shown = 'event' | 'loss' | 'token' | 'update' | 'leak';

/** Empty where neither an event nor the update came. */
export function shows(
  before: View,
  after: View,
  events: readonly ExoworldEvent[],
): { readonly stage: Shown; readonly view: ToldView }[] {
  const update = events.findIndex(({ type }) => type === 'updated');
  const drawn = events.findIndex((event) => event.type === 'eventDrawn' && event.effect !== undefined);
  const stopped = events.some((event) => isStopped(event) && before.event !== undefined);
  if (update < 0 && drawn < 0 && !stopped) return [];
  const seen = stages(before, after, events);
  return events.flatMap((event, i) => {
    const view = seen[i] ?? after;
    if (event.type === 'updated')
      return RESOURCES.flatMap((_, r) =>
        event.production[r]
          ? [{ stage: 'update' as const, view: updated(seen[i - 1] ?? before, event, r + 1) }]
          : [],
      );
    const stage = stageOf(event, update >= 0 && i > update);
    return stage ? [{ stage, view }] : [];
  });
}

/** What was announced does not come about, or not wholly. */
function isStopped(event: ExoworldEvent): boolean {
  return (
    event.type === 'stoodDown' || (event.type === 'protocolPlayed' && event.card === 'bulkhead-lockdown')
  );
}

function stageOf(event: ExoworldEvent, isUpdated: boolean): Shown | undefined {
  switch (event.type) {
    case 'eventDrawn':
      return event.effect === undefined ? undefined : 'event';
    case 'protocolPlayed':
    case 'stoodDown':
      return isStopped(event) ? 'event' : undefined;
    case 'lost-supply':
      return 'loss';
    case 'emergency':
      return isUpdated ? 'leak' : 'loss';
    case 'tokenPut':
      return event.cause === 'event' ? 'token' : undefined;
    case 'tired':
    case 'fell-ill':
    case 'destroyed':
      return 'token';
    case 'leaked':
      return 'leak';
    default:
      return undefined;
  }
}

function crewOf({ crew, current }: View, character: string): number {
  return crew.find(({ id }) => id === character)?.crew ?? current;
}

function supplied(now: View, index: number, supply: (was: number) => number): View {
  return {
    ...now,
    gauges: now.gauges.map((gauge, r) => (r === index ? { ...gauge, supply: supply(gauge.supply) } : gauge)),
  };
}

function without<T>(list: readonly T[], one: T): T[] {
  const at = list.indexOf(one);
  return list.filter((_, i) => i !== at);
}
