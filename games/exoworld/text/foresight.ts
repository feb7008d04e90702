/** What a choice that is looked at would bring, in words: what the views after it agree on is certain. */
import type { ExoworldAction } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import type { ModuleId } from '../content/modules.ts';
import { RESOURCES, type Resource } from '../content/resources.ts';
import { pricesIn } from '../outlook/price.ts';
import { forecast } from '../rules/forecast.ts';
import type { View } from '../view.ts';
import { cardName } from './cards.ts';
import { capital, evenly, listed, player, RESOURCE_WORDS } from './nouns.ts';

export interface Foretold {
  readonly tone: 'good' | 'bad' | 'plain' | 'warn';
  readonly text: string;
}

const inTurns = (turns: number): string => (turns === 1 ? 'this turn' : `in ${turns} turns`);
const named = (resource: Resource): string => capital(RESOURCE_WORDS[resource].name);

/** `views`: as the table would stand; several where luck decides. */
export function foretold(now: View, views: readonly View[], action: ExoworldAction): Foretold[] {
  const [view] = views;
  if (view === undefined) return [];
  const lines = [
    ...outcomes(views),
    ...gauges(now, views),
    ...emergency(now, views),
    ...(action.type === 'deploy' ? spent(now, view, action.module) : []),
    ...hands(now, views),
    ...(views.length === 1 ? later(now, view) : []),
  ];
  if (action.type === 'end') lines.push({ tone: 'warn', text: 'Before that, an event comes' });
  else if (views.length > 1) lines.push({ tone: 'warn', text: 'Shows something new' });
  return lines.length > 0 ? lines : [{ tone: 'plain', text: 'No change to the gauges' }];
}

function outcomes(views: readonly View[]): Foretold[] {
  const ended = views.filter(({ outcome }) => outcome);
  const won = ended.filter(({ outcome }) => outcome && outcome.winners.length > 0).length;
  const lost = ended.length - won;
  const all = (count: number): boolean => count === views.length;
  return [
    ...(won > 0
      ? [{ tone: 'good' as const, text: all(won) ? 'All four productions hold: you win' : 'You may win' }]
      : []),
    ...(lost > 0
      ? [
          {
            tone: 'bad' as const,
            text: all(lost) ? 'The colony would be lost' : 'The colony may be lost',
          },
        ]
      : []),
  ];
}

function gauges(now: View, views: readonly View[]): Foretold[] {
  return RESOURCES.flatMap((resource, r) => {
    const was = now.gauges[r];
    const is = views[0]?.gauges[r];
    if (was === undefined || is === undefined) return [];
    const lines: Foretold[] = [];
    const agree = (of: 'production' | 'supply'): boolean =>
      was[of] !== is[of] && views.every((view) => view.gauges[r]?.[of] === is[of]);
    if (agree('production'))
      lines.push({
        tone: is.production > was.production ? 'good' : 'bad',
        text: `${named(resource)} ${evenly(was.production)} → ${evenly(is.production)} a turn`,
      });
    if (agree('supply'))
      lines.push({
        tone: is.supply > was.supply ? 'good' : 'bad',
        text: `${named(resource)} ${was.supply} → ${is.supply}`,
      });
    return lines;
  });
}

function emergency(now: View, views: readonly View[]): Foretold[] {
  const levels = views.map((view) => view.emergency);
  const [least, most] = [Math.min(...levels), Math.max(...levels)];
  if (least === now.emergency && most === now.emergency) return [];
  const to = least === most ? String(least) : `${least} to ${most}`;
  return [
    { tone: least < now.emergency ? 'bad' : 'good', text: `Emergency supply ${now.emergency} → ${to}` },
  ];
}

/** What a hand pays for then and did not before, or no longer; what was built in between was paid for. */
function hands(now: View, views: readonly View[]): Foretold[] {
  return now.hands.flatMap((_, seat) => {
    const before = payable(now, seat);
    const after = views.map((view) => payable(view, seat));
    const built = views.flatMap(({ base, site }) => [...base.map(({ card }) => card), site?.module]);
    const gained = (after[0] ?? []).filter(
      (id) => !before.includes(id) && after.every((all) => all.includes(id)),
    );
    const lost = before.filter((id) => !built.includes(id) && after.every((all) => !all.includes(id)));
    const who = now.solo || seat === now.seat ? 'You' : player(seat, now.called);
    return [
      ...(gained.length > 0
        ? [{ tone: 'good' as const, text: `${who} could then pay for ${names(gained)}` }]
        : []),
      ...(lost.length > 0
        ? [{ tone: 'warn' as const, text: `${who} could no longer pay for ${names(lost)}` }]
        : []),
    ];
  });
}

/** XW-3.4 the cards that pay for a module, by name. */
function spent(now: View, view: View, module: ModuleId): Foretold[] {
  const left: CardId[] = [module, ...(view.hands[now.seat]?.known ?? [])];
  const cards = (now.hands[now.seat]?.known ?? []).filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return cards.length > 0 ? [{ tone: 'plain', text: `Spends ${listed(cards.map(cardName))}` }] : [];
}

function payable(view: View, seat: number): ModuleId[] {
  return pricesIn(view, seat).flatMap(({ module, lacks }) => (lacks.length === 0 ? [module] : []));
}

const names = (modules: readonly ModuleId[]): string => listed(modules.map(cardName));

/** When the colony would be lost if nothing else changed. */
function later(now: View, view: View): Foretold[] {
  const [before, after] = [forecast(now).lost, forecast(view).lost];
  if (view.outcome || before === after || view.turn !== now.turn || view.actionsLeft > now.actionsLeft)
    return [];
  if (after === undefined) return [{ tone: 'good', text: 'The colony would hold if nothing changed' }];
  return [
    {
      tone: before !== undefined && after > before ? 'good' : 'bad',
      text: `If nothing changed, lost ${inTurns(after)}${before === undefined ? '' : ` (now: ${inTurns(before)})`}`,
    },
  ];
}
