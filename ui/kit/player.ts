/** Plays a recap on the board: every line as the table stood then, and the present again by itself. */
import { signal } from '@preact/signals';
import type { Kit } from '#engine';
import type { Past, Recap, RecapLine, Retold } from './recap.ts';

/** How long a line stays, the breath between chapters, and the most an opponent's turn may take; in milliseconds. */
const LINE_MS = 900;
/** One more of the same, another card drawn say. */
const AGAIN_MS = 500;
export const BREATH_MS = 400;
const TURN_MS = 6000;
/** What makes all of us richer or poorer, a building say, is looked at longer. */
const NEWS = 2;
/** So much of what is left of a turn's time one deed of it may take. */
const SHARE = 1 / 2;

/** One picture: the table right after what a line tells. The first is the table before any of it, and has no line. */
export interface Picture<K extends Kit> {
  readonly line?: RecapLine;
  /** The number of its chapter. */
  readonly chapter: number;
  readonly view: K['view'] | undefined;
  readonly events: readonly K['event'][];
}

export function picturesOf<K extends Kit>(
  retold: Retold<K>,
  past: Past<K>,
  { chapters }: Recap,
): Picture<K>[] {
  const { events, stages } = stagesOf(retold, past);
  const afterLine = ({ events: told, to }: RecapLine): K['view'] | undefined => {
    const last = Math.max(...told);
    return told.length > 0 ? stages[last] : past.passed.find(({ at }) => at === to)?.after;
  };
  const lines = chapters.flatMap(({ lines: of }, chapter) => of.map((line) => ({ line, chapter })));
  const pictures = lines
    .sort((a, b) => a.line.to - b.line.to || lastOf(a.line) - lastOf(b.line))
    .map(({ line, chapter }) => ({
      ...{ line, chapter, view: afterLine(line) },
      events: line.events.flatMap((number) => events[number] ?? []),
    }));
  // One's own deed, which came before all of it, is not watched again.
  const first = Math.min(...lines.flatMap(({ line }) => line.events));
  const opening = (Number.isFinite(first) ? stages[first - 1] : undefined) ?? past.before;
  return [{ chapter: chapters.length - 1, view: opening, events: [] }, ...pictures];
}

function lastOf({ events }: RecapLine): number {
  return events.at(-1) ?? Number.POSITIVE_INFINITY;
}

/** Every event since the last decision, with the table right after it as far as it is known. */
function stagesOf<K extends Kit>(retold: Retold<K>, past: Past<K>) {
  const events: K['event'][] = [];
  const stages: (K['view'] | undefined)[] = [];
  let before = past.before;
  for (const passed of past.passed) {
    const { after } = passed;
    events.push(...passed.events);
    if (before && after && retold.stages) stages.push(...retold.stages(before, after, passed.events));
    else stages.push(...passed.events.map(() => after));
    before = after ?? before;
  }
  return { events, stages };
}

export class RecapPlayer<K extends Kit> {
  /** What is shown instead of the present. */
  readonly shown = signal<Picture<K> | undefined>(undefined);
  readonly paused = signal(false);
  /** The line of what others do now that is to be looked at. */
  readonly lit = signal<RecapLine | undefined>(undefined);
  /** How long things take: 1 as they are meant to, 0 for at once. */
  readonly #speed: () => number;
  #pictures: readonly Picture<K>[] = [];
  #at = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn: { readonly key: string; readonly spent: number } | undefined;

  constructor(speed: () => number) {
    this.#speed = speed;
  }

  /** Which line is shown, of how many. */
  get progress(): { readonly at: number; readonly of: number } {
    return { at: this.#at, of: this.#pictures.length - 1 };
  }

  watch(pictures: readonly Picture<K>[]): void {
    this.stop();
    this.#pictures = pictures;
    this.#show(0);
    this.#wait();
  }

  /** The present. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#pictures = [];
    this.shown.value = undefined;
    this.lit.value = undefined;
    this.paused.value = false;
  }

  toggle(): void {
    this.paused.value = !this.paused.value;
    if (this.paused.value) clearTimeout(this.#timer);
    else this.#wait();
  }

  step(by: number): void {
    this.#pause();
    const to = Math.max(0, this.#at + by);
    if (to >= this.#pictures.length) this.stop();
    else this.#show(to);
  }

  /** The first line of another chapter. Those are newest first. */
  turn(by: number): void {
    const { value: shown } = this.shown;
    if (shown === undefined) return;
    const chapter = shown.chapter - by;
    const to = this.#pictures.findIndex((one) => one.line && one.chapter === chapter);
    this.#pause();
    if (to >= 0) this.#show(to);
    else if (by > 0) this.stop();
    else this.#show(0);
  }

  /** Lights one line after the other while the table shows the present. */
  live(lines: readonly RecapLine[]): void {
    clearTimeout(this.#timer);
    const [line, ...rest] = worthALook(lines);
    this.lit.value = this.#speed() > 0 ? line : undefined;
    if (this.lit.value) this.#timer = setTimeout(() => this.live(rest), LINE_MS * this.#speed());
  }

  /** How long what was just done stays before the next deed: an opponent's turn is over in six seconds. */
  stay({ chapters: [chapter] }: Recap, at: number): number {
    if (chapter === undefined || chapter.to !== at) return BREATH_MS * this.#speed();
    const key = `${chapter.actor} ${chapter.title} ${chapter.from}`;
    const spent = this.#turn?.key === key ? this.#turn.spent : 0;
    const fresh = worthALook(chapter.lines.filter(({ to }) => to === at));
    const wanted = fresh.reduce((sum, line) => sum + timeFor(line, at), 0);
    // What is news is not hurried while the turn has any time left.
    const left = TURN_MS - spent;
    const ms = Math.min(wanted, fresh.some(isNews) ? left : left * SHARE);
    this.#turn = { key, spent: spent + ms };
    return ms * this.#speed();
  }

  #pause(): void {
    clearTimeout(this.#timer);
    this.paused.value = true;
  }

  #show(at: number): void {
    this.#at = at;
    this.shown.value = this.#pictures[at];
  }

  #wait(): void {
    const here = this.#pictures[this.#at];
    const next = this.#pictures[this.#at + 1];
    const breath = here?.line === undefined || next?.chapter !== here.chapter ? BREATH_MS : 0;
    const line = here?.line === undefined ? 0 : LINE_MS;
    // Who asks to watch wants to see it, also where nothing plays by itself.
    this.#timer = setTimeout(() => this.#tick(), (line + breath) * (this.#speed() || 1));
  }

  #tick(): void {
    if (this.#at + 1 >= this.#pictures.length) {
      this.stop();
      return;
    }
    this.#show(this.#at + 1);
    this.#wait();
  }
}

function timeFor(line: RecapLine, at: number): number {
  if (isNews(line)) return LINE_MS * NEWS;
  return line.from < at ? AGAIN_MS : LINE_MS;
}

/** Of what one press did: what is news, and not what it was paid with; else all of it. */
function worthALook(lines: readonly RecapLine[]): readonly RecapLine[] {
  const news = lines.filter(isNews);
  return news.length > 0 ? news : lines;
}

function isNews({ tone, touches }: RecapLine): boolean {
  return tone !== 'plain' && touches !== 'other';
}
