/** What a node can tell of itself: figures for whoever watches over it, and news of its matches for its log. */
import type { MatchRow } from '../store/index.ts';

export class Figures {
  /** How many lines this node has written. */
  written = 0;
  /** Told how many seconds a move took, from when it was asked for until its answer. */
  onMove: ((seconds: number) => void) | undefined;
  /** Told of tables that are set up, begin and end: by their names, and nothing of who plays. */
  onNews: ((what: string, about: object) => void) | undefined;

  opened({ id, game, seats, visibility, status }: MatchRow): void {
    this.onNews?.('a table was set up', { match: id, game, seats, visibility });
    if (status === 'playing') this.onNews?.('a match began', { match: id, game, seats });
  }

  begun({ id, game, seats }: MatchRow): void {
    this.onNews?.('a match began', { match: id, game, seats });
  }

  wrote({ id, game, status, ended, number, created, updated }: MatchRow, lines: number): void {
    this.written += lines;
    if (status !== 'over') return;
    const seconds = Math.round((updated - created) / 1000);
    this.onNews?.('a match is over', { match: id, game, how: ended ?? 'rules', lines: number, seconds });
  }

  async timed<T>(work: () => Promise<T>): Promise<T> {
    const from = performance.now();
    try {
      return await work();
    } finally {
      this.onMove?.((performance.now() - from) / 1000);
    }
  }
}
