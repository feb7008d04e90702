/** A year of growth: cubes, a room, a technology card, a station, and the Assistants. */
import type { EosAction } from '../../action.ts';
import { CHARACTERS, type CharacterId } from '../../content/characters.ts';
import type { CrewAction } from '../../content/rooms.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import type { View } from '../../view.ts';
import { heard, isOf, look, mission } from './plan.ts';

const { lines, asides } = MISSION_WORDS.growth;

const PILLS = 4;

const places = (action: EosAction, who: CharacterId, where: CrewAction): boolean =>
  action.type === 'place' && action.who === who && action.action === where;

/** Nothing is asked in between. */
const isIdle = (view: View): boolean => view.asking?.step === 'crewActions';

const assistantPlaced = (view: View): boolean => CHARACTERS.some((who) => view.crew[who].assistant);

export const growth = mission({
  id: 'growth',
  minutes: 4,
  given: {
    round: 2,
    year: 2034,
    from: 'planning',
    eos: 'g12-3',
    event: 'trade-fair',
    credits: 14,
    hull: { engine: 9 },
    crew: {
      commander: { level: 4, cubes: 2 },
      pilot: { level: 3 },
      specialist: { level: 3 },
      engineer: { level: 2 },
    },
    next: { technology: ['slip-drive'] },
  },
  beats: [
    {
      line: lines.pills,
      rule: 'ER-12.2',
      spot: 'crew-commander',
      only: (action, { crew }) =>
        action.type === 'buyCube'
          ? action.who === 'commander'
          : action.type === 'ready' && crew.commander.cubes >= PILLS,
      done: ({ view }) => isIdle(view),
      aside: ({ view }) => (view.crew.commander.cubes >= PILLS ? asides.ready : undefined),
    },
    {
      line: lines.build,
      rule: 'ER-13.4',
      spot: 'slot-build',
      only: (action) =>
        places(action, 'specialist', 'build') || (action.type === 'build' && action.room === 'crafting'),
      done: heard('built'),
    },
    {
      line: lines.technology,
      rule: 'ER-8.1',
      spot: 'slot-technology',
      only: (action) => places(action, 'engineer', 'technology'),
      done: heard('equipped'),
    },
    look(lines.card, 'crew-engineer'),
    {
      line: lines.tutors,
      rule: 'ER-13.7',
      spot: 'slot-tutors',
      only: (action) =>
        places(action, 'pilot', 'tutors') || (action.type === 'level' && action.who === 'commander'),
      done: ({ view }) => view.crew.commander.level > 4 || view.asking?.step === 'track',
    },
    {
      line: lines.road,
      rule: 'ER-5.5',
      only: isOf('track', 'takeRoom'),
      done: ({ view }) => view.crew.commander.room !== undefined,
    },
    {
      line: lines.assistant,
      rule: 'ER-13.3',
      spot: 'slot-advanced-room',
      only: (action) => !isOf('standBy', 'moveOn')(action),
    },
  ],
  won: ({ view }) => assistantPlaced(view) && isIdle(view),
  missed: ({ view }) => (view.crew.commander.track === 'crew-welfare' ? asides.welfare : undefined),
});
