/** The words of records, achievements, the ladder and the daily. */
import type { Daily } from '../daily/daily.ts';
import type { HouseDeed } from '../records/houseDeeds.ts';

const house: Readonly<Record<HouseDeed, { readonly title: string; readonly about: string }>> = {
  'five-tables': { title: 'Five tables', about: 'Finish each of the games once.' },
  taught: { title: 'Taught', about: 'Do all missions of a game.' },
  'by-myself': { title: 'By myself', about: 'Win a game without a hint and without undo.' },
  hindsight: { title: 'Hindsight', about: 'Follow the replay of a lost game to its end.' },
  'second-chance': { title: 'Second chance', about: 'Branch off a lost game, and win.' },
  'good-company': { title: 'Good company', about: 'Finish an online game with other people.' },
  'all-hands': { title: 'All hands', about: 'Finish a game around one screen with two people or more.' },
  'keys-only': { title: 'Keys only', about: 'Finish a game without a pointer.' },
  week: { title: 'A week of days', about: 'Play seven dailies, at any time.' },
};

const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const MONTH = new Intl.DateTimeFormat(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** What is special about a daily, by the options that vary. */
const VARIETY: Readonly<Record<string, (value: unknown) => string>> = {
  origin: (value) => (value === 'mars' ? 'from Mars' : 'from Earth'),
  hard: (value) => (value === true ? 'long cruise' : ''),
  scenario: (value) =>
    `on ${String(value)
      .replaceAll('-', ' ')
      .replace(/^\w/, (first) => first.toUpperCase())}`,
  mode: () => 'against the Raiders',
  soloLevel: (value) => `level ${value}`,
  difficulty: (value) => `alone, ${value}`,
  journey: (value) => `${value} journey`,
};

const clock = (seconds: number): string => {
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
};

export const records = {
  title: 'Records',
  house,
  /** An achievement with the deed that earns it: it may come with a defeat. */
  earned: (title: string, about: string) => `${title}. ${about}`,
  houseTitle: 'At any table',
  none: 'Nothing is finished yet. Results are written here when a game ends, and stay when it is deleted.',
  never: 'Not finished yet.',
  all: 'All games',
  filter: 'Game',
  numbers: {
    played: 'Played',
    won: 'Won',
    time: 'Time',
    rung: 'Ladder',
    points: 'Most points',
    turns: 'Fewest turns in a win',
  },
  time: clock,
  noted: { hints: 'Hints', undos: 'Undos', time: 'Time' },
  result: 'Result',
  any: 'Any',
  yes: 'Yes',
  no: 'No',
  last: 'The last twenty',
  turns: (turns: number) => (turns === 1 ? '1 turn' : `${turns} turns`),
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  hints: (hints: number) => (hints === 0 ? 'no hints' : hints === 1 ? '1 hint' : `${hints} hints`),
  curve: 'How it went',
  kept: 'What this browser keeps',
  keptDetail: 'Saves, results, progress and settings, as one file. Read in again, the newer of two wins.',
  export: 'Export everything',
  import: 'Import',
  imported: (saves: number, results: number, games: number) =>
    `Taken in: ${saves} ${saves === 1 ? 'game' : 'games'}, ${results} ${results === 1 ? 'result' : 'results'}, progress of ${games}. What you had and was newer stays.`,
  badFile: 'This is not a file that “Export everything” wrote. Nothing was changed.',
  lesson: {
    title: 'Next time',
    again: (number: number, title: string, about: string) =>
      `Mission ${number} teaches this: ${title} (${about})`,
    unplayed: (number: number, title: string, about: string) =>
      `Not played yet: mission ${number}, ${title} (${about})`,
  },
  gains: {
    rung: (title: string) => `Rung reached: ${title}`,
    deed: (title: string) => `Achievement: ${title}`,
    best: 'Your best at this table',
  },
  game: {
    play: 'Play',
    missions: 'Missions',
    missionsDone: (done: number, of: number) => `${done} of ${of} missions done`,
    rules: 'Rules',
    ladder: 'Ladder',
    deeds: 'Achievements',
    none: 'This game has no ladder yet.',
    star: 'Not earned yet',
    starEarned: 'Earned',
    reached: 'Reached',
    next: 'Next',
    tryIt: 'Try it',
    againDone: 'Once more',
    earned: 'Earned',
    records: 'Records',
  },
  daily: {
    title: 'Days',
    date: (date: string) => DATE.format(Date.parse(`${date.slice(0, 10)}T00:00:00Z`)),
    month: (ms: number) => MONTH.format(ms),
    about: ({ options, minutes }: Daily) =>
      [
        Object.entries(options)
          .flatMap(([name, value]) => VARIETY[name]?.(value) || [])
          .join(', '),
        `about ${minutes} min`,
      ].join(' · '),
    playToday: 'Play the table of the day',
    play: (date: string) => `Play ${DATE.format(Date.parse(`${date}T00:00:00Z`))}`,
    again: 'Practise',
    later: 'played later',
    today: 'today',
    week: 'The voyage of this week',
    longest: (days: number) => `Longest run: ${days} ${days === 1 ? 'day' : 'days'}`,
    same: 'Everyone has the same table on the same day. The first finish counts; later ones are practice.',
    copy: 'Copy the result',
    copied: 'The result is copied.',
    notCopied: 'It could not be copied. It is shown here:',
    before: 'The month before',
    after: 'The month after',
    share: {
      title: (date: string, game: string) => `Orrery · ${date} · ${game}`,
      went: (won: boolean, turns: number, points: number | undefined) =>
        [
          `${won ? 'won' : 'lost'} at turn ${turns}`,
          ...(points === undefined ? [] : [points === 1 ? '1 point' : `${points} points`]),
        ].join(' · '),
      hints: (hints: number) => (hints === 0 ? 'no hints' : `${hints} hints`),
    },
  },
};
