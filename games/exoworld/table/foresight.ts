/** What an action would bring, read from the views the table is given for it: what they agree on is certain. */
import type { ExoworldAction } from '../action.ts';
import { RESOURCES } from '../content/resources.ts';
import { EFFECTS } from '../content/scenarios.ts';
import { forecast } from '../rules/forecast.ts';
import { shown } from '../rules/production.ts';
import { SUPPLY_MOST } from '../state.ts';
import { FORESIGHT_WORDS } from '../text/table.ts';
import type { Gauge, View } from '../view.ts';

export interface Foresight {
  /** One of the views, for what luck does not touch. */
  readonly view: View;
  readonly gauges: readonly Gauge[];
  readonly emergency: { readonly min: number; readonly max: number };
  readonly luck: boolean;
  readonly lines: readonly Line[];
}

export interface Line {
  readonly tone: 'good' | 'bad' | 'plain' | 'warn';
  readonly text: string;
}

export function foresee(now: View, after: readonly View[], action: ExoworldAction): Foresight | undefined {
  const views = after.map((view) => (action.type === 'end' ? updated(now) : deployed(view)));
  const [view] = views;
  if (view === undefined) return undefined;
  const levels = views.map(({ emergency }) => emergency);
  const emergency = { min: Math.min(...levels), max: Math.max(...levels) };
  return {
    view,
    gauges: view.gauges,
    emergency,
    luck: views.length > 1,
    lines: [
      ...linesOf(now, views, emergency),
      ...(action.type === 'end' ? [{ tone: 'warn' as const, text: FORESIGHT_WORDS.event }] : []),
    ],
  };
}

/** XW-3.4 a module that is still being paid for, as if it stood already. */
function deployed(view: View): View {
  const { site } = view;
  if (site === undefined) return view;
  const effect = EFFECTS[view.scenario][site.module];
  return {
    ...view,
    gauges: view.gauges.map((gauge, r) => {
      const sum = gauge.sum + (effect[r] ?? 0);
      const production = shown(sum);
      const change = production - gauge.production;
      return { ...gauge, sum, production, next: Math.max(0, Math.min(SUPPLY_MOST, gauge.next + change)) };
    }),
  };
}

/** XW-5 this turn's update, without its event. */
function updated(now: View): View {
  return {
    ...now,
    emergency: forecast(now).next,
    gauges: now.gauges.map((gauge) => ({ ...gauge, supply: gauge.next })),
  };
}

function linesOf(now: View, views: readonly View[], emergency: Foresight['emergency']): Line[] {
  const [view] = views;
  if (view === undefined) return [];
  const lines: Line[] = [];
  const all = (holds: (each: View) => boolean): boolean => views.every(holds);
  const won = views.filter(({ outcome }) => outcome && outcome.winners.length > 0).length;
  const lost = views.filter(({ outcome }) => outcome && outcome.winners.length === 0).length;
  if (won > 0)
    lines.push({
      tone: 'good',
      text: won === views.length ? FORESIGHT_WORDS.won : FORESIGHT_WORDS.mayWin,
    });
  if (lost > 0)
    lines.push({
      tone: 'bad',
      text: lost === views.length ? FORESIGHT_WORDS.loses : FORESIGHT_WORDS.mayLose,
    });
  RESOURCES.forEach((resource, r) => {
    const was = now.gauges[r];
    const is = view.gauges[r];
    if (was === undefined || is === undefined) return;
    if (was.production !== is.production && all(({ gauges }) => gauges[r]?.production === is.production))
      lines.push({
        tone: is.production > was.production ? 'good' : 'bad',
        text: FORESIGHT_WORDS.production(resource, was.production, is.production),
      });
    if (was.supply !== is.supply && all(({ gauges }) => gauges[r]?.supply === is.supply))
      lines.push({
        tone: is.supply > was.supply ? 'good' : 'bad',
        text: FORESIGHT_WORDS.supply(resource, was.supply, is.supply),
      });
  });
  if (emergency.min !== now.emergency || emergency.max !== now.emergency)
    lines.push({
      tone: emergency.min < now.emergency ? 'bad' : 'good',
      text:
        emergency.min === emergency.max
          ? FORESIGHT_WORDS.emergency(now.emergency, emergency.min)
          : FORESIGHT_WORDS.emergencyRange(now.emergency, emergency.min, emergency.max),
    });
  if (won === 0 && lost === 0 && views.length === 1) {
    const before = forecast(now).lost;
    const after = forecast(view).lost;
    if (before !== after && view.turn === now.turn && view.actionsLeft <= now.actionsLeft)
      lines.push({
        tone: after === undefined || (before !== undefined && after > before) ? 'good' : 'bad',
        text: FORESIGHT_WORDS.lostLater(before, after),
      });
  }
  if (now.actionsLeft !== view.actionsLeft && view.turn === now.turn)
    lines.push({ tone: 'plain', text: FORESIGHT_WORDS.actions(now.actionsLeft, view.actionsLeft) });
  if (views.length > 1) lines.push({ tone: 'warn', text: FORESIGHT_WORDS.luck });
  return lines.length > 0 ? lines : [{ tone: 'plain', text: FORESIGHT_WORDS.nothing }];
}
