/** Long answers, written piece by piece: thousands of lines in one go would hold up everyone else. */
import type { Seat } from '#engine';
import { LINES_AN_ACTION } from '../matches/heldMatch.ts';
import type { HeldTable } from '../matches/heldTable.ts';
import type { House } from '../matches/house.ts';
import type { Errand } from '../matches/slices.ts';
import { eachChange } from '../matches/standing.ts';
import type { RecordKind } from '../store/index.ts';

/** A list that is written already. */
export class Written {
  readonly #text: string;

  constructor(pieces: readonly string[]) {
    this.#text = `[${pieces.filter(Boolean).join(',')}]`;
  }

  toString(): string {
    return this.#text;
  }
}

/** An answer as it is sent. */
export function textOf(answer: object): string {
  if (!('changes' in answer && answer.changes instanceof Written)) return JSON.stringify(answer);
  const { changes, ...rest } = answer;
  return `${JSON.stringify(rest).slice(0, -1)},"changes":${changes}}`;
}

/** Which lines are written, and for whom. */
interface Looked {
  readonly seat: Seat;
  readonly after: number;
  readonly upTo: number;
  tells?(kind: RecordKind): boolean;
}

/** So many lines are written in one piece. */
const PIECE = 100;

/** The lines of a record as a seat may know them, written for it. The match goes on meanwhile. */
export async function writeChanges(
  { slices }: House,
  table: HeldTable,
  { seat, after, upTo, tells = () => true }: Looked,
  errand: Errand,
): Promise<string[]> {
  errand.spend?.(Math.max(0, upTo - after) / LINES_AN_ACTION);
  const changes = eachChange(table, seat, after, upTo);
  const texts: string[] = [];
  for (let more = true; more; ) {
    await slices.do(errand, () => {
      const piece: object[] = [];
      while (more && piece.length < PIECE) {
        const { done, value } = changes.next();
        if (done) more = false;
        else if (tells(value.kind)) piece.push(value);
      }
      texts.push(JSON.stringify(piece).slice(1, -1));
    });
  }
  return texts;
}
