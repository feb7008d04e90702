/** How a colony's story is told at its end: what saved it, or what doomed it. */
import { type Story, since } from '#ui/kit/end.ts';
import { RESOURCES } from '../content/resources.ts';
import { EFFECTS, SCENARIO_IDS } from '../content/scenarios.ts';
import type { Exoworld } from '../state.ts';
import { MODULE_WORDS } from '../text/modules.ts';
import { RESOURCE_WORDS } from '../text/nouns.ts';
import { PLANET_WORDS } from '../text/planets.ts';
import { ENDING_WORDS } from '../text/tableEvent.ts';
import type { View } from '../view.ts';

const turn = (view: View): number => view.turn;

export const story: Story<Exoworld> = {
  quick: async () => (await import('../bot/index.ts')).sense,
  turn,
  turnWords: ENDING_WORDS.onTurn,
  cause(views) {
    const last = views.at(-1);
    if (last === undefined) return [];
    return [last.outcome?.winners.length ? saviours(last) : dooms(last), deepest(views, last)];
  },
  counts: (view) => ({
    [ENDING_WORDS.turn]: view.turn,
    [ENDING_WORDS.modules]: view.base.length - 1,
    [ENDING_WORDS.events]: view.eventDiscards.length,
    [ENDING_WORDS.emergency]: view.emergency,
  }),
  next(options, won) {
    if (won && !options.critical)
      return { words: ENDING_WORDS.critical, options: { ...options, critical: true } };
    const at = SCENARIO_IDS.indexOf(options.scenario);
    const scenario = SCENARIO_IDS[(at + (won ? 1 : 0)) % SCENARIO_IDS.length] ?? options.scenario;
    return scenario === options.scenario
      ? undefined
      : { words: ENDING_WORDS.planet(PLANET_WORDS[scenario].name), options: { ...options, scenario } };
  },
};

/** The modules that raised most, in the order of what they gave. */
function saviours(view: View): string {
  const working = view.base.flatMap(({ card, working: works }) => (card !== 'home' && works ? [card] : []));
  const gain = (card: (typeof working)[number]): number =>
    EFFECTS[view.scenario][card].reduce((sum, change) => sum + Math.max(0, change), 0);
  const names = [...new Set(working.sort((a, b) => gain(b) - gain(a)))]
    .slice(0, 4)
    .map((card) => MODULE_WORDS[card].name);
  return names.length > 0 ? ENDING_WORDS.saved(names) : ENDING_WORDS.savedByNothing;
}

/** What was short, how much was missing, and what did not work. */
function dooms(view: View): string {
  const short = RESOURCES.filter((_, r) => (view.gauges[r]?.sum ?? 0) < 0);
  const missing = view.gauges.reduce((sum, gauge) => sum + Math.max(0, -gauge.sum), 0);
  const tokens = view.base.reduce((sum, place) => sum + place.tokens.length, 0);
  const idle = view.base.flatMap(({ card, working }) =>
    card !== 'home' && !working ? [MODULE_WORDS[card].name] : [],
  );
  return [
    ENDING_WORDS.doomed(short.map((resource) => RESOURCE_WORDS[resource].name)),
    ENDING_WORDS.close(missing),
    ...(idle.length > 0 ? [ENDING_WORDS.broken(idle)] : []),
    ...(tokens > 0 ? [ENDING_WORDS.tokens(tokens)] : []),
  ].join(' ');
}

/** The production that was lowest for longest, up to the end. */
function deepest(views: readonly View[], last: View): string {
  const lowest = Math.min(...last.gauges.map(({ sum }) => sum));
  const r = last.gauges.findIndex(({ sum }) => sum === lowest);
  const name = RESOURCE_WORDS[RESOURCES[r] ?? 'oxygen'].name;
  const isLowest = (view: View) => view.gauges.every((gauge) => gauge.sum >= (view.gauges[r]?.sum ?? 0));
  return ENDING_WORDS.shortest(name, since(views, turn, isLowest) ?? last.turn);
}
