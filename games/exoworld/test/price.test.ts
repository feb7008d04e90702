/** XW-3.4 What a hand lacks of a price, as the table says it, agrees with what the rules let one pay. */
import { describe, expect, test } from 'vitest';
import { Match, stream } from '#engine';
import type { CardId } from '../content/cards.ts';
import type { MODULE_IDS } from '../content/modules.ts';
import { exoworld } from '../index.ts';
import { deckColours, priceOf, pricesIn } from '../outlook/price.ts';
import { hasRoom } from '../outlook/winning.ts';
import { mayDeploy } from '../rules/production.ts';
import { view } from '../view.ts';

const lacks = (module: (typeof MODULE_IDS)[number], ...cards: CardId[]) => priceOf(module, cards).lacks;

describe('a price', () => {
  test('is paid colour by colour', () => {
    // The Ice Drill costs two yellow cards.
    expect(lacks('ice-drill', 'solar-panels')).toEqual(['energy']);
    expect(lacks('ice-drill', 'solar-panels', 'wind-turbines')).toEqual([]);
    expect(priceOf('ice-drill', ['solar-panels']).held).toEqual([true, false]);
  });
  test('XW-6.2 a protocol stands for any colour', () => {
    expect(lacks('ice-drill', 'solar-panels', 'forecast-model')).toEqual([]);
  });
  test('the Architect pays one colour with another, Rapid Fabrication leaves two out', () => {
    expect(priceOf('ice-drill', ['solar-panels', 'moss-gallery'], { any: true }).lacks).toEqual([]);
    expect(priceOf('ice-drill', [], { waived: 2 }).lacks).toEqual([]);
  });
});

test.each([1, 3])('with %i seats, what lacks nothing is offered and what lacks something is not', (seats) => {
  let asked = 0;
  for (let game = 0; game < 6; game++) {
    const random = stream(`prices ${seats} ${game}`);
    const begun = Match.start(exoworld, { seats, random: { kind: 'keyed', seed: `prices ${game}` } });
    if (!begun.ok) throw new Error(begun.refusal.message);
    const { match } = begun;
    for (let i = 0; i < 200 && match.outcome === undefined; i++) {
      const decisions = match.decisions().filter((one) => one.awaited && one.actions.length > 0);
      for (const { seat, actions, prompt } of decisions) {
        const seen = view(match.state, seat);
        const left = deckColours(seen).reduce((sum, count) => sum + count, 0);
        if (prompt === 'actions') expect(left).toBe(seen.deck);
        if (prompt !== 'actions' || seat !== seen.seat || seen.actionsLeft < 2 || !hasRoom(seen)) continue;
        const offered = new Set(
          actions.flatMap((action) => (action.type === 'deploy' ? [action.module] : [])),
        );
        for (const { module, lacks: missing } of pricesIn(seen, seat)) {
          if (missing.length > 0) expect(offered).not.toContain(module);
          // What keeps a module that is paid for out is its track alone.
          else expect(offered.has(module)).toBe(mayDeploy(match.state, module));
          asked++;
        }
      }
      const { seat, actions } = decisions[random.int(decisions.length)] ?? { seat: 0, actions: [] };
      const action = actions[random.int(actions.length)];
      expect(action && match.act(seat, action).ok).toBe(true);
    }
  }
  expect(asked).toBeGreaterThan(100);
});
