/**
 * Adds up what the games of the contract and the scenes of rule tests have used of a game's content. What neither came
 * to fails the run; where no scene of the game ran at all, it is only said.
 */
import type { Reporter, TestModule } from 'vitest/node';
import type { Unused } from './uses.ts';

export interface Noted {
  readonly uses?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly unused?: Unused | undefined;
}

/** Of each game of which something was not come to: in words, and whether that is a failure. */
export function findings(notes: readonly Noted[]): { readonly words: string; readonly failed: boolean }[] {
  const scenes = new Map<string, Set<string>>();
  for (const { uses = {} } of notes)
    for (const [game, content] of Object.entries(uses))
      scenes.set(game, new Set([...(scenes.get(game) ?? []), ...content]));
  return notes.flatMap(({ unused }) => {
    if (unused === undefined) return [];
    const { game, games } = unused;
    const used = scenes.get(game);
    const left = unused.content.filter((content) => !used?.has(content));
    if (left.length === 0) return [];
    const also = used ? 'and in no scene' : 'and no scene of it was run';
    return [
      {
        words: `${game}: never used in ${games} games, ${also}: ${left.join(', ')}`,
        failed: used !== undefined,
      },
    ];
  });
}

export default class UsesReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const notes = modules.flatMap((module) => [...module.children.allTests()].map((test) => test.meta()));
    for (const { words, failed } of findings(notes)) {
      console.error(words);
      if (failed) process.exitCode = 1;
    }
  }
}
