/** Five missions: each begins at a position of its own, and cards come in the order they are listed in. */
import { type Steps, same } from '#engine';
import type { Beat, Deeds, Mission } from '#ui/kit/mission.ts';
import type { ExoshipAction } from '../../action.ts';
import type { FounderId } from '../../content/founders.ts';
import { type Given, positionOf } from '../../positions.ts';
import type { Exoship } from '../../state.ts';
import { MISSION_WORDS, type MissionId, type MissionWords } from '../../text/missions.ts';
import { inView } from '../../view.ts';

type Done = Deeds<Exoship>;

const END: ExoshipAction = { type: 'end' };

interface Plan {
  readonly id: MissionId;
  readonly minutes: number;
  readonly given: Given;
  /** The panels that are there: the rest is not needed yet. */
  readonly shows?: readonly string[];
  readonly steps?: Partial<Steps<Exoship>>;
  readonly beats: Mission<Exoship>['beats'];
  won(deeds: Done): boolean;
  /** How many there are of what the goal counts. */
  count(deeds: Done): number;
}

function mission({ id, minutes, given, beats, won, count, shows, steps }: Plan): Mission<Exoship> {
  const words: MissionWords = MISSION_WORDS[id];
  return {
    ...{ id, minutes, beats, won },
    ...(shows ? { shows } : {}),
    ...(steps ? { steps } : {}),
    ...{ title: words.title, about: words.about, goal: words.goal, end: words.end },
    options: { origin: 'earth', hard: given.hard ?? false },
    position: () => positionOf(given),
    // Cards come in the order of the position.
    script: { card: { values: [], then: 0 } },
    missed: (deeds) => (hasEnded(deeds) ? words.missed(count(deeds)) : undefined),
  };
}

const hasEnded = ({ actions }: Done): boolean => same(actions.at(-1) ?? null, END);
const isEnd = (action: ExoshipAction): boolean => same(action, END);
const endTurn = (line: string): Beat<Exoship> => ({ line, spot: 'way-out', only: isEnd, done: hasEnded });
const look = (line: string, spot: string, rule: string): Beat<Exoship> => ({ line, spot, rule, look: true });

/** What is left after suspicion: now, or when the turn was ended. */
const pointsLeft = (deeds: Done): number =>
  (hasEnded(deeds) ? deeds.before : deeds.view).pointsAfterSuspicion;

const riftCount = ({ view }: Done): number => inView(view).filter(({ side }) => side === 'rift').length;

const swayed = (target: FounderId) => (deeds: Done) =>
  deeds.told.some((event) => event.type === 'swayed' && event.target === target);

const hasWon = ({ view }: Done): boolean => (view.outcome?.winners.length ?? 0) > 0;

const { voice, children, captain, gifts, cruise } = MISSION_WORDS;

export const missions: readonly [Mission<Exoship>, ...Mission<Exoship>[]] = [
  mission({
    id: 'voice',
    minutes: 2,
    shows: [],
    // It stops before the ship travels on.
    steps: { endOfTurn: { run: (g) => g.then('actions', 'suspicion', 'endOfTurn') } },
    given: {
      elder: 'physician diplomat',
      midlife: 'ghost tutor',
      young: 'navigator quartermaster',
      undealt: 'saboteur signaler fixer recruiter steward',
      phase: 'freeSway',
    },
    beats: [
      look(voice.lines.ranks, 'grid', 'XS-7.2'),
      {
        line: voice.lines.free,
        rule: 'XS-5.1',
        spot: 'founder-quartermaster',
        only: (action) => action.type === 'freeSway' && action.generation === 'young',
        done: swayed('quartermaster'),
      },
      {
        line: voice.lines.sway,
        rule: 'XS-5.2',
        spot: 'founder-navigator',
        only: (action) => action.type === 'sway' && action.target === 'navigator',
        done: swayed('navigator'),
      },
      look(voice.lines.suspicion, 'points', 'XS-6.1'),
      {
        line: voice.lines.choose,
        rule: 'XS-6.1',
        only: (action) => !isEnd(action),
        done: (deeds) => pointsLeft(deeds) >= 4,
        aside: (deeds) => voice.aside(pointsLeft(deeds)),
      },
      endTurn(voice.lines.end),
    ],
    won: (deeds) => hasEnded(deeds) && pointsLeft(deeds) >= 4,
    count: pointsLeft,
  }),
  mission({
    id: 'children',
    minutes: 3,
    shows: ['timeline', 'stack', 'tomorrow'],
    given: {
      step: 1,
      elder: 'recruiter +diplomat',
      midlife: '+ghost tutor',
      young: '+navigator physician',
      timeline: ['purge-drill', 'loyalty-oath', 'birth-boom', 'blight'],
      undealt: 'saboteur signaler fixer quartermaster steward',
    },
    beats: [
      { line: children.lines.ageing, rule: 'XS-3.2', spot: 'tomorrow', press: 'tomorrow' },
      look(children.lines.mark, 'step-2', 'XS-4.2'),
      {
        line: children.lines.turn,
        rule: 'XS-5.2',
        spot: 'founder-navigator',
        only: (action) => !isEnd(action),
        done: ({ told }) => told.some(({ type }) => type === 'cardTurned'),
        aside: children.aside,
      },
      { ...endTurn(children.lines.end), rule: 'XS-3.2' },
    ],
    won: (deeds) => hasEnded(deeds) && riftCount(deeds) >= 3,
    count: riftCount,
  }),
  mission({
    id: 'captain',
    minutes: 3,
    given: {
      step: 2,
      elder: '+steward diplomat',
      midlife: '+navigator physician',
      young: '+recruiter fixer',
      timeline: ['quiet-years', 'blight', 'birth-boom', 'purge-drill'],
    },
    beats: [
      look(captain.lines.captain, 'captain', 'XS-5.2'),
      look(captain.lines.six, 'destination', 'XS-7.1'),
      {
        line: captain.lines.heir,
        rule: 'XS-5.2',
        spot: 'founder-steward',
        only: (action) => !isEnd(action),
        done: (deeds) => deeds.view.destination === 'axios' && pointsLeft(deeds) >= 6,
        aside: (deeds) => (deeds.view.actionsLeft === 0 ? captain.aside(pointsLeft(deeds)) : undefined),
      },
      endTurn(captain.lines.end),
    ],
    won: hasWon,
    count: pointsLeft,
  }),
  mission({
    id: 'gifts',
    minutes: 3,
    given: {
      step: 4,
      destination: 'axios',
      elder: '+signaler fixer',
      midlife: 'diplomat quartermaster',
      young: '+saboteur steward',
    },
    beats: [
      look(gifts.lines.four, 'points', 'XS-7.1'),
      { line: gifts.lines.ayo, spot: 'founder-signaler', press: 'founder-signaler' },
      { line: gifts.lines.lucia, spot: 'founder-saboteur', press: 'founder-saboteur' },
      {
        line: gifts.lines.choose,
        rule: 'XS-5.2',
        spot: 'founder-diplomat',
        only: (action) => !isEnd(action),
        done: (deeds) => pointsLeft(deeds) >= 6,
        aside: (deeds) => (deeds.view.actionsLeft === 0 ? gifts.aside(pointsLeft(deeds)) : undefined),
      },
      endTurn(gifts.lines.end),
    ],
    won: hasWon,
    count: pointsLeft,
  }),
  mission({
    id: 'cruise',
    minutes: 2,
    given: {
      hard: true,
      ship: 'cruise',
      step: 3,
      elder: '+navigator quartermaster',
      midlife: '+tutor physician',
      young: 'diplomat steward',
      timeline: ['quiet-years', 'birth-boom', 'blight', 'purge-drill'],
    },
    beats: [
      look(cruise.lines.locked, 'ship', 'XS-8.1'),
      {
        line: cruise.lines.third,
        rule: 'XS-8.2',
        spot: 'founder-diplomat',
        only: (action) => !isEnd(action),
        done: ({ view }) => view.ship === 'ring',
        aside: cruise.aside,
      },
      {
        line: cruise.lines.course,
        spot: 'destination',
        only: (action) => action.type === 'changeCourse',
        done: ({ view }) => view.destination === 'axios',
      },
    ],
    won: ({ view }) => view.destination === 'axios',
    count: () => 0,
  }),
];
