/** 10.5 Choices outside the main phase: in dogfights by exact odds, elsewhere by habit. */
import { type ActionOf, nth, pick, type Random } from '#engine';
import type { MothershipAction } from '../action.ts';
import { card as cardOf } from '../content/cards.ts';
import type { MothershipFrame } from '../frame.ts';
import { fleetOf } from '../rules/fleet.ts';
import { planetDefence } from '../rules/planets.ts';
import { classOf, NOBODY, type Owner, unitNumber } from '../rules/units.ts';
import type { Mothership, State } from '../state.ts';
import { planetTotal } from '../steps/planetAttack.ts';
import { chooseDeclaration, chooseRolled, fightStakes, ownChance } from './dogfights.ts';
import type { Style } from './style.ts';
import { survey } from './survey.ts';
import { shipWorth } from './worth.ts';

type Actions = readonly MothershipAction[];

function passOr(actions: Actions, wanted: MothershipAction | undefined): MothershipAction {
  return wanted ?? actions.find(({ type }) => type === 'pass') ?? nth(actions, 0);
}

function firstPlay(actions: Actions): MothershipAction | undefined {
  return actions.find(({ type }) => type === 'play');
}

export function chooseInWindow(
  s: State,
  seat: Owner,
  frame: MothershipFrame,
  actions: Actions,
  style: Style,
  random: Random,
): MothershipAction {
  switch (frame.step) {
    case 'declare':
      return passOr(actions, chooseDeclaration(survey(s, seat, style), actions, frame.side));
    case 'rolled':
      return passOr(actions, chooseRolled(s, actions, frame.side));
    case 'escape':
      return passOr(actions, shouldEscape(s, seat, style) ? firstPlay(actions) : undefined);
    case 'lost':
      return passOr(actions, bestUnitPlay(s, seat, actions, style));
    case 'planetDefend':
      return passOr(actions, firstPlay(actions));
    case 'planetRolled':
      return passOr(actions, rerollOnPlanet(s, actions));
    case 'dieRolled':
      return passOr(actions, s.die !== undefined && s.die.face <= 1 ? firstPlay(actions) : undefined);
    case 'counter':
      return passOr(actions, cardOf(frame.play.action.card).bot.counter ? firstPlay(actions) : undefined);
    case 'deployBlock':
      return passOr(
        actions,
        fleetOf(s, seat).influence >= 5 ? actions.find(({ type }) => type === 'block') : undefined,
      );
    case 'moonRoll':
      return passOr(
        actions,
        actions.find(({ type }) => type === 'bonus'),
      );
    case 'sell':
      return passOr(actions, cardToSell(s, seat, actions));
    case 'energy':
      return energyChoice(s, seat, frame.cubes, actions);
    case 'captureCard':
      return actions.find((action) => action.type === 'capture' && action.from === 'hand') ?? nth(actions, 0);
    case 'guardianOrder':
    case 'strikeOrder':
    case 'bonusGuardian':
      return bestChoice(s, seat, actions, style);
    default:
      return pick(actions, random);
  }
}

/** Cards that wait for an occasion are kept, but no more than this many. */
const SPARE = 2;

function cardToSell(s: State, seat: Owner, actions: Actions): MothershipAction | undefined {
  const sales = actions.filter((action): action is ActionOf<Mothership, 'sell'> => action.type === 'sell');
  const { hand, gas } = fleetOf(s, seat);
  const spare = hand.filter((card) => cardOf(card).bot.keep === 'few').length > SPARE;
  return sales.find(({ card }) => {
    const { bot, resale } = cardOf(card);
    if (bot.keep === 'all' || (bot.keep === 'few' && !spare)) return false;
    return (resale.minerals ?? 0) > 0 || gas < 8;
  });
}

/** Panic Button: when the ship is more likely lost than not. */
function shouldEscape(s: State, seat: Owner, style: Style): boolean {
  const { fight } = s;
  if (fight === undefined) return false;
  const around = survey(s, seat, style);
  const lost = ownChance(around, fight, 0).lost;
  return lost > 0.5 && fightStakes(around, fight) >= 2.5;
}

/** Life Support for the ship worth most, Last Stand against the attacker worth most. */
function bestUnitPlay(s: State, seat: Owner, actions: Actions, style: Style): MothershipAction | undefined {
  const around = survey(s, seat, style);
  let best: MothershipAction | undefined;
  let high = 0;
  for (const action of actions) {
    if (action.type !== 'play') continue;
    const unit = unitNumber(s, action.unit ?? action.target);
    const worth = unit === undefined ? 1 : shipWorth(around, unit);
    if (worth <= high) continue;
    high = worth;
    best = action;
  }
  return best;
}

/** The enemy worth most first; of the own Guardians any. */
function bestChoice(s: State, seat: Owner, actions: Actions, style: Style): MothershipAction {
  const around = survey(s, seat, style);
  let best = nth(actions, 0);
  let high = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    if (action.type !== 'choose') continue;
    const unit = unitNumber(s, action.unit) ?? 0;
    const worth = classOf(unit) === 'mothership' ? 1 : shipWorth(around, unit);
    if (worth <= high) continue;
    high = worth;
    best = action;
  }
  return best;
}

/** The Forks on the lowest die when the planet held out. */
function rerollOnPlanet(s: State, actions: Actions): MothershipAction | undefined {
  const { fight } = s;
  if (fight === undefined) return undefined;
  const missing = planetDefence(s, fight.target) + fight.bonus[1] - planetTotal(s, fight);
  if (missing <= 0) return undefined;
  let best: MothershipAction | undefined;
  let low = Math.max(1, 5 - missing);
  for (const action of actions) {
    if (action.type !== 'play') continue;
    const die = fight.attackers.indexOf(unitNumber(s, action.unit) ?? NOBODY);
    const face = fight.faces[die] ?? 6;
    if (face >= low + 1) continue;
    low = face;
    best = action;
  }
  return best;
}

/** Cubes go to weapons up to eleven, then to shields; they are taken from shields first. */
function energyChoice(s: State, seat: Owner, cubes: number, actions: Actions): MothershipAction {
  const { energy } = fleetOf(s, seat);
  const order =
    cubes > 0
      ? energy.weapons < 11
        ? ['weapons', 'shields', 'engines']
        : ['shields', 'engines', 'weapons']
      : ['shields', 'engines', 'weapons'];
  for (const subsystem of order) {
    const found = actions.find((action) => action.type === 'energy' && action.subsystem === subsystem);
    if (found !== undefined) return found;
  }
  return nth(actions, 0);
}
