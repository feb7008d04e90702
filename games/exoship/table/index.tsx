/** Everything Exoship brings to the table, loaded on demand. */
import type { GameTable } from '#ui/table.ts';
import rules from '../rules.md?raw';
import type { Exoship } from '../state.ts';
import { Board } from './Board.tsx';
import { Ending } from './Ending.tsx';
import { tutorial } from './tutorial.ts';

const table: GameTable<Exoship> = { Board, Ending, rules, tutorial };
export default table;
