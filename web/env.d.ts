/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/vanillajs" />

declare module 'virtual:catalogue' {
  /** What the library says of a game before any of it is loaded. */
  export interface OnShelf {
    readonly id: string;
    readonly seats: { readonly min: number; readonly max: number };
    readonly title: string;
    readonly tagline: string;
    readonly about: string;
    readonly credits: string;
  }
  export const SHELF: readonly OnShelf[];
}

declare module 'virtual:app' {
  /** The app in each language it was built in. */
  export const APP: ReadonlyMap<string, () => Promise<typeof import('./start.tsx')>>;
}

declare module 'virtual:rule-index' {
  /** The index of rules of each game, as a page of the reader. */
  export const RULE_INDEX: Readonly<Record<string, () => Promise<{ readonly default: string }>>>;
}

declare module 'virtual:options' {
  /** What a game calls its options, before any of it is loaded. */
  export interface NamedOptions {
    readonly id: string;
    readonly options: Readonly<
      Record<
        string,
        {
          readonly label: string;
          readonly values?: Readonly<Record<string, string>>;
          readonly default: import('#engine').OptionValue;
        }
      >
    >;
  }
  export const OPTIONS: readonly NamedOptions[];
}
