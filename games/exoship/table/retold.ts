/** What Exoship tells of a generation change: who was exposed, who died, who was born, the card and its mark. */
import type { Retold, Telling } from '#ui/kit/recap.ts';
import type { ExoshipEvent } from '../event.ts';
import { retrace } from '../outlook.ts';
import type { Exoship } from '../state.ts';
import { PLANET_WORDS } from '../text/content.ts';
import { RETOLD_WORDS as WORDS } from '../text/retold.ts';
import { short } from '../text/table.ts';
import { inView } from '../view.ts';

export const retold: Retold<Exoship> = {
  how: {
    dealt: 'plain',
    sleeperPlaced: 'plain',
    travelled: 'quiet',
    died: 'plain',
    born: 'plain',
    joined: 'effect',
    eventDrawn: 'plain',
    eventIdle: 'effect',
    turnedBack: 'bad',
    swayed: 'good',
    discarded: 'plain',
    moved: 'plain',
    replaced: 'plain',
    cardTurned: 'plain',
    traded: 'plain',
    blinded: 'plain',
    courseChanged: 'good',
    ringDeployed: 'good',
    suspicion: 'quiet',
    suspicionSkipped: 'good',
    actionsEnded: 'quiet',
    won: 'good',
    lost: 'bad',
  },
  line(event, view) {
    const spots = foundersOf(event).map((id) => `founder:${id}`);
    // All of it is the player's own: lines stay in the order they came in.
    return { spots, touches: 'me', ...tellingOf(event, view) };
  },
  // Chapters are the stages, newest first, and numbered: what came of what is plain.
  heading(event) {
    if (event.type === 'suspicionSkipped' || (event.type === 'suspicion' && !event.drill))
      return { actor: 'table', title: WORDS.stages.suspicion, nth: 1 };
    if (event.type === 'travelled') return { actor: 'table', title: WORDS.stages.ages(event.step), nth: 2 };
    return event.type === 'eventDrawn'
      ? { actor: 'event', title: WORDS.stages.card(event.card), nth: 3 }
      : undefined;
  },
  alone: () => true,
  stages: (before, after, events) => retrace(before, events) ?? events.map(() => after),
  holdings: (view) => ({
    [WORDS.points]: view.points,
    [WORDS.rift]: inView(view).filter(({ side }) => side === 'rift').length,
    [WORDS.course]: PLANET_WORDS[view.destination],
  }),
};

/** A card, and whom it befalls: one line. */
const CARD = 'card';

function tellingOf(event: ExoshipEvent, view: Exoship['view']): Telling {
  switch (event.type) {
    case 'suspicionSkipped':
      return { text: WORDS.skipped };
    case 'discarded':
      if (event.cause === 'suspicion')
        return {
          text: WORDS.suspicion,
          verb: event.cause,
          parts: [WORDS.exposed(event.founder, event.by ?? [])],
          tone: 'bad',
        };
      if (event.cause === 'blight') return { verb: CARD, parts: [short(event.founder)] };
      return event.cause === 'mark'
        ? { text: WORDS.marked(event.founder, view.timeline[view.step - 1]?.marks), tone: 'bad' }
        : {};
    case 'turnedBack':
      return { verb: CARD, parts: [short(event.founder)] };
    case 'moved':
      return event.cause === 'promotionBoard' ? { verb: CARD, parts: [short(event.founder)] } : {};
    case 'died':
      return { text: WORDS.died(event.founders) };
    case 'born':
      return {
        text: WORDS.born,
        verb: event.type,
        parts: [WORDS.child(event.founder, event.side, event.for)],
      };
    case 'joined':
      return event.cause === 'fill'
        ? { text: WORDS.fills, verb: event.type, parts: [short(event.founder)] }
        : { verb: CARD, parts: [short(event.founder)] };
    case 'eventDrawn':
      return { text: WORDS.card(event.card), verb: CARD };
    case 'eventIdle':
      return { text: WORDS.idle };
    default:
      return {};
  }
}

function foundersOf(event: ExoshipEvent) {
  const named = [
    ...('founder' in event ? [event.founder] : []),
    ...('founders' in event ? event.founders : []),
    ...('target' in event ? [event.target] : []),
    ...('newcomer' in event ? [event.newcomer] : []),
  ];
  return event.type === 'traded' ? [event.upper, event.lower] : named;
}
