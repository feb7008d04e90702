/** 10.2 What things are worth, in points. */
import { development } from '../content/developments.ts';
import { lootOf } from '../rules/losses.ts';
import { kindOf, planetAt, planetOf } from '../rules/planets.ts';
import { KILL_POINTS } from '../rules/score.ts';
import { classOf, NOBODY, type UnitClass, type UnitNumber } from '../rules/units.ts';
import { isContested } from './danger.ts';
import type { Survey } from './survey.ts';

export const WORTH = {
  mineral: 0.9,
  gas: 0.4,
  /** A fleet eliminated, and in Victory Point mode a point. */
  elimination: 40,
  point: 2.2,
};

const SHIP: Readonly<Record<UnitClass, number>> = {
  fighter: 3,
  bomber: 4,
  mothership: 6,
  guardian: 1.2,
  station: 0,
};
/** Where ships come back, it is the time that counts. */
const RETURNING = 0.5;

/** What a unit is worth to its own side. */
export function shipWorth({ points }: Survey, unit: UnitNumber): number {
  return SHIP[classOf(unit)] * (points ? RETURNING : 1);
}

/** What destroying it brings. */
export function killWorth(around: Survey, unit: UnitNumber): number {
  const points = around.points ? WORTH.point * KILL_POINTS[classOf(unit)] : 0;
  return shipWorth(around, unit) + WORTH.mineral * lootOf(unit) + points;
}

/** What losing it costs: it, and what the winner gets. */
export function lossWorth(around: Survey, unit: UnitNumber): number {
  const points = around.points ? 0.7 * WORTH.point * KILL_POINTS[classOf(unit)] : 0;
  return shipWorth(around, unit) + 0.5 * WORTH.mineral * lootOf(unit) + points;
}

const PLANET = { mineral: 5, gas: 2.2, planetoid: 1.5 } as const;
/** The card that comes with a planet. */
const CARD = 1;

/** What taking a planet is worth: more where somebody loses it, less where it will not stay. */
export function planetWorth(around: Survey, number: number): number {
  const { s, points, style } = around;
  const planet = planetOf(s, number);
  const kind = kindOf(s, number);
  let worth: number = PLANET[kind];
  if (planet.artifact !== undefined) worth += 2;
  const taken = (planet.owner ?? NOBODY) !== NOBODY;
  if (taken) worth += 2;
  if (points) worth += WORTH.point * (taken ? 1.5 : 1);
  for (const built of planet.built) worth += points && taken ? WORTH.point * development(built).points : 1;
  if (isContested(around, planetAt(s, number))) worth *= style.hold;
  return style.greed * worth + (kind === 'planetoid' ? 0 : CARD);
}
