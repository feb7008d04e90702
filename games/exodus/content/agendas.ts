/** CT-15 The 48 agendas, three points each: what must hold when the colony is founded. */
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
}

export const AGENDAS = {
  'full-pews': { faction: 'church', when: [{ trait: 'faith', atLeast: 11 }] },
  'spotless-decks': { faction: 'church', when: [{ trait: 'treachery', atMost: 3 }] },
  'chains-on-show': { faction: 'church', when: [{ deed: 'parades', atLeast: 2 }] },
  'throne-of-zabulon': {
    faction: 'church',
    when: [
      { office: 'church', held: true },
      { office: 'government', held: false },
    ],
  },
  'unbroken-ritual': { faction: 'church', when: [{ odd: 'unbroken' }] },
  'the-long-hunt': { faction: 'church', when: [{ deed: 'huntsLowered', atLeast: 4 }] },
  'rule-of-law': { faction: 'government', when: [{ trait: 'justice', atLeast: 11 }] },
  'full-larder': { faction: 'government', when: [{ trait: 'supply', atLeast: 9 }] },
  'renewed-mandate': {
    faction: 'government',
    when: [
      { deed: 'elections', atLeast: 1 },
      { deed: 'electionsLost', atMost: 0 },
    ],
  },
  'no-child-lost': { faction: 'government', when: [{ trait: 'women', atLeast: 10 }] },
  'civil-peace': { faction: 'government', when: [{ trait: 'edge', atMost: 2 }] },
  'father-of-the-colony': {
    faction: 'government',
    when: [{ office: 'government', held: true }, { odd: 'first-governor' }],
  },
  bristling: { faction: 'military', when: [{ trait: 'might', atLeast: 10 }] },
  'old-debts': { faction: 'military', when: [{ deed: 'greatForces', atLeast: 2 }] },
  'nobody-left-behind': { faction: 'military', when: [{ trait: 'women', atLeast: 10 }] },
  'martial-order': { faction: 'military', when: [{ deed: 'suppressions', atLeast: 3 }] },
  'drill-and-watch': { faction: 'military', when: [{ deed: 'drills', atLeast: 4 }] },
  'first-soldier': {
    faction: 'military',
    when: [{ office: 'military', held: true }, { odd: 'sole-command' }],
  },
  'clean-logs': { faction: 'network', when: [{ trait: 'treachery', atMost: 2 }] },
  'all-ears': { faction: 'network', when: [{ contained: 2 }] },
  cartographer: { faction: 'network', when: [{ scanned: 20 }] },
  'quiet-channels': { faction: 'network', when: [{ trait: 'edge', atMost: 3 }] },
  ghost: { faction: 'network', when: [{ office: 'network', held: true }, { odd: 'nothing-public' }] },
  'hands-off': { faction: 'network', when: [{ deed: 'covertOrders', atMost: 1 }] },
  'open-publication': { faction: 'researchers', when: [{ discoveries: 'public', atLeast: 2 }] },
  'sealed-vault': { faction: 'researchers', when: [{ discoveries: 'contained', atLeast: 2 }] },
  healers: { faction: 'researchers', when: [{ trait: 'women', atLeast: 10 }] },
  'the-trials': { faction: 'researchers', when: [{ deed: 'trialsLowered', atLeast: 4 }] },
  'directors-chair': { faction: 'researchers', when: [{ office: 'researchers', held: true }] },
  'home-by-numbers': { faction: 'researchers', when: [{ deed: 'plots', atLeast: 3 }] },
  'fat-vault': { faction: 'underworld', when: [{ stash: 4 }] },
  'everyone-owes': { faction: 'underworld', when: [{ markersOf: 2 }] },
  'hungry-times': { faction: 'underworld', when: [{ trait: 'supply', atMost: 6 }] },
  'no-names': { faction: 'underworld', when: [{ odd: 'nobody-knows' }] },
  patron: { faction: 'underworld', when: [{ deed: 'vaults', atLeast: 2 }] },
  crowned: { faction: 'underworld', when: [{ office: 'underworld', held: true }] },
  'quiet-decks': { faction: 'security', when: [{ trait: 'edge', atMost: 2 }] },
  'clean-hands': {
    faction: 'security',
    when: [
      { trait: 'justice', atLeast: 9 },
      { deed: 'suppressionsFailed', atMost: 0 },
    ],
  },
  bodyguard: { faction: 'security', when: [{ trait: 'treachery', atMost: 4 }, { odd: 'nobody-killed' }] },
  'case-closed': { faction: 'security', when: [{ deed: 'stingsLowered', atLeast: 4 }] },
  'marshals-star': { faction: 'security', when: [{ office: 'security', held: true }] },
  balance: { faction: 'security', when: [{ odd: 'balance' }] },
  'will-of-the-people': { faction: 'opposition', when: [{ deed: 'electionsLost', atLeast: 1 }] },
  discredit: { faction: 'opposition', when: [{ trait: 'justice', atMost: 6 }] },
  'soup-for-all': { faction: 'opposition', when: [{ deed: 'kitchens', atLeast: 4 }] },
  'loyal-opposition': {
    faction: 'opposition',
    when: [
      { trait: 'supply', atLeast: 8 },
      { trait: 'edge', atMost: 4 },
    ],
  },
  acclaimed: { faction: 'opposition', when: [{ office: 'opposition', held: true }] },
  'never-silent': { faction: 'opposition', when: [{ deed: 'scenes', atLeast: 4 }] },
} as const satisfies Record<string, Agenda>;

export type AgendaId = keyof typeof AGENDAS;
export const AGENDA_IDS = Object.keys(AGENDAS) as readonly AgendaId[];

export const AGENDAS_OF: Readonly<Record<FactionId, readonly AgendaId[]>> = Object.fromEntries(
  FACTIONS.map((faction) => [faction, AGENDA_IDS.filter((id) => AGENDAS[id].faction === faction)]),
) as Record<FactionId, AgendaId[]>;
