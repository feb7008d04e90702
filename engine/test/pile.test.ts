import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  drawCard,
  hiddenLayers,
  knownLayers,
  type Pile,
  pileSize,
  putOnTop,
  putUnder,
  redealHidden,
  type SeenBy,
  seenByBoth,
  sees,
  shuffledPile,
  stream,
  unplaced,
} from '../index.ts';

const NEVER = { int: () => expect.fail('nothing had to be drawn at random') };
const cardsOf = (pile: Pile<number>) => pile.flatMap((layer) => layer.cards);
const seen: fc.Arbitrary<SeenBy> = fc.oneof(fc.constant('all' as const), fc.subarray([0, 1, 2]));

describe('a pile', () => {
  it('loses no card and invents none, whatever is done to it', () => {
    const operation = fc.record({ what: fc.constantFrom('draw', 'under', 'top'), seen });
    fc.assert(
      fc.property(
        fc.nat(10),
        fc.array(operation, { maxLength: 40 }),
        fc.string(),
        (size, operations, seed) => {
          const random = stream(seed);
          const pile = shuffledPile(Array.from({ length: size }, (_, card) => card));
          const out: number[] = [];
          let next = size;
          for (const { what, seen } of operations) {
            if (what === 'draw') out.push(...[drawCard(pile, random)].filter((card) => card !== undefined));
            else (what === 'under' ? putUnder : putOnTop)(pile, next++, seen);
            expect(pile.every((layer) => layer.cards.length > 0)).toBe(true);
          }
          const all = [...out, ...cardsOf(pile)].sort((a, b) => a - b);
          expect(all).toEqual(Array.from({ length: next }, (_, card) => card));
          expect(pileSize(pile)).toBe(next - out.length);
        },
      ),
    );
  });

  it('gives the cards of ordered layers in their order, without drawing at random', () => {
    const pile: Pile<number> = [];
    for (const card of [3, 2, 1]) putOnTop(pile, card, 'all');
    putUnder(pile, 4, [0]);
    putUnder(pile, 5, [0]);
    putUnder(pile, 6, []);
    expect(pile).toEqual([
      { cards: [1, 2, 3], seen: 'all' },
      { cards: [4, 5], seen: [0] },
      { cards: [6], seen: [] },
    ]);
    expect([1, 2, 3, 4, 5, 6, 7].map(() => drawCard(pile, NEVER))).toEqual([1, 2, 3, 4, 5, 6, undefined]);
    expect(pile).toEqual([]);
  });

  it('does not mix a known card into a layer that has no order', () => {
    const pile = shuffledPile([1, 2]);
    putUnder(pile, 3, []);
    putOnTop(pile, 4, []);
    expect(pile).toEqual([{ cards: [4], seen: [] }, { cards: [1, 2] }, { cards: [3], seen: [] }]);
  });

  it('draws each card of a shuffled layer as often as any other', () => {
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < 20_000; i++) {
      const card = drawCard(shuffledPile([0, 1, 2, 3]), stream(`draw ${i}`)) ?? -1;
      counts[card] = (counts[card] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 5000)).toBeLessThan(250);
  });

  it('needs no luck for the last card', () => {
    expect(drawCard(shuffledPile(['only']), NEVER)).toBe('only');
    expect(shuffledPile([])).toEqual([]);
    expect(drawCard([], NEVER)).toBeUndefined();
  });
});

describe('what a seat knows of a pile', () => {
  const pile = (): Pile<number> => [
    { cards: [9, 8], seen: [1] },
    { cards: [5, 3, 4] },
    { cards: [7], seen: 'all' },
  ];

  it('is the cards it has seen, in order, and elsewhere only how many there are', () => {
    expect(knownLayers(pile(), 1)).toEqual([{ cards: [9, 8] }, { hidden: 3 }, { cards: [7] }]);
    expect(knownLayers(pile(), 0)).toEqual([{ hidden: 2 }, { hidden: 3 }, { cards: [7] }]);
    expect(unplaced(pile(), 1)).toEqual([3, 4, 5]);
    expect(unplaced(pile(), 0)).toEqual([3, 4, 5, 8, 9]);
    expect([sees(undefined, 0), sees([], 0), sees([0], 0), sees('all', 0)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('can be looked at without holding the pile itself', () => {
    const real = pile();
    for (const layer of knownLayers(real, 1)) if ('cards' in layer) layer.cards.length = 0;
    unplaced(real, 0).length = 0;
    expect(real).toEqual(pile());
  });

  it('stays the same when the rest is dealt anew', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 1, 2), fc.string(), (seat, seed) => {
        const [before, after, hand] = [pile(), pile(), [1, 2]];
        redealHidden([hand, ...hiddenLayers(after, seat)], stream(seed));
        expect(knownLayers(after, seat)).toEqual(knownLayers(before, seat));
        expect(after.map((layer) => layer.seen)).toEqual(before.map((layer) => layer.seen));
        expect([...hand, ...cardsOf(after)].sort()).toEqual([1, 2, ...cardsOf(before)].sort());
        expect(hand).toHaveLength(2);
      }),
    );
  });

  it('is dealt by the numbers alone, however the true cards lie', () => {
    const dealtFrom = (cards: readonly unknown[]) => {
      const hands = [cards.slice(0, 2), cards.slice(2)];
      redealHidden(hands, stream('alike'));
      return hands;
    };
    const numbers = [4, 1, 3, 1, 2];
    const objects = numbers.map((n) => ({ n }));
    for (const cards of [numbers, objects, ['b', 'a', 'b', 'c', 'a']]) {
      expect(dealtFrom(cards.toReversed())).toEqual(dealtFrom(cards));
      expect(dealtFrom([...cards.slice(2), ...cards.slice(0, 2)])).toEqual(dealtFrom(cards));
    }
  });

  it('is kept apart by who has seen it: a layer grows only by what the same seats know', () => {
    const [all, one, other, both]: SeenBy[] = ['all', [0], [1], [0, 1]];
    const seers = [all, one, other, both, []].filter((who) => who !== undefined);
    for (const below of seers)
      for (const above of seers) {
        for (const [put, order] of [
          [putOnTop, [2, 1]],
          [putUnder, [1, 2]],
        ] as const) {
          const grown: Pile<number> = [];
          putUnder(grown, 1, below);
          put(grown, 2, above);
          const layers = order.map((card) => ({ cards: [card], seen: card === 1 ? below : above }));
          expect(grown).toEqual(below === above ? [{ cards: order, seen: below }] : layers);
        }
      }
    const turned: Pile<number> = [];
    putUnder(turned, 1, [0, 1]);
    putUnder(turned, 2, [1, 0]);
    expect(turned).toEqual([{ cards: [1, 2], seen: [0, 1] }]);
  });

  it('is never forgotten because another looks', () => {
    expect([
      seenByBoth(undefined, [1]),
      seenByBoth([2, 0], [1, 0]),
      seenByBoth('all', [1]),
      seenByBoth([1], 'all'),
      seenByBoth(undefined, 'all'),
    ]).toEqual([[1], [0, 1, 2], 'all', 'all', 'all']);
  });

  it('can be anything for the places it does not know', () => {
    const tops = new Set(
      Array.from({ length: 100 }, (_, i) => {
        const dealt = pile();
        redealHidden(hiddenLayers(dealt, 0), stream(`deal ${i}`));
        return dealt[0]?.cards[0];
      }),
    );
    expect([...tops].sort()).toEqual([3, 4, 5, 8, 9]);
  });
});
