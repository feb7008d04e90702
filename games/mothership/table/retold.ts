/** What Mothership tells of the others' turns: one chapter a turn, with what it did to one's own fleet first. */
import type { How, Retold } from '#ui/kit/recap.ts';
import type { MothershipEvent } from '../event.ts';
import { concerns, suffers, thingsIn } from '../outlook/heard.ts';
import type { Mothership } from '../state.ts';
import { capital, namesIn } from '../text/names.ts';
import { doerOf, holdingsIn, RETOLD_WORDS, retoldWords } from '../text/retold.ts';

const HOW: { readonly [T in MothershipEvent['type']]: How } = {
  firstRoll: 'plain',
  layout: 'quiet',
  turn: 'quiet',
  drawn: 'plain',
  deckEmpty: 'plain',
  diverted: 'plain',
  energy: 'plain',
  moved: 'plain',
  pushed: 'plain',
  stopped: 'quiet',
  landed: 'plain',
  halted: 'effect',
  declared: 'plain',
  influencePaid: 'effect',
  gasSpent: 'effect',
  beam: 'effect',
  asteroidRoll: 'effect',
  deflected: 'effect',
  dogfight: 'effect',
  rerolled: 'effect',
  damaged: 'effect',
  stationHit: 'effect',
  destroyed: 'effect',
  saved: 'effect',
  unharmed: 'effect',
  gained: 'plain',
  gathered: 'plain',
  planetAttack: 'effect',
  captured: 'effect',
  developmentsLost: 'effect',
  stolen: 'plain',
  played: 'plain',
  cancelled: 'plain',
  sold: 'plain',
  researched: 'plain',
  ability: 'plain',
  repaired: 'good',
  held: 'plain',
  deploying: 'plain',
  blocked: 'plain',
  explored: 'plain',
  developed: 'plain',
  marketRefreshed: 'quiet',
  revealed: 'quiet',
  swayed: 'plain',
  smeared: 'plain',
  planetGone: 'plain',
  blockade: 'effect',
  bonusDie: 'plain',
  replicator: 'effect',
  rewardLost: 'effect',
  stationRocks: 'plain',
  conceded: 'plain',
  eliminated: 'plain',
  lastRound: 'plain',
  over: 'plain',
};

/** What is told later in a chapter: fights and captures come before cards, these before moves and the purse. */
const RANKS: Readonly<Partial<Record<MothershipEvent['type'], number>>> = {
  played: 1,
  researched: 2,
  deploying: 2,
  moved: 3,
  landed: 3,
  diverted: 4,
  gained: 5,
  gathered: 5,
  drawn: 5,
};

export const retold: Retold<Mothership> = {
  how: HOW,
  line(event, view, seat) {
    const mine = concerns(event, view, seat);
    return {
      touches: mine ? 'me' : 'other',
      spots: spotsOf(event),
      ...(suffers(event, seat) ? { tone: 'bad' as const } : {}),
      rank: RANKS[event.type] ?? 0,
      ...retoldWords(event, seat, view.called),
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
