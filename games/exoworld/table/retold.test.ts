import { expect, test } from 'vitest';
import { Match } from '#engine';
import { recapOf } from '#ui/kit/recap.ts';
import type { ExoworldEvent } from '../event.ts';
import { exoworld } from '../index.ts';
import { positionOf } from '../positions.ts';
import { EFFECT_WORDS } from '../text/events.ts';
import { view } from '../view.ts';
import { retold } from './retold.ts';

test('what is dealt before the first turn is nobody’s deed, and not told', () => {
  const begun = Match.start(exoworld, { seats: 3, random: { kind: 'fast', seed: 'dealt' } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  const before = match.view(0);
  const passed = [1, 2, 0].map((seat, i) => {
    const heard = match.log(0).length;
    const kept = match.decisions().find((one) => one.seat === seat)?.actions[0];
    if (kept === undefined) throw new Error('there is a character to keep');
    expect(match.act(seat, kept).ok).toBe(true);
    return { at: i + 1, seat, actions: 1, events: match.log(0).slice(heard), after: match.view(0) };
  });
  const { chapters } = recapOf(exoworld, retold, { seat: 0, before, passed }, String);
  expect(passed.flatMap(({ events }) => events).some(({ type }) => type === 'drew')).toBe(true);
  expect(chapters).toEqual([]);
});

test('an event that lies open on the table is read there, and not told once more', () => {
  const drawn: ExoworldEvent = { type: 'eventDrawn', event: 'thin-rations', effect: 'thin-rations' };
  const now = view(positionOf({}), 0);
  const { text } = EFFECT_WORDS['thin-rations'];
  const lying = { event: 'thin-rations', effect: 'thin-rations', critical: false, impacts: [] } as const;
  expect(retold.line?.(drawn, now, 0)?.text).toBe(text);
  expect(retold.line?.(drawn, { ...now, event: lying }, 0)?.text).toBe('');
});
