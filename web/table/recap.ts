/** What happened since the viewer's last decision, at a table in play: told in a strip, played on the board. */
import { type ReadonlySignal, type Signal, useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Kit } from '#engine';
import { onShow } from '#ui/kit/motion.ts';
import { isTyping } from '#ui/kit/numberKeys.ts';
import { BREATH_MS, picturesOf, RecapPlayer } from '#ui/kit/player.ts';
import { type Recap, type RecapLine, recapOf } from '#ui/kit/recap.ts';
import { asItHappened } from '#ui/kit/recapOrder.ts';
import { bringIntoSight, keptScroll } from '#ui/kit/sight.ts';
import type { GameTable } from '#ui/table.ts';
import type { Feed } from '../match/feed.ts';
import { showing } from '../settings.ts';

export interface Retelling<K extends Kit> {
  /** Empty where there is nothing to tell. */
  readonly recap: ReadonlySignal<Recap>;
  readonly player: RecapPlayer<K>;
  /** How many moments there were when it was put away. */
  readonly dismissed: Signal<number>;
  /** The line that is told now. */
  readonly line: ReadonlySignal<RecapLine | undefined>;
  watch(): void;
}

export function useRetelling<K extends Kit>(match: Feed<K>, { retold }: GameTable<K>): Retelling<K> {
  const player = useMemo(() => new RecapPlayer<K>(showing), [match]);
  const dismissed = useSignal(-1);
  const recap = useComputed(() =>
    match.handOver.value === undefined
      ? recapOf(match.game, retold, match.past.value, (seat) => match.called(seat))
      : NOTHING,
  );
  const line = useComputed(() => player.shown.value?.line ?? player.lit.value);
  const count = match.moments.value.length;
  const viewer = match.viewer.value;
  // Before the next press can come: a Watch pressed between the new position and this would be stopped.
  useLayoutEffect(() => {
    // Whoever acts, or sees others act, is in the present.
    player.stop();
    const at = count - 1;
    if (match.moments.peek().at(-1)?.move?.seat !== viewer) player.live(newest(recap.peek(), at));
    match.pause = () => player.stay(recap.value, match.moments.value.length - 1);
    match.shown = overShow;
  }, [count, viewer]);
  useEffect(() => () => player.stop(), [player]);
  useWatchKeys(player);
  return {
    ...{ recap, player, dismissed, line },
    watch() {
      if (recap.value.chapters.length > 0) player.watch(picturesOf(retold, match.past.value, recap.value));
    },
  };
}

/** An event or a change that the board shows at length is read before the next deed, and a breath is drawn after it. */
function overShow(): Promise<void> {
  return new Promise((over) => {
    const shown = onShow.peek();
    const stop = onShow.subscribe((shows) => {
      if (shows) return;
      setTimeout(over, shown ? BREATH_MS * showing() : 0);
      // The first call comes before there is anything to stop.
      queueMicrotask(() => stop());
    });
  });
}

const NOTHING: Recap = { since: 0, chapters: [] };

/** What the last press told, as it happened. */
export function newest({ chapters }: Recap, at: number): RecapLine[] {
  return chapters.flatMap(({ lines }) => lines.filter(({ to }) => to === at)).sort(asItHappened);
}

/** While a recap is watched its keys are the player's. */
export function useWatchKeys<K extends Kit>(player: RecapPlayer<K>): void {
  const watching = player.shown.value !== undefined;
  // As soon as it is seen that one watches: a key pressed then is meant for it.
  useLayoutEffect(() => {
    if (!watching) return undefined;
    const keys: Readonly<Record<string, () => void>> = {
      ' ': () => player.toggle(),
      ArrowLeft: () => player.step(-1),
      ArrowRight: () => player.step(1),
      ArrowUp: () => player.turn(-1),
      ArrowDown: () => player.turn(1),
      Escape: () => player.stop(),
    };
    const press = (event: KeyboardEvent) => {
      const run = keys[event.key];
      if (run === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      event.preventDefault();
      event.stopPropagation();
      run();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  }, [watching, player]);
}

interface Ringing {
  /** Where whoever a line tells of stands. */
  actorAt(line: RecapLine): readonly string[];
  /** Whether the board is free to follow. */
  readonly follow: boolean;
}

/**
 * Rings what a line speaks of on the board, and brings it into sight where the board is free to follow. When all is told
 * the board lies as it did before: nobody has to look for what they left in sight.
 */
export function useRings(
  board: () => Element | null,
  line: RecapLine | undefined,
  { actorAt, follow }: Ringing,
): void {
  const left = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => {
    if (line === undefined) {
      // Between the deeds of others it stays where it is.
      if (follow) return undefined;
      left.current?.();
      left.current = undefined;
      return undefined;
    }
    // What has no place of its own is told of whoever did it.
    const spots = line.spots.length > 0 ? line.spots : actorAt(line);
    const told = spots.flatMap((spot) => [...(board()?.querySelectorAll(selectorOf(spot)) ?? [])]);
    for (const element of told) element.setAttribute('data-told', '');
    if (told[0] && follow) {
      left.current ??= keptScroll(board());
      bringIntoSight(told[0]);
    }
    return () => {
      for (const element of told) element.removeAttribute('data-told');
    };
  }, [line, line === undefined && follow]);
}

/** Where the figure of whoever a line tells of stands, as spots. */
export function actorSpots<K extends Kit>(
  { voice }: Pick<GameTable<K>, 'voice'>,
  { chapters }: Recap,
  view: K['view'] | undefined,
): (line: RecapLine) => readonly string[] {
  return (line) => {
    const actor = chapters.find(({ lines }) => lines.includes(line))?.actor;
    const at = typeof actor === 'number' && view !== undefined ? (voice?.figure(view, actor) ?? []) : [];
    return at.flatMap((name) => [`spot:${name}`, `place:${name}`]);
  };
}

/** `name:value` is what carries `data-name="value"`. */
export function selectorOf(spot: string): string {
  const [name = '', ...value] = spot.split(':');
  return `[data-${name}="${CSS.escape(value.join(':'))}"]`;
}
