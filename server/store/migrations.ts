/** The tables, built up step by step. A step that has shipped is never changed: what comes later is a step of its own. */
import type { Sql } from './sql.ts';
import { ATTENDANCE } from './steps/attendance.ts';
import { COMINGS } from './steps/comings.ts';
import { CONSOLE } from './steps/console.ts';
import { ENDINGS } from './steps/endings.ts';
import { GIVERS } from './steps/givers.ts';
import { HOLDING } from './steps/holding.ts';
import { IN_PLAY } from './steps/inPlay.ts';
import { INSTRUCTIONS } from './steps/instructions.ts';
import { KEEPING } from './steps/keeping.ts';
import { SPOKEN } from './steps/languages.ts';
import { MARKS } from './steps/marks.ts';
import { MODERATION } from './steps/moderation.ts';
import { OWNERS } from './steps/owners.ts';
import { PAIRINGS } from './steps/pairings.ts';
import { PEOPLE } from './steps/people.ts';
import { PRESENCE } from './steps/presence.ts';
import { REMATCHES } from './steps/rematches.ts';
import { RESERVES } from './steps/reserves.ts';
import { SEATING } from './steps/seating.ts';
import { TABLES } from './steps/tables.ts';

export const STEPS: readonly (readonly string[])[] = [
  ...[TABLES, PEOPLE, IN_PLAY, SEATING, MODERATION, OWNERS],
  ...[ENDINGS, PRESENCE, MARKS, KEEPING, HOLDING, CONSOLE, INSTRUCTIONS],
  ...[GIVERS, COMINGS, RESERVES, SPOKEN, REMATCHES, ATTENDANCE, PAIRINGS],
];

export const STEPS_KNOWN = STEPS.length;

/** Brings the database up to date. Several nodes may start at once: the step's own number lets only one of them do it. */
export async function migrate(sql: Sql, upTo = STEPS.length): Promise<void> {
  await createLedger(sql);
  for (let step = await stepsDone(sql); step < upTo; step++) {
    const statements = (STEPS[step] ?? []).map((text) => ({ text }));
    const mark = { text: 'INSERT INTO migrations (step) VALUES (?)', values: [step] };
    try {
      await sql.batch([mark, ...statements]);
    } catch (error) {
      if ((await stepsDone(sql)) <= step) throw error;
    }
  }
  const steps = await stepsDone(sql);
  if (steps > STEPS.length) {
    throw new Error(
      `This database was written by a newer Orrery (step ${steps}; this one knows ${STEPS.length}).`,
    );
  }
}

/** Whether a database that was in use before is to be changed. */
export async function stepsMissing(sql: Sql): Promise<boolean> {
  await createLedger(sql);
  const steps = await stepsDone(sql);
  return steps > 0 && steps < STEPS.length;
}

async function createLedger(sql: Sql): Promise<void> {
  const text = 'CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY)';
  // Two nodes that create it at the same moment can trip over each other once.
  await sql.query(text).catch(() => sql.query(text));
}

export async function stepsDone(sql: Sql): Promise<number> {
  const [row] = await sql.query('SELECT COUNT(*) AS steps FROM migrations');
  return Number(row?.steps ?? 0);
}
