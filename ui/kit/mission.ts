/**
 * Missions: short lessons at the real table. Each begins at an authored position, with what luck brings written
 * beforehand, so that nothing in it hangs on a seed; its beats wait for deeds, and it ends at a goal that can be checked.
 */
import type { Kit, Rules, Script, Seat, Steps } from '#engine';

/** What came about since a moment of a mission: since its beat began, or since its start. */
export interface Deeds<K extends Kit> {
  /** How the table looks now, and how it looked before what was done last. */
  readonly view: K['view'];
  readonly before: K['view'];
  /** What the learner did, in order. */
  readonly actions: readonly K['action'][];
  /** What the learner was told. */
  readonly told: readonly K['event'][];
}

export interface Beat<K extends Kit> {
  /** What the coach says: one line, of at most 120 characters. */
  readonly line: string;
  /** The reason, for who asks; `open`: for everyone. */
  readonly more?: string;
  readonly open?: true;
  readonly rule?: string;
  /** What the line speaks of: the value of a `data-part` or a `data-place` of the table, or a card beside it by its name. */
  readonly spot?: string;
  /** The panels (`data-panel`) that appear with this beat; those of earlier beats stay. */
  readonly shows?: readonly string[];
  /** Something to look at: over when the learner says so, or does what the next beat asks for. */
  readonly look?: true;
  /** Over when this part of the table is pressed, whatever that does. */
  readonly press?: string;
  /** The only actions open in this beat; without it, all legal ones. */
  only?(action: K['action'], view: K['view']): boolean;
  /** Whether it was done. */
  done?(deeds: Deeds<K>): boolean;
  /** What the coach says once this part of the table was pressed; undefined: what it said before. */
  instead?(part: string): string | undefined;
  /** What the coach says to what was done instead. */
  aside?(deeds: Deeds<K>): string | undefined;
}

/** The rules as a mission plays them. */
export function playedBy<K extends Kit, G extends Rules<K>>(game: G, { steps }: Mission<K>): G {
  return steps ? { ...game, steps: { ...game.steps, ...steps } } : game;
}

export interface Mission<K extends Kit> {
  /** Part of its address. */
  readonly id: string;
  readonly title: string;
  /** What is learnt in it. */
  readonly about: string;
  readonly goal: string;
  readonly minutes: number;
  /** What is asked instead of the game's own headline, where that would tell what is to be found out. */
  asks?(prompt: K['frame']['step'], view: K['view']): string | undefined;
  /** What is said when the goal is reached. */
  readonly end: string;
  /** Where luck comes from that is not written beforehand. */
  readonly seed?: string;
  readonly options: K['options'];
  position(): K['state'];
  /** Draws that are told beforehand, by purpose. */
  readonly script?: Script;
  /** Steps of the rules that go otherwise here, so that it stops before something that is not taught yet. */
  readonly steps?: Partial<Steps<K>>;
  /** What an opponent does; undefined: what a bot would. */
  others?(view: K['view'], seat: Seat): K['action'] | undefined;
  /** Which panels (`data-panel`) are there from the start; without it, all. */
  readonly shows?: readonly string[];
  readonly beats: readonly [Beat<K>, ...Beat<K>[]];
  /** Whether the goal is reached, by what came about since the start; without it, when the last beat is over. */
  won?(deeds: Deeds<K>): boolean;
  /** What was missed, where the goal can no longer be reached. */
  missed?(deeds: Deeds<K>): string | undefined;
}
