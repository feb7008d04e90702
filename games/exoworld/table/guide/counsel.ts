/** What the hint keeps in mind besides its reasons: what the headline warns of, transfers, and the gauges. */
import type { Counsel } from '#ui/kit/counsel.ts';
import { type Counted, counted } from '#ui/kit/numbers.ts';
import { RESOURCES } from '../../content/resources.ts';
import { forecast } from '../../rules/forecast.ts';
import type { Exoworld } from '../../state.ts';
import { RESOURCE_WORDS } from '../../text/nouns.ts';
import { RETOLD_WORDS } from '../../text/retold.ts';
import type { View } from '../../view.ts';

/** XW-3.3 what takes another player's consent. */
const ASKS: readonly Exoworld['action']['type'][] = ['give', 'take', 'request', 'coordinate'];
const GIVEN: readonly Exoworld['action']['type'][] = ['agree', 'handOver'];

/** The loss of the colony before all else, then its alarms, then what runs out first. */
function threat(view: View): number {
  const { ends, next } = forecast(view);
  const lost = view.emergency > 0 && next === 0 ? 4 : 0;
  const alarms = view.base.flatMap(({ tokens }) => tokens.filter((token) => token === 'emergency')).length;
  const soonest = Math.min(...ends.map((end) => end ?? Number.POSITIVE_INFINITY));
  return lost + alarms / 2 + 1 / soonest;
}

const numbers = (seat: number): readonly Counted<View>[] => [
  ...RESOURCES.map((resource, r) =>
    counted(
      RETOLD_WORDS.production(RESOURCE_WORDS[resource].name),
      (view: View) => view.gauges[r]?.production ?? 0,
    ),
  ),
  ...RESOURCES.map((resource, r) =>
    counted(RETOLD_WORDS.supply(RESOURCE_WORDS[resource].name), (view: View) => view.gauges[r]?.supply ?? 0),
  ),
  counted(RETOLD_WORDS.emergency, (view: View) => view.emergency),
  counted(
    RETOLD_WORDS.modules,
    (view: View) => view.base.filter(({ card, working }) => card !== 'home' && working).length,
  ),
  counted(RETOLD_WORDS.hand, (view: View) => view.hands[seat]?.count ?? 0),
];

export const counsel: Counsel<Exoworld> = {
  threat,
  consent: { asks: ({ type }) => ASKS.includes(type), given: ({ type }) => GIVEN.includes(type) },
  numbers,
};
