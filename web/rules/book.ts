/** A rulebook read from Markdown: safe HTML with an anchor at every rule, and the rules apart for the search. */
import { Marked, type Tokens } from 'marked';

/** `XS-5.2`, `XS-R3`, `MS-4`. */
const RULE = /\b[A-Z]{2,4}-R?\d+(?:\.\d+)*[a-z]?\b/;
const OPENING = new RegExp(`^(?:<[^>]+>|\\s)*(${RULE.source})`);

export interface Passage {
  /** The anchor: a rule's id, or a heading's words. */
  readonly id: string;
  readonly rule: boolean;
  readonly title: string;
  readonly text: string;
}

export interface Book {
  readonly html: string;
  readonly passages: readonly Passage[];
  readonly contents: readonly { readonly id: string; readonly title: string; readonly depth: number }[];
}

export function readBook(markdown: string): Book {
  const passages: Passage[] = [];
  const contents: Book['contents'][number][] = [];
  const seen = new Set<string>();
  let section = '';

  const note = (id: string, rule: boolean, html: string) => {
    passages.push({ id, rule, title: rule ? id : section, text: plain(html) });
  };
  /** The id of a block that opens with a rule's id; every id stands once. */
  const claim = (html: string) => {
    const id = OPENING.exec(html)?.[1];
    if (id === undefined || seen.has(id)) return undefined;
    seen.add(id);
    return id;
  };

  const marked = new Marked({
    renderer: {
      // Our own books hold no HTML; should one ever, it is shown as text.
      html: ({ text }) => escaped(text),
      heading({ tokens, depth }: Tokens.Heading) {
        const words = this.parser.parseInline(tokens);
        section = plain(words);
        const rule = claim(words);
        const id = rule ?? slug(section);
        note(id, rule !== undefined, words);
        if (depth > 1 && depth < 4) contents.push({ id, title: section, depth });
        return `<h${depth} id="${id}" tabindex="-1">${words}</h${depth}>`;
      },
      paragraph({ tokens }: Tokens.Paragraph) {
        const words = this.parser.parseInline(tokens);
        const id = claim(words);
        note(id ?? passages.at(-1)?.id ?? '', id !== undefined, words);
        return `<p${anchor(id)}>${linked(words, id)}</p>`;
      },
      listitem(item: Tokens.ListItem) {
        const before = passages.length;
        const words = this.parser.parse(item.tokens);
        const id = claim(words);
        // What stands below a rule belongs to it.
        if (id !== undefined)
          passages.splice(before, passages.length, ...passages.slice(before).filter(({ rule }) => rule));
        note(id ?? passages.at(-1)?.id ?? '', id !== undefined, words);
        return `<li${anchor(id)}>${linked(words, id)}</li>`;
      },
      tablerow({ text }) {
        const id = claim(text);
        if (id) note(id, true, text);
        return `<tr${anchor(id)}>${linked(text, id)}</tr>`;
      },
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens);
        return href.startsWith('#')
          ? `<a href="#" data-rule="${escaped(href.slice(1))}">${words}</a>`
          : words;
      },
      image: ({ text }) => escaped(text),
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, passages: merge(passages), contents };
}

function anchor(id: string | undefined): string {
  return id === undefined ? '' : ` id="${id}" tabindex="-1"`;
}

/** Rule ids in running text lead to their rules; a rule's own id at its head is set apart. */
function linked(html: string, own: string | undefined): string {
  let opening = own !== undefined;
  return html
    .split(/(<[^>]*>)/)
    .map((part) => {
      if (part.startsWith('<')) return part;
      return part.replace(new RegExp(RULE, 'g'), (id) => {
        if (!opening || id !== own) return `<a href="#" data-rule="${id}">${id}</a>`;
        opening = false;
        return `<span class="rule-id">${id}</span>`;
      });
    })
    .join('')
    .replaceAll(/(<a [^>]*>)<a [^>]*>([^<]*)<\/a>/g, '$1$2');
}

/** Passages without an id of their own belong to the one before. */
function merge(passages: readonly Passage[]): Passage[] {
  const merged = new Map<string, Passage>();
  for (const passage of passages) {
    const before = merged.get(passage.id);
    merged.set(passage.id, before ? { ...before, text: `${before.text} ${passage.text}` } : passage);
  }
  return [...merged.values()];
}

function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', '’')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function slug(words: string): string {
  return words.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

export interface Found extends Passage {
  /** The words around the hit, cut into plain and marked pieces. */
  readonly excerpt: readonly { readonly text: string; readonly hit: boolean }[];
}

const AROUND = 60;

/** Passages that hold every word of the query; those whose rule or title it names come first. */
export function searchBook(book: Book, query: string): Found[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (terms.length === 0) return [];
  return book.passages
    .filter(({ id, text }) => terms.every((term) => `${id} ${text}`.toLowerCase().includes(term)))
    .map((passage) => ({ ...passage, excerpt: excerptOf(passage.text, terms) }))
    .sort((a, b) => Number(named(b, terms)) - Number(named(a, terms)));
}

function named({ id, title }: Passage, terms: readonly string[]): boolean {
  return terms.some((term) => id.toLowerCase() === term || title.toLowerCase().split(/\W+/).includes(term));
}

function excerptOf(text: string, terms: readonly string[]): Found['excerpt'] {
  const lower = text.toLowerCase();
  const first = Math.max(0, Math.min(...terms.map((term) => lower.indexOf(term)).filter((at) => at >= 0)));
  const from = Number.isFinite(first) ? Math.max(0, first - AROUND) : 0;
  const piece = `${from > 0 ? '…' : ''}${text.slice(from, from + 3 * AROUND)}${from + 3 * AROUND < text.length ? '…' : ''}`;
  const pattern = new RegExp(
    `(${terms.map((term) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`,
    'gi',
  );
  return piece.split(pattern).map((part, i) => ({ text: part, hit: i % 2 === 1 }));
}
