/** Local saves. A match is its record; beside it stand who plays, what it is called, and what its result will need. */

import type { MatchRecord } from '#engine';
import { isSketch, type Sketch } from '#ui/kit/sketch.ts';
import { isPlayer, type Player } from '../match/players.ts';
import { isObject } from './isObject.ts';
import { allKept, forget, keep, kept } from './kept.ts';

/** What was counted at the table so far. */
export interface Tally {
  readonly hints: number;
  readonly undos: number;
  readonly seconds: number;
  /** A pointer was used. */
  readonly pointer: boolean;
}

export const NO_TALLY: Tally = { hints: 0, undos: 0, seconds: 0, pointer: false };

/** Where it stands, in the game's words. */
export interface Named {
  /** "Ross 128 b · turn 6". */
  readonly where: string;
  /** What is asked. */
  readonly asks?: string;
}

export interface Save {
  readonly id: string;
  readonly players: readonly Player[];
  readonly record: MatchRecord;
  /** When it was last played on, in milliseconds. */
  readonly played: number;
  /** How it ended, in the game's words. */
  readonly ended?: string;
  readonly named?: Named;
  /** The board as it stood. */
  readonly sketch?: Sketch;
  readonly tally?: Tally;
  /** The rung of the ladder, and the date of the daily, that it was begun as. */
  readonly rung?: string;
  readonly daily?: string;
  /** What its people have settled in advance, by seat. */
  readonly settled?: Readonly<Record<number, Readonly<Record<string, unknown>>>>;
  /** It goes on from a match that was lost. */
  readonly second?: true;
  /** When it was thrown into the bin. */
  readonly binned?: number;
}

const BIN_DAYS = 30;

/** Newest first, without what lies in the bin. */
export function listSaves(): Save[] {
  return everySave().filter(({ binned }) => binned === undefined);
}

/** What can still be taken out of the bin, the last thrown in first. */
export function listBin(): Save[] {
  return everySave()
    .filter(({ binned }) => binned !== undefined)
    .sort((a, b) => (b.binned ?? 0) - (a.binned ?? 0));
}

function everySave(): Save[] {
  return [...allKept('saves')]
    .flatMap(([id, value]) => saveOf(id, value) ?? [])
    .sort((a, b) => b.played - a.played);
}

export function readSave(id: string): Save | undefined {
  return saveOf(id, kept('saves', id));
}

/** Its shape only: whether the record can be played is found out when it is opened. */
export function saveOf(id: string, value: unknown): Save | undefined {
  if (!isObject(value)) return undefined;
  const { players, record, played, ended, named, sketch, tally, rung, daily, settled, second, binned } =
    value;
  if (!isRecordLike(record) || !Array.isArray(players) || !players.every(isPlayer)) return undefined;
  return {
    id,
    players,
    record,
    played: typeof played === 'number' ? played : 0,
    ...(typeof ended === 'string' ? { ended } : {}),
    ...(isNamed(named) ? { named } : {}),
    ...(isSketch(sketch) ? { sketch } : {}),
    ...(isTally(tally) ? { tally } : {}),
    ...(typeof rung === 'string' ? { rung } : {}),
    ...(typeof daily === 'string' ? { daily } : {}),
    ...(isObject(settled) ? { settled: settledOf(settled) } : {}),
    ...(second === true ? { second } : {}),
    ...(typeof binned === 'number' ? { binned } : {}),
  };
}

function settledOf(value: object): NonNullable<Save['settled']> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([seat, given]) => (isObject(given) ? [[Number(seat), given]] : [])),
  );
}

export function writeSave(save: Save): void {
  keep('saves', save.id, save);
}

/** It stays for thirty days, in case. */
export function binSave(save: Save): void {
  writeSave({ ...save, binned: Date.now() });
}

export function unbinSave({ binned: _, ...save }: Save): void {
  writeSave(save);
}

export function emptyBin(now = Date.now()): void {
  for (const { id, binned = now } of listBin())
    if (now - binned > BIN_DAYS * 24 * 3600 * 1000) forget('saves', id);
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
  return isObject(value) && 'game' in value && Array.isArray(value.actions);
}

function isNamed(value: unknown): value is Named {
  return isObject(value) && typeof value.where === 'string';
}

function isTally(value: unknown): value is Tally {
  return (
    isObject(value) && [value.hints, value.undos, value.seconds].every((count) => typeof count === 'number')
  );
}
