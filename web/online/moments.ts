/** What a seat heard of an online match, moment by moment: at the table and when it is looked back on. */
import type { Change } from '#client';
import type { Kit, People } from '#engine';
import type { Heard } from '../match/feed.ts';
import type { LogGroup } from '../match/film.ts';
import { words } from '../text/en.ts';
import { nameAt, withNames } from './names.ts';

export interface OnlineMoment<K extends Kit> extends Heard<K> {
  readonly title?: string;
  readonly events: readonly K['event'][];
  /** The time was up, and who decided then. */
  readonly late?: Change['late'];
  /** Answered by what the seat had settled in advance. */
  readonly settled?: Change['settled'];
  /** What happened at the table since, besides moves. */
  readonly since?: readonly Change[];
  /** How many actions led there. */
  readonly count: number;
  /** The press that led there, where it was of several actions. */
  readonly press?: number;
}

/** The table as it was set up. */
export function opened<K extends Kit>(opening: readonly object[]): OnlineMoment<K> {
  const events = opening as readonly K['event'][];
  return { events, count: 0, hear: () => events };
}

/** The moments after a line of the record: one more, or fewer where something was taken back. A press is one moment. */
export function after<K extends Kit>(
  moments: readonly OnlineMoment<K>[],
  change: Change,
): readonly OnlineMoment<K>[] {
  const { kind, seat, count, late, settled, press } = change;
  if (kind === 'undo' || kind === 'back') return moments.filter((moment) => moment.count <= count);
  const last = moments.at(-1);
  if (kind !== 'act') {
    return last ? [...moments.slice(0, -1), { ...last, since: [...(last.since ?? []), change] }] : moments;
  }
  const before = press !== undefined && last?.press === press ? last : undefined;
  const events = [...(before?.events ?? []), ...(change.events as readonly K['event'][])];
  const title = [before?.title, change.title].filter(Boolean).join(' · ');
  const told = {
    ...(title ? { title } : {}),
    ...(late ? { late } : {}),
    ...(settled ? { settled } : {}),
  };
  const moment = {
    events,
    count,
    hear: () => events,
    move: { seat, actions: (before?.move?.actions ?? 0) + 1 },
    ...told,
  };
  const earlier = before ? moments.slice(0, -1) : moments;
  return [...earlier, press === undefined ? moment : { ...moment, press }];
}

export function groupsOf<K extends Kit>(
  moments: readonly OnlineMoment<K>[],
  people: People,
): LogGroup<K['event']>[] {
  return moments.map(({ move, title, events, late, settled, since = [] }, at) => ({
    ...{ at, events },
    ...(move ? { seat: move.seat } : {}),
    ...(title ? { title: withNames(people, title) } : {}),
    ...(settled ? { before: [words.online.log.settled] } : {}),
    ...(late && move ? { before: [words.online.log.late[late](nameAt(people, move.seat))] } : {}),
    ...(since.length > 0 ? { after: since.map((change) => said(change, people)) } : {}),
  }));
}

/** What happened at the table, in words. */
function said({ kind, seat, ended }: Change, people: People): string {
  const text = words.online.log;
  if (kind === 'resign') return text.resigned(nameAt(people, seat));
  if (kind === 'pause') return text.paused;
  if (kind === 'resume') return seat < 0 ? text.wentOn : text.resumed(nameAt(people, seat));
  return text.ended[ended?.how ?? 'rules'];
}
