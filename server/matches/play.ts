/** What a seat can do at a table in play. Legality is the kernel's; here is who may speak, when, and what is written. */
import { type Kit, objectionWords, type Seat } from '#engine';
import { DONE, fail, type Reply, refused } from '../answer.ts';
import type { Proposal } from '../store/index.ts';
import { AGAIN, type House, notPlayed } from './house.ts';
import { LiveMatch, replay } from './live.ts';
import type { SeatedMatch } from './seated.ts';
import { OWN } from './slices.ts';
import { openProposal } from './table.ts';

export interface Submission {
  readonly seat: Seat;
  readonly action: unknown;
  /** The version it answers. */
  readonly version?: number | undefined;
  /** Chosen by the client: sent again, it is done once. */
  readonly submission?: string | undefined;
}

type Versioned = { readonly version: number };

export function act(house: House, id: string, given: Submission): Promise<Reply<Versioned>> {
  const { seat, action, version } = given;
  const submission = given.submission === undefined ? undefined : `${seat}:${given.submission}`;
  return house.on(id, async (live): Promise<Reply<Versioned> | typeof AGAIN> => {
    const known = submission === undefined ? undefined : live.submissions.get(submission);
    if (known !== undefined) return { ok: true, version: known };
    const closed = notInPlay(live);
    if (closed) return closed;
    const late = live.staleness(seat, version) !== undefined;
    // The words of an action are those of the table at which it was taken.
    const view = live.isBot(seat) ? undefined : live.match.view(seat);
    const done = live.match.act(seat, action, late ? version : undefined);
    if (!done.ok) return refused(done.refusal);
    const title = view && live.game.words.action(action as Kit['action'], view);
    const learnt = live.match.entries.at(-1)?.learnt === true;
    const body = title === undefined ? { action } : { action, title };
    const line = { kind: 'act', seat, body, told: done.events, learnt, submission } as const;
    return (await house.write(live, line)) ? { ok: true, version: live.version } : AGAIN;
  });
}

export function undo(house: House, id: string, seat: Seat, version?: number): Promise<Reply<Versioned>> {
  return house.on(id, async (live): Promise<Reply<Versioned> | typeof AGAIN> => {
    const closed = notInPlay(live);
    if (closed) return closed;
    const stale = live.staleness(seat, version);
    if (stale) return refused(stale);
    const done = live.match.undo(seat);
    if (!done.ok) return refused(done.refusal);
    const line = { kind: 'undo', seat, body: {}, told: [], learnt: false } as const;
    return (await house.write(live, line)) ? { ok: true, version: live.version } : AGAIN;
  });
}

export function explain(
  house: House,
  id: string,
  seat: Seat,
  action: unknown,
): Promise<Reply<{ legal: boolean; rule?: string; message?: string }>> {
  return house.on(id, async (live) => {
    const problem = live.match.actionProblem(action);
    if (problem) return fail('bad-request', `${problem.field} ${problem.reason}`, { field: problem.field });
    const objection = live.match.objection(seat, action as Kit['action']);
    if (!objection) return { ok: true, legal: true } as const;
    return {
      ...{ ok: true, legal: false },
      ...{ rule: objection.rule, message: objectionWords(live.game, objection) },
    } as const;
  });
}

/** Asks the others for something that touches them. Where there are no others, it is done at once. */
export function propose(
  house: House,
  id: string,
  seat: Seat,
  kind: Proposal['kind'],
): Promise<Reply<{ agreed: boolean }>> {
  return house.around(id, async (live) => {
    const closed = notInPlay(live) ?? (live.frozen && kind !== 'end' ? notPlayed(live) : undefined);
    if (closed) return closed;
    const to =
      live instanceof LiveMatch ? live.match.entries.findLastIndex((entry) => entry.seat === seat) : -1;
    if (kind === 'undo' && to < 0) return fail('nothing-to-undo', 'you have not done anything yet');
    const proposal: Proposal = {
      ...{ kind, by: seat, agreed: [seat] },
      ...(kind === 'undo' ? { to, version: live.version } : {}),
    };
    const open = openProposal(live.row);
    if (open === undefined || (open.by === seat && !isSameProposal(open, proposal)))
      return settle(house, live, proposal);
    if (isSameProposal(open, proposal)) return settle(house, live, agreedBy(open, seat));
    return fail('bad-request', 'something else is proposed: answer that first', { field: 'kind' });
  });
}

/** Two who propose the same at the same time agree with each other. */
function isSameProposal(one: Proposal, other: Proposal): boolean {
  return one.kind === other.kind && one.to === other.to;
}

function agreedBy(proposal: Proposal, seat: Seat): Proposal {
  return { ...proposal, agreed: [...new Set([...proposal.agreed, seat])] };
}

export function answerProposal(
  house: House,
  id: string,
  seat: Seat,
  agree: boolean,
): Promise<Reply<{ agreed: boolean }>> {
  return house.around(id, async (live) => {
    const { proposal } = live.row;
    if (proposal === undefined) return fail('bad-request', 'nothing is proposed', { field: 'agree' });
    if (!agree) return put(house, live, undefined);
    return settle(house, live, agreedBy(proposal, seat));
  });
}

async function settle(
  house: House,
  live: SeatedMatch,
  proposal: Proposal,
): Promise<Reply<{ agreed: boolean }> | typeof AGAIN> {
  const open = persons(live).some((seat) => !proposal.agreed.includes(seat));
  if (open) return put(house, live, proposal);
  if (proposal.kind === 'end') await end(house, live, 'agreed');
  else if (!(live instanceof LiveMatch)) return notPlayed(live);
  else if (proposal.kind === 'undo') return goBack(house, live, proposal);
  else await pause(house, live);
  return { ok: true, agreed: true };
}

/** Who has gone is not waited for: what all the others have agreed to is done. */
async function settleWithout(house: House, live: SeatedMatch): Promise<typeof AGAIN | undefined> {
  const open = openProposal(live.row);
  const left = persons(live);
  if (open === undefined || left.length === 0 || left.some((seat) => !open.agreed.includes(seat)))
    return undefined;
  return (await settle(house, live, open)) === AGAIN ? AGAIN : undefined;
}

/** Several nodes may be told at the same time: none writes over what another has written. */
async function put(
  house: House,
  live: SeatedMatch,
  proposal: Proposal | undefined,
): Promise<Reply<{ agreed: boolean }> | typeof AGAIN> {
  if (!(await house.store.tables.exchangeProposal(live.id, live.row.proposal, proposal))) return AGAIN;
  await house.refresh(live);
  return { ok: true, agreed: false };
}

/** Takes back what everyone agreed to take back, whoever had learnt from it. */
async function goBack(
  house: House,
  live: LiveMatch,
  { by, to = 0, version }: Proposal,
): Promise<Reply<{ agreed: boolean }> | typeof AGAIN> {
  await house.store.tables.change(live.id, { proposal: null });
  if (version !== live.version) {
    await house.refresh(live);
    return fail('stale', 'the match has gone on since this was proposed');
  }
  const { standing, ...course } = live.course();
  const again = await replay(house, { ...course, standing: standing.slice(0, to) }, OWN);
  if (!again.ok) throw new Error(`match ${live.id} does not replay: ${again.refusal.message}`);
  live.match = again.match;
  const line = { kind: 'back', seat: by, body: { to }, told: [], learnt: true } as const;
  if (!(await house.write(live, line))) return AGAIN;
  await house.refresh(live);
  return { ok: true, agreed: true };
}

async function pause(house: House, live: LiveMatch): Promise<void> {
  const { due, clock } = live.row;
  const left = due === undefined ? (clock ?? 0) : Math.max(0, due - house.now());
  await house.changeTable(live, { proposal: null, paused: left, due: null });
}

export function goOn(house: House, id: string): Promise<Reply> {
  return house.on(id, async (live) => {
    const { paused, clock } = live.row;
    if (paused === undefined) return fail('bad-request', 'the match is not paused');
    await house.changeTable(live, {
      paused: null,
      due: clock === undefined ? null : house.now() + paused,
    });
    return DONE;
  });
}

/** Gives up. A bot plays on for this seat as long as two people are left; otherwise the match is over. */
export function resign(house: House, id: string, seat: Seat): Promise<Reply> {
  return house.on(id, async (live) => {
    const closed = notInPlay(live);
    if (closed) return closed;
    await house.store.seats.change(id, seat, { kind: 'bot', resigned: true, level: live.row.level });
    const left = persons(live).filter((other) => other !== seat);
    if (left.length < 2) {
      await end(house, live, 'resigned');
      return DONE;
    }
    await house.refresh(live);
    return (await settleWithout(house, live)) ?? DONE;
  });
}

/** Lets a bot play on for a person who leaves; they can come back. */
export function stepAway(house: House, id: string, seat: Seat): Promise<Reply> {
  return house.on(id, async (live) => {
    const closed = notInPlay(live);
    if (closed) return closed;
    await house.store.seats.change(id, seat, { kind: 'away', level: live.row.level });
    await house.refresh(live);
    return (await settleWithout(house, live)) ?? DONE;
  });
}

export function comeBack(house: House, id: string, seat: Seat): Promise<Reply> {
  return house.on(id, async (live) => {
    if (live.seat(seat)?.resigned) return fail('forbidden', 'this seat has resigned', { field: 'seat' });
    await house.store.seats.change(id, seat, { kind: 'person' });
    await house.refresh(live);
    return DONE;
  });
}

export async function end(house: House, live: SeatedMatch, ended: string): Promise<void> {
  await house.changeTable(live, {
    ...{ status: 'over', ended, awaited: [], due: null, paused: null, proposal: null },
  });
  if (live instanceof LiveMatch) house.viewers.show(live);
}

/** The seats that people play. */
function persons(live: SeatedMatch): Seat[] {
  return live.seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
}

function notInPlay({ row }: SeatedMatch) {
  if (row.status === 'over') return fail('over', 'the match is over');
  if (row.status === 'open') return fail('not-started', 'the match has not started: seats are still free');
  return row.paused === undefined ? undefined : fail('paused', 'the match is paused');
}
