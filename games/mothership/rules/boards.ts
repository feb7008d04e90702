/** Boards as data, for programs that make or check them: the command line, an editor. */
import { LAYOUT_IDS, LAYOUTS, type Layout, type LayoutId } from '../content/layouts.ts';
import { SOLO_LAYOUT_IDS, SOLO_LAYOUTS, type SoloLayoutId } from '../content/soloLayouts.ts';

export { boardAdvice, boardProblem } from '../content/boardRules.ts';
export { boardText, readBoard } from '../content/boardText.ts';

export type BoardName = LayoutId | SoloLayoutId;
export const BOARD_NAMES: readonly BoardName[] = [...LAYOUT_IDS, ...SOLO_LAYOUT_IDS];

export function printedBoard(name: BoardName): Layout {
  const all: Readonly<Record<BoardName, Layout>> = { ...LAYOUTS, ...SOLO_LAYOUTS };
  return all[name];
}
