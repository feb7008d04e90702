/** What EOS Rise tells of the others' deeds and of what the table does by itself: one chapter a phase or event. */
import type { Retold } from '#ui/kit/recap.ts';
import { placesOf, stagesOf } from '../outlook/stages.ts';
import type { EosRise } from '../state.ts';
import { EVENT_WORDS } from '../text/cards.ts';
import { HOW } from '../text/how.ts';
import { eventWords } from '../text/log.ts';
import { RETOLD_WORDS, retoldWords } from '../text/retold.ts';
import { PHASE_WORDS } from '../text/table.ts';
import { holdings } from './numbers.ts';

export const retold: Retold<EosRise> = {
  together: true,
  how: HOW,
  line: (event, { called }) => ({
    text: eventWords(event, called),
    touches: HOW[event.type] === 'good' || HOW[event.type] === 'bad' ? 'us' : 'other',
    spots:
      event.type === 'star' ? [`part:crew-${event.who}`] : placesOf(event).map((id) => `place:galaxy:${id}`),
    ...(event.type === 'strike' && event.hits.length === 0 ? { tone: 'good' as const } : {}),
    ...retoldWords(event),
  }),
  heading(event) {
    if (event.type === 'phase')
      return { actor: 'table', title: RETOLD_WORDS.chapters[event.phase] ?? PHASE_WORDS[event.phase].name };
    return event.type === 'event' ? { actor: 'event', title: EVENT_WORDS[event.card].name } : undefined;
  },
  holdings,
  stages: stagesOf,
};
