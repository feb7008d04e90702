/** What is asked before a press counts, row by row; the first row that matches decides. */
import { expect, test } from 'vitest';
import { answerTo, type Stakes } from '#ui/kit/confirm.ts';

const QUIET: Stakes = {
  givesUp: false,
  danger: 0,
  shown: false,
  endsTurn: false,
  actionsLeft: 0,
  costly: false,
  final: false,
  only: false,
};
const END: Partial<Stakes> = { endsTurn: true, actionsLeft: 2, final: true };

test.each<[string, Partial<Stakes>, number, string, string]>([
  ['giving up', { givesUp: true }, 1, 'dialog', 'dialog'],
  ['giving up where nothing else can be done', { givesUp: true, only: true }, 1, 'dialog', 'dialog'],
  ['a certain loss', { danger: 3, shown: true }, 2, 'dialog', 'dialog'],
  ['a certain loss that cannot be helped', { danger: 3, only: true }, 9, 'act', 'act'],
  ['a possible loss that was not shown', { danger: 2 }, 3, 'inline', 'inline'],
  ['a possible loss that was shown', { danger: 2, shown: true }, 4, 'act', 'act'],
  ['ending the turn into a likely loss', { ...END, danger: 2, shown: true }, 5, 'inline', 'inline'],
  ['ending the turn with actions left', END, 6, 'grace', 'inline'],
  ['ending the turn with actions left and much at risk', { ...END, costly: true }, 7, 'inline', 'inline'],
  ['ending the turn with none left', { ...END, actionsLeft: 0 }, 8, 'act', 'inline'],
  ['a large cost', { costly: true }, 7, 'inline', 'inline'],
  ['a draw or reveal', { final: true }, 8, 'act', 'inline'],
  ['the only thing there is to do', { final: true, only: true }, 8, 'act', 'act'],
  ['a risk that the preview tells', { danger: 1 }, 9, 'act', 'act'],
  ['what can be undone', {}, 9, 'act', 'act'],
])('%s', (_, stakes, row, how, more) => {
  expect(answerTo({ ...QUIET, ...stakes }, false)).toEqual({ row, how });
  expect(answerTo({ ...QUIET, ...stakes }, true).how).toBe(more);
});
