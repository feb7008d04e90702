/** Who sits where: nobody loses a seat unasked, nobody gets one unasked, and no seat is half taken. */
import { commitment, mixedSeed } from '#engine';
import { hashOf } from '../../tokens.ts';
import { comingsIn } from './comings.ts';
import type { Done } from './evening.ts';
import type { Passage } from './judge.ts';
import type { Deed } from './script.ts';
import type { Kept } from './table.ts';

/** What may have been done: it was acknowledged, or nobody can say. */
export function maybe({ answer }: Done): boolean {
  return answer.ok || ['offline', 'unavailable'].includes(answer.error.code);
}

/** What may take a seat from who holds it. */
export const UNSEATS: readonly Deed[] = ['leave', 'kick', 'remove', 'depart'];

export function judgeSeats({ before, after, done }: Passage): string[] {
  if (after.row === undefined) {
    const left = after.seats.length + after.holders.length + after.lines.length;
    return [...(left > 0 ? ['it is gone, but not all of it'] : []), ...judgeHolders({ before, after, done })];
  }
  return [
    ...after.seats.flatMap((seat) => judgeSeat(after, seat.seat)),
    ...judgeHolders({ before, after, done }),
    ...judgeOwner({ before, after, done }),
    ...judgeDice(after),
    ...judgeLinks({ before, after, done }),
    ...judgeShown({ before, after, done }),
  ];
}

/** A person's seat has one owner; a free one and a bot's have nobody, and no link leads there. */
function judgeSeat({ row, seats, holders }: Kept, seat: number): string[] {
  const { kind, resigned, token, offered } = seats[seat] ?? {};
  const owners = holders.filter((one) => one.seat === seat && one.link === undefined);
  const all = holders.filter((one) => one.seat === seat);
  const wrong: string[] = [];
  if (kind === 'free' && row?.status !== 'open') wrong.push(`seat ${seat} is free in play`);
  if ((kind === 'person' || kind === 'away' || resigned) && owners.length !== 1)
    wrong.push(`seat ${seat} (${kind}) has ${owners.length} owners`);
  if (kind === 'closed' && all.length > 0) wrong.push(`seat ${seat} is closed and held by ${all.length}`);
  if ((kind === 'free' || kind === 'bot') && !resigned && all.length > 0)
    wrong.push(`seat ${seat} (${kind}) is held by ${all.length}`);
  if (
    (kind === 'free' || kind === 'closed' || (kind === 'bot' && !offered)) &&
    !resigned &&
    token !== undefined
  )
    wrong.push(`seat ${seat} (${kind}) has a link`);
  return wrong;
}

/** Who was there is there, unless something was done about it; who is new came by something that was asked for. */
function judgeHolders({ before, after, done }: Passage): string[] {
  const wrong: string[] = [];
  const key = (seat: unknown, player: string) => `${seat} ${player}`;
  const now = new Set(after.holders.map(({ seat, player }) => key(seat, player)));
  const joined = done
    .filter(({ deed, answer }) => (deed === 'join' || deed === 'claim') && answer.ok)
    .map(({ player, answer }) => ({ player, seat: Number('seat' in answer ? answer.seat : -1) }));
  const unseats = ({ deed, fields }: Done) =>
    UNSEATS.includes(deed) || (deed === 'link' && fields.alone === true);
  const cleared = new Set(done.filter((one) => unseats(one) && maybe(one)).map(({ fields }) => fields.seat));
  for (const { seat, player } of [...before.holders, ...joined])
    if (!now.has(key(seat, player)) && !cleared.has(seat)) wrong.push(`who sat at seat ${seat} is gone`);
  if (before.row === undefined) return wrong;
  const known = new Set(before.holders.map(({ seat, player }) => key(seat, player)));
  const asked = done.filter((one) => (one.deed === 'join' || one.deed === 'claim') && maybe(one));
  for (const { seat, player } of after.holders)
    if (!known.has(key(seat, player)) && !asked.some((one) => one.player === player))
      wrong.push(`someone holds seat ${seat} who has not asked for it`);
  return wrong;
}

/** The personal link of a seat is the last that was given out; where none was, it is as before. */
function judgeLinks({ before, after, done }: Passage): string[] {
  const unseated = done.filter((one) => UNSEATS.includes(one.deed) && maybe(one));
  return after.seats.flatMap(({ seat, token }) => {
    const mine = (one: Done) => (one.fields.seat ?? ('seat' in one.answer ? one.answer.seat : -1)) === seat;
    if (unseated.some(mine) || before.row === undefined) return [];
    const given = done.filter(
      (one) => ['link', 'join', 'welcome'].includes(one.deed) && maybe(one) && mine(one),
    );
    if (given.some(({ answer }) => !answer.ok)) return [];
    const good = given.map(({ answer }) => hashOf(String('token' in answer ? answer.token : '')));
    const { token: held, offered } = before.seats[seat] ?? {};
    // The link of a newcomer's seat is good for one: who came by it has none until they ask for one.
    const used = token === undefined && offered && done.some((one) => one.deed === 'claim' && maybe(one));
    const fine = used || (good.length > 0 ? good.includes(token ?? '') : token === held);
    return fine ? [] : [`the link of seat ${seat} is not the one that was given out`];
  });
}

/** Whoever has the table handed on to them sits at it. */
function judgeOwner({ before, after }: Passage): string[] {
  const owner = after.row?.owner;
  if (before.row === undefined || before.row.owner === owner) return [];
  return after.holders.some(({ player }) => player === owner) ? [] : ['its owner does not sit there'];
}

/** Where several people play, the seed is made of what all of them and the server have put in. */
function judgeDice({ row, seats, holders, lines }: Kept): string[] {
  if (row === undefined || row.status === 'open') return [];
  // Who came later had no part in it.
  const newcomers = new Set(comingsIn(lines, 'join').map(({ seat }) => seat));
  const owners = holders.filter(({ link, seat }) => link === undefined && !newcomers.has(seat));
  // What somebody has put in stays in, whoever sits there now.
  const people = seats.filter(
    ({ seat, reveal, kind }) =>
      owners.some((holder) => holder.seat === seat) ||
      (reveal !== undefined && (newcomers.has(seat) || kind === 'closed')),
  );
  const shares = people.flatMap(({ seat, reveal: value }) => (value === undefined ? [] : [{ seat, value }]));
  const luck = row.luck ?? '';
  if (new Set(owners.map(({ player }) => player)).size <= 1 && shares.length < people.length)
    return row.seed === luck ? [] : ['the seed of one person’s match is not the server’s'];
  if (shares.length < people.length) return ['it began before everyone was ready'];
  const odd = people.some(({ commitment: seal, reveal }) => commitment(reveal ?? '') !== seal);
  if (odd) return ['someone has put in what they had not committed to'];
  const alone = row.seed === luck && new Set(owners.map(({ player }) => player)).size <= 1;
  return alone || row.seed === mixedSeed(row.id, luck, shares)
    ? []
    : ['the seed is not made of what was put in'];
}

/** Before the start every server shows who sits where as the store has it. */
function judgeShown({ before, after, done }: Passage): string[] {
  const still = before.row?.seating === after.row?.seating && after.row?.status === 'open';
  if (!still) return [];
  const wrong: string[] = [];
  for (const { deed, player, answer } of done) {
    if (deed !== 'table' || !answer.ok) continue;
    const { yours } = answer.table as { yours: readonly number[] };
    const held = after.holders.filter((holder) => holder.player === player).map(({ seat }) => seat);
    if (`${[...yours].sort()}` !== `${held.sort()}`) wrong.push(`shown as holding ${yours}, holds ${held}`);
  }
  return wrong;
}
