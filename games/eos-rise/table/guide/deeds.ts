/** The achievements of Project EOS Rise: each once, each about play. */
import { keysOf } from '#engine';
import type { Deed, Result } from '#ui/kit/ladder.ts';
import { DEED_WORDS } from '../../text/ladder.ts';

type DeedId = keyof typeof DEED_WORDS;

const is = (fact: string) => (result: Result) => result.facts[fact] === true;
const least = (fact: string, n: number) => (result: Result) => Number(result.facts[fact]) >= n;

const EARNED: Readonly<Record<DeedId, (result: Result) => boolean>> = {
  light: is('early'),
  complement: is('assistants'),
  untouched: is('untouched'),
  volley: least('volley', 3),
  nerves: is('nerves'),
  today: least('stopped', 10),
  tape: is('tape'),
  breaks: ({ won, facts }) => won && facts.breakdowns === 0 && Number(facts.stress) <= 8,
  diplomat: ({ won, facts }) => won && Number(facts.ships) <= 5,
  game: least('classes', 3),
  post: least('delivered', 4),
  corners: least('stations', 4),
  gate: is('gate'),
  science: least('missions', 3),
  hair: ({ won, facts }) => won && (facts.command === 1 || facts.lastCycle === true),
  hand: ({ won, options, hints }) =>
    won &&
    hints === 0 &&
    'difficulty' in options &&
    options.difficulty === 'hard' &&
    'traits' in options &&
    options.traits === true,
};

const IDS = keysOf(DEED_WORDS);

export const deeds: readonly Deed[] = IDS.map((id) => ({ id, ...DEED_WORDS[id], earned: EARNED[id] }));
