/**
 * The name of a layout as a state holds it: one of the printed ones, a random one with its seed and, where they were
 * chosen, the generator's inputs, or a board of one's own with all that is on it.
 */
import { isOneOf } from '#engine';
import type { TableProblemCode } from '../text/tableProblems.ts';
import { boardProblem } from './boardRules.ts';
import { boardText, readBoard } from './boardText.ts';
import { type GeneratorInput, generate } from './generator.ts';
import { LAYOUT_IDS, LAYOUTS, type Layout, standardLayout } from './layouts.ts';
import { generateSolo } from './soloGenerator.ts';
import { SOLO_LAYOUT_IDS, SOLO_LAYOUTS } from './soloLayouts.ts';

/** What the generator aims at; what is absent is the standard. */
export type Inputs = Pick<GeneratorInput, 'tiles' | 'gas' | 'extra'>;

const RANDOM = /^random(?:\(([^)]*)\))?:(.*)$/s;
const OWN = 'own:';
export const SEED_MAX = 40;

/** A random layout: `random:nine`, or `random(8,2,-):nine` for eight tiles, two gas planets and the usual extra minerals. */
export function randomName(seed: string, inputs: Inputs = {}): string {
  const { tiles, gas, extra } = inputs;
  const given = [tiles, gas, extra].map((input) => input ?? '-');
  return given.every((input) => input === '-') ? `random:${seed}` : `random(${given.join()}):${seed}`;
}

/** A board of one's own, written in its one way; undefined where the text is no board. */
export function ownName(text: string): string | undefined {
  const board = readBoard(text);
  return 'problem' in board ? undefined : `${OWN}${boardText(board)}`;
}

/** What a layout counts as: its own name, or that it is random, or one's own. */
export function kindOfLayout(name: string): string {
  if (name.startsWith(OWN)) return 'own';
  return RANDOM.test(name) ? 'random' : name;
}

/** What a name of a random layout says. */
export function randomParts(name: string): ({ readonly seed: string } & Inputs) | undefined {
  const found = RANDOM.exec(name);
  if (found === null) return undefined;
  const [, given, seed = ''] = found;
  const [tiles, gas, extra] = (given ?? '')
    .split(',')
    .map((word) => (/^\d+$/.test(word) ? Number(word) : undefined));
  return {
    seed,
    ...(tiles === undefined ? {} : { tiles }),
    ...(gas === undefined ? {} : { gas }),
    ...(extra === undefined ? {} : { extra }),
  };
}

/** What a board of one's own is called, if anything. */
export function ownTitle(name: string): string | undefined {
  const board = name.startsWith(OWN) ? readBoard(name.slice(OWN.length)) : undefined;
  return board === undefined || 'problem' in board ? undefined : board.name;
}

/** Why the generator cannot aim at this, by the input; undefined when it can. */
export function inputsProblem(
  seats: number,
  { tiles = 6, gas, extra }: Inputs,
): { readonly input: keyof Inputs; readonly code: TableProblemCode } | undefined {
  if (tiles < 0 || tiles > 10) return { input: 'tiles', code: 'tilesRange' };
  if (seats === 1) {
    if (extra !== undefined) return { input: 'extra', code: 'extraInSolo' };
    return (gas ?? 0) <= 2 ? undefined : { input: 'gas', code: 'gasRange' };
  }
  const even = seats === 2 || seats === 4;
  if ((extra ?? 1) !== 1 && !(even && extra === 2))
    return { input: 'extra', code: even ? 'extraRange' : 'extraSeats' };
  if ((gas ?? 0) !== 0 && !even) return { input: 'gas', code: 'gasSeats' };
  if ((gas ?? 0) > 2) return { input: 'gas', code: 'gasRange' };
  // One gas planet stands in the middle, where the one extra mineral planet would.
  return gas === 1 && extra !== 2 ? { input: 'gas', code: 'gasMiddle' } : undefined;
}

/** Whether a name stands for a layout with so many seats. */
export function isLayoutName(name: string, seats: number): boolean {
  const random = randomParts(name);
  if (random !== undefined)
    return (
      random.seed.length <= SEED_MAX &&
      name === randomName(random.seed, random) &&
      inputsProblem(seats, random) === undefined
    );
  return (name.startsWith(OWN) ? ownLayout(name) : printedLayout(name))?.seats === seats;
}

/** The layout of a name; the standard one where it stands for none. */
export function layoutNamed(name: string, seats: number): Layout {
  const random = randomParts(name);
  if (random !== undefined) return seats === 1 ? generateSolo(random) : generate({ seats, ...random });
  const known = name.startsWith(OWN) ? ownLayout(name) : printedLayout(name);
  return known ?? (seats === 1 ? SOLO_LAYOUTS['solo-a'] : LAYOUTS[standardLayout(seats)]);
}

function printedLayout(name: string): Layout | undefined {
  if (isOneOf(LAYOUT_IDS, name)) return LAYOUTS[name];
  return isOneOf(SOLO_LAYOUT_IDS, name) ? SOLO_LAYOUTS[name] : undefined;
}

/** Only a board that can be played on, written in its one way, is a name. */
function ownLayout(name: string): Layout | undefined {
  const text = name.slice(OWN.length);
  const board = readBoard(text);
  if ('problem' in board || boardText(board) !== text) return undefined;
  return boardProblem(board.layout) === undefined ? board.layout : undefined;
}
