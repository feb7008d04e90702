/** Whatever is legal can be reached from the table: it has a spot to press, and a menu that lists it. */
import { expect, test } from 'vitest';
import { Match, stream } from '#engine';
import { exoworld } from '../index.ts';
import { choicesAt, choicesOf } from './choices.ts';

const OPTIONS = { scenario: 'proxima-b', critical: false, incommunication: false, first: 0 } as const;

test.each([
  ['alone', 1, OPTIONS],
  ['three together', 3, OPTIONS],
  ['three who may not speak', 3, { ...OPTIONS, incommunication: true }],
])('every legal action has its spot: %s', (_, seats, options) => {
  for (let game = 0; game < 4; game++) {
    const random = stream(`spots ${seats} ${game}`);
    const begun = Match.start(exoworld, { seats, options, random: { kind: 'keyed', seed: `spots ${game}` } });
    if (!begun.ok) throw new Error(begun.refusal.message);
    const { match } = begun;
    for (let i = 0; i < 150 && match.outcome === undefined; i++) {
      const decisions = match.decisions();
      for (const { seat, actions } of decisions) {
        const choices = choicesOf(match.view(seat), seat, actions);
        for (const choice of choices) {
          const spot = choice.by[0] ?? choice.on[0];
          expect(spot, choice.key).toBeDefined();
          if (spot) expect(choicesAt(choices, spot)).toContain(choice);
          expect(choicesAt(choices, `do:${choice.group}`)).toContain(choice);
        }
      }
      const awaited = decisions.filter((one) => one.awaited && one.actions.length > 0);
      const { seat, actions } = awaited[random.int(awaited.length)] ?? { seat: 0, actions: [] };
      const action = actions[random.int(actions.length)];
      expect(action && match.act(seat, action).ok).toBe(true);
    }
  }
});
