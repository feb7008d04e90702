/** What those at an online table are called, so that each is told from the others. */
import { computed, type ReadonlySignal } from '@preact/signals';
import type { SeatInfo, TableInfo } from '#client';
import type { People } from '#engine';
import { words } from '../text/en.ts';

/** By seat. Two of the same name, or one person at two seats, are told apart by the number of the seat. */
export function namesOf(seats: readonly SeatInfo[]): string[] {
  const plain = seats.map(({ name }) => name.trim());
  return seats.map(({ seat, kind }, i) => {
    const name = plain[i] ?? '';
    if (name === '') return kind === 'bot' ? words.online.table.botAt(seat) : words.setUp.seat(seat);
    const twice = plain.filter((other) => looks(other) === looks(name)).length > 1;
    return twice ? words.online.table.told(isolated(name), seat) : isolated(name);
  });
}

/** Names that a reader cannot tell apart: capitals and joiners make no difference. */
const looks = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name as it stands in a sentence: one written from right to left does not turn the words around it. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** Those at an online table; news of it that change no name are none. */
export function peopleAt(table: ReadonlySignal<TableInfo>): ReadonlySignal<People> {
  const all = computed(() => JSON.stringify(namesOf(table.value.seats)));
  return computed((): string[] => JSON.parse(all.value));
}

export function nameAt(people: People, seat: number): string {
  return people[seat] ?? words.setUp.seat(seat);
}

/** The server words an action by numbers of seats; here people have names. */
export function withNames(people: People, title: string): string {
  return title.replace(/\b(?:player|seat) (\d+)\b/gi, (words, number) => people[Number(number) - 1] ?? words);
}

/** Why a match is over that people ended and not the rules. */
export function endedWhy({ ended, seats }: TableInfo): string | undefined {
  const text = words.online.end;
  if (ended === 'resigned') {
    const names = namesOf(seats).filter((_, seat) => seats[seat]?.resigned);
    return text.resigned(names.join(', '));
  }
  return ended === 'agreed' || ended === 'abandoned' || ended === 'closed' ? text[ended] : undefined;
}
