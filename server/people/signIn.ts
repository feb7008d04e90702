/** Signing in: whoever proves that an address or an identity is theirs is the person it belongs to. */
import type { Language } from '#engine';
import { DONE, fail, type Reply } from '../answer.ts';
import type { House } from '../matches/house.ts';
import { boxOf, type Identity, type Player } from '../store/index.ts';
import { hashOf } from '../tokens.ts';
import { joinGuest } from './join.ts';
import { createGuest, openSession } from './session.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** Mails to one address within an hour. */
const MOST_LETTERS = 5;
const NEWCOMER = 'Guest';

export type SignedIn = Reply<{ player: string; name: string; token: string; joined: boolean }>;

/**
 * Asks for a mail with a link. The answer is the same whether or not the address is known, was asked for too often, or
 * exists at all.
 */
export async function askByMail(
  house: House,
  kind: 'enter' | 'confirm',
  address: string,
  player: Player | undefined,
  language?: Language,
): Promise<Reply> {
  const now = house.now();
  const { outbox } = house.store;
  const about = mailboxOf(address);
  if ((await outbox.count(kind, about, now - HOUR)) < MOST_LETTERS) {
    // Asked for twice within a minute, it is sent once.
    const who = kind === 'confirm' ? ` ${player?.id}` : '';
    const id = `${kind} ${hashOf(boxOf(address))}${who} ${Math.floor(now / MINUTE)}`;
    await outbox.put(
      { id, kind, about, player: player?.id, body: { address, ...(language ? { language } : {}) } },
      now,
      now,
    );
  }
  return DONE;
}

/** Where a mail ends up: what stands behind a plus is the same mailbox, which must not be flooded by that. */
export function mailboxOf(address: string): string {
  return hashOf(boxOf(address).replace(/\+[^@]*@/, '@'));
}

export interface Arrival {
  readonly house: House;
  /** Who opens the link, and in which session. */
  readonly opener: Player | undefined;
  readonly session: string | undefined;
  readonly device: string;
  readonly language?: Language;
}

/** What a one-time link proves. */
type Proof = { readonly address: string } | Identity;

/** Comes in by the link of a mail, or back from a provider. */
export async function enter(arrival: Arrival, token: string): Promise<SignedIn> {
  const { house } = arrival;
  const { links, people } = house.store;
  const hash = hashOf(token);
  const link =
    (await links.take(hash, 'enter', house.now())) ?? (await links.take(hash, 'arrive', house.now()));
  if (link === undefined) {
    return fail('forbidden', 'linkUsed', {
      field: 'token',
    });
  }
  const proof = link.body as Proof;
  const owner = await ownerOf(house, proof);
  // Only who asked for the link brings along what they have: a link that was sent to them takes nothing from them.
  const asked = arrival.opener !== undefined && arrival.opener.id === link.player;
  const guest = asked ? arrival.opener : undefined;
  const who = await whoIs(arrival, proof, owner, guest);
  const token2 = await openSession(house, who.player.id, arrival.device);
  // The session that proved itself is a new one; the one before it ends.
  if (asked && arrival.session) await people.closeSession(arrival.session);
  return { ok: true, player: who.player.id, name: who.player.name, token: token2, joined: who.joined };
}

async function ownerOf(house: House, proof: Proof): Promise<Player | undefined> {
  const { people } = house.store;
  return 'address' in proof ? people.withAddress(proof.address) : people.withIdentity(proof);
}

async function whoIs(
  { house, language }: Arrival,
  proof: Proof,
  owner: Player | undefined,
  asker: Player | undefined,
): Promise<{ player: Player; joined: boolean }> {
  const { people } = house.store;
  if (owner) {
    const joins = asker !== undefined && asker.id !== owner.id && !(await people.hasAccount(asker.id));
    if (joins) await joinGuest(house, asker.id, owner.id);
    return { player: owner, joined: joins };
  }
  const keeps = asker !== undefined && (await canTake(house, asker, proof));
  const player = keeps ? asker : await createGuest(house, NEWCOMER, language);
  if ('address' in proof) await people.confirmAddress(player.id, proof.address);
  else await people.addIdentity(player.id, proof, house.now());
  return { player, joined: keeps };
}

/** An address is added where there is none; identities may be several. */
async function canTake(house: House, player: Player, proof: Proof): Promise<boolean> {
  if (!('address' in proof)) return true;
  return (await house.store.people.address(player.id))?.address === undefined;
}
