/** ER-1 The end of the game: the crew wins or loses together. */
import type { G } from '../state.ts';
import { year } from './tracks.ts';

const RULE_OF = { command: 'ER-1.3', extinction: 'ER-1.4', signal: 'ER-1.5' } as const;

export function lose(g: G, reason: keyof typeof RULE_OF): void {
  g.tell({ type: 'lost', reason });
  g.use('ending', reason);
  g.end({ winners: [], reason, rule: RULE_OF[reason] });
}

/** ER-1.2 all of the crew have won. */
export function win(g: G): void {
  g.tell({ type: 'won', year: year(g.s) });
  g.use('ending', 'won');
  g.end({ winners: Array.from({ length: g.s.seats }, (_, seat) => seat), reason: 'won', rule: 'ER-1.2' });
}
