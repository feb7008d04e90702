/** Tables that are begun with one press: how many sit there, and what is other than usual. */
interface Quick {
  readonly id: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

const QUICK = {
  exodus: [
    {
      id: 'first',
      seats: 3,
      options: { journey: 'short', infection: 'off', fleetQuestions: false, brisk: true },
    },
    { id: 'five', seats: 5, options: { secondaries: ['network', 'underworld'] } },
    { id: 'eight', seats: 8, options: { brisk: true } },
  ],
} as const satisfies Readonly<Record<string, readonly Quick[]>>;

/** The words of each, by game and id. */
export type QuickWords = {
  readonly [G in keyof typeof QUICK]: {
    readonly [I in (typeof QUICK)[G][number]['id']]: { readonly name: string; readonly about: string };
  };
};

export interface QuickStart extends Quick {
  readonly name: string;
  readonly about: string;
}

export function quickStarts(game: string, words: QuickWords): readonly QuickStart[] {
  if (!isKnown(game)) return [];
  return QUICK[game].map((one) => ({ ...one, ...words[game][one.id] }));
}

const isKnown = (game: string): game is keyof typeof QUICK => game in QUICK;
