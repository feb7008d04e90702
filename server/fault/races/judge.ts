/** What must hold after every burst, by what the store says and by what was acknowledged. */
import type { MatchRow } from '../../store/index.ts';
import type { Hosted } from '../../test/kit/server.ts';
import { type Done, type Evening, tableIn } from './evening.ts';
import { judgeLines } from './lines.ts';
import { patiently } from './patience.ts';
import { judgeSeats } from './seats.ts';
import { judgeSecrets } from './secrets.ts';
import type { Kept } from './table.ts';

/** A table before and after a burst, and what was asked for there meanwhile. */
export interface Passage {
  readonly before: Kept;
  readonly after: Kept;
  readonly done: readonly Done[];
}

const ORDER: readonly MatchRow['status'][] = ['open', 'playing', 'over'];

/** Says in words what does not hold; nothing where all is well. */
export function judge(evening: Evening, before: ReadonlyMap<string, Kept>, done: readonly Done[]): string[] {
  const wrong = [...evening.failures, ...evening.blocks.judgeShown(evening, before, done)];
  for (const [id, after] of evening.tables) {
    const here = done.filter(({ table }) => table === id);
    const passage = { before: before.get(id) ?? after, after, done: here };
    const found = [
      ...judgeStatus(passage),
      ...judgeRematch(evening, passage),
      ...judgeSeats(passage),
      ...evening.consents.judge(id, passage),
      ...evening.blocks.judge(passage, !before.has(id)),
      ...evening.instructed.judge(id, passage),
      ...judgeLines(passage),
      ...judgeSecrets(passage, done),
    ];
    wrong.push(...found.map((words) => `table ${[...evening.tables.keys()].indexOf(id) + 1}: ${words}`));
  }
  evening.blocks.note(done);
  return wrong;
}

/** What is over stays over, as it was. */
function judgeStatus({ before, after }: Passage): string[] {
  const [was, is] = [before.row, after.row];
  if (was === undefined || is === undefined) return [];
  const wrong: string[] = [];
  if (ORDER.indexOf(is.status) < ORDER.indexOf(was.status)) wrong.push(`${was.status} became ${is.status}`);
  if (was.status === 'over' && (was.number !== is.number || was.ended !== is.ended))
    wrong.push(`it was over with ${was.number} lines (${was.ended}), now ${is.number} (${is.ended})`);
  if (was.luck !== is.luck) wrong.push('what the server put into the dice has changed');
  if (was.status !== 'open' && was.seed !== is.seed) wrong.push('the seed has changed');
  return wrong;
}

/** There is one table to play again at, and everyone is sent there. */
function judgeRematch(evening: Evening, { before, after, done }: Passage): string[] {
  const wrong: string[] = [];
  const [was, is] = [before.row?.rematch, after.row?.rematch];
  if (was !== undefined && was !== is) wrong.push('its rematch is another');
  for (const { deed, answer } of done) {
    if (deed !== 'rematch' || !answer.ok) continue;
    const id = tableIn(answer);
    if (id !== is) wrong.push('someone was sent to a rematch that is not the one');
  }
  if (is !== undefined && is !== was) {
    const next = evening.tables.get(is);
    if (next?.row === undefined) wrong.push('its rematch is not there');
    if (after.row?.status !== 'over') wrong.push('a rematch of what is not over');
  }
  return wrong;
}

/** After a sequence: no table that nobody was told of. */
export async function judgeTables(evening: Evening): Promise<string[]> {
  const [node] = evening.world.nodes;
  const wrong: string[] = [];
  for (const { player } of evening.people) {
    for (const id of await patiently(() => tablesOf(node, player)))
      if (!evening.tables.has(id)) wrong.push(`there is a table ${id} that nobody was told of`);
  }
  return wrong;
}

async function tablesOf(node: Hosted | undefined, player: string): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of node?.online.store.tables.of(player) ?? []) ids.push(id);
  return ids;
}
