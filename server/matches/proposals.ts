/** What touches everyone at a table is proposed, and done when all agree: taking back, a pause, the end. */

import { type Entry, HOST, type Kit, type Seat, samePress } from '#engine';
import { DONE, fail, type Reply } from '../answer.ts';
import type { Proposal } from '../store/index.ts';
import { end } from './ending.ts';
import { aroundFresh } from './fresh.ts';
import { HeldMatch, replay } from './heldMatch.ts';
import { type HeldTable, notPlayed } from './heldTable.ts';
import { AGAIN, type House } from './house.ts';
import { gaveUp, notInPlay } from './play.ts';
import { OWN } from './slices.ts';
import { openProposal } from './table.ts';
import { plainLine } from './writing.ts';

type Agreed = Reply<{ agreed: boolean }>;

/** Asks the others for something that touches them. Where there are no others, it is done at once. */
export function propose(house: House, id: string, seat: Seat, kind: Proposal['kind']): Promise<Agreed> {
  return aroundFresh(house, id, async (live): Promise<Agreed | typeof AGAIN> => {
    const frozen = live.frozen && kind !== 'end' ? notPlayed(live) : undefined;
    const closed = notInPlay(live) ?? gaveUp(live, seat) ?? frozen;
    if (closed) return closed;
    const to = live instanceof HeldMatch ? lastPress(live.match.entries, seat) : -1;
    if (kind === 'undo' && to < 0) return fail('nothing-to-undo', 'nothingDone');
    if (kind === 'undo' && isOverGuests(live, to)) return fail('nothing-to-undo', 'joinedSince');
    const proposal: Proposal = {
      kind,
      by: seat,
      agreed: [seat],
      ...(kind === 'undo' ? { to, version: live.version } : {}),
    };
    const open = openProposal(live.row);
    if (open === undefined || (open.by === seat && !isSameProposal(open, proposal)))
      return settle(house, live, proposal);
    if (isSameProposal(open, proposal)) return settle(house, live, agreedBy(open, seat));
    return fail('bad-request', 'otherProposal', { field: 'kind' });
  });
}

/** Where the last press of a seat begins; less than nothing where it has done nothing. */
function lastPress(entries: readonly Entry<Kit>[], seat: Seat): number {
  let to = entries.findLastIndex((entry) => entry.seat === seat);
  for (let last = entries[to]; last && samePress(entries[to - 1], last); last = entries[to]) to--;
  return to;
}

/** Nobody's seat is taken back with a move. */
function isOverGuests(live: HeldTable, to: number): boolean {
  return live instanceof HeldMatch && live.match.entries.slice(to).some(({ seat }) => seat === HOST);
}

/** Two who propose the same at the same time agree with each other. */
function isSameProposal(one: Proposal, other: Proposal): boolean {
  return one.kind === other.kind && one.to === other.to;
}

function agreedBy(proposal: Proposal, seat: Seat): Proposal {
  return { ...proposal, agreed: [...new Set([...proposal.agreed, seat])] };
}

export function answerProposal(house: House, id: string, seat: Seat, agree: boolean): Promise<Agreed> {
  return aroundFresh(house, id, async (live): Promise<Agreed | typeof AGAIN> => {
    const closed = notInPlay(live) ?? gaveUp(live, seat);
    if (closed) return closed;
    const { proposal } = live.row;
    if (proposal === undefined) return fail('bad-request', 'noProposal', { field: 'agree' });
    if (!agree) return put(house, live, undefined);
    return settle(house, live, agreedBy(proposal, seat));
  });
}

async function settle(house: House, live: HeldTable, proposal: Proposal): Promise<Agreed | typeof AGAIN> {
  const open = present(live).some((seat) => !proposal.agreed.includes(seat));
  if (open) return put(house, live, proposal);
  if (proposal.kind === 'end') return ended(house, live, proposal);
  if (!(live instanceof HeldMatch)) return notPlayed(live);
  return proposal.kind === 'undo' ? goBack(house, live, proposal) : pause(house, live, proposal);
}

/** What everyone has agreed to settles the proposal with it. */
const SETTLED = { proposal: { next: undefined } } as const;
const AGREED = { ok: true, agreed: true } as const;

async function ended(house: House, live: HeldTable, { by }: Proposal): Promise<Agreed | typeof AGAIN> {
  return (await end(house, live, { how: 'agreed', by }, SETTLED)) ? AGREED : AGAIN;
}

/** Who has gone is not waited for: what all the others have agreed to is done. */
export async function settleWithout(house: House, live: HeldTable): Promise<typeof AGAIN | undefined> {
  const open = openProposal(live.row);
  const left = present(live);
  if (open === undefined || left.length === 0 || left.some((seat) => !open.agreed.includes(seat)))
    return undefined;
  return (await settle(house, live, open)) === AGAIN ? AGAIN : undefined;
}

/** Several nodes may be told at the same time: none writes over what another has written. */
async function put(
  house: House,
  live: HeldTable,
  proposal: Proposal | undefined,
): Promise<Agreed | typeof AGAIN> {
  if (!(await house.store.tables.exchangeProposal(live.id, live.row.proposal, proposal))) return AGAIN;
  await house.refresh(live);
  return { ok: true, agreed: false };
}

/** Takes back what everyone agreed to take back, whoever had learnt from it. */
async function goBack(
  house: House,
  live: HeldMatch,
  { by, to = 0, version }: Proposal,
): Promise<Agreed | typeof AGAIN> {
  if (version !== live.version) return fail('stale', 'goneOn');
  const { standing, ...trail } = live.trail();
  const again = await replay(house, { ...trail, standing: standing.slice(0, to) }, OWN);
  if (!again.ok) throw new Error(`match ${live.id} does not replay: ${again.refusal.message}`);
  live.match = again.match;
  const line = { ...plainLine('back', by, { to }), learnt: true };
  return (await house.write(live, line, SETTLED)) ? AGREED : AGAIN;
}

async function pause(house: House, live: HeldMatch, { by }: Proposal): Promise<Agreed | typeof AGAIN> {
  const { due, clock } = live.row;
  const left = due === undefined ? (clock ?? 0) : Math.max(0, due - house.now());
  return (await house.write(live, plainLine('pause', by, { left }), SETTLED)) ? AGREED : AGAIN;
}

export function goOn(house: House, id: string, seat: Seat): Promise<Reply> {
  return house.on(id, async (live) => {
    const closed = gaveUp(live, seat);
    if (closed) return closed;
    if (live.row.status !== 'playing' || live.row.paused === undefined)
      return fail('bad-request', 'notPaused');
    return (await house.write(live, plainLine('resume', seat))) ? DONE : AGAIN;
  });
}

/** The seats that people play now: those who are away are not waited for. */
function present(live: HeldTable): Seat[] {
  return live.seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
}
