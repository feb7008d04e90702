/** Which events are said in a scene. */
import type { ExodusEvent } from '../event.ts';

/** What is said out loud in a scene, or settles it. */
const SPOKEN = [
  'sceneOpened',
  'demanded',
  'offered',
  'threatened',
  'countered',
  'stood',
  'withdrawn',
  'refused',
  'refusedByMarker',
  'dealt',
  'forced',
  'forcedResult',
  'dropped',
] as const;
export type Spoken = Extract<ExodusEvent, { type: (typeof SPOKEN)[number] }>;

const TYPES: ReadonlySet<string> = new Set(SPOKEN);
export const isSpoken = (event: ExodusEvent): event is Spoken => TYPES.has(event.type);
