/** XD-10.4 Why the slips lie open once more: who spoke up, what came of it, and what it changed for the reader. */
import type { EventOf } from '#engine';
import type { FactionId } from '../content/factions.ts';
import type { ExodusEvent } from '../event.ts';
import type { Exodus } from '../state.ts';
import type { View } from '../view/index.ts';
import { Faction, faction, order } from './names.ts';

const WORDS = {
  objected: (who: string) => `${who} objected`,
  deal: (who: string) => ` and struck a deal with ${who}.`,
  won: (who: string) => ` and talked ${who} down.`,
  lost: (who: string) => `, and ${who} would not be shouted at.`,
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
      ? (forced.outcome === 'failure' ? WORDS.lost : WORDS.won)(whom(forced.on))
      : WORDS.nothing;
  return [`${WORDS.objected(who(opened.by))}${end}`];
}

const spentWords = ({ answers }: EventOf<Exodus, 'polled'>, { who }: Names): string[] =>
  answers.flatMap(({ faction: one, answer }) =>
    answer === 'none' || answer === 'accept' || answer === 'dissent'
      ? []
      : [(answer === 'favour' ? WORDS.favour : WORDS.marker)(who(one))],
  );
