/** Who sits where: people, and bots in the seats that `--bots` gives them. */
import { LEVELS, type Level } from '#bots';
import { Fault } from '../fault.ts';
import { nearest } from '../suggest.ts';

const PERSON = 'me';

/** A bot's level, or undefined for a person, by seat. */
export type Seating = readonly (Level | undefined)[];

/**
 * Without `--bots` people share the screen. One bot sits in every seat but the first; one name less than there are
 * seats leaves the first to you; otherwise every seat is named, people as “me”.
 */
export function readSeating(words: string | undefined, seats: number): Seating {
  if (words === undefined) return Array.from({ length: seats }, () => undefined);
  const named = words.split(',').map((word) => readOne(word.trim()));
  if (named.length === seats) return named;
  if (named.length === 1)
    return Array.from({ length: seats }, (_, seat) => (seat === 0 ? undefined : named[0]));
  if (named.length === seats - 1) return [undefined, ...named];
  throw new Fault(['seatingCount', PERSON, seats, named.length]);
}

function readOne(word: string): Level | undefined {
  if (word === PERSON) return undefined;
  const level = LEVELS.find((known) => known === word);
  if (level) return level;
  const names = [...LEVELS, PERSON];
  throw new Fault(['seating', names, word, nearest(word, names)]);
}
