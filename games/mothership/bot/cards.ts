/** 10.5 Cards of the main phase. Those of dogfights are played in their windows. */
import { pick, type Random } from '#engine';
import type { MothershipAction, OfType } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import { fleetOf } from '../rules/fleet.ts';
import { planetNumber, planetOwner } from '../rules/planets.ts';
import { classOf, mothershipOf, stationOf, unitNumber } from '../rules/units.ts';
import { NOBODY } from '../state.ts';
import { shotWorth } from './abilities.ts';
import { hullDanger, stationDanger } from './danger.ts';
import { movementWorth } from './movementCards.ts';
import type { Survey } from './survey.ts';
import { planetWorth } from './worth.ts';

/** Worth playing as soon as they can be. */
const AT_ONCE: readonly CardId[] = [
  'replicator',
  'pick-up-two',
  'hull-repair',
  'wallet-inspector',
  'surprise-attack',
  'recon-droid',
  'dedotated-wam',
  'trade-blockade',
];

export function chooseCard(
  around: Survey,
  actions: readonly MothershipAction[],
  random: Random,
): MothershipAction | undefined {
  const plays = actions.filter((action): action is OfType<'play'> => action.type === 'play');
  if (plays.length === 0) return undefined;
  const atOnce = plays.filter(({ card }) => AT_ONCE.includes(card));
  if (atOnce.length > 0) return preferred(atOnce, random);
  let best: OfType<'play'> | undefined;
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
function preferred(plays: readonly OfType<'play'>[], random: Random): OfType<'play'> {
  const first = plays.filter(({ card }) => card === plays[0]?.card);
  return first.find(({ pick: what }) => what === 'minerals') ?? pick(first, random);
}

function playWorth(around: Survey, play: OfType<'play'>): number {
  const { s, seat } = around;
  const { card, unit, target: id } = play;
  switch (card) {
    case 'friendly-negotiations':
      return planetWorth(around, planetNumber(s, id) ?? 0);
    case 'planet-laser-pointer': {
      const planet = planetNumber(s, id);
      const owner = planet === undefined ? NOBODY : planetOwner(s, planet);
      return planet === undefined || owner === NOBODY || owner === seat ? 0 : planetWorth(around, planet) - 2;
    }
    case 'railguns':
      return shotWorth(around, unitNumber(s, id), unitNumber(s, unit));
    case 'forced-update':
      return holdWorth(around, unitNumber(s, id));
    case 'migration':
      return fleetOf(s, seat).stationHp <= 8 && stationDanger(around, s.units[stationOf(seat)]?.at ?? 0) > 0
        ? 2
        : 0;
    default:
      return around.style.quick ? 0 : movementWorth(around, play);
  }
}

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
