/** Copying and telling apart a state of Exoship from the middle of a game. */
import { clone, hash } from '#engine';
import type { Work } from '../measure.ts';
import { midGame } from './games.ts';

const state = midGame();

export const cloning = batch(() => clone(state));
export const structuredCloning = batch(() => structuredClone(state));
export const jsonCloning = batch(() => JSON.parse(JSON.stringify(state)));
export const hashing = batch(() => hash(state));
export const stringifying = batch(() => JSON.stringify(state));

const BATCH = 100;

/** What was made is kept until the batch is done, so that no compiler leaves it out. */
function batch(make: () => unknown): Work {
  const made: unknown[] = [];
  return () => {
    for (let i = 0; i < BATCH; i++) made[i] = make();
    return made.length;
  };
}
