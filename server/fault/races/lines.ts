/** The record: every acknowledged line is there once, nothing follows the end, nothing is played in a pause. */
import { type Kit, Match, MOST_PRESSED, same } from '#engine';
import { fold, HeldTable, movesPosition } from '../../matches/heldTable.ts';
import type { RecordRow } from '../../store/index.ts';
import { judgeComings } from './comings.ts';
import type { Done } from './evening.ts';
import type { Passage } from './judge.ts';
import { maybe } from './seats.ts';
import { GAMES } from './world.ts';

export function judgeLines({ before, after, done }: Passage): string[] {
  const { row, lines } = after;
  if (row === undefined) return [];
  const wrong: string[] = [];
  if (lines.some(({ number }, i) => number !== i + 1)) wrong.push('numbers have gaps');
  if (row.number !== lines.length) wrong.push(`${lines.length} lines, but the row says ${row.number}`);
  if (before.lines.some((line, i) => !same(line, lines[i]))) wrong.push('a line has changed');
  const ends = lines.filter(({ kind }) => kind === 'end').length;
  const isEnded = lines.at(-1)?.kind === 'end';
  if (ends > (isEnded ? 1 : 0)) wrong.push('something follows the end');
  if (isEnded !== (row.status === 'over'))
    wrong.push(`it is ${row.status}, its last line ${lines.at(-1)?.kind}`);
  const fresh = lines.slice(before.lines.length);
  return [
    ...wrong,
    ...judgeRests(lines, row.paused !== undefined, row.status === 'over'),
    ...judgeResigned(lines),
    ...judgeAcknowledged(lines, done),
    ...judgeCounts(fresh, done),
    ...judgeComings(fresh, done),
    ...(fresh.length > 0 ? judgePlay(after) : []),
  ];
}

/** In a pause nobody plays, and the row knows of it. */
function judgeRests(lines: readonly RecordRow[], paused: boolean, over: boolean): string[] {
  let rests = false;
  for (const { kind, number } of lines) {
    if (rests && (movesPosition(kind) || kind === 'pause')) return [`line ${number} (${kind}) is in a pause`];
    if (kind === 'resume' && !rests) return [`line ${number} goes on after no pause`];
    if (kind === 'pause' || kind === 'resume') rests = kind === 'pause';
  }
  return over || rests === paused ? [] : [`its lines say ${rests ? 'paused' : 'in play'}, its row does not`];
}

/** Who has resigned does so once, and plays no more. */
function judgeResigned(lines: readonly RecordRow[]): string[] {
  const gone = new Set<number>();
  for (const { kind, seat, submission, number } of lines) {
    if (gone.has(seat) && (kind === 'resign' || isOwn(submission)))
      return [`line ${number} (${kind}) is by seat ${seat}, which has resigned`];
    if (kind === 'resign') gone.add(seat);
  }
  return [];
}

/** Bots, clocks and what is settled have names of their own for what they send. */
function isOwn(submission: string | undefined): boolean {
  return submission !== undefined && !/:(bot|clock|settled) /.test(submission);
}

function judgeAcknowledged(lines: readonly RecordRow[], done: readonly Done[]): string[] {
  const wrong: string[] = [];
  for (const { deed, fields, answer } of done) {
    if (!answer.ok) continue;
    const { seat, submission } = fields;
    if (deed === 'act' || deed === 'twice' || deed === 'press') {
      const found = lines.filter((line) => line.submission === `${seat}:${submission}`);
      if (found.length !== 1) wrong.push(`an acknowledged action is there ${found.length} times`);
      else wrong.push(...judgePress(lines, found[0]?.number ?? 0, { deed, fields, answer }));
    }
    if (deed === 'undo') {
      const line = lines[Number(answer.version) - 1];
      if (line?.kind !== 'undo' || line.seat !== seat) wrong.push('an acknowledged undo is not there');
    }
    if (deed === 'resign' && !lines.some((line) => line.kind === 'resign' && line.seat === seat))
      wrong.push('an acknowledged resignation is not there');
  }
  return wrong;
}

/** As many actions of a press as were acknowledged stand one after the other, as one press, and no others. */
function judgePress(
  lines: readonly RecordRow[],
  first: number,
  { fields, answer }: Pick<Done, 'fields' | 'answer' | 'deed'>,
): string[] {
  if (!answer.ok) return [];
  const done = Number(answer.done);
  const asked = (fields.actions ?? [fields.action]) as readonly unknown[];
  const wrong: string[] = [];
  if (first + done - 1 !== answer.version) wrong.push('an action is under another number');
  const bodies = lines.slice(first - 1, first - 1 + done).map(({ body }) => body);
  if (!bodies.every(({ action }, i) => same(action, asked[i])))
    wrong.push('another action is under its name');
  const press = done > 1 ? first : undefined;
  if (!bodies.every((body) => body.press === press)) wrong.push('a press is not one press');
  const next = lines[first - 1 + done]?.body;
  if (press !== undefined && next?.press === press) wrong.push('a press has more lines than were done');
  if (done < asked.length && answer.stopped === undefined) wrong.push('a press was cut short without a word');
  return wrong;
}

/** As many lines as were acknowledged, and none that nobody asked for. */
function judgeCounts(fresh: readonly RecordRow[], done: readonly Done[]): string[] {
  const wrong: string[] = [];
  const lines = (...kinds: string[]) => fresh.filter(({ kind }) => kinds.includes(kind)).length;
  for (const deed of ['resign', 'resume', 'undo'] as const) {
    const asked = done.filter((one) => one.deed === deed);
    const sure = asked.reduce((sum, { answer }) => sum + (answer.ok ? Number(answer.taken ?? 1) : 0), 0);
    const unsure = asked.filter((one) => maybe(one) && !one.answer.ok).length;
    // What was not acknowledged may have taken back a whole press.
    const most = sure + unsure * (deed === 'undo' ? MOST_PRESSED : 1);
    if (lines(deed) < sure || lines(deed) > most)
      wrong.push(`${lines(deed)} lines of ${deed}, ${sure} were acknowledged`);
  }
  const agreed = done.filter(({ answer }) => answer.ok && answer.agreed === true).length;
  if (lines('back', 'pause', 'end') < agreed) wrong.push('what was agreed to is not there');
  return wrong;
}

/** It plays out by the rules, and where they end it, it is over. */
function judgePlay({ row, seats, lines }: Passage['after']): string[] {
  const game = GAMES.find(({ id }) => id === row?.game);
  if (row === undefined || game === undefined) return [];
  const record = new HeldTable({ row, seats, holders: [], lines: [...lines] }).record();
  const replayed = Match.replay<Kit>(game, record);
  if (!replayed.ok) return [`it does not play out: ${replayed.refusal.message}`];
  if (replayed.match.outcome && row.status !== 'over') return ['the rules have ended it, but it is not over'];
  return fold(lines).length === record.actions.length ? [] : ['actions are missing in its record'];
}
