/**
 * What becomes of the colony if nothing changes: the updates of the coming turns, played out from what everyone sees
 * (XW-5.1, XW-5.2), and the two points a turn that follow once the events have run out (XW-4.1). Events themselves
 * take more; they are not foreseen here.
 */

import { EFFECTS } from '../content/scenarios.ts';
import { gaugeOf } from '../rules/gauge.ts';
import type { View } from '../view.ts';

export interface Outlook {
  /** By resource: the update, counted from 1, in which the supply no longer suffices; absent where it always does. */
  readonly ends: readonly (number | undefined)[];
  /** The turn from now on which the emergency supply begins to fall. */
  readonly falls?: number;
  /** The turn from now on which the colony is lost. */
  readonly lost?: number;
  /** The emergency supply after this turn's update. */
  readonly next: number;
}

type Seen = Pick<View, 'gauges' | 'emergency' | 'base' | 'sections' | 'event' | 'window'>;

/** How far ahead one looks. */
const HORIZON = 60;
const NO_EVENT = 2;

export function forecast(view: Seen): Outlook {
  const { gauges, sections, base } = view;
  // XW-8.1 all four hold: that wins, and nothing falls any more.
  if (gauges.every(({ sum }) => sum >= 0)) return { ends: gauges.map(() => undefined), next: view.emergency };
  const ends: (number | undefined)[] = gauges.map(() => undefined);
  const alarms = base.reduce((sum, { tokens }) => sum + tokens.filter((t) => t === 'emergency').length, 0);
  // The event of this turn may be behind us already.
  const drawn = view.event !== undefined || view.window === 4 ? 1 : 0;
  let supplies = gauges;
  let { emergency } = view;
  let next = emergency;
  let falls: number | undefined;
  let lost: number | undefined;
  for (let turn = 1; turn <= HORIZON; turn++) {
    const before = emergency;
    if (turn > sections.length + drawn) emergency -= NO_EVENT;
    // This turn's update is what everyone sees already; those after it are made without rationing.
    if (turn > 1) supplies = supplies.map((gauge) => gaugeOf(gauge.sum, gauge.next, gauge.leaks, false));
    for (const [r, { missing }] of supplies.entries()) {
      if (missing > 0) ends[r] ??= turn;
      emergency -= missing;
    }
    emergency -= alarms;
    if (turn === 1) next = Math.max(0, emergency);
    if (emergency < before) falls ??= turn;
    // Beyond the loss only the supplies are followed: each is to say when it would end by itself.
    if (emergency <= 0) lost ??= turn;
  }
  return { ends, ...(falls ? { falls } : {}), ...(lost ? { lost } : {}), next };
}

/** XW-5 the table after this turn's update, without its event. */
export function afterUpdate(now: View): View {
  return {
    ...now,
    emergency: forecast(now).next,
    rationing: false,
    gauges: now.gauges.map(({ sum, next, leaks }) => gaugeOf(sum, next, leaks, false)),
  };
}

/** XW-3.4 a module that is still being paid for, as if it stood already. */
export function asIfBuilt(view: View): View {
  const { site } = view;
  if (site === undefined) return view;
  const effect = EFFECTS[view.scenario][site.module];
  return {
    ...view,
    gauges: view.gauges.map(({ sum, supply, leaks }, r) =>
      gaugeOf(sum + (effect[r] ?? 0), supply, leaks, view.rationing),
    ),
  };
}
