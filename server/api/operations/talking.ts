/** Talk at the table. */
import Type from 'typebox';
import { DONE } from '../../answer.ts';
import { say } from '../../matches/talk.ts';
import { audible } from '../../matches/viewers.ts';
import * as f from '../fields.ts';
import { anyone, type Operation, person } from '../operation.ts';
import { eyes, optionalSeat } from './eyes.ts';

export const TALKING: Readonly<Record<string, Operation>> = {
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
