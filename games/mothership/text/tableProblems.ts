/** What seats and options forbid together, in English. */
import { entryOf, type OptionWords, type TableProblem } from '#engine';
import { SOLO_LAYOUT_IDS } from '../content/soloLayouts.ts';
import { boardProblemLine } from './boardProblems.ts';

type About = NonNullable<TableProblem['about']>;

/** Options and their values are called as in the set-up. */
type Names = Readonly<Record<string, OptionWords>>;

const called = (names: Names, option: string, value: string | number | undefined): string =>
  names[option]?.values?.[String(value)] ?? String(value);
const layout = (names: Names, about: About) => called(names, 'layout', about.layout);
const teams = (names: Names, about: About) => called(names, 'teams', about.teams);

const LINES = {
  soloSeats: ({ seats }: About) =>
    `The Solo Challenge is for one seat, not ${seats}: choose another mode or sit alone.`,
  alone: (_: About) => 'A single seat plays the Solo Challenge: choose it as the mode.',
  teamsMode: (_: About) => 'Teams are for Deathmatch only.',
  teamSeats: (about: About, names: Names) =>
    `${teams(names, about)}: this needs ${about.needed} seats, not ${about.seats}.`,

  soloLayout: (about: About, names: Names) => `${layout(names, about)} is for the Solo Challenge.`,
  layoutInSolo: (_: About, names: Names) => {
    const others = [...SOLO_LAYOUT_IDS, 'random', 'own'].map((id) => called(names, 'layout', id));
    return `The Solo Challenge is played on one of these layouts: ${others.join(', ')}.`;
  },
  layoutSeats: (about: About, names: Names) =>
    `${layout(names, about)} is for ${about.needed} seats, not ${about.seats}.`,
  layoutForTeams: (about: About, names: Names) =>
    `${layout(names, about)} is made for teams: ${teams(names, about)}.`,
  layoutNotTeams: (about: About, names: Names) =>
    `${layout(names, about)} does not seat these teams: ${teams(names, about)}.`,
  onlyRandom: ({ option }: About, names: Names) =>
    `${names[String(option)]?.label ?? option}: this is for the random layout only.`,

  tilesRange: (_: About) => 'A random layout has 0 to 10 asteroid tiles.',
  gasRange: (_: About) => 'A random layout has 0 to 2 gas planets.',
  gasSeats: ({ seats }: About) => `A random layout for ${seats} seats has no gas planets.`,
  gasMiddle: (_: About) => 'One gas planet goes only with 2 extra mineral planets.',
  extraRange: (_: About) => 'A random layout has 1 or 2 extra mineral planets.',
  extraSeats: ({ seats }: About) => `A random layout for ${seats} seats has 1 extra mineral planet.`,
  extraInSolo: (_: About) => 'The Solo Challenge always has three planets, and no extra ones.',

  onlyOwn: (_: About) => 'A board is for a layout of your own: choose that as the layout.',
  boardMissing: (_: About) => 'Write your board down: radius, stations, minerals and so on.',
  boardBroken: ({ rule, broken, ...about }: About) =>
    `Your board breaks ${rule}: ${boardProblemLine({ code: String(broken), about })}.`,
  boardLacksNpc: (_: About) => 'A board for the Solo Challenge names anchor and npc.',
  boardForSolo: (_: About) => 'Your board is for the Solo Challenge.',
  boardStations: ({ stations, seats }: About) => `Your board has ${stations} stations, not ${seats}.`,

  moduleTwice: (_: About) => 'Name each module once.',
  moduleNeeds: ({ module, missing }: About, names: Names) =>
    `The module ${called(names, 'modules', module)} needs ${called(names, 'modules', missing)} as well.`,
  targetMode: (_: About) => 'A target is for Victory Points without a time limit.',
  roundsMode: (_: About) => 'A number of rounds is for timed Victory Points.',
  roundsRange: (_: About) => 'A timed game has 4 to 20 rounds, or 0 for the standard.',
  levelMode: (_: About) => 'Levels are for the Solo Challenge.',
  headStartSeats: (_: About) => 'The head start is for two seats.',
  capMode: (_: About) => 'A cap of rounds is for Deathmatch.',
} as const;

export type TableProblemCode = keyof typeof LINES;

export function tableProblemLine({ code, about = {} }: TableProblem, names: Names): string {
  return entryOf<(about: About, names: Names) => string>(LINES, code)(about, names);
}
