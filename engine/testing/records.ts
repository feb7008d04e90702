/** Contract: a match is its record. It can be written, read and replayed to the same position, log and all. */
import { type Kit, Match, type MatchRecord, RANDOM_KINDS, recordProblem, recordText } from '../index.ts';
import { expectEqual, fail, telling } from './difference.ts';
import { onlookers, playthrough } from './playthrough.ts';
import { type Terms, type Trial, tableName, trial } from './terms.ts';

export function* records<K extends Kit>(terms: Terms<K>): Generator<Trial> {
  const { game, maxActions } = terms;
  for (const table of terms.tables) {
    for (const kind of RANDOM_KINDS) {
      yield trial(`a record replays to the same match: ${tableName(table)}, ${kind} dice`, () => {
        const match = playthrough(game, table, `records ${kind}`, { kind, maxActions });
        telling(
          () => match.record(),
          () => {
            const record = match.record();
            checkReplay(match, readBack(record));
            const half = Math.floor(record.actions.length / 2);
            const { hash: _, ...unsigned } = record;
            replay(terms, { ...unsigned, actions: record.actions.slice(0, half) });
            checkRefused(terms, record);
          },
        );
      });
    }
  }
}

/** What the text of a record says, and that it says the same. */
function readBack(record: MatchRecord): MatchRecord {
  const read: unknown = JSON.parse(recordText(record));
  expectEqual(sorted(read), sorted(record), 'the text of the record says something else');
  const problem = recordProblem(read);
  if (problem) fail(`the record of a match is malformed: ${problem.field} ${problem.reason}`);
  return read as MatchRecord;
}

function checkReplay<K extends Kit>(match: Match<K>, record: MatchRecord): void {
  const replayed = Match.replay(match.game, record);
  if (!replayed.ok) fail(`the record does not replay: ${replayed.refusal.message}`);
  const again = replayed.match;
  if (again.hash() !== match.hash()) fail('the record replays to another state');
  for (const seat of onlookers(match.state)) {
    expectEqual(sorted(again.log(seat)), sorted(match.log(seat)), `the replayed log of seat ${seat} differs`);
    expectEqual(
      sorted(again.view(seat)),
      sorted(match.view(seat)),
      `the replayed view of seat ${seat} differs`,
    );
  }
  expectEqual(sorted(again.record()), sorted(match.record()), 'the record of the replay differs');
}

function checkRefused<K extends Kit>(terms: Terms<K>, record: MatchRecord): void {
  const other = { seat: record.actions[0]?.[0] ?? 0 };
  const broken: [string, MatchRecord][] = [
    ['of another game', { ...record, game: `${record.game}-2` }],
    ['of other rules', { ...record, rules: `${record.rules}.1` }],
    ['with another end', { ...record, hash: '0000000000000000' }],
    ['with an action too many', { ...record, actions: [...record.actions, ...record.actions.slice(-1)] }],
    ['with a malformed action', { ...record, actions: [[other.seat, { type: '__proto__' }]] }],
  ];
  for (const [what, attempt] of broken) {
    const replayed = Match.replay(terms.game, attempt);
    if (replayed.ok) fail(`a record ${what} replays`);
    if (replayed.refusal.code !== 'bad-record')
      fail(`a record ${what} is refused as ${replayed.refusal.code}`);
  }
}

export function replay<K extends Kit>({ game }: Terms<K>, record: MatchRecord): Match<K> {
  const replayed = Match.replay(game, record);
  return replayed.ok ? replayed.match : fail(`the record does not replay: ${replayed.refusal.message}`);
}

/** With keys in one order all the way down: the text of a record sorts the keys of actions. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}
