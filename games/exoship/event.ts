/** What a step can tell: the log, the live region, sound and animation live on these. All of it is public. */

import type { FounderId } from './content/founders.ts';
import type { TimelineSideId } from './content/timeline.ts';
import type { Generation, Side } from './state.ts';

export const DISCARD_CAUSES = ['mark', 'blight', 'course', 'fixer', 'suspicion'] as const;
export type DiscardCause = (typeof DISCARD_CAUSES)[number];

export const MOVE_CAUSES = ['promotionBoard', 'physician', 'recruiter', 'steward'] as const;
export type MoveCause = (typeof MOVE_CAUSES)[number];

export const REPLACE_CAUSES = ['action', 'quartermaster', 'crewRotation'] as const;
export type ReplaceCause = (typeof REPLACE_CAUSES)[number];

export type ExoshipEvent =
  | { readonly type: 'dealt'; readonly founders: readonly FounderId[] }
  | {
      readonly type: 'sleeperPlaced';
      readonly card: FounderId;
      readonly place: FounderId;
      readonly other: FounderId;
    }
  | { readonly type: 'travelled'; readonly step: number }
  | { readonly type: 'died'; readonly founders: readonly FounderId[] }
  | { readonly type: 'born'; readonly founder: FounderId; readonly side: Side; readonly for: FounderId }
  | { readonly type: 'joined'; readonly founder: FounderId; readonly cause: 'fill' | 'birthBoom' }
  | { readonly type: 'eventDrawn'; readonly card: TimelineSideId }
  | { readonly type: 'eventIdle'; readonly card: TimelineSideId }
  | { readonly type: 'turnedBack'; readonly founder: FounderId }
  | {
      readonly type: 'swayed';
      readonly target: FounderId;
      readonly by?: FounderId;
      readonly how: 'free' | 'arrow' | 'ability';
    }
  | {
      readonly type: 'discarded';
      readonly founder: FounderId;
      readonly cause: DiscardCause;
      readonly by?: readonly FounderId[];
    }
  | {
      readonly type: 'moved';
      readonly founder: FounderId;
      readonly to: Generation;
      readonly cause: MoveCause;
    }
  | {
      readonly type: 'replaced';
      readonly founder: FounderId;
      readonly newcomer: FounderId;
      readonly side: Side;
      readonly cause: ReplaceCause;
    }
  | { readonly type: 'cardTurned'; readonly step: number; readonly card: TimelineSideId }
  | { readonly type: 'traded'; readonly upper: FounderId; readonly lower: FounderId }
  | { readonly type: 'blinded'; readonly founder: FounderId }
  | { readonly type: 'courseChanged'; readonly captain: FounderId }
  | { readonly type: 'ringDeployed' }
  | { readonly type: 'suspicion'; readonly exposed: number; readonly drill: boolean }
  | { readonly type: 'suspicionSkipped' }
  | { readonly type: 'actionsEnded'; readonly left: number }
  | { readonly type: 'won'; readonly points: number; readonly early: number }
  | { readonly type: 'lost'; readonly points: number; readonly at: 'mariposa' | 'axios' };
