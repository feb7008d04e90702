/** XD-7.2, XD-7.3 Keepers who named different courses: whom one of them follows, so that the fleet is not lost over it. */
import type { ExodusAction } from '../action.ts';
import { type FactionId, isPrimary } from '../content/factions.ts';
import type { Stake } from '../content/plans.ts';

interface Fleet {
  readonly traits: Readonly<Record<'faith' | 'might' | 'supply' | 'women', number>>;
  readonly force?: object | undefined;
  readonly houses: readonly { readonly faction: FactionId; readonly named?: Stake | undefined }[];
}

/** So little of what ends the fleet, or of what guards it, is no time to insist. */
const LAST = 3;
const GUARD = 1;

export const isPressed = ({ traits: { faith, might, supply, women } }: Fleet): boolean =>
  Math.min(faith, supply, women) <= LAST || might <= GUARD;

/** The star of a jump; in haste or not is for the ritual to say. */
export const starOf = (stake: Stake | undefined): number | undefined =>
  stake !== undefined && /^(jump|hurried)@/.test(stake) ? Number(stake.split('@')[1]) : undefined;

/** Nobody hurries where there is time for the full ritual. */
export const unhurried = (actions: readonly ExodusAction[]): readonly ExodusAction[] =>
  actions.filter(
    (action) =>
      action.type !== 'ballot' ||
      !action.stake.startsWith('hurried@') ||
      !actions.some(
        (other) => other.type === 'ballot' && other.stake === action.stake.replace('hurried', 'jump'),
      ),
  );

/**
 * The star a Keeper lets others have: that of two who agree, at once; with hunters upon a fleet that cannot bear another
 * round, that of the one who stands alone, or the first that was named where all three differ.
 */
export function yieldsTo(fleet: Fleet, keeper: FactionId): number | undefined {
  const named = fleet.houses.filter(({ faction, named: stake }) => isPrimary(faction) && stake !== undefined);
  const mine = named.find(({ faction }) => faction === keeper);
  if (mine === undefined) return undefined;
  const own = starOf(mine.named);
  const stars = named.flatMap(({ named: stake }) => starOf(stake) ?? []);
  const [first, second] = stars.filter((star) => star !== own);
  if (first === undefined || first === second) return first;
  if (fleet.force === undefined || !isPressed(fleet)) return undefined;
  return second === undefined ? first : stars[0];
}

/** The star that two others named already comes first: name it too, and the fleet jumps. */
export function likeliest(
  { houses, faction }: Pick<Fleet, 'houses'> & { readonly faction?: FactionId | undefined },
  actions: readonly ExodusAction[],
): readonly ExodusAction[] {
  const others = houses.filter((house) => isPrimary(house.faction) && house.faction !== faction);
  const [first, ...more] = others.map(({ named }) => starOf(named));
  if (first === undefined || more.some((star) => star !== first)) return actions;
  const goes = (action: ExodusAction): boolean => action.type === 'ballot' && starOf(action.stake) === first;
  return [...actions.filter(goes), ...actions.filter((action) => !goes(action))];
}
