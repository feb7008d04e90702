/** What a run of tests has used of a game's content: noted with each test, added up by `usesReporter.ts` at the end. */
import { TestRunner } from 'vitest';

/** Content is written `kind id`. */
export interface Unused {
  readonly game: string;
  readonly games: number;
  readonly content: readonly string[];
}

declare module 'vitest' {
  interface TaskMeta {
    /** What scenes have used, by game. */
    uses?: Record<string, string[]>;
    /** What the contract's games have not come to. */
    unused?: Unused;
  }
}

/** Notes a use of content in a scene with the test that is running; a scene set up outside of one counts nothing. */
export function noteUse(game: string, content: string): void {
  const meta = TestRunner.getCurrentTest()?.meta;
  if (meta === undefined) return;
  meta.uses ??= {};
  meta.uses[game] ??= [];
  if (!meta.uses[game].includes(content)) meta.uses[game].push(content);
}
