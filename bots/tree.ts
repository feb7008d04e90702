/**
 * The search tree. It is open-loop: a node stands for what was chosen so far, not for a state, so that every sampled
 * state can walk the same tree. Which actions are legal may differ from walk to walk; each edge counts how often it
 * was there to be chosen (its availability), and is weighed by that.
 */
import { type Action, canonical, nth, type Seat, same } from '#engine';

export class Edge<A extends Action> {
  readonly action: A;
  visits = 0;
  /** The sum of what the deciding seat got. */
  total = 0;
  available = 0;
  child: Node<A> | undefined;

  constructor(action: A) {
    this.action = action;
  }

  get value(): number {
    return this.visits > 0 ? this.total / this.visits : 0;
  }
}

/** A place in the tree. Who decides here can depend on luck, so each seat has its own choices. */
export class Node<A extends Action> {
  readonly #bandits: Bandit<A>[] = [];

  bandit(seat: Seat): Bandit<A> {
    for (const bandit of this.#bandits) if (bandit.seat === seat) return bandit;
    const bandit = new Bandit<A>(seat);
    this.#bandits.push(bandit);
    return bandit;
  }
}

/** The choices of one seat at one node. */
export class Bandit<A extends Action> {
  readonly seat: Seat;
  readonly edges: Edge<A>[] = [];
  visits = 0;
  #byKey: Map<string, Edge<A>> | undefined;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  /** Sorts the edges of the legal actions into those tried before and those not, and counts them as available. */
  sort(legal: readonly A[], tried: Edge<A>[], untried: Edge<A>[]): void {
    tried.length = 0;
    untried.length = 0;
    for (let i = 0; i < legal.length; i++) {
      const edge = this.#edge(nth(legal, i), i);
      edge.available++;
      (edge.visits > 0 ? tried : untried).push(edge);
    }
  }

  /** Mostly the legal actions come in the order of last time; only when they do not is a key needed. */
  #edge(action: A, place: number): Edge<A> {
    const likely = this.edges[place];
    if (likely !== undefined && sameAction(likely.action, action)) return likely;
    if (this.#byKey === undefined && place === this.edges.length) return this.#add(action);
    this.#byKey ??= new Map(this.edges.map((edge) => [keyOf(edge.action), edge]));
    return this.#byKey.get(keyOf(action)) ?? this.#add(action);
  }

  #add(action: A): Edge<A> {
    const edge = new Edge(action);
    this.edges.push(edge);
    this.#byKey?.set(keyOf(action), edge);
    return edge;
  }
}

function sameAction(a: Action, b: Action): boolean {
  return a === b || (a.type === b.type && same(a, b));
}

/** A verb writes the fields of its actions in one order, so there is no need to sort them as `canonical` does. */
function keyOf(action: Action): string {
  const fields = action as unknown as Readonly<Record<string, unknown>>;
  let key = '';
  for (const name in fields) {
    const value = fields[name];
    key += typeof value === 'object' ? `${name}=${canonical(value)};` : `${name}=${value};`;
  }
  return key;
}

/** The edge with the highest upper confidence bound. */
export function mostPromising<A extends Action>(edges: readonly Edge<A>[], exploration: number): Edge<A> {
  let best = nth(edges, 0);
  let bestScore = Number.NEGATIVE_INFINITY;
  let counted = 0;
  let log = 0;
  for (const edge of edges) {
    if (edge.available !== counted) {
      counted = edge.available;
      log = Math.log(counted);
    }
    const score = edge.total / edge.visits + exploration * Math.sqrt(log / edge.visits);
    if (score > bestScore) {
      best = edge;
      bestScore = score;
    }
  }
  return best;
}
