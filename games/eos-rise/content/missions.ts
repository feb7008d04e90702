/**
 * The 16 personal missions (ER-8.6). Procedures announce what happened; each card says how many stars that is
 * worth to it. `counted` is what the card has already counted, for those that count a thing once.
 */
import { keysOf } from '#engine';
import type { AlienClass } from './aliens.ts';
import type { CharacterId } from './characters.ts';
import { credits, type Gain, intel, progress, repair, skillLevels } from './gains.ts';
import type { Region } from './regions.ts';
import { type HullRoom, LOCKABLE_ROOMS } from './rooms.ts';

/** What a mission can take notice of. */
export type Deed =
  | { readonly deed: 'roundEnds'; readonly highestStress: number }
  | { readonly deed: 'stationAction'; readonly station: Region }
  | { readonly deed: 'shipsStopped'; readonly count: number }
  | { readonly deed: 'pillsSpent'; readonly count: number }
  | { readonly deed: 'warpEnds'; readonly region: Region; readonly lanes: number }
  | { readonly deed: 'asteroidsMet'; readonly count: number }
  | { readonly deed: 'delivered'; readonly by: CharacterId }
  | { readonly deed: 'defeated'; readonly class: AlienClass; readonly inRound: number }
  | { readonly deed: 'struckFirst'; readonly by: CharacterId }
  | { readonly deed: 'technologySpent'; readonly by: CharacterId }
  | { readonly deed: 'built'; readonly hull: Readonly<Record<HullRoom, number>> }
  | { readonly deed: 'mined' }
  | { readonly deed: 'repaired'; readonly by: CharacterId };

export interface Mission {
  readonly of: CharacterId;
  readonly stars: number;
  readonly reward: readonly Gain[];
  /** The stars that a deed is worth, or the name of the thing it counts once. */
  scores(deed: Deed): number | string;
}

const ONCE = 1;

const CARDS = {
  'nobody-breaks': {
    of: 'commander',
    stars: 3,
    reward: [progress(1)],
    scores: (deed) => (deed.deed === 'roundEnds' && deed.highestStress <= 6 ? ONCE : 0),
  },
  'open-channels': {
    of: 'commander',
    stars: 2,
    reward: [credits(2), intel(3)],
    scores: (deed) => (deed.deed === 'stationAction' ? deed.station : 0),
  },
  'iron-wall': {
    of: 'commander',
    stars: 4,
    reward: [repair(6), skillLevels(1)],
    scores: (deed) => (deed.deed === 'shipsStopped' ? deed.count : 0),
  },
  'bedside-manner': {
    of: 'commander',
    stars: 4,
    reward: [skillLevels(2)],
    scores: (deed) => (deed.deed === 'pillsSpent' ? deed.count : 0),
  },
  'four-corners': {
    of: 'pilot',
    stars: 4,
    reward: [progress(1)],
    scores: (deed) => (deed.deed === 'warpEnds' ? deed.region : 0),
  },
  'needle-threader': {
    of: 'pilot',
    stars: 4,
    reward: [repair(5), skillLevels(1)],
    scores: (deed) => (deed.deed === 'asteroidsMet' ? deed.count : 0),
  },
  'express-freight': {
    of: 'pilot',
    stars: 2,
    reward: [intel(4)],
    scores: (deed) => (deed.deed === 'delivered' && deed.by === 'pilot' ? ONCE : 0),
  },
  'long-haul': {
    of: 'pilot',
    stars: 2,
    reward: [skillLevels(2)],
    scores: (deed) => (deed.deed === 'warpEnds' && deed.lanes >= 5 ? ONCE : 0),
  },
  swatter: {
    of: 'specialist',
    stars: 4,
    reward: [intel(3)],
    scores: (deed) => (deed.deed === 'defeated' && deed.class === 'dexer' ? ONCE : 0),
  },
  'giant-slayer': {
    of: 'specialist',
    stars: 1,
    reward: [progress(1)],
    scores: (deed) => (deed.deed === 'defeated' && deed.class === 'vorde' ? ONCE : 0),
  },
  'clean-sweep': {
    of: 'specialist',
    stars: 2,
    reward: [skillLevels(2)],
    scores: (deed) => (deed.deed === 'defeated' && deed.inRound === 2 ? ONCE : 0),
  },
  'first-in': {
    of: 'specialist',
    stars: 4,
    reward: [credits(2), intel(3)],
    scores: (deed) => (deed.deed === 'struckFirst' && deed.by === 'specialist' ? ONCE : 0),
  },
  'man-of-science': {
    of: 'engineer',
    stars: 3,
    reward: [intel(4)],
    scores: (deed) => (deed.deed === 'technologySpent' && deed.by === 'engineer' ? ONCE : 0),
  },
  'full-house': {
    of: 'engineer',
    stars: 1,
    reward: [skillLevels(2)],
    scores: (deed) =>
      deed.deed === 'built' && LOCKABLE_ROOMS.filter((room) => deed.hull[room] > 0).length >= 4 ? ONCE : 0,
  },
  prospector: {
    of: 'engineer',
    stars: 3,
    reward: [credits(6), skillLevels(1)],
    scores: (deed) => (deed.deed === 'mined' ? ONCE : 0),
  },
  'good-as-new': {
    of: 'engineer',
    stars: 3,
    reward: [intel(3)],
    scores: (deed) => (deed.deed === 'repaired' && deed.by === 'engineer' ? ONCE : 0),
  },
} as const satisfies Readonly<Record<string, Mission>>;

export type MissionId = keyof typeof CARDS;
export const MISSIONS: Readonly<Record<MissionId, Mission>> = CARDS;
export const MISSION_IDS = keysOf(CARDS);

/** ER-3.7 the deck of every character. */
export const MISSIONS_OF: Readonly<Record<CharacterId, readonly MissionId[]>> = {
  commander: deckOf('commander'),
  pilot: deckOf('pilot'),
  specialist: deckOf('specialist'),
  engineer: deckOf('engineer'),
};

function deckOf(who: CharacterId): readonly MissionId[] {
  return MISSION_IDS.filter((card) => CARDS[card].of === who);
}
