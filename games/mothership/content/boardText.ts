/**
 * MS-2.9 A board of one's own as text: a line for each kind of piece, in a file or as an option (MS-2.1). Lines end with a line
 * break or a semicolon; what follows a # is a remark.
 */
import { asPlainText } from '#engine';
import { type Axial, at, type HexName, LARGEST_RADIUS, nameOf } from '../rules/hex.ts';
import type { BoardProblemCode } from '../text/boardProblems.ts';
import { type Layout, PLANET_IDS, type PlanetId } from './layouts.ts';
import { isSoloLayout, NPC_SHIPS, type NpcShip, type SoloLayout } from './soloLayouts.ts';

/** Text longer than this is no board. */
export const BOARD_TEXT_MAX = 1500;
const NAME_MAX = 40;
const LINES = [
  'name',
  'radius',
  'stations',
  'minerals',
  'gas',
  'asteroids',
  'moons',
  'planetoids',
  'anchor',
  'npc',
] as const;
type LineName = (typeof LINES)[number];

/** What is wrong with a board, and the rule that says so. */
export interface BoardProblem {
  readonly rule: string;
  readonly code: BoardProblemCode;
  readonly about?: Readonly<Record<string, string | number>>;
}

export interface OwnBoard {
  readonly name?: string;
  readonly layout: Layout | SoloLayout;
}

/** Notes what cannot be read; the first of it is told, under the rule that says what a board is made of. */
type Note = (code: BoardProblemCode, about?: BoardProblem['about']) => void;

export function readBoard(text: string): OwnBoard | { readonly problem: BoardProblem } {
  const notes: BoardProblem[] = [];
  const note: Note = (code, about) =>
    notes.push({ rule: 'MS-2.1', code, ...(about === undefined ? {} : { about }) });
  if (text.length > BOARD_TEXT_MAX) note('tooLong', { most: BOARD_TEXT_MAX });
  const board = boardFrom(linesOf(text.slice(0, BOARD_TEXT_MAX), note), note);
  const [problem] = notes;
  return problem === undefined ? board : { problem };
}

function linesOf(text: string, note: Note): Map<LineName, string> {
  const lines = new Map<LineName, string>();
  for (const raw of text.split(/[\n\r;]+/)) {
    const words = raw.replace(/#.*$/, '').trim();
    if (words === '') continue;
    const [first = ''] = words.split(/\s/, 1);
    const line = LINES.find((known) => known === first);
    if (line === undefined) note('noLine', { word: short(first), lines: LINES.join(', ') });
    else if (lines.has(line)) note('twoLines', { line });
    else lines.set(line, words.slice(first.length).trim());
  }
  return lines;
}

function boardFrom(lines: ReadonlyMap<LineName, string>, note: Note): OwnBoard {
  const words = (line: LineName) => (lines.get(line) ?? '').split(/\s+/).filter(Boolean);
  for (const line of ['radius', 'stations', 'minerals'] as const)
    if (words(line).length === 0) note('lineMissing', { line });
  const radius = lines.get('radius') ?? '';
  if (!/^\d{1,3}$/.test(radius)) note('radiusNumber', { word: short(radius) });
  const hexes = (line: LineName) => words(line).flatMap((word) => hexFrom(line, word, note));
  const stations = hexes('stations');
  const layout: Layout = {
    seats: stations.length,
    radius: Number(radius),
    stations,
    minerals: hexes('minerals'),
    gas: hexes('gas'),
    tiles: hexes('asteroids'),
    moons: words('moons').flatMap((word) => planetFrom('moons', word, note)),
    planetoids: hexes('planetoids'),
  };
  const name = asPlainText(lines.get('name') ?? '', NAME_MAX);
  const [anchor, ...more] = hexes('anchor');
  if (more.length > 0) note('oneAnchor');
  if (lines.has('anchor') !== lines.has('npc')) note('soloLines');
  const npc = lines.has('npc') ? npcFrom(words('npc'), note) : undefined;
  const whole = anchor === undefined || npc === undefined ? layout : { ...layout, anchor, ...npc };
  return { layout: whole, ...(name === undefined ? {} : { name }) };
}

function hexFrom(line: LineName, word: string, note: Note): Axial[] {
  const hexes = /^-?\d{1,3},-?\d{1,3}$/.test(word) ? at(word) : [];
  if (hexes.length === 0) note('space', { line, word: short(word) });
  // Minus zero would be written differently from zero.
  return hexes.map(({ q, r }) => ({ q: q + 0, r: r + 0 }));
}

function planetFrom(line: LineName, word: string, note: Note): PlanetId[] {
  const ids = PLANET_IDS.filter((known) => known === word);
  if (ids.length === 0) note('planet', { line, word: short(word) });
  return ids;
}

/** `m:5,0 f1:1,-5:m1 …`: each ship of the NPC with its space and, but for the Mothership, its home planet. */
function npcFrom(words: readonly string[], note: Note): Pick<SoloLayout, 'npc' | 'homes'> | undefined {
  const npc: Partial<Record<NpcShip, Axial>> = {};
  const homes: Partial<Record<NpcShip, PlanetId>> = {};
  for (const word of words) {
    const [id = '', hex = '', home, ...more] = word.split(':');
    const ship = NPC_SHIPS.find((known) => known === id);
    if (ship === undefined || more.length > 0 || npc[ship] !== undefined) {
      note('npcShip', { word: short(word) });
      continue;
    }
    const [space] = hexFrom('npc', hex, note);
    if (space !== undefined) npc[ship] = space;
    const [planet] = home === undefined ? [] : planetFrom('npc', home, note);
    if (planet !== undefined) homes[ship] = planet;
  }
  const { m, f1, f2, f3, b1, b2 } = npc;
  if (m && f1 && f2 && f3 && b1 && b2) return { npc: { m, f1, f2, f3, b1, b2 }, homes };
  note('npcShips', { ships: NPC_SHIPS.join(', ') });
  return undefined;
}

function short(word: string): string {
  return word.slice(0, 30);
}

/** A board as text, always written in the same way. */
export function boardText({ name, layout }: OwnBoard, lineBreak = '; '): string {
  const hexes = (list: readonly Axial[]): HexName[] => list.map(nameOf);
  const lines: [LineName, readonly (string | number)[]][] = [
    ['name', name === undefined ? [] : [name]],
    ['radius', [layout.radius]],
    ['stations', hexes(layout.stations)],
    ['minerals', hexes(layout.minerals)],
    ['gas', hexes(layout.gas)],
    ['asteroids', hexes(layout.tiles)],
    ['moons', layout.moons],
    ['planetoids', hexes(layout.planetoids)],
  ];
  if (isSoloLayout(layout)) {
    const { npc, homes } = layout;
    lines.push(['anchor', hexes([layout.anchor])]);
    lines.push([
      'npc',
      NPC_SHIPS.map((ship) => [ship, nameOf(npc[ship]), homes[ship]].filter(Boolean).join(':')),
    ]);
  }
  return lines
    .filter(([, words]) => words.length > 0)
    .map(([line, words]) => [line, ...words].join(' '))
    .join(lineBreak);
}

/** MS-1.1 The board of a match may be this large. */
export const BOARD_RADIUS = { min: 5, max: LARGEST_RADIUS } as const;
