/** XD-22.4 How long each decision should take at a table where everyone is there. */
import type { Pace } from '#engine';
import type { ExodusFrame } from '../frame.ts';
import type { State } from '../state.ts';
import { deeds, houseOf } from './houses.ts';

const MINUTE = 60;
/** A choice inside an order, or of what is lost or gained. */
const SMALL = 45;

const SECONDS: Partial<Readonly<Record<ExodusFrame['step'], number>>> = {
  dossier: 5 * MINUTE,
  questions: MINUTE,
  isolation: 5 * MINUTE,
  poll: MINUTE,
  covert: 90,
  foresee: 90,
  covertLate: 90,
  disposition: MINUTE,
  course: 90,
  landfall: 2 * MINUTE,
};

const SCENE = 5 * MINUTE;

export function pace(s: State): Pace | undefined {
  const frame = s.stack[s.stack.length - 1];
  if (frame === undefined) return undefined;
  const { scene } = s;
  // A scene has one time, however much is said in it.
  if (scene !== undefined && frame.step.startsWith('scene'))
    return {
      seconds: SCENE,
      span: `scene ${scene.opener} ${deeds(houseOf(s, scene.opener), 'scenes')}`,
    };
  return { seconds: SECONDS[frame.step] ?? SMALL };
}
