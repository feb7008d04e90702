/** The stars: a name for each in the order they are found, and what is known of one in words. */
import { CONVENIENCE, SITE } from '../content/fleet.ts';
import type { ExodusEvent } from '../event.ts';
import type { View } from '../view/index.ts';
import { effectLines } from './effects.ts';
import { FORCE_WORDS, REWARD_BRINGS, REWARD_WORDS, RISK_WORDS, TRAIT_WORDS } from './names.ts';

/** The first is where a fleet sets out. A new sky after a False Dawn begins the list again. */
const NAMES: readonly string[] =
  'Threshold Cinder Wicker Tansy Anvil Heron Sable Quern Larch Ember Pallor Thimble Rime Sorrel Gantry Plover Umbra Fathom Bracken Cairn Lodestar Withy Marl Tarn Oriel Pyre Sedge Vesper Hollow Juniper Kiln Mistral Nettle Osprey Pewter Rowan Scree Tallow Undine Vellum Wren Yew Zenith Argent Bramble Chaff Dross Eyrie Flume Gorse Halyard Isinglass Jetty Knell Loam Merle Nacre Ochre Privet Russet'.split(
    ' ',
  );

const ROUNDS = ['', ' II', ' III', ' IV', ' V'] as const;

export function systemName(index: number): string {
  const name = NAMES[index % NAMES.length] ?? '';
  const round = Math.floor(index / NAMES.length);
  return `${name}${ROUNDS[round] ?? ` ${round + 1}`}`;
}

const ABUNDANCE = 2;
const WORDS = {
  here: 'the fleet is here',
  unknown: 'not scanned',
  visited: 'visited',
  scout: 'a scout waits',
  flawed: 'flawed',
  more: '+1 Supply each time',
  again: (days: number) => `worked before, and again in ${days} ${days === 1 ? 'day' : 'days'}`,
  force: (size: string) => `${size} waits`,
  sounded: (risk: string) => `you sounded it out: ${risk}`,
};

export const workLeft = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'} of work left`;

/** XD-15.5 How many new stars must be visited before a colony there would last; the site itself counts, if it is new. */
export function newStarsTo({ systems, arrivals, reach }: View, index: number): number {
  return Math.max(0, reach - arrivals - (systems[index]?.visited ? 0 : 1));
}

export const siteWords = (missing: number): string =>
  missing === 0
    ? 'could be our home'
    : `could be our home; first visit ${missing} more new ${missing === 1 ? 'star' : 'stars'} to shake off the hunters`;

/** What is known of a system, in words. */
export function systemWords(view: View, index: number): string {
  const system = view.systems[index];
  if (system === undefined) return '';
  const { reward, left, completed, scouted, force, flawed, visited, sounded } = system;
  const parts = [
    index === view.here ? WORDS.here : undefined,
    reward === undefined
      ? WORDS.unknown
      : reward === SITE && !flawed
        ? siteWords(newStarsTo(view, index))
        : REWARD_WORDS[reward + 3],
    flawed ? WORDS.flawed : undefined,
    left > 0 ? (completed > 0 ? WORDS.again(left) : workLeft(left)) : undefined,
    visited && index !== view.here ? WORDS.visited : undefined,
    scouted ? WORDS.scout : undefined,
    force > 0 ? WORDS.force(FORCE_WORDS[force] ?? '') : undefined,
    sounded === undefined ? undefined : WORDS.sounded(RISK_WORDS[sounded + 3] ?? ''),
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** The same, and what working it would bring. */
export function systemPromise(view: View, index: number): string {
  const { reward, visited, left, completed = 0 } = view.systems[index] ?? {};
  const brings =
    reward === undefined || reward === SITE || (visited && !left)
      ? undefined
      : // XD-8.5 what it brings the first time only was brought
        completed > 0 && reward === ABUNDANCE
        ? WORDS.more
        : REWARD_BRINGS[reward + 3];
  return `${systemWords(view, index)}${brings ? ` (${brings})` : ''}`;
}

/** What today's looks have found. */
export function seenToday(view: View, day: readonly ExodusEvent[]): string | undefined {
  const found = day.flatMap((event) => (event.type === 'scanned' ? [event.system] : []));
  return found.length === 0
    ? undefined
    : `${found.map((star) => `${systemName(star)}: ${systemPromise(view, star)}`).join('; ')}.`;
}

const HARVEST = {
  upkeep: 'no −1 Supply tonight',
  more: (days: number, gain: string) => `${days} more ${days === 1 ? 'day' : 'days'}, then ${gain}`,
  any: '+1 to a gauge of choice',
  renown: '+1 Renown',
  failed: '−1 Supply tonight, if nobody else harvests',
};
const BEST = 3;

/** XD-14.2, XD-14.3 What a harvest that fails costs, and what one that counts brings: tonight, or when the work is done. */
export function harvestWords({ systems, here }: View, counts: boolean): string {
  const system = systems[here];
  if (!counts || system === undefined) return HARVEST.failed;
  const { reward = 0, choice, completed, convenience = 0, left, flawed } = system;
  const first = completed === 0;
  const gain =
    reward === SITE && flawed
      ? '+2 Supply'
      : reward === ABUNDANCE
        ? effectLines(first ? { supply: 1, justice: 1, might: 1 } : { supply: 1 }).join(', ')
        : choice
          ? `+1 ${TRAIT_WORDS[choice]}`
          : (REWARD_BRINGS[reward + 3] ?? '').replace(/, slow work$/, '');
  const done = [
    gain,
    ...effectLines(CONVENIENCE[convenience + 3]?.cost),
    ...(first ? [HARVEST.renown] : []),
    ...(first && convenience === BEST ? [HARVEST.any] : []),
  ].filter(Boolean);
  return [left > 1 ? HARVEST.more(left - 1, done.join(', ')) : done.join(', '), HARVEST.upkeep].join('; ');
}

/** `Cinder (traces)`. */
export const knownSystem = (view: View, index: number): string =>
  `${systemName(index)} (${systemWords(view, index)})`;
