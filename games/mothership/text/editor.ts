/** The words of the board editor, in English. */
import type { Symmetry } from '../rules/hex.ts';

const counted = (count: number, one: string, more = `${one}s`): string =>
  `${count} ${count === 1 ? one : more}`;

export const EDITOR_WORDS = {
  board: 'The board you draw. Arrow keys go from space to space, Enter puts down or takes away.',
  whole: 'Show the whole board',
  closer: 'Closer',
  name: 'Name',
  radius: 'Size',
  smaller: 'A smaller board',
  larger: 'A larger board',
  across: (radius: number) => `${2 * radius + 1} spaces across`,
  tools: 'What to put down',
  tool: {
    station: 'Station',
    mineral: 'Mineral planet',
    gas: 'Gas planet',
    planetoid: 'Planetoid',
    asteroids: 'Asteroids',
    moon: 'Moon',
    erase: 'Take away',
  },
  symmetry: 'Symmetry',
  symmetries: {
    none: 'One space at a time',
    C2: 'Half a turn (2)',
    C3: 'A third of a turn (3)',
    C6: 'A sixth of a turn (6)',
    D1: 'Mirror, left to right',
    D2: 'Two mirrors (4)',
    D3: 'Three mirrors (6)',
  } satisfies Record<Symmetry | 'none', string>,
  from: 'Begin with',
  blank: 'An empty board',
  undo: 'Undo',
  empty: 'empty space',
  rocks: 'asteroids',
  withMoon: 'with a Moon',
  held: (stations: number, minerals: number, gas: number, tiles: number) =>
    [
      counted(stations, 'station'),
      counted(minerals, 'mineral planet'),
      counted(gas, 'gas planet'),
      counted(tiles, 'asteroid tile'),
    ].join(' · '),
  fine: (seats: number) => `This board can be played by ${counted(seats, 'fleet')}.`,
  wrong: 'It cannot be played on yet',
  better: 'It would be better if',
  measure: 'Let bots play on it',
  stop: 'Stop',
  measuring: (done: number, games: number) => `${done} of ${games} games played`,
  won: (seat: number, share: string) => `Station ${seat}: ${share}`,
  evenness: {
    few: 'Too few games to say.',
    even: 'No seat won more often than chance would have it.',
    lopsided: (seat: number) => `Station ${seat} stands out: the board favours or hinders it.`,
  },
  failed: (reason: string) => `The bots could not play: ${reason}`,
  play: 'Play on it',
  link: 'Copy a link',
  save: 'Save as a file',
  open: 'Open a file',
  text: 'As text',
  unread: (reason: string) =>
    reason === 'solo'
      ? 'A board of the Solo Challenge also names the ships of the Raiders: write it as text at the set-up.'
      : `This is no board: ${reason}.`,
} as const;
