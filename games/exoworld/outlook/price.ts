/** XW-3.4 The price of a module as a player looks at it: what a hand holds of it, what it lacks, and who could help. */
import type { Seat } from '#engine';
import { CARD_IDS, CARDS, type CardId, isModule, WILD } from '../content/cards.ts';
import { CHARACTERS } from '../content/characters.ts';
import { MODULES, type ModuleId } from '../content/modules.ts';
import { INDEX, RESOURCES, type Resource } from '../content/resources.ts';
import type { View } from '../view.ts';

export interface Price {
  readonly module: ModuleId;
  /** Colour by colour of the price: whether the hand has a card of it. */
  readonly held: readonly boolean[];
  /** What the hand lacks once protocols stand in and what is let off is let off; nothing where it pays. */
  readonly lacks: readonly Resource[];
}

/** What may take the place of a colour. */
interface Leave {
  /** XW-3.4 the Architect, once a turn: a card that is left over pays for any colour. */
  readonly any?: boolean;
  /** Rapid Fabrication: so many cards need not be paid. */
  readonly waived?: number;
}

const FABRICATED = 2;

/** `cards` are those of the hand without the module itself. */
export function priceOf(module: ModuleId, cards: readonly CardId[], { any, waived = 0 }: Leave = {}): Price {
  const left = [...cards];
  const held = MODULES[module].cost.map((resource) => {
    const at = left.findIndex((card) => CARDS[card].colour === INDEX[resource]);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const missing = MODULES[module].cost.filter((_, i) => !held[i]);
  const wild = left.filter((card) => CARDS[card].colour === WILD).length;
  const spare = any && left.length > wild ? 1 : 0;
  return { module, held, lacks: missing.slice(Math.min(missing.length, wild + spare + waived)) };
}

/** The price of a module in someone's hand, as they would pay it now. */
export function priceIn(view: View, seat: Seat, module: ModuleId): Price {
  const cards = [...(view.hands[seat]?.known ?? [])];
  const own = cards.indexOf(module);
  if (own >= 0) cards.splice(own, 1);
  const acts = seat === view.seat;
  const crew = acts ? view.crew[view.current] : view.crew.find((one) => one.seat === seat && !one.away);
  const any = crew !== undefined && CHARACTERS[crew.id].paysAny === true && !(acts && view.skillUsed);
  return priceOf(module, cards, { any, waived: acts && view.fabrication ? FABRICATED : 0 });
}

/** The prices of all modules in a hand, what lacks least first. */
export function pricesIn(view: View, seat: Seat): Price[] {
  const modules = [...new Set(view.hands[seat]?.known ?? [])].filter(isModule);
  return modules.map((module) => priceIn(view, seat, module)).sort((a, b) => a.lacks.length - b.lacks.length);
}

export interface Source {
  readonly resource: Resource;
  /** Another player who holds it, and how many steps away they stand; nobody where it lies face up. */
  readonly seat?: Seat;
  readonly away?: number;
}

/** What other hands hold of the colours that one lacks, nearest first. Each card counts once. */
export function heldOf(
  view: View,
  seat: Seat,
  lacks: readonly Resource[],
): (Source & { readonly seat: Seat })[] {
  const hands = othersNear(view, seat).map((other) => ({
    ...other,
    cards: (view.hands[other.seat]?.known ?? []).filter((card) => !hasRefused(view, other.seat, card)),
  }));
  return lacks.flatMap((resource) => {
    const isOf = (card: CardId): boolean => CARDS[card].colour === INDEX[resource];
    const holder = hands.find(({ cards }) => cards.some(isOf));
    if (holder === undefined) return [];
    holder.cards.splice(holder.cards.findIndex(isOf), 1);
    return [{ resource, seat: holder.seat, away: holder.away }];
  });
}

/** XW-R14 who would not part with a card this turn is not asked for its colour again. */
function hasRefused({ refusedBy }: View, seat: Seat, card: CardId): boolean {
  return refusedBy.some(
    (one) =>
      one.seat === seat && !one.offered && isCard(one.what) && CARDS[one.what].colour === CARDS[card].colour,
  );
}

const IDS: readonly string[] = CARD_IDS;
const isCard = (what: string): what is CardId => IDS.includes(what);

/** Where colours are to be had that a hand lacks: face up, where nobody need be asked, then with others. */
export function sourcesOf(view: View, seat: Seat, lacks: readonly Resource[]): Source[] {
  const faceUp = [...view.faceUp];
  const lying = lacks.filter((resource) => {
    const at = faceUp.findIndex((card) => CARDS[card].colour === INDEX[resource]);
    if (at >= 0) faceUp.splice(at, 1);
    return at >= 0;
  });
  const left = [...lacks];
  for (const resource of lying) left.splice(left.indexOf(resource), 1);
  return [...lying.map((resource) => ({ resource })), ...heldOf(view, seat, left)];
}

/** The other players, the nearest first. */
export function othersNear(view: View, seat: Seat): { readonly seat: Seat; readonly away: number }[] {
  if (view.solo) return [];
  const from = view.crew.find((crew) => crew.seat === seat)?.at ?? 0;
  const steps = stepsFrom(view, from);
  return view.crew
    .filter((crew) => !crew.away && crew.seat !== seat)
    .map((crew) => ({ seat: crew.seat, away: steps[crew.at] ?? 0 }))
    .sort((a, b) => a.away - b.away);
}

/** How many steps each place is away (XW-3.5). */
export function stepsFrom({ base }: Pick<View, 'base'>, from: number): readonly number[] {
  const steps: number[] = [];
  steps[from] = 0;
  const open = [from];
  for (let here = open.shift(); here !== undefined; here = open.shift()) {
    const place = base[here];
    for (const { place: there, x, y } of base) {
      if (place === undefined || steps[there] !== undefined) continue;
      if (Math.abs(place.x - x) + Math.abs(place.y - y) !== 1) continue;
      steps[there] = (steps[here] ?? 0) + 1;
      open.push(there);
    }
  }
  return steps;
}

/** What is left in the deck by colour, protocols last, as far as this onlooker can tell. */
export function deckColours(view: View): readonly number[] {
  const { hands } = view;
  const left = [0, 0, 0, 0, 0];
  for (const card of CARD_IDS) {
    const { colour, copies } = CARDS[card];
    // Of the protocols not all are in the game.
    if (colour !== WILD) left[colour] = (left[colour] ?? 0) + copies;
  }
  for (const card of inSight(view))
    if (CARDS[card].colour !== WILD) left[CARDS[card].colour] = (left[CARDS[card].colour] ?? 0) - 1;
  const coloured = RESOURCES.reduce((sum, _, r) => sum + (left[r] ?? 0), 0);
  const unseen = hands.reduce((sum, { count, known }) => sum + count - known.length, view.deck);
  left[WILD] = Math.max(0, unseen - coloured);
  return left;
}

/** Every card that lies open somewhere. */
function inSight({ hands, base, faceUp, discards, aside, site }: View): readonly CardId[] {
  return [
    ...hands.flatMap(({ known }) => known),
    ...base.flatMap(({ card }) => (card === 'home' ? [] : [card])),
    ...[...faceUp, ...discards, ...aside, ...(site ? [site.module] : [])],
  ];
}

/** How many modules of a kind this onlooker cannot see. */
export function unseenModules(view: View, isSuch: (module: ModuleId) => boolean): number {
  const such = (card: CardId): boolean => isModule(card) && isSuch(card);
  const all = CARD_IDS.reduce((sum, card) => sum + (such(card) ? CARDS[card].copies : 0), 0);
  return all - inSight(view).filter(such).length;
}
