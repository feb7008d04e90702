/** What can be read of a match. */
import Type from 'typebox';
import { NO_DRAWS, Play } from '#engine';
import { fail } from '../../answer.ts';
import { diceOf } from '../../matches/dice.ts';
import { LiveMatch } from '../../matches/live.ts';
import { getTable } from '../../matches/lobby.ts';
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
      fields: { ...optionalSeat, from: Type.Optional(f.version) },
      reads: true,
    },
    async (asker, { match, seat, from = 0 }) => {
      const by = await eyes(asker, match, seat);
      if (!by.ok) return by;
      return asker.house.around(match, async (live) => {
        if (live.row.status === 'open') return fail('not-started', 'the match has not started');
        const upTo = asker.house.viewers.visible(live, by.seat);
        const opening = live instanceof LiveMatch ? live.match.opening(by.seat) : [];
        return {
          ok: true,
          version: upTo,
          opening,
          changes: changesOf(live, by.seat, from, upTo),
        } as const;
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
        if (live.row.status !== 'over')
          return fail('forbidden', 'the record is shown when the match is over');
        const record = live instanceof LiveMatch ? live.match.record() : live.record();
        const dice = diceOf(live);
        return { ok: true, record: dice ? { ...record, orrery: 2, dice } : record } as const;
      }),
  ),
};
