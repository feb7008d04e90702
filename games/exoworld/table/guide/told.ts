/** What a reason is told from: a position, and the plan that is advised in it. */
import type { Advice } from '#ui/kit/hint.ts';
import type { ExoworldAction } from '../../action.ts';
import type { CardId } from '../../content/cards.ts';
import type { ModuleId } from '../../content/modules.ts';
import { EFFECTS } from '../../content/scenarios.ts';
import { forecast } from '../../outlook/forecast.ts';
import { pricesIn } from '../../outlook/price.ts';
import type { Exoworld } from '../../state.ts';
import type { View } from '../../view.ts';

export interface Plan extends Advice<Exoworld> {
  readonly view: View;
  readonly first: ExoworldAction;
  /** The table after the first step, where it is certain. */
  readonly then: View | undefined;
}

export type Tell = (plan: Plan) => string | undefined;

export const ofType = <T extends ExoworldAction['type']>(action: ExoworldAction, type: T) =>
  action.type === type ? (action as Extract<ExoworldAction, { type: T }>) : undefined;

/** The module that a step of the plan builds. */
export function built({ plan }: Plan): ModuleId | undefined {
  return plan.flatMap((action) => ofType(action, 'deploy')?.module ?? [])[0];
}

/** What brings a card into the hand. */
const BRINGING: ReadonlySet<ExoworldAction['type']> = new Set([
  'draw',
  'take',
  'coordinate',
  'choose',
  'salvage',
  'recover',
  'collect',
] as const);

/** The card that comes into the hand by the first step. */
export function gained({ first }: Plan): CardId | undefined {
  if (!('card' in first) || !BRINGING.has(first.type)) return undefined;
  return first.card === 'deck' ? undefined : first.card;
}

export const effectOf = (view: View, module: ModuleId): readonly number[] => EFFECTS[view.scenario][module];

/** The table with this card in the hand, whatever is turned up in its place. */
export function holding({ view, then, seat }: Plan, card: CardId): View {
  return (
    then ?? {
      ...view,
      hands: view.hands.map((hand, at) =>
        at === seat ? { count: hand.count + 1, known: [...hand.known, card] } : hand,
      ),
    }
  );
}

export function payable(view: View, seat: number): ModuleId[] {
  return pricesIn(view, seat).flatMap(({ module, lacks }) => (lacks.length === 0 ? [module] : []));
}

/** The modules that lift what ends soonest first. */
export function urgent(view: View, modules: readonly ModuleId[]): ModuleId[] {
  const { ends } = forecast(view);
  const lifts = (module: ModuleId): number =>
    Math.min(
      ...ends.map((end, r) =>
        (effectOf(view, module)[r] ?? 0) > 0 ? (end ?? Number.MAX_SAFE_INTEGER) : Number.MAX_SAFE_INTEGER,
      ),
    );
  return [...modules].sort((a, b) => lifts(a) - lifts(b));
}
