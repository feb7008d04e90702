/** The 72 Action Cards of 38 names: counts and resale. What each does is in `effects/`. */

export interface Card {
  readonly count: number;
  /** MS-13.3 the X mark: usable on other seats' turns as well. */
  readonly x?: true;
  readonly resale: { readonly minerals?: number; readonly gas?: number };
}

const GAS = { gas: 1 } as const;
const TWO_GAS = { gas: 2 } as const;
const MINERAL = { minerals: 1 } as const;
const BOTH = { minerals: 1, gas: 1 } as const;

export const CARDS = {
  afterburner: { count: 4, resale: GAS },
  'backup-generator': { count: 3, x: true, resale: GAS },
  'defence-buff': { count: 3, x: true, resale: MINERAL },
  'deflector-shields': { count: 4, x: true, resale: GAS },
  'hull-repair': { count: 3, resale: MINERAL },
  'wallet-inspector': { count: 3, resale: MINERAL },
  'enhanced-sensors': { count: 2, x: true, resale: GAS },
  'ninja-rope': { count: 2, resale: GAS },
  prod: { count: 2, x: true, resale: GAS },
  'wingman-card': { count: 2, x: true, resale: MINERAL },
  'recon-droid': { count: 2, resale: MINERAL },
  'git-off': { count: 2, x: true, resale: MINERAL },
  'gravity-manipulator': { count: 2, resale: TWO_GAS },
  'antiques-roadshow': { count: 2, x: true, resale: MINERAL },
  'panic-button': { count: 2, x: true, resale: MINERAL },
  'punch-it': { count: 2, resale: TWO_GAS },
  'seismic-charge': { count: 2, x: true, resale: MINERAL },
  'volt-switch': { count: 2, x: true, resale: TWO_GAS },
  'auxiliary-shield': { count: 2, x: true, resale: TWO_GAS },
  convoy: { count: 1, resale: MINERAL },
  'forced-update': { count: 2, resale: MINERAL },
  'friendly-negotiations': { count: 2, resale: BOTH },
  migration: { count: 2, resale: MINERAL },
  replicator: { count: 2, resale: MINERAL },
  'trade-blockade': { count: 1, resale: BOTH },
  'cowardly-retreat': { count: 1, resale: MINERAL },
  'expansion-pak': { count: 2, x: true, resale: BOTH },
  'last-stand': { count: 1, x: true, resale: BOTH },
  'life-support': { count: 1, x: true, resale: MINERAL },
  'pick-up-two': { count: 1, resale: MINERAL },
  'surprise-attack': { count: 2, resale: MINERAL },
  'the-forks': { count: 2, x: true, resale: MINERAL },
  'dedotated-wam': { count: 1, resale: BOTH },
  noooooooo: { count: 1, x: true, resale: BOTH },
  'planet-laser-pointer': { count: 1, resale: BOTH },
  railguns: { count: 1, resale: BOTH },
  'shield-breaker': { count: 1, resale: BOTH },
  wormhole: { count: 1, resale: BOTH },
} as const satisfies Readonly<Record<string, Card>>;

export type CardId = keyof typeof CARDS;
export const CARD_IDS = Object.keys(CARDS) as CardId[];

export function card(id: CardId): Card {
  return CARDS[id];
}

/** R49 these could never be played without Artifacts. */
const NEEDS_ARTIFACTS: readonly CardId[] = ['recon-droid', 'antiques-roadshow'];

export function needsArtifacts(id: CardId): boolean {
  return NEEDS_ARTIFACTS.includes(id);
}

/** MS-2.3 */
export function actionDeck(artifacts: boolean): CardId[] {
  return CARD_IDS.flatMap((id) =>
    !artifacts && needsArtifacts(id) ? [] : new Array<CardId>(card(id).count).fill(id),
  );
}
