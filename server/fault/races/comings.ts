/** Who comes to a match in play, and who leaves it for good: each is one line of the table's own, and nobody else's. */
import { HOST } from '#engine';
import type { RecordRow } from '../../store/index.ts';
import type { Done } from './evening.ts';
import { maybe } from './seats.ts';

interface Coming {
  readonly number: number;
  /** Whose seat it is about. */
  readonly seat: number;
}

export function comingsIn(lines: readonly RecordRow[], type: 'join' | 'leave'): Coming[] {
  return lines.flatMap(({ kind, seat: by, number, body }) => {
    if (kind !== 'act' || by !== HOST) return [];
    const { action, seat } = body;
    return action?.type === type && seat !== undefined ? [{ number, seat }] : [];
  });
}

export function judgeComings(fresh: readonly RecordRow[], done: readonly Done[]): string[] {
  return (['welcome', 'depart'] as const).flatMap((deed) => {
    const lines = comingsIn(fresh, deed === 'welcome' ? 'join' : 'leave');
    const asked = done.filter((one) => one.deed === deed);
    const lost = asked.filter(
      ({ answer }) =>
        answer.ok && !lines.some(({ number, seat }) => number === answer.version && seat === answer.seat),
    );
    const most = asked.filter(maybe).length;
    return [
      ...lost.map(() => `an acknowledged ${deed} is not there`),
      ...(lines.length > most ? [`${lines.length} lines of ${deed}, ${most} were asked for`] : []),
    ];
  });
}
