/** What an operation is: the fields it takes, and what it does once they are known to be well formed. */
import { type AnyFields, type GameWithBots, type Seat, SPECTATOR } from '#engine';
import { nearest } from '../suggest.ts';
import { fail, type Reply } from './reply.ts';
import { name, type RequestOf } from './request.ts';
import type { AnyMatch, Session } from './session.ts';

export interface Operation {
  readonly fields: AnyFields;
  run(session: Session, request: Record<string, unknown>): Reply;
}

/** An operation of the whole session. `run` gets a request that was checked against `fields`. */
export function operation<F extends AnyFields>(
  fields: F,
  run: (session: Session, request: RequestOf<F>) => Reply,
): Operation {
  return { fields, run: (session, request) => run(session, request as RequestOf<F>) };
}

/** An operation on an open match. */
export function onMatch<F extends AnyFields>(
  fields: F,
  run: (match: AnyMatch, request: RequestOf<F>, session: Session) => Reply,
): Operation {
  return {
    fields: { match: name, ...fields },
    run(session, request) {
      const id = String(request.match);
      const match = session.match(id);
      if (!match) return fail('unknown-match', ['noMatch', id], { field: 'match' });
      return seatProblem(match, request.seat) ?? run(match, request as RequestOf<F>, session);
    },
  };
}

/** Runs with the game of that name. */
export function withGame(session: Session, id: string, run: (game: GameWithBots) => Reply): Reply {
  const game = session.games.find((candidate) => candidate.id === id);
  if (game) return run(game);
  const ids = session.games.map((candidate) => candidate.id);
  return fail('unknown-game', ['noGame', id, nearest(id, ids), ids], { field: 'game' });
}

/** Who looks: a seat, or someone who only watches. */
export function viewer(seat: number | 'spectator'): Seat {
  return seat === 'spectator' ? SPECTATOR : seat;
}

/** How many seats there are only the match knows, and it can change while it lasts. */
function seatProblem(match: AnyMatch, seat: unknown): Reply | undefined {
  if (typeof seat !== 'number' || seat < match.seats) return undefined;
  return fail('bad-request', ['seat', match.seats - 1, seat], { field: 'seat' });
}
