/** Whose turn it is and who comes next (XW-2): clockwise by seat, or the three characters from left to right. */
import type { Seat } from '#engine';
import { CHARACTERS, type Character } from '../content/characters.ts';
import type { Crew, State } from '../state.ts';
import { bySeat } from './actionTable.ts';

/** XW-9.3 one person plays three characters. */
export function isSolo(s: State): boolean {
  return s.seats === 1;
}

export function crewOf(s: State, number: number): Crew {
  const crew = s.crew[number];
  if (crew === undefined) throw new Error(`there is no character ${number}`);
  return crew;
}

export function currentCrew(s: State): Crew {
  return crewOf(s, s.current);
}

export function currentSeat(s: State): Seat {
  return currentCrew(s).seat;
}

export function currentCharacter(s: State): Character {
  return CHARACTERS[currentCrew(s).id];
}

export function isInPlay(s: State, seat: Seat): boolean {
  return s.crew[seat]?.away === false && seat < s.seats;
}

/** Lists of one seat, made once: they are asked for before every action. */
export const ONLY = bySeat((seat): readonly Seat[] => [seat]);

/** The seats in play, in order. */
export function seatsInPlay(s: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.seats; seat++) if (isInPlay(s, seat)) seats.push(seat);
  return seats;
}

/** The seats at which somebody plays: all while characters are chosen, then those in play. */
export function seatsTaken(s: State): Seat[] {
  return s.crew.length > 0 ? seatsInPlay(s) : Array.from({ length: s.seats }, (_, seat) => seat);
}

/** The seats in play from the current player on, clockwise. */
export function seatsFromCurrent(s: State): Seat[] {
  const first = currentSeat(s);
  const seats: Seat[] = [];
  for (let i = 0; i < s.seats; i++) {
    const seat = (first + i) % s.seats;
    if (isInPlay(s, seat)) seats.push(seat);
  }
  return seats;
}

/** The next seat in play to the left of a seat. */
export function leftOf(s: State, seat: Seat): Seat {
  for (let i = 1; i < s.seats; i++) {
    const next = (seat + i) % s.seats;
    if (isInPlay(s, next)) return next;
  }
  return seat;
}

/** The character whose turn is next. */
export function nextCrew(s: State): number {
  const count = s.crew.length;
  for (let i = 1; i <= count; i++) {
    const next = (s.current + i) % count;
    if (!crewOf(s, next).away) return next;
  }
  return s.current;
}
