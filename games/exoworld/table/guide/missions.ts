/** Five missions: each begins at a position of its own, with the cards and events that come written beforehand. */
import type { Beat, Deeds, Mission } from '#ui/kit/mission.ts';
import type { ExoworldAction } from '../../action.ts';
import { type Given, positionOf } from '../../positions.ts';
import type { Exoworld, State } from '../../state.ts';
import { MISSION_WORDS, type MissionId, type MissionWords } from '../../text/missions.ts';
import type { View } from '../../view.ts';

type Done = Deeds<Exoworld>;
type ActionType = ExoworldAction['type'];

interface Plan {
  readonly id: MissionId;
  readonly minutes: number;
  readonly given: Given;
  readonly beats: Mission<Exoworld>['beats'];
  readonly others?: Mission<Exoworld>['others'];
  readonly shows?: readonly string[];
  /** The turn after which the goal is missed. */
  readonly until: number;
}

function mission({ id, minutes, given, beats, others, shows, until }: Plan): Mission<Exoworld> {
  const words: MissionWords = MISSION_WORDS[id];
  return {
    ...{ id, minutes, beats, ...(others ? { others } : {}), ...(shows ? { shows } : {}) },
    ...{ title: words.title, about: words.about, goal: words.goal, end: words.end },
    options: {
      scenario: given.scenario ?? 'proxima-b',
      critical: given.critical ?? false,
      incommunication: false,
      first: 0,
    },
    // Below what is written a whole pile lies, as at any table: without it the outlook would count its end.
    position: () => inParts(positionOf({ more: 20, ...given })),
    // The table would say what wins; here that is to be found.
    asks: (step) => (step === 'actions' ? words.asks : undefined),
    won: ({ view }) => (view.outcome?.winners.length ?? 0) > 0,
    missed: ({ view }) => (view.outcome || view.turn > until ? words.missed : undefined),
  };
}

/** XW-1 The event pile in its five parts. */
function inParts(s: State): State {
  const size = Math.ceil(s.sections.length / 5);
  return { ...s, sections: s.sections.map((_, i) => Math.floor(i / size) + 1) };
}

const look = (line: string, spot: string): Beat<Exoworld> => ({ line, spot, look: true });

/** Only actions of these kinds, until one of the last was done. */
const only =
  (...types: readonly ActionType[]) =>
  (action: ExoworldAction): boolean =>
    types.includes(action.type);
const did = (type: ActionType) => (deeds: Done) => deeds.actions.some((action) => action.type === type);
const drew = (card: string) => (deeds: Done) =>
  deeds.actions.some((action) => action.type === 'draw' && action.card === card);
const has = (type: Done['told'][number]['type']) => (deeds: Done) =>
  deeds.told.some((event) => event.type === type);

/** Building asks for a place, then for each card of the price where there is a choice. */
const build = only('deploy', 'pay', 'waive');

const { light, turn, hands, violet, sky } = MISSION_WORDS;

/** Player 2 of the third mission: takes a card, walks to the far Loop, produces twice, and gives what is asked for. */
function roommate(view: View): ExoworldAction | undefined {
  if (view.offer) return { type: 'agree' };
  if (view.window !== undefined) return { type: 'decline' };
  if (view.seat !== 1) return undefined;
  if (!view.hands[1]?.known.includes('moisture-vaporator'))
    return { type: 'draw', card: 'moisture-vaporator' };
  if (view.crew[1]?.at !== 2) return { type: 'move', to: 2 };
  return view.actionsLeft > 0 ? { type: 'produce' } : { type: 'end' };
}

export const missions: readonly [Mission<Exoworld>, ...Mission<Exoworld>[]] = [
  mission({
    id: 'light',
    minutes: 2,
    shows: ['gauges', 'base', 'hand', 'market'],
    until: 1,
    given: {
      hands: ['insect-nursery electrolysis-stack'],
      crew: ['commander', 'medic', 'systems-engineer'],
      base: 'carbon-splitter@-1,0 brine-still@0,-1 isotope-generator@-1,-1 solar-panels@-2,0',
      supply: [9, 8, 3, 9],
      emergency: 6,
      faceUp: 'wind-turbines greywater-loop mycelium-cellar air-concentrator',
      deck: 'ice-drill',
      events: 'dust-front',
    },
    beats: [
      look(light.lines.gauges, 'gauge-food'),
      { line: light.lines.goal, spot: 'hand-insect-nursery', press: 'hand-insect-nursery' },
      {
        line: light.lines.draw,
        spot: 'faceup-wind-turbines',
        only: (action) => action.type === 'draw' && action.card === 'wind-turbines',
        done: did('draw'),
      },
      { line: light.lines.pay, spot: 'hand-insect-nursery', press: 'hand-insect-nursery' },
      { line: light.lines.build, spot: '1,0', only: build },
    ],
  }),
  mission({
    id: 'turn',
    minutes: 4,
    until: 2,
    given: {
      hands: ['greywater-loop carbon-splitter insect-nursery'],
      crew: ['process-chemist', 'systems-engineer', 'medic'],
      at: [1, 0, 0],
      base: 'hydroponic-farm@1,0 air-concentrator@0,-1 moisture-vaporator@-1,0 isotope-generator@0,1 solar-panels@-1,-1',
      supply: [6, 4, 3, 7],
      emergency: 4,
      faceUp: 'wind-turbines ice-drill mycelium-cellar electrolysis-stack',
      deck: 'brine-still biogas-digester',
      events: 'spoiled-stores heat-spike',
      turn: { spent: 3 },
    },
    beats: [
      {
        line: turn.lines.produce,
        spot: 'place-hydroponic-farm',
        only: only('produce'),
        done: did('produce'),
      },
      { line: turn.lines.end, spot: 'way-out', only: only('end'), done: has('turn') },
      look(turn.lines.leak, 'place-hydroponic-farm'),
      {
        line: turn.lines.repair,
        spot: 'place-hydroponic-farm',
        only: only('move', 'repair'),
        done: did('repair'),
      },
      look(turn.lines.which, 'hand-greywater-loop'),
      { line: turn.lines.take, spot: 'faceup-wind-turbines', done: drew('wind-turbines') },
      { line: turn.lines.build, spot: 'hand-greywater-loop' },
    ],
  }),
  mission({
    id: 'hands',
    minutes: 4,
    until: 2,
    given: {
      hands: ['hydroponic-farm ice-drill', 'insect-nursery'],
      crew: ['commander', 'process-chemist'],
      current: 1,
      base: 'air-concentrator@1,0 greywater-loop@2,0 greywater-loop@0,-1 isotope-generator@-1,0',
      supply: [7, 9, 6, 8],
      emergency: 5,
      faceUp: 'moisture-vaporator wind-turbines mycelium-cellar moss-gallery',
      deck: 'carbon-splitter solar-panels biogas-digester',
      events: 'heat-spike dust-front',
    },
    others: roommate,
    beats: [
      look(hands.lines.watch, 'base'),
      { line: hands.lines.who, spot: 'others', press: 'others' },
      {
        line: hands.lines.walk,
        spot: '2,0',
        only: (action) => action.type === 'command' && action.to === 2,
        done: did('command'),
      },
      {
        line: hands.lines.take,
        spot: 'others-moisture-vaporator',
        only: (action) => action.type === 'take' && action.card === 'moisture-vaporator',
        done: has('transferred'),
      },
      { line: hands.lines.build, spot: 'hand-hydroponic-farm', only: build },
    ],
  }),
  mission({
    id: 'violet',
    minutes: 4,
    until: 2,
    given: {
      hands: ['stand-down ration-discipline damage-control mycelium-cellar air-concentrator'],
      crew: ['commander', 'medic', 'roboticist'],
      base: 'carbon-splitter@1,0 brine-still@0,-1 mycelium-cellar@-1,0 isotope-generator@-1,-1',
      supply: [2, 4, 0, 6],
      emergency: 1,
      faceUp: 'wind-turbines electrolysis-stack insect-nursery solar-panels',
      deck: 'moss-gallery',
      events: 'carbon-surge flash-freeze',
      turn: { spent: 4 },
    },
    beats: [
      look(violet.lines.emergency, 'emergency'),
      { line: violet.lines.end, spot: 'way-out', only: only('end'), done: did('end') },
      { line: violet.lines.cancel, spot: 'hand-stand-down', done: hasPlayed('stand-down') },
      { line: violet.lines.ration, spot: 'hand-ration-discipline', done: hasPlayed('ration-discipline') },
      { line: violet.lines.build, spot: 'hand-mycelium-cellar' },
    ],
  }),
  mission({
    id: 'sky',
    minutes: 3,
    until: 1,
    given: {
      scenario: 'ross-128-b',
      hands: ['wind-turbines solar-panels ice-drill mycelium-cellar'],
      crew: ['commander', 'medic', 'systems-engineer'],
      base: 'carbon-splitter@1,0 brine-still@0,-1 insect-nursery@-1,0 insect-nursery@-2,0 isotope-generator@1,-1',
      supply: [8, 7, 12, 5],
      emergency: 4,
      faceUp: 'greywater-loop electrolysis-stack biogas-digester algae-vats',
      events: 'normal-scenario',
    },
    beats: [
      look(sky.lines.look, 'hand-solar-panels'),
      {
        line: sky.lines.wind,
        spot: 'hand-wind-turbines',
        done: ({ told }) =>
          told.some((event) => event.type === 'deployed' && event.spot.card === 'wind-turbines'),
      },
      { line: sky.lines.off, spot: 'place-insect-nursery' },
    ],
  }),
];

function hasPlayed(card: string): (deeds: Done) => boolean {
  return ({ actions }) => actions.some((action) => action.type === 'protocol' && action.card === card);
}
