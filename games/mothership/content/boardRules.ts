/** What a board must obey to be played on, and what it had better (MS-1, MS-2.2, MS-18.1, MS-21.2), each with its rule. */
import { type Axial, CENTRE, distance, gridOf, nameOf, type Space } from '../rules/hex.ts';
import type { BoardProblemCode } from '../text/boardProblems.ts';
import { BOARD_RADIUS, type BoardProblem } from './boardText.ts';
import { overlapping } from './generator.ts';
import type { Layout } from './layouts.ts';
import { isSoloLayout, NPC_SHIPS, type SoloLayout } from './soloLayouts.ts';

/** What the box holds. */
const MOST = { minerals: 8, gas: 2, tiles: 10, moons: 4, bodies: 12, seats: 6 } as const;
/** MS-2.6 six ships are placed within two spaces. */
const SHIPS = 6;
const PLACE_RANGE = 2;

const wrong = (rule: string, code: BoardProblemCode, about?: BoardProblem['about']): BoardProblem =>
  about === undefined ? { rule, code } : { rule, code, about };

/** Why a board cannot be played on; undefined when it can. */
export function boardProblem(layout: Layout): BoardProblem | undefined {
  return (
    sizeProblem(layout) ??
    piecesProblem(layout) ??
    spacesProblem(layout) ??
    tilesProblem(layout) ??
    stationsProblem(layout) ??
    (isSoloLayout(layout) ? soloProblem(layout) : undefined)
  );
}

function sizeProblem({ radius, seats }: Layout): BoardProblem | undefined {
  const { min, max } = BOARD_RADIUS;
  if (radius < min || radius > max) return wrong('MS-1.1', 'radius', { min, max, radius });
  if (seats > MOST.seats) return wrong('MS-2.4', 'stations', { most: MOST.seats, many: seats });
  return undefined;
}

function piecesProblem(layout: Layout): BoardProblem | undefined {
  const { minerals, gas, tiles, moons, planetoids } = layout;
  if (minerals.length > MOST.minerals)
    return wrong('MS-R1', 'minerals', { most: MOST.minerals, many: minerals.length });
  if (gas.length > MOST.gas) return wrong('MS-2.2', 'gas', { most: MOST.gas, many: gas.length });
  if (tiles.length > MOST.tiles) return wrong('MS-1.3', 'tiles', { most: MOST.tiles, many: tiles.length });
  if (moons.length + planetoids.length > MOST.moons)
    return wrong('MS-18.1', 'moons', { most: MOST.moons, many: moons.length + planetoids.length });
  if (minerals.length + gas.length + planetoids.length > MOST.bodies)
    return wrong('MS-2.7', 'tokens', { most: MOST.bodies });
  if (new Set(moons).size !== moons.length) return wrong('MS-18.1', 'moonTwice');
  const planets = [...minerals.map((_, i) => `m${i + 1}`), ...gas.map((_, i) => `g${i + 1}`)];
  const missing = moons.find((moon) => !planets.includes(moon));
  return missing === undefined ? undefined : wrong('MS-18.1', 'moonless', { planet: missing });
}

/** Everything that fills a space, and what it is. */
function pieces(layout: Layout): (readonly [string, Axial])[] {
  const named = (word: string, hexes: readonly Axial[]) => hexes.map((hex) => [word, hex] as const);
  return [
    ...named('station', layout.stations),
    ...named('mineral', layout.minerals),
    ...named('gas', layout.gas),
    ...named('planetoid', layout.planetoids),
    ...(isSoloLayout(layout) ? named('npc', Object.values(layout.npc)) : []),
  ];
}

function spacesProblem(layout: Layout): BoardProblem | undefined {
  const taken = new Map<string, string>();
  for (const [word, hex] of pieces(layout)) {
    const name = nameOf(hex);
    if (distance(hex, CENTRE) > layout.radius) return wrong('MS-1.4', 'offBoard', { piece: word, at: name });
    const other = taken.get(name);
    if (other !== undefined) return wrong('MS-1.2', 'taken', { at: name, other, piece: word });
    taken.set(name, word);
  }
  return undefined;
}

function tilesProblem({ tiles, radius }: Layout): BoardProblem | undefined {
  const off = tiles.find((tile) => distance(tile, CENTRE) > radius - 1);
  if (off) return wrong('MS-1.3', 'tileOff', { at: nameOf(off) });
  const pair = overlapping(tiles);
  return pair === undefined
    ? undefined
    : wrong('MS-1.3', 'tilesOverlap', { at: nameOf(pair[0]), other: nameOf(pair[1]) });
}

function stationsProblem(layout: Layout): BoardProblem | undefined {
  const { stations, radius } = layout;
  const near = stations.find((station) => distance(station, CENTRE) > radius - 2);
  if (near) return wrong('MS-2.2', 'nearEdge', { at: nameOf(near) });
  if (isSoloLayout(layout)) return undefined;
  if (stations.length < 2) return wrong('MS-21.2', 'oneStation');
  for (const station of stations) {
    const tile = layout.tiles.find((centre) => distance(centre, station) < 4);
    if (tile) return wrong('MS-2.2', 'asteroidsNear', { tile: nameOf(tile), at: nameOf(station) });
    // Whoever places first may take what lies around two stations.
    const sharing = stations.filter(
      (other) => other !== station && distance(other, station) <= 2 * PLACE_RANGE,
    );
    if (freeAround(layout, station) < SHIPS * (1 + sharing.length))
      return wrong('MS-2.6', 'noRoom', { at: nameOf(station) });
  }
  return reachProblem(layout, stations);
}

/** Spaces on which ships can be placed around a space, itself included where it is free. */
function freeAround(layout: Layout, centre: Axial): number {
  const grid = gridOf(layout.radius);
  const taken = new Set(pieces(layout).map(([, hex]) => nameOf(hex)));
  return grid.spaces.filter(
    (hex) =>
      distance(hex, centre) <= PLACE_RANGE &&
      !taken.has(nameOf(hex)) &&
      layout.tiles.every((tile) => distance(hex, tile) > 1),
  ).length;
}

/** Ships go around planets and stations, and through asteroids if they must. */
function reachProblem(layout: Layout, centres: readonly Axial[]): BoardProblem | undefined {
  const grid = gridOf(layout.radius);
  const number = (hex: Axial): Space => grid.numbers.get(nameOf(hex)) ?? 0;
  const walls = new Set(
    [...layout.stations, ...layout.minerals, ...layout.gas, ...layout.planetoids].map(number),
  );
  const [from, ...others] = centres;
  if (from === undefined) return undefined;
  const reached = new Set<Space>([number(from)]);
  for (const space of reached)
    for (const next of grid.around[space] ?? []) if (!walls.has(next)) reached.add(next);
  const beside = (hex: Axial) => grid.around[number(hex)]?.some((space) => reached.has(space)) ?? false;
  const cut = others.find((hex) => !beside(hex));
  return cut === undefined ? undefined : wrong('MS-4.2', 'noWay', { from: nameOf(from), to: nameOf(cut) });
}

/** MS-21.2 what a board for one needs beyond what every board needs. */
function soloProblem(layout: SoloLayout): BoardProblem | undefined {
  const { stations, minerals, gas, planetoids, anchor, npc, homes } = layout;
  const [station] = stations;
  if (station === undefined || stations.length > 1) return wrong('MS-21.2', 'soloStation');
  if (minerals.length + gas.length !== 3 || planetoids.length > 0) return wrong('MS-21.2', 'soloPlanets');
  if (distance(anchor, CENTRE) > layout.radius) return wrong('MS-1.4', 'anchorOff', { at: nameOf(anchor) });
  if (freeAround(layout, anchor) < SHIPS) return wrong('MS-2.6', 'anchorRoom', { at: nameOf(anchor) });
  if (distance(npc.m, station) !== 1) return wrong('MS-21.2', 'npcMothership');
  if (homes.m !== undefined) return wrong('MS-21.2', 'npcMothershipHome');
  const planets = new Map<string, Axial>([
    ...minerals.map((hex, i) => [`m${i + 1}`, hex] as const),
    ...gas.map((hex, i) => [`g${i + 1}`, hex] as const),
  ]);
  for (const ship of NPC_SHIPS) {
    const home = planets.get(homes[ship] ?? '');
    if (ship !== 'm' && (home === undefined || distance(npc[ship], home) !== 1))
      return wrong('MS-21.2', 'npcHome', { ship });
  }
  const bare = [...planets.keys()].find((id) => !Object.values(homes).some((home) => home === id));
  if (bare !== undefined) return wrong('MS-21.2', 'npcNobody', { planet: bare });
  return reachProblem(layout, [anchor, station]);
}

/** MS-2.2 What makes a board fairer and livelier; a board may do without. */
export function boardAdvice(layout: Layout): BoardProblem[] {
  const { seats, minerals, gas, planetoids } = layout;
  const advice: BoardProblem[] = [];
  const spare = minerals.length - seats;
  if (!isSoloLayout(layout) && (spare < 1 || spare > 2))
    advice.push(
      wrong('MS-2.2', 'spareMinerals', { seats, few: seats + 1, many: seats + 2, has: minerals.length }),
    );
  const bodies = [...minerals, ...gas, ...planetoids];
  for (const [i, a] of bodies.entries())
    for (const b of bodies.slice(i + 1))
      if (distance(a, b) < 3) advice.push(wrong('MS-2.2', 'tooClose', { at: nameOf(a), other: nameOf(b) }));
  return advice;
}
