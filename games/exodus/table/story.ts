/** How a voyage of Exodus is told at its end. */
import { type Story, since } from '#ui/kit/end.ts';
import { TRAITS } from '../content/factions.ts';
import type { Exodus } from '../state.ts';
import { epilogue } from '../text/ending.ts';
import { Faction, TRAIT_WORDS } from '../text/names.ts';
import { named } from '../text/people.ts';
import { ENDING_WORDS } from '../text/stage.ts';
import { signed } from '../text/table.ts';
import type { View } from '../view/index.ts';

const turn = (view: View): number => view.cycle;

export const story: Story<Exodus> = {
  quick: async () => (await import('../bot/index.ts')).sense,
  turn,
  turnWords: ENDING_WORDS.inCycle,
  cause(views, seat) {
    const last = views.at(-1);
    if (last?.outcome === undefined) return [];
    const { winners, reason } = last.outcome;
    const victors = last.houses.filter((house) => winners.includes(house.seat));
    const others = victors.length > 0 && !winners.includes(seat);
    const shaped = others
      ? `${victors.map(({ faction }) => Faction(faction)).join(', ')} ${ENDING_WORDS.winner}. `
      : '';
    const home =
      reason === 'colony'
        ? `${epilogue(
            victors.map(({ faction }) => faction),
            last.traits,
          )}.`
        : '';
    return [...(shaped + home === '' ? [] : [shaped + home]), deepest(views, last)];
  },
  counts: (view, seat) => {
    const house = view.houses.find((one) => one.seat === seat);
    return {
      [ENDING_WORDS.cycles]: view.cycle,
      [ENDING_WORDS.jumps]: view.jumps,
      [ENDING_WORDS.systems]: view.systems.length,
      ...(house?.final ? { [ENDING_WORDS.standing]: signed(house.final.total) } : {}),
    };
  },
};

/** What was worst off at the end, and since when. */
function deepest(views: readonly View[], last: View): string {
  const need = (view: View, trait: (typeof TRAITS)[number]): number =>
    trait === 'edge' || trait === 'treachery' ? 12 - view.traits[trait] : view.traits[trait];
  const [worst = 'supply'] = [...TRAITS].sort((a, b) => need(last, a) - need(last, b));
  const from = since(views, turn, (view) => need(view, worst) <= need(last, worst) + 1);
  return ENDING_WORDS.worst(named(TRAIT_WORDS[worst], last), last.traits[worst], from ?? last.cycle);
}
