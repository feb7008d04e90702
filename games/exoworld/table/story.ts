/** How a colony's story is told at its end: what saved it, or what took the last of it, and what lay deepest. */
import { type Story, since } from '#ui/kit/end.ts';
import { isModule } from '../content/cards.ts';
import { RESOURCES } from '../content/resources.ts';
import type { ExoworldEvent } from '../event.ts';
import { wins } from '../outlook/winning.ts';
import type { Exoworld } from '../state.ts';
import { EFFECT_WORDS } from '../text/events.ts';
import { player } from '../text/nouns.ts';
import { PLANET_WORDS } from '../text/planets.ts';
import { ENDING_WORDS } from '../text/tableEvent.ts';
import type { View } from '../view.ts';
import { PATH } from './guide/planets.ts';
import { weigh } from './guide/weigh.ts';

const turn = (view: View): number => view.turn;

export const story: Story<Exoworld> = {
  quick: async () => (await import('../bot/index.ts')).sense,
  turn,
  weigh,
  turnWords: ENDING_WORDS.onTurn,
  cause(views, _, told = []) {
    const last = views.at(-1);
    const before = views.at(-2);
    if (last === undefined || before === undefined) return [];
    return [
      last.outcome?.winners.length ? saviour(before, last) : doom(before, last, told),
      deepest(views, last),
    ];
  },
  counts: (view) => ({
    [ENDING_WORDS.turn]: view.turn,
    [ENDING_WORDS.modules]: view.base.length - 1,
    [ENDING_WORDS.events]: view.eventDiscards.length,
    [ENDING_WORDS.emergency]: view.emergency,
  }),
  /** The next planet of the path after a win; after a loss the same again is offered anyway. */
  next(options, won) {
    const scenario = won ? PATH[PATH.indexOf(options.scenario) + 1] : undefined;
    if (scenario)
      return { words: ENDING_WORDS.planet(PLANET_WORDS[scenario].name), options: { ...options, scenario } };
    return won && !options.critical
      ? { words: ENDING_WORDS.critical, options: { ...options, critical: true } }
      : undefined;
  },
};

/** The resource that was the last below 0. */
function lastShort({ gauges }: View): (typeof RESOURCES)[number] {
  const sums = gauges.map(({ sum }) => sum);
  return RESOURCES[sums.indexOf(Math.min(...sums))] ?? 'oxygen';
}

/** What brought the last production to 0: a module that is new, or one that works otherwise than before. */
function saviour(before: View, last: View): string {
  const worked = (x: number, y: number) =>
    before.base.find((place) => place.x === x && place.y === y)?.working;
  const place = last.base.findLast(({ card, x, y, working }) => card !== 'home' && worked(x, y) !== working);
  const resource = lastShort(before);
  const to = last.gauges[RESOURCES.indexOf(resource)]?.sum ?? 0;
  return place === undefined || place.card === 'home'
    ? ENDING_WORDS.savedByNothing
    : ENDING_WORDS.brought(place.card, place.working, last.turn, resource, to);
}

/** What was empty, and what took the last of the emergency supply. */
function doom(before: View, last: View, told: readonly ExoworldEvent[]): string {
  const empty = RESOURCES.filter((_, r) => last.gauges[r]?.supply === 0);
  // An event takes it before the update of its turn, or the update does.
  const latest = told.findLast(
    ({ type }) => type === 'eventDrawn' || type === 'noEvent' || type === 'updated',
  );
  const effect = latest?.type === 'eventDrawn' ? latest.effect : undefined;
  const by = effect && EFFECT_WORDS[effect].name;
  return ENDING_WORDS.doomed(empty, by, before.emergency, last.turn);
}

/** What would have closed the gap, what was never repaired, or what had been short for how long. */
function deepest(views: readonly View[], last: View): string {
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
  return ENDING_WORDS.negative(
    resource,
    since(upTo, turn, (view) => (view.gauges[r]?.sum ?? 0) < 0) ?? last.turn,
  );
}
