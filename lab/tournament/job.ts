/** What a tournament is: who plays whom at which tables, and when it ends. Plain data, sent to the threads as it is. */
import type { Level, SearchSettings } from '#bots';
import type { OptionValues } from '#engine';

/** A bot of ours, or a program that speaks the engine protocol with the roles turned round. */
export type Entrant = { readonly name: string } & (
  | {
      readonly kind: 'bot';
      readonly level: Level;
      readonly iterations?: number;
      /** Settings of the search, for tuning. */
      readonly search?: Partial<SearchSettings>;
    }
  | { readonly kind: 'program'; readonly command: string }
);

export const FORMS = ['round-robin', 'gauntlet', 'sprt', 'mix', 'alone'] as const;
export type Form = (typeof FORMS)[number];

export interface TournamentJob {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
  readonly players: readonly Entrant[];
  readonly form: Form;
  /** Deals played, or with `bounds` the most that are. */
  readonly deals: number;
  readonly cap: number;
  /** For `sprt`: what is held against each other, in Elo, or in points of a hundred where a table wins together. */
  readonly bounds?: readonly [number, number];
  /** How long a program may take over a decision. */
  readonly programMs: number;
}

export const PROGRAM_MS = 10_000;

/** A deal is one seed: its luck is the same at every table where it is played. */
export function dealSeed({ seed }: TournamentJob, deal: number): string {
  return `${seed}/${deal}`;
}
