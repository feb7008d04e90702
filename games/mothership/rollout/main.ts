/** Quick choices in the main phase: attack at good odds, then move, research and build, then end. */
import type { Random, Seat } from '#engine';
import type { MothershipAction, OfType } from '../action.ts';
import type { CardId } from '../content/cards.ts';
import { type TechnologyId, technology } from '../content/technologies.ts';
import { dieSides, fleetOf, has, unitOf } from '../fleet.ts';
import { planetDefence } from '../planets.ts';
import { wingmenOf } from '../space.ts';
import type { State } from '../state.ts';
import { isStationGuarded, targetOf } from '../steps/attack.ts';
import { classOf, ownerOf, stationOf, type UnitNumber, unitNumber } from '../units.ts';

const NOISE = 1000;
/** From this round on the station is left alone if need be, so that games end. */
const BOLD = 15;

export function chooseMain(
  s: State,
  seat: Seat,
  actions: readonly MothershipAction[],
  random: Random,
): MothershipAction {
  let best = actions[0] as MothershipAction;
  let high = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const score = appeal(s, seat, action) + random.int(NOISE) / NOISE;
    if (score > high) {
      high = score;
      best = action;
    }
  }
  return best;
}

/** Cards worth more, or less, than the usual one. */
const CARD_APPEAL: Partial<Record<CardId, number>> = {
  replicator: 4,
  'pick-up-two': 4,
  'hull-repair': 3,
  'friendly-negotiations': 5,
  'wallet-inspector': 3,
  'surprise-attack': 3,
  'recon-droid': 3,
  'dedotated-wam': 4,
  railguns: 3,
  'trade-blockade': 2,
  migration: -0.2,
  'planet-laser-pointer': 0,
  'cowardly-retreat': -0.2,
};

/** Those that hurt nobody wait until the ships have moved. */
const ABILITY_APPEAL: Partial<Record<TechnologyId, number>> = {
  'tractor-beam': 0,
  'onboard-gates': 0,
  'asteroid-mining': 0.8,
  'repair-drones': 0.6,
};

function appeal(s: State, seat: Seat, action: MothershipAction): number {
  switch (action.type) {
    case 'attack':
      return attackAppeal(s, action);
    case 'move': {
      const unit = unitNumber(s, action.ship);
      return unit !== undefined && s.round < BOLD && isLastGuard(s, seat, unit) ? -0.5 : 1;
    }
    case 'divert':
      return 1.5;
    case 'research':
      return 2 + 0.2 * technology(action.technology).tier;
    case 'ability':
      return ABILITY_APPEAL[action.technology] ?? 2.5;
    case 'develop':
      return 3;
    case 'sway':
      return 6;
    case 'explore':
      return 1.6;
    case 'deploy':
      return 1.2;
    case 'buy':
      return fleetOf(s, seat).minerals >= 6 || action.with === 'gas' ? 1 : -0.3;
    case 'play':
      return CARD_APPEAL[action.card] ?? 0.4;
    case 'end':
      return 0.3;
    case 'concede':
      return -100;
    case 'scrap':
      return -5;
    default:
      return -0.4;
  }
}

/** The mean of a die with its usual bonus. */
function meanOf(s: State, unit: UnitNumber): number {
  const owner = ownerOf(unit);
  const mean = (dieSides(s, unit) + 1) / 2;
  const kind = classOf(unit);
  if (kind === 'fighter')
    return mean + (has(s, owner, 'turbo-lasers-2') ? 3 : has(s, owner, 'red-leader') ? 1 : 0);
  if (kind === 'bomber')
    return mean + (has(s, owner, 'advanced-engineering') ? 3 : has(s, owner, 'rear-turrets') ? 1 : 0);
  return mean;
}

function attackAppeal(s: State, { target: id, ships }: OfType<'attack'>): number {
  const target = targetOf(s, id);
  if (target === undefined) return -1;
  let mean = 0;
  for (const ship of ships) mean += meanOf(s, unitNumber(s, ship) ?? 0);
  if (target.kind === 'planet') {
    const owner = unitNumber(s, ships[0]) ?? 0;
    const edge = mean * (has(s, ownerOf(owner), 'fast-cap') ? 2 : 1) - planetDefence(s, target.planet);
    return edge > -1.5 ? 4 + Math.min(3, edge) - 0.4 * ships.length : -1;
  }
  if (classOf(target.unit) === 'station') return 8 + Math.floor(mean / 4) * 2 - 0.2 * ships.length;
  const edge = mean - (dieSides(s, target.unit) + 1) / 2 - wingmenOf(s, target.unit);
  return edge > (s.round < BOLD ? 0.4 : -4) ? 4 + Math.min(4, edge) - 0.3 * ships.length : -1;
}

/** 10.1 never leave the station without a guard. */
function isLastGuard(s: State, seat: Seat, unit: UnitNumber): boolean {
  const station = stationOf(seat);
  if (!isStationGuarded(s, station)) return false;
  const piece = unitOf(s, unit);
  const { at } = piece;
  piece.at = -1;
  const bare = !isStationGuarded(s, station);
  piece.at = at;
  return bare;
}
