/** The four characters, their boards, skill dice, power cubes and abilities (ER-4 to ER-7). */
import { byId } from '#engine';

export const CHARACTERS = ['commander', 'pilot', 'specialist', 'engineer'] as const;
export type CharacterId = (typeof CHARACTERS)[number];

export const TRACKS = [
  'fleet-strategy',
  'crew-welfare',
  'exploration',
  'aerospace-logistics',
  'battle-leadership',
  'gunnery-doctrine',
  'counter-operations',
  'signal-analysis',
] as const;
export type TrackId = (typeof TRACKS)[number];

export const ABILITIES = [
  'shield-discipline',
  'forward-command',
  'open-door',
  'second-wind',
  'slingshot',
  'signal-sense',
  'tractor-relay',
  'freight-priority',
  'lead-from-the-front',
  'overpenetration',
  'redeploy-sabotage',
  'intercept-orders',
  'hardened-bulkheads',
  'spoof-orders',
] as const;
export type AbilityId = (typeof ABILITIES)[number];

/** What a hex of a skill track prints (ER-5.8). */
export type HexIcon =
  | 'basicDie'
  | 'advancedDie'
  | 'stressStart3'
  | 'stressStart2'
  | 'stressStart1'
  | 'assistant'
  | 'warp'
  | 'damage'
  | 'tool'
  | 'cube'
  | AbilityId;

type Hex = readonly HexIcon[];

export interface Board {
  /** Levels 1 to 4. */
  readonly basic: readonly Hex[];
  /** Levels 5 to 9. */
  readonly advanced: Readonly<Partial<Record<TrackId, readonly Hex[]>>>;
  /** The hex at which a character is stressed out (ER-6.1). */
  readonly breakdown: number;
  /** Power cube squares printed on the board, and what a cube costs (ER-7). */
  readonly squares: number;
  readonly cubeCost: number;
}

export const BOARDS: Readonly<Record<CharacterId, Board>> = {
  commander: {
    basic: [['basicDie', 'stressStart3'], ['stressStart2'], ['basicDie'], ['cube']],
    advanced: {
      'fleet-strategy': [
        ['assistant'],
        ['advancedDie'],
        ['shield-discipline'],
        ['advancedDie'],
        ['stressStart1', 'forward-command'],
      ],
      'crew-welfare': [
        ['stressStart1'],
        ['assistant'],
        ['advancedDie'],
        ['advancedDie', 'open-door'],
        ['second-wind'],
      ],
    },
    breakdown: 10,
    squares: 3,
    cubeCost: 2,
  },
  pilot: {
    basic: [['basicDie', 'warp', 'warp'], ['basicDie'], ['warp'], ['cube']],
    advanced: {
      exploration: [['advancedDie'], ['warp'], ['slingshot'], ['warp'], ['advancedDie', 'signal-sense']],
      'aerospace-logistics': [
        ['tractor-relay'],
        ['advancedDie'],
        ['warp'],
        ['freight-priority'],
        ['advancedDie', 'warp'],
      ],
    },
    breakdown: 10,
    squares: 2,
    cubeCost: 3,
  },
  specialist: {
    basic: [['basicDie', 'damage', 'damage'], ['basicDie'], ['damage'], ['cube']],
    advanced: {
      'battle-leadership': [
        ['advancedDie'],
        ['lead-from-the-front'],
        ['damage'],
        ['advancedDie'],
        ['advancedDie', 'damage'],
      ],
      'gunnery-doctrine': [
        ['damage'],
        ['advancedDie'],
        ['advancedDie'],
        ['damage'],
        ['advancedDie', 'advancedDie', 'overpenetration'],
      ],
    },
    breakdown: 11,
    squares: 2,
    cubeCost: 2,
  },
  engineer: {
    basic: [['basicDie'], ['tool'], ['basicDie', 'tool'], ['tool']],
    advanced: {
      'counter-operations': [
        ['redeploy-sabotage'],
        ['advancedDie'],
        ['tool'],
        ['hardened-bulkheads'],
        ['advancedDie', 'tool'],
      ],
      'signal-analysis': [
        ['intercept-orders'],
        ['tool'],
        ['advancedDie'],
        ['tool'],
        ['advancedDie', 'spoof-orders'],
      ],
    },
    breakdown: 9,
    squares: 3,
    cubeCost: 2,
  },
};

export const TOP_LEVEL = 9;
/** ER-5.1 the last hex of the basic track. */
export const LAST_BASIC = 4;

export const OWNER_OF: Readonly<Record<TrackId, CharacterId>> = {
  'fleet-strategy': 'commander',
  'crew-welfare': 'commander',
  exploration: 'pilot',
  'aerospace-logistics': 'pilot',
  'battle-leadership': 'specialist',
  'gunnery-doctrine': 'specialist',
  'counter-operations': 'engineer',
  'signal-analysis': 'engineer',
};

/** Every hex that a ring can enter, for the coverage of content. */
export const HEXES: readonly string[] = CHARACTERS.flatMap((who) => [
  ...[2, 3, 4].map((level) => `${who}-${level}`),
  ...TRACKS.filter((track) => OWNER_OF[track] === who).flatMap((track) =>
    [5, 6, 7, 8, 9].map((level) => `${track}-${level}`),
  ),
]);

export function hexOf(who: CharacterId, track: TrackId | undefined, level: number): string {
  return `${track ?? who}-${level}`;
}

/** Everything printed from level 1 to the ring, added up (ER-5.1). */
export interface Unlocked {
  readonly basicDice: number;
  readonly advancedDice: number;
  readonly warp: number;
  readonly damage: number;
  readonly tools: number;
  readonly squares: number;
  readonly assistant: boolean;
  /** ER-6.2 the stress floor; only the Commander prints one. */
  readonly floor: number;
}

/** What stress can be relieved to. */
export const FLOORS = { stressStart3: 5, stressStart2: 3, stressStart1: 1 } as const;

function addUp(board: Board, hexes: readonly Hex[]): Unlocked {
  const icons = hexes.flat();
  const count = (icon: HexIcon) => icons.filter((other) => other === icon).length;
  const floors = icons.flatMap((icon) =>
    icon === 'stressStart3' || icon === 'stressStart2' || icon === 'stressStart1' ? [FLOORS[icon]] : [],
  );
  return {
    basicDice: count('basicDie'),
    advancedDice: count('advancedDie'),
    warp: count('warp'),
    damage: count('damage'),
    tools: count('tool'),
    squares: board.squares + count('cube'),
    assistant: count('assistant') > 0,
    floor: Math.min(FLOORS.stressStart3, ...floors),
  };
}

/** By level; levels 0 and, on a basic track, 5 and more do not occur. */
type ByLevel = readonly Unlocked[];

const ON_BASIC: Readonly<Record<CharacterId, ByLevel>> = {
  commander: basicLevels('commander'),
  pilot: basicLevels('pilot'),
  specialist: basicLevels('specialist'),
  engineer: basicLevels('engineer'),
};

const ON_TRACK: Readonly<Record<TrackId, ByLevel>> = {
  'fleet-strategy': trackLevels('fleet-strategy'),
  'crew-welfare': trackLevels('crew-welfare'),
  exploration: trackLevels('exploration'),
  'aerospace-logistics': trackLevels('aerospace-logistics'),
  'battle-leadership': trackLevels('battle-leadership'),
  'gunnery-doctrine': trackLevels('gunnery-doctrine'),
  'counter-operations': trackLevels('counter-operations'),
  'signal-analysis': trackLevels('signal-analysis'),
};

function basicLevels(who: CharacterId): ByLevel {
  const board = BOARDS[who];
  return levelsOf(board, board.basic);
}

function trackLevels(track: TrackId): ByLevel {
  const board = BOARDS[OWNER_OF[track]];
  return levelsOf(board, [...board.basic, ...(board.advanced[track] ?? [])]);
}

function levelsOf(board: Board, hexes: Board['basic']): ByLevel {
  return Array.from({ length: hexes.length + 1 }, (_, level) => addUp(board, hexes.slice(0, level)));
}

/** What a character has unlocked. */
export function unlockedAt(who: CharacterId, track: TrackId | undefined, level: number): Unlocked {
  return at(track === undefined ? ON_BASIC[who] : ON_TRACK[track], level);
}

/** What the Commander has unlocked. */
export function commandAt(track: TrackId | undefined, level: number): Unlocked {
  return at(track === undefined ? ON_BASIC.commander : ON_TRACK[track], level);
}

function at(levels: ByLevel, level: number): Unlocked {
  const found = levels[level];
  if (found === undefined) throw new Error(`nobody can be at level ${level}`);
  return found;
}

/** ER-4 the faces of the dice. */
export const FACES = ['arrow', 'crosshair', 'gear', 'syringe', 'stress-1', 'stress-2'] as const;
export type Face = (typeof FACES)[number];

/** ER-4.1 a basic die shows ARROW, CROSSHAIR, GEAR, SYRINGE, STRESS 1 and STRESS 2. */
export const BASIC_DIE: readonly Face[] = [...FACES];

/** ER-4.2 its own character's face three times, and no stress. */
export const ADVANCED_DIE: Readonly<Record<CharacterId, readonly Face[]>> = {
  commander: ['syringe', 'syringe', 'syringe', 'crosshair', 'arrow', 'gear'],
  pilot: ['arrow', 'arrow', 'arrow', 'crosshair', 'gear', 'syringe'],
  specialist: ['crosshair', 'crosshair', 'crosshair', 'arrow', 'gear', 'syringe'],
  engineer: ['gear', 'gear', 'gear', 'crosshair', 'arrow', 'syringe'],
};

export function stressOf(face: Face): number {
  return face === 'stress-1' ? 1 : face === 'stress-2' ? 2 : 0;
}

/** The hex that prints an ability. */
export const ABILITY_HEX = byId(ABILITIES, (ability) => {
  for (const track of TRACKS) {
    const who = OWNER_OF[track];
    const at = (BOARDS[who].advanced[track] ?? []).findIndex((icons) => icons.includes(ability));
    if (at >= 0) return { who, track, level: LAST_BASIC + 1 + at };
  }
  throw new Error(`no hex prints ${ability}`);
});
