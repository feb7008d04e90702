/**
 * What this browser keeps: saves, results and progress, in IndexedDB. All of it is read once, before the first page is
 * drawn, so that pages read without waiting; what is written is in force at once and goes to the disk behind. Where a
 * page leaves before that is done, the rest lies in local storage and is taken in at the next start.
 */
import { type Signal, signal } from '@preact/signals';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { formerKeyOf, formerKeys, SHELVES, type Shelf } from './former.ts';
import { erase, readJson, write } from './local.ts';
import { united } from './united.ts';

interface Kept extends DBSchema {
  saves: { key: string; value: unknown };
  results: { key: string; value: unknown };
  progress: { key: string; value: unknown };
}

type Change = (now: unknown) => unknown;

/** `here`: in the database; `apart`: in local storage, because there is no database; `not`: nowhere. */
export const keeping = signal<'here' | 'apart' | 'not'>('not');

/** Each grows when something on its shelf changed, here or in another window. */
export const changed: Readonly<Record<Shelf, Signal<number>>> = {
  saves: signal(0),
  results: signal(0),
  progress: signal(0),
};

const held: Readonly<Record<Shelf, Map<string, unknown>>> = {
  saves: new Map(),
  results: new Map(),
  progress: new Map(),
};
/** How many writes of each are on their way to the disk. */
const onTheWay = new Map<string, number>();
const listeners = new Set<(shelf: Shelf, key: string) => void>();
let database: IDBPDatabase<Kept> | undefined;
let news: BroadcastChannel | undefined;
let last: Promise<unknown> = Promise.resolve();

/** To be awaited before anything is read. */
export async function openKept(): Promise<void> {
  try {
    database = await openDB<Kept>('orrery', 1, {
      upgrade(fresh) {
        for (const shelf of SHELVES) fresh.createObjectStore(shelf);
      },
      // A window of a newer version wants to change the store: this one must not stand in its way.
      blocking: () => shut(),
      terminated: () => shut(),
    });
    await takeIn(database);
    for (const shelf of SHELVES) await readAll(database, shelf);
    keeping.value = 'here';
    listen();
  } catch (error) {
    console.warn('IndexedDB is not to be had', error);
    shut();
    for (const { shelf, key, name } of formerKeys()) held[shelf].set(key, readJson(name));
  }
  for (const shelf of SHELVES) changed[shelf].value++;
}

function shut(): void {
  database?.close();
  database = undefined;
  keeping.value = write(PROBE, 1) ? 'apart' : 'not';
  erase(PROBE);
}

const PROBE = 'orrery/probe';

/** Moves what lies in local storage to the database. It goes from there once it was read back. */
async function takeIn(db: IDBPDatabase<Kept>): Promise<void> {
  for (const former of formerKeys()) {
    const found = readJson(former.name);
    // What cannot be read is left where it is.
    if (found === undefined) continue;
    const { shelf, key } = former;
    const moved = united(shelf, await db.get(shelf, key), found);
    await db.put(shelf, moved, key);
    const back = await db.get(shelf, key);
    if (JSON.stringify(back) === JSON.stringify(moved)) erase(former.name);
  }
}

async function readAll(db: IDBPDatabase<Kept>, shelf: Shelf): Promise<void> {
  const reading = db.transaction(shelf);
  const [keys, values] = await Promise.all([reading.store.getAllKeys(), reading.store.getAll()]);
  for (const [i, key] of keys.entries()) held[shelf].set(key, values[i]);
}

export function kept(shelf: Shelf, key: string): unknown {
  return held[shelf].get(key);
}

export function allKept(shelf: Shelf): ReadonlyMap<string, unknown> {
  return held[shelf];
}

export function keep(shelf: Shelf, key: string, value: unknown): void {
  alter(shelf, key, () => value);
}

/** What another window wrote meanwhile is not lost: the change is made to what lies on the disk. */
export function alter(shelf: Shelf, key: string, how: Change): void {
  hold(shelf, key, how(held[shelf].get(key)));
  if (database === undefined) {
    keepApart(shelf, key);
    return;
  }
  const db = database;
  const name = formerKeyOf(shelf, key);
  onTheWay.set(name, (onTheWay.get(name) ?? 0) + 1);
  const done = writeTo(db, shelf, key, how).catch((error: unknown) => {
    console.warn(`${name} was not written`, error);
    onTheWay.delete(name);
    keepApart(shelf, key);
  });
  last = Promise.all([last, done]);
}

async function writeTo(db: IDBPDatabase<Kept>, shelf: Shelf, key: string, how: Change): Promise<void> {
  const writing = db.transaction(shelf, 'readwrite');
  const value = how(await writing.store.get(key));
  await (value === undefined ? writing.store.delete(key) : writing.store.put(value, key));
  await writing.done;
  keeping.value = 'here';
  arrived(shelf, key, value);
  news?.postMessage({ shelf, key });
}

/** A later write of the same thing may be on its way already: what is held is newer then. */
function arrived(shelf: Shelf, key: string, value: unknown): void {
  const name = formerKeyOf(shelf, key);
  const left = (onTheWay.get(name) ?? 1) - 1;
  if (left > 0) {
    onTheWay.set(name, left);
    return;
  }
  onTheWay.delete(name);
  erase(name);
  if (value === undefined) held[shelf].delete(key);
  else held[shelf].set(key, value);
}

export function forget(shelf: Shelf, key: string): void {
  alter(shelf, key, () => undefined);
}

function hold(shelf: Shelf, key: string, value: unknown): void {
  if (value === undefined) held[shelf].delete(key);
  else held[shelf].set(key, value);
  // Whoever writes while it works something out does not want to be told of it.
  changed[shelf].value = changed[shelf].peek() + 1;
}

function keepApart(shelf: Shelf, key: string): void {
  const value = held[shelf].get(key);
  const name = formerKeyOf(shelf, key);
  if (value === undefined) erase(name);
  else keeping.value = write(name, value) ? 'apart' : 'not';
}

/** Resolves when all that was written so far is on the disk. */
export async function written(): Promise<void> {
  await last;
}

/** Told when another window has changed something. */
export function onNews(told: (shelf: Shelf, key: string) => void): () => void {
  listeners.add(told);
  return () => listeners.delete(told);
}

function listen(): void {
  news = new BroadcastChannel('orrery/kept');
  news.onmessage = ({ data }: MessageEvent<{ shelf: Shelf; key: string }>) => void hear(data.shelf, data.key);
  // Nothing can be awaited when a page leaves: what is not on the disk yet is put where writing takes no time.
  addEventListener('pagehide', () => {
    for (const shelf of SHELVES)
      for (const [key, value] of held[shelf])
        if (onTheWay.has(formerKeyOf(shelf, key))) write(formerKeyOf(shelf, key), value);
  });
}

async function hear(shelf: Shelf, key: string): Promise<void> {
  const value = await database?.get(shelf, key);
  if (onTheWay.has(formerKeyOf(shelf, key))) return;
  hold(shelf, key, value);
  for (const told of listeners) told(shelf, key);
}
