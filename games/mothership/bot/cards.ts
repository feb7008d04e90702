/** 10.5 Cards of the main phase. Those of dogfights are played in their windows. */

import { type ActionOf, pick, type Random } from '#engine';
import type { MothershipAction } from '../action.ts';
import type { BotPart, TurnWorth } from '../content/cards/card.ts';
import { card as cardOf } from '../content/cards.ts';
import { fleetOf } from '../rules/fleet.ts';
import { planetNumber, planetOwner } from '../rules/planets.ts';
import { classOf, mothershipOf, NOBODY, stationOf, unitNumber } from '../rules/units.ts';
import type { Mothership } from '../state.ts';
import { shotWorth } from './abilities.ts';
import { hullDanger, stationDanger } from './danger.ts';
import { MOVE_WORTHS, type PlayWorth } from './movementCards.ts';
import type { Survey } from './survey.ts';
import { planetWorth } from './worth.ts';

export function chooseCard(
  around: Survey,
  actions: readonly MothershipAction[],
  random: Random,
): MothershipAction | undefined {
  const plays = actions.filter((action): action is ActionOf<Mothership, 'play'> => action.type === 'play');
  if (plays.length === 0) return undefined;
  const atOnce = plays.filter(({ card }) => cardOf(card).bot.worth === 'at-once');
  if (atOnce.length > 0) return preferred(atOnce, random);
  let best: ActionOf<Mothership, 'play'> | undefined;
  let high = 1;
  for (const play of plays) {
    const worth = playWorth(around, play);
    if (worth <= high) continue;
    high = worth;
    best = play;
  }
  return best;
}

/** Minerals before Influence before Gas; otherwise whoever. */
function preferred(
  plays: readonly ActionOf<Mothership, 'play'>[],
  random: Random,
): ActionOf<Mothership, 'play'> {
  const first = plays.filter(({ card }) => card === plays[0]?.card);
  return first.find(({ pick: what }) => what === 'minerals') ?? pick(first, random);
}

function playWorth(around: Survey, play: ActionOf<Mothership, 'play'>): number {
  const { worth } = cardOf(play.card).bot;
  if (isIn(worth, TURN_WORTHS)) return TURN_WORTHS[worth](around, play);
  // Looking at moves takes time.
  return isIn(worth, MOVE_WORTHS) && !around.style.quick ? MOVE_WORTHS[worth](around, play) : 0;
}

function isIn<W extends string>(
  worth: BotPart['worth'],
  worths: Readonly<Record<W, PlayWorth>>,
): worth is W & typeof worth {
  return typeof worth === 'string' && Object.hasOwn(worths, worth);
}

const TURN_WORTHS: Readonly<Record<TurnWorth, PlayWorth>> = {
  'at-once': () => 0,
  planet: (around, { target }) => planetWorth(around, planetNumber(around.s, target) ?? 0),
  'enemy-planet'(around, { target }) {
    const { s, seat } = around;
    const planet = planetNumber(s, target);
    const owner = planet === undefined ? NOBODY : planetOwner(s, planet);
    return planet === undefined || owner === NOBODY || owner === seat ? 0 : planetWorth(around, planet) - 2;
  },
  shot: (around, { unit, target }) =>
    shotWorth(around, unitNumber(around.s, target), unitNumber(around.s, unit)),
  hold: (around, { target }) => holdWorth(around, unitNumber(around.s, target)),
  station(around) {
    const { s, seat } = around;
    return fleetOf(s, seat).stationHp <= 8 && stationDanger(around, s.units[stationOf(seat)]?.at ?? 0) > 0
      ? 2
      : 0;
  },
};

/** Holding a ship matters where it could do harm. */
function holdWorth(around: Survey, unit: number | undefined): number {
  const { s, seat } = around;
  if (unit === undefined) return 0;
  const own = s.units[mothershipOf(seat)]?.at ?? -1;
  const station = s.units[stationOf(seat)]?.at ?? -1;
  const danger =
    (own >= 0 ? hullDanger(around, own, 0, 6, 5) : 0) + (station >= 0 ? stationDanger(around, station) : 0);
  return danger > 0 && classOf(unit) === 'mothership' ? 1.5 : 0;
}
