/** What can be read of a match. */
import Type from 'typebox';
import { NO_DRAWS, Play } from '#engine';
import { fail } from '../../answer.ts';
import { AGAIN } from '../../matches/house.ts';
import { LiveMatch } from '../../matches/live.ts';
import { getTable } from '../../matches/lobby.ts';
import { movesPosition } from '../../matches/seated.ts';
import { changesOf, decisionOf, positionOf } from '../../matches/standing.ts';
import * as f from '../fields.ts';
import { anyone, type Operation } from '../operation.ts';
import { eyes, optionalSeat } from './eyes.ts';

/** So many past moments are given in one answer. */
const PAST_AT_ONCE = 16;

export const READING: Readonly<Record<string, Operation>> = {
  table: anyone(
    { about: 'The table: who sits where, its options, its clock.', reads: true },
    ({ house, player }, { match }) => getTable(house, match, player),
  ),

  view: anyone(
    { about: 'What a seat sees.', fields: optionalSeat, reads: true },
    async (asker, { match, seat }) => {
      const by = await eyes(asker, match, seat);
      if (!by.ok) return by;
      return asker.house.on(match, async (live) => {
        if (live.row.status === 'open') return fail('not-started', 'the match has not started');
        const version = asker.house.viewers.visible(live, by.seat);
        return { ok: true, version, seat: by.seat, view: live.at(version).view(by.seat) } as const;
      });
    },
  ),

  decisions: anyone(
    { about: 'Who is waited for, and what a seat may decide.', fields: optionalSeat, reads: true },
    async (asker, { match, seat }) => {
      const by = await eyes(asker, match, seat);
      if (!by.ok) return by;
      return asker.house.on(match, async (live) => {
        const { row, game } = live;
        if (row.status === 'open') return fail('not-started', 'the match has not started');
        const version = asker.house.viewers.visible(live, by.seat);
        const played = live.at(version);
        const { outcome } = played;
        const over = row.status === 'over';
        const play = new Play(game, played.state, NO_DRAWS);
        return {
          ...{ ok: true, version, awaited: over ? [] : play.awaitedAs(by.seat) },
          ...(outcome ? { outcome } : {}),
          ...(over ? {} : decisionOf(play, by.seat, played.view(by.seat))),
        } as const;
      });
    },
  ),

  history: anyone(
    {
      about: 'What a seat heard, line by line, after a version.',
      fields: {
        ...{ ...optionalSeat, from: Type.Optional(f.version) },
        protocol: Type.Optional(f.protocol),
      },
      reads: true,
    },
    async (asker, { match, seat, from = 0, protocol = 1 }) => {
      const by = await eyes(asker, match, seat);
      if (!by.ok) return by;
      return asker.house.around(match, async (live) => {
        if (live.row.status === 'open') return fail('not-started', 'the match has not started');
        const upTo = asker.house.viewers.visible(live, by.seat);
        const opening = live instanceof LiveMatch ? live.match.opening(by.seat) : [];
        const changes = changesOf(live, by.seat, from, upTo);
        // Whoever speaks the first protocol knows of moves alone.
        const known = protocol > 1 ? changes : changes.filter(({ kind }) => movesPosition(kind));
        return { ok: true, version: upTo, opening, changes: known } as const;
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
      return asker.house.on(match, async (live) => {
        const { row, game } = live;
        if (row.status === 'open') return fail('not-started', 'the match has not started');
        const states = live.past(asker.house.viewers.visible(live, by.seat), from, PAST_AT_ONCE);
        const moments = states.map((state) =>
          as === 'view' ? game.view(state, by.seat) : positionOf(game, state, by.seat, row.status === 'over'),
        );
        return { ok: true, from, seat: by.seat, moments } as const;
      });
    },
  ),

  record: anyone(
    { about: 'The whole record with its seed, once the match is over.', reads: true },
    ({ house }, { match }) =>
      house.around(match, async (live) => {
        // The seed is told when the end is in the store, and nothing else says so.
        const kept = await house.store.tables.match(match);
        if (kept?.status !== 'over') return fail('forbidden', 'the record is shown when the match is over');
        return live.row.status === 'over' ? ({ ok: true, record: live.record() } as const) : AGAIN;
      }),
  ),
};
