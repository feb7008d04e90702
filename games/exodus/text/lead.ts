/** What should be known before the cards of a decision are read; and why a decision is asked at all. */

import { slipOf } from '../content/orders.ts';
import { weightOf } from '../outlook/odds.ts';
import { outvoted, rowsOf } from '../outlook/slips.ts';
import { aimOf, crisisOutlook } from '../outlook/voyage.ts';
import type { View } from '../view/index.ts';
import { FLIGHT_WORDS } from './flight.ts';
import { order, TRAIT_WORDS } from './names.ts';
import { SPEND_LEAD } from './spending.ts';
import { ELECTION_WORDS, STAGE_WORDS, TALLY_WORDS, WORRY_WORDS } from './stage.ts';
import { percent } from './table.ts';

export function leadOf(view: View, phase: View['phase']): readonly string[] {
  const { faction } = view;
  switch (phase) {
    case 'election':
      return [
        ELECTION_WORDS.people(view.traits.justice >= view.traits.edge ? 'incumbent' : 'challenger'),
        ELECTION_WORDS.weight(faction === undefined ? 0 : weightOf(view, faction, 'government')),
      ];
    case 'landfall':
      return view.arrivals < view.reach ? [tooSoon(view.reach - view.arrivals)] : [];
    case 'course':
      // Where ballots lie there already, they say what follows.
      if (view.force !== undefined) return [FLIGHT_WORDS.once];
      return view.courseRound > 1 ? [] : [FLIGHT_WORDS.first];
    case 'spend':
      return [SPEND_LEAD];
    case 'rewardChoice':
      return [STAGE_WORDS.later];
    case 'leak':
      return [STAGE_WORDS.leak];
    case 'bear':
      return [STAGE_WORDS.strain];
    case 'scan':
      return [
        view.aims
          ? STAGE_WORDS.scanning(percent(aimOf(view).chance), aimOf(view).next)
          : STAGE_WORDS.plainLook,
      ];
    case 'covert':
    case 'covertLate': {
      const today = faction && view.resolved[faction];
      if (!today) return [];
      return [
        slipOf(today).order.test
          ? STAGE_WORDS.distracts(order(today))
          : STAGE_WORDS.undistracted(order(today)),
      ];
    }
    default:
      return [];
  }
}

const tooSoon = (missing: number): string =>
  `The hunters would find a colony here: it cannot be founded before ${missing} more new ${missing === 1 ? 'star is' : 'stars are'} visited.`;

/** So little of what ends the fleet is a worry. */
const LOW = 4;
/** Hunters that come in so many nights are one, too. */
const LIKELY = 0.3;

/** What presses most this morning, in a sentence: what could end the fleet, then what brings crises, then one's own number. */
export function worryOf(view: View): string {
  const { traits, faction, houses } = view;
  const low = (['supply', 'women', 'faith'] as const).find((trait) => traits[trait] <= LOW);
  if (low) return WORRY_WORDS.low(TRAIT_WORDS[low], traits[low]);
  const duty = houses.find((house) => house.faction === faction)?.mandates[0];
  if (duty) return WORRY_WORDS.duty;
  const hunters = crisisOutlook(view, true)?.force ?? 0;
  if (hunters >= LIKELY) return WORRY_WORDS.hunters(percent(hunters));
  if (traits.edge >= 5) return WORRY_WORDS.edge(traits.edge);
  if (traits.treachery >= 5) return WORRY_WORDS.treachery(traits.treachery);
  if (traits.faith - traits.treachery < 6) return WORRY_WORDS.margin(traits.faith - traits.treachery);
  return WORRY_WORDS.calm;
}

/** How the vote went for the reader, in a sentence. */
export function verdictOf(view: View): string {
  const rows = rowsOf(view).filter((faction) => view.resolved[faction] !== undefined);
  const lost = rows.filter((faction) => outvoted(view, faction) !== undefined);
  const { faction } = view;
  const wrote = faction && view.houses.find((house) => house.faction === faction)?.written[faction];
  const went = TALLY_WORDS.verdict(rows.length - lost.length, rows.length);
  if (faction === undefined || !rows.includes(faction)) return went;
  // Where a duty binds them nobody writes anything.
  if (wrote === undefined || wrote === 'none')
    return view.tally[faction]?.length ? `${went} ${TALLY_WORDS.own.blank}` : went;
  if (lost.length === 0) return went;
  return `${went} ${lost.includes(faction) ? TALLY_WORDS.own.outvoted : TALLY_WORDS.own.done}`;
}
