/** What a step can tell: the log, the live region, sound and animation live on these. */

import type { Burden } from './action.ts';
import type { OnceKind } from './content/advantage.ts';
import type { AgendaId } from './content/agendas.ts';
import type { CovertKey } from './content/covert.ts';
import type { MandateKind } from './content/effect.ts';
import type { FactionId, Trait } from './content/factions.ts';
import type { AnswerId, Crisis, DawnId } from './content/fleet.ts';
import type { Intent, OrderKey } from './content/orders.ts';
import type { DiscoveryId, SecretId } from './content/secrets.ts';
import type { Die, Loss, LossCause } from './frame.ts';
import type { Setting } from './rules/colour.ts';
import type { Side, TestOutcome } from './rules/dice.ts';
import type { Standing } from './rules/score.ts';
import type { Disposition, Item, Landfall, Leader, Phase, PollAnswer, Stake, State } from './state.ts';

/** XD-2.5 option `womenLabel`: Women are shown as People, and their law as the Shelter Law. */
interface Label {
  readonly people?: true;
}
const WOMEN: Label = {};
const PEOPLE: Label = { people: true };
export const labelOf = ({ options }: State): Label => (options.people ? PEOPLE : WOMEN);

type Dice = readonly Die[];
/** One event for each of the names. */
type Of<T extends string, P = unknown> = T extends string ? { readonly type: T } & Readonly<P> : never;

export type ExodusEvent =
  | Of<'assigned', { factions: readonly { readonly faction: FactionId; readonly seat: number }[] }>
  | Of<'answered', { answer: AnswerId; votes: number }>
  | Of<'perk', { answer: AnswerId }>
  | Of<'rumour', { of: FactionId; secret: SecretId }>
  | Of<'origin', { dice: Dice; links: number }>
  | Of<'cycle', { cycle: number; visit: number }>
  | Of<'tested', Label & { own: Side; against: Side; dice: Dice; net: number; result: number }>
  | Of<'trait', Label & { trait: Trait; by: number; now: number }>
  | Of<'sheltered' | 'riot' | 'sabotaged' | 'harmony' | 'upkeep' | 'breach' | 'divided' | 'dropped'>
  | Of<'leadersSwapped' | 'closedMap' | 'picketHeld' | 'victory' | 'reported'>
  | Of<
      'schism' | 'leaderLost' | 'office' | 'officeLost' | 'regime' | 'regimeEnded' | 'retired' | 'confessed',
      { faction: FactionId }
    >
  | Of<'marked' | 'exposed', { faction: FactionId }>
  | Of<'introduced' | 'successor', { faction: FactionId; leader: Leader }>
  | Of<'officeSecret', { faction: FactionId; secret: SecretId }>
  | Of<'renown', { faction: FactionId; by: number; now: number }>
  | Of<'stash', { by: number; now: number }>
  | Of<'bearing' | 'readiness' | 'lead', { now: number }>
  | Of<'progress', { faction: FactionId; now: number }>
  | Of<'discovered', { faction: FactionId; discovery?: DiscoveryId }>
  | Of<'markerGiven', { from: FactionId; to: FactionId }>
  | Of<'markerReturned', { holder: FactionId; issuer: FactionId }>
  | Of<'mandate' | 'mandateMet' | 'neglected', { faction: FactionId; kind: MandateKind }>
  | Of<'law', Label & { on: boolean }>
  | Of<'hindered', { faction: FactionId; by: number; when: 'now' | 'next' }>
  | Of<'learnt', { by: FactionId; secret: SecretId; owner: FactionId }>
  | Of<'published', { secret: SecretId; owner: FactionId; knowers: readonly FactionId[] }>
  | Of<'agendaSeen', { by: FactionId; of: FactionId; agenda: AgendaId }>
  | Of<'digFailed', { by: FactionId; on: FactionId }>
  | Of<'onceUsed', { faction: FactionId; once: OnceKind }>
  | Of<'sounded', { by: FactionId; system: number; risk?: number }>
  | Of<
      'intents',
      {
        written: readonly {
          readonly faction: FactionId;
          readonly written: Partial<Record<FactionId, Intent>>;
        }[];
      }
    >
  | Of<'resolved', { faction: FactionId; order: OrderKey; total: number }>
  | Of<'polled', { answers: readonly { readonly faction: FactionId; readonly answer: PollAnswer }[] }>
  | Of<'rewritten', { by: FactionId; of: FactionId; for: FactionId; intent: Intent }>
  | Of<'sceneOpened', { by: FactionId; phase: Phase }>
  | Of<'withdrawn' | 'stood', { by: FactionId }>
  | Of<'refused' | 'refusedByMarker', { by: FactionId; speaker?: number }>
  | Of<'demanded', { by: FactionId; of: FactionId; stake: Stake; issue?: FactionId; setting?: Setting }>
  | Of<'offered' | 'countered', { by: FactionId; item: Item }>
  | Of<'threatened', { by: FactionId; of: FactionId; secret?: SecretId }>
  | Of<'dealt', { by: FactionId; with: FactionId; speaker?: number }>
  | Of<'forced', { by: FactionId; on: FactionId }>
  | Of<'forcedResult', { by: FactionId; on: FactionId; outcome: TestOutcome }>
  | Of<'foreseen', { by: FactionId; of: FactionId; order?: CovertKey }>
  | Of<'covertRevealed', { orders: readonly { readonly faction: FactionId; readonly order: CovertKey }[] }>
  | Of<'covertTested', { faction: FactionId; order: CovertKey }>
  | Of<'leaked', { by: FactionId; to?: FactionId; secret?: SecretId }>
  | Of<'ordered' | 'orderIdle', Label & { faction: FactionId; order: OrderKey }>
  | Of<'orderResult', Label & { faction: FactionId; order: OrderKey; outcome: TestOutcome }>
  | Of<
      'elected',
      {
        winner: 'incumbent' | 'challenger';
        incumbent: number;
        challenger: number;
        votes: readonly { readonly faction: FactionId; readonly who: 'incumbent' | 'challenger' }[];
      }
    >
  | Of<'extraction', { left: number }>
  | Of<'completed', { reward: number; first: boolean }>
  | Of<'benefit', { faction: FactionId; trait: Trait }>
  | Of<'scanned', { system: number; dice: Dice; reward: number; aimed: number }>
  | Of<'rested', { fatigue: number }>
  | Of<'strain', { strains: number }>
  | Of<'borne', { by: FactionId; how: Burden }>
  | Of<'whispers', { rise: number }>
  | Of<
      'ballots',
      { phase: Phase; ballots: readonly { readonly faction: FactionId; readonly stake: Stake }[] }
    >
  | Of<'fate', { die: Die }>
  | Of<'landfall', { result: Landfall }>
  | Of<'dawn', { cause: DawnId; dice: Dice }>
  | Of<'crisis', { kind: Crisis; dice: Dice }>
  | Of<'force', { size: number; lead: number }>
  | Of<'forceShrank', { size: number }>
  | Of<'disposed', { choice: Disposition }>
  | Of<'course', { course: Stake }>
  | Of<'jump', { to: number; outcome: TestOutcome }>
  | Of<'push', { plan: 'scout' | 'nuke'; to: number; outcome: TestOutcome }>
  | Of<'nuked', { system: number; size: number }>
  | Of<'stranded', { system: number }>
  | Of<'lossChosen', Label & { by: FactionId; loss: Loss; cause: LossCause }>
  | Of<'arrived', { system: number; first: boolean }>
  | Of<'excessSpent', { on: 'astrometrics' | 'convenience'; points: number }>
  | Of<'astrometrics', { dice: Dice; links: number }>
  | Of<'rewardChosen', { choice: 'supply' | 'might' }>
  | Of<'convenience', { system: number; dice: Dice; duration: number }>
  | Of<'risk', { system: number; risk: number }>
  | Of<'battle', { ambushed: boolean; size: number }>
  | Of<'fleetLost', { reason: 'women' | 'supply' | 'faith' | 'breach' | 'exhaustion' }>
  | Of<
      'colony',
      {
        winners: readonly FactionId[];
        standings: readonly ({ readonly faction: FactionId } & Standing)[];
        traits: Readonly<Record<Trait, number>>;
      }
    >;
