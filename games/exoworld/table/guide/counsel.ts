/** What the hint keeps in mind besides its reasons: what the headline warns of, transfers, and the gauges. */
import type { Counsel } from '#ui/kit/counsel.ts';
import { type Counted, counted } from '#ui/kit/numbers.ts';
import { CARDS, isModule, WILD } from '../../content/cards.ts';
import type { ModuleId } from '../../content/modules.ts';
import { RESOURCES, resourceAt } from '../../content/resources.ts';
import { forecast } from '../../outlook/forecast.ts';
import { payment } from '../../outlook/payment.ts';
import { pricesIn } from '../../outlook/price.ts';
import type { Exoworld } from '../../state.ts';
import { RESOURCE_WORDS } from '../../text/nouns.ts';
import { RETOLD_WORDS } from '../../text/retold.ts';
import type { View } from '../../view.ts';
import { effectOf, urgent } from './told.ts';

/** XW-3.3 what takes another player's consent. */
const ASKS: readonly Exoworld['action']['type'][] = ['give', 'take', 'request', 'coordinate'];
const GIVEN: readonly Exoworld['action']['type'][] = ['agree', 'handOver'];

/** A card that lies face up is what it is, whatever takes its place; what the deck gives decides what comes next. */
const OPEN: readonly Exoworld['action']['type'][] = [
  'move',
  'command',
  'deploy',
  'pay',
  'produce',
  'repair',
  'take',
  'give',
];

const goesOn = (action: Exoworld['action']): boolean =>
  action.type === 'draw' ? action.card !== 'deck' : OPEN.includes(action.type);

/**
 * What lies face up and helps for certain is taken before the deck is tried or the cards are cleared away: what a module
 * of the hand that lifts something falling still lacks, or where the hand has none, a module that lifts what ends first.
 * A price is paid as the table proposes it.
 */
function instead(
  action: Exoworld['action'],
  view: View,
  seat: number,
): readonly [Exoworld['action'], ...Exoworld['action'][]] | undefined {
  if (action.type === 'pay' && view.site && !view.incommunication) {
    const [first, ...rest] = payment(view, view.hands[seat]?.known ?? [], view.site);
    return first && [first, ...rest];
  }
  if (action.type !== 'recycle' && !(action.type === 'draw' && action.card === 'deck')) return undefined;
  const prices = pricesIn(view, seat).filter(({ module, lacks }) => lacks.length > 0 && lifts(view, module));
  const [module] = urgent(
    view,
    prices.map((price) => price.module),
  );
  const lacks = prices.find((price) => price.module === module)?.lacks ?? [];
  const card =
    view.faceUp.find((one) => CARDS[one].colour !== WILD && lacks.includes(resourceAt(CARDS[one].colour))) ??
    rescue(view, seat);
  return card && [{ type: 'draw', card }];
}

const lifts = (view: View, module: ModuleId): boolean =>
  effectOf(view, module).some((change, r) => change > 0 && (view.gauges[r]?.sum ?? 0) < 0);

/** A face-up module that lifts what ends first, where none of the hand does. */
function rescue(view: View, seat: number): ModuleId | undefined {
  const { ends } = forecast(view);
  const soonest = Math.min(...ends.map((end) => end ?? Number.POSITIVE_INFINITY));
  const known = (view.hands[seat]?.known ?? []).filter(isModule);
  const by = (card: ModuleId, r: number): number => effectOf(view, card)[r] ?? 0;
  // Of several that end at once, those that no module of the hand lifts.
  const first = RESOURCES.flatMap((_, r) =>
    ends[r] === soonest && (view.gauges[r]?.sum ?? 0) < 0 && !known.some((card) => by(card, r) > 0)
      ? [r]
      : [],
  );
  const lift = (card: ModuleId): number => first.reduce((sum, r) => sum + Math.max(0, by(card, r)), 0);
  const [best] = view.faceUp.filter(isModule).sort((a, b) => lift(b) - lift(a));
  return best && lift(best) > 0 ? best : undefined;
}

/** The loss of the colony before all else, then its alarms, then what runs out first. */
function threat(view: View): number {
  const { ends, next } = forecast(view);
  const lost = view.emergency > 0 && next === 0 ? 4 : 0;
  const alarms = view.base.flatMap(({ tokens }) => tokens.filter((token) => token === 'emergency')).length;
  const soonest = Math.min(...ends.map((end) => end ?? Number.POSITIVE_INFINITY));
  return lost + alarms / 2 + 1 / soonest;
}

const numbers = (seat: number): readonly Counted<View>[] => [
  ...RESOURCES.map((resource, r) =>
    counted(
      RETOLD_WORDS.production(RESOURCE_WORDS[resource].name),
      (view: View) => view.gauges[r]?.production ?? 0,
    ),
  ),
  ...RESOURCES.map((resource, r) =>
    counted(RETOLD_WORDS.supply(RESOURCE_WORDS[resource].name), (view: View) => view.gauges[r]?.supply ?? 0),
  ),
  counted(RETOLD_WORDS.emergency, (view: View) => view.emergency),
  counted(
    RETOLD_WORDS.modules,
    (view: View) => view.base.filter(({ card, working }) => card !== 'home' && working).length,
  ),
  counted(RETOLD_WORDS.hand, (view: View) => view.hands[seat]?.count ?? 0),
];

export const counsel: Counsel<Exoworld> = {
  threat,
  goesOn,
  instead,
  consent: { asks: ({ type }) => ASKS.includes(type), given: ({ type }) => GIVEN.includes(type) },
  numbers,
};
