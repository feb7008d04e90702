/** Why a colony lives or is lost: what saved it or took the last of it, and what lay deepest. */
import { since } from '#ui/kit/end.ts';
import { isModule } from '../../content/cards.ts';
import { RESOURCES } from '../../content/resources.ts';
import type { ExoworldEvent } from '../../event.ts';
import { wins } from '../../outlook/winning.ts';
import { EFFECT_WORDS } from '../../text/events.ts';
import { player } from '../../text/nouns.ts';
import { ENDING_WORDS } from '../../text/tableEvent.ts';
import type { View } from '../../view.ts';

/** The resource that was the last below 0. */
function lastShort({ gauges }: View): (typeof RESOURCES)[number] {
  const sums = gauges.map(({ sum }) => sum);
  return RESOURCES[sums.indexOf(Math.min(...sums))] ?? 'oxygen';
}

/** What brought the last production to 0: a module that is new, or one that works otherwise than before. */
export function saviour(before: View, last: View): string {
  const worked = (x: number, y: number) =>
    before.base.find((place) => place.x === x && place.y === y)?.working;
  const place = last.base.findLast(({ card, x, y, working }) => card !== 'home' && worked(x, y) !== working);
  const resource = lastShort(before);
  const to = last.gauges[RESOURCES.indexOf(resource)]?.sum ?? 0;
  return place === undefined || place.card === 'home'
    ? ENDING_WORDS.savedByNothing
    : ENDING_WORDS.brought(place.card, place.working, last.turn, resource, to);
}

/** What was empty, and what took the last of the emergency supply in the turn that was the last. */
export function doom(last: View, told: readonly ExoworldEvent[]): string {
  const empty = RESOURCES.filter((_, r) => last.gauges[r]?.supply === 0);
  const from = told.findLastIndex(({ type }) => type === 'turn');
  let by: string | undefined;
  const taken: { by: string | undefined; count: number }[] = [];
  for (const event of told.slice(from + 1)) {
    if (event.type === 'eventDrawn') by = event.effect && EFFECT_WORDS[event.effect].name;
    if (event.type === 'updated') by = undefined;
    if (event.type !== 'emergency' || event.change >= 0) continue;
    const same = taken.find((one) => one.by === by);
    if (same) same.count -= event.change;
    else taken.push({ by, count: -event.change });
  }
  return ENDING_WORDS.doomed(empty, taken, last.turn);
}

/** What would have closed the gap, what was never repaired, or what had been short for how long. */
export function deepest(views: readonly View[], last: View): string {
  const won = (last.outcome?.winners.length ?? 0) > 0;
  const closing = last.hands.flatMap(({ known }, seat) =>
    known.flatMap((card) => (isModule(card) && wins(last, card) ? [{ card, seat }] : [])),
  )[0];
  const missing = last.gauges.reduce((sum, gauge) => sum + Math.max(0, -gauge.sum), 0);
  if (!won && closing) return ENDING_WORDS.closing(missing, closing.card, player(closing.seat, last));
  const tokens = last.base.reduce((sum, place) => sum + place.tokens.length, 0);
  if (!won && tokens > 2) return ENDING_WORDS.tokens(tokens);
  const resource = lastShort(won ? (views.at(-2) ?? last) : last);
  const r = RESOURCES.indexOf(resource);
  const upTo = won ? views.slice(0, -1) : views;
  const from =
    since(
      upTo,
      ({ turn }) => turn,
      (view) => (view.gauges[r]?.sum ?? 0) < 0,
    ) ?? last.turn;
  return ENDING_WORDS.negative(resource, from);
}
