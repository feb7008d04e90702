/** The state of a game of Exoship, in the game's own words. */
import type { Core, Kit, Pile, Play, ValuesOf } from '#engine';
import type { FounderId } from './content/founders.ts';
import type { TimelineCard } from './content/timeline.ts';
import type { ExoshipEvent } from './event.ts';
import type { OPTIONS } from './options.ts';
import type { View } from './view.ts';

/** The columns of the grid, oldest first. */
export const GENERATIONS = ['elder', 'midlife', 'young'] as const;
export type Generation = (typeof GENERATIONS)[number];

export const SIDES = ['directorate', 'rift'] as const;
export type Side = (typeof SIDES)[number];

/** A founder in play, the affiliation that is up with it. */
export interface Founder {
  readonly id: FounderId;
  side: Side;
}

/** Column by column, rank 1 first, without gaps. */
export type Grid = Record<Generation, Founder[]>;

export const ORIGINS = ['earth', 'mars'] as const;
export const SHIP_SIDES = ['ring', 'cruise'] as const;
export const DESTINATIONS = ['mariposa', 'axios'] as const;

/** The step at which the ship arrives; 0 is the origin, 1 to 4 are the timeline cards. */
export const ARRIVAL = 5;

export interface State extends Core<ExoshipFrame> {
  readonly origin: (typeof ORIGINS)[number];
  readonly hard: boolean;
  /** Steps 1 to 4, with the side that is up. */
  timeline: TimelineCard[];
  /** Where La Oruga is. */
  step: number;
  ship: (typeof SHIP_SIDES)[number];
  destination: (typeof DESTINATIONS)[number];
  grid: Grid;
  /** Founders not in play: the top is drawn, the bottom receives. */
  reserve: Pile<FounderId>;
  /** The two cards looked at when the voyage begins at Mars (XS-9.1). */
  sleepers: FounderId[];
  actionsLeft: number;
  /** Blackout skips this turn's suspicion phase. */
  noSuspicion: boolean;
  /** Whose arrows count for nothing in this turn's suspicion phase. */
  blinded: FounderId[];
}

export type ExoshipFrame =
  | { readonly step: 'setUp' }
  | { readonly step: 'sleeper' }
  | { readonly step: 'move' }
  | { readonly step: 'event' }
  | { readonly step: 'mark' }
  | { readonly step: 'freeSway' }
  | { readonly step: 'actions' }
  | { readonly step: 'suspicion' }
  | { readonly step: 'endOfTurn' };

export type ExoshipAction =
  | { readonly type: 'sleeper'; readonly card: FounderId; readonly place: FounderId }
  | { readonly type: 'freeSway'; readonly generation: Generation }
  | { readonly type: 'sway'; readonly by: FounderId; readonly target: FounderId }
  | AbilityAction
  | { readonly type: 'replace'; readonly founder: FounderId }
  | { readonly type: 'changeCourse' }
  | { readonly type: 'end' };

/** The use of a founder's ability; what it needs besides depends on the founder. */
export interface AbilityAction {
  readonly type: 'ability';
  readonly by: FounderId;
  readonly target?: FounderId;
  readonly to?: Generation;
}

export interface Exoship extends Kit {
  state: State;
  action: ExoshipAction;
  frame: ExoshipFrame;
  view: View;
  event: ExoshipEvent;
  options: ValuesOf<typeof OPTIONS>;
}

export type G = Play<Exoship>;
