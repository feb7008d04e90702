/** 10.4 Minerals and Influence: technology by plan, planets explored and built up, cards for what is left. */
import type { MothershipAction } from '../action.ts';
import { development } from '../content/developments.ts';
import { technology } from '../content/technologies.ts';
import { fleetOf } from '../rules/fleet.ts';
import { planetNumber } from '../rules/planets.ts';
import { EXPLORE_PRICE } from '../steps/modules.ts';
import { nextTechnology } from './research.ts';
import type { Survey } from './survey.ts';
import { planetWorth } from './worth.ts';

type Actions = readonly MothershipAction[];

/** Minerals kept for Guardians and other needs of the moment once the plan is far along. */
const CARD_PRICE = 2;

export function chooseSpending(around: Survey, actions: Actions): MothershipAction | undefined {
  return (
    chooseSway(around, actions) ??
    chooseModules(around, actions) ??
    chooseResearch(around, actions) ??
    chooseBuy(around, actions)
  );
}

function chooseResearch(around: Survey, actions: Actions): MothershipAction | undefined {
  const next = nextTechnology(around);
  return actions.find((action) => action.type === 'research' && action.technology === next);
}

/** Cards for what the next technology leaves. */
function chooseBuy(around: Survey, actions: Actions): MothershipAction | undefined {
  const { minerals, gas } = fleetOf(around.s, around.seat);
  const next = nextTechnology(around);
  const saved = next === undefined ? 1 : technology(next).tier;
  return actions.find(
    (action) => action.type === 'buy' && (action.with === 'gas' ? gas >= 6 : minerals - CARD_PRICE >= saved),
  );
}

function chooseSway(around: Survey, actions: Actions): MothershipAction | undefined {
  let best: MothershipAction | undefined;
  let high = 0;
  for (const action of actions) {
    if (action.type !== 'sway') continue;
    const worth = planetWorth(around, planetNumber(around.s, action.planet) ?? 0);
    if (worth <= high) continue;
    high = worth;
    best = action;
  }
  return best;
}

/** Developments pay in points and yields; exploring opens the way to them. */
function chooseModules(around: Survey, actions: Actions): MothershipAction | undefined {
  const { s, seat, points } = around;
  if (s.table.modules.length === 0) return undefined;
  const { minerals } = fleetOf(s, seat);
  let best: MothershipAction | undefined;
  let high = 0;
  for (const action of actions) {
    const worth = action.type === 'develop' ? buildWorth(around, action.development, action.planet) : 0;
    if (worth <= high) continue;
    high = worth;
    best = action;
  }
  if (best !== undefined) return best;
  const early = fleetOf(s, seat).technologies.length < 3 && !points;
  if (early || minerals < EXPLORE_PRICE) return undefined;
  const rich = points || s.table.modules.includes('developments') || minerals >= EXPLORE_PRICE + 2;
  return rich ? actions.find((action) => action.type === 'explore') : undefined;
}

function buildWorth(
  { s, points, seat }: Survey,
  id: Parameters<typeof development>[0],
  planet: string,
): number {
  const { points: victory, minerals = 0, gas = 0, influence = 0, defence = 0, energy = 0 } = development(id);
  const number = planetNumber(s, planet) ?? 0;
  const price = (s.planets[number]?.built.length ?? 0) + 1;
  const worth =
    (points ? 2.2 * victory : 0) +
    2.5 * minerals +
    1.2 * gas +
    1.0 * influence +
    0.25 * defence +
    1.5 * energy;
  const rest = fleetOf(s, seat).minerals - price;
  return rest < 0 ? 0 : worth - 0.8 * price;
}
