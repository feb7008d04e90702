/** The glossary of a game: its terms by name, wherever a text of the app speaks of them. */
import type { Term } from '#engine';

/** Words that are a term, as they stand in the text. */
export interface Mention {
  readonly words: string;
  readonly term: Term;
}

/** A piece of a text: plain words, or a term with the stop behind it. */
export interface Piece {
  readonly said: string;
  readonly mention?: Mention;
  readonly stop: string;
}

const CLOSING = /^[^\s\p{L}\p{N}]+/u;

export class Glossary {
  readonly terms: readonly Term[];
  readonly #byName: ReadonlyMap<string, Term>;
  readonly #names: RegExp | undefined;

  constructor(terms: readonly Term[]) {
    this.terms = [...terms].sort((a, b) => a.name.localeCompare(b.name));
    const named = terms.flatMap((term) =>
      [term.name, ...(term.plural === undefined ? [] : [term.plural])].map(
        (name) => [name.toLowerCase(), term] as const,
      ),
    );
    this.#byName = new Map(named);
    // The longer name is meant where one begins with the other.
    const names = [...this.#byName.keys()].sort((a, b) => b.length - a.length).map(literal);
    this.#names =
      names.length === 0
        ? undefined
        : new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  }

  find(id: string): Term | undefined {
    return this.terms.find((term) => term.id === id);
  }

  /** The text in order, with each term that it speaks of marked once. */
  split(text: string): (string | Mention)[] {
    const parts: (string | Mention)[] = [];
    const seen = new Set<string>();
    let from = 0;
    for (const { index, 0: words } of this.#names ? text.matchAll(this.#names) : []) {
      const term = this.#byName.get(words.toLowerCase());
      if (term === undefined || seen.has(term.id)) continue;
      seen.add(term.id);
      if (index > from) parts.push(text.slice(from, index));
      parts.push({ words, term });
      from = index + words.length;
    }
    if (from < text.length) parts.push(text.slice(from));
    return parts;
  }

  /** The same for drawing: a stop or a comma behind a term belongs to it, and never begins a line. */
  pieces(text: string): Piece[] {
    const parts = this.split(text);
    const stopOf = (part: string | Mention | undefined): string =>
      typeof part === 'string' ? (CLOSING.exec(part)?.[0] ?? '') : '';
    return parts.map((part, i) => {
      if (typeof part !== 'string') return { said: '', mention: part, stop: stopOf(parts[i + 1]) };
      return { said: typeof parts[i - 1] === 'object' ? part.slice(stopOf(part).length) : part, stop: '' };
    });
  }

  /** The terms a text speaks of, in its order. */
  within(text: string): Term[] {
    return this.split(text).flatMap((part) => (typeof part === 'string' ? [] : [part.term]));
  }
}

function literal(words: string): string {
  return words.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');
}
