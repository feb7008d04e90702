/** MS-9 Guardian Cannons: deploying, what they do to ships that come near, and scrapping. */
import type { ActionOf, FrameOf, Verb } from '#engine';
import { objection } from '../objections.ts';
import { fleetOf, friendly, has, inTurnOrder, onBoard, unitOf } from '../rules/fleet.ts';
import { NOWHERE } from '../rules/hex.ts';
import { takeOff } from '../rules/losses.ts';
import { areAdjacent, guardiansBeside, hasRoom, unitsBeside } from '../rules/space.ts';
import {
  byUnit,
  guardiansOf,
  isGuardian,
  isShip,
  type Owner,
  ownerOf,
  shipsOf,
  type UnitNumber,
  unitCalled,
  unitId,
  unitNumber,
} from '../rules/units.ts';
import type { G, Mothership, State } from '../state.ts';
import { dogfight } from './dogfight.ts';
import { ownShipProblem, ownUnits } from './subject.ts';

/** MS-11.3 in Minerals. */
export const GUARDIAN_PRICE = 1;
/** MS-16.4 in Influence, of whoever blocks. */
export const BLOCK_PRICE = 2;

/** MS-9.1; MS-9.10 nobody looks whether more are out already. */
export function guardianLimit(s: State, owner: Owner): number {
  if (has(s, owner, 'orbital-defences-2')) return 3;
  return has(s, owner, 'orbital-defences') ? 1 : 0;
}

export function guardiansOut(s: State, owner: Owner): number {
  let out = 0;
  for (const guardian of guardiansOf(owner)) if (onBoard(s, guardian)) out++;
  return out;
}

/** The next piece in reserve. */
export function reserveGuardian(s: State, owner: Owner): UnitNumber | undefined {
  return guardiansOf(owner).find((guardian) => !onBoard(s, guardian));
}

const DEPLOYS = byUnit((ship): ActionOf<Mothership, 'deploy'> => ({ type: 'deploy', ship }));

/** MS-9.2 each ship once a turn, beside itself; enemies may block it before it is paid for. */
export const deploy: Verb<Mothership, ActionOf<Mothership, 'deploy'>> = {
  options(s, seat) {
    const options: ActionOf<Mothership, 'deploy'>[] = [];
    const limit = guardianLimit(s, seat);
    if (fleetOf(s, seat).minerals < GUARDIAN_PRICE || guardiansOut(s, seat) >= limit) return options;
    for (const unit of shipsOf(seat)) {
      const { at, deployed } = unitOf(s, unit);
      if (at !== NOWHERE && !deployed) options.push(DEPLOYS(s, unit));
    }
    return options;
  },
  check(s, { ship }, seat) {
    const unit = unitNumber(s, ship);
    const problem = ownShipProblem(s, seat, unit, ship, 'MS-9.2');
    if (unit === undefined || problem) return problem;
    const limit = guardianLimit(s, seat);
    if (guardiansOut(s, seat) >= limit) return objection('MS-9.1', 'limit', { limit });
    if (fleetOf(s, seat).minerals < GUARDIAN_PRICE)
      return objection('MS-9.2', 'tooPoor', { price: GUARDIAN_PRICE, what: 'minerals' });
    if (unitOf(s, unit).deployed) return objection('MS-9.2', 'hasDeployed', { unit: ship });
    if (!hasRoom(s, unitOf(s, unit).at)) return objection('MS-9.2', 'noSpace', { unit: ship });
    return undefined;
  },
  do(g, { ship }, seat) {
    const { s } = g;
    const unit = unitCalled(s, ship);
    const piece = unitOf(s, unit);
    piece.deployed = true;
    piece.locked = true;
    g.tell({ type: 'deploying', seat, ship });
    g.then('main');
    g.then({ step: 'deployPaid', ship: unit });
    if (!s.table.modules.includes('influence')) return;
    // MS-16.4 seats are asked in turn order after the active one
    const askable = inTurnOrder(s, seat).filter(
      (other) => !friendly(s, other, seat) && fleetOf(s, other).influence >= BLOCK_PRICE,
    );
    g.then(...askable.map((other) => ({ step: 'deployBlock' as const, seat: other, ship: unit })));
  },
};

const BLOCK: readonly ActionOf<Mothership, 'block'>[] = [{ type: 'block' }];

/** MS-16.4 the deployment fails, the Mineral is kept. */
export const block: Verb<Mothership, ActionOf<Mothership, 'block'>> = {
  options: () => BLOCK,
  check: (s, _, seat) =>
    fleetOf(s, seat).influence >= BLOCK_PRICE
      ? undefined
      : objection('MS-16.4', 'tooPoor', { price: BLOCK_PRICE, what: 'influence' }),
  do(g, _, seat, frame) {
    const { s } = g;
    if (frame.step !== 'deployBlock') return;
    fleetOf(s, seat).influence -= BLOCK_PRICE;
    g.use('rule', 'block');
    g.tell({ type: 'blocked', seat, ship: unitId(s, frame.ship) });
    // The first block settles it: nobody else is asked.
    while (s.stack.pop()?.step !== 'deployPaid');
  },
};

export function deployPaid(g: G, { ship }: FrameOf<Mothership, 'deployPaid'>): void {
  const { s } = g;
  const owner = ownerOf(ship);
  const unit = reserveGuardian(s, owner);
  if (unit === undefined) return;
  fleetOf(s, owner).minerals -= GUARDIAN_PRICE;
  g.use('technology', has(s, owner, 'orbital-defences-2') ? 'orbital-defences-2' : 'orbital-defences');
  g.then({ step: 'land', seat: owner, unit, where: 'deploy', near: unitOf(s, ship).at });
}

const SCRAPS = byUnit((guardian): ActionOf<Mothership, 'scrap'> => ({ type: 'scrap', guardian }));

/** MS-9.9 scrap: on your turn remove an own Guardian. */
export const scrap: Verb<Mothership, ActionOf<Mothership, 'scrap'>> = {
  options: (s, seat) => ownUnits(s, guardiansOf(seat)).map((unit) => SCRAPS(s, unit)),
  check(s, { guardian }, seat) {
    const unit = unitNumber(s, guardian);
    if (unit === undefined) return objection('MS-9.9', 'noSuchUnit', { unit: guardian });
    if (ownerOf(unit) !== seat || !isGuardian(unit))
      return objection('MS-9.9', 'notYours', { unit: guardian });
    return onBoard(s, unit) ? undefined : objection('MS-9.9', 'offBoard', { unit: guardian });
  },
  do(g, { guardian }) {
    g.tell({ type: 'destroyed', unit: guardian, cause: 'scrapped' });
    takeOff(g, unitCalled(g.s, guardian));
    g.use('rule', 'scrap');
    g.then('main');
  },
};

/** MS-9.5, MS-9.6 enemy Guardians attack a ship that has come to stand next to them, one after another, each until it is settled. */
export function guardians(g: G, { unit, current }: FrameOf<Mothership, 'guardians'>): void {
  const { s } = g;
  if (current !== undefined && areAdjacent(s, current, unit)) {
    g.then({ step: 'guardians', unit, current });
    dogfight(g, [current], unit);
    return;
  }
  const near = guardiansBeside(s, unit);
  if (near.length === 0) return;
  if (current === undefined) {
    unitOf(s, unit).locked = true;
    g.tell({ type: 'halted', unit: unitId(s, unit), guardians: near.map((guardian) => unitId(s, guardian)) });
  }
  // MS-9.5 seats in turn order from the active seat, each owner ordering its own
  const owner = inTurnOrder(s, s.active).find((other) =>
    near.some((guardian) => ownerOf(guardian) === other),
  );
  if (owner === undefined) return;
  const choices = near.filter((guardian) => ownerOf(guardian) === owner);
  const [only] = choices;
  if (choices.length === 1 && only !== undefined) g.then({ step: 'guardians', unit, current: only });
  else g.then({ step: 'guardianOrder', seat: owner, unit, choices });
}

/** MS-9.4 a Guardian just deployed attacks all enemies next to it. */
export function strikes(g: G, { unit, current }: FrameOf<Mothership, 'strikes'>): void {
  const { s } = g;
  if (current !== undefined && areAdjacent(s, current, unit)) {
    g.then({ step: 'strikes', unit, current });
    dogfight(g, [unit], current, { fresh: true });
    return;
  }
  const owner = ownerOf(unit);
  const choices = unitsBeside(
    s,
    unitOf(s, unit).at,
    (other) => (isShip(other) || isGuardian(other)) && !friendly(s, ownerOf(other), owner),
  );
  const [only] = choices;
  if (only === undefined) return;
  if (choices.length === 1) g.then({ step: 'strikes', unit, current: only });
  else g.then({ step: 'strikeOrder', unit, choices });
}

/** Which one next, where there are several. */
export const choose: Verb<Mothership, ActionOf<Mothership, 'choose'>> = {
  options: (s, _, frame) => choicesIn(s, frame).map((unit) => ({ type: 'choose', unit: unitId(s, unit) })),
  check(s, { unit: id }, _, frame) {
    const unit = unitNumber(s, id);
    if (unit === undefined) return objection('MS-9.4', 'noSuchUnit', { unit: id });
    return choicesIn(s, frame).includes(unit) ? undefined : objection('MS-9.4', 'noTarget', { unit: id });
  },
  do(g, { unit: id }, seat, frame) {
    const chosen = unitCalled(g.s, id);
    if (frame.step === 'guardianOrder') g.then({ step: 'guardians', unit: frame.unit, current: chosen });
    else if (frame.step === 'strikeOrder') g.then({ step: 'strikes', unit: frame.unit, current: chosen });
    else if (frame.step === 'retreat') {
      const ships = frame.ships.filter((ship) => ship !== chosen);
      g.then({ step: 'land', seat, unit: chosen, where: 'retreat', near: frame.near }, { ...frame, ships });
    } else if (frame.step === 'bonusGuardian') {
      const unit = reserveGuardian(g.s, seat);
      if (unit === undefined) return;
      unitOf(g.s, chosen).locked = true;
      g.then({ step: 'land', seat, unit, where: 'bonus', near: unitOf(g.s, chosen).at });
    }
  },
};

function choicesIn(s: State, frame: Mothership['frame']): readonly UnitNumber[] {
  switch (frame.step) {
    case 'guardianOrder':
    case 'strikeOrder':
      return frame.choices;
    case 'retreat':
      return hasRoom(s, frame.near) ? frame.ships : [];
    case 'bonusGuardian':
      return shipsOf(frame.seat).filter((ship) => hasRoom(s, unitOf(s, ship).at));
    default:
      return [];
  }
}
