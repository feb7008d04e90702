/** This browser's part in the dice of its tables: the values it made, kept so that they can be compared at the end. */
import { Dice, type DiceNote } from '#client';
import { readJson, write } from '../store/local.ts';
import { api } from './link.ts';

const KEY = 'orrery/dice';
/** So many matches are remembered. */
const MOST = 200;

/** Where nothing may be written, the page itself remembers as long as it is open. */
const here = new Map<string, DiceNote>();

export function noteOf(match: string): DiceNote | undefined {
  return here.get(match) ?? kept().get(match);
}

function keep(match: string, note: DiceNote): void {
  here.set(match, note);
  const notes = kept();
  notes.delete(match);
  notes.set(match, note);
  write(KEY, Object.fromEntries([...notes].slice(-MOST)));
}

function kept(): Map<string, DiceNote> {
  const value = readJson(KEY);
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return new Map(entries.filter((entry): entry is [string, DiceNote] => isNote(entry[1])));
}

function isNote(value: unknown): value is DiceNote {
  if (typeof value !== 'object' || value === null || !('value' in value)) return false;
  return typeof value.value === 'string' && (!('seal' in value) || typeof value.seal === 'string');
}

export const dice = new Dice(api, { get: noteOf, set: keep });
