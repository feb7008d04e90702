/** Through whose eyes a match is read. */
import Type from 'typebox';
import { SPECTATOR } from '#engine';
import type { Reply } from '../../answer.ts';
import * as f from '../fields.ts';
import { type Asker, heldSeat } from '../operation.ts';

export const optionalSeat = { seat: Type.Optional(f.seatOrSpectator) };

/** Through whose eyes something is asked for: a seat that is yours, or a spectator's. */
export async function eyes(
  asker: Asker,
  match: string,
  seat: number | 'spectator' | undefined,
): Promise<Reply<{ seat: number }>> {
  if (seat !== undefined && seat !== 'spectator') return heldSeat(asker, match, seat, true);
  if (asker.seats.length === 0) await asker.house.store.tables.share(match);
  if (seat === 'spectator') return { ok: true, seat: SPECTATOR };
  const held = await heldSeat(asker, match, undefined);
  if (held.ok || held.error.code === 'unknown-match') return held;
  return { ok: true, seat: SPECTATOR };
}
