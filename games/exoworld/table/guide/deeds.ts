/** What there is to be proud of in Exoworld Survival, read from what is noted of finished matches. */
import type { Deed, Result } from '#ui/kit/ladder.ts';
import { SCENARIO_IDS, SCENARIOS } from '../../content/scenarios.ts';
import { DEED_WORDS } from '../../text/ladder.ts';

const SISTERS = SCENARIO_IDS.filter((id) => id.startsWith('trappist-'));

const number = ({ facts }: Result, name: string): number => Number(facts[name] ?? Number.NaN);
const isTrue = ({ facts }: Result, name: string): boolean => facts[name] === true;
const stars = ({ facts }: Result): number =>
  SCENARIO_IDS.flatMap((id) => (id === facts.planet ? [SCENARIOS[id].stars] : []))[0] ?? 0;

const EARNED: Readonly<Record<keyof typeof DEED_WORDS, Deed['earned']>> = {
  light: (result) => result.won && result.facts.planet === 'proxima-b',
  needle: (result) => result.won && number(result, 'emergency') === 1,
  untouched: (result) => result.won && number(result, 'emergency') === 10,
  town: (result) => result.won && number(result, 'modules') <= 4,
  less: (result) => result.won && isTrue(result, 'shutDown'),
  shelves: (result) => result.won && isTrue(result, 'empty'),
  violet: (result) => result.won && number(result, 'protocols') === 0,
  call: (result) => isTrue(result, 'houseCall'),
  sealed: (result) => number(result, 'sealed') >= 3,
  haul: (result) => result.won && result.turns >= 15,
  sisters: (_, all) => SISTERS.every((id) => all.some(({ won, facts }) => won && facts.planet === id)),
  wire: (result) => result.won && isTrue(result, 'silent') && result.seats >= 3 && stars(result) >= 2,
};

const isDeed = (id: string): id is keyof typeof DEED_WORDS => id in DEED_WORDS;

export const deeds: readonly Deed[] = Object.keys(DEED_WORDS)
  .filter(isDeed)
  .map((id) => ({ id, ...DEED_WORDS[id], earned: EARNED[id] }));
