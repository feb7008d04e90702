/** Where in the sequence of play a decision stands. */
import type { View } from '../view/index.ts';

/** 0 to 6 are the seven steps of a cycle, 7 disposition, 8 course, 9 arrival; undefined before the voyage and after. */
export function stepOf({ phase, frame, scene }: View): number | undefined {
  const about = frame?.step === 'poll' ? frame.phase : scene?.phase;
  switch (phase) {
    case 'sharedMandate':
    case 'isolation':
      return 0;
    case 'tie':
    case 'marker':
      return 1;
    case 'covert':
    case 'foresee':
    case 'covertLate':
      return 2;
    case 'reroll':
    case 'election':
    case 'office':
    case 'discover':
    case 'meet':
    case 'leak':
      return 3;
    case 'benefit':
    case 'scan':
    case 'bear':
      return 4;
    case 'landfall':
    case 'dawnRetire':
    case 'dawnSwap':
      return 5;
    case 'disposition':
      return 7;
    case 'course':
    case 'loss':
      return 8;
    case 'spend':
    case 'rewardChoice':
      return 9;
    default:
      return about === undefined ? undefined : { resolve: 1, landfall: 5, disposition: 7, course: 8 }[about];
  }
}
