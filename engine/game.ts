/**
 * What a game is: data plus rules over plain state. One `Kit` names the types of one game; `Game` is the single object
 * that the platform knows it by. Members are written as methods so that a game of one kit can stand in a list of games.
 */
import type { GameEvent } from './event.ts';
import type { AnyFields } from './fields.ts';
import type { OptionSpecs, OptionValues } from './options.ts';
import type { Outcome } from './outcome.ts';
import type { Play } from './play.ts';
import type { Random } from './random.ts';
import type { People, Seat } from './seat.ts';
import type { Problem, Shape } from './shape.ts';
import type { TaggedShape } from './tagged.ts';
import type { Yardstick } from './yardstick.ts';

/** A frame of the stack of steps: the step's name and its arguments, plain JSON, never changed once pushed. */
export interface Frame {
  readonly step: string;
}

/** A flat record with a stable meaning, never an index into a menu. */
export interface Action {
  readonly type: string;
}

/** The frames that need no argument, by name. */
export type BareStep<F extends Frame> = F extends Frame
  ? { readonly step: F['step'] } extends F
    ? F['step']
    : never
  : never;

/** The part of every state that belongs to the kernel. */
export interface Core<F extends Frame = Frame> {
  /** What is still to be done, the next frame last. */
  stack: F[];
  /** How many seats there are at the table. */
  seats: number;
  /** How many random draws were made. */
  draws: number;
  outcome?: Outcome;
}

/** The types of one game. */
export interface Kit {
  state: Core;
  action: Action;
  frame: Frame;
  view: object;
  event: GameEvent;
  options: OptionValues;
}

/** Why an action is not allowed: the rule, a key into the game's words, and what those words need. */
export interface Objection {
  readonly rule: string;
  readonly code: string;
  readonly about?: Readonly<Record<string, string | number>>;
}

/** What seats and options forbid together: the field, a key into the game's words, and what those words need. */
export interface TableProblem {
  readonly field: string;
  readonly code: string;
  readonly about?: Readonly<Record<string, string | number>>;
}

export type ActionOf<K extends Kit, T extends K['action']['type']> = Extract<K['action'], { type: T }>;
export type FrameOf<K extends Kit, N extends K['frame']['step']> = Extract<K['frame'], { step: N }>;
export type EventOf<K extends Kit, T extends K['event']['type']> = Extract<K['event'], { type: T }>;

/** One kind of action. `check` is the only place where its legality is decided. */
export interface Verb<K extends Kit, A extends Action = K['action']> {
  /** The actions worth checking; those that draw no objection are the legal ones. None may be missing, but for `colour`. */
  options(s: K['state'], seat: Seat, frame: K['frame']): readonly A[];
  /** True where none of the options ever draws an objection: then they are not checked one by one. */
  readonly exact?: true;
  check(s: K['state'], action: A, seat: Seat, frame: K['frame']): Objection | undefined;
  /** Carries the action out. The frame that asked is already off the stack. */
  do(g: Play<K>, action: A, seat: Seat, frame: K['frame']): void;
}

export type Verbs<K extends Kit> = { readonly [T in K['action']['type']]: Verb<K, ActionOf<K, T>> };

interface Asking<K extends Kit, F extends Frame> {
  readonly verbs: readonly K['action']['type'][];
  /** To all but those who are asked it is a pause: that they are asked would tell what they know. */
  readonly unseen?: true;
  /** Asked when a seat has a single legal action: true takes it without asking. */
  auto?(s: K['state'], only: K['action'], frame: F): boolean;
}

/** One seat decides; undefined when there is nobody to ask, then the step is passed over. */
export interface OneDecides<K extends Kit, F extends Frame> extends Asking<K, F> {
  readonly kind: 'one';
  seat(s: K['state'], frame: F): Seat | undefined;
}

/**
 * Several seats decide at once and in secret: nothing shows until all are in, then each verb's `do` runs in seat order.
 * It should only note what was chosen; the step below on the stack resolves it.
 */
export interface SecretDecides<K extends Kit, F extends Frame> extends Asking<K, F> {
  readonly kind: 'secret';
  seats(s: K['state'], frame: F): readonly Seat[];
  /** Whether a seat has chosen enough; by default one action is enough. */
  enough?(s: K['state'], chosen: readonly K['action'][], seat: Seat, frame: F): boolean;
}

/**
 * A window open to several seats: the first action that comes is applied and closes it; a verb that keeps it open
 * pushes the frame again. The play waits for the seats of `must`; those of `may` can speak up but are not waited for.
 */
export interface AnyDecides<K extends Kit, F extends Frame> extends Asking<K, F> {
  readonly kind: 'any';
  must(s: K['state'], frame: F): readonly Seat[];
  may?(s: K['state'], frame: F): readonly Seat[];
}

export type Ask<K extends Kit, F extends Frame = K['frame']> =
  | OneDecides<K, F>
  | SecretDecides<K, F>
  | AnyDecides<K, F>;

/** A step does its work and pushes what comes next, or it asks. */
export type Step<K extends Kit, F extends Frame = K['frame']> =
  | { run(g: Play<K>, frame: F): void }
  | Ask<K, F>;

export type Steps<K extends Kit> = { readonly [N in K['frame']['step']]: Step<K, FrameOf<K, N>> };

/** Who sits down to what. */
export interface Setup<O = OptionValues> {
  readonly seats: number;
  readonly options: O;
}

/** A way to go about the game for a while, in the game's own words: whom to attack, what to build first. */
export type Plan = Readonly<Record<string, string | number>>;

/** A player who takes its time over single decisions. */
export interface Thinker<K extends Kit> {
  /** A considered choice: what the sound bot does. Without a thinker, it looks one action ahead. */
  choose(s: K['state'], seat: Seat, actions: readonly K['action'][], random: Random): K['action'];
  /** The choice of a better player than the sound one, where the game knows one: what the strong bot starts from. */
  master?(s: K['state'], seat: Seat, actions: readonly K['action'][], random: Random): K['action'];
}

/** A player who thinks in plans, where single actions are too small to think in. */
export interface Planner<K extends Kit> {
  /**
   * Different ways to go on from here, the usual one first. The strong bot plays them out instead of single actions. None
   * where there is nothing to compare: then the considered choice stands.
   */
  ways(s: K['state'], seat: Seat): readonly Plan[];
  /** What to do here while going about it that way; the usual choice where the plan has nothing to say. */
  follow(s: K['state'], seat: Seat, plan: Plan, actions: readonly K['action'][], random: Random): K['action'];
  /**
   * What a plan is made for. As long as this stays the same, the strong bot keeps to the plan it chose instead of
   * thinking again at every decision; where there is none, it always thinks again.
   */
  occasion?(s: K['state'], seat: Seat): string | undefined;
  /**
   * The usual plan is left only for one that is so many standard errors ahead of it. Without it, the best plan is taken
   * where plans are kept, and elsewhere it must be clearly ahead.
   */
  readonly ahead?: number;
  /**
   * What luck belongs to. Plans are played out under the same luck; with this, at every moment anew, whatever was drawn
   * before it.
   */
  moment?(s: K['state']): string;
  /** With no more actions than this, each is tried beside the plans, with the usual one to follow. */
  readonly few?: number;
}

/** How far games are played out in a bot's mind. */
export interface Playout<K extends Kit> {
  /** After so many decisions of a playout the position is valued instead. */
  readonly horizon: number;
  /**
   * Whether positions can be compared here, for the seat that thinks: past the horizon a playout goes on to such a moment.
   * Without it, anywhere.
   */
  settled?(s: K['state'], seat: Seat): boolean;
}

/** What a sound player of this game knows: for the bots. What belongs together is given together or not at all. */
export interface Sense<K extends Kit> {
  /** How good this stands for a seat: 0 is lost, 1 is won. Called with sampled states, never with the true one. */
  value(s: K['state'], seat: Seat): number;
  /** A quick and sensible choice for playouts. */
  rollout(s: K['state'], seat: Seat, actions: readonly K['action'][], random: Random): K['action'];
  /** Final worth of an outcome for a seat, 0 to 1; by default a win is 1 and everything else 0. */
  worth?(outcome: Outcome, seat: Seat): number;
  /** Kinds of action that no bot takes, such as giving up. */
  readonly never?: readonly K['action']['type'][];
  readonly thinks?: Thinker<K>;
  readonly plans?: Planner<K>;
  readonly playout?: Playout<K>;
  /** What to say unasked in a window open to the seat, if anything: nobody waits for it. */
  interject?(
    s: K['state'],
    seat: Seat,
    actions: readonly K['action'][],
    random: Random,
  ): K['action'] | undefined;
}

/** A row of actions that is proposed to be sent with one press: the rest of a fleet placed, a payment made. */
export interface Batch<K extends Kit> {
  /** What it is for, in the game's own words. */
  readonly id: string;
  readonly actions: readonly [K['action'], ...K['action'][]];
}

/** Every word a player reads. */
export interface Words<K extends Kit> {
  readonly title: string;
  readonly tagline: string;
  readonly about: string;
  readonly credits: string;
  readonly options: { readonly [N in keyof K['options']]: OptionWords };
  /** What the asking step wants of the seat. */
  prompt(frame: K['frame']['step'], view: K['view']): string;
  action(action: K['action'], view: K['view']): string;
  /** What it is called once it is done, where its words as a choice would not do. */
  deed?(action: K['action'], view: K['view']): string;
  /** The heading under which a long list of choices puts this one, beside others of its kind. */
  group?(action: K['action'], view: K['view']): string | undefined;
  /** The view is of now, not of when it happened: for names that an option can change. */
  event(event: K['event'], view?: K['view']): string;
  objection(objection: Objection): string;
  /** Where the rules have something against a table, in a whole sentence. */
  tableProblem?(problem: TableProblem): string;
  /** What a seat is called at this table, where that says more than its number. */
  seat?(seat: Seat, view: K['view']): string | undefined;
  outcome(outcome: Outcome, seat: Seat): { title: string; detail: string };
  /** The name of a kind of content and of one piece of it, for the coverage table. */
  content(kind: string, id?: string): string;
  /** The same words where people have names; without it, they name nobody. */
  among?(people: People): Words<K>;
}

export interface OptionWords {
  readonly label: string;
  readonly help: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** A word of a game as its glossary explains it. Rules reader, table, missions and end take their words from there. */
export interface Term {
  readonly id: string;
  readonly name: string;
  readonly plural?: string;
  /** At most 120 characters. */
  readonly short: string;
  readonly more?: string;
  readonly rule: string;
  /** Other terms one may want to read next. */
  readonly see?: readonly string[];
}

/** How far a game has gone, and who began it: for reports on many games. */
export interface Progress {
  readonly rounds: number;
  /** The seat that played first, where the others follow it in the order of seats. */
  readonly first?: Seat;
}

/** How long a decision should take where people play live. */
export interface Pace {
  readonly seconds: number;
  /** Decisions of one name share one time: a whole conversation, not each thing said in it. */
  readonly span?: string;
}

/** What a seat may settle in advance, for decisions that come while its player is not there. */
export interface Advance<K extends Kit> {
  /** The parts of such instructions, all of them optional. */
  readonly fields: AnyFields;
  /** It answers for seats that have settled nothing, too, whoever is at the table: it spares them being asked. */
  readonly unasked?: true;
  /** What they answer here; undefined where they say nothing: then the player is waited for. */
  answer(
    s: K['state'],
    seat: Seat,
    legal: readonly K['action'][],
    instructions: Readonly<Record<string, unknown>>,
  ): K['action'] | undefined;
}

/** What each kind of a game's data must look like where it comes from outside; the types are read off these. */
export interface Shapes<K extends Kit> {
  readonly state: Shape<K['state']>;
  /** Every field besides `type`, with the values it can take. */
  readonly action: TaggedShape<K['action']>;
  readonly event: TaggedShape<K['event']>;
}

/** The rules of a game, without words for them. */
export interface Rules<K extends Kit = Kit> {
  readonly id: string;
  /** The version of the rules, pinned in every record. */
  readonly version: string;
  /**
   * Former versions of the rules, each with the release of Orrery that plays it. A record of one of them goes on under
   * today's rules where it replays whole, to the same hash.
   */
  readonly former?: Readonly<Record<string, string>>;
  readonly seats: { readonly min: number; readonly max: number };
  /** Bargaining is part of it: two seats may talk among themselves. */
  readonly apart?: boolean;
  readonly options: OptionSpecs;
  /** What the options and seats forbid together. */
  tableProblem?(table: Setup<K['options']>): TableProblem | undefined;
  /** What the options mean where only bots sit; without it, what they mean anywhere. */
  amongBots?(options: K['options']): K['options'];
  /** The state before anything is shuffled: randomness begins with the first step. */
  setup(table: Setup<K['options']>): K['state'];
  readonly steps: Steps<K>;
  readonly verbs: Verbs<K>;
  /** What a seat may see, built up from nothing. */
  view(s: K['state'], seat: Seat): K['view'];
  /**
   * Deals what this seat cannot see anew, in place: the result cannot be told from the true state by it. `EVERYONE` sees
   * what any seat sees, so only what nobody has seen is dealt then.
   */
  redeal(s: K['state'], seat: Seat, random: Random): void;
  /**
   * Who wins and loses together, by seat: those with the same number. Without it, everyone plays for themselves.
   */
  sides?(s: K['state']): readonly number[];
  /** How the seats stand in points now, where the game counts any. */
  points?(s: K['state']): readonly number[];
  /** The seat that may decide for others who are away, where the game has a role for that. */
  facilitator?(s: K['state']): Seat;
  progress?(s: K['state']): Progress;
  /** Faction, character or team of a seat, by the name of what it is: for reports on many games. */
  roles?(s: K['state'], seat: Seat): Readonly<Record<string, string | undefined>>;
  /** Nobody has secrets from the others: people around one screen pass the turn without a curtain. */
  openTable?(s: K['state']): boolean;
  /**
   * The seats at which somebody plays, where players come and go; without it, all. `HOST` seats them with the action
   * `join` and sees them off with `leave` and their `seat`.
   */
  seated?(s: K['state']): readonly Seat[];
  /**
   * What a seat could do now with one press of several actions, each legal after those before it. It is given what the
   * seat knows; which of equals is taken is up to `random`.
   */
  batches?(known: K['state'], seat: Seat, legal: readonly K['action'][], random: Random): readonly Batch<K>[];
  /** How long the open decision should take where people play live; without it, all decisions alike. */
  pace?(s: K['state']): Pace | undefined;
  /** Options that suit a match over days, where nobody says otherwise. */
  readonly slow?: Partial<K['options']>;
  /** Standing instructions: what a seat may settle in advance. */
  readonly advance?: Advance<K>;
  readonly shapes: Shapes<K>;
  /** What is wrong with a state that no shape can say: every card somewhere once. It is given what has the shape. */
  invariants?(s: K['state']): Problem | undefined;
  /** Every card, tile, ability and order, by kind; steps report their use with `g.use`. */
  readonly content: Readonly<Record<string, readonly string[]>>;
}

/** A game that can be played and told of: its rules and its words in one language. */
export interface Game<K extends Kit = Kit> extends Rules<K> {
  readonly words: Words<K>;
  /** Who sits at this table, where that is known: see `named`. */
  readonly people?: People;
}

/** A game that bots can play too. A page has no need of what they know: they think elsewhere. */
export interface GameWithBots<K extends Kit = Kit> extends Game<K> {
  readonly sense: Sense<K>;
  /** What matches of it are reviewed with. */
  readonly yardstick?: Yardstick<K>;
  /** What is decided for a seat whose time is up; without it, the first legal action. */
  late?(s: K['state'], seat: Seat, legal: readonly K['action'][]): K['action'] | undefined;
}
