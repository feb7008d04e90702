/** CT-15 The 48 agendas, three points each: what must hold when the colony is founded. */
import { byId, keysOf } from '#engine';
import type { Deed } from './deeds.ts';
import { FACTIONS, type FactionId, type Trait } from './factions.ts';

/** Conditions in a small vocabulary; the odd ones go by name and are judged in `score.ts`. */
export type Condition =
  | { readonly trait: Trait; readonly atLeast: number }
  | { readonly trait: Trait; readonly atMost: number }
  | { readonly deed: Deed; readonly atLeast: number }
  | { readonly deed: Deed; readonly atMost: number }
  | { readonly stash: number }
  | { readonly scanned: number }
  | { readonly office: FactionId; readonly held: boolean }
  | { readonly contained: number }
  | { readonly markersOf: number }
  | { readonly discoveries: 'public' | 'contained'; readonly atLeast: number }
  | {
      readonly odd:
        | 'unbroken'
        | 'first-governor'
        | 'sole-command'
        | 'nothing-public'
        | 'nobody-knows'
        | 'nobody-killed'
        | 'balance';
    };

export interface Agenda {
  readonly faction: FactionId;
  readonly when: readonly Condition[];
  /** How often, of a hundred, a bot that kept it has met it. */
  readonly bot: { readonly ease: number };
}

export const AGENDAS = {
  'full-pews': { faction: 'church', when: [{ trait: 'faith', atLeast: 11 }], bot: { ease: 65 } },
  'spotless-decks': { faction: 'church', when: [{ trait: 'treachery', atMost: 3 }], bot: { ease: 45 } },
  'chains-on-show': { faction: 'church', when: [{ deed: 'parades', atLeast: 2 }], bot: { ease: 30 } },
  'throne-of-zabulon': {
    faction: 'church',
    when: [
      { office: 'church', held: true },
      { office: 'government', held: false },
    ],
    bot: { ease: 15 },
  },
  'unbroken-ritual': { faction: 'church', when: [{ odd: 'unbroken' }], bot: { ease: 20 } },
  'the-long-hunt': { faction: 'church', when: [{ deed: 'huntsLowered', atLeast: 4 }], bot: { ease: 35 } },
  'rule-of-law': { faction: 'government', when: [{ trait: 'justice', atLeast: 11 }], bot: { ease: 12 } },
  'full-larder': { faction: 'government', when: [{ trait: 'supply', atLeast: 9 }], bot: { ease: 37 } },
  'renewed-mandate': {
    faction: 'government',
    when: [
      { deed: 'elections', atLeast: 1 },
      { deed: 'electionsLost', atMost: 0 },
    ],
    bot: { ease: 46 },
  },
  'no-child-lost': { faction: 'government', when: [{ trait: 'women', atLeast: 10 }], bot: { ease: 65 } },
  'civil-peace': { faction: 'government', when: [{ trait: 'edge', atMost: 2 }], bot: { ease: 18 } },
  'father-of-the-colony': {
    faction: 'government',
    when: [{ office: 'government', held: true }, { odd: 'first-governor' }],
    bot: { ease: 30 },
  },
  bristling: { faction: 'military', when: [{ trait: 'might', atLeast: 10 }], bot: { ease: 90 } },
  'old-debts': { faction: 'military', when: [{ deed: 'greatForces', atLeast: 2 }], bot: { ease: 26 } },
  'nobody-left-behind': { faction: 'military', when: [{ trait: 'women', atLeast: 10 }], bot: { ease: 65 } },
  'martial-order': { faction: 'military', when: [{ deed: 'suppressions', atLeast: 3 }], bot: { ease: 39 } },
  'drill-and-watch': { faction: 'military', when: [{ deed: 'drills', atLeast: 4 }], bot: { ease: 65 } },
  'first-soldier': {
    faction: 'military',
    when: [{ office: 'military', held: true }, { odd: 'sole-command' }],
    bot: { ease: 64 },
  },
  'clean-logs': { faction: 'network', when: [{ trait: 'treachery', atMost: 2 }], bot: { ease: 18 } },
  'all-ears': { faction: 'network', when: [{ contained: 2 }], bot: { ease: 40 } },
  cartographer: { faction: 'network', when: [{ scanned: 20 }], bot: { ease: 50 } },
  'quiet-channels': { faction: 'network', when: [{ trait: 'edge', atMost: 3 }], bot: { ease: 20 } },
  ghost: {
    faction: 'network',
    when: [{ office: 'network', held: true }, { odd: 'nothing-public' }],
    bot: { ease: 15 },
  },
  'hands-off': { faction: 'network', when: [{ deed: 'covertOrders', atMost: 1 }], bot: { ease: 78 } },
  'open-publication': {
    faction: 'researchers',
    when: [{ discoveries: 'public', atLeast: 2 }],
    bot: { ease: 75 },
  },
  'sealed-vault': {
    faction: 'researchers',
    when: [{ discoveries: 'contained', atLeast: 2 }],
    bot: { ease: 45 },
  },
  healers: { faction: 'researchers', when: [{ trait: 'women', atLeast: 10 }], bot: { ease: 66 } },
  'the-trials': { faction: 'researchers', when: [{ deed: 'trialsLowered', atLeast: 4 }], bot: { ease: 40 } },
  'directors-chair': {
    faction: 'researchers',
    when: [{ office: 'researchers', held: true }],
    bot: { ease: 50 },
  },
  'home-by-numbers': { faction: 'researchers', when: [{ deed: 'plots', atLeast: 3 }], bot: { ease: 3 } },
  'fat-vault': { faction: 'underworld', when: [{ stash: 4 }], bot: { ease: 6 } },
  'everyone-owes': { faction: 'underworld', when: [{ markersOf: 2 }], bot: { ease: 78 } },
  'hungry-times': { faction: 'underworld', when: [{ trait: 'supply', atMost: 6 }], bot: { ease: 40 } },
  'no-names': { faction: 'underworld', when: [{ odd: 'nobody-knows' }], bot: { ease: 22 } },
  patron: { faction: 'underworld', when: [{ deed: 'vaults', atLeast: 2 }], bot: { ease: 35 } },
  crowned: { faction: 'underworld', when: [{ office: 'underworld', held: true }], bot: { ease: 92 } },
  'quiet-decks': { faction: 'security', when: [{ trait: 'edge', atMost: 2 }], bot: { ease: 20 } },
  'clean-hands': {
    faction: 'security',
    when: [
      { trait: 'justice', atLeast: 9 },
      { deed: 'suppressionsFailed', atMost: 0 },
    ],
    bot: { ease: 14 },
  },
  bodyguard: {
    faction: 'security',
    when: [{ trait: 'treachery', atMost: 4 }, { odd: 'nobody-killed' }],
    bot: { ease: 32 },
  },
  'case-closed': { faction: 'security', when: [{ deed: 'stingsLowered', atLeast: 4 }], bot: { ease: 4 } },
  'marshals-star': { faction: 'security', when: [{ office: 'security', held: true }], bot: { ease: 74 } },
  balance: { faction: 'security', when: [{ odd: 'balance' }], bot: { ease: 8 } },
  'will-of-the-people': {
    faction: 'opposition',
    when: [{ deed: 'electionsLost', atLeast: 1 }],
    bot: { ease: 40 },
  },
  discredit: { faction: 'opposition', when: [{ trait: 'justice', atMost: 6 }], bot: { ease: 76 } },
  'soup-for-all': { faction: 'opposition', when: [{ deed: 'kitchens', atLeast: 4 }], bot: { ease: 42 } },
  'loyal-opposition': {
    faction: 'opposition',
    when: [
      { trait: 'supply', atLeast: 8 },
      { trait: 'edge', atMost: 4 },
    ],
    bot: { ease: 40 },
  },
  acclaimed: { faction: 'opposition', when: [{ office: 'opposition', held: true }], bot: { ease: 91 } },
  'never-silent': { faction: 'opposition', when: [{ deed: 'scenes', atLeast: 4 }], bot: { ease: 66 } },
} as const satisfies Record<string, Agenda>;

export type AgendaId = keyof typeof AGENDAS;
export const AGENDA_IDS = keysOf(AGENDAS);

export const AGENDAS_OF: Readonly<Record<FactionId, readonly AgendaId[]>> = byId(FACTIONS, (faction) =>
  AGENDA_IDS.filter((id) => AGENDAS[id].faction === faction),
);
