/**
 * The account of a match: start, luck, own decisions and those of others add up to the result. It is kept in whole
 * millionths of means that were rounded once, so it adds up exactly.
 */
import type { Core, Seat } from '#engine';
import type { Story } from './story.ts';

/** Something whose value is estimated: a moment, what an action leads to before its luck, or one secret choice alone. */
export type Ref =
  | { readonly kind: 'value'; readonly at: number }
  | { readonly kind: 'chance'; readonly at: number }
  | { readonly kind: 'apart'; readonly at: number; readonly seat: Seat }
  | { readonly kind: 'result' };

/** Who decided in a step in which several chose in secret: what their choices made together. */
export const TOGETHER: Seat = -4;

/** A part of the match: somebody's decisions, and at most one stroke of luck, which ends it. */
export interface Step {
  /** From this moment to that. */
  readonly at: number;
  readonly to: number;
  readonly seat: Seat;
  readonly from: Ref;
  /** After what was decided, before luck. */
  readonly decided: Ref;
  readonly after: Ref;
  /** Secret choices that were booked by themselves. */
  readonly apart?: readonly Ref[];
  /** Nothing was drawn: something hidden came to light. */
  readonly learnt: boolean;
}

/** What stands for the value of a moment. Where there was nothing to choose it is that of what came of it. */
export function refAt({ deeds, result }: Story, moment: number): Ref {
  let at = moment;
  for (; at < deeds.length; at++) {
    const deed = deeds[at];
    if (!deed?.forced) return { kind: 'value', at };
    if (deed.chance) return { kind: 'chance', at };
  }
  return result === undefined ? { kind: 'value', at } : { kind: 'result' };
}

export function stepsOf(story: Story): Step[] {
  const { deeds } = story;
  const steps: Step[] = [];
  for (let at = 0; at < deeds.length; ) {
    const made = deeds[at]?.secret ? secretSteps(story, at) : [stepFrom(story, at)];
    steps.push(...made);
    at = made.at(-1)?.to ?? deeds.length;
  }
  return steps;
}

function stepFrom(story: Story, at: number): Step {
  const { deeds, yardstick } = story;
  const seat = deeds[at]?.seat ?? TOGETHER;
  let to = at + 1;
  for (; to < deeds.length; to++) {
    const [last, next] = [deeds[to - 1], deeds[to]];
    if (yardstick.grain === 'decision' && !next?.forced) break;
    if (last?.chance || next?.seat !== seat || next.secret) break;
  }
  return { at, to, seat, from: refAt(story, at), ...ending(story, to) };
}

/** What a step ends with: the value before its luck, and after it. */
function ending(story: Story, to: number): Pick<Step, 'decided' | 'after' | 'learnt'> {
  const last = story.deeds[to - 1];
  const after = refAt(story, to);
  if (!last?.chance) return { decided: after, after, learnt: false };
  return { decided: { kind: 'chance', at: to - 1 }, after, learnt: !last.drew };
}

/** Each choice by itself, against others who choose by the yardstick; then what they made together. */
function secretSteps(story: Story, at: number): Step[] {
  const { deeds, states } = story;
  let to = at + 1;
  while (to < deeds.length && deeds[to]?.secret && isOpen(states[to])) to++;
  const seats = [...new Set(deeds.slice(at, to).map(({ seat }) => seat))];
  const from = refAt(story, at);
  if (seats.length === 1) return [{ at, to, seat: seats[0] ?? TOGETHER, from, ...ending(story, to) }];
  const apart = seats.map((seat): Ref => ({ kind: 'apart', at, seat }));
  const own = apart.map(
    (ref, i): Step => ({
      at,
      to: at,
      seat: seats[i] ?? TOGETHER,
      from,
      decided: ref,
      after: ref,
      learnt: false,
    }),
  );
  return [...own, { at, to, seat: TOGETHER, from, apart, ...ending(story, to) }];
}

function isOpen(state: Core | undefined): boolean {
  const frame = state?.stack.at(-1);
  return frame !== undefined && 'chosen' in frame && Object.keys(frame.chosen as object).length > 0;
}

/** Everything an account needs the value of, each once, in the order of the match. */
export function refsOf(story: Story, steps: readonly Step[]): Ref[] {
  const found = new Map<string, Ref>();
  const add = (ref: Ref) => found.set(keyOf(ref), ref);
  add(refAt(story, 0));
  for (const { from, decided, after, apart = [] } of steps)
    for (const ref of [from, ...apart, decided, after]) add(ref);
  return [...found.values()].filter(({ kind }) => kind !== 'result');
}

export function keyOf(ref: Ref): string {
  if (ref.kind === 'result') return 'result';
  return ref.kind === 'apart' ? `w${ref.at}.${ref.seat}` : `${ref.kind === 'value' ? 'v' : 'q'}${ref.at}`;
}

/** What something is worth to each seat, in whole millionths. */
export type Worths = (ref: Ref) => readonly number[];

export interface Entry {
  readonly at: number;
  readonly to: number;
  readonly seat: Seat;
  readonly decision: readonly number[];
  readonly luck: readonly number[];
  readonly learnt: boolean;
}

export function entriesOf(steps: readonly Step[], worths: Worths): Entry[] {
  return steps.map(({ at, to, seat, from, decided, after, apart = [], learnt }) => {
    const [before, then, last] = [worths(from), worths(decided), worths(after)];
    const alone = apart.map(worths);
    const decision = before.map((value, p) => {
      const booked = alone.reduce((sum, one) => sum + (one[p] ?? 0) - value, 0);
      return (then[p] ?? 0) - value - booked;
    });
    return { at, to, seat, decision, luck: last.map((value, p) => value - (then[p] ?? 0)), learnt };
  });
}

/** The account of one seat. All that follows `start` adds up to `result` less `start`. */
export interface Account {
  readonly seat: Seat;
  readonly start: number;
  /** What the deal and who begins made of it. */
  readonly setUp: number;
  readonly luck: number;
  /** In what one seat knew: what came to light without a draw. */
  readonly learnt: number;
  readonly own: number;
  readonly others: readonly (readonly [seat: Seat, value: number])[];
  readonly result: number;
}

export function accountOf(
  seat: Seat,
  entries: readonly Entry[],
  { start, first, result }: { start: number; first: number; result: number },
): Account {
  let [luck, learnt, own] = [0, 0, 0];
  const others = new Map<Seat, number>();
  for (const entry of entries) {
    const [decision = 0, stroke = 0] = [entry.decision[seat], entry.luck[seat]];
    if (entry.seat === seat) own += decision;
    else if (decision !== 0) others.set(entry.seat, (others.get(entry.seat) ?? 0) + decision);
    if (entry.learnt) learnt += stroke;
    else luck += stroke;
  }
  return { seat, start, setUp: first - start, luck, learnt, own, others: [...others], result };
}
