/** The bots' voice at a table: what each said last, and since when. */
import { type ReadonlySignal, type Signal, useComputed, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Kit, Seat } from '#engine';
import type { Chapter } from '#ui/kit/recap.ts';
import { sayingOf } from '#ui/kit/voice.ts';
import type { GameTable } from '#ui/table.ts';
import type { Feed } from '../match/feed.ts';
import { LocalFeed } from '../match/localFeed.ts';
import { settings } from '../settings.ts';
import { useLoaded } from '../useLoaded.ts';

interface Said {
  readonly seat: Seat;
  readonly words: string;
  /** The moment it was said at, and the turn that was. */
  readonly at: number;
  readonly turn: number;
}

export interface Voices {
  /** Everything that was said, the newest last. */
  readonly said: ReadonlySignal<readonly Said[]>;
  /** The bot whose figure was pressed, which tells its last reason. */
  readonly pressed: Signal<Seat | undefined>;
  /** What stands beside a figure now: what was said last while others decide, or what is asked for by a press. */
  readonly shown: ReadonlySignal<Said | undefined>;
  /** Whoever presses anything has read it; it stays in the recap. */
  read(): void;
  /** What the actor of a chapter said in it. */
  within(chapter: Chapter): string | undefined;
}

export function useVoices<K extends Kit>(match: Feed<K>, table: GameTable<K>): Voices {
  const all = useSignal<readonly Said[]>([]);
  const pressed = useSignal<Seat | undefined>(undefined);
  const readTo = useSignal(-1);
  const { length: count } = match.moments.value;
  const wanted = settings.value.voice !== 'quiet' && table.voice !== undefined && hasBots(match);
  const loaded = useLoaded(async () => (wanted ? await table.reasons?.() : undefined) ?? [], [wanted]);
  useEffect(() => {
    pressed.value = undefined;
    // What was taken back was not said.
    if (all.value.some(({ at }) => at >= count)) all.value = all.value.filter(({ at }) => at < count);
    const line = loaded.status === 'ready' ? lineOf(match, table, loaded.value) : undefined;
    const again = all.value.some((one) => one.seat === line?.seat && one.turn === line.turn);
    const done = all.value.some(({ at }) => at === line?.at);
    const due = settings.value.voice === 'more' || !again || answersMe(match);
    if (line && !done && due) all.value = [...all.value, line];
  }, [count, loaded]);
  const said = useComputed(() => (settings.value.voice === 'quiet' ? [] : all.value));
  const shown = useComputed(() => {
    const asked = pressed.value;
    if (asked !== undefined) return said.value.findLast(({ seat }) => seat === asked);
    const last = said.value.at(-1);
    // Who is asked has something else to look at, unless it is the answer to what they asked.
    const answer = last?.at === match.moments.value.length - 1 && answersMe(match);
    if (match.decision.value !== undefined && !answer) return undefined;
    return last && last.at > match.newFrom.value && last.at > readTo.value ? last : undefined;
  });
  return {
    ...{ said, pressed, shown },
    read() {
      pressed.value = undefined;
      readTo.value = said.peek().at(-1)?.at ?? -1;
    },
    within: ({ actor, from, to }) =>
      said.value.findLast(({ seat, at }) => seat === actor && from <= at && at <= to)?.words,
  };
}

/** Whether what was done last is the answer to what the viewer did just before. */
function answersMe<K extends Kit>({ moments, viewer, decision }: Feed<K>): boolean {
  const [asked, answered] = moments.value.slice(-2).map(({ move }) => move?.seat);
  return decision.value !== undefined && asked === viewer.value && answered !== viewer.value;
}

function hasBots<K extends Kit>(match: Feed<K>): match is LocalFeed<K> {
  return match instanceof LocalFeed && match.players.some(({ kind }) => kind === 'bot');
}

/** What a bot has to say of what it just did. */
function lineOf<K extends Kit>(
  match: Feed<K>,
  { voice, story }: GameTable<K>,
  reasons: Parameters<typeof sayingOf<K>>[0],
): Said | undefined {
  if (!hasBots(match) || voice === undefined) return undefined;
  const moments = match.moments.peek();
  const at = moments.length - 1;
  const move = moments[at]?.move;
  const before = moments[at - 1]?.state;
  if (move === undefined || before === undefined) return undefined;
  const { seat } = move;
  const [first, ...rest] = match.lastPress();
  // Of what was chosen in secret nobody speaks.
  const heard = moments[at]?.hear(match.viewer.peek()) ?? [];
  if (match.players[seat]?.kind !== 'bot' || first === undefined || heard.length === 0) return undefined;
  const view = match.game.view(before, seat);
  // What luck brought was no reason.
  const after = move.learnt ? undefined : moments[at]?.state;
  const words = sayingOf(reasons, voice, view, {
    ...{ seat, plan: [first, ...rest] },
    views: after ? [match.game.view(after, seat)] : [],
  });
  return words === undefined ? undefined : { seat, words, at, turn: story.turn(view) };
}
