/** What a bot says of what it does: one short sentence, from the same reasons as hints, about what everyone can see. */
import type { Kit, Seat } from '#engine';
import type { Advice, Reason } from './hint.ts';

/** What a game knows of its bots' voice. */
export interface Voice<K extends Kit> {
  /** Whether a bot may say this reason aloud: it gives nothing away, and speaks to nobody in particular. */
  aloud(reason: string, view: K['view']): boolean;
  /** Where the figure of a seat stands on the board, by `data-spot` or `data-place`. */
  figure(view: K['view'], seat: Seat): readonly string[];
}

/** So long a line may be, in characters. */
export const LONGEST_LINE = 80;

/** The first reason that holds, may be said and is short enough; often there is none, and the bot says nothing. */
export function sayingOf<K extends Kit>(
  reasons: readonly Reason<K>[],
  voice: Voice<K>,
  view: K['view'],
  advice: Advice<K>,
): string | undefined {
  for (const reason of reasons) {
    if (!voice.aloud(reason.id, view)) continue;
    const told = reason.tell(view, advice);
    if (told !== undefined && told.length <= LONGEST_LINE) return told;
  }
  return undefined;
}
