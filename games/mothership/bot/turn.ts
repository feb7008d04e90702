/** 10.5 The turn, one decision at a time: spend, strike, use what is left, move, end. */
import { type ActionOf, nth, type Random } from '#engine';
import type { MothershipAction } from '../action.ts';
import type { Split } from '../content/panel.ts';
import { onBoard, unitOf } from '../rules/fleet.ts';
import { NOWHERE, type Space } from '../rules/hex.ts';
import { planetId } from '../rules/planets.ts';
import { classOf, mothershipOf, type Owner, UNITS_EACH, type UnitNumber, unitId } from '../rules/units.ts';
import type { Mothership, State } from '../state.ts';
import { chooseAbility, chooseDeployment } from './abilities.ts';
import { chooseCard } from './cards.ts';
import { sameSplit, standSplit, strikeSplit } from './energy.ts';
import { goalsOf } from './goals.ts';
import { homeOf } from './home.ts';
import { quickNotes, recall, remember } from './memory.ts';
import { canDivert, costTo, findWays } from './reach.ts';
import { bestRelocation, relocationOf } from './reposition.ts';
import { chooseSpending } from './spending.ts';
import { bestStrike, type Strike } from './strikes.ts';
import type { Style } from './style.ts';
import { type Survey, survey } from './survey.ts';

export type Actions = readonly MothershipAction[];

/** What to do in the main phase. */
export function chooseMain(
  s: State,
  seat: Owner,
  actions: Actions,
  style: Style,
  random: Random,
): MothershipAction {
  const around = survey(s, seat, style);
  return (
    chooseSpending(around, actions) ??
    chooseCard(around, actions, random) ??
    chooseFight(around, actions) ??
    chooseDeployment(around, actions) ??
    chooseMove(around, actions) ??
    chooseAbility(around, actions) ??
    chooseStance(around, actions) ??
    find(actions, 'end') ??
    nth(actions, 0)
  );
}

export function find<T extends MothershipAction['type']>(
  actions: Actions,
  type: T,
): ActionOf<Mothership, T> | undefined {
  return actions.find((action): action is ActionOf<Mothership, T> => action.type === type);
}

/** The best strike: Energy first, then everyone into place, then fire. */
function chooseFight(around: Survey, actions: Actions): MothershipAction | undefined {
  findWays(around);
  const notes = quickNotes(around);
  if (notes?.calm) return undefined;
  const strike = bestStrike(around, homeOf(around));
  if (strike === undefined) {
    if (notes !== undefined) notes.calm = true;
    return undefined;
  }
  const { s } = around;
  const { aim, ships, spaces } = strike;
  if (wantsSplit(around, strike) !== undefined) return find(actions, 'divert');
  for (const [i, ship] of ships.entries()) {
    const to = spaces[i] ?? NOWHERE;
    if (unitOf(s, ship).at === to) continue;
    remember(around, ship, to);
    return moveOf(actions, unitId(s, ship));
  }
  const target = aim.kind === 'planet' ? planetId(s, aim.number) : unitId(s, aim.number);
  const ids = ships.map((ship) => unitId(s, ship));
  return actions.find(
    (action) =>
      action.type === 'attack' &&
      action.target === target &&
      action.ships.length === ids.length &&
      action.ships.every((id, i) => id === ids[i]),
  );
}

function moveOf(actions: Actions, id: string): MothershipAction | undefined {
  return actions.find((action) => action.type === 'move' && action.ship === id);
}

/** The division of Energy that a strike needs, if it is not there yet. */
function wantsSplit(around: Survey, { ships, spaces }: Strike): Split | undefined {
  const { s, seat } = around;
  const mothership = mothershipOf(seat);
  const place = ships.indexOf(mothership);
  if (place < 0 || !canDivert(s, seat)) return undefined;
  const to = spaces[place] ?? NOWHERE;
  const cost = unitOf(s, mothership).at === to ? 0 : costTo(mothership, to);
  const split = strikeSplit(around, cost);
  return sameSplit(around, split) ? undefined : split;
}

function chooseMove(around: Survey, actions: Actions): MothershipAction | undefined {
  const home = homeOf(around);
  const goals = goalsOf(around, home);
  const found = bestRelocation(around, goals);
  if (found === undefined) return undefined;
  const { s } = around;
  if (classOf(found.ship) === 'mothership' && journeySplit(around, found.to) !== undefined)
    return find(actions, 'divert');
  remember(around, found.ship, found.to);
  return moveOf(actions, unitId(s, found.ship));
}

/** The division of Energy for a journey of the Mothership, if it is not there yet. */
function journeySplit(around: Survey, to: Space): Split | undefined {
  const { s, seat } = around;
  if (!canDivert(s, seat)) return undefined;
  const split = standSplit(around, costTo(mothershipOf(seat), to), to);
  return sameSplit(around, split) ? undefined : split;
}

/** Energy for the enemies’ turns, when the Mothership stays where it is. */
function chooseStance(around: Survey, actions: Actions): MothershipAction | undefined {
  const { s, seat } = around;
  if (!canDivert(s, seat) || !onBoard(s, mothershipOf(seat))) return undefined;
  return sameSplit(around, stanceSplit(around)) ? undefined : find(actions, 'divert');
}

function stanceSplit(around: Survey): Split {
  return standSplit(around, 0, unitOf(around.s, mothershipOf(around.seat)).at);
}

/** How to divide Energy now that it is asked for: what the turn wanted it for. */
export function wantedSplit(s: State, seat: Owner, style: Style): Split {
  const around = survey(s, seat, style);
  findWays(around);
  const home = homeOf(around);
  const strike = bestStrike(around, home);
  const forStrike = strike === undefined ? undefined : wantsSplit(around, strike);
  if (forStrike !== undefined) return forStrike;
  const found = bestRelocation(around, goalsOf(around, home));
  if (found !== undefined && classOf(found.ship) === 'mothership')
    return standSplit(around, costTo(found.ship, found.to), found.to);
  return stanceSplit(around);
}

/** Where a ship that has been told to move had best go; NOWHERE if it had best stay. */
export function destination(s: State, seat: Owner, ship: UnitNumber, style: Style): Space {
  const meant = recall(s, ship, style);
  if (meant !== undefined) return meant;
  const around = survey(s, seat, style);
  findWays(around);
  const home = homeOf(around);
  const strike = bestStrike(around, home);
  const place = strike?.ships.indexOf(ship) ?? -1;
  if (strike !== undefined && place >= 0) return strike.spaces[place] ?? NOWHERE;
  return relocationOf(around, ship, goalsOf(around, home)[ship % UNITS_EACH])?.to ?? NOWHERE;
}
