/** The steps of a voyage, as frames of the stack. */
import type { Seat } from '#engine';
import type { OnceKind } from './content/advantage.ts';
import type { CovertKey } from './content/covert.ts';
import type { MandateKind } from './content/effect.ts';
import type { FactionId } from './content/factions.ts';
import type { OrderKey } from './content/orders.ts';
import type { Phase } from './state.ts';

/** Steps without arguments. */
export const BARE_STEPS = [
  'assign',
  'dossiers',
  'dossier',
  'questions',
  'countAnswers',
  'origin',
  'cycle',
  'sharedMandate',
  'openIsolation',
  'isolation',
  'bonds',
  'reveal',
  'recount',
  'harmony',
  'covert',
  'executeCovert',
  'publicOrders',
  'hungry',
  'upkeep',
  'extraction',
  'scanning',
  'scan',
  'rest',
  'neglect',
  'strain',
  'bear',
  'whispers',
  'skin',
  'endgame',
  'landfall',
  'landfallRevealed',
  'landfallDone',
  'guard',
  'crisis',
  'election',
  'electionCount',
  'sceneIssue',
  'sceneRespondent',
  'sceneDemand',
  'sceneOffer',
  'sceneVote',
  'sceneAnswer',
  'sceneCounter',
  'sceneCounterVote',
  'sceneReply',
  'sceneLast',
  'sceneForce',
  'sceneForced',
  'sceneEnd',
  'beforeDisposition',
  'disposition',
  'dispositionRevealed',
  'dispositionDone',
  'course',
  'courseRevealed',
  'courseDone',
  'cover',
  'covered',
  'battled',
  'pushed',
  'dawnSwap',
  'swapSeats',
  'newMap',
  'dawnRetire',
  'rewardChoice',
  'rewardChosen',
  // D31 what a once-window looks like to the others
  'pause',
] as const;
export type BareName = (typeof BARE_STEPS)[number];

export const LOSSES = ['women', 'supply', 'supplies', 'faith', 'might'] as const;
export type Loss = (typeof LOSSES)[number];

export const LOSS_CAUSES = ['jump', 'push', 'nuke', 'battle', 'cover', 'scout'] as const;
export type LossCause = (typeof LOSS_CAUSES)[number];

export type Die = -1 | 0 | 1;

export type ArgFrame =
  | { readonly step: 'draft'; readonly order: readonly Seat[]; readonly left: readonly FactionId[] }
  | { readonly step: 'tie'; readonly faction: FactionId; readonly among: readonly OrderKey[] }
  | { readonly step: 'poll'; readonly phase: Phase }
  | { readonly step: 'polled'; readonly phase: Phase }
  | { readonly step: 'marker'; readonly faction: FactionId; readonly issuer: FactionId }
  | { readonly step: 'foresee'; readonly faction: FactionId }
  | { readonly step: 'covertLate'; readonly faction: FactionId }
  | { readonly step: 'covertOrder'; readonly faction: FactionId; readonly covert: CovertKey }
  | { readonly step: 'leak'; readonly faction: FactionId }
  | { readonly step: 'publicOrder'; readonly faction: FactionId }
  | {
      readonly step: 'reroll';
      readonly faction: FactionId;
      readonly result: number;
      readonly net: number;
    }
  | { readonly step: 'office'; readonly faction: FactionId }
  | { readonly step: 'discover'; readonly faction: FactionId }
  | { readonly step: 'meet'; readonly faction: FactionId; readonly kind: MandateKind }
  | { readonly step: 'benefit'; readonly faction: FactionId }
  | {
      readonly step: 'window';
      readonly faction: FactionId;
      readonly kinds: readonly OnceKind[];
      /** For `hush`: the secret about to come out. */
      readonly secret?: number;
    }
  | { readonly step: 'publish'; readonly secret: number }
  /** After a coup: from the faction that made it. */
  | { readonly step: 'successor'; readonly faction: FactionId; readonly from?: FactionId }
  | { readonly step: 'personal'; readonly faction: FactionId }
  | { readonly step: 'jump'; readonly to: number; readonly hurried: boolean }
  | { readonly step: 'jumpTest'; readonly to: number; readonly hurried: boolean }
  | { readonly step: 'jumped'; readonly to: number; readonly excess: number }
  | { readonly step: 'push'; readonly plan: 'scout' | 'nuke'; readonly to: number }
  | { readonly step: 'pushTest'; readonly plan: 'scout' | 'nuke'; readonly to: number }
  | {
      readonly step: 'loss';
      readonly faction: FactionId;
      readonly losses: readonly Loss[];
      readonly cause: LossCause;
    }
  | { readonly step: 'arrive'; readonly to: number; readonly excess: number }
  | {
      readonly step: 'spend';
      readonly on: 'astrometrics' | 'convenience';
      readonly from: number;
      readonly system: number;
      readonly excess: number;
    }
  | { readonly step: 'astrometrics'; readonly from: number; readonly excess: number; readonly spent: number }
  | { readonly step: 'survey'; readonly system: number; readonly excess: number }
  | { readonly step: 'convenience'; readonly system: number; readonly spent: number }
  | { readonly step: 'riskRoll'; readonly system: number }
  /** The force strikes first: one hindrance (XD-6.4). */
  | { readonly step: 'engagement'; readonly ambushed: boolean };

export type ExodusFrame = { readonly step: BareName } | ArgFrame;
