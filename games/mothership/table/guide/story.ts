/** How a war of Mothership is told at its end. */
import type { Seat } from '#engine';
import { type Story, since } from '#ui/kit/end.ts';
import { STATION_STEP } from '../../content/panel.ts';
import type { MothershipEvent } from '../../event.ts';
import { tallyOf } from '../../outlook/fate.ts';
import { ownerIn } from '../../outlook/heard.ts';
import { luckOf } from '../../outlook/luck.ts';
import type { Mothership } from '../../state.ts';
import { causeWords, doerIn, planetsOf, shipsOf, stoodIn, turn } from '../../text/cause.ts';
import { STORY_WORDS } from '../../text/story.ts';

/** What can turn a war, what is lost, taken or broken: whether it is good for this seat; undefined for anything else. */
function helps(event: MothershipEvent, seat: Seat): boolean | undefined {
  switch (event.type) {
    // What leaves with a fleet that is out was not lost in any fight.
    case 'destroyed':
      return event.cause === 'eliminated' ? undefined : ownerIn(event.unit) !== seat;
    case 'damaged':
      return ownerIn(event.unit) !== seat;
    case 'saved':
      return ownerIn(event.unit) === seat;
    case 'swayed':
      return event.seat === seat;
    case 'captured':
    case 'stolen':
      return event.by === seat;
    // An attack on a station that takes no step of it changes nothing.
    case 'dogfight':
      return event.defender === undefined && event.attack >= STATION_STEP
        ? ownerIn(event.target) !== seat
        : undefined;
    default:
      return undefined;
  }
}

export const story: Story<Mothership> = {
  quick: async () => (await import('../../bot/index.ts')).sense,
  turn,
  turnWords: STORY_WORDS.round,
  doer: doerIn,
  matters: (event, better, seat) => helps(event, seat) === better,
  cause: (views, seat, told = []) => causeWords(views, seat, told, since),
  counts(last, seat, told = [], views = [last]) {
    const view = stoodIn(views, told) ?? last;
    if (seat < 0) return { [STORY_WORDS.rounds]: view.round };
    return {
      [STORY_WORDS.rounds]: view.round,
      [STORY_WORDS.shipsLeft]: shipsOf(view, seat),
      [STORY_WORDS.planets]: planetsOf(view, seat),
      [STORY_WORDS.technologies]: view.fleets[seat]?.technologies.length ?? 0,
      ...STORY_WORDS.tally(tallyOf(told, seat)),
      ...STORY_WORDS.luck(luckOf(told, seat, view)),
    };
  },
  next(options, won) {
    if (options.mode !== 'solo') return undefined;
    const soloLevel = options.soloLevel + (won ? 1 : -1);
    return soloLevel < 1 || soloLevel > 9
      ? undefined
      : { words: STORY_WORDS.level(soloLevel), options: { ...options, soloLevel } };
  },
};
