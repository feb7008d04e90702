/** Whatever is legal can be reached from the table: it has a spot to press, or is a mere answer on a card beside it. */
import { expect, test } from 'vitest';
import { Match, stream } from '#engine';
import { exoworld } from '../index.ts';
import { positionOf } from '../positions.ts';
import { view } from '../view.ts';
import { type Choice, choicesAt, choicesOf, isDirect } from './choices.ts';

const OPTIONS = { scenario: 'proxima-b', critical: false, incommunication: false, first: 0 } as const;

const PLAIN = ['done', 'decline', 'agree', 'refuse', 'waive', 'end', 'join', 'leave'];

/** A move for an action, where the Commander has the same one free. */
const isFreeToo = ({ action }: Choice, choices: readonly Choice[]): boolean =>
  action.type === 'move' &&
  choices.some(({ action: other }) => other.type === 'command' && other.to === action.to);

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
          if (spot === undefined) expect(PLAIN, choice.key).toContain(choice.action.type);
          else if (!isFreeToo(choice, choices)) expect(choicesAt(choices, spot)).toContain(choice);
        }
      }
      const awaited = decisions.filter((one) => one.awaited && one.actions.length > 0);
      const { seat, actions } = awaited[random.int(awaited.length)] ?? { seat: 0, actions: [] };
      const action = actions[random.int(actions.length)];
      expect(action && match.act(seat, action).ok).toBe(true);
    }
  }
});

test('a press on a person gives nothing away, though there is only one card to give', () => {
  const seen = view(positionOf({ hands: ['ice-drill', 'moss-gallery'], more: 5 }), 0);
  const [give] = choicesOf(seen, 0, [{ type: 'give', to: 1, card: 'ice-drill' }]);
  expect(give && isDirect(give, 'seat:1')).toBe(false);
  const [take] = choicesOf(seen, 0, [{ type: 'take', from: 1, card: 'moss-gallery' }]);
  expect(take && isDirect(take, 'hand:1:moss-gallery')).toBe(true);
});

test('beside the open menu of a place a press elsewhere does nothing at once', () => {
  const seen = view(positionOf({ hands: ['ice-drill'], base: 'moss-gallery', more: 5 }), 0);
  const [move] = choicesOf(seen, 0, [{ type: 'move', to: 1 }]);
  expect(move && isDirect(move, 'place:1')).toBe(true);
  expect(move && isDirect(move, 'place:1', 'place:0')).toBe(false);
});
