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
  /** What was told from the last report to the morning: the jump, the arrival, whoever waited there. */
  readonly night: readonly ExodusEvent[];
  /** One's standing at the last report. */
  readonly dawn: Standing | undefined;
  /** Whether the day is over and its report was not read yet. */
  readonly dusk: boolean;
  /** Whether nothing was told since the report was read. */
  readonly isTold: boolean;
  read(): void;
}

/** Gathers what is told from one morning to the next. */
export function useNews({ fresh, view }: BoardProps<Exodus>, asked: boolean): News {
  const seen = useRef<readonly ExodusEvent[] | undefined>(undefined);
  const day = useRef<Pick<News, 'day' | 'night' | 'dawn'>>({ day: [], night: [], dawn: view.own?.standing });
  const readTo = useRef(0);
  const [unread, setUnread] = useState<number | undefined>(undefined);
  const reported = useRef(unread);
  if (fresh !== seen.current && fresh.length > 0) {
    seen.current = fresh;
    const morning = fresh.findLastIndex(({ type }) => type === 'cycle');
    const all = [...day.current.day, ...fresh];
    if (morning < 0) day.current = { ...day.current, day: all };
    else {
      const dawn = view.cycle > 1 ? day.current.dawn : view.own?.standing;
      const night = all.slice(readTo.current, all.length - fresh.length + morning);
      day.current = { day: fresh.slice(morning), night, dawn };
      readTo.current = 0;
    }
    if (fresh.some(({ type }) => type === 'whispers')) reported.current = view.cycle;
  }
  const dusk = reported.current === view.cycle && unread !== view.cycle && view.phase !== 'isolation';
  return {
    ...day.current,
    last: seen.current ?? [],
    isTold: readTo.current > 0 && readTo.current === day.current.day.length,
    dusk: dusk && asked && view.outcome === undefined,
    read() {
      day.current = { ...day.current, dawn: view.own?.standing };
      readTo.current = day.current.day.length;
      setUnread(view.cycle);
    },
  };
}
