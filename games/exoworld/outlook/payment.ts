/** XW-3.4 How a price is paid where nobody says otherwise: with what is least useful, protocols last; and cards given up. */
import type { Batch, Seat } from '#engine';
import type { ExoworldAction } from '../action.ts';
import { CARDS, type CardId, fits, isModule, isProtocol, WILD } from '../content/cards.ts';
import { MODULES, type ModuleId } from '../content/modules.ts';
import { INDEX, RESOURCES, type Resource } from '../content/resources.ts';
import { EFFECTS } from '../content/scenarios.ts';
import type { Exoworld, State } from '../state.ts';
import { type View, view } from '../view.ts';
import { priceOf } from './price.ts';

/** The cards of a hand, the least useful first: what brings nothing here, then what lacks most of its price. */
export function leastUseful({ scenario }: View, cards: readonly CardId[]): CardId[] {
  const use = (card: CardId): number => {
    if (isProtocol(card)) return 100;
    if (!isModule(card)) return 1.5;
    const gives = EFFECTS[scenario][card].reduce((sum, change) => sum + Math.max(0, change), 0);
    return gives === 0 ? 0 : 2 + gives - priceOf(card, without(cards, card)).lacks.length;
  };
  return [...cards].sort((a, b) => use(a) - use(b));
}

interface Due {
  readonly due: readonly Resource[];
  readonly waived: number;
}

/** XW-R11 whether cards pay so many of the colours that are due; `any`: the Architect may pay one of them with any card. */
function pays(cards: readonly CardId[], due: readonly Resource[], count: number, any: boolean): boolean {
  const of = (colour: number): number => cards.filter((card) => CARDS[card].colour === colour).length;
  const owed = (resource: Resource): number => due.filter((one) => one === resource).length;
  const paid = [...new Set(due)].reduce((sum, id) => sum + Math.min(of(INDEX[id]), owed(id)), of(WILD));
  const over = any && RESOURCES.some((id) => of(INDEX[id]) > owed(id));
  return paid + (over ? 1 : 0) >= count;
}

/** What is asked for and how it is answered, colour by colour; what leaves no choice is paid unasked. */
export function payment(seen: View, cards: readonly CardId[], { due, waived }: Due): ExoworldAction[] {
  const left = leastUseful(seen, cards);
  let free = waived;
  let any = paysAny(seen);
  const actions: ExoworldAction[] = [];
  // What need not be paid at the end is not asked for.
  for (let rest = due; rest.length > free; ) {
    const [resource, ...later] = rest as readonly [Resource, ...Resource[]];
    const skilled = (card: CardId): boolean => !fits(card, INDEX[resource]);
    const payable = [...new Set(left)].filter(
      (card) =>
        (any || !skilled(card)) &&
        pays(without(left, card), later, later.length - free, any && !skilled(card)),
    );
    const mayWaive = free > 0 && pays(left, later, rest.length - free, any);
    const own = payable.find((card) => CARDS[card].colour === INDEX[resource]);
    const card = own ?? (mayWaive ? undefined : payable[0]);
    if (card === undefined && !mayWaive) return [];
    if (payable.length + (mayWaive ? 1 : 0) > 1)
      actions.push(card ? { type: 'pay', card } : { type: 'waive' });
    if (card) left.splice(left.indexOf(card), 1);
    else free -= 1;
    if (card && skilled(card)) any = false;
    rest = later;
  }
  return actions;
}

function without(cards: readonly CardId[], card: CardId): CardId[] {
  const at = cards.indexOf(card);
  return cards.filter((_, i) => i !== at);
}

/** The Architect may pay one card of a price with any card. */
function paysAny({ crew, current, skillUsed }: View): boolean {
  return crew[current]?.id === 'architect' && !skillUsed;
}

/** The only set of cards that pays for a module, where every legal one is the same; nothing where there is a choice. */
export function forcedPayment(seen: View, seat: Seat, module: ModuleId): ExoworldAction[] {
  const cards = without(seen.hands[seat]?.known ?? [], module);
  const { cost } = MODULES[module];
  // Where hands are secret each card that is paid shows something.
  const secret = seen.incommunication || seen.fabrication;
  // Whatever is paid first, all cards go.
  if (!secret && cards.length === cost.length) return payment(seen, cards, { due: cost, waived: 0 });
  const open = secret || cards.some(isProtocol) || paysAny(seen);
  const single = [...new Set(cost)].every((resource) => {
    const own = cards.filter((card) => CARDS[card].colour === INDEX[resource]);
    return new Set(own).size === 1 || own.length === cost.filter((one) => one === resource).length;
  });
  return open || !single ? [] : payment(seen, cards, { due: cost, waived: 0 });
}

/** What a seat could do with one press: pay all that is due, or give up the cards it needs least. */
export function batches(s: State, seat: Seat, legal: readonly ExoworldAction[]): Batch<Exoworld>[] {
  const seen = view(s, seat);
  const cards = seen.hands[seat]?.known ?? [];
  const offered = (type: ExoworldAction['type']): boolean => legal.some((action) => action.type === type);
  if (seen.site && offered('pay')) {
    // With secret hands each card that is paid shows something, and nothing is paid unasked.
    const asked = seen.incommunication ? legal.slice(0, 1) : payment(seen, cards, seen.site);
    return batch('pay', asked);
  }
  if (offered('cross')) return batch('cross', leastUseful(seen, cards).slice(0, 1).map(crossed));
  if (!offered('discard')) return [];
  const crew = seen.crew.find((one) => (seen.solo ? one.crew === seen.current : one.seat === seat));
  const over =
    seen.phase === 'handLimits' ? Math.max(1, cards.length - (crew?.handLimit ?? cards.length)) : 1;
  const may = legal.flatMap((action) => (action.type === 'discard' ? [action.card] : []));
  const given = leastUseful(seen, cards).filter((card) => may.includes(card));
  return batch('discard', given.slice(0, over).map(discarded));
}

const discarded = (card: CardId): ExoworldAction => ({ type: 'discard', card });
const crossed = (card: CardId): ExoworldAction => ({ type: 'cross', card });

function batch(id: string, [first, ...rest]: readonly ExoworldAction[]): Batch<Exoworld>[] {
  return first ? [{ id, actions: [first, ...rest] }] : [];
}
