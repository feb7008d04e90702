/** Reading who plays in a tournament: `sound`, `strong:300`, `strong{exploration=0.4}`, `strong@former`, and programs. */
import { LEVELS, type Level, SEARCH, type SearchSettings } from '#bots';
import { isOneOf } from '#engine';
import type { Entrant } from '#lab';
import { Fault } from '../fault.ts';
import { readNumber } from '../given.ts';
import { nearest } from '../suggest.ts';

const MOST_ITERATIONS = 10_000_000;
const SETTINGS = Object.keys(SEARCH);

export interface EntrantFlags {
  readonly players?: string;
  /** `name=command`. */
  readonly program: readonly string[];
  /** `name=file`: the command of another build. */
  readonly build: readonly string[];
}

export function readEntrants({ players, program, build }: EntrantFlags): Entrant[] {
  const programs = new Map(program.map((words) => named('--program', words)));
  const builds = new Map(build.map((words) => named('--build', words)));
  const asked = players === undefined ? [] : players.split(/,(?![^{]*\})/).map((word) => word.trim());
  const entrants = asked.map((word): Entrant => {
    const command = programs.get(word);
    programs.delete(word);
    return command === undefined ? readBot(word, builds) : { kind: 'program', name: word, command };
  });
  // A program that is not named among the players plays, too.
  for (const [name, command] of programs) entrants.push({ kind: 'program', name, command });
  const names = entrants.map(({ name }) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice !== undefined) throw new Fault(['playerTwice', twice]);
  return entrants;
}

function named(flag: string, words: string): [name: string, value: string] {
  const [, name, value] = /^([\w.-]{1,40})=(.+)$/s.exec(words) ?? [];
  if (name === undefined || value === undefined) throw new Fault(['nameAndValue', flag]);
  return [name, value];
}

function readBot(name: string, builds: ReadonlyMap<string, string>): Entrant {
  const [, word = '', iterations, settings, build] =
    /^([^:{@]*)(?::([^{@]*))?(?:\{([^}]*)\})?(?:@(.*))?$/.exec(name) ?? [];
  if (!isOneOf(LEVELS, word)) throw new Fault(['level', '--players', LEVELS, word, nearest(word, LEVELS)]);
  const many = iterations === undefined ? undefined : readNumber('--players', iterations, 1, MOST_ITERATIONS);
  if (build !== undefined) return otherBuild(name, word, many, build, builds);
  return {
    kind: 'bot',
    name,
    level: word,
    ...(many === undefined ? {} : { iterations: many }),
    ...(settings === undefined ? {} : { search: readSettings(settings) }),
  };
}

function readSettings(words: string): Partial<SearchSettings> {
  return Object.fromEntries(
    words.split(',').map((pair) => {
      const [name = '', value = ''] = pair.split('=').map((part) => part.trim());
      const number = Number(value);
      if (!SETTINGS.includes(name) || value === '' || !Number.isFinite(number) || number < 0)
        throw new Fault(['setting', SETTINGS, pair]);
      return [name, number];
    }),
  );
}

/** The bot of another build is a program of ours. */
function otherBuild(
  name: string,
  level: Level,
  iterations: number | undefined,
  build: string,
  builds: ReadonlyMap<string, string>,
): Entrant {
  const file = builds.get(build);
  if (file === undefined) throw new Fault(['noBuild', build, [...builds.keys()]]);
  const budget = iterations === undefined ? '' : ` --budget ${iterations}`;
  return { kind: 'program', name, command: `node ${JSON.stringify(file)} bot ${level}${budget}` };
}
