/** The words of what lies over or beside the table: the Last Dash, the threat, the upkeep, the decks. In English. */
import { ALIENS, type AlienClass } from '../content/aliens.ts';
import type { Forecast } from '../outlook/forecast.ts';
import { alienLanes } from '../rules/course.ts';
import { possibleOrders, type Threat } from '../rules/threat.ts';
import type { View } from '../view.ts';
import { count } from './names.ts';
import { percent, WATCH_WORDS } from './table.ts';

export const DASH_WORDS = {
  title: 'The Last Dash',
  lanes: (n: number) => (n === 0 ? 'The EOS is at the Planet.' : `The Planet is ${count(n, 'lane')} away.`),
  guards: (n: number) => (n === 0 ? 'No ship guards it.' : `${count(n, 'ship guards', 'ships guard')} it.`),
  race: (n: number) => (n === 0 ? '' : `${count(n, 'more ship is', 'more ships are')} within 3 lanes of it.`),
  off: 'No planning, funding, events, redeploy, contracts or deliveries any more.',
} as const;

/** What an attack may cost: on average, with bad luck, and whether it may be the end. */
export function costWords({ mean, bad, lost }: Forecast): string {
  const end = lost >= 0.01 ? `; ☠ ${percent(lost)} to lose the ship` : '';
  const worse = bad > 0 ? `, with bad luck (1 in 6) ${bad} or more` : '';
  return `${mean.toFixed(1)} damage on average${worse}${end}`;
}

export const THREAT_WORDS = {
  help: 'Which ships may reach the EOS when they next move, counted over the orders not yet seen (key T)',
  /** `to`: where the EOS will be, where it is not said by where it is. */
  sum(any: string, upon: number, costs: Forecast, to?: string): string {
    if (upon > 0) return `${count(upon, 'ship is', 'ships are')} upon us`;
    const there = to === undefined ? '' : ` to ${to}`;
    return any === '0 %'
      ? `Nobody can reach us${there && ` at ${to}`}`
      : `${any} that ships come${there}: ${costs.mean.toFixed(1)} damage${costs.bad > 0 ? `, bad luck ${costs.bad}+` : ''}`;
  },
  follow: (n: number) =>
    `${count(n, 'ship follows', 'ships follow')} us: the fight comes when the flight ends`,
  there(any: string, upon: number, costs: Forecast, shields: number): string {
    if (upon > 0) return THREAT_WORDS.sum(any, upon, costs);
    return any === '0 %'
      ? 'no ship can reach us there this year'
      : `if we end there: ${any} that ships come, ${costWords(costs)}, ${shields > 0 ? `with our ${count(shields, 'shield')}` : 'without shields'}`;
  },
} as const;

export const DECK_WORDS = {
  open: 'Decks',
  title: 'Decks and discards',
  left: (n: number) => `${count(n, 'card')} left`,
  unseen: 'Not yet seen, in the order of the alphabet',
  discard: 'Discarded',
  none: 'none',
  names: {
    dexer: 'Dexer',
    galagat: 'Galagat',
    vorde: 'Vorde',
    damage: 'Damage',
    technology: 'Technology',
    contract: 'Contracts',
    hawkins: 'Events of Hawkins',
    chandra: 'Events of Chandra',
    borealis: 'Events of Borealis',
    perseus: 'Events of Perseus',
  },
} as const;

/** Orders that lie face up, with the Round Rule in force and Decoy Bay counted in; else the chance that stands at the ships, and how many of the cards left go to the EOS. */
export function ordersWords(view: View, name: AlienClass, threat: Threat): string {
  const card = view.orders[name];
  if (card === undefined) {
    if (!view.ships.some((ship) => ship.class === name))
      return view.pursuit.some(({ card: id }) => ALIENS[id].class === name)
        ? WATCH_WORDS.follows
        : WATCH_WORDS.absent;
    const cards = possibleOrders(view, name);
    const chances = threat.ships.filter((ship) => ship.class === name).map(({ chance }) => chance);
    const hunters = cards.filter((id) => ALIENS[id].to === 'eos').length;
    return WATCH_WORDS.seen(hunters, cards.length, Math.max(0, ...chances), new Set(chances).size > 1);
  }
  const { to } = ALIENS[card];
  const where = to === 'frb' && view.lastDash ? WATCH_WORDS.planet : WATCH_WORDS[to];
  return `${where}, ${WATCH_WORDS.lanes(alienLanes(view, name, card))}`;
}
