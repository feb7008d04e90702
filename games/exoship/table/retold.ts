/** What Exoship tells of what happened by itself: the step, its card, suspicion. */
import type { Retold } from '#ui/kit/recap.ts';
import type { ExoshipEvent } from '../event.ts';
import { retrace } from '../outlook.ts';
import type { Exoship } from '../state.ts';
import { PLANET_WORDS, TIMELINE_WORDS } from '../text/content.ts';
import { RETOLD_WORDS } from '../text/retold.ts';
import { short } from '../text/table.ts';
import { inView } from '../view.ts';

export const retold: Retold<Exoship> = {
  how: {
    dealt: 'plain',
    sleeperPlaced: 'plain',
    travelled: 'quiet',
    died: 'plain',
    born: 'plain',
    joined: 'plain',
    eventDrawn: 'plain',
    eventIdle: 'plain',
    turnedBack: 'bad',
    swayed: 'good',
    discarded: 'bad',
    moved: 'plain',
    replaced: 'plain',
    cardTurned: 'plain',
    traded: 'plain',
    blinded: 'plain',
    courseChanged: 'good',
    ringDeployed: 'good',
    suspicion: 'plain',
    suspicionSkipped: 'good',
    actionsEnded: 'quiet',
    won: 'good',
    lost: 'bad',
  },
  line(event) {
    const spots = foundersOf(event).map((id) => `founder:${id}`);
    if (event.type === 'eventDrawn') return { text: TIMELINE_WORDS[event.card].text };
    if (event.type === 'born')
      return { text: RETOLD_WORDS.born, verb: 'born', parts: [short(event.founder)], spots };
    return OWN.has(event.type) ? { touches: 'me', spots } : { spots };
  },
  heading(event) {
    if (event.type === 'travelled') return { actor: 'table', title: RETOLD_WORDS.step(event.step) };
    if (event.type === 'eventDrawn') return { actor: 'event', title: TIMELINE_WORDS[event.card].name };
    return event.type === 'suspicion' && !event.drill
      ? { actor: 'table', title: RETOLD_WORDS.suspicion }
      : undefined;
  },
  stages: (before, after, events) => retrace(before, events) ?? events.map(() => after),
  holdings: (view) => ({
    [RETOLD_WORDS.points]: view.points,
    [RETOLD_WORDS.rift]: inView(view).filter(({ side }) => side === 'rift').length,
    [RETOLD_WORDS.course]: PLANET_WORDS[view.destination],
  }),
};

/** What is about Rift. */
const OWN: ReadonlySet<ExoshipEvent['type']> = new Set([
  'turnedBack',
  'swayed',
  'discarded',
  'courseChanged',
  'ringDeployed',
]);

function foundersOf(event: ExoshipEvent) {
  const named = [
    ...('founder' in event ? [event.founder] : []),
    ...('founders' in event ? event.founders : []),
    ...('target' in event ? [event.target] : []),
    ...('newcomer' in event ? [event.newcomer] : []),
  ];
  return event.type === 'traded' ? [event.upper, event.lower] : named;
}
