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
/** A card that nobody has seen could not be taken back, and would end the lesson. */
const isTaught = (action: ExoshipAction): boolean =>
  !isEnd(action) &&
  action.type !== 'replace' &&
  !(action.type === 'ability' && action.by === 'quartermaster');
/** A line of a mission's words, with its reason. */
const said =
  <L extends string>(words: {
    readonly lines: Readonly<Record<L, string>>;
    readonly why: Readonly<Record<L, string>>;
  }) =>
  (line: L): Pick<Beat<Exoship>, 'line' | 'more'> => ({ line: words.lines[line], more: words.why[line] });

const END_TURN = { spot: 'way-out', only: isEnd, done: hasEnded } as const;
const look = (spot: string, rule: string) => ({ spot, rule, look: true }) as const;

/** What is left after suspicion: now, or when the turn was ended. */
const pointsLeft = (deeds: Done): number =>
  (hasEnded(deeds) ? deeds.before : deeds.view).pointsAfterSuspicion;

const riftCount = ({ view }: Done): number => inView(view).filter(({ side }) => side === 'rift').length;

const swayed = (target: FounderId) => (deeds: Done) =>
  deeds.told.some((event) => event.type === 'swayed' && event.target === target);

const hasWon = ({ view }: Done): boolean => (view.outcome?.winners.length ?? 0) > 0;

const { voice, children, captain, gifts, cruise } = MISSION_WORDS;
const says = {
  voice: said(voice),
  children: said(children),
  captain: said(captain),
  gifts: said(gifts),
  cruise: said(cruise),
};

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
      { ...says.voice('ranks'), ...look('grid', 'XS-7.2'), open: true },
      {
        ...says.voice('free'),
        rule: 'XS-5.1',
        spot: 'founder-quartermaster',
        only: (action) => action.type === 'freeSway' && action.generation === 'young',
        done: swayed('quartermaster'),
      },
      {
        ...says.voice('sway'),
        rule: 'XS-5.2',
        spot: 'founder-navigator',
        only: (action) => action.type === 'sway' && action.target === 'navigator',
        done: swayed('navigator'),
      },
      { ...says.voice('suspicion'), ...look('points', 'XS-6.1') },
      {
        ...says.voice('choose'),
        rule: 'XS-6.1',
        only: isTaught,
        done: (deeds) => pointsLeft(deeds) >= 4,
        aside: (deeds) => voice.aside(pointsLeft(deeds)),
      },
      { ...says.voice('end'), ...END_TURN },
    ],
    won: (deeds) => hasEnded(deeds) && pointsLeft(deeds) >= 4,
    count: pointsLeft,
  }),
  mission({
    id: 'children',
    minutes: 3,
    shows: ['timeline', 'destination', 'stack', 'tomorrow'],
    given: {
      step: 1,
      elder: 'recruiter +diplomat',
      midlife: '+ghost tutor',
      young: '+navigator physician',
      timeline: ['purge-drill', 'loyalty-oath', 'birth-boom', 'blight'],
      undealt: 'saboteur signaler fixer quartermaster steward',
    },
    beats: [
      { ...says.children('ageing'), rule: 'XS-3.2', spot: 'tomorrow', press: 'tomorrow' },
      { ...says.children('mark'), ...look('step-2', 'XS-4.2') },
      {
        ...says.children('turn'),
        rule: 'XS-5.2',
        spot: 'founder-navigator',
        only: isTaught,
        done: ({ told }) => told.some(({ type }) => type === 'cardTurned'),
        aside: children.aside,
      },
      { ...says.children('end'), ...END_TURN, rule: 'XS-3.2' },
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
      { ...says.captain('captain'), ...look('captain', 'XS-5.2') },
      { ...says.captain('six'), ...look('destination', 'XS-7.1') },
      {
        ...says.captain('heir'),
        rule: 'XS-5.2',
        spot: 'founder-steward',
        only: isTaught,
        done: (deeds) => deeds.view.destination === 'axios' && pointsLeft(deeds) >= 6,
        aside: (deeds) => (deeds.view.actionsLeft === 0 ? captain.aside(pointsLeft(deeds)) : undefined),
      },
      { ...says.captain('end'), ...END_TURN },
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
      // What acts now must not speak against the actions there are.
      timeline: ['purge-drill', 'quiet-years', 'blight', 'birth-boom'],
      elder: '+signaler fixer',
      midlife: 'diplomat quartermaster',
      young: '+saboteur steward',
    },
    beats: [
      { ...says.gifts('four'), ...look('points', 'XS-7.1') },
      { ...says.gifts('ayo'), spot: 'founder-signaler', press: 'founder-signaler' },
      { ...says.gifts('lucia'), spot: 'founder-saboteur', press: 'founder-saboteur' },
      {
        ...says.gifts('choose'),
        rule: 'XS-5.2',
        spot: 'founder-diplomat',
        only: isTaught,
        done: (deeds) => pointsLeft(deeds) >= 6,
        aside: (deeds) => (deeds.view.actionsLeft === 0 ? gifts.aside(pointsLeft(deeds)) : undefined),
      },
      { ...says.gifts('end'), ...END_TURN },
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
      { ...says.cruise('locked'), ...look('ship', 'XS-8.1') },
      {
        ...says.cruise('third'),
        rule: 'XS-8.2',
        spot: 'founder-diplomat',
        only: isTaught,
        done: ({ view }) => view.ship === 'ring',
        aside: cruise.aside,
      },
      {
        ...says.cruise('course'),
        spot: 'destination',
        only: (action) => action.type === 'changeCourse',
        done: ({ view }) => view.destination === 'axios',
      },
    ],
    won: ({ view }) => view.destination === 'axios',
    count: () => 0,
  }),
];
