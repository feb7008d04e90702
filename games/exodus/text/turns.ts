/** XD-7, XD-17 What came of a vote to leave or to fight: every battle, jump and push with its dice, and what it did. In English. */
import type { EventOf } from '#engine';
import type { ExodusEvent, TestOutcome } from '../event.ts';
import { isGood } from '../outlook/gauges.ts';
import { outcomeOf } from '../rules/dice.ts';
import type { Exodus } from '../state.ts';
import type { View } from '../view/index.ts';
import { eventLine } from './log.ts';
import { FORCE_WORDS, traitWord } from './names.ts';
import { RESULT } from './report.ts';
import { systemName } from './systems.ts';
import { signed } from './table.ts';

const WORDS = {
  battle: (size: string) => `Battle with ${size}`,
  struck: (size: string) => `They strike first: ${size}`,
  fought: { failure: 'lost', partial: 'half won', success: 'won' } satisfies Record<TestOutcome, string>,
  jump: (star: string) => `The jump to ${star}`,
  scout: (star: string) => `A scout to ${star}`,
  nuke: (star: string) => `A warhead at ${star}`,
};

export interface Turn {
  readonly title: string;
  readonly outcome: TestOutcome;
  readonly test: EventOf<Exodus, 'tested'>;
  readonly changes: readonly { readonly words: string; readonly good: boolean }[];
  readonly lines: readonly string[];
}

/** What else is told of it. */
const SAID: ReadonlySet<ExodusEvent['type']> = new Set([
  ...(['victory', 'forceShrank', 'reported', 'lossChosen', 'stranded', 'nuked', 'force', 'lead'] as const),
]);

/** Of what was told since the last vote on staying or leaving. */
export function turnsOf(told: readonly ExodusEvent[], view: View): Turn[] {
  const from = told.findLastIndex(({ type }) => type === 'disposed');
  if (from < 0) return [];
  const turns: { -readonly [K in keyof Turn]: Turn[K] }[] = [];
  let fight: EventOf<Exodus, 'battle'> | undefined;
  let test: EventOf<Exodus, 'tested'> | undefined;
  const begin = (title: string, result: string, thrown: NonNullable<typeof test>) =>
    turns.push({
      ...{ title: `${title}: ${result}`, outcome: outcomeOf(thrown.result), test: thrown },
      ...{ changes: [], lines: [] },
    });
  for (const event of told.slice(from)) {
    const last = turns.at(-1);
    if (event.type === 'battle') fight = event;
    else if (event.type === 'tested') {
      test = event;
      const size = FORCE_WORDS[fight?.size ?? 0] ?? '';
      if (fight)
        begin(
          fight.ambushed ? WORDS.struck(size) : WORDS.battle(size),
          WORDS.fought[outcomeOf(event.result)],
          event,
        );
      fight = undefined;
    } else if (event.type === 'jump' && test)
      begin(WORDS.jump(systemName(event.to)), RESULT[event.outcome], test);
    else if (event.type === 'push' && test)
      begin(WORDS[event.plan](systemName(event.to)), RESULT[event.outcome], test);
    else if (event.type === 'trait' && last) {
      const { trait, by } = event;
      const words = `${traitWord(trait, view.people)} ${signed(by)}`;
      last.changes = [...last.changes, { words, good: isGood(trait, by) }];
    } else if (last && SAID.has(event.type)) last.lines = [...last.lines, eventLine(event, [])];
  }
  return turns;
}
