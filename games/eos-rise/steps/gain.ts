/** The effects of the vocabulary of rewards (content/gains.ts), and the Intel and Progress tracks. */

import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import type { GainKind } from '../content/gains.ts';
import { INTEL_LAP, PARADISE, PROGRESS_LEVELS } from '../content/tracks.ts';
import type { EosFrame } from '../frame.ts';
import { objection } from '../objections.ts';
import { addCube, hasEmptySquare, relieve, relieveAll, seatOf } from '../rules/crew.ts';
import { anythingToRepair } from '../rules/hull.ts';
import { landAsteroid, landItem, pullAndPlace, rollFrb, rollLocation } from '../rules/location.ts';
import { gainCredits, takeShields } from '../rules/tracks.ts';
import type { G, State } from '../state.ts';
import type { EosVerb } from './asking.ts';

type Effect = (g: G, n: number, who: CharacterId) => void;

const EFFECTS: Readonly<Record<GainKind, Effect>> = {
  credits: gainCredits,
  intel: (g, n) => g.then({ step: 'intel', n }),
  skillLevels: (g, n) => g.then({ step: 'level', n }),
  progress: (g, n) => {
    for (let i = 0; i < n; i++) g.then('progress');
  },
  repair: (g, points) => {
    if (anythingToRepair(g.s)) g.then({ step: 'repair', points, who: 'engineer' });
  },
  reliefAll: relieveAll,
  relief: (g, n, who) => relieve(g, who, n),
  shields: takeShields,
  technology: (g, n, who) => {
    for (let i = 0; i < n; i++) g.then({ step: 'drawTechnology', who });
  },
  targetLock: (g) => {
    if (hasEmptySquare(g.s, 'specialist')) addCube(g, 'specialist');
  },
  cubes: (g, n) => g.then({ step: 'cube', n }),
  skillToken: (g) => landItem(g, 'skill', rollLocation(g)),
  frbToken: (g) => rollFrb(g, 'none'),
  creditTokens: (g, n) => {
    const at = rollLocation(g);
    for (let i = 0; i < n; i++) landItem(g, 'credit', at);
  },
  asteroid: (g) => landAsteroid(g, rollLocation(g)),
  alienShip: (g) => pullAndPlace(g),
};

export function gain(g: G, { gain, n, who }: Extract<EosFrame, { step: 'gain' }>): void {
  EFFECTS[gain](g, n, who);
}

/** ER-10.2; a hex that moves Progress is resolved before the next intel counts (ER-22.8). */
export function intel(g: G, { n }: Extract<EosFrame, { step: 'intel' }>): void {
  const { s } = g;
  // ER-21.7 FRBs and intel count for nothing more.
  if (s.lastDash) return;
  for (let left = n; left > 0; left--) {
    s.intel = s.intel === INTEL_LAP ? 0 : s.intel + 1;
    g.tell({ type: 'intel', at: s.intel });
    if (s.intel < INTEL_LAP) continue;
    if (left > 1) g.then({ step: 'intel', n: left - 1 });
    g.then('progress');
    return;
  }
}

/** ER-10.1 Progress has hexes 0 to 13. */
export function progress(g: G): void {
  const { s } = g;
  if (s.progress >= PARADISE) return;
  s.progress++;
  g.tell({ type: 'progress', at: s.progress });
  if (PROGRESS_LEVELS.has(s.progress)) g.then({ step: 'level', n: 1 });
}

/** D14 whose squares have room for a cube of Quantum Relay. */
export function cubeSeat(s: State): number | undefined {
  return CHARACTERS.some((who) => hasEmptySquare(s, who)) ? s.facilitator : undefined;
}

/** D14 to whom the cubes of a Quantum Relay go, one by one. */
export const cube: EosVerb<'cube'> = {
  options: () => CHARACTERS.map((who) => ({ type: 'cube', who })),
  check: (s, { who }) => (hasEmptySquare(s, who) ? undefined : objection('ER-7.1', 'squaresFull', { who })),
  do(g, { who }, _, frame) {
    if (frame.step === 'cube' && frame.n > 1) g.then({ step: 'cube', n: frame.n - 1 });
    addCube(g, who);
  },
};

/** For steps that need to know whether a seat is the one of a character. */
export function seatFor(s: State, who: CharacterId | undefined): number {
  return who === undefined ? s.facilitator : seatOf(s, who);
}
