/** The first battle, in nine beats on the real table: the Solo Challenge, whose enemy follows rules and can be foretold. */
import type { Lesson, LessonBeat } from '#ui/kit/lesson.ts';
import type { MothershipAction } from '../action.ts';
import type { Mothership } from '../state.ts';
import { TUTORIAL_WORDS } from '../text/tutorial.ts';

type Step = LessonBeat<Mothership>;
type Test = (action: MothershipAction) => boolean;

/** Where the fleet gathers, so that every Fighter but one reaches the first fight whoever stands where. */
const HARBOUR = ['-6,0', '-4,0', '-5,0', '-4,-1', '-5,1', '-6,1'];

/** Open in every beat, lest anyone get stuck between two of them. */
const always: Test = (action) =>
  (action.type === 'land' && HARBOUR.includes(action.to)) || action.type === 'stop';
const passes: Test = ({ type }) => type === 'pass';

function beat(words: keyof typeof TUTORIAL_WORDS, part: string, rule: string, open: Test, done?: Test): Step {
  const step = {
    ...TUTORIAL_WORDS[words],
    part,
    rule,
    allows: (action: MothershipAction) => always(action) || open(action),
  };
  return done ? { ...step, done } : step;
}

const isMove: Test = ({ type }) => type === 'move';
const fighter = (id: string): boolean => /-f\d$/.test(id);
const fighterMoves: Test = (action) => action.type === 'move' && fighter(action.ship);
const goes =
  (to: string): Test =>
  (action) =>
    action.type === 'moveTo' && action.to === to;
const pairAttacks: Test = (action) =>
  action.type === 'attack' && action.target === 'npc-f3' && action.ships.length === 2;
const deflects: Test = (action) => action.type === 'play' && action.card === 'deflector-shields';
const intoRocks: Test = (action) => action.type === 'moveTo' && action.kind === 'asteroid';
const researches: Test = (action) => action.type === 'research' && action.technology === 'orbital-defences';

export const tutorial: Lesson<Mothership> = {
  seats: 1,
  options: {
    mode: 'solo',
    teams: 'none',
    layout: 'solo-a',
    layoutSeed: '',
    asteroids: 6,
    gasPlanets: 'standard',
    extraMinerals: 'standard',
    board: '',
    modules: [],
    vpTarget: 'standard',
    rounds: 0,
    soloLevel: 1,
    headStart: false,
    roundCap: 'standard',
    alwaysPause: false,
  },
  seed: 'first command 39',
  beats: [
    beat('place', 'map', 'MS-2.6', () => false),
    beat(
      'energy',
      'energy',
      'MS-5.2',
      ({ type }) => type === 'divert' || type === 'split',
      ({ type }) => type === 'split',
    ),
    beat('move', 'map', 'MS-4.5', (action) => fighterMoves(action) || goes('-2,0')(action), goes('-2,0')),
    beat(
      'dogfight',
      'map',
      'MS-6.5',
      (action) => fighterMoves(action) || goes('-2,1')(action) || pairAttacks(action),
      pairAttacks,
    ),
    beat(
      'asteroids',
      'map',
      'MS-10.1',
      (action) => isMove(action) || intoRocks(action) || deflects(action),
      deflects,
    ),
    beat(
      'end',
      'end',
      'MS-3.5',
      ({ type }) => type === 'end' || type === 'moveTo' || type === 'pass',
      ({ type }) => type === 'end',
    ),
    beat('research', 'tech', 'MS-12.2', (action) => researches(action) || passes(action), researches),
    beat(
      'guardian',
      'map',
      'MS-9.2',
      ({ type }) => type === 'deploy' || type === 'land',
      ({ type }) => type === 'land',
    ),
    { ...TUTORIAL_WORDS.onwards, part: 'map', rule: 'MS-21.1' },
  ],
};
