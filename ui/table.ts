/**
 * The contract between a game's table and whatever feeds it: a local match, an online match, a replay or a review.
 * A table is given a view, legal actions and events; it knows no rules and asks for everything else.
 */

import type { ComponentChildren, ComponentType } from 'preact';
import type { Batch, Game, Kit, Language, Opened, Seat, Setup, Term } from '#engine';
import type { ShownCard } from './kit/ChoiceCards.tsx';
import type { Abouts, ChoiceKind } from './kit/choice.ts';
import type { Danger } from './kit/confirm.ts';
import type { Counsel } from './kit/counsel.ts';
import type { Drawing } from './kit/End.tsx';
import type { Story } from './kit/end.ts';
import type { Reason, TurnPlan } from './kit/hint.ts';
import type { Guide } from './kit/ladder.ts';
import type { Mission } from './kit/mission.ts';
import type { Figure } from './kit/Recap.tsx';
import type { Retold } from './kit/recap.ts';
import type { SetUpArt } from './kit/setUp.ts';
import type { Sketch } from './kit/sketch.ts';
import type { Voice } from './kit/voice.ts';

/** What a searching bot thinks of one action: its chance to win, 0 to 1, and how much it was looked at. */
export interface Estimate {
  readonly value: number;
  readonly visits: number;
  /** Share of all visits, 0 to 1: how much the bot prefers it. */
  readonly share: number;
}

/** Below this many visits the chance is a guess and is not shown: the bot found the action not worth a look. */
const ENOUGH_VISITS = 8;

export function isWeighed({ value, visits }: Estimate): boolean {
  return !Number.isNaN(value) && visits >= ENOUGH_VISITS;
}

/** What an action lacks to be possible, and where that can be had. */
export interface Missing {
  readonly what: string;
  readonly where?: string | undefined;
}

export interface WhyNot {
  readonly rule: string;
  readonly message: string;
  /** In place of the message, where the table knows it exactly. */
  readonly missing?: Missing;
}

/** Why not, in words: what is missing and where it is. The rule stands beside it as a link. */
export function whyNotWords({ message, missing }: WhyNot): string {
  return missing ? [missing.what, missing.where ?? ''].join(' ').trim() : message;
}

/** What one press sends: an action, or several of which each becomes legal by those before it. */
export type Gesture<K extends Kit> = readonly [K['action'], ...K['action'][]];

/** What would come of a gesture. */
export type Verdict<K extends Kit> =
  | { readonly ok: false; readonly refusal: WhyNot }
  | {
      readonly ok: true;
      /** Something new would be learnt by it, so that it could not be taken back. */
      readonly final: boolean;
      /** It shows something new: who looks first has something to look at. */
      readonly learns: boolean;
      /** How bad it may be, up to the next decision. */
      readonly danger: Danger;
      /** What the table would look like right after it; several where luck decides. */
      readonly views: readonly K['view'][];
      /** Its actions in words, as far as they can be foretold. */
      readonly titles: readonly string[];
    };

export interface BoardProps<K extends Kit> {
  readonly game: Game<K>;
  /** Through whose eyes the table is seen. */
  readonly seat: Seat;
  readonly view: K['view'];
  /** What this seat may decide now; absent while others decide, in a replay and at the end. */
  readonly decision?: { readonly prompt: K['frame']['step']; readonly actions: readonly K['action'][] };
  /** What happened since the table was last shown, for animation and call-outs. */
  readonly fresh: readonly K['event'][];
  /** How many presses there were: fewer again once something is taken back, or a replay goes back. */
  readonly moment?: number;
  /** The view is not the present but what was, or what would come of a choice: nothing of it is new. */
  readonly looked?: boolean;
  /** Sends one gesture: an action, or several of which each becomes legal by those before it. */
  act(...gesture: Gesture<K>): void;
  /** What could be done now with one press of several actions, as the game proposes it. */
  readonly batches: readonly Batch<K>[];
  /** What could follow if this were done now; undefined where luck or others come next. Nothing is sent. */
  open(...gesture: Gesture<K>): Opened<K> | undefined;
  /** What a board that carries the choices itself puts on its stage (`GameTable.staged`). */
  readonly stage?: Stage<K>;
  /** What lies on the board and is not sent yet: it stands as the first card beside it, in place of the batch of its name. */
  lay?(laid: Batch<K> | undefined): void;
  /** Whatever action is taken next, from wherever, is first given what the table adds to it as colour. */
  adorn?(how: ((action: K['action']) => K['action']) | undefined): void;
  /** Whatever press comes next, from wherever, is completed: what was drafted goes before it, what was marked after it. */
  complete?(how: ((gesture: Gesture<K>) => Gesture<K>) | undefined): void;
  /** The kind of choice that was pressed beside the board: its places are lit, and what it opens is open. */
  readonly kind?: string | undefined;
  /** Why an action is not legal now; undefined when it is. */
  why(action: K['action']): WhyNot | undefined;
  /** Whether a mission leaves it open, legal or not yet; absent where nothing is ruled out. */
  readonly allows?: ((action: K['action']) => boolean) | undefined;
  /** What a mission's coach speaks of (`Beat.spot`), so that it is brought into sight; absent where nobody speaks. */
  readonly spot?: string | undefined;
  /** The table tells the person why something cannot be done, with a link to the rule. */
  complain(why: WhyNot): void;
  /** What the table would look like right after a legal action; several views where luck decides. */
  preview(action: K['action']): readonly K['view'][];
  /** The table says which action's outcome it shows now, and when it shows none any more. */
  look?(action: K['action'] | undefined): void;
  /** What is looked at beside the board, in a list or on the way out: for tables that foresee. */
  readonly considered?: K['action'] | undefined;
  /** While the hint gives a plan, what is left of it; the board may mark its steps with their numbers. */
  readonly plan?: readonly PlannedStep<K>[] | undefined;
  /** While a hint is shown, the one action it recommends (`canonical(action)` is the key); the kit marks it on the board. */
  readonly hints?: ReadonlyMap<string, Estimate>;
  openRule(rule: string): void;
  /** What one's own seat has settled in advance, and how to change it; absent for who only looks on. */
  readonly standing?: StandingAnswers | undefined;
}

/** A step of an advised plan, by the number it has beside the board. */
export interface PlannedStep<K extends Kit> {
  readonly number: number;
  readonly action: K['action'];
}

export interface StandingAnswers {
  readonly given: Readonly<Record<string, unknown>>;
  settle(given: Readonly<Record<string, unknown>>): void;
}

/** Answers that are put down together and sent with one press, in whatever order they are given. */
export interface Sheet<K extends Kit> {
  readonly actions: readonly K['action'][];
  put(action: K['action']): void;
  /** The press that gives it out of hand, by its name. */
  readonly send: string;
  sent(): void;
}

/** What the kit gives to a board that carries the choices itself. */
export interface Stage<K extends Kit> {
  /** Who is asked what, the door to all choices, what the hint says, what waits for a second press. */
  readonly asked: ComponentChildren;
  /** What happened since the last decision. */
  readonly recap: ComponentChildren;
  /** An answer as a card, pressed and looked at like any other. */
  card(action: K['action']): ShownCard;
  /** Whether the keys 1 to 9 press the cards. */
  readonly keys: boolean;
  /** Whether bots may say something on the board. */
  readonly voices: boolean;
  /** While a sheet lies open the full list offers all of it, and what is chosen there is put down on it. */
  list(sheet: Sheet<K> | undefined): void;
  /** What a sound player would put down now, up to where others decide; absent where hints are not given. */
  propose?(): Promise<readonly K['action'][]>;
}

/** The rulebook of a game in each language, as a module of its own. */
export type Books = Readonly<Record<Language, () => Promise<{ readonly default: string }>>>;

/** Pieces that are shared out among the seats at set-up: an option of each name holds a seat, counted from 1; 0 is the usual. */
export interface Sharing<K extends Kit> {
  readonly pieces: readonly { readonly id: string; readonly name: string }[];
  readonly Face: ComponentType<{ readonly id: string }>;
  /** The seat of each, counted from 0. */
  shares(table: Setup<K['options']>): Readonly<Record<string, number>>;
}

/** Everything a game brings to the table, loaded on demand; what not everyone opens is loaded when it is opened. */
export interface GameTable<K extends Kit> {
  readonly Board: ComponentType<BoardProps<K>>;
  /** The picture of a match's end. */
  readonly Ending: Drawing<K>;
  /** The final count, where there is more to it than numbers: the scale, every fleet, every faction. */
  readonly Score?: Drawing<K>;
  /** The class by which this table colours a seat (`--house`), where it does: a replay shows who acted in the same colour. */
  actor?(seat: Seat, view: K['view']): string | undefined;
  /** The board in small, for who goes on another time. */
  sketch?(view: K['view']): Sketch;
  readonly story: Story<K>;
  /** What every type of action is about, so that it can be found on the board. */
  readonly about: Abouts<K>;
  /** The kinds of things to do, at most six, in the order of their cards. */
  readonly kinds: readonly ChoiceKind<K>[];
  /** What a press of several actions is called on its card; without it, batches are the board's own affair. */
  batchWords?(
    batch: Batch<K>,
    view: K['view'],
  ): { readonly name: string; readonly note?: string | undefined };
  /** The step whose sheet is put together for the person (`Stage.propose`): a hint recommends what lies there. */
  readonly drafted?: K['frame']['step'];
  /** The batch that a hint simply recommends, where the game proposes it. */
  readonly batchAdvised?: string;
  /**
   * What is answered without being asked, because nothing hangs on it (when it matters, undefined). Whoever takes it back
   * is asked.
   */
  settles?(
    view: K['view'],
    legal: readonly K['action'][],
    batches: readonly Batch<K>[],
  ): Gesture<K> | undefined;
  readonly sharing?: Sharing<K>;
  /** What ends or declines, the likeliest first: it stands apart from the choices. */
  readonly wayOut: readonly K['action']['type'][];
  /** What is asked, where what is left open or a hint changes it: in a lesson, say; else the words of the game. */
  asked?(prompt: K['frame']['step'], actions: readonly K['action'][], advised: boolean): string | undefined;
  /** What the way out sends where something is laid out on the board: that, and perhaps itself after it; else only itself. */
  carries?(laid: Batch<K>, out: K['action'], prompt: K['frame']['step']): Batch<K> | undefined;
  /** What stands beside an answer or the way out: what it brings, in a few words. */
  note?(action: K['action'], view: K['view']): string | undefined;
  /** Of the steps of an advised sheet, which is told first (the least); undefined where it goes without saying. */
  tellFirst?(action: K['action'], view: K['view']): number | undefined;
  /** A hint plans the whole turn. */
  readonly turnPlan?: TurnPlan<K>;
  /** How many actions are left before the first way out ends the turn; absent where nobody counts. */
  left?(view: K['view'], seat: Seat): number;
  /**
   * What a press puts at risk that neither odds nor a preview have told: it is asked where it stands, in these words.
   * `shown`: what it leads to was looked at long enough to be read.
   */
  risk?(gesture: Gesture<K>, view: K['view'], shown: boolean): string | undefined;
  /** Why a press loses the game, and whether anything else would not: said where it is asked about. */
  loses?(view: K['view']): string | undefined;
  /** Whether no way to win is left: then nothing is asked before what loses. */
  lost?(view: K['view']): boolean;
  /** The places of its board carry what `about` names as `data-spot` or `data-place`, so that a kind can be lit there. */
  readonly lights?: true;
  /** Questions whose few answers stand in sight on a phone although there are kinds of things to do beside them. */
  readonly asksBelow?: readonly K['frame']['step'][];
  /** Questions whose answers the board itself shows as buttons, on a phone too. */
  readonly asksOnBoard?: readonly K['frame']['step'][];
  /** Its board carries what is asked and the cards; the column beside it is folded at first. */
  readonly staged?: true;
  /** What stands on the card of an answer, where its words in the list would not do. */
  brief?(
    action: K['action'],
    view: K['view'],
  ): Partial<Pick<ShownCard, 'name' | 'note' | 'figure' | 'danger'>>;
  /** The board itself draws what an action would bring that is looked at beside it; else it is shown as if it were done. */
  readonly foresees?: true;
  /** What an action that is not possible lacks; undefined where the rule's own words say all. */
  missing?(action: K['action'], view: K['view'], seat: Seat): Missing | undefined;
  /** What a finger looks at before it does it, besides what shows something new: what costs much and is seen on the board. */
  readonly looksFirst?: readonly K['action']['type'][];
  /** Whether fingers may choose one more before the first is done. */
  together?(first: K['action'], next: K['action']): boolean;
  /** How many sit at the recommended table, where the fewest are not the best company. */
  readonly company?: number;
  /** What gives the game up. */
  readonly givesUp?: readonly K['action']['type'][];
  readonly retold: Retold<K>;
  /** What is drawn to a line of the recap. */
  readonly Figure?: Figure<K>;
  /** The game's own rulebook, Markdown with rule ids as anchors. */
  rules(language: Language): Promise<string>;
  /** The rule a person should read first while this step asks. */
  ruleFor?(prompt: K['frame']['step'], view: K['view']): string;
  /** Lessons from authored positions, loaded when someone wants to learn. */
  missions(): Promise<readonly [Mission<K>, ...Mission<K>[]]>;
  /** Its own letters on the board, each with what it does, for the map of keys. */
  readonly keys?: readonly (readonly [key: string, words: string])[];
  /** Its boards can be drawn: the page of the editor is offered. */
  readonly editor?: true;
  /** Tables that begin with one press, and pictures of what can be chosen; loaded with the set-up. */
  setUp?(): Promise<SetUpArt<K>>;
  /** Its ladder, its deeds, and what it notes of a finished match; loaded when a match is over or someone looks. */
  guide?(): Promise<Guide<K>>;
  /** Why something is advised, in the game's words: the first that holds is told. */
  reasons?(): Promise<readonly Reason<K>[]>;
  /** What else it knows of good advice. */
  counsel?(): Promise<Counsel<K>>;
  /** What its bots may say aloud, and where their figures stand; without it they are silent. */
  readonly voice?: Voice<K>;
  /** The glossary. */
  terms?(): Promise<readonly Term[]>;
}
