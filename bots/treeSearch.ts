/**
 * Information-set Monte Carlo tree search. Every iteration draws a state the seat cannot tell from the true one, walks
 * down the tree with it, plays on by the game's policy and carries what each seat got back up the tree.
 */
import { type Draws, type Kit, nth, Play, type Random, type Seat, SPECTATOR, stream } from '#engine';
import type { Estimate, Question, Thinking, Thought } from './bot.ts';
import { Ply } from './ply.ts';
import { forgetOthers, halfChosen, standing } from './standing.ts';
import { type Bandit, type Edge, mostPromising, Node } from './tree.ts';

export interface SearchSettings {
  /** How much the search tries what looks worse. */
  readonly exploration: number;
  /** After so many decisions of a playout the position is evaluated instead. */
  readonly cutoff: number;
  /** A node tries so many actions at once, and `growth` times the root of its visits more: wide decisions stay deep. */
  readonly width: number;
  readonly growth: number;
  /** With more actions than this, those of the question are ranked by one ply before the search. */
  readonly ranked: number;
}

export const SEARCH: SearchSettings = { exploration: 0.6, cutoff: 60, width: 6, growth: 1.5, ranked: 16 };

export class TreeSearch<K extends Kit> implements Thinking<K['action']> {
  iterations = 0;
  readonly #question: Question<K>;
  readonly #settings: SearchSettings;
  readonly #random: Random;
  readonly #draws: Draws;
  readonly #root = new Node<K['action']>();
  /** The question's actions; best first by one ply when there are many. */
  readonly #actions: readonly K['action'][];
  readonly #ranked: boolean;
  // Scratch space, kept from iteration to iteration.
  readonly #path: Edge<K['action']>[] = [];
  readonly #deciders: Seat[] = [];
  readonly #tried: Edge<K['action']>[] = [];
  readonly #untried: Edge<K['action']>[] = [];
  readonly #lines = new Map<Seat, Node<K['action']>>();
  readonly #gains: (number | undefined)[] = [];

  constructor(question: Question<K>, seed: string, settings: SearchSettings) {
    this.#question = question;
    this.#settings = settings;
    const random = stream(seed);
    this.#random = random;
    this.#draws = { at: (_, n) => random.int(n) };
    this.#ranked = question.actions.length > settings.ranked;
    this.#actions = this.#ranked ? ranking(question, seed) : question.actions;
  }

  step(iterations: number): void {
    for (let i = 0; i < iterations; i++) this.#iterate();
  }

  /** The answer is the action tried most: it is settled once no other can catch up. */
  done(remaining: number): boolean {
    let first = 0;
    let second = 0;
    for (const { visits } of this.#choices.edges) {
      if (visits > first) {
        second = first;
        first = visits;
      } else if (visits > second) {
        second = visits;
      }
    }
    return first - second > remaining;
  }

  best(): Thought<K['action']> {
    if (this.iterations === 0) this.step(1);
    const tried = this.#choices.edges.filter((edge) => edge.visits > 0);
    const ranked = tried.sort((a, b) => b.visits - a.visits || b.value - a.value);
    const estimates: Estimate<K['action']>[] = ranked.map(({ action, value, visits }) => ({
      action,
      value,
      visits,
      share: visits / this.iterations,
    }));
    const { action } = nth(estimates, 0);
    return { action, estimates, iterations: this.iterations };
  }

  get #choices(): Bandit<K['action']> {
    return this.#root.bandit(this.#question.seat);
  }

  #iterate(): void {
    const { game, seat, sample } = this.#question;
    const s = sample(this.#random);
    forgetOthers<K>(s, seat);
    const play = new Play(game, s, this.#draws);
    this.#descend(play);
    this.#playOut(play);
    this.#learn(s);
    this.iterations++;
  }

  /**
   * Walks down to the first edge that was never tried. In a secret decision each seat walks its own line from the node
   * where it began, so that none sees what another chose; the tree goes on from the line of the searching seat, or of
   * the first to choose when it has no part in the decision.
   */
  #descend(play: Play<K>): void {
    const self = this.#question.seat;
    const path = this.#path;
    const lines = this.#lines;
    path.length = 0;
    this.#deciders.length = 0;
    lines.clear();
    let node = this.#root;
    let keeper: Seat | undefined;
    for (let fresh = false; !fresh && !play.over; ) {
      const atRoot = path.length === 0;
      const seat = atRoot ? self : play.seat;
      const legal = atRoot ? this.#actions : play.legal(seat);
      const secret = play.kind === 'secret';
      const bandit = (lines.get(seat) ?? node).bandit(seat);
      const edge = this.#select(bandit, legal, play, atRoot);
      fresh = edge.visits === 0;
      path.push(edge);
      this.#deciders.push(seat);
      bandit.visits++;
      play.act(seat, edge.action);
      edge.child ??= new Node();
      if (!secret) {
        node = edge.child;
        continue;
      }
      lines.set(seat, edge.child);
      if (keeper === undefined || seat === self) keeper = seat;
      if (halfChosen(play)) continue;
      node = lines.get(keeper) ?? edge.child;
      lines.clear();
      keeper = undefined;
    }
  }

  #select(
    bandit: Bandit<K['action']>,
    legal: readonly K['action'][],
    play: Play<K>,
    atRoot: boolean,
  ): Edge<K['action']> {
    const { exploration, width, growth } = this.#settings;
    const tried = this.#tried;
    const untried = this.#untried;
    bandit.sort(legal, tried, untried);
    if (untried.length === 0 || tried.length >= width + growth * Math.sqrt(bandit.visits)) {
      return mostPromising(tried, exploration);
    }
    const first = nth(untried, 0);
    if (untried.length === 1 || (atRoot && this.#ranked)) return first;
    return this.#likeliest(untried, bandit.seat, play);
  }

  /** What the game's policy would do if it had to choose among these. */
  #likeliest(untried: readonly Edge<K['action']>[], seat: Seat, play: Play<K>): Edge<K['action']> {
    const actions = untried.map((edge) => edge.action);
    const chosen = this.#question.game.sense.rollout(play.s, seat, actions, this.#random);
    return untried[actions.indexOf(chosen)] ?? nth(untried, 0);
  }

  #playOut(play: Play<K>): void {
    const { sense } = this.#question.game;
    const cutoff = sense.playout?.horizon ?? this.#settings.cutoff;
    for (let depth = 0; depth < cutoff && !play.over; depth++) {
      const { seat } = play;
      const legal = play.legal(seat);
      const only = nth(legal, 0);
      play.act(seat, legal.length === 1 ? only : sense.rollout(play.s, seat, legal, this.#random));
    }
  }

  /** Each edge learns what its own decider got. */
  #learn(s: K['state']): void {
    const gains = this.#gains;
    gains.length = 0;
    let i = 0;
    for (const edge of this.#path) {
      const seat = this.#deciders[i++] ?? SPECTATOR;
      gains[seat] ??= standing(this.#question.game, s, seat);
      edge.visits++;
      edge.total += gains[seat];
    }
  }
}

/** All actions by the value of one ply, best first. */
function ranking<K extends Kit>(question: Question<K>, seed: string): K['action'][] {
  const ply = new Ply(question, `${seed} ranking`);
  const values = new Map(question.actions.map((action) => [action, ply.value(action)]));
  return question.actions.toSorted((a, b) => (values.get(b) ?? 0) - (values.get(a) ?? 0));
}
