/**
 * Taking up another device by a code that is shown on this one. Its first half finds the code and its second proves it, so
 * that tries are counted for the code they are meant for: five, within ten minutes, and it works once.
 */
import { randomInt } from 'node:crypto';
import { fail, type Reply } from '../answer.ts';
import type { House } from '../matches/house.ts';
import type { Player } from '../store/index.ts';
import { hashOf, isSame } from '../tokens.ts';
import { openSession } from './session.ts';

const LIVES = 10 * 60_000;
const MOST_TRIES = 5;
/** No letters that are taken for others. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const HALF = 4;
/** So often another code is drawn where one is taken by chance. */
const DRAWS = 5;

const drawn = () => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');

export async function makeCode(
  house: House,
  { id: player }: Player,
): Promise<Reply<{ code: string; expires: number }>> {
  const expires = house.now() + LIVES;
  for (let i = 0; i < DRAWS; i++) {
    const [half, secret] = [drawn(), drawn()];
    const kept = { id: hashOf(`pairing ${half}`), player, secret: secretOf(half, secret), expires };
    if (await house.store.pairings.make(kept, house.now())) return { ok: true, code: half + secret, expires };
  }
  return fail('unavailable', 'matchBusy');
}

const secretOf = (half: string, secret: string) => hashOf(`pairing ${half} ${secret}`);

/** Opens a session on this device for whoever showed the code. */
export async function enterByCode(
  house: House,
  given: string,
  device: string,
): Promise<Reply<{ player: string; name: string; token: string }>> {
  const { pairings, people } = house.store;
  const wrong = fail('forbidden', ['codeWrong', MOST_TRIES], { field: 'code' });
  const code = given.toUpperCase().replace(/[\s-]/g, '');
  const id = hashOf(`pairing ${code.slice(0, HALF)}`);
  const wanted = await pairings.attempt(id, MOST_TRIES, house.now());
  const secret = secretOf(code.slice(0, HALF), code.slice(HALF));
  if (wanted === undefined || !isSame(wanted, secret)) return wrong;
  const player = await pairings.take(id, wanted);
  const person = player === undefined ? undefined : await people.player(player);
  if (person === undefined) return wrong;
  const token = await openSession(house, person.id, device);
  return { ok: true, player: person.id, name: person.name, token };
}
