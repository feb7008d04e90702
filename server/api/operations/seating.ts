/** Who sits where: taking, keeping and leaving seats, and playing again. */
import Type from 'typebox';
import type { Reply } from '../../answer.ts';
import { claimSeat, joinTable, kick, leaveTable, newLink, rematch, seatBot } from '../../matches/lobby.ts';
import { type Wanted, wantedBy } from '../../matches/quotas.ts';
import * as f from '../fields.ts';
import { holder, type Operation, person } from '../operation.ts';

export const SEATING: Readonly<Record<string, Operation>> = {
  leave: holder(
    { about: 'Leaves the table; in play, a bot goes on for you.' },
    (house, seat, { match }, player) => leaveTable(house, match, player, seat),
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
    (house, player, { match, seat, level }, { from: place }) => {
      const wanted = { ...wantedBy(level ? [level] : []), tables: 0 };
      return house.quotas.within({ player: player.id, place, wanted }, () =>
        seatBot(house, match, player, seat, level),
      );
    },
  ),

  rematch: person(
    { about: 'The same table once more.' },
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
