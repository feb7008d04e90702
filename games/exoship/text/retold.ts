/** The words of Exoship's recap, in English. */
import type { FounderId } from '../content/founders.ts';
import type { TimelineSideId } from '../content/ids.ts';
import type { Generation, Side } from '../state.ts';
import { GENERATION_WORDS, SIDE_WORDS, TIMELINE_WORDS } from './content.ts';
import { listed, short } from './table.ts';

export const RETOLD_WORDS = {
  /** The stages of a generation change. */
  stages: {
    suspicion: 'After your turn',
    ages: (step: number) => `On to step ${step}: all grow older`,
    card: (card: TimelineSideId) => `The card: ${TIMELINE_WORDS[card].name}`,
  },
  skipped: 'No suspicion in the blackout',
  suspicion: 'Exposed',
  exposed: (id: FounderId, by: readonly FounderId[]) => `${short(id)} (by ${listed(by)})`,
  died: (ids: readonly FounderId[]) => `✝ Died: ${ids.map(short).join(', ')}`,
  born: '✦ Born',
  child: (id: FounderId, side: Side, dead: FounderId) =>
    `${short(id)} (${SIDE_WORDS[side]}${side === 'rift' ? `, like ${short(dead)}` : ''})`,
  fills: '✦ From the stack, Directorate',
  card: (card: TimelineSideId) => TIMELINE_WORDS[card].brief,
  idle: 'nothing to do',
  marked: (id: FounderId, generation: Generation | undefined) =>
    `◉ Marked: ${short(id)} is removed${generation ? ` (rank 1, ${GENERATION_WORDS[generation].name.toLowerCase()})` : ''}`,
  points: 'Points',
  rift: 'Rift founders',
  course: 'Course',
} as const;
