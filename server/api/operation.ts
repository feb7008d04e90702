/** One operation of the protocol: its fields, and what it does. WebSocket and HTTP serve the same ones. */
import Type, { type Static, type TObject, type TProperties } from 'typebox';
import type { Problem, Seat } from '#engine';
import { type Failure, fail, type Reply } from '../answer.ts';
import type { House } from '../matches/house.ts';
import type { TalkLimits } from '../matches/talkLimits.ts';
import type { PeopleChanges } from '../people/changes.ts';
import type { Player } from '../store/index.ts';
import { type Check, checkOf } from './check.ts';
import { type Efforts, errandOf } from './effort.ts';
import { matchId, seat } from './fields.ts';

/** Who asks, and through what. */
export interface Asker {
  readonly house: House;
  readonly player: Player | undefined;
  /** The seats they hold at the match they ask about, as the store has it now: what a connection watches says nothing. */
  readonly seats: readonly Seat[];
  /** The place the request came from, which limits count by. */
  readonly from: string;
  /** A few words about what they use. */
  readonly device: string;
  /** How much may be said. */
  readonly talk: TalkLimits;
  /** Told whose sessions, seats or blocks are others now. */
  readonly people: PeopleChanges;
  /** What was done of late for people and places who look back. */
  readonly efforts?: Efforts;
  /** Whether nobody waits for the answer any more. */
  gone?(): boolean;
  /** Whether too much was asked for this seat of late, over all connections together; where not, so much more is now. */
  hurries?(match: string, seat: Seat, amount: number): boolean;
}

export interface Operation {
  readonly about: string;
  readonly fields: TProperties;
  readonly check: Check;
  /** What is wrong with fields that are each as they should be; a part of the check. */
  readonly problem?: Check;
  /** Whether it changes anything. */
  readonly reads: boolean;
  /** Whether it is for whoever has a session. */
  readonly known: boolean;
  run(asker: Asker, request: never): Promise<Reply>;
}

type RequestOf<F extends TProperties> = { readonly match: string } & Static<TObject<F>>;

interface Terms<F extends TProperties> {
  readonly about: string;
  readonly fields?: F;
  readonly reads?: boolean;
  /** Whether it can be done for a seat one stands in for. */
  readonly deputy?: boolean;
  /** What is wrong with fields that are each as they should be. */
  problem?(request: RequestOf<F>): Problem | undefined;
  /** How much it counts among what is asked for a seat; without it, one. */
  amount?(request: RequestOf<F>): number;
}

/** Anyone may ask it. */
export function anyone<F extends TProperties>(
  { about, fields, reads = false, problem }: Terms<F>,
  run: (asker: Asker, request: RequestOf<F>) => Promise<Reply>,
): Operation {
  const all = { match: matchId, ...(fields ?? ({} as F)) };
  const shape = checkOf(Type.Object(all, { additionalProperties: false }));
  const between: Check | undefined = problem && ((value) => problem(value as RequestOf<F>));
  return {
    about,
    fields: all,
    check: between ? (value) => shape(value) ?? between(value) : shape,
    ...(between ? { problem: between } : {}),
    reads,
    known: false,
    run: run as Operation['run'],
  };
}

/** Whoever has a session may ask it. */
export function person<F extends TProperties>(
  terms: Terms<F>,
  run: (house: House, player: Player, request: RequestOf<F>, asker: Asker) => Promise<Reply>,
): Operation {
  const operation = anyone(terms, async (asker, request) =>
    asker.player ? run(asker.house, asker.player, request, asker) : notSignedIn(),
  );
  return { ...operation, known: true };
}

const seated = { seat: Type.Optional(seat) };

/** Only who holds the seat may ask it; whoever holds just one need not name it. */
export function holder<F extends TProperties>(
  { about, fields, reads, deputy = false, problem, amount }: Terms<F>,
  run: (house: House, seat: Seat, request: RequestOf<F>, player: Player) => Promise<Reply>,
): Operation {
  const terms = {
    about,
    fields: { ...seated, ...(fields ?? ({} as F)) },
    ...(reads ? { reads } : {}),
    ...(problem ? { problem: (request: unknown) => problem(request as RequestOf<F>) } : {}),
  };
  const operation = anyone(terms, async (asker, request) => {
    const { match, seat: wanted } = request as { match: string; seat?: Seat };
    const found = await heldSeat(asker, match, wanted, deputy);
    if (!found.ok) return found;
    const weight = amount?.(request as unknown as RequestOf<F>) ?? 1;
    if (asker.hurries?.(match, found.seat, weight)) return fail('too-fast', 'tooFast');
    return run(asker.house, found.seat, request as unknown as RequestOf<F>, found.player);
  });
  return { ...operation, known: true };
}

export async function heldSeat(
  asker: Asker,
  match: string,
  wanted: Seat | undefined,
  deputy = false,
): Promise<Reply<{ seat: Seat; player: Player }>> {
  const { house, player } = asker;
  if (player === undefined) return notSignedIn();
  const found = wanted ?? asker.seats[0];
  if (found !== undefined && asker.seats.includes(found)) return { ok: true, seat: found, player };
  const refusal = fail('forbidden', found === undefined ? 'noSeatHere' : 'notYours', { field: 'seat' });
  // Where there is no such match, that is what is said.
  return house.around(
    match,
    async (live): Promise<Reply<{ seat: Seat; player: Player }>> =>
      deputy && found !== undefined && live.playedBy(asker.seats).includes(found)
        ? { ok: true, seat: found, player }
        : refusal,
    errandOf(asker),
  );
}

export function notSignedIn(): Failure {
  return fail('not-signed-in', 'notSignedIn');
}
