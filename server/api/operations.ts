/** The operations on a match, by name. Those of the engine protocol keep their names; the others are the table's. */
import Type from 'typebox';
import { NO_DRAWS, Play, SPECTATOR } from '#engine';
import { DONE, fail, type Reply } from '../answer.ts';
import { LiveMatch } from '../matches/live.ts';
import {
  claimSeat,
  getTable,
  joinTable,
  kick,
  leaveTable,
  newLink,
  rematch,
  seatBot,
} from '../matches/lobby.ts';
import {
  act,
  answerProposal,
  comeBack,
  explain,
  goOn,
  propose,
  resign,
  stepAway,
  undo,
} from '../matches/play.ts';
import { changesOf, decisionOf, positionOf } from '../matches/standing.ts';
import { say } from '../matches/talk.ts';
import { audible } from '../matches/viewers.ts';
import * as f from './fields.ts';
import { type Asker, anyone, heldSeat, holder, type Operation, person } from './operation.ts';

/** So many past moments are given in one answer. */
const PAST_AT_ONCE = 16;

const optionalSeat = { seat: Type.Optional(f.seatOrSpectator) };

/** Through whose eyes something is asked for: a seat that is yours, or a spectator's. */
async function eyes(
  asker: Asker,
  match: string,
  seat: number | 'spectator' | undefined,
): Promise<Reply<{ seat: number }>> {
  if (seat !== undefined && seat !== 'spectator') return heldSeat(asker, match, seat);
  if (seat === 'spectator') return { ok: true, seat: SPECTATOR };
  const held = await heldSeat(asker, match, undefined);
  if (held.ok || held.error.code === 'unknown-match') return held;
  return { ok: true, seat: SPECTATOR };
}

export const OPERATIONS: Readonly<Record<string, Operation>> = {
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
        return { ok: true, record: live instanceof LiveMatch ? live.match.record() : live.record() } as const;
      }),
  ),

  talk: anyone(
    {
      about: 'What was said at the table.',
      fields: { ...optionalSeat, from: Type.Optional(f.version) },
      reads: true,
    },
    async (asker, { match, seat, from = 0 }) => {
      const by = await eyes(asker, match, seat);
      if (!by.ok) return by;
      const { house } = asker;
      return house.around(match, async (live) => {
        const lines = audible(live, await house.store.talk.of(match, from), by.seat);
        return { ok: true, lines } as const;
      });
    },
  ),

  act: holder(
    {
      about: 'Takes an action. The same submission sent again is done once.',
      fields: {
        action: f.action,
        version: Type.Optional(f.version),
        submission: Type.Optional(f.submission),
      },
    },
    (house, seat, { match, action, version, submission }) =>
      act(house, match, { seat, action, version, submission }),
  ),

  undo: holder(
    {
      about: 'Takes back your last action, as far as the rules allow.',
      fields: { version: Type.Optional(f.version) },
    },
    (house, seat, { match, version }) => undo(house, match, seat, version),
  ),

  explain: holder(
    {
      about: 'Whether an action is legal now, and if not, which rule forbids it.',
      fields: { action: f.action },
      reads: true,
    },
    (house, seat, { match, action }) => explain(house, match, seat, action),
  ),

  propose: holder(
    {
      about: 'Asks the others: to take back your last action, to pause, or to end the match.',
      fields: { kind: Type.Enum(['undo', 'pause', 'end']) },
    },
    (house, seat, { match, kind }) => propose(house, match, seat, kind),
  ),

  answer: holder(
    { about: 'Agrees to what was proposed, or does not.', fields: { agree: Type.Boolean() } },
    (house, seat, { match, agree }) => answerProposal(house, match, seat, agree),
  ),

  resume: holder({ about: 'Goes on after a pause.' }, (house, _seat, { match }) => goOn(house, match)),

  resign: holder({ about: 'Gives up.' }, (house, seat, { match }) => resign(house, match, seat)),

  leave: holder(
    { about: 'Leaves the table; in play, a bot goes on for you.' },
    (house, seat, { match }, player) => leaveTable(house, match, player, seat),
  ),

  away: holder({ about: 'Lets a bot go on for you.' }, (house, seat, { match }) =>
    stepAway(house, match, seat),
  ),

  back: holder({ about: 'Takes your seat back from the bot.' }, (house, seat, { match }) =>
    comeBack(house, match, seat),
  ),

  link: holder({ about: 'A new personal link to your seat.' }, (house, seat, { match }) =>
    newLink(house, match, seat),
  ),

  claim: person(
    { about: 'Takes the seat of a personal link.', fields: { token: f.token } },
    (house, player, { match, token }) => claimSeat(house, match, player, token),
  ),

  join: person(
    { about: 'Takes a free seat.', fields: { seat: Type.Optional(f.seat) } },
    (house, player, { match, seat }) => joinTable(house, match, player, seat),
  ),

  kick: person(
    { about: 'Frees a seat before the start; for who set the table up.', fields: { seat: f.seat } },
    (house, player, { match, seat }) => kick(house, match, player, seat),
  ),

  bot: person(
    {
      about: 'Puts a bot into a free seat, or without a level takes it out; for who set the table up.',
      fields: { seat: f.seat, level: Type.Optional(f.level) },
    },
    (house, player, { match, seat, level }) => seatBot(house, match, player, seat, level),
  ),

  rematch: person({ about: 'The same table once more.' }, (house, player, { match }) =>
    rematch(house, match, player),
  ),

  chat: person(
    {
      about: 'Says something at the table.',
      fields: { channel: Type.Optional(f.channel), text: f.chatText },
    },
    async (house, player, { match, channel = 'table', text }) => {
      const said = await say(house, match, player, channel, text);
      return said.ok ? DONE : said;
    },
  ),
};
