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
