/** `orrery board`: a printed board of Mothership as a file to change, and whether a file obeys the rules. */
import {
  BOARD_NAMES,
  type BoardName,
  boardAdvice,
  boardProblem,
  boardText,
  printedBoard,
  readBoard,
} from '#games/mothership/rules/boards.ts';
import { boardProblemLine } from '#games/mothership/text/boardProblems.ts';
import { Fault } from '../fault.ts';
import { type Shell, say } from '../shell.ts';
import { nearest } from '../suggest.ts';
import { readText } from '../textFile.ts';

export interface BoardFlags {
  readonly print?: string;
}

export function lookAtBoard(shell: Shell, file: string | undefined, { print }: BoardFlags): void {
  if (print !== undefined) say(shell, boardText({ layout: printedBoard(readName(print)) }, '\n'));
  else if (file === undefined) throw new Fault('boardMissing');
  else say(shell, verdict(shell, file));
}

function readName(word: string): BoardName {
  const name = BOARD_NAMES.find((known) => known === word);
  if (name) return name;
  throw new Fault(['noBoard', word, nearest(word, BOARD_NAMES), BOARD_NAMES]);
}

function verdict({ words }: Shell, file: string): string {
  const board = readBoard(readText(file));
  const broken = 'problem' in board ? board.problem : boardProblem(board.layout);
  if (broken) throw new Fault(['brokenBoard', file, broken.rule, boardProblemLine(broken)]);
  if ('problem' in board) return '';
  const { layout } = board;
  return [
    words.board.fits(file, layout.seats),
    ...boardAdvice(layout).map((one) => `  ${words.board.advice(one.rule, boardProblemLine(one))}`),
  ].join('\n');
}
