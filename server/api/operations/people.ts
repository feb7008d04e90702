/** What one does about others at a table: muting, blocking, reporting them to the host. */
import Type from 'typebox';
import { report } from '../../people/report.ts';
import { shun, someone } from '../../people/shunning.ts';
import * as f from '../fields.ts';
import { type Operation, person } from '../operation.ts';

const whom = { seat: Type.Optional(f.seat), player: Type.Optional(f.playerId) };

export const PEOPLE: Readonly<Record<string, Operation>> = {
  mute: person(
    { about: 'Leaves out of your pages what someone says, by their seat or their name.', fields: whom },
    async (house, player, { match, ...them }, { talk }) => {
      const early = talk.tooManyShunned(player, house.now());
      if (early) return early;
      const found = await someone(house, match, player, them);
      return found.ok ? shun(house, house.store.mutes, player, found.person) : found;
    },
  ),

  block: person(
    {
      about: 'Blocks someone: they cannot join where you sit, and neither hears the other.',
      fields: whom,
    },
    async (house, player, { match, ...them }, { talk, people }) => {
      const early = talk.tooManyShunned(player, house.now());
      if (early) return early;
      const found = await someone(house, match, player, them);
      if (!found.ok) return found;
      const blocked = await shun(house, house.store.blocks, player, found.person);
      if (blocked.ok) await people.changed(player.id, blocked.player);
      return blocked;
    },
  ),

  report: person(
    {
      about: 'Reports to the host who sits at a seat, or said a line of the talk, with what stood around it.',
      fields: { seat: Type.Optional(f.seat), line: Type.Optional(f.version), reason: f.chatText },
    },
    async (house, player, { match, seat, line, reason }, { talk, from }) =>
      talk.tooManyReports(from, house.now()) ?? report(house, match, player, { seat, line, reason }),
  ),
};
