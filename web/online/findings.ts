/** What can be said of the dice of a finished match, line by line: each is checked here, in the browser. */
import { type DiceNote, sealOf, type TableInfo } from '#client';
import { commitment, judgeDice, type MatchRecord, type RecordDice } from '#engine';
import { words } from '../text/en.ts';
import { namesOf } from './names.ts';

export interface Finding {
  readonly ok: boolean;
  readonly words: string;
}

export interface Witness {
  /** The server's commitment as this browser first saw it. */
  readonly fingerprint: string | undefined;
  /** What this browser put in, and all commitments as it saw them before. */
  readonly note: DiceNote | undefined;
}

export function findings(table: TableInfo, record: MatchRecord, { fingerprint, note }: Witness): Finding[] {
  const text = words.online.verify;
  const { dice } = record;
  return [
    ...(fingerprint === undefined ? [] : [told(fingerprint === table.commitment, text.seen)]),
    ...(record.random.script === undefined ? [] : [{ ok: false, words: text.scripted }]),
    ...(dice ? mixed(table, record.random.seed, dice, note) : alone(table, record.random.seed, note)),
  ];
}

/** The dice of one person are the server's. */
function alone(table: TableInfo, seed: string, note: DiceNote | undefined): Finding[] {
  const text = words.online.verify;
  const left = note?.seal === undefined ? [] : [told(false, text.own)];
  return [told(commitment(seed) === table.commitment, text.same), ...left];
}

function mixed(table: TableInfo, seed: string, dice: RecordDice, note: DiceNote | undefined): Finding[] {
  const text = words.online.verify;
  const verdict = judgeDice(dice, seed);
  const called = namesOf(table.seats);
  const isThis = dice.match === table.id && dice.server.commitment === table.commitment;
  const broken = verdict.broken.map((seat) => called[seat] ?? '').join(', ');
  return [
    told(verdict.server && isThis, text.server),
    broken === ''
      ? { ok: true, words: text.seats.yes(dice.seats.length) }
      : { ok: false, words: text.seats.no(broken) },
    ...(note?.seal === undefined ? [] : own(table, dice, note)),
    told(verdict.mixed, text.mixed),
  ];
}

/** What only this browser can say: that its value is in, and that nobody committed after it was shown. */
function own(table: TableInfo, dice: RecordDice, note: DiceNote): Finding[] {
  const text = words.online.verify;
  const seats = dice.seats.map((share) => ({ ...share, kind: 'person' as const, name: '' }));
  return [
    told(
      dice.seats.some(({ value }) => value === note.value),
      text.own,
    ),
    told(sealOf({ ...table, commitment: dice.server.commitment, seats }) === note.seal, text.seal),
  ];
}

function told(ok: boolean, text: { readonly yes: string; readonly no: string }): Finding {
  return { ok, words: ok ? text.yes : text.no };
}
