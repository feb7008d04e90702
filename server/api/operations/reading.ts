/** What can be read of a match. */
import Type from 'typebox';
import { NO_DRAWS, Play, type Seat } from '#engine';
import { fail, type Reply } from '../../answer.ts';
import { arrivalOf, eyesAt } from '../../matches/arrivals.ts';
import { HeldMatch, LINES_AN_ACTION } from '../../matches/heldMatch.ts';
import { type HeldTable, movesPosition } from '../../matches/heldTable.ts';
import { AGAIN } from '../../matches/house.ts';
import { getTable } from '../../matches/lobby.ts';
import type { Trail } from '../../matches/snapshots.ts';
import { decisionOf, positionOf, type Stood } from '../../matches/standing.ts';
import type { RecordKind } from '../../store/index.ts';
import { lookedUp } from '../effort.ts';
import * as f from '../fields.ts';
import { type Asker, anyone, type Operation } from '../operation.ts';
import { Written, writeChanges } from '../written.ts';
import { eyes, optionalSeat } from './eyes.ts';

/** So many past moments are given in one answer. */
const PAST_AT_ONCE = 16;

export const READING: Readonly<Record<string, Operation>> = {
  table: anyone(
    { about: 'The table: who sits where, its options, its clock.', reads: true },
    ({ house, player }, { match }) => getTable(house, match, player),
  ),

  view: anyone({ about: 'What a seat sees.', fields: optionalSeat, reads: true }, (asker, { match, seat }) =>
    seenNow(asker, match, seat, ({ live, stood: { state, version }, by }) => ({
      version,
      seat: by,
      view: live.game.view(state, by),
    })),
  ),

  decisions: anyone(
    { about: 'Who is waited for, and what a seat may decide.', fields: optionalSeat, reads: true },
    (asker, { match, seat }) =>
      seenNow(asker, match, seat, ({ live, stood: { state, version, outcome }, by }) => {
        const over = live.row.status === 'over';
        const play = new Play(live.game, state, NO_DRAWS);
        return {
          version,
          awaited: over ? [] : play.awaitedAs(by),
          ...(outcome ? { outcome } : {}),
          ...(over ? {} : decisionOf(live.game, play, by, live.game.view(state, by))),
        };
      }),
  ),

  history: anyone(
    {
      about: 'What a seat heard, line by line, after a version.',
      fields: {
        ...optionalSeat,
        from: Type.Optional(f.version),
        protocol: Type.Optional(f.protocol),
      },
      reads: true,
    },
    async (asker, { match, seat, from = 0, protocol = 1 }) => {
      const by = await eyes(asker, match, seat);
      if (!by.ok) return by;
      const { house } = asker;
      return lookedUp(asker, async (errand) => {
        const found = await house.around<Reply<{ live: HeldTable; version: number }>>(
          match,
          async (live) =>
            live.row.status === 'open'
              ? fail('not-started', 'notStarted')
              : { ok: true, live, version: house.viewers.visible(live, by.seat) },
          errand,
        );
        if (!found.ok) return found;
        const { live, version } = found;
        const opening = live instanceof HeldMatch ? live.opening(by.seat) : [];
        // Whoever speaks the first protocol knows of moves alone.
        const tells = (kind: RecordKind) => protocol > 1 || movesPosition(kind);
        const looked = { seat: by.seat, after: from, upTo: version, tells };
        const changes = new Written(await writeChanges(house, live, looked, errand));
        return { ok: true, version, opening, changes } as const;
      });
    },
  ),

  past: anyone(
    {
      about: 'What a seat knew after so many actions that stand, and after the next few.',
      fields: { ...optionalSeat, from: f.version, as: Type.Optional(f.shape) },
      reads: true,
    },
    async (asker, { match, seat, from, as = 'view' }) => {
      const by = await eyes(asker, match, seat);
      if (!by.ok) return by;
      const { house } = asker;
      return lookedUp(asker, async (errand) => {
        // Only what is needed is taken from the match, which goes on while it is looked back on.
        const found = await house.on<Reply<{ trail: Trail; arrival: number }>>(
          match,
          async (live) =>
            live.row.status === 'open'
              ? fail('not-started', 'notStarted')
              : {
                  ok: true,
                  trail: live.trail(house.viewers.visible(live, by.seat)),
                  arrival: arrivalOf(live, by.seat),
                },
          errand,
        );
        if (!found.ok) return found;
        const { trail, arrival } = found;
        const { row, game, standing } = trail;
        const states = await house.moments.past(trail, from, PAST_AT_ONCE, errand);
        const moments: object[] = [];
        for (const [i, state] of states.entries()) {
          const look = eyesAt(by.seat, arrival, standing[from + i - 1]?.number ?? 0);
          const shown = () =>
            as === 'view' ? game.view(state, look) : positionOf(game, state, look, row.status === 'over');
          moments.push(await house.slices.do(errand, shown));
        }
        return { ok: true, from, seat: by.seat, moments } as const;
      });
    },
  ),

  record: anyone(
    { about: 'The whole record with its seed, once the match is over.', reads: true },
    (asker, { match }) =>
      lookedUp(asker, (errand) =>
        asker.house.around(
          match,
          async (live) => {
            if (asker.seats.length === 0) await asker.house.store.tables.share(match);
            // The seed is told when the end is in the store, and nothing else says so.
            const kept = await asker.house.store.tables.match(match);
            if (kept?.status !== 'over') return fail('forbidden', 'recordAtEnd');
            if (live.row.status !== 'over') return AGAIN;
            errand.spend?.(live.version / LINES_AN_ACTION);
            return { ok: true, record: live.record() } as const;
          },
          errand,
        ),
      ),
  ),
};

interface Seen {
  readonly live: HeldMatch;
  readonly stood: Stood;
  /** The seat whose eyes it is seen with. */
  readonly by: Seat;
}

/** What is told of a match as a seat sees it now. */
async function seenNow<T extends object>(
  asker: Asker,
  match: string,
  seat: Seat | 'spectator' | undefined,
  tell: (seen: Seen) => T,
): Promise<Reply<T>> {
  const eye = await eyes(asker, match, seat);
  if (!eye.ok) return eye;
  return lookedUp(asker, async (errand) => {
    const seen = await asker.house.seen(match, eye.seat, errand);
    return seen.ok ? { ok: true as const, ...tell({ ...seen, by: eye.seat }) } : seen;
  });
}
