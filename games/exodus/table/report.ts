/** What a day has done to the gauges and to one's standing: pieces with their causes, which add up to the difference. */
import { useRef, useState } from 'preact/hooks';
import type { BoardProps } from '#ui/table.ts';
import type { Trait } from '../content/factions.ts';
import type { ExodusEvent, Standing } from '../event.ts';
import type { Exodus } from '../state.ts';
import { causeOf, spillOf, UNNAMED } from '../text/report.ts';

export interface Piece {
  readonly trait: Trait;
  readonly by: number;
  readonly now: number;
  readonly cause: string;
}

/** Every change of a gauge in the order it happened, each with what it came of. */
export function piecesOf(events: readonly ExodusEvent[]): Piece[] {
  const pieces: Piece[] = [];
  let cause = UNNAMED;
  let spill: string | undefined;
  for (const event of events) {
    if (event.type === 'trait') {
      const { trait, by, now } = event;
      pieces.push({ trait, by, now, cause: spill ?? cause });
      spill = undefined;
    } else {
      cause = causeOf(event) ?? cause;
      spill = spillOf(event) ?? spill;
    }
  }
  return pieces;
}

/** The parts of a standing that are other than they were. */
export function standingPieces(before: Standing, after: Standing): { part: keyof Standing; by: number }[] {
  const parts = Object.keys(after) as (keyof Standing)[];
  return parts
    .filter((part) => part !== 'total' && after[part] !== before[part])
    .map((part) => ({ part, by: after[part] - before[part] }));
}

export interface News {
  /** All that was told since the morning. */
  readonly day: readonly ExodusEvent[];
  /** What was told last. */
  readonly last: readonly ExodusEvent[];
  /** One's standing in the morning. */
  readonly dawn: Standing | undefined;
  /** Whether the day is over and its report was not read yet. */
  readonly dusk: boolean;
  read(): void;
}

/** Gathers what is told from one morning to the next. */
export function useNews({ fresh, view }: BoardProps<Exodus>, asked: boolean): News {
  const seen = useRef<readonly ExodusEvent[] | undefined>(undefined);
  const day = useRef<{ events: readonly ExodusEvent[]; dawn: Standing | undefined }>({
    events: [],
    dawn: view.own?.standing,
  });
  const [unread, setUnread] = useState<number | undefined>(undefined);
  const told = useRef(unread);
  if (fresh !== seen.current && fresh.length > 0) {
    seen.current = fresh;
    const morning = fresh.findLastIndex(({ type }) => type === 'cycle');
    day.current =
      morning < 0
        ? { ...day.current, events: [...day.current.events, ...fresh] }
        : { events: fresh.slice(morning), dawn: view.own?.standing };
    if (fresh.some(({ type }) => type === 'whispers')) told.current = view.cycle;
  }
  const dusk = told.current === view.cycle && unread !== view.cycle && view.phase !== 'isolation';
  return {
    day: day.current.events,
    last: seen.current ?? [],
    dawn: day.current.dawn,
    dusk: dusk && asked && view.outcome === undefined,
    read: () => setUnread(view.cycle),
  };
}
