/** MS-2.1, MS-22 Match options, and what of them goes together. */
import { isOneOf, type Setup, type TableProblem, type ValuesOf } from '#engine';
import { boardProblem } from './content/boardRules.ts';
import { BOARD_TEXT_MAX, readBoard } from './content/boardText.ts';
import { type Inputs, inputsProblem, ownName, randomName, SEED_MAX } from './content/layoutName.ts';
import {
  LAYOUT_IDS,
  LAYOUTS,
  type LayoutId,
  ONLY_TEAMS,
  standardLayout,
  TEAM_LAYOUTS,
} from './content/layouts.ts';
import { isSoloLayout, SOLO_LAYOUT_IDS, type SoloLayoutId } from './content/soloLayouts.ts';
import type { TableProblemCode } from './text/tableProblems.ts';

export const MODES = ['deathmatch', 'vp', 'vp-timed', 'solo'] as const;

export const MODULES = ['artifacts', 'influence', 'developments', 'moons'] as const;
export type Module = (typeof MODULES)[number];

/** MS-16.1, MS-17, MS-18 what a module needs beside it. */
const NEEDS: Partial<Record<Module, readonly Module[]>> = {
  developments: ['artifacts', 'influence'],
  moons: ['artifacts', 'influence', 'developments'],
};

export const OPTIONS = {
  mode: { kind: 'choice', values: MODES, default: 'deathmatch' },
  teams: { kind: 'choice', values: ['none', '2v2', '3v3', '2v2v2'], default: 'none' },
  layout: {
    kind: 'choice',
    values: ['standard', ...LAYOUT_IDS, ...SOLO_LAYOUT_IDS, 'random', 'own'],
    default: 'standard',
  },
  /** Which random layout; empty, the match draws one. */
  layoutSeed: { kind: 'text', max: SEED_MAX, default: '' },
  /** 5.9 what the random layout aims at: asteroid tiles, gas planets, mineral planets beyond one a seat. */
  asteroids: { kind: 'number', min: 0, max: 10, default: 6 },
  gasPlanets: { kind: 'choice', values: ['standard', '0', '1', '2'], default: 'standard' },
  extraMinerals: { kind: 'choice', values: ['standard', '1', '2'], default: 'standard' },
  /** A board of one's own, see content/boardText.ts. */
  board: { kind: 'text', max: BOARD_TEXT_MAX, lines: true, default: '' },
  modules: { kind: 'set', values: MODULES, default: [] },
  vpTarget: { kind: 'choice', values: ['standard', '10', '15', '20'], default: 'standard' },
  /** MS-19.8; 0 is the standard for the number of seats. */
  rounds: { kind: 'number', min: 0, max: 20, default: 0 },
  soloLevel: { kind: 'number', min: 1, max: 9, default: 1 },
  headStart: { kind: 'flag', default: false },
  /** The standard is none with a person at the table and 60 among bots. */
  roundCap: { kind: 'choice', values: ['standard', 'none', '40', '60', '100'], default: 'standard' },
  /** Whoever could answer by what everybody knows is asked, so that being asked tells nothing of a hand. */
  alwaysPause: { kind: 'flag', default: false },
} as const;

export type Options = ValuesOf<typeof OPTIONS>;

const TEAM_SEATS = { none: 0, '2v2': 4, '3v3': 6, '2v2v2': 6 } as const;

/** A problem that there are words for. */
type Misfit = TableProblem & { readonly code: TableProblemCode };

export function tableProblem({ seats, options }: Setup<Options>): Misfit | undefined {
  return (
    modeProblem(seats, options) ??
    teamsProblem(seats, options) ??
    layoutProblem(seats, options) ??
    modulesProblem(options) ??
    limitsProblem(seats, options)
  );
}

function modeProblem(seats: number, { mode }: Options): Misfit | undefined {
  if (mode === 'solo' && seats !== 1) return problem('mode', 'soloSeats', { seats });
  if (mode !== 'solo' && seats === 1) return problem('mode', 'alone');
  return undefined;
}

function teamsProblem(seats: number, { teams, mode }: Options): Misfit | undefined {
  if (teams === 'none') return undefined;
  if (mode !== 'deathmatch') return problem('teams', 'teamsMode');
  if (seats !== TEAM_SEATS[teams])
    return problem('teams', 'teamSeats', { teams, needed: TEAM_SEATS[teams], seats });
  return undefined;
}

/** Whether the layout fits comes first: forms go by the option that is named. */
function layoutProblem(seats: number, options: Options): Misfit | undefined {
  const { layout } = options;
  if (layout === 'random') return idleProblem(options) ?? generatorProblem(seats, options);
  if (layout === 'own') return idleProblem(options) ?? ownProblem(seats, options);
  return (layout === 'standard' ? undefined : printedProblem(seats, layout, options)) ?? idleProblem(options);
}

function printedProblem(
  seats: number,
  layout: LayoutId | SoloLayoutId,
  { teams, mode }: Options,
): Misfit | undefined {
  if (isSoloId(layout)) return mode === 'solo' ? undefined : problem('layout', 'soloLayout', { layout });
  if (mode === 'solo') return problem('layout', 'layoutInSolo');
  if (LAYOUTS[layout].seats !== seats)
    return problem('layout', 'layoutSeats', { layout, needed: LAYOUTS[layout].seats, seats });
  const only = ONLY_TEAMS[layout];
  if (only !== undefined && teams !== only)
    return problem('layout', 'layoutForTeams', { layout, teams: only });
  const fits: readonly string[] | undefined = teams === 'none' ? undefined : TEAM_LAYOUTS[teams];
  if (fits !== undefined && !fits.includes(layout))
    return problem('layout', 'layoutNotTeams', { layout, teams });
  return undefined;
}

const FOR_RANDOM = ['layoutSeed', 'asteroids', 'gasPlanets', 'extraMinerals'] as const;

/** What says more about another layout than the one chosen. */
function idleProblem(options: Options): Misfit | undefined {
  const { layout } = options;
  const idle = FOR_RANDOM.find((name) => layout !== 'random' && options[name] !== OPTIONS[name].default);
  if (idle !== undefined) return problem(idle, 'onlyRandom', { option: idle });
  return layout !== 'own' && options.board !== '' ? problem('board', 'onlyOwn') : undefined;
}

const INPUT_OPTIONS = { tiles: 'asteroids', gas: 'gasPlanets', extra: 'extraMinerals' } as const;

/** What the generator is to aim at, as far as it is not the standard. */
export function inputsMeant({ asteroids, gasPlanets, extraMinerals }: Options): Inputs {
  return {
    ...(asteroids === OPTIONS.asteroids.default ? {} : { tiles: asteroids }),
    ...(gasPlanets === 'standard' ? {} : { gas: Number(gasPlanets) }),
    ...(extraMinerals === 'standard' ? {} : { extra: Number(extraMinerals) }),
  };
}

function generatorProblem(seats: number, options: Options): Misfit | undefined {
  const found = inputsProblem(seats, inputsMeant(options));
  return found && problem(INPUT_OPTIONS[found.input], found.code, { seats });
}

function ownProblem(seats: number, { board: text, mode }: Options): Misfit | undefined {
  if (text.trim() === '') return problem('board', 'boardMissing');
  const board = readBoard(text);
  const broken = 'problem' in board ? board.problem : boardProblem(board.layout);
  if (broken)
    return problem('board', 'boardBroken', { ...broken.about, rule: broken.rule, broken: broken.code });
  if ('problem' in board) return undefined;
  if (isSoloLayout(board.layout) !== (mode === 'solo'))
    return problem('board', mode === 'solo' ? 'boardLacksNpc' : 'boardForSolo');
  return board.layout.seats === seats
    ? undefined
    : problem('board', 'boardStations', { stations: board.layout.seats, seats });
}

function modulesProblem({ modules }: Options): Misfit | undefined {
  if (new Set(modules).size !== modules.length) return problem('modules', 'moduleTwice');
  for (const module of modules) {
    const missing = NEEDS[module]?.find((need) => !modules.includes(need));
    if (missing !== undefined) return problem('modules', 'moduleNeeds', { module, missing });
  }
  return undefined;
}

function limitsProblem(
  seats: number,
  { mode, vpTarget, rounds, soloLevel, headStart, roundCap }: Options,
): Misfit | undefined {
  if (vpTarget !== 'standard' && mode !== 'vp') return problem('vpTarget', 'targetMode');
  if (rounds !== 0 && mode !== 'vp-timed') return problem('rounds', 'roundsMode');
  if (rounds !== 0 && rounds < 4) return problem('rounds', 'roundsRange');
  if (soloLevel !== 1 && mode !== 'solo') return problem('soloLevel', 'levelMode');
  if (headStart && seats !== 2) return problem('headStart', 'headStartSeats');
  if (roundCap !== 'none' && roundCap !== 'standard' && mode !== 'deathmatch')
    return problem('roundCap', 'capMode');
  return undefined;
}

/** R66 bots that play each other might never come to an end. */
export function amongBots(options: Options): Options {
  return options.mode === 'deathmatch' && options.roundCap === 'standard'
    ? { ...options, roundCap: '60' }
    : options;
}

/** The layout that is meant; undefined where the match draws a random one. */
export function layoutMeant(seats: number, options: Options): string | undefined {
  const { layout, layoutSeed, mode, board } = options;
  if (layout === 'own') return ownName(board);
  if (layout === 'random')
    return layoutSeed === '' ? undefined : randomName(layoutSeed, inputsMeant(options));
  if (layout !== 'standard') return layout;
  return mode === 'solo' ? 'solo-a' : standardLayout(seats);
}

/** MS-19.1 the standard target is higher for more than four. */
export function targetMeant(seats: number, { vpTarget }: Options): number {
  if (vpTarget !== 'standard') return Number(vpTarget);
  return seats <= 4 ? 10 : 20;
}

/** MS-19.8 the more seats, the fewer rounds make a game of about the same length. */
export function roundsMeant(seats: number, { rounds }: Options): number {
  if (rounds !== 0) return rounds;
  return seats <= 3 ? 10 : seats === 4 ? 8 : 7;
}

function isSoloId(layout: string): layout is SoloLayoutId {
  return isOneOf(SOLO_LAYOUT_IDS, layout);
}

function problem(option: string, code: TableProblemCode, about?: TableProblem['about']): Misfit {
  const field = `options.${option}`;
  return about === undefined ? { field, code } : { field, code, about };
}
