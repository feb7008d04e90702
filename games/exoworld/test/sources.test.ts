/** Where the table says a missing colour is to be had, and which modules it says can be built. */
import { expect, test } from 'vitest';
import { positionOf } from '../positions.ts';
import { KIND_WORDS } from '../text/kinds.ts';
import { sourceWords } from '../text/lacking.ts';
import { type View, view } from '../view.ts';

const at = (hands: readonly string[], faceUp: string): View =>
  view(positionOf({ hands: [...hands], crew: ['medic', 'commander'], faceUp, more: 20 }), 0);

test('what lies face up comes before what somebody would have to give', () => {
  const seen = at(['solar-panels', 'electrolysis-stack'], 'air-concentrator ice-drill');
  expect(sourceWords(seen, 0, ['oxygen'])).toBe('One lies face up.');
  expect(sourceWords(seen, 0, ['oxygen', 'oxygen'])).toMatch(/^One lies face up; .* holds one\.$/);
});

test('XW-R14 nobody is sent to who has refused that colour this turn', () => {
  const seen = at(['solar-panels', 'electrolysis-stack greywater-loop'], 'wind-turbines');
  expect(sourceWords(seen, 0, ['oxygen'])).toMatch(/holds one/);
  const refused: View = { ...seen, refusedBy: [{ seat: 1, offered: false, what: 'electrolysis-stack' }] };
  expect(sourceWords(refused, 0, ['oxygen'])).toMatch(/of the deck is red/);
  expect(sourceWords(refused, 0, ['water'])).toMatch(/holds one/);
});

test('Build names every module that can be paid, or how many more', () => {
  const three = at(['insect-nursery solar-panels brine-still electrolysis-stack air-concentrator', ''], '');
  expect(KIND_WORDS.build.note(three)).toContain('Nursery');
  const ready = 'insect-nursery solar-panels brine-still wind-turbines electrolysis-stack air-concentrator';
  const note = KIND_WORDS.build.note(at([`${ready} mycelium-cellar stand-down ration-discipline`, ''], ''));
  expect(note).toMatch(/^\S+, \S+, \S+ \+\d more now$/);
});
