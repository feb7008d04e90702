/** Actions as choices to read in a list, and what each step asks. */
import { byType } from '#engine';
import type { ExoworldAction } from '../action.ts';
import { type CardId, fits } from '../content/cards.ts';
import { INDEX } from '../content/resources.ts';
import { EFFECTS } from '../content/scenarios.ts';
import type { ExoworldFrame } from '../frame.ts';
import { pricesIn } from '../outlook/price.ts';
import type { View } from '../view.ts';
import { cardName, ITEM_WORDS, PROTOCOL_WORDS } from './cards.ts';
import { CHARACTER_WORDS } from './characters.ts';
import { branchText, EFFECT_WORDS, eventName, HEALTH_WORDS } from './events.ts';
import { headline } from './headline.ts';
import { capital, colourWord, counted, effectWords, listed, player, TOKEN_WORDS } from './nouns.ts';
import { spaceWord, thePlace } from './places.ts';

type LineOf<T extends ExoworldAction['type']> = (
  action: Extract<ExoworldAction, { type: T }>,
  view: View,
) => string;

const LINES: { readonly [T in ExoworldAction['type']]: LineOf<T> } = {
  keep: ({ character }) => `Play the ${CHARACTER_WORDS[character].name}`,
  dismiss: ({ character }) => `Leave the ${CHARACTER_WORDS[character].name} out`,
  draw: ({ card }) => (card === 'deck' ? 'Draw the top card of the deck' : `Take ${cardName(card)}`),
  recycle: () => 'Recycle the face-up cards',
  give: ({ to, card }, view) => `Give ${cardName(card)} to ${player(to, view)}`,
  take: ({ from, card }, view) => `Take ${cardName(card)} from ${player(from, view)}`,
  request: ({ from, colour }, view) => `Ask ${player(from, view)} for a ${colourWord(colour)} card`,
  deploy: ({ module, x, y }, view) =>
    `Build ${cardName(module)} ${spaceWord({ x, y }, view.base, view.base[view.crew[view.current]?.at ?? 0])}`,
  move: ({ to }, view) => `Move to ${place(view, to)}`,
  produce: () => 'Produce here',
  shutDown: ({ place: at }, view) => `Shut down ${place(view, at)}`,
  repair: ({ place: at, token }, view) => `Repair: ${TOKEN_WORDS[token].name} on ${place(view, at)}`,
  relieve: ({ crew }, view) => `Repair: a fatigue token of the ${who(view, crew)}`,
  end: () => 'End turn',
  command: ({ to }, view) => `Commander: move freely to ${place(view, to)}`,
  heal: ({ crew, health }, view) =>
    `Medic: free the ${who(view, crew)} of ${health === 'fatigue' ? 'a fatigue token' : HEALTH_WORDS[health].name}`,
  coordinate: ({ from, card, colour }, view) =>
    `Crew Coordinator: ${card ? `take ${cardName(card)}` : `ask for a ${colour ? colourWord(colour) : ''} card`} from ${player(from, view)}`,
  coordinateAlone: () => 'Crew Coordinator: draw the top card freely',
  salvage: ({ card }) => `Salvager: take ${cardName(card)} from the discards`,
  postpone: () => 'Meteorologist: put the next event at the bottom',
  sortOut: () => 'Quartermaster: replace face-up cards',
  item: ({ item, to, crew, health }, view) => {
    const { name } = ITEM_WORDS[item];
    if (to !== undefined) return `${name}: move to ${place(view, to)}`;
    if (crew === undefined || health === undefined) return `Use ${name}`;
    return `${name}: free the ${who(view, crew)} of ${HEALTH_WORDS[health].name}`;
  },
  protocol: ({ card }) => `Play ${PROTOCOL_WORDS[card].name}`,
  pay: ({ card }, { site }) => {
    const due = site?.due[0];
    // Only the Architect may, once a turn.
    const skilled = due !== undefined && !fits(card, INDEX[due]);
    return `Pay with ${cardName(card)}${skilled ? `, as ${colourWord(due)}: uses your skill` : ''}`;
  },
  waive: (_, { site }) => `Leave out the ${site?.due[0] ? colourWord(site.due[0]) : ''} card`,
  agree: () => 'Agree',
  refuse: () => 'Refuse',
  handOver: ({ card }) => `Hand over ${cardName(card)}`,
  choose: ({ card }) => `Keep ${cardName(card)}`,
  putAway: ({ card }) => `Put ${cardName(card)} away`,
  remove: ({ place: at, token }, view) => `Remove the ${TOKEN_WORDS[token].name} from ${place(view, at)}`,
  alsoRelieve: ({ crew }, view) => `Remove a fatigue token of the ${who(view, crew)}`,
  pass: ({ from, card }, view) =>
    card ? `${cardName(card)} from ${player(from, view)}` : `A card from ${player(from, view)}`,
  collect: ({ card }) => `Take ${cardName(card)} from the face-up cards`,
  convert: ({ resource }) => `Pay 4 ${resource}`,
  toggle: ({ place: at }, view) =>
    `${view.base[at]?.tokens.includes('shutdown') ? 'Start' : 'Shut down'} ${place(view, at)}`,
  recover: ({ card }) => `Take ${cardName(card)} back`,
  bury: ({ index }, view) => `Put ${eventAt(view, index)} at the bottom`,
  done: () => 'That is all',
  decline: (_, { window, incommunication }) =>
    window === 3 && incommunication ? 'Carry the event out' : 'Play nothing',
  place: ({ place: at }, view) => capital(place(view, at)),
  tire: ({ crew }, view) => `The ${who(view, crew)}`,
  branch: ({ branch }, { event }) =>
    event && event !== 'hidden' ? capital(branchText(event.effect, branch)) : capital(branch),
  name: ({ seat }, view) => player(seat, view),
  discard: ({ card }) => `Discard ${cardName(card)}`,
  cross: ({ card }) => `Pass ${cardName(card)} to the left`,
  join: () => 'Seat another player',
  leave: ({ seat }, view) => `See ${player(seat, view)} off`,
  say: ({ what, colour }) => `Say “I ${what} ${colourWord(colour)}”`,
};

export function actionLine(action: ExoworldAction, view: View): string {
  return byType(LINES, action, view);
}

/** With no action left: where something is free, and where nothing is. */
export const NOTHING_LEFT = {
  free: 'No action is left. What is free may still be used before the event.',
  none: 'Nothing more to do: end the turn.',
} as const;

const PROMPTS: Partial<Record<ExoworldFrame['step'], (view: View) => string>> = {
  characters: () => 'Choose the character you play.',
  companions: () => 'Of these four characters one stays out. Which?',
  actions: (view) =>
    view.actionsLeft > 0
      ? headline(view)
      : view.choresLeft > 0
        ? 'One action is left, to move, produce or repair.'
        : NOTHING_LEFT.free,
  pay: ({ site }) =>
    site ? `Pay a ${colourWord(site.due[0] ?? 'oxygen')} card for ${cardName(site.module)}.` : 'Pay.',
  consent: (view) => (view.offer ? offerPrompt(view.offer, view) : 'Do you agree?'),
  survey: () => 'Keep one card; the other is discarded.',
  sorting: () => 'Put away face-up cards to be replaced.',
  alsoRepair: () => 'A second token may be removed here.',
  sealing: () => 'Remove up to two leak or emergency tokens nearby.',
  manifest: ({ solo }) =>
    solo ? 'Choose a face-up card to take.' : 'Choose a card to pass to the current player.',
  passOn: () => 'Choose a card to pass on.',
  damageControl: () => 'Remove a token from the base.',
  convert: () => 'Which supply pays 4?',
  override: () => 'Shut down or start a module.',
  recover: () => 'Take a card back from the discards.',
  forecast: () => 'Which of these events goes to the bottom?',
  respond: ({ window, event }) =>
    window === 2
      ? 'The event is about to be drawn. Play a protocol?'
      : window === 4
        ? 'The update is next. Play a protocol?'
        : `${event && event !== 'hidden' ? EFFECT_WORDS[event.effect].name : 'An event'} is about to happen. Play a protocol?`,
  placing({ event }) {
    const impacts = event && event !== 'hidden' ? event.impacts : [];
    const [first] = impacts;
    if (first?.kind !== 'tokens') return `${eventTitle(event)}: which module is destroyed?`;
    const what = listed(first.tokens.map((id) => TOKEN_WORDS[id].name));
    const asked = `${eventTitle(event)}: where does the ${what} go?`;
    return first.count > 1 ? `${asked} ${first.count} to place.` : asked;
  },
  tiring: ({ event }) => {
    const tires = event && event !== 'hidden' ? event.impacts.find(({ kind }) => kind === 'tire') : undefined;
    const all = tires?.kind === 'tire' && tires.count > 1 && tires.count >= tires.among.length;
    return `${eventTitle(event)}: ${all ? 'all of these get a fatigue token. Who first?' : 'who gets a fatigue token?'}`;
  },
  choosing: ({ event }) => `${eventTitle(event)}: choose.`,
  naming: ({ event }) => `${eventTitle(event)}: who discards?`,
  discarding: () => 'Choose a card to discard.',
  crossing: () => 'Choose a card to pass to the left. Nobody sees it before all have chosen.',
  handLimits: () => 'Too many cards in hand: discard one.',
};

export function promptLine(step: ExoworldFrame['step'], view: View): string {
  return PROMPTS[step]?.(view) ?? '';
}

function offerPrompt({ kind, from, to, card, colour }: NonNullable<View['offer']>, view: View): string {
  const what = card ? cardName(card) : `a ${colourWord(colour)} card`;
  const use = card ? useOf(view, to, card) : undefined;
  return kind === 'give'
    ? `${player(from, view)} offers you ${what}${use ? `: you could ${use}` : ''}. Take it?`
    : `${player(to, view)} asks you for ${what}${use ? `, to ${use}` : ''}. Give it?`;
}

/** What a player could build with a card at once, or later: what is paid for by it before what it is. */
function useOf(view: View, seat: number, card: CardId): string | undefined {
  const hands = view.hands.map((hand, at) =>
    at === seat ? { ...hand, known: [...hand.known, card] } : hand,
  );
  const before = pricesIn(view, seat);
  const after = pricesIn({ ...view, hands }, seat);
  const lacked = (module: string): number =>
    before.find((one) => one.module === module)?.lacks.length ?? Number.POSITIVE_INFINITY;
  const nearer = after.filter(({ module, lacks }) => lacks.length < lacked(module));
  const found = nearer.find(({ lacks }) => lacks.length === 0) ?? nearer[0];
  if (found === undefined) return undefined;
  const gives = effectWords(EFFECTS[view.scenario][found.module]);
  const what = found.module === card ? 'it' : cardName(found.module);
  return found.lacks.length === 0
    ? `build ${what} (${gives})`
    : `build ${what} (${gives}) with ${counted(found.lacks.length, 'more card')}`;
}

function eventTitle(event: View['event']): string {
  return event && event !== 'hidden' ? EFFECT_WORDS[event.effect].name : 'The event';
}

function eventAt(view: View, index: number): string {
  let at = index;
  for (const layer of view.events) {
    const size = 'cards' in layer ? layer.cards.length : layer.hidden;
    const event = 'cards' in layer ? layer.cards[at] : undefined;
    if (at < size) return event ? eventName(event) : `event ${index + 1}`;
    at -= size;
  }
  return `event ${index + 1}`;
}

function place(view: View, at: number): string {
  const found = view.base[at];
  return found ? thePlace(found, view.base) : `place ${at}`;
}

function who(view: View, crew: number): string {
  const found = view.crew[crew];
  return found ? CHARACTER_WORDS[found.id].name : `character ${crew + 1}`;
}
