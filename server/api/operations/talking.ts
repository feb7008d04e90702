/** Talk at the table. */
import Type from 'typebox';
import { hearsWatchers, say } from '../../matches/talk.ts';
import { errandOf } from '../effort.ts';
import * as f from '../fields.ts';
import { anyone, type Operation, person } from '../operation.ts';
import { eyes, optionalSeat } from './eyes.ts';

export const TALKING: Readonly<Record<string, Operation>> = {
  talk: anyone(
    {
      about: 'What was said at the table: the last page, or the one before a line.',
      fields: { ...optionalSeat, from: Type.Optional(f.version), before: Type.Optional(f.version) },
      reads: true,
    },
    async (asker, { match, seat, from: after, before }) => {
      const by = await eyes(asker, match, seat);
      if (!by.ok) return by;
      const { house, player } = asker;
      const found = await house.around(
        match,
        async (live) => ({ ok: true, watchers: hearsWatchers(live, by.seat) }) as const,
        errandOf(asker),
      );
      if (!found.ok) return found;
      const ears = { seat: by.seat, player: player?.id, watchers: found.watchers };
      const { lines, more } = await house.store.talk.page(match, ears, { after, before });
      return { ok: true, lines, ...(more ? { more } : {}) } as const;
    },
  ),

  chat: person(
    {
      about: 'Says something at the table.',
      fields: { channel: Type.Optional(f.channel), text: f.chatText },
    },
    (house, player, { match, channel = 'table', text }, { from, talk }) =>
      say(house, talk, match, { player, from, channel, text }),
  ),
};
