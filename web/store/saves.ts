/** Local saves: one match a key. A match is its record; beside it stand who plays and a line for the library. */

import { signal } from '@preact/signals';
import type { MatchRecord } from '#engine';
import { isPlayer, type Player } from '../match/players.ts';
import { erase, keysFrom, readJson, write } from './local.ts';

export interface Save {
  readonly id: string;
  readonly players: readonly Player[];
  readonly record: MatchRecord;
  /** When it was last played on, in milliseconds. */
  readonly played: number;
  /** How it ended, in the game's words. */
  readonly ended?: string;
}

const PREFIX = 'orrery/save/';

/** Grows when a save was written or deleted, here or in another window. */
export const savesChanged = signal(0);

addEventListener('storage', ({ key }) => {
  if (key === null || key.startsWith(PREFIX)) savesChanged.value++;
});

export function keyOf(id: string): string {
  return PREFIX + id;
}

/** Newest first. */
export function listSaves(): Save[] {
  return keysFrom(PREFIX)
    .map((key) => readSave(key.slice(PREFIX.length)))
    .filter((save) => save !== undefined)
    .sort((a, b) => b.played - a.played);
}

/** Its shape only: whether the record can be played is found out when it is opened. */
export function readSave(id: string): Save | undefined {
  const value = readJson(keyOf(id));
  if (typeof value !== 'object' || value === null) return undefined;
  const { players, record, played, ended } = value as Partial<Record<keyof Save, unknown>>;
  if (!isRecordLike(record) || !Array.isArray(players) || !players.every(isPlayer)) return undefined;
  return {
    id,
    players,
    record,
    played: typeof played === 'number' ? played : 0,
    ...(typeof ended === 'string' ? { ended } : {}),
  };
}

export function writeSave(save: Save): boolean {
  const done = write(keyOf(save.id), save);
  if (done) savesChanged.value++;
  return done;
}

export function deleteSave(id: string): void {
  erase(keyOf(id));
  savesChanged.value++;
}

export function newId(): string {
  return hex(6);
}

/** Unguessable, so that nobody at the table can work out the dice to come. */
export function newSeed(): string {
  return hex(16);
}

function hex(bytes: number): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function isRecordLike(value: unknown): value is MatchRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'game' in value &&
    'actions' in value &&
    Array.isArray(value.actions)
  );
}
