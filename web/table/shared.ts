/** What the parts around a board are given. */

import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Batch, Kit } from '#engine';
import type { Glossing } from '#ui/kit/Words.tsx';
import type { GameTable, Gesture, Sheet as Put, WhyNot } from '#ui/table.ts';
import type { Feed } from '../match/feed.ts';
import type { ShownAdvice } from './advice.ts';
import type { Asking } from './asking.ts';
import type { Retelling } from './recap.ts';
import type { Undoing } from './undoing.ts';
import type { Voices } from './voices.ts';

export type Sheet = 'rules' | 'keys' | 'settings' | 'log' | 'seats' | 'giveUp';

/** What may stand around the decision. */
export interface Slots {
  company?: ComponentChildren;
  talk?: Beside | undefined;
}

/** What is said at an online table: it has the log's place while it is open. */
export interface Beside {
  readonly open: Signal<boolean>;
  readonly unread: number;
  readonly body: ComponentChildren;
}

/** A way in the menu of a table, besides those that every table has. */
export interface MenuItem {
  readonly label: string;
  readonly icon: ComponentChildren;
  run(): void;
}

export interface Shared<K extends Kit> {
  readonly match: Feed<K>;
  readonly table: GameTable<K>;
  readonly sheet: Signal<Sheet | undefined>;
  /** The action someone looks at in the list. */
  readonly considered: Signal<K['action'] | undefined>;
  /** What lies on the board and is not sent yet. */
  readonly laid: Signal<Batch<K> | undefined>;
  /** The full list of choices, and the kind it is narrowed to. */
  readonly list: Signal<{ readonly open: boolean; readonly only?: string }>;
  /** The sheet of answers that lies open on the board. */
  readonly put: Signal<Put<K> | undefined>;
  /** The kind whose places are lit. */
  readonly kind: Signal<string | undefined>;
  /** Whether the column is folded. */
  readonly folded: Signal<boolean>;
  /** How high the sheet of a phone is, from 0. */
  readonly height: Signal<number>;
  readonly asking: Asking<K>;
  readonly undoing: Undoing<K>;
  /** What the hint says; all parts take it from here. */
  readonly advice: ReadonlySignal<ShownAdvice<K> | undefined>;
  /** The words of the game that can be looked up. */
  readonly glossing: Glossing;
  act(...gesture: Gesture<K>): void;
  complain(why: WhyNot): void;
  readonly retelling: Retelling<K>;
  readonly voices: Voices;
  openLog(): void;
  openEnd(): void;
  openRule(): void;
}
