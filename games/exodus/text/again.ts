/** XD-10.4 Why the slips lie open once more: who spoke up, what came of it, and what it changed for the reader. */
import type { EventOf } from '#engine';
import type { FactionId } from '../content/factions.ts';
import type { ExodusEvent, TestOutcome } from '../event.ts';
import { isGood } from '../outlook/gauges.ts';
import type { Exodus } from '../state.ts';
import type { View } from '../view/index.ts';
import { eventLine } from './log.ts';
import { Faction, faction, order, traitWord } from './names.ts';
import { signed } from './table.ts';
import type { Turn } from './turns.ts';

const WORDS = {
  objected: (who: string) => `${who} objected`,
  deal: (who: string) => ` and struck a deal with ${who}.`,
  won: (who: string) => ` and talked ${who} down.`,
  lost: (who: string) => `, and ${who} would not be shouted at.`,
  /** Where whoever was asked forces it. */
  wonBy: (who: string, whom: string) => `, and ${who} talked ${whom} down.`,
  lostBy: (who: string) => `, and ${who} shouted in vain.`,
  half: (who: string) => ` and argued it out with ${who} in the open: neither gets it.`,
  struck: ' Both slips on it are struck.',
  forces: (who: string, mine: boolean) => `${who} ${mine ? 'force' : 'forces'} the matter`,
  fought: { failure: 'shouted down', partial: 'half', success: 'won' } satisfies Record<TestOutcome, string>,
  nothing: ', and nothing came of it.',
  favour: (who: string) => `${who} called in an old favour: one marker more.`,
  marker: (who: string) => `${who} spent a marker.`,
  you: 'You',
  youThem: 'you',
  turned: (now: string, before: string) => `Your people now do this: ${now}, not ${before}.`,
  same: 'Your people do the same as before.',
};

interface Names {
  who(one: FactionId): string;
  whom(one: FactionId): string;
}

const isOf =
  <T extends ExodusEvent['type']>(type: T) =>
  (event: ExodusEvent): event is EventOf<Exodus, T> =>
    event.type === type;

/** All that was spoken up about the slips today, and what came of it. */
export function quarrelsOf(day: readonly ExodusEvent[], { faction: me }: Pick<View, 'faction'>): string[][] {
  const names: Names = {
    who: (one) => (one === me ? WORDS.you : Faction(one)),
    whom: (one) => (one === me ? WORDS.youThem : faction(one)),
  };
  return day.flatMap((polled, at) => {
    if (polled.type !== 'polled') return [];
    const next = day.findIndex((event, i) => i > at && event.type === 'polled');
    const since = day.slice(at, next < 0 ? undefined : next);
    return [[...sceneWords(since, names), ...spentWords(polled, names)]];
  });
}

/** Undefined where they lie open for the first time today. */
export function againOf(
  day: readonly ExodusEvent[],
  { faction: me }: Pick<View, 'faction'>,
): string | undefined {
  const said = quarrelsOf(day, { faction: me }).at(-1) ?? [];
  if (said.length === 0) return undefined;
  const [now, before] = day
    .filter(isOf('resolved'))
    .filter((one) => one.faction === me)
    .map((one) => one.order)
    .reverse();
  if (now === undefined || before === undefined) return said.join(' ');
  return [...said, now === before ? WORDS.same : WORDS.turned(order(now), order(before))].join(' ');
}

function sceneWords(since: readonly ExodusEvent[], { who, whom }: Names): string[] {
  const opened = since.findLast(isOf('sceneOpened'));
  if (opened === undefined) return [];
  const dealt = since.findLast(isOf('dealt'));
  const forced = since.findLast(isOf('forcedResult'));
  const end = dealt
    ? WORDS.deal(whom(dealt.by === opened.by ? dealt.with : dealt.by))
    : forced
      ? forcedWords(forced, opened, whom)
      : WORDS.nothing;
  return [`${WORDS.objected(who(opened.by))}${end}`];
}

/** XD-11.10 Who is talked down gives way; of half a result nobody has anything. */
function forcedWords(
  { by, on, outcome }: EventOf<Exodus, 'forcedResult'>,
  opened: EventOf<Exodus, 'sceneOpened'>,
  whom: Names['whom'],
): string {
  const other = by === opened.by ? on : by;
  if (outcome === 'partial')
    return `${WORDS.half(whom(other))}${opened.phase === 'resolve' ? WORDS.struck : ''}`;
  if (by === opened.by) return (outcome === 'success' ? WORDS.won : WORDS.lost)(whom(on));
  return outcome === 'success' ? WORDS.wonBy(whom(by), whom(on)) : WORDS.lostBy(whom(by));
}

/** What was last shouted about since the slips were answered, with its dice, up to where the day goes on. */
export function forcedOf(day: readonly ExodusEvent[], { faction: me, people }: View): Turn[] {
  const since = day.slice(day.findLastIndex(({ type }) => type === 'polled') + 1);
  const from = since.findLastIndex(({ type }) => type === 'forced');
  const told = from < 0 || since.some(({ type }) => GONE_ON.has(type)) ? [] : since.slice(from);
  const test = told.find(isOf('tested'));
  const result = told.find(isOf('forcedResult'));
  const opened = since.find(isOf('sceneOpened'));
  if (test === undefined || result === undefined || opened === undefined) return [];
  const { by, outcome } = result;
  const mine = by === me;
  const line = told.flatMap((event) => (event.type === 'forcedResult' ? [eventLine(event, [])] : []));
  return [
    {
      title: `${WORDS.forces(mine ? WORDS.you : Faction(by), mine)}: ${WORDS.fought[outcome]}`,
      ...{ outcome, test },
      changes: told.slice(0, told.indexOf(result)).flatMap((event) => {
        if (event.type !== 'trait') return [];
        const words = `${traitWord(event.trait, people)} ${signed(event.by)}`;
        return [{ words, good: isGood(event.trait, event.by) }];
      }),
      lines: [...line, ...(outcome === 'partial' && opened.phase === 'resolve' ? [WORDS.struck.trim()] : [])],
    },
  ];
}

const GONE_ON: ReadonlySet<ExodusEvent['type']> = new Set(['covertRevealed', 'ordered', 'disposed']);

const spentWords = ({ answers }: EventOf<Exodus, 'polled'>, { who }: Names): string[] =>
  answers.flatMap(({ faction: one, answer }) =>
    answer === 'none' || answer === 'accept' || answer === 'dissent'
      ? []
      : [(answer === 'favour' ? WORDS.favour : WORDS.marker)(who(one))],
  );
