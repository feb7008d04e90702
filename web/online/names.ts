/** What those at an online table are called, so that each is told from the others. */
import type { SeatInfo, TableInfo } from '#client';
import { personAt } from '#engine';
import { words } from '../text/en.ts';

/** By seat. Two of the same name, or one person at two seats, are told apart by the number of the seat. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const plain = seats.map(({ name }) => name.trim());
  return seats.map(({ seat, kind }, i) => {
    const name = plain[i] ?? '';
    if (name === '') return kind === 'bot' ? words.online.table.botAt(seat) : words.setUp.seat(seat);
    const twice = plain.filter((other) => other.toLowerCase() === name.toLowerCase()).length > 1;
    return twice ? words.online.table.told(name, seat) : name;
  });
}

/** The server words an action by numbers of seats; here people have names. */
export function withNames(title: string): string {
  return title.replace(
    /\b(?:player|seat) (\d+)\b/gi,
    (words, number) => personAt(Number(number) - 1) ?? words,
  );
}

/** Why a match is over that people ended and not the rules. */
export function endedWhy({ ended, seats }: TableInfo): string | undefined {
  const text = words.online.end;
  if (ended === 'resigned') {
    const names = namesOf(seats).filter((_, seat) => seats[seat]?.resigned);
    return text.resigned(names.join(', '));
  }
  return ended === 'agreed' || ended === 'abandoned' ? text[ended] : undefined;
}
