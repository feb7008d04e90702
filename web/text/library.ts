/** The words of the library. */

/** How long a game takes, in minutes. */
const minutes: Readonly<Record<string, string>> = {
  exoship: '15',
  exoworld: '15–60',
  mothership: '20–60',
  'eos-rise': '60–90',
  exodus: '60–120',
};

export const library = {
  online: 'Online',
  yourMove: 'Online, your move',
  continue: 'Continue',
  goOn: 'Go on',
  more: (count: number) => `${count} more`,
  today: 'Today',
  calendar: 'All days',
  games: 'Games',
  finished: 'Finished',
  records: 'Records',
  all: 'All records',
  play: 'Play',
  learn: 'Learn',
  about: (game: string) => `${game}: ladder, missions, rules`,
  startHere: (game: string) => `Start here: ${game}, 15 minutes`,
  minutes: (game: string) => (minutes[game] === undefined ? '' : `${minutes[game]} min`),
  players: (min: number, max: number) =>
    min === max ? (min === 1 ? '1 player' : `${min} players`) : `${min}–${max} players`,
  ladder: (reached: number, of: number | undefined) =>
    of === undefined ? `Ladder ${reached}` : `Ladder ${reached}/${of}`,
  replay: 'Replay',
  delete: 'Delete',
  deleted: 'It lies in the bin for thirty days.',
  bin: (count: number) => `Bin (${count})`,
  restore: 'Undo',
  takeOut: 'Take it out',
  company: (bots: number, people: number) => {
    const others = [
      ...(people > 0 ? [people === 1 ? 'another person' : `${people} other people`] : []),
      ...(bots > 0 ? [bots === 1 ? 'a bot' : `${COUNTS[bots] ?? bots} bots`] : []),
    ];
    return others.length === 0 ? 'alone' : `with ${others.join(' and ')}`;
  },
  begun: 'just begun',
  won: 'Won',
  lost: 'Lost',
};

const COUNTS: Readonly<Record<number, string>> = { 2: 'two', 3: 'three', 4: 'four', 5: 'five' };
