/** What a choice that is looked at would bring, in words: what the views after it agree on is certain. */
import type { ExoworldAction } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import type { ModuleId } from '../content/modules.ts';
import { RESOURCES, type Resource } from '../content/resources.ts';
import { afterUpdate, asIfBuilt, forecast, type Outlook } from '../outlook/forecast.ts';
import { pricesIn } from '../outlook/price.ts';
import type { View } from '../view.ts';
import { cardName } from './cards.ts';
import { capital, evenly, listed, player, RESOURCE_WORDS } from './nouns.ts';

export interface Foretold {
  readonly tone: 'good' | 'bad' | 'plain' | 'warn';
  readonly text: string;
}

const inTurns = (turns: number): string => (turns === 1 ? 'this turn' : `in ${turns} turns`);
const named = (resource: Resource): string => capital(RESOURCE_WORDS[resource].name);

/** What the choice being looked at would bring. */
export interface Foresight {
  /** One of the views after it, for what luck does not touch. */
  readonly view: View;
  /** The least of the emergency supply that may be left. */
  readonly emergency: number;
  /** What would become of it all then; absent where the turn would be over. */
  readonly outlook: Outlook | undefined;
  readonly lines: readonly Foretold[];
}

/** `after`: the table right after it; several views where luck decides. */
export function foresee(now: View, after: readonly View[], action: ExoworldAction): Foresight | undefined {
  const views = after.map((view) => (action.type === 'end' ? afterUpdate(now) : asIfBuilt(view)));
  const [view] = views;
  return (
    view && {
      view,
      emergency: Math.min(...views.map(({ emergency }) => emergency)),
      outlook: view.turn === now.turn && action.type !== 'end' ? forecast(view) : undefined,
      lines: foretold(now, views, action),
    }
  );
}

/** What is said of the choice looked at, or how to look; on a touch screen the first tap on a place only looks. */
export function looking(at: Foresight | undefined, touch: boolean): readonly Foretold[] {
  const said = (text: string): Foretold => ({ tone: 'plain', text });
  if (at === undefined) return [said(touch ? LOOK.touch : LOOK.point)];
  return touch ? [...at.lines, said(LOOK.again)] : at.lines;
}

const LOOK = {
  point: 'Point at a choice, or hold it, to see what it would bring.',
  touch: 'Tap a choice, or a lit place, to do it.',
  again: 'Not done yet: tap it again to do it.',
} as const;

/** `views`: as the table would stand; several where luck decides. */
export function foretold(now: View, views: readonly View[], action: ExoworldAction): Foretold[] {
  const [view] = views;
  if (view === undefined) return [];
  if (action.type === 'deploy' && willWin(view)) return [{ tone: 'good', text: WINS }, ...gauges(now, views)];
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

const WINS = 'All four productions hold: this wins!';

/** XW-8.1 What is still being paid for wins as soon as it stands. */
function willWin({ gauges: all, outcome }: View): boolean {
  return outcome === undefined && all.every(({ sum }) => sum >= 0);
}

function outcomes(views: readonly View[]): Foretold[] {
  const ended = views.filter(({ outcome }) => outcome);
  const won = ended.filter(({ outcome }) => outcome && outcome.winners.length > 0).length;
  const lost = ended.length - won;
  const all = (count: number): boolean => count === views.length;
  return [
    ...(won > 0 ? [{ tone: 'good' as const, text: all(won) ? WINS : 'You may win' }] : []),
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
        tone: is.production > was.production ? 'good' : is.production < 0 ? 'bad' : 'plain',
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
    const who = now.solo || seat === now.seat ? 'You' : player(seat, now);
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
      text:
        before === undefined
          ? `If nothing else changed, the colony would be lost ${inTurns(after)}`
          : `The colony would last ${after > before ? 'longer' : 'less long'}: ${inTurns(after)} instead of ${inTurns(before)}`,
    },
  ];
}
