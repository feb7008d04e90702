/** What Mothership tells of the others' turns: one chapter a turn, with what it did to one's own fleet first. */
import type { Retold } from '#ui/kit/recap.ts';
import type { MothershipEvent } from '../../event.ts';
import { concerns, holdsOut, suffers, thingsIn } from '../../outlook/heard.ts';
import { HOW, RANKS } from '../../outlook/telling.ts';
import type { Mothership } from '../../state.ts';
import { capital, namesIn } from '../../text/names.ts';
import { doerOf, holdingsIn, RETOLD_WORDS, retoldWords } from '../../text/retold.ts';

export const retold: Retold<Mothership> = {
  how: HOW,
  line(event, view, seat) {
    const mine = concerns(event, view, seat);
    return {
      touches: mine ? 'me' : 'other',
      spots: spotsOf(event),
      ...(suffers(event, seat)
        ? { tone: 'bad' as const }
        : holdsOut(event, seat)
          ? { tone: 'good' as const }
          : {}),
      rank: RANKS[event.type] ?? 0,
      ...retoldWords(event, seat, view.called, view),
    };
  },
  heading(event, view, by) {
    const owner = event.type === 'turn' ? event.owner : doerOf(event);
    if (owner === undefined || (event.type !== 'turn' && owner === by)) return undefined;
    return {
      actor: typeof owner === 'number' ? owner : 'table',
      title: owner === view.me ? RETOLD_WORDS.you : capital(namesIn(view).seatName(owner)),
    };
  },
  holdings: holdingsIn,
};

function spotsOf(event: MothershipEvent): string[] {
  return thingsIn(event).map((id) => (id.includes('-') ? `unit:${id}` : `planet:${id}`));
}
