/** What was told since the morning, and whether the report of the day was read. */
import { useRef, useState } from 'preact/hooks';
import { useTold } from '#ui/kit/told.ts';
import type { BoardProps } from '#ui/table.ts';
import type { ExodusEvent, Standing } from '../event.ts';
import type { Exodus } from '../state.ts';

export interface News {
  /** All that was told since the morning. */
  readonly day: readonly ExodusEvent[];
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

/** A report that was read: when, of which day, how much had been told, and where one stood. */
interface Reading {
  readonly moment: number;
  readonly cycle: number;
  readonly told: number;
  readonly standing: Standing | undefined;
}

/** Gathers what is told from one morning to the next. What is taken back is told no more, and a report read too early is read again. */
export function useNews(props: BoardProps<Exodus>, asked: boolean): News {
  const { view, moment = 0 } = props;
  const told = useTold<Exodus>(props);
  const start = useRef(view.own?.standing);
  const [readings, setReadings] = useState<readonly Reading[]>([]);
  const kept = readings.filter((one) => one.moment <= moment);
  const last = kept.at(-1);
  const morning = told.findLastIndex(({ type }) => type === 'cycle');
  if (last === undefined && view.cycle <= 1 && view.phase === 'isolation') start.current = view.own?.standing;
  const before = told.slice(0, Math.max(0, morning));
  const day = morning < 0 ? told : told.slice(morning);
  const dusk = day.some(({ type }) => type === 'whispers') && last?.cycle !== view.cycle;
  return {
    day,
    night: before.slice(
      last?.told ??
        Math.max(
          0,
          before.findLastIndex(({ type }) => type === 'cycle'),
        ),
    ),
    dawn: last ? last.standing : start.current,
    isTold: last !== undefined && last.told === told.length,
    dusk: dusk && view.phase !== 'isolation' && asked && view.outcome === undefined,
    read() {
      const now = { moment, cycle: view.cycle, told: told.length, standing: view.own?.standing };
      setReadings([...kept, now]);
    },
  };
}
