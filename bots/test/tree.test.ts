import { describe, expect, it } from 'vitest';
import { type Edge, mostPromising, Node } from '../tree.ts';

interface Move {
  readonly type: 'move';
  readonly to: string;
  readonly by?: readonly number[];
}
const move = (to: string, by?: readonly number[]): Move => ({ type: 'move', to, ...(by && { by }) });

function sorted(node: Node<Move>, legal: readonly Move[], seat = 0) {
  const tried: Edge<Move>[] = [];
  const untried: Edge<Move>[] = [];
  node.bandit(seat).sort(legal, tried, untried);
  return { tried, untried };
}

describe('the tree', () => {
  it('knows an action again by what it says, in whatever order they come', () => {
    const node = new Node<Move>();
    const [a, b] = sorted(node, [move('a', [1]), move('b')]).untried;
    const [c, b2, a2] = sorted(node, [move('c'), move('b'), move('a', [1])]).untried;
    expect([a2, b2]).toEqual([a, b]);
    expect(a2).toBe(a);
    expect(sorted(node, [move('a', [2])]).untried[0]).not.toBe(a);
    expect(sorted(node, [move('c')]).untried[0]).toBe(c);
  });

  it('counts how often an action was there to be chosen', () => {
    const node = new Node<Move>();
    sorted(node, [move('a'), move('b')]);
    sorted(node, [move('b')]);
    expect(node.bandit(0).edges.map((edge) => edge.available)).toEqual([1, 2]);
  });

  it('keeps the choices of each seat apart', () => {
    const node = new Node<Move>();
    const mine = sorted(node, [move('a')], 0).untried[0];
    const yours = sorted(node, [move('a')], 1).untried[0];
    expect(mine).not.toBe(yours);
  });

  it('prefers what paid, then what was seldom tried', () => {
    const node = new Node<Move>();
    const edges = sorted(node, [move('good'), move('bad'), move('rare')]).untried;
    const [good, bad, rare] = edges as [Edge<Move>, Edge<Move>, Edge<Move>];
    for (const edge of edges) edge.available = 100;
    Object.assign(good, { visits: 60, total: 45 });
    Object.assign(bad, { visits: 39, total: 4 });
    Object.assign(rare, { visits: 1, total: 0 });
    expect(mostPromising([good, bad], 0.6)).toBe(good);
    expect(mostPromising([good, bad, rare], 0.6)).toBe(rare);
  });
});
