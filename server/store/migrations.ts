/** The tables, built up step by step. A step that has shipped is never changed: what comes later is a step of its own. */
import type { Sql } from './sql.ts';
import { HOLDING } from './steps/holding.ts';
import { IN_PLAY } from './steps/inPlay.ts';
import { MODERATION } from './steps/moderation.ts';
import { OWNERS } from './steps/owners.ts';
import { PEOPLE } from './steps/people.ts';
import { SEATING } from './steps/seating.ts';
import { TABLES } from './steps/tables.ts';

export const STEPS: readonly (readonly string[])[] = [
  ...[TABLES, PEOPLE, IN_PLAY, SEATING, MODERATION, OWNERS, HOLDING],
];

/** Brings the database up to date. Several nodes may start at once: the step's own number lets only one of them do it. */
export async function migrate(sql: Sql, upTo = STEPS.length): Promise<void> {
  await createLedger(sql);
  for (let step = await done(sql); step < upTo; step++) {
    const statements = (STEPS[step] ?? []).map((text) => ({ text }));
    const mark = { text: 'INSERT INTO migrations (step) VALUES (?)', values: [step] };
    try {
      await sql.batch([mark, ...statements]);
    } catch (error) {
      if ((await done(sql)) <= step) throw error;
    }
  }
  const steps = await done(sql);
  if (steps > STEPS.length) {
    throw new Error(
      `This database was written by a newer Orrery (step ${steps}; this one knows ${STEPS.length}).`,
    );
  }
}

async function createLedger(sql: Sql): Promise<void> {
  const text = 'CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY)';
  // Two nodes that create it at the same moment can trip over each other once.
  await sql.query(text).catch(() => sql.query(text));
}

async function done(sql: Sql): Promise<number> {
  const [row] = await sql.query('SELECT COUNT(*) AS steps FROM migrations');
  return Number(row?.steps ?? 0);
}
