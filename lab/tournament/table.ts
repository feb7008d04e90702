/** One table of a deal, played to its end: bots think here, programs are asked. */
import { search } from '#bots';
import { dealt, type GameWithBots, heard, type Kit, nth, type Outcome, type Seat, type Told } from '#engine';
import { Lane, type Mind } from '../lane.ts';
import { dealSeed, type Entrant, type TournamentJob } from './job.ts';
import type { Programs } from './programs.ts';
import type { Seating } from './seating.ts';
import type { Sitting } from './sitting.ts';

/** How a table ended. */
export interface TablePlayed {
  readonly seating: Seating;
  /** By seat, 1 is best; none where the game did not come to its end. */
  readonly places?: readonly number[];
  readonly winners: readonly Seat[];
  readonly points?: readonly number[];
  readonly reason: string;
  readonly actions: number;
  /** What programs did wrong. */
  readonly wrongs: readonly Wrongs[];
}

export interface Wrongs {
  readonly player: number;
  readonly late: number;
  readonly illegal: number;
  readonly died: number;
  /** Too much of it: the game is lost. */
  readonly forfeit: boolean;
}

export async function playTable<K extends Kit>(
  game: GameWithBots<K>,
  job: TournamentJob,
  deal: number,
  seating: Seating,
  programs: Programs,
): Promise<TablePlayed> {
  const { seats, options, cap, players } = job;
  const entrants = seating.map((player) => players[player]);
  const seed = dealSeed(job, deal);
  const lane = new Lane(game, { index: deal, seats, options, seed, minds: entrants.map(mindOf), cap });
  const sitting: Sitting[] = [];
  for (const [seat, entrant] of entrants.entries()) {
    if (entrant?.kind === 'program')
      sitting[seat] = await programs.sitDown(entrant, { seat, seats, options, seed });
  }
  await playOn(game, lane, sitting);
  const { outcome, actions, failure } = lane.result();
  const wrongs = sitting.flatMap((one, seat) => ({ player: seating[seat] ?? 0, ...one.wrongs() }));
  const lost = sitting.flatMap((one, seat) => (one.wrongs().forfeit ? [seat] : []));
  const places = outcome && placesOf(outcome, lane.play.s.seats, lost);
  for (const one of sitting) await one?.end(outcome, places);
  return {
    seating,
    ...(places ? { places } : {}),
    winners: (outcome?.winners ?? []).filter((seat) => !lost.includes(seat)),
    ...(outcome?.points ? { points: outcome.points } : {}),
    reason: failure?.kind ?? (lost.length > 0 ? 'forfeit' : (outcome?.reason ?? '')),
    actions,
    wrongs: wrongs.filter(({ late, illegal, died }) => late + illegal + died > 0),
  };
}

async function playOn<K extends Kit>(
  game: GameWithBots<K>,
  lane: Lane<K>,
  sitting: readonly (Sitting | undefined)[],
): Promise<void> {
  const { play } = lane;
  const told: Told<K['event']>[] = [];
  const asksPrograms = sitting.some((one) => one !== undefined);
  if (asksPrograms) play.events = told;
  lane.begin();
  while (lane.goesOn) {
    const { seat } = play;
    const program = sitting[seat];
    if (program === undefined || lane.unasked() !== undefined) {
      lane.turn();
      continue;
    }
    const legal = play.legal(seat);
    const events = heard(told.slice(program.heard), seat);
    program.heard = told.length;
    const question = {
      view: game.view(play.s, seat),
      actions: legal,
      events,
      position: dealt(game, play.s, seat),
    };
    const answer = await program.choose(question, (action): action is K['action'] =>
      isLegal(game, lane, seat, action),
    );
    const action: K['action'] = answer ?? game.late?.(play.s, seat, legal) ?? nth(legal, 0);
    lane.turn(() => action);
  }
}

function isLegal<K extends Kit>(
  game: GameWithBots<K>,
  { play }: Lane<K>,
  seat: Seat,
  action: object,
): boolean {
  if (game.shapes.action.problem(action, 'action') !== undefined) return false;
  return play.objection(seat, action as K['action']) === undefined;
}

/** A program has no mind of ours. */
function mindOf(entrant: Entrant | undefined): Mind | undefined {
  if (entrant?.kind !== 'bot') return undefined;
  const { level, iterations, search: settings } = entrant;
  return {
    level,
    ...(iterations ? { budget: { iterations } } : {}),
    ...(settings ? { bot: search(settings) } : {}),
  };
}

/** Who forfeits is last, whatever became of the seat. */
export function placesOf({ winners, places }: Outcome, seats: number, lost: readonly Seat[] = []): number[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const won = winners.filter((seat) => !lost.includes(seat));
  return all.map((seat) => {
    if (lost.includes(seat)) return seats;
    if (places) return places[seat] ?? seats;
    // Nobody won: nobody was better than anybody else, but for those who forfeit.
    return won.includes(seat) || won.length === 0 ? 1 : 2;
  });
}
