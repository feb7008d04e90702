/** A deal: the same luck at every table of the tournament. The unit of all statistics is the deal, never the game. */
import { type GameWithBots, type Kit, sidesOf } from '#engine';
import type { TournamentJob } from './job.ts';
import { Programs } from './programs.ts';
import { type Seating, seatings } from './seating.ts';
import { playTable, type TablePlayed } from './table.ts';

export interface DealPlayed {
  readonly deal: number;
  readonly tables: readonly TablePlayed[];
}

/** Plays deals one after the other; its programs run until it is ended. */
export class Dealer<K extends Kit> {
  readonly #game: GameWithBots<K>;
  readonly #job: TournamentJob;
  readonly #programs: Programs;
  readonly #tables: readonly Seating[];

  constructor(game: GameWithBots<K>, job: TournamentJob) {
    this.#game = game;
    this.#job = job;
    this.#programs = new Programs(job, game.version);
    this.#tables = seatings(job.form, job.players.length, sidesAt(game, job));
  }

  check(): Promise<void> {
    return this.#programs.check();
  }

  async play(from: number, to: number): Promise<DealPlayed[]> {
    const deals: DealPlayed[] = [];
    for (let deal = from; deal < to; deal++) {
      const tables: TablePlayed[] = [];
      for (const seating of this.#tables)
        tables.push(await playTable(this.#game, this.#job, deal, seating, this.#programs));
      deals.push({ deal, tables });
    }
    return deals;
  }

  end(): void {
    this.#programs.end();
  }
}

/** The side of each seat when a game of the tournament begins. */
export function sidesAt<K extends Kit>(
  game: GameWithBots<K>,
  { seats, options }: Pick<TournamentJob, 'seats' | 'options'>,
): readonly number[] {
  return sidesOf(game, game.setup({ seats, options }));
}
