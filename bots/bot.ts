/**
 * What a bot is. It is given what a seat may know, never the state: its view, its legal actions, and a way to draw
 * states that the seat cannot tell from the true one. Thinking goes in small steps, so that a host can stop it, show
 * how far it is and spread it over time.
 */
import {
  type GameWithBots,
  type Kit,
  NO_DRAWS,
  type Plan,
  Play,
  type Random,
  redeal,
  type Seat,
} from '#engine';

export const LEVELS = ['random', 'easy', 'sound', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** What a seat has set out to do, and for how long; the host keeps it from one decision to the next. */
export interface Intent {
  readonly plan: Plan;
  readonly occasion: string;
}

/** One decision of one seat. */
export interface Question<K extends Kit = Kit> {
  readonly game: GameWithBots<K>;
  readonly seat: Seat;
  readonly view: K['view'];
  /** Every legal action; at least one. */
  readonly actions: readonly K['action'][];
  /** What this seat last set out to do. */
  readonly intent?: Intent | undefined;
  /** A state this seat cannot tell from the true one, and the caller's own to change. It depends on `random` only. */
  sample(random: Random): K['state'];
}

/** How an action fared in the bot's eyes. */
export interface Estimate<A> {
  readonly action: A;
  /** The chance to win, 0 to 1, as far as the bot can tell. */
  readonly value: number;
  /** How often it was tried. */
  readonly visits: number;
  /** Its part of all tries, 0 to 1. */
  readonly share: number;
}

export interface Thought<A> {
  readonly action: A;
  /** Best first; absent when the bot weighed nothing. */
  readonly estimates?: readonly Estimate<A>[];
  readonly iterations: number;
  /** To be handed back with this seat's next question. */
  readonly intent?: Intent;
}

/** Whichever limit is reached first. */
export interface Budget {
  readonly iterations?: number;
  readonly ms?: number;
}

/** A bot at work on one question. */
export interface Thinking<A> {
  readonly iterations: number;
  step(iterations: number): void;
  /** Whether so many more iterations could not change the answer any more. */
  done(remaining: number): boolean;
  /** The best answer so far. */
  best(): Thought<A>;
}

export interface Bot {
  readonly level: Level;
  /** The same question and seed give the same answer after the same number of iterations. */
  think<K extends Kit>(question: Question<K>, seed: string): Thinking<K['action']>;
}

/**
 * For the host: what to ask a bot that sits at `seat`. The bot sees the state only through redeals. Whoever knows the
 * legal actions already need not have them listed again; `intent` is that of the seat's last thought.
 */
export function questionOf<K extends Kit>(
  game: GameWithBots<K>,
  state: Readonly<K['state']>,
  seat: Seat,
  { legal, intent }: { legal?: readonly K['action'][]; intent?: Intent | undefined } = {},
): Question<K> {
  const s: K['state'] = state;
  return {
    game,
    seat,
    get view() {
      return game.view(s, seat);
    },
    actions: sensible(game, legal ?? new Play(game, s, NO_DRAWS).legal(seat)),
    intent,
    sample: (random) => redeal(game, s, seat, random),
  };
}

/** All legal actions but those that no bot takes, unless there are no others. */
export function sensible<K extends Kit>(
  { sense: { never } }: GameWithBots<K>,
  legal: readonly K['action'][],
): readonly K['action'][] {
  if (never === undefined) return legal;
  const actions = legal.filter(({ type }) => !never.includes(type));
  return actions.length > 0 ? actions : legal;
}

/** An answer that needs no thought: a single legal action, or a choice already made. */
export function settled<A>(action: A, intent?: Intent): Thinking<A> {
  const thought = { action, iterations: 0, ...(intent && { intent }) };
  return { iterations: 0, step: () => undefined, done: () => true, best: () => thought };
}

/** The only legal action, if there is just one. */
export function forced<K extends Kit>({ actions }: Question<K>): K['action'] | undefined {
  return actions.length === 1 ? actions[0] : undefined;
}
