/** The words of the story at Mothership's end, in English. */
import type { Fall, Tally } from '../outlook/fate.ts';
import type { Luck } from '../outlook/luck.ts';
import { capital, listed, type Names, shortThing } from './names.ts';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const ships = ({ thing }: Names, units: Fall['by']): string =>
  units.length === 0 ? 'an enemy' : listed(units.map((unit) => thing(unit)));
const fours = (points: number): string => counted(Math.floor(points / 4), 'full four');

const remaining = (left: number): string => `${counted(left, 'Raider')} ${left === 1 ? 'was' : 'were'}`;

export const STORY_WORDS = {
  round: (round: number) => `Round ${round}`,
  station: (names: Names, { owner, by, points, round }: Fall) =>
    `${capital(ships(names, by))} brought down the station of ${names.seatName(owner)} in round ${round}: ${counted(points, 'point')}, ${fours(points)}.`,
  lastShip: (names: Names, { owner, unit, by, round, rocks }: Fall) =>
    `The last ship of ${names.seatName(owner)}, ${shortThing(unit)}, was lost in round ${round} ${rocks ? 'in the asteroids' : `to ${ships(names, by)}`}.`,
  conceded: ({ seatName }: Names, { owner, round }: Fall) =>
    `${capital(seatName(owner))} gave up in round ${round}.`,
  bare: (since: number) => `It had stood without a guard since round ${since}.`,
  points: (who: string, points: number, target: number) =>
    `${who} had ${points} of ${target} points when the round closed.`,
  time: (rounds: number, who: string, points: number) =>
    `${counted(rounds, 'round')} are over: ${who} leads with ${points}.`,
  soloWon: (unit: string, round: number, station: number) =>
    `The last Raider, ${unit}, fell in round ${round}; your station stood at ${station}.`,
  soloStation: (by: string, round: number, left: number) =>
    `Your station fell to ${by} in round ${round}; ${remaining(left)} left.`,
  soloShips: (unit: string, round: number, left: number) =>
    `Your last ship, ${unit}, was lost in round ${round}; ${remaining(left)} left.`,
  soloTime: (left: number) => `Forty rounds passed with ${counted(left, 'Raider')} left.`,
  ahead: (who: string, round: number) => `${who} had most ships and planets from round ${round} on.`,
  ships: (count: number, round: number) =>
    `You had ${count === 0 ? 'no ship' : count === 1 ? 'one ship' : `${count} ships`} or fewer from round ${round} on.`,
  rounds: 'Rounds',
  shipsLeft: 'Ships left',
  planets: 'Planets',
  technologies: 'Technologies',
  tally: ({ won, tied, lost, taken, yielded, destroyed, losses }: Tally) => ({
    Dogfights: `${won} won, ${tied} tied, ${lost} lost`,
    'Planets changed hands': `${taken} taken, ${yielded} lost`,
    Units: `${destroyed} destroyed, ${losses} lost`,
  }),
  /** Nothing where no dice were thrown for anything. */
  luck: ({ won, expected }: Luck): Readonly<Record<string, string>> => {
    const by = won - expected;
    if (won === 0 && expected === 0) return {};
    return {
      'Luck of the dice': `${by < 0 ? '−' : '+'}${Math.abs(by).toFixed(1)}: ${won} fights and captures won, ${expected.toFixed(1)} expected`,
    };
  },
  level: (level: number) => `The challenge at level ${level}`,
} as const;
