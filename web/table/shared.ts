/** What the parts around a board are given. */

import type { Signal } from '@preact/signals';
import type { Kit } from '#engine';
import type { GameTable, WhyNot } from '#ui/table.ts';
import type { LocalMatch } from '../match/local.ts';
import type { Sheet } from './Table.tsx';

export interface Shared<K extends Kit> {
  readonly match: LocalMatch<K>;
  readonly table: GameTable<K>;
  readonly sheet: Signal<Sheet | undefined>;
  /** The action someone looks at in the list. */
  readonly considered: Signal<K['action'] | undefined>;
  act(action: K['action']): void;
  complain(why: WhyNot): void;
  openEnd(): void;
  openRule(): void;
}
