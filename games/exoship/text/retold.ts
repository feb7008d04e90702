/** The words of Exoship's recap, in English. */
import type { FounderId } from '../content/founders.ts';
import type { TimelineSideId } from '../content/ids.ts';
import type { Generation, Side } from '../state.ts';
import { GENERATION_WORDS, SIDE_WORDS, TIMELINE_WORDS } from './content.ts';
import { listed, short } from './table.ts';

export const RETOLD_WORDS = {
  step: (step: number) => `Step ${step}`,
  suspicion: '👁 Suspicion',
  exposed: (id: FounderId, by: readonly FounderId[]) => `${short(id)}, exposed by ${listed(by)}`,
  died: (ids: readonly FounderId[]) => `✝ Died: ${ids.map(short).join(', ')}`,
  born: '✦ Born',
  child: (id: FounderId, side: Side, dead: FounderId) =>
    `${short(id)} (${SIDE_WORDS[side]}${side === 'rift' ? `, like ${short(dead)}` : ''})`,
  joins: (id: FounderId) => `${short(id)} joins the young`,
  card: (card: TimelineSideId) => `▤ ${TIMELINE_WORDS[card].name}`,
  marked: (id: FounderId, generation: Generation | undefined) =>
    `◉ Marked: ${short(id)} is removed${generation ? ` (rank 1, ${GENERATION_WORDS[generation].name.toLowerCase()})` : ''}`,
  points: 'Points',
  rift: 'Rift founders',
  course: 'Course',
} as const;
