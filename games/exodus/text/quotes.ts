/** XD-10 What the others say of their slips, once these lie open: one line a faction, whoever overruled the reader first. */
import type { FactionId } from '../content/factions.ts';
import { type OrderKey, slipOf } from '../content/orders.ts';
import { reasonFacts } from '../outlook/reasons.ts';
import { outvoted } from '../outlook/slips.ts';
import type { View } from '../view/index.ts';
import { faction as nameOf, order } from './names.ts';
import { TALLY_WORDS } from './stage.ts';
import { filled, VOICES } from './voices.ts';
import { VOICES_AGAIN } from './voicesAgain.ts';

export interface Quote {
  readonly by: FactionId;
  /** Whose order is spoken of. */
  readonly about: FactionId;
  readonly words: string;
  /** What it wrote, and for whom. */
  readonly wants: string;
  /** It stands against what the reader wrote for the own people. */
  readonly against: boolean;
}

/** More than these are a crowd. */
const MOST = 4;

/** Why a faction wrote this, in its own manner. */
export function whyWritten(view: View, by: FactionId, about: FactionId, key: OrderKey): string {
  const { reason, value, success } = reasonFacts(view, about, key);
  const { target } = slipOf(key);
  const again = view.cycle % 2 === 0 ? VOICES_AGAIN[by]?.[reason] : undefined;
  return filled(again ?? VOICES[by].vote[reason], {
    v: value,
    p: Math.round(success * 100),
    order: order(key, view.people),
    who: nameOf(about),
    target: target === undefined ? '' : nameOf(target),
  });
}

/** What the others say; people speak for themselves. */
export function quotesOf(view: View): Quote[] {
  const me = view.faction;
  const won = me && view.resolved[me];
  const overruled = me !== undefined && won !== undefined && outvoted(view, me) !== undefined;
  const said = view.houses.flatMap(({ faction: by, seat, written }): Quote[] => {
    if (by === me || view.called?.[seat] !== undefined) return [];
    const against = overruled && written[me] === won;
    const about = against ? me : by;
    const key = written[about];
    if (key === undefined || key === 'none') return [];
    const wants = TALLY_WORDS.wants(order(key, view.people), about === by ? undefined : nameOf(about));
    return [{ by, about, against, wants, words: whyWritten(view, by, about, key) }];
  });
  return said.sort((a, b) => Number(b.against) - Number(a.against)).slice(0, MOST);
}
