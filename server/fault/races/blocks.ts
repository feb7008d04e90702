/** Who is blocked sits down nowhere the other sits from then on, is shown nothing of it, and neither hears the other. */
import { type Done, type Evening, tableIn } from './evening.ts';
import type { Passage } from './judge.ts';
import { maybe, UNSEATS } from './seats.ts';
import { heldBy, type Kept } from './table.ts';

interface Pair {
  readonly by: string;
  readonly whom: string;
}

export class Blocks {
  /** Those that were acknowledged in an earlier burst. */
  readonly #all: Pair[] = [];

  /** Takes in what was acknowledged in a burst. */
  note(done: readonly Done[]): void {
    for (const { deed, answer, player, fields } of done)
      if (deed === 'block' && answer.ok) this.#all.push({ by: player, whom: String(fields.player) });
  }

  /** At one table, after a burst. A table that came up with it is new. */
  judge(passage: Passage, isNew: boolean): string[] {
    const { before, after, done } = passage;
    const wrong = this.#all.flatMap((pair) => (isNew ? seatedWith(after, pair) : satDown(passage, pair)));
    for (const one of done)
      if (one.deed === 'talk' && this.#heard(one)) wrong.push('a blocked voice was heard');
    for (const pair of this.#all.filter((one) => keepsOut(before, one) && keepsOut(after, one)))
      for (const { player, answer, deed } of isMoved(passage) ? [] : done)
        if (player === pair.whom && answer.ok && deed !== 'mute' && deed !== 'block')
          wrong.push(`who is blocked was let in to ${deed}`);
    return wrong;
  }

  /** A rematch is another table than the one it was asked at. */
  judgeShown({ tables }: Evening, before: ReadonlyMap<string, Kept>, done: readonly Done[]): string[] {
    return done.flatMap(({ deed, player, answer }) => {
      if (deed !== 'rematch' || !answer.ok) return [];
      const id = tableIn(answer);
      const [was, is] = [before.get(id), tables.get(id)];
      // Nobody can have left or joined one that came up with this burst.
      const out = (pair: Pair) => is && keepsOut(is, pair) && (was === undefined || keepsOut(was, pair));
      return this.#all.some((pair) => pair.whom === player && out(pair))
        ? ['who is blocked was shown the rematch']
        : [];
    });
  }

  #heard({ player, answer }: Done): boolean {
    if (!answer.ok) return false;
    const lines = answer.lines as readonly { player: string }[];
    return lines.some((line) =>
      this.#all.some(
        ({ by, whom }) => (by === player && whom === line.player) || (whom === player && by === line.player),
      ),
    );
  }
}

/** Whether a table is closed to who is blocked: the other sits there or has set it up, and they do not. */
function keepsOut(table: Kept, { by, whom }: Pair): boolean {
  const { row } = table;
  if (row === undefined || row.status === 'over' || row.owner === whom) return false;
  return heldBy(table, whom).length === 0 && (row.owner === by || heldBy(table, by).length > 0);
}

/** Whether people may have left and come back within the burst: then nobody can say who met whom. */
function isMoved({ done }: Passage): boolean {
  return done.some((one) => [...UNSEATS, 'link', 'join', 'claim'].includes(one.deed) && maybe(one));
}

function satDown({ before, after, done }: Passage, pair: Pair): string[] {
  const left = done.some((one) => [...UNSEATS, 'link'].includes(one.deed) && maybe(one));
  const stayed = heldBy(before, pair.by).length > 0 && heldBy(after, pair.by).length > 0;
  // A bot may have ended the match meanwhile, and what is over is open to everyone again.
  const came = heldBy(after, pair.whom).length > 0 && after.row?.status !== 'over';
  return keepsOut(before, pair) && stayed && came && !left
    ? ['who is blocked has sat down beside who blocked them']
    : [];
}

function seatedWith(table: Kept, { by, whom }: Pair): string[] {
  const both = heldBy(table, by).length > 0 && heldBy(table, whom).length > 0;
  return both ? ['who is blocked is seated with who blocked them'] : [];
}
