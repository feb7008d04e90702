import { expect, test } from 'vitest';
import type { ExodusAction } from '../action.ts';
import { adorned } from '../rules/adorned.ts';

const SHEET = { name: 'Mara Quell', face: 5 };

test('what is drafted goes with the action it belongs to, and with no other', () => {
  const setting = { ship: 'eleos', speaker: 3 } as const;
  const dressed = (action: ExodusAction) => adorned(action, SHEET, setting);
  expect(dressed({ type: 'successor', role: 1 })).toEqual({ type: 'successor', role: 1, sheet: SHEET });
  expect(dressed({ type: 'demand', stake: 'stay' })).toEqual({ type: 'demand', stake: 'stay', setting });
  expect(dressed({ type: 'agree' })).toEqual({ type: 'agree', speaker: 3 });
  expect(dressed({ type: 'accept' })).toEqual({ type: 'accept' });
  expect(adorned({ type: 'agree' }, {}, {})).toEqual({ type: 'agree' });
});
