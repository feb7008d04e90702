/** One operation of the protocol: its fields, and what it does. WebSocket and HTTP serve the same ones. */
import Type, { type Static, type TObject, type TProperties } from 'typebox';
import type { Seat } from '#engine';
import { type Failure, fail, type Reply } from '../answer.ts';
import type { House } from '../matches/house.ts';
import type { Player } from '../store/index.ts';
import { type Check, checkOf } from './check.ts';
import { matchId, seat } from './fields.ts';

/** Who asks, and through what. */
export interface Asker {
  readonly house: House;
  readonly player: Player | undefined;
  /** The place the request came from, which limits count by. */
  readonly from: string;
  /** The seat this connection already plays at a match, so that it need not be looked up for every action. */
  seatAt?(match: string): Seat | undefined;
  /** Whether too much was asked for this seat of late, over all connections together. */
  hurries?(match: string, seat: Seat): boolean;
}

export interface Operation {
  readonly about: string;
  readonly fields: TProperties;
  readonly check: Check;
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
}

/** Anyone may ask it. */
export function anyone<F extends TProperties>(
  { about, fields, reads = false }: Terms<F>,
  run: (asker: Asker, request: RequestOf<F>) => Promise<Reply>,
): Operation {
  const all = { match: matchId, ...(fields ?? ({} as F)) };
  const check = checkOf(Type.Object(all, { additionalProperties: false }));
  return { about, fields: all, check, reads, known: false, run: run as Operation['run'] };
}

/** Whoever has a session may ask it. */
export function person<F extends TProperties>(
  terms: Terms<F>,
  run: (house: House, player: Player, request: RequestOf<F>) => Promise<Reply>,
): Operation {
  const operation = anyone(terms, async ({ house, player }, request) =>
    player ? run(house, player, request) : notSignedIn(),
  );
  return { ...operation, known: true };
}

const seated = { seat: Type.Optional(seat) };

/** Only who holds the seat may ask it; whoever holds just one need not name it. */
export function holder<F extends TProperties>(
  { about, fields, reads, deputy = false }: Terms<F>,
  run: (house: House, seat: Seat, request: RequestOf<F>, player: Player) => Promise<Reply>,
): Operation {
  const terms = { about, fields: { ...seated, ...(fields ?? ({} as F)) }, ...(reads ? { reads } : {}) };
  const operation = anyone(terms, async (asker, request) => {
    const { match, seat: wanted } = request as { match: string; seat?: Seat };
    const found = await heldSeat(asker, match, wanted, deputy);
    if (!found.ok) return found;
    if (asker.hurries?.(match, found.seat)) return fail('too-fast', 'too many requests; wait a moment');
    return run(asker.house, found.seat, request as unknown as RequestOf<F>, found.player);
  });
  return { ...operation, known: true };
}

export async function heldSeat(
  { house, player, seatAt }: Asker,
  match: string,
  wanted: Seat | undefined,
  deputy = false,
): Promise<Reply<{ seat: Seat; player: Player }>> {
  if (player === undefined) return notSignedIn();
  const known = seatAt?.(match);
  if (known !== undefined && (wanted ?? known) === known) return { ok: true, seat: known, player };
  return house.around(match, async (live): Promise<Reply<{ seat: Seat; player: Player }>> => {
    const held = live.heldBy(player.id);
    const found = wanted ?? held[0];
    const may = deputy ? live.playedBy(player.id) : held;
    if (found === undefined || !may.includes(found)) {
      return fail(
        'forbidden',
        found === undefined ? 'you have no seat at this table' : 'this seat is not yours',
        {
          field: 'seat',
        },
      );
    }
    return { ok: true, seat: found, player };
  });
}

export function notSignedIn(): Failure {
  return fail('not-signed-in', 'say who you are first: a session is missing or not valid');
}
