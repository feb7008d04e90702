/**
 * What happened since one's last decision, by actor: chapters of a few lines, the newest first. A game says how each of its
 * events is told and what a seat has; putting together, shortening and what it changed for oneself is done here.
 */
import type { Game, Kit, Seat } from '#engine';
import { kit } from '../text.ts';
import { type Delta, deltas, type Holdings, summed } from './deltas.ts';
import { asItHappened, isLoss } from './recapOrder.ts';

/** Whose chapter it is: a seat's, an event card's, or what the table does by itself. */
type Actor = Seat | 'event' | 'table';

/** How a kind of event is told. `quiet`: not at all. `effect`: behind its cause, which is the line before. */
export type How = 'quiet' | 'plain' | 'good' | 'bad' | 'effect';

type Touches = 'me' | 'us' | 'other';

/** What a game says of an event, where the log's line alone would not do. */
export interface Telling {
  /** Instead of the log's line; empty where nothing is told of it. */
  readonly text?: string;
  /** Lines of a chapter with the same verb are one, with their parts in a row. */
  readonly verb?: string;
  readonly parts?: readonly string[];
  readonly touches?: Touches;
  /** What to look at on the board: `name:value` is what carries `data-name="value"`. */
  readonly spots?: readonly string[];
  readonly tone?: RecapLine['tone'];
  /** Among what touches nobody here, the lower first: a fight before a move. */
  readonly rank?: number;
  /** Told also where it came of one's own press: dice, say. */
  readonly own?: true;
  /** Its words give the numbers, which are not shown once more. */
  readonly says?: true;
  /** Told only where its chapter has nothing else to tell. */
  readonly filler?: true;
}

/** What opens a chapter, with the name it goes by. */
export interface Heading {
  readonly actor: Actor;
  readonly title: string;
  /** Where chapters are stages of one thing, which it is. */
  readonly nth?: number;
  /** What belongs to it is nobody's deed and seen on the table: it is not told. */
  readonly untold?: boolean;
}

export interface Retold<K extends Kit> {
  readonly how: { readonly [T in K['event']['type']]: How };
  line?(event: K['event'], view: K['view'], seat: Seat): Telling;
  /** `by`: who pressed. */
  heading(event: K['event'], view: K['view'], by?: Seat): Heading | undefined;
  /** What a press of another belongs to, where that is not whoever pressed: the event it answers, the turn of who asked. */
  within?(before: K['view']): Heading | undefined;
  holdings(view: K['view'], seat: Seat): Holdings;
  /** Where all win or lose together, what changes is ours. */
  readonly together?: true;
  /** Where nobody else sits, it goes without saying whom it touches. */
  alone?(view: K['view']): boolean;
  /** The table right after each event, between two views; without it a press is shown as it ended. */
  stages?(before: K['view'], after: K['view'], events: readonly K['event'][]): readonly K['view'][];
}

/** One press since the last decision. */
export interface Passed<K extends Kit> {
  /** The number of its moment. */
  readonly at: number;
  readonly seat?: Seat | undefined;
  readonly actions: number;
  readonly events: readonly K['event'][];
  /** The table after it, where that is known. */
  readonly after?: K['view'] | undefined;
}

export interface Past<K extends Kit> {
  /** Who looks back. */
  readonly seat: Seat;
  /** The table as it stood then, where that is known. */
  readonly before?: K['view'] | undefined;
  readonly passed: readonly Passed<K>[];
  /** One's own presses are told like anyone's: in a replay. */
  readonly whole?: boolean;
  /** However many lines a chapter has, all of them. */
  readonly entire?: boolean;
}

export interface RecapLine {
  readonly text: string;
  readonly tone: 'good' | 'bad' | 'plain';
  readonly touches: Touches;
  readonly spots: readonly string[];
  readonly delta: readonly Delta[];
  /** The moments it is about. */
  readonly from: number;
  readonly to: number;
  /** The numbers of the events it tells, among all since the last decision. */
  readonly events: readonly number[];
  readonly says?: true;
}

export interface Chapter extends Heading {
  readonly from: number;
  readonly to: number;
  readonly lines: readonly RecapLine[];
  /** How many lines were left out. */
  readonly more: number;
}

export interface Recap {
  /** The moment of the last decision. */
  readonly since: number;
  /** The newest first; in each what was lost of one's own first, and the rest as it happened. */
  readonly chapters: readonly Chapter[];
}

/** Lines a chapter has at most. */
const MOST_LINES = 5;
/** Parts that are named one by one. */
const MOST_PARTS = 6;
/** So many lines of an action of one's own need no repetition. */
const FEW = 3;

interface DraftLine extends Omit<RecapLine, 'text'> {
  readonly head: string;
  readonly verb?: string | undefined;
  readonly parts: readonly string[];
  readonly effects: readonly string[];
  readonly own: boolean;
  readonly rank: number;
  readonly filler: boolean;
}

interface ChapterDraft extends Heading {
  readonly from: number;
  to: number;
  lines: DraftLine[];
}

export function recapOf<K extends Kit>(
  game: Game<K>,
  retold: Retold<K>,
  past: Past<K>,
  called: (seat: Seat) => string,
): Recap {
  const since = (past.passed[0]?.at ?? 1) - 1;
  const view = past.passed.findLast(({ after }) => after)?.after ?? past.before;
  if (view === undefined) return { since, chapters: [] };
  const drafts: ChapterDraft[] = [];
  let before = past.before;
  let told = 0;
  for (const moment of past.passed) {
    const { at, seat, events, after } = moment;
    const own = seat === past.seat && !past.whole;
    const first = drafts.length;
    const title = seat === past.seat ? kit.you : called(seat ?? -1);
    const part = own || before === undefined ? undefined : retold.within?.(before);
    const mine = draftOf(part ?? { actor: seat ?? 'table', title }, at);
    let open = own ? mine : resumed(drafts, mine);
    let led = 0;
    for (const event of events) {
      const heading = retold.heading(event, view, seat);
      if (open === mine && !heading) led++;
      if (heading) open = opened(drafts, draftOf(heading, at));
      open.to = at;
      if (!open.untold) tell(open, lineOf(game, retold, event, { view, seat: past.seat, at, number: told }));
      told += 1;
    }
    // What one's own hand did is on the board; it is told again only where much came of it.
    const much = mine.lines.length > FEW * moment.actions || mine.lines.some((line) => line.own);
    if (own && much) drafts.splice(first, 0, mine);
    if (after === undefined) continue;
    // Of one's own press only what began by itself is accounted for.
    const others = !own || drafts.slice(first).some(({ lines }) => lines.length > 0);
    if (before !== undefined && others) {
      const holds = (seen: K['view']) => retold.holdings(seen, past.seat);
      const touches = retold.together ? 'us' : 'me';
      const views = retold.stages?.(before, after, events) ?? [];
      let now = holds(before);
      // What each event changed stands at its line, as far as the game can tell.
      for (const [i, seen] of views.entries()) {
        const then = holds(seen);
        // One's own deed goes without saying: what came of it belongs to no line after it.
        const mute = own && !much && i < led;
        if (mute || accounted(drafts, told - events.length + i, deltas(now, then), touches)) now = then;
      }
      if (!open.untold) account(drafts, mine, deltas(now, holds(after)), { at, touches });
    }
    before = after;
  }
  return {
    since,
    chapters: drafts
      .flatMap((draft) => finished(draft, past.entire ? draft.lines.length : MOST_LINES))
      .reverse(),
  };
}

function draftOf(heading: Heading, at: number): ChapterDraft {
  return { ...heading, from: at, to: at, lines: [] };
}

/** What goes by the same name goes on. */
function opened(drafts: ChapterDraft[], fresh: ChapterDraft): ChapterDraft {
  const last = drafts.at(-1);
  if (last?.actor === fresh.actor && last.title === fresh.title) return last;
  drafts.push(fresh);
  return fresh;
}

/** Who acts again goes on with the same chapter. */
function resumed(drafts: ChapterDraft[], fresh: ChapterDraft): ChapterDraft {
  const last = drafts.at(-1);
  if (last?.actor === fresh.actor) return last;
  drafts.push(fresh);
  return fresh;
}

function lineOf<K extends Kit>(
  game: Game<K>,
  retold: Retold<K>,
  event: K['event'],
  { view, seat, at, number }: { view: K['view']; seat: Seat; at: number; number: number },
): (DraftLine & { readonly effect: boolean }) | undefined {
  const type: K['event']['type'] = event.type;
  const how = retold.how[type];
  if (how === 'quiet') return undefined;
  const said = retold.line?.(event, view, seat) ?? {};
  if (said.text === '') return undefined;
  const { text = game.words.event(event, view), verb, parts = [], touches = 'other', spots = [] } = said;
  return {
    ...{ head: bare(text), verb, parts, effects: [], touches, spots, delta: [] },
    ...{ from: at, to: at, events: [number], own: said.own === true, rank: said.rank ?? 0 },
    filler: said.filler === true,
    tone: said.tone ?? (how === 'good' || how === 'bad' ? how : 'plain'),
    effect: how === 'effect',
    ...(said.says ? { says: true } : {}),
  };
}

/** Adds a line to a chapter: to the one with the same verb, behind its cause, or as one more. */
function tell({ lines }: ChapterDraft, line: (DraftLine & { readonly effect: boolean }) | undefined): void {
  if (line === undefined) return;
  const { effect, ...added } = line;
  const same = added.verb === undefined ? -1 : lines.findIndex(({ verb }) => verb === added.verb);
  const cause = effect && added.verb === undefined ? lines.length - 1 : -1;
  const at = Math.max(same, cause);
  const to = lines[at];
  if (to === undefined) lines.push(added);
  else lines[at] = same >= 0 ? joined(to, added, { parts: added.parts }) : joined(to, added, behind(added));
}

const NEARNESS: readonly Touches[] = ['other', 'us', 'me'];

/** A line that stands behind another. */
function behind(line: DraftLine): { effects: readonly string[] } {
  return { effects: [wordsOf(line)] };
}

function joined(
  a: DraftLine,
  b: DraftLine,
  { parts = [], effects = [] }: Partial<Pick<DraftLine, 'parts' | 'effects'>>,
): DraftLine {
  const nearer = NEARNESS.indexOf(b.touches) > NEARNESS.indexOf(a.touches);
  return {
    ...a,
    parts: [...a.parts, ...parts],
    effects: [...a.effects, ...effects],
    own: a.own || b.own,
    rank: Math.min(a.rank, b.rank),
    tone: a.tone === 'plain' || b.tone === 'bad' ? b.tone : a.tone,
    touches: nearer ? b.touches : a.touches,
    spots: [...new Set([...a.spots, ...b.spots])],
    delta: [...a.delta, ...b.delta],
    to: b.to,
    events: [...a.events, ...b.events],
  };
}

/** Says what an event changed of one's own, where a line tells it. */
function accounted(
  drafts: readonly ChapterDraft[],
  event: number,
  delta: readonly Delta[],
  touches: Touches,
): boolean {
  const draft = drafts.find(({ lines }) => lines.some(({ events }) => events.includes(event)));
  if (draft === undefined) return false;
  if (delta.length > 0)
    draft.lines = draft.lines.map((line) =>
      line.events.includes(event)
        ? { ...line, delta: summed([...line.delta, ...delta]), touches: near(line.touches, touches) }
        : line,
    );
  return true;
}

/** Says what a press changed of one's own: at the line that is about it, or in one of its own. */
function account(
  drafts: ChapterDraft[],
  spare: ChapterDraft,
  delta: readonly Delta[],
  { at, touches }: { at: number; touches: Touches },
): void {
  if (delta.length === 0) return;
  const within = drafts.filter(({ from, to }) => from <= at && at <= to);
  const lines = within.flatMap((draft) => draft.lines.filter(({ from, to }) => from <= at && at <= to));
  const line = lines.find((one) => one.touches !== 'other') ?? lines[0];
  for (const draft of line ? within : [])
    draft.lines = draft.lines.map((one) =>
      one === line
        ? { ...one, delta: summed([...one.delta, ...delta]), touches: near(one.touches, touches) }
        : one,
    );
  if (line) return;
  const draft = within.at(-1) ?? spare;
  if (!drafts.includes(draft)) drafts.push(draft);
  draft.lines.push({
    ...{
      head: kit.changed,
      parts: [],
      effects: [],
      own: false,
      rank: 0,
      filler: false,
      tone: 'plain',
      touches,
      spots: [],
      delta,
      from: at,
      to: at,
      events: [],
    },
  });
}

function near(a: Touches, b: Touches): Touches {
  return a === 'other' ? b : a;
}

/** Five lines at most, losses first and then as it happened; nothing that touches oneself is left out. */
function finished({ lines: drafted, ...chapter }: ChapterDraft, most: number): Chapter[] {
  if (drafted.length === 0) return [];
  const telling = drafted.filter(({ filler, delta }) => !filler || delta.length > 0);
  const lines = telling.length > 0 ? telling : drafted;
  const near = lines.filter(({ touches }) => touches !== 'other');
  const [last, ...rest] = near.slice(most - 1);
  const folded = last
    ? [...near.slice(0, most - 1), rest.reduce((a, b) => joined(a, b, behind(b)), last)]
    : near;
  const others = lines.filter(({ touches }) => touches === 'other').sort((a, b) => a.rank - b.rank);
  const all = [...folded, ...others];
  const kept = all
    .slice(0, most)
    .sort((a, b) => Number(isLoss(b)) - Number(isLoss(a)) || asItHappened(a, b))
    .map(({ head, verb: _, own: _o, rank: _r, filler: _f, parts, effects, ...line }) => ({
      ...line,
      text: wordsOf({ head, parts, effects }),
    }));
  return [{ ...chapter, lines: kept, more: all.length - kept.length }];
}

function wordsOf({ head, parts, effects }: Pick<DraftLine, 'head' | 'parts' | 'effects'>): string {
  return [withParts(head, parts), ...effects].join(' · ');
}

function withParts(head: string, parts: readonly string[]): string {
  const counted = [...new Set(parts)].map((part) => {
    const times = parts.filter((one) => one === part).length;
    return times > 1 ? kit.times(times, part) : part;
  });
  if (counted.length === 0) return head;
  const named = counted.length > MOST_PARTS ? counted.slice(0, MOST_PARTS - 1) : counted;
  const more = counted.length - named.length;
  return `${head}: ${[...named, ...(more > 0 ? [kit.more(more)] : [])].join(', ')}`;
}

function bare(text: string): string {
  return text.replace(/\.$/, '');
}
