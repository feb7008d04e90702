/** The fleet questions, one after the other. */
import { QUESTION_IDS } from '../content/fleet.ts';
import { QUESTION_WORDS } from './names.ts';

export function chosenQuestion(answered: number): string {
  const question = QUESTION_IDS[answered];
  return question === undefined ? 'Your answers are sealed.' : QUESTION_WORDS[question];
}
