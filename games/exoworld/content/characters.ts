/** The twelve characters: speed and hand limit. What their skills do stands where the rules ask. */

export const CHARACTER_IDS = [
  'commander',
  'architect',
  'medic',
  'crew-coordinator',
  'systems-engineer',
  'process-chemist',
  'surveyor',
  'salvager',
  'meteorologist',
  'roboticist',
  'quartermaster',
  'veteran',
] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

export interface Character {
  readonly speed: number;
  readonly hand: number;
  /** XW-3.1 how many cards a draw from the deck looks at. */
  readonly looks?: number;
  /** XW-3.6 how much a Produce gives. */
  readonly produces?: number;
  /** XW-3.7, XW-3.8 from how far away Repair and Shut down reach. */
  readonly reach?: number;
  /** Each repair removes a second token. */
  readonly repairsTwo?: boolean;
  /** More actions each turn, for Move, Produce or Repair only. */
  readonly chores?: number;
  /** XW-3.4 once a turn one card of any colour pays for one of the cost. */
  readonly paysAny?: boolean;
  /** Looks at the next event when the turn starts. */
  readonly foresees?: boolean;
  /** Which characters a bot would rather have: by how often tables with them win. */
  readonly bot: { readonly worth: number };
}

export const CHARACTERS: Readonly<Record<CharacterId, Character>> = {
  commander: { speed: 2, hand: 7, bot: { worth: 3 } },
  architect: { speed: 2, hand: 6, paysAny: true, bot: { worth: 5 } },
  medic: { speed: 3, hand: 7, bot: { worth: 1 } },
  'crew-coordinator': { speed: 2, hand: 7, bot: { worth: 5 } },
  'systems-engineer': { speed: 3, hand: 6, repairsTwo: true, bot: { worth: 2 } },
  'process-chemist': { speed: 2, hand: 6, produces: 2, bot: { worth: 1 } },
  surveyor: { speed: 3, hand: 6, looks: 2, bot: { worth: 5 } },
  salvager: { speed: 2, hand: 6, bot: { worth: 5 } },
  meteorologist: { speed: 2, hand: 7, foresees: true, bot: { worth: 2 } },
  roboticist: { speed: 2, hand: 6, reach: 2, bot: { worth: 2 } },
  quartermaster: { speed: 2, hand: 7, bot: { worth: 3 } },
  veteran: { speed: 2, hand: 6, chores: 1, bot: { worth: 4 } },
};
