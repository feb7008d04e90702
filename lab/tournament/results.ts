/** What the tables of a deal say: who came before whom, and the grade of the deal. */
import type { Comparison } from '../stats/ratings.ts';
import type { Grades } from '../stats/sprt.ts';
import type { DealPlayed } from './deal.ts';
import type { TablePlayed } from './table.ts';

/** A deal with a table that did not come to its end says nothing. */
export function whole({ tables }: DealPlayed): boolean {
  return tables.every(({ places }) => places !== undefined);
}

/** Everyone at a table against everyone of another side. Who wins together is compared once, by their best place. */
export function comparisons({ seating, places = [] }: TablePlayed, sides: readonly number[]): Comparison[] {
  const teams = [...new Set(sides)].map((side) => {
    const seats = [...sides.keys()].filter((seat) => sides[seat] === side);
    return {
      player: seating[seats[0] ?? 0] ?? 0,
      place: Math.min(...seats.map((seat) => places[seat] ?? Number.POSITIVE_INFINITY)),
    };
  });
  return teams.flatMap((one, oneAt) =>
    teams.slice(oneAt + 1).flatMap((other, i): Comparison[] => {
      if (one.player === other.player) return [];
      const score = one.place === other.place ? 0.5 : one.place < other.place ? 1 : 0;
      return [{ one: one.player, other: other.player, oneAt, otherAt: oneAt + 1 + i, score }];
    }),
  );
}

export function comparisonsOf({ tables }: DealPlayed, sides: readonly number[]): Comparison[] {
  return tables.flatMap((table) => comparisons(table, sides));
}

/** How the first of two players did against the second in one deal, 0 to 1; nothing where they did not meet. */
export function dealScore(all: readonly Comparison[], one: number, other: number): number | undefined {
  const scores = all.flatMap((met) => {
    if (met.one === one && met.other === other) return [met.score];
    return met.one === other && met.other === one ? [1 - met.score] : [];
  });
  return scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** Whether a player who sits at all seats has won. */
export function wonAlone({ tables }: DealPlayed, player: number): boolean {
  return tables.some(({ seating, winners }) => seating[0] === player && winners.length > 0);
}

/** The grade of a deal for a test of the first player against the second. */
function gradeOf(deal: DealPlayed, sides: readonly number[]): number {
  if (isTogether(sides)) return Number(wonAlone(deal, 0)) - Number(wonAlone(deal, 1));
  return dealScore(comparisonsOf(deal, sides), 0, 1) ?? 0.5;
}

export function gradesOf(deals: readonly DealPlayed[], sides: readonly number[]): Grades {
  const grades = new Map<number, number>();
  for (const deal of deals.filter(whole)) {
    const grade = gradeOf(deal, sides);
    grades.set(grade, (grades.get(grade) ?? 0) + 1);
  }
  return grades;
}

/** Whether everybody at the table wins and loses together: then players are compared table by table. */
export function isTogether(sides: readonly number[]): boolean {
  return new Set(sides).size === 1;
}
