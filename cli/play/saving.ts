/** Saving a match under a name that is free, or that the person has just used. */
import { existsSync } from 'node:fs';
import type { Kit, Match } from '#engine';
import { Fault } from '../fault.ts';
import { saveRecord } from '../files.ts';

/** Gives the file's name. `saved` are the files of this session, which may be written again. */
export function saveAs(words: string, match: Match<Kit>, saved: Set<string>): string {
  const file = words || freeName(match.game.id);
  if (!saved.has(file) && existsSync(file)) throw new Fault(['isThere', file]);
  saveRecord(file, match.record());
  saved.add(file);
  return file;
}

function freeName(id: string): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? `${id}.json` : `${id}-${number}.json`;
    if (!existsSync(name)) return name;
  }
}
