/** XD-10.2 What a seat can foretell of a vote: whose one slip would turn its result. */
import type { FactionId } from '../content/factions.ts';
import type { View } from '../view/index.ts';
import { houseIn, weightOf } from './odds.ts';

interface Turner {
  readonly who: FactionId;
  /** The votes after it, for what one wrote and for the next. */
  readonly to: number;
  readonly against: number;
}

/** The factions whose slip alone stands between what the viewer wrote and the result. */
export function turnersOf(view: View, faction: FactionId): Turner[] {
  const me = view.faction;
  const wanted = me && houseIn(view, me)?.written[faction];
  const won = view.resolved[faction];
  if (wanted === undefined || wanted === 'none' || won === undefined || won === wanted) return [];
  const piles = new Map((view.tally[faction] ?? []).map(({ order: key, total }) => [key, total]));
  return view.houses.flatMap(({ faction: who, written }) => {
    const now = written[faction];
    if (who === me || now === wanted || now === undefined) return [];
    const weight = weightOf(view, who, faction);
    const to = (piles.get(wanted) ?? 0) + weight;
    const others = [...piles]
      .filter(([key]) => key !== wanted)
      .map(([key, total]) => (key === now ? total - weight : total));
    const against = Math.max(0, ...others);
    return to > against ? [{ who, to, against }] : [];
  });
}
