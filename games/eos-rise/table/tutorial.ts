/** The first two years, in eight beats on the real table. The seed deals a voyage in which each follows from the last. */
import { same } from '#engine';
import type { Lesson, LessonBeat } from '#ui/kit/lesson.ts';
import type { EosAction } from '../action.ts';
import type { CharacterId } from '../content/characters.ts';
import type { CrewAction } from '../content/rooms.ts';
import type { EosRise } from '../state.ts';
import { TUTORIAL_WORDS } from '../text/tutorial.ts';

type Words = keyof typeof TUTORIAL_WORDS;

/** A beat to read: nothing is done until the person goes on. */
function read(words: Words, part: string, rule: string): LessonBeat<EosRise> {
  return { ...TUTORIAL_WORDS[words], part, rule, allows: () => false };
}

/** A beat to act in: these actions, and whatever was left over from before, until the last of them is taken. */
function act(
  words: Words,
  part: string,
  rule: string,
  actions: readonly EosAction[],
  before: readonly EosAction[] = [],
): LessonBeat<EosRise> {
  const last = actions[actions.length - 1];
  return {
    ...TUTORIAL_WORDS[words],
    part,
    rule,
    allows: (action) => [...actions, ...before].some((other) => same(action, other)),
    done: (action) => same(action, last),
  };
}

const place = (who: CharacterId, action: CrewAction): EosAction => ({
  type: 'place',
  who,
  figure: 'character',
  action,
});

const CREW: readonly EosAction[] = [
  place('pilot', 'training'),
  place('engineer', 'training'),
  place('specialist', 'build'),
  { type: 'build', room: 'medical' },
  place('commander', 'charge-1'),
];
const WARP: readonly EosAction[] = [
  { type: 'warp', to: 'g05-6' },
  { type: 'level', who: 'specialist' },
  { type: 'warp', to: 'g05-5' },
  { type: 'stop' },
];
const SHIELDS: readonly EosAction[] = [
  { type: 'shield', ship: 'galagat-harrower', pip: 4 },
  { type: 'shield', ship: 'galagat-harrower', pip: 6 },
];
const HULL: readonly EosAction[] = [{ type: 'hit', room: 'engine' }, { type: 'pass' }];
const ROUND: readonly EosAction[] = [
  { type: 'ready' },
  place('specialist', 'training'),
  place('commander', 'training'),
  { type: 'standBy' },
  { type: 'warp', to: 'g15-6' },
  { type: 'stop' },
];
/** Whatever a fight may ask, but staying out of it or fleeing. */
const FIGHT: ReadonlySet<EosAction['type']> = new Set<EosAction['type']>([
  'pass',
  'pills',
  'placeDie',
  'target',
  'continue',
  'shield',
  'hit',
]);

const fight: LessonBeat<EosRise> = {
  ...TUTORIAL_WORDS.fight,
  part: 'fight',
  rule: 'ER-15.1',
  allows: (action) => FIGHT.has(action.type) || (action.type === 'join' && action.fights),
  done: ({ type }) => type === 'placeDie',
};

export const tutorial: Lesson<EosRise> = {
  seats: 1,
  options: {
    difficulty: 'normal',
    traits: false,
    shields: 'keep',
    cycles: 'four',
    commander: 0,
    pilot: 0,
    specialist: 0,
    engineer: 0,
    facilitator: 0,
  },
  seed: 'first light 28452',
  beats: [
    read('goal', 'tracks', 'ER-1.1'),
    act('crew', 'ship', 'ER-13.1', CREW),
    act('warp', 'map', 'ER-14.2', WARP, CREW),
    act('shields', 'ships', 'ER-16.2', SHIELDS),
    act('hull', 'room-engine', 'ER-9.2', HULL, SHIELDS),
    act('round', 'event', 'ER-19.3', ROUND, HULL.slice(0, 1)),
    fight,
    read('dash', 'tracks', 'ER-21.1'),
  ],
};
