/** How each fleet fell, and what was fought on the way, from all that was told. */
import type { Seat } from '#engine';
import type { MothershipEvent } from '../event.ts';
import type { UnitId, Who } from '../rules/units.ts';
import { ownerIn } from './heard.ts';

export interface Fall {
  readonly owner: Who;
  readonly how: 'station' | 'ships' | 'conceded';
  /** What was lost last. */
  readonly unit: UnitId | undefined;
  readonly by: readonly UnitId[];
  readonly points: number;
  readonly round: number;
  readonly rocks: boolean;
}

interface Fought {
  readonly by: readonly UnitId[];
  /** Who defended: whoever attacked and lost, lost to it. */
  readonly against?: UnitId | undefined;
  readonly points: number;
}

const whoOf = (unit: UnitId): Who => ownerIn(unit) ?? 'npc';

/** The losses that could end a fleet, by whose they are: its station, or whichever ship was lost last. */
export function fallsOf(told: readonly MothershipEvent[]): ReadonlyMap<Who, Fall> {
  const falls = new Map<Who, Fall>();
  let round = 0;
  let fought: Fought = { by: [], points: 0 };
  for (const event of told) {
    if (event.type === 'turn') round = event.round;
    if (event.type === 'asteroidRoll') fought = { by: [], points: event.field };
    if (event.type === 'dogfight')
      fought = {
        by: event.attackers.map(({ unit }) => unit),
        against: event.defender?.unit,
        points: event.attack,
      };
    if (event.type === 'conceded')
      put(falls, { owner: event.seat, how: 'conceded', unit: undefined }, fought, round);
    if (event.type === 'stationHit' && event.hp <= 0)
      put(falls, { owner: whoOf(event.unit), how: 'station', unit: event.unit }, fought, round);
    if (
      event.type === 'destroyed' &&
      event.cause !== 'eliminated' &&
      falls.get(whoOf(event.unit))?.how !== 'station'
    )
      put(
        falls,
        { owner: whoOf(event.unit), how: 'ships', unit: event.unit },
        fought,
        round,
        event.cause === 'asteroids',
      );
  }
  return falls;
}

function put(
  falls: Map<Who, Fall>,
  fall: Pick<Fall, 'owner' | 'how' | 'unit'>,
  { by, against, points }: Fought,
  round: number,
  rocks = false,
): void {
  const own = by.some((unit) => whoOf(unit) === fall.owner);
  const to = own ? (against === undefined ? [] : [against]) : by;
  falls.set(fall.owner, { ...fall, by: to, points, round, rocks });
}

export interface Tally {
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
  /** Planets. */
  readonly taken: number;
  readonly yielded: number;
  readonly destroyed: number;
  readonly losses: number;
}

/** The fights and losses of a seat. */
export function tallyOf(told: readonly MothershipEvent[], seat: Seat): Tally {
  const own = (unit: string | undefined): boolean => unit !== undefined && ownerIn(unit) === seat;
  const fights = told.flatMap((event) => (event.type === 'dogfight' && event.defender ? [event] : []));
  const mine = fights.flatMap(({ attackers, defender, winner }) => {
    if (attackers.some(({ unit }) => own(unit)))
      return [winner === 'attacker' ? 1 : winner === undefined ? 0 : -1];
    return own(defender?.unit) ? [winner === 'defender' ? 1 : winner === undefined ? 0 : -1] : [];
  });
  const gone = told.flatMap((event) =>
    event.type === 'destroyed' && event.cause !== 'eliminated' ? [event] : [],
  );
  const captured = told.flatMap((event) => (event.type === 'captured' ? [event] : []));
  return {
    taken: captured.filter(({ by }) => by === seat).length,
    yielded: captured.filter(({ from }) => from === seat).length,
    won: mine.filter((sign) => sign > 0).length,
    tied: mine.filter((sign) => sign === 0).length,
    lost: mine.filter((sign) => sign < 0).length,
    destroyed: gone.filter(({ unit, by }) => by === seat && !own(unit)).length,
    losses: gone.filter(({ unit }) => own(unit)).length,
  };
}
