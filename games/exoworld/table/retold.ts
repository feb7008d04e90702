/** What Exoworld tells of the others' turns, of the update and of events. What happens to the base happens to us. */
import type { Seat } from '#engine';
import type { Holdings } from '#ui/kit/deltas.ts';
import type { Heading, How, Retold, Telling } from '#ui/kit/recap.ts';
import type { CharacterId } from '../content/characters.ts';
import { RESOURCES } from '../content/resources.ts';
import type { ExoworldEvent, Spot } from '../event.ts';
import { stages } from '../outlook/stages.ts';
import type { Exoworld } from '../state.ts';
import { cardName } from '../text/cards.ts';
import { CHARACTER_WORDS } from '../text/characters.ts';
import { EFFECT_WORDS, HEALTH_WORDS } from '../text/events.ts';
import { evenly, player, RESOURCE_WORDS } from '../text/nouns.ts';
import { placeWord } from '../text/places.ts';
import { RETOLD_WORDS } from '../text/retold.ts';
import type { View } from '../view.ts';

const HOW: { readonly [T in ExoworldEvent['type']]: How } = {
  landed: 'plain',
  kept: 'quiet',
  dismissed: 'quiet',
  began: 'quiet',
  turn: 'quiet',
  drew: 'plain',
  revealed: 'quiet',
  recycled: 'plain',
  reshuffled: 'quiet',
  offered: 'plain',
  refused: 'plain',
  transferred: 'plain',
  discarded: 'plain',
  deployed: 'good',
  moved: 'plain',
  produced: 'good',
  tokenPut: 'bad',
  tokenRemoved: 'good',
  noTokens: 'effect',
  tired: 'bad',
  rested: 'good',
  'fell-ill': 'bad',
  cured: 'good',
  itemUsed: 'plain',
  protocolPlayed: 'plain',
  recovered: 'plain',
  converted: 'plain',
  emergency: 'effect',
  looked: 'plain',
  buried: 'plain',
  eventDrawn: 'plain',
  stoodDown: 'good',
  inVain: 'bad',
  noEvent: 'plain',
  'lost-supply': 'bad',
  otherwise: 'plain',
  branch: 'plain',
  destroyed: 'bad',
  banned: 'bad',
  crossed: 'plain',
  updated: 'plain',
  leaked: 'bad',
  said: 'plain',
  joined: 'plain',
  left: 'plain',
  won: 'good',
  lost: 'bad',
};

/** What is everyone's: the base, its supplies, what is forbidden. */
const OURS: ReadonlySet<ExoworldEvent['type']> = new Set([
  'deployed',
  'produced',
  'tokenPut',
  'tokenRemoved',
  'emergency',
  'converted',
  'lost-supply',
  'destroyed',
  'banned',
  'updated',
  'leaked',
]);

export const retold: Retold<Exoworld> = {
  together: true,
  alone: ({ hands }) => hands.length === 1,
  how: HOW,
  line: (event, view, seat) => ({
    touches: concerns(event, view, seat) ? 'me' : OURS.has(event.type) ? 'us' : 'other',
    spots: event.type === 'drew' && event.seat === seat ? ['part:hand'] : spotsOf(event, view),
    ...worded(event, view, seat),
  }),
  heading(event, { called }) {
    // What is dealt when all have chosen is nobody's deed.
    if (event.type === 'kept') return { actor: 'table', title: RETOLD_WORDS.setUp, untold: true };
    if (event.type === 'turn') return turnOf(event.seat, event.character, called);
    if (event.type === 'updated') return { actor: 'table', title: RETOLD_WORDS.update };
    return event.type === 'eventDrawn' && event.effect
      ? { actor: 'event', title: EFFECT_WORDS[event.effect].name }
      : undefined;
  },
  within: ({ event, seat, crew, current, called }) => {
    const character = crew[current]?.id;
    if (event && event !== 'hidden') return { actor: 'event', title: EFFECT_WORDS[event.effect].name };
    return character && turnOf(seat, character, called);
  },
  holdings,
  stages,
};

function turnOf(seat: Seat, character: CharacterId, called: View['called']): Heading {
  return { actor: seat, title: RETOLD_WORDS.turn(called?.[seat], CHARACTER_WORDS[character].name) };
}

function worded(event: ExoworldEvent, view: View, seat: Seat): Telling {
  switch (event.type) {
    case 'eventDrawn':
      // What lies open on the table is read there.
      if (view.event && view.event !== 'hidden' && view.event.effect === event.effect) return { text: '' };
      return event.effect ? { text: EFFECT_WORDS[event.effect].text, filler: true } : {};
    case 'updated':
      return { text: updateWords(event), says: true, ...(event.emergency < 0 ? { tone: 'bad' } : {}) };
    case 'transferred':
      return passed(event, view, seat);
    case 'tired':
    case 'rested':
      return row(event.type, RETOLD_WORDS[event.type], CHARACTER_WORDS[event.character].name);
    case 'moved':
      return row(`moves ${event.character}`, RETOLD_WORDS.moves, placeWord(event.to, view.base));
    case 'drew':
    case 'discarded': {
      const verb = event.type === 'discarded' ? 'discards' : event.faceUp ? 'takes' : 'draws';
      const card = event.card ? cardName(event.card) : RETOLD_WORDS.card;
      return row(`${verb} ${event.seat}`, RETOLD_WORDS[verb](player(event.seat, view)), card);
    }
    default:
      return {};
  }
}

/** Lines of the same verb are one, with what differs in a row. */
const row = (verb: string, text: string, part: string): Telling => ({ verb, text, parts: [part] });

function updateWords({ production, supply, emergency }: Extract<ExoworldEvent, { type: 'updated' }>): string {
  const flows = RESOURCES.map((id, r) => RETOLD_WORDS.flow(id, evenly(production[r] ?? 0), supply[r] ?? 0));
  // What was lost for good before what was foreseen.
  return [...(emergency < 0 ? [RETOLD_WORDS.missing(-emergency)] : []), ...flows].join(' · ');
}

function passed(
  { from, to, card }: Extract<ExoworldEvent, { type: 'transferred' }>,
  view: View,
  seat: Seat,
): Telling {
  const what = card ? cardName(card) : RETOLD_WORDS.card;
  if (from === seat) return { text: RETOLD_WORDS.fromYou(player(to, view), what) };
  return to === seat ? { text: RETOLD_WORDS.toYou(player(from, view), what) } : {};
}

/** Whether it is about this seat: its hand, its character, an offer to it. */
function concerns(event: ExoworldEvent, view: View, seat: Seat): boolean {
  if ('character' in event)
    return view.crew.some((crew) => crew.id === event.character && crew.seat === seat);
  if ('to' in event && typeof event.to === 'number' && event.to === seat) return true;
  if ('from' in event && event.from === seat) return true;
  return 'seat' in event && event.seat === seat;
}

function spotsOf(event: ExoworldEvent, view: View): string[] {
  const spot = 'spot' in event ? event.spot : event.type === 'moved' ? event.to : undefined;
  const crew = view.crew.find(({ id, seat }) =>
    event.type === 'drew' ? seat === event.seat : 'character' in event && id === event.character,
  );
  return [...(spot ? placeOf(spot, view) : []), ...(crew ? [`pawn:${crew.crew}`] : [])];
}

function placeOf({ x, y }: Spot, { base }: View): string[] {
  return base.flatMap((place) => (place.x === x && place.y === y ? [`spot:place:${place.place}`] : []));
}

function holdings(view: View, seat: Seat): Holdings {
  const held: Record<string, string | number> = {
    [RETOLD_WORDS.emergency]: view.emergency,
    [RETOLD_WORDS.hand]: view.hands[seat]?.count ?? 0,
    [RETOLD_WORDS.modules]: view.base.filter(({ card, working }) => card !== 'home' && working).length,
  };
  for (const [r, resource] of RESOURCES.entries()) {
    const { name } = RESOURCE_WORDS[resource];
    held[RETOLD_WORDS.supply(name)] = view.gauges[r]?.supply ?? 0;
    held[RETOLD_WORDS.production(name)] = view.gauges[r]?.production ?? 0;
  }
  const own = view.crew.filter((one) => one.seat === seat);
  // Before they are chosen they are at home already: nobody has come from anywhere.
  for (let i = 0; i < (view.solo ? 3 : 1); i++) {
    const place = view.base[own[i]?.at ?? 0];
    if (place) held[RETOLD_WORDS.at(i, view.solo)] = placeWord(place, view.base);
  }
  for (const crew of own) {
    const { name } = CHARACTER_WORDS[crew.id];
    if (crew.fatigue > 0) held[RETOLD_WORDS.fatigue(name)] = crew.fatigue;
    if (crew.health.length > 0)
      held[RETOLD_WORDS.ill(name)] = crew.health.map((id) => HEALTH_WORDS[id].name).join(', ');
  }
  return held;
}
