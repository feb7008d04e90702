/** What was told since the morning, and whether the report of the day was read. */
import { useRef, useState } from 'preact/hooks';
import type { BoardProps } from '#ui/table.ts';
import type { ExodusEvent, Standing } from '../event.ts';
import type { Exodus } from '../state.ts';

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
