/** What was settled in advance decides only for seats whose people have settled something, or where the game asks nobody. */
import type { Done } from './evening.ts';
import type { Passage } from './judge.ts';
import { maybe } from './seats.ts';
import { GAMES } from './world.ts';

export class Instructed {
  readonly #seats = new Set<string>();

  judge(id: string, { before, after, done }: Passage): string[] {
    const gives = (one: Done) => one.deed === 'instruct' && maybe(one);
    if (GAMES.find((game) => game.id === after.row?.game)?.advance?.unasked) return [];
    for (const { fields } of done.filter(gives)) this.#seats.add(`${id} ${fields.seat}`);
    return after.lines.slice(before.lines.length).flatMap(({ number, seat, submission }) => {
      if (!submission?.startsWith(`${seat}:settled `) || this.#seats.has(`${id} ${seat}`)) return [];
      return [`line ${number} was settled by nobody at seat ${seat}`];
    });
  }
}
