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
import { Fault } from '../fault.ts';
import { type Shell, say } from '../shell.ts';
import { didYouMean } from '../suggest.ts';
import { readText } from '../textFile.ts';

export interface BoardFlags {
  readonly print?: string;
}

export function lookAtBoard(shell: Shell, file: string | undefined, { print }: BoardFlags): void {
  if (print !== undefined) say(shell, boardText({ layout: printedBoard(readName(print)) }, '\n'));
  else if (file === undefined)
    throw new Fault('board needs a file to check, or --print with the name of a board');
  else say(shell, verdict(file));
}

function readName(word: string): BoardName {
  const name = BOARD_NAMES.find((known) => known === word);
  if (name) return name;
  throw new Fault(
    `there is no board “${word}”${didYouMean(word, BOARD_NAMES) || ` (there are: ${BOARD_NAMES.join(', ')})`}`,
  );
}

function verdict(file: string): string {
  const board = readBoard(readText(file));
  const broken = 'problem' in board ? board.problem : boardProblem(board.layout);
  if (broken || 'problem' in board) throw new Fault(`${file} breaks ${broken?.rule}: ${broken?.reason}`);
  const { layout } = board;
  const seats = layout.seats === 1 ? 'the Solo Challenge' : `${layout.seats} seats`;
  return [
    `${file} is a board for ${seats}. Play on it: --option layout=own --option board=@${file}`,
    ...boardAdvice(layout).map(({ rule, reason }) => `  ${rule} advises: ${reason}`),
  ].join('\n');
}
