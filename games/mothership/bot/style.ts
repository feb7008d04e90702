/** How a seat goes about its turns: the usual way, and ways that a plan can ask for. */
import { keysOf, type Plan } from '#engine';
import type { Owner } from '../rules/units.ts';

export interface Style {
  /** What a ship in danger counts: where a fight leaves it, where taking a planet does, and where it goes otherwise. */
  readonly exposure: number;
  readonly claim: number;
  readonly caution: number;
  /** How many times as much while there is more to lose than to win by trading ships, see `mood.ts`. */
  readonly wary: number;
  /** An attack must be worth so much, and every ship that takes part costs this. */
  readonly least: number;
  readonly committed: number;
  /** How many guards beyond the usual stay with the station. */
  readonly guards: number;
  /** From how many turns away ships come to the station’s relief. */
  readonly relief: number;
  /** What planets count, and what is left of it where an enemy can take them back. */
  readonly greed: number;
  readonly hold: number;
  /** Guardians are deployed by ships with an enemy within so many spaces. */
  readonly cannons: number;
  /** What a space nearer to a goal is worth, by goal. */
  readonly guardPull: number;
  readonly planetPull: number;
  readonly huntPull: number;
  /** A friend next to a ship is worth this much. */
  readonly link: number;
  /** What clearing the way to a station counts. */
  readonly siege: number;
  /** What taking a threat off the own station counts. */
  readonly threat: number;
  /** What a hit point of a station counts, and one of a Mothership. */
  readonly stationHp: number;
  readonly hp: number;
  /** From this round on caution fades. */
  readonly patience: number;
  /** What being a ship ahead does to caution. */
  readonly ahead: number;
  /** Leaves cards that move ships in the hand: weighing them takes as long as the rest of a decision. */
  readonly quick?: boolean;
  /** What to strike first, see `aimKey`, and the round in which to strike at nothing else. */
  readonly aim?: number;
  readonly pause?: number;
  /** Whom to hunt; absent, the nearest and weakest. */
  readonly prey?: Owner;
}

export const USUAL: Style = {
  exposure: 0.06,
  claim: 0.06,
  caution: 0.15,
  wary: 10,
  least: 0.35,
  committed: 0.25,
  guards: 0,
  relief: 3,
  greed: 0.45,
  hold: 0.5,
  cannons: 5,
  guardPull: 2.5,
  planetPull: 0.8,
  huntPull: 0.45,
  link: 0.15,
  siege: 0.7,
  threat: 0.5,
  stationHp: 1,
  hp: 0.65,
  patience: 8,
  ahead: 0.5,
};

/** The usual way in playouts. */
export const QUICK: Style = { ...USUAL, quick: true };

/** Ways to go about a turn, for the strong bot to compare with the usual one. */
const MOODS = {
  bold: { exposure: 0, claim: 0, caution: 0.04, least: 0, guards: -1 },
  careful: { exposure: 0.2, claim: 0.2, caution: 0.5 },
  timid: { exposure: 0.5, claim: 0.5, caution: 1.2, least: 1 },
  thrifty: { greed: 0.1 },
  greedy: { greed: 1 },
  hunting: { huntPull: 1.2 },
  retreating: { huntPull: -0.4, caution: 0.5 },
  guarding: { guards: 1 },
} as const satisfies Readonly<Record<string, Partial<Style>>>;
export const MOOD_NAMES = keysOf(MOODS);

const known = new WeakMap<Plan, Style>();

/** The style that a plan asks for. */
export function styleOf(plan: Plan): Style {
  let style = known.get(plan);
  if (style === undefined) {
    style = made(plan);
    known.set(plan, style);
  }
  return style;
}

function made({ mood, prey, aim, pause }: Plan): Style {
  const named = MOOD_NAMES.find((name) => name === mood);
  return {
    ...USUAL,
    ...(named && MOODS[named]),
    ...(typeof aim === 'number' ? { aim } : {}),
    ...(typeof pause === 'number' ? { pause } : {}),
    ...(typeof prey === 'number' ? { prey } : {}),
  };
}
