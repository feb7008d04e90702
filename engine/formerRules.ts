/** Records of other rules: which of them may go on under today's, and what is said of those that may not. */
import type { Game, Kit } from './game.ts';
import type { MatchRecord } from './record.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Whether a record of these rules may be tried under today's. */
export function mayGoOn<K extends Kit>(game: Game<K>, rules: string): boolean {
  return rules === game.version || Object.hasOwn(game.former ?? {}, rules);
}

/** Which release plays a version of the rules, in words, as far as is known. */
export function whoPlays<K extends Kit>(game: Game<K>, rules: string): string {
  const release = game.former?.[rules];
  return release === undefined
    ? 'a release of Orrery with those rules plays it'
    : `Orrery ${release} plays it`;
}

/** Why a record is not for this game at all. */
export function otherRecord<K extends Kit>(game: Game<K>, record: MatchRecord): Refusal | undefined {
  if (record.game !== game.id) {
    const words = `the record is of ${record.game}, not of ${game.id}`;
    return refuse('bad-record', words, { field: 'game' }).refusal;
  }
  if (mayGoOn(game, record.rules)) return undefined;
  const words = `the record was played under rules ${record.rules}; this is ${game.version}: ${whoPlays(game, record.rules)}`;
  return refuse('bad-record', words, { field: 'rules' }).refusal;
}

/** Why a record does not go on; one of former rules says so, and who plays it. */
export function recordRefusal<K extends Kit>(
  game: Game<K>,
  { rules }: MatchRecord,
  why: string,
  field: string | undefined,
): Refusal {
  if (rules === game.version) return refuse('bad-record', why, field === undefined ? {} : { field }).refusal;
  const words = `the record was played under rules ${rules} and does not go on under ${game.version} (${why}): ${whoPlays(game, rules)}`;
  return refuse('bad-record', words, { field: 'rules' }).refusal;
}
