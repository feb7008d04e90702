/** Who sits where: taking, keeping and leaving seats, and playing again. */
import Type from 'typebox';
import { DONE, type Reply } from '../../answer.ts';
import { depart, welcome } from '../../matches/comings.ts';
import { beReady, callAway, commit } from '../../matches/dice.ts';
import { askForHelp, claimSeat, heldBy, letGo, newLink, removeHolders } from '../../matches/holding.ts';
import { getTable, joinTable, kick, leaveTable, seatBot } from '../../matches/lobby.ts';
import { type Wanted, wantedBy } from '../../matches/quotas.ts';
import { decline, rematch } from '../../matches/rematch.ts';
import * as f from '../fields.ts';
import { holder, type Operation, person } from '../operation.ts';

export const SEATING: Readonly<Record<string, Operation>> = {
  leave: holder(
    { about: 'Leaves the table; in play, a bot goes on for you. Who came by link leaves alone.' },
    async (house, seat, { match }, player) =>
      (await letGo(house, match, player, seat)) ? DONE : leaveTable(house, match, player, seat),
  ),

  link: holder(
    {
      about: 'A new personal link to your seat; alone: whoever came by an older one holds it no more.',
      fields: { alone: Type.Optional(Type.Boolean()) },
    },
    (house, seat, { match, alone = false }, player) => newLink(house, match, player, { seat, alone }),
  ),

  held: holder(
    { about: 'Who holds your seat, and by what.', reads: true },
    (house, seat, { match }, player) => heldBy(house, match, player, seat),
  ),

  remove: person(
    {
      about: 'Removes one or all who came to your seat by link; or to another’s, at its request.',
      fields: { seat: f.seat, player: Type.Optional(f.playerId) },
    },
    (house, player, { match, seat, player: other }) => removeHolders(house, match, player, { seat, other }),
  ),

  request: holder(
    { about: 'Asks who set the table up to remove those who came to your seat by link, for ten minutes.' },
    (house, seat, { match }, player) => askForHelp(house, match, player, seat),
  ),

  claim: person(
    {
      about: 'Takes the seat of a personal link; with a commitment, this device has its part in the dice.',
      fields: { token: f.token, commitment: Type.Optional(f.dice) },
    },
    async (house, player, { match, token, commitment }, { device }) => {
      const claimed = await claimSeat(house, match, player, { token, device });
      if (!claimed.ok) return claimed;
      // Where others are ready already, the device that sat down keeps its part.
      if (commitment !== undefined) await commit(house, match, player, claimed.seat, commitment);
      const table = await getTable(house, match, player);
      return table.ok ? { ...table, seat: claimed.seat } : table;
    },
  ),

  join: person(
    {
      about:
        'Takes a free seat, with a commitment to what it puts into the dice; in play, a newcomer’s seat.',
      fields: { seat: Type.Optional(f.seat), commitment: Type.Optional(f.dice) },
    },
    (house, player, { match, seat, commitment }) => joinTable(house, match, player, { seat, commitment }),
  ),

  commit: holder(
    {
      about: 'Commits to a value for the dice, or to another one, until someone is ready.',
      fields: { commitment: f.dice },
    },
    (house, seat, { match, commitment }, player) => commit(house, match, player, seat, commitment),
  ),

  ready: holder(
    {
      about: 'Is ready: shows the server the value that was committed to. The match begins when everyone is.',
      fields: { value: f.dice, seal: Type.Optional(f.dice) },
    },
    (house, seat, { match, value, seal }, player) => beReady(house, match, player, seat, { value, seal }),
  ),

  call: holder(
    { about: 'Calls those who are not ready, by mail and web hooks, once.' },
    (house, _seat, { match }) => callAway(house, match),
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
    (house, player, { match, seat, level }, { from: place }) => {
      const wanted = { ...wantedBy(level ? [level] : []), tables: 0 };
      return house.quotas.within({ player: player.id, place, wanted }, () =>
        seatBot(house, match, player, seat, level),
      );
    },
  ),

  welcome: person(
    {
      about:
        'Seats a newcomer in a match in play, where the rules have it: a bot plays until a person takes the seat; for who set the table up.',
      fields: {
        level: Type.Optional(f.level),
        version: Type.Optional(f.version),
        submission: Type.Optional(f.submission),
      },
    },
    async (house, player, { match, ...asked }, { from: place }) => {
      const found = await house.around<Reply<{ wanted: Wanted }>>(match, async ({ row }) => {
        return { ok: true, wanted: { ...wantedBy([asked.level ?? row.level]), tables: 0 } };
      });
      if (!found.ok) return found;
      return house.quotas.within({ player: player.id, place, wanted: found.wanted }, () =>
        welcome(house, match, player, asked),
      );
    },
  ),

  depart: person(
    {
      about:
        'Leaves a match in play for good, where the rules have it: your seat is closed. Who set the table up can close one that a bot plays for good.',
      fields: {
        seat: Type.Optional(f.seat),
        version: Type.Optional(f.version),
        submission: Type.Optional(f.submission),
      },
    },
    (house, player, { match, ...asked }) => depart(house, match, player, asked),
  ),

  decline: person(
    { about: 'Says no to the seat that is kept for you at a table that is set up once more: it is free.' },
    (house, player, { match }) => decline(house, match, player),
  ),

  rematch: person(
    {
      about: 'Offers the same table once more: you sit there, and the seats of the others are kept for them.',
    },
    async (house, player, { match }, { from: place }) => {
      const found = await house.around<Reply<{ wanted: Wanted }>>(match, async ({ seats }) => {
        const bots = seats.filter(({ kind }) => kind === 'bot');
        return { ok: true, wanted: wantedBy(bots.map(({ level }) => level)) };
      });
      if (!found.ok) return found;
      const asks = { player: player.id, place, wanted: found.wanted };
      return house.quotas.within(asks, async () => {
        const made = await rematch(house, match, player);
        if (made.ok) house.quotas.note(place, made.table.id);
        return made;
      });
    },
  ),
};
