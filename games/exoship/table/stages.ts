/** A generation change in stages, one after the other: what is seen in each, and for how long at the usual pace. */
import type { StageFrame } from '#ui/kit/useStages.ts';
import type { ExoshipEvent } from '../event.ts';
import { knownFrom, retrace } from '../outlook.ts';
import { view as seenBy, type View } from '../view.ts';

export const STAGES = ['suspicion', 'travel', 'die', 'age', 'born', 'card', 'mark', 'ready'] as const;
export type Stage = (typeof STAGES)[number];

type ShownFrame = StageFrame<View, Stage>;

const MS: Readonly<Record<Stage, number>> = {
  suspicion: 900,
  travel: 500,
  die: 600,
  age: 500,
  born: 300,
  card: 900,
  mark: 600,
  ready: 200,
};
const MOST_BIRTHS_MS = 900;
const LEAST_MS = 3000;

/** Empty where nothing is left to be seen of the end of a turn. */
export function stagesOf(before: View, after: View, events: readonly ExoshipEvent[]): ShownFrame[] {
  const at = (type: ExoshipEvent['type']): number => events.findIndex((event) => event.type === type);
  if (at('travelled') < 0 || after.phase === undefined) return lastOf(after, before, events);
  const seen = retrace(before, events);
  if (seen === undefined) return [];
  const travel = at('travelled');
  const card = at('eventDrawn');
  const aged = card < 0 ? events.length : card;
  const exposed = events.findLastIndex(({ type }, i) => type === 'discarded' && i < travel);
  const marked = events.findIndex((event) => event.type === 'discarded' && event.cause === 'mark');
  const drawn = marked < 0 ? events.length : marked;
  const children = events.flatMap(({ type }, i) =>
    i > travel && i < aged && (type === 'born' || type === 'joined') ? [i] : [],
  );
  const moved = seen[travel] ?? before;
  const grown = seen[at('died')] ?? seen[travel] ?? after;
  const taught = seen[drawn - 1] ?? after;
  const frames: ShownFrame[] = [
    ...(exposed < 0 ? [] : shown('suspicion', before, seen[exposed] ?? before)),
    { stage: 'travel', view: moved, ms: MS.travel },
    ...(at('died') < 0 ? [] : [{ stage: 'die' as const, view: withoutElders(moved), ms: MS.die }]),
    { stage: 'age', view: grown, ms: MS.age },
    ...children.map((i): ShownFrame => {
      const ms = Math.min(MS.born, MOST_BIRTHS_MS / children.length);
      return { stage: 'born', view: seen[i] ?? grown, ms };
    }),
    ...(card < 0 ? [] : shown('card', seen[card] ?? grown, taught)),
    ...(card < 0 ? [] : shown('mark', taught, after)),
    { stage: 'ready', view: after, ms: MS.ready },
  ];
  return lengthened(frames);
}

/** Where the voyage, or a mission, ends with the turn: who is exposed, and the ship's last step. */
function lastOf(after: View, before: View, events: readonly ExoshipEvent[]): ShownFrame[] {
  const exposed = events.some((event) => event.type === 'discarded' && event.cause === 'suspicion');
  const travelled = events.some(({ type }) => type === 'travelled');
  return [
    ...(exposed ? shown('suspicion', before, after) : []),
    ...(travelled ? [{ stage: 'travel' as const, view: after, ms: MS.travel }] : []),
  ];
}

/** First what it is about, then what comes of it. */
function shown(stage: Stage, before: View, after: View): ShownFrame[] {
  const ms = MS[stage] / 2;
  return [
    { stage, view: before, ms },
    { stage, view: after, ms },
  ];
}

function withoutElders(view: View): View {
  const s = knownFrom(view);
  return { ...seenBy({ ...s, grid: { ...s.grid, elder: [] } }), phase: view.phase ?? 'move' };
}

/** The shortest change, too, can be followed. */
function lengthened(frames: readonly ShownFrame[]): ShownFrame[] {
  const all = frames.reduce((sum, { ms }) => sum + ms, 0);
  const by = Math.max(1, LEAST_MS / all);
  return frames.map((frame) => ({ ...frame, ms: frame.ms * by }));
}
