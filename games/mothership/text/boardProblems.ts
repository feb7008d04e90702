/** What is wrong with a board of one's own, or could be better, in English; the rule stands beside it. */
import { entryOf } from '#engine';

type About = Readonly<Record<string, string | number>>;

const PIECES: Readonly<Record<string, string>> = {
  station: 'station',
  mineral: 'mineral planet',
  gas: 'gas planet',
  planetoid: 'planetoid',
  npc: 'ship of the NPC',
};
const piece = (id: string | number | undefined) => entryOf(PIECES, id);

const LINES = {
  // How it is written.
  tooLong: ({ most }: About) => `a board is text of at most ${most} characters`,
  noLine: ({ word, lines }: About) => `“${word}” is no line of a board (they are: ${lines})`,
  twoLines: ({ line }: About) => `there are two lines “${line}”`,
  lineMissing: ({ line }: About) => `the line “${line}” is missing`,
  radiusNumber: ({ word }: About) => `radius must be a whole number, not “${word}”`,
  space: ({ line, word }: About) => `${line}: a space is written like -6,0, not “${word}”`,
  planet: ({ line, word }: About) => `${line}: “${word}” is no planet (m1, m2, … g1, g2)`,
  oneAnchor: (_: About) => 'the line “anchor” names one space',
  soloLines: (_: About) => 'a board for the Solo Challenge has both lines “anchor” and “npc”',
  npcShip: ({ word }: About) => `npc: “${word}” is not a ship with its space and home, once each`,
  npcShips: ({ ships }: About) => `npc: all six ships are needed: ${ships}`,

  // What the box holds, and where it fits.
  radius: ({ min, max, radius }: About) => `the radius of a board is ${min} to ${max}, not ${radius}`,
  stations: ({ most, many }: About) => `there are ${most} stations, not ${many}`,
  minerals: ({ most, many }: About) => `there are ${most} mineral planets, not ${many}`,
  gas: ({ most, many }: About) => `there are ${most} gas planets, not ${many}`,
  tiles: ({ most, many }: About) => `there are ${most} asteroid tiles, not ${many}`,
  moons: ({ most, many }: About) => `there are ${most} Moons, not ${many}`,
  tokens: ({ most }: About) => `there are Artifact tokens for ${most} planets and planetoids`,
  moonTwice: (_: About) => 'a planet has one Moon at most',
  moonless: ({ planet }: About) => `there is no planet ${planet} for a Moon`,
  offBoard: (about: About) => `the ${piece(about.piece)} at ${about.at} is off the board`,
  taken: (about: About) => `${about.at} holds a ${piece(about.other)} and a ${piece(about.piece)}`,
  tileOff: ({ at }: About) => `the asteroid tile at ${at} hangs off the board`,
  tilesOverlap: ({ at, other }: About) => `the asteroid tiles at ${at} and ${other} overlap`,
  nearEdge: ({ at }: About) => `the station at ${at} is less than two spaces from the edge`,
  oneStation: (_: About) => 'one station is for the Solo Challenge: name anchor and npc',
  asteroidsNear: ({ tile, at }: About) =>
    `asteroids of the tile at ${tile} lie within two spaces of the station at ${at}`,
  noRoom: ({ at }: About) => `there is no room for the ships of the station at ${at}`,
  noWay: ({ from, to }: About) => `there is no way from ${from} to ${to}`,

  // The Solo Challenge.
  soloStation: (_: About) => 'the Solo Challenge has one station',
  soloPlanets: (_: About) => 'the Solo Challenge has three planets and no planetoids',
  anchorOff: ({ at }: About) => `the anchor at ${at} is off the board`,
  anchorRoom: ({ at }: About) => `there is no room for your ships around the anchor at ${at}`,
  npcMothership: (_: About) => 'the NPC’s Mothership begins next to the station',
  npcMothershipHome: (_: About) => 'the NPC’s Mothership has no home planet',
  npcHome: ({ ship }: About) => `the NPC’s ${ship} begins next to its home planet`,
  npcNobody: ({ planet }: About) => `no ship of the NPC begins at ${planet}`,

  // Advice.
  spareMinerals: ({ seats, few, many, has }: About) =>
    `${seats} seats play best with ${few} or ${many} mineral planets, not ${has}`,
  tooClose: ({ at, other }: About) => `${at} and ${other} are less than three spaces apart`,
} as const;

export type BoardProblemCode = keyof typeof LINES;

export function boardProblemLine({
  code,
  about = {},
}: {
  readonly code: string;
  readonly about?: About;
}): string {
  return entryOf(LINES, code)(about);
}
