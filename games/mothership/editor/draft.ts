/** A board being drawn: pieces on spaces, put down and taken away one by one or with all their images under a symmetry. */
import { BOARD_RADIUS, boardText, readBoard } from '../content/boardText.ts';
import { type Layout, planetNamed } from '../content/layouts.ts';
import { isSoloLayout } from '../content/soloLayouts.ts';
import {
  type Axial,
  CENTRE,
  distance,
  type HexName,
  inOrder,
  nameOf,
  orbit,
  type Symmetry,
} from '../rules/hex.ts';
import { boardProblemLine } from '../text/boardProblems.ts';

export const PIECES = ['station', 'mineral', 'gas', 'planetoid', 'asteroids'] as const;
export type PieceKind = (typeof PIECES)[number];
export const TOOLS = [...PIECES, 'moon', 'erase'] as const;
export type Tool = (typeof TOOLS)[number];
export type Mirror = Symmetry | 'none';

export interface Piece {
  readonly kind: PieceKind;
  readonly at: Axial;
  /** A planet with a Moon (MS-18.1). */
  readonly moon: boolean;
}

export interface BoardDraft {
  readonly name: string;
  readonly radius: number;
  readonly pieces: readonly Piece[];
}

export const BLANK: BoardDraft = { name: '', radius: 8, pieces: [] };

/** Asteroid tiles lie below everything else (MS-1.3). */
const isTile = (kind: PieceKind): boolean => kind === 'asteroids';
const same = (a: Axial, b: Axial): boolean => a.q === b.q && a.r === b.r;

export function pieceAt({ pieces }: BoardDraft, at: Axial): Piece | undefined {
  const here = pieces.filter((piece) => same(piece.at, at));
  return here.find(({ kind }) => !isTile(kind)) ?? here[0];
}

/** What a press with a tool makes of a board; a piece that lies there already is taken away. */
export function pressed(draft: BoardDraft, tool: Tool, at: Axial, mirror: Mirror): BoardDraft {
  const images = (mirror === 'none' ? [at] : orbit(at, mirror)).filter(
    (hex) => distance(hex, CENTRE) <= draft.radius,
  );
  if (tool === 'moon') return withMoons(draft, at, images);
  if (tool === 'erase')
    return { ...draft, pieces: draft.pieces.filter((piece) => !images.some((hex) => same(hex, piece.at))) };
  const there = draft.pieces.some((piece) => piece.kind === tool && same(piece.at, at));
  const rest = draft.pieces.filter(
    (piece) => !(isTile(piece.kind) === isTile(tool) && images.some((hex) => same(hex, piece.at))),
  );
  const added = there ? [] : images.map((hex): Piece => ({ kind: tool, at: hex, moon: false }));
  return { ...draft, pieces: [...rest, ...added] };
}

function withMoons(draft: BoardDraft, at: Axial, images: readonly Axial[]): BoardDraft {
  const moon = pieceAt(draft, at)?.moon !== true;
  return {
    ...draft,
    pieces: draft.pieces.map((piece) =>
      (piece.kind === 'mineral' || piece.kind === 'gas') && images.some((hex) => same(hex, piece.at))
        ? { ...piece, moon }
        : piece,
    ),
  };
}

/** What lies beyond a smaller edge is gone. */
export function resized(draft: BoardDraft, by: number): BoardDraft {
  const radius = Math.min(BOARD_RADIUS.max, Math.max(BOARD_RADIUS.min, draft.radius + by));
  return { ...draft, radius, pieces: draft.pieces.filter(({ at }) => distance(at, CENTRE) <= radius) };
}

export function layoutOf({ radius, pieces }: BoardDraft): Layout {
  const of = (kind: PieceKind): Piece[] =>
    pieces.filter((piece) => piece.kind === kind).sort((a, b) => inOrder(a.at, b.at));
  const hexes = (kind: PieceKind): Axial[] => of(kind).map(({ at }) => at);
  const moons = (prefix: 'm' | 'g', kind: PieceKind) =>
    of(kind).flatMap(({ moon }, place) => (moon ? [planetNamed(prefix, place)] : []));
  return {
    seats: hexes('station').length,
    radius,
    stations: hexes('station'),
    minerals: hexes('mineral'),
    gas: hexes('gas'),
    tiles: hexes('asteroids'),
    // More planets than have names are named as a problem before their Moons are.
    moons:
      of('mineral').length > 8 || of('gas').length > 2
        ? []
        : [...moons('m', 'mineral'), ...moons('g', 'gas')],
    planetoids: hexes('planetoid'),
  };
}

export function draftOf(layout: Layout, name = ''): BoardDraft {
  const all = (kind: PieceKind, hexes: readonly Axial[], prefix?: 'm' | 'g'): Piece[] =>
    hexes.map((at, place) => ({
      kind,
      at,
      moon: prefix !== undefined && layout.moons.includes(planetNamed(prefix, place)),
    }));
  return {
    name,
    radius: layout.radius,
    pieces: [
      ...all('asteroids', layout.tiles),
      ...all('station', layout.stations),
      ...all('mineral', layout.minerals, 'm'),
      ...all('gas', layout.gas, 'g'),
      ...all('planetoid', layout.planetoids),
    ],
  };
}

export function textOf(draft: BoardDraft, lineBreak?: string): string {
  const name = draft.name.trim();
  return boardText({ layout: layoutOf(draft), ...(name ? { name } : {}) }, lineBreak);
}

/** A board from a file or a link; those of the Solo Challenge also name ships, which are not drawn here. */
export function draftFrom(text: string): BoardDraft | { readonly problem: string } {
  const board = readBoard(text);
  if ('problem' in board) return { problem: boardProblemLine(board.problem) };
  if (isSoloLayout(board.layout)) return { problem: 'solo' };
  return draftOf(board.layout, board.name);
}

/** The spaces that a sentence names, to be marked on the board. */
export function spacesIn(reason: string): HexName[] {
  return [...reason.matchAll(/(-?\d+),(-?\d+)/g)].map(([, q, r]) => nameOf({ q: Number(q), r: Number(r) }));
}
