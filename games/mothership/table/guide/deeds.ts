/** The deeds of Mothership, read from what is noted of finished matches. */
import type { Deed, Result } from '#ui/kit/ladder.ts';
import { DEED_WORDS } from '../../text/ladder.ts';

type DeedId = keyof typeof DEED_WORDS;

const option = ({ options }: Result, name: string): unknown =>
  Object.entries(options).find(([key]) => key === name)?.[1];
const fact = ({ facts }: Result, name: string): number => Number(facts[name] ?? 0);
const isDuel = (result: Result): boolean => result.seats === 2 && option(result, 'mode') === 'deathmatch';
const isLevel = (result: Result, level: number): boolean =>
  result.won && option(result, 'mode') === 'solo' && option(result, 'soloLevel') === level;

const EARNED: Readonly<Record<DeedId, Deed['earned']>> = {
  sparring: (result) =>
    result.won && isDuel(result) && result.hints === 0 && result.levels.some((level) => level === 'sound'),
  clean: (result) => result.won && isDuel(result) && fact(result, 'lost') === 0,
  nobody: (result) => result.won && fact(result, 'station') === 4,
  fours: (result) => fact(result, 'biggestHit') >= 12,
  steel: (result) => fact(result, 'guardians') >= 3,
  notToday: (result) => fact(result, 'heldAgainst') >= 3,
  rocks: (result) => fact(result, 'throughRocks') >= 3,
  wingmen: ({ facts }) => facts.byWingmen === true,
  purse: (result) =>
    result.won && option(result, 'mode') === 'deathmatch' && fact(result, 'researched') === 0,
  odds: ({ facts }) => Number(facts.longestOdds ?? 1) <= 0.15,
  pierce: ({ facts }) => facts.pierced === true,
  longShot: (result) => fact(result, 'farthest') >= 6,
  diplomat: (result) =>
    result.won && ['vp', 'vp-timed'].includes(String(option(result, 'mode'))) && result.facts.bigKills === 0,
  counter: ({ facts }) => facts.countered === true,
  home: (_, all) =>
    Array.from({ length: 9 }, (__, i) => i + 1).every((level) => all.some((one) => isLevel(one, level))),
  tide: (result) => isLevel(result, 9) && fact(result, 'round') <= 16,
};

const IDS: readonly DeedId[] = [
  'sparring',
  'clean',
  'nobody',
  'fours',
  'steel',
  'notToday',
  'rocks',
  'wingmen',
  'purse',
  'odds',
  'pierce',
  'longShot',
  'diplomat',
  'counter',
  'home',
  'tide',
];

export const deeds: readonly Deed[] = IDS.map((id) => ({ id, ...DEED_WORDS[id], earned: EARNED[id] }));
