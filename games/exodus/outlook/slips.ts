/** XD-9, XD-10 What a seat can foretell of slips: which kinds of order there are, how surely they work, who wrote what. */
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import { type Intent, type OrderKey, slipOf } from '../content/orders.ts';
import type { View } from '../view/index.ts';
import { houseIn, orderOutlooks, weightOf } from './odds.ts';

export type SlipAction = Extract<ExodusAction, { type: 'intent' }>;
export const isSlip = (action: ExodusAction | undefined): action is SlipAction => action?.type === 'intent';

export const KINDS = ['own', 'chore', 'title', 'aimed', 'none'] as const;
export type OrderKind = (typeof KINDS)[number];

export function kindOf({ intent }: SlipAction): OrderKind {
  if (intent === 'none') return 'none';
  const { order } = slipOf(intent);
  if (order.aimed) return 'aimed';
  if (order.faction === 'general') return 'chore';
  return (order.success.also ?? []).some(({ atom }) => atom === 'office' || atom === 'law') ? 'title' : 'own';
}

/** In the likelier case: most votes are quiet. */
export function failureOf(view: View, { for: faction, intent }: SlipAction): number {
  return intent === 'none' ? 0 : (orderOutlooks(view, faction, intent)?.quiet.odds.failure ?? 0);
}

const AT_A_GLANCE = 6;

/** What a faction does by itself, the surest first, and the harvest where there is work; what is aimed at others is left to the whole book. */
export function bestOf(view: View, slips: readonly SlipAction[]): readonly SlipAction[] {
  const plain = slips.filter((slip) => kindOf(slip) !== 'aimed' && kindOf(slip) !== 'none');
  if (slips.length <= AT_A_GLANCE) return slips;
  const work = (view.systems[view.here]?.left ?? 0) > 0;
  return plain
    .map((slip) => ({ slip, failure: failureOf(view, slip) }))
    .sort(
      (a, b) =>
        Number(a.failure > 0.5) - Number(b.failure > 0.5) ||
        (work ? Number(b.slip.intent === 'harvest') - Number(a.slip.intent === 'harvest') : 0),
    )
    .slice(0, AT_A_GLANCE)
    .map(({ slip }) => slip);
}

/** A leader stays, or withstands; where one order alone may be written, it is the one. */
export function usualSlip(options: readonly ExodusAction[]): ExodusAction | undefined {
  const orders = options.filter((action) => !isSlip(action) || action.intent !== 'none');
  if (orders.length === 1) return orders[0];
  return options.find(
    (action) => action.type === 'leader' && (action.how === 'stay' || action.how === 'resist'),
  );
}

/** What says nothing. */
export const neutral = (options: readonly ExodusAction[]): ExodusAction | undefined =>
  options.find(
    (action) => action.type === 'enough' || (action.type === 'intent' && action.intent === 'none'),
  ) ?? options[0];

/** The factions of which a result lies on the table. */
export function rowsOf(view: View): readonly FactionId[] {
  if (Object.values(view.resolved).every((one) => one === undefined)) return view.asked;
  const factions = view.houses.map(({ faction }) => faction);
  return view.resolved.researchers !== undefined && !factions.includes('researchers')
    ? [...factions, 'researchers']
    : factions;
}

/** Who wrote an order for a faction. */
export const writersOf = (view: View, faction: FactionId, key: OrderKey): FactionId[] =>
  view.houses.filter(({ written }) => written[faction] === key).map(({ faction: writer }) => writer);

/** What the viewer wrote for a faction, where something else was decided. */
export function outvoted(view: View, faction: FactionId): OrderKey | undefined {
  const wrote = view.faction && houseIn(view, view.faction)?.written[faction];
  const won = view.resolved[faction];
  return wrote === undefined || wrote === 'none' || won === undefined || won === wrote ? undefined : wrote;
}

export interface SlipPile {
  readonly order: OrderKey;
  readonly total: number;
}

/** XD-10.2 the votes for a faction if some had written otherwise, the most first. */
export function tallyIf(
  view: View,
  faction: FactionId,
  other: Readonly<Partial<Record<FactionId, Intent>>>,
): SlipPile[] {
  const totals = new Map<OrderKey, number>();
  for (const { faction: writer, written } of view.houses) {
    const intent = other[writer] ?? written[faction];
    if (intent === undefined || intent === 'none') continue;
    totals.set(intent, (totals.get(intent) ?? 0) + weightOf(view, writer, faction));
  }
  return [...totals].map(([order, total]) => ({ order, total })).sort((a, b) => b.total - a.total);
}
