/** Everything a seat can do, as flat records with a stable meaning. */

import type { OnceKind } from './content/advantage.ts';
import type { AgendaId } from './content/agendas.ts';
import type { CovertKey } from './content/covert.ts';
import type { FactionId } from './content/factions.ts';
import type { AnswerId, QuestionId } from './content/fleet.ts';
import type { Intent, OrderKey } from './content/orders.ts';
import type { DiscoveryId, InstitutionalId, OfficeId, PersonalId, SecretId } from './content/secrets.ts';
import type { Loss } from './frame.ts';
import type { CharacterSheet, Setting } from './rules/colour.ts';
import type { PlainItem, Stake } from './state.ts';

/** XD-9.2, XD-20.4 what becomes of the leader in isolation. */
export const LEADER_CHOICES = ['stay', 'retire', 'obey', 'resist', 'confess', 'fudge'] as const;
export const BURDENS = ['supply', 'edge', 'treachery', 'sacrifice', 'spare'] as const;
export type Burden = (typeof BURDENS)[number];
export const BENEFITS = ['supply', 'faith', 'justice', 'might'] as const;

export type ExodusAction =
  | { readonly type: 'draft'; readonly faction: FactionId }
  | { readonly type: 'returnAgenda'; readonly agenda: AgendaId }
  | { readonly type: 'institutional'; readonly secret: InstitutionalId }
  | { readonly type: 'personal'; readonly secret: PersonalId; readonly sheet?: CharacterSheet }
  | { readonly type: 'answer'; readonly question: QuestionId; readonly answer: AnswerId | 'none' }
  | { readonly type: 'carry'; readonly by: 'government' | 'security' }
  | { readonly type: 'leader'; readonly how: (typeof LEADER_CHOICES)[number] }
  | { readonly type: 'intent'; readonly for: FactionId; readonly intent: Intent }
  | { readonly type: 'breakTie'; readonly order: OrderKey }
  | { readonly type: 'accept' }
  | { readonly type: 'dissent' }
  | { readonly type: 'spend'; readonly issuer: FactionId }
  | { readonly type: 'favour'; readonly from: FactionId }
  | { readonly type: 'rewrite'; readonly intent: Intent }
  | { readonly type: 'strike'; readonly faction: FactionId }
  | { readonly type: 'withdraw' }
  | { readonly type: 'issue'; readonly faction: FactionId }
  | { readonly type: 'respondent'; readonly faction: FactionId }
  | { readonly type: 'demand'; readonly stake: Stake; readonly setting?: Setting }
  | { readonly type: 'offer'; readonly item: PlainItem }
  | { readonly type: 'offerVote'; readonly faction: FactionId }
  | { readonly type: 'vote'; readonly intent: Intent }
  | { readonly type: 'enough' }
  | { readonly type: 'threaten'; readonly secret: SecretId }
  | { readonly type: 'agree'; readonly speaker?: number }
  | { readonly type: 'refuse'; readonly speaker?: number }
  | { readonly type: 'counter'; readonly speaker?: number }
  | { readonly type: 'refuseByMarker'; readonly speaker?: number }
  | { readonly type: 'stand' }
  | { readonly type: 'force' }
  | { readonly type: 'drop' }
  | { readonly type: 'covert'; readonly order: CovertKey; readonly mask?: boolean }
  | { readonly type: 'foresee' }
  | { readonly type: 'foreseeSeat'; readonly faction: FactionId }
  | { readonly type: 'leak'; readonly secret: SecretId; readonly to: FactionId | 'public' }
  | { readonly type: 'keepSilent' }
  | { readonly type: 'elect'; readonly who: 'incumbent' | 'challenger' }
  | { readonly type: 'office'; readonly secret: OfficeId }
  | { readonly type: 'discover'; readonly discovery: DiscoveryId }
  | { readonly type: 'meet'; readonly faction: FactionId }
  | { readonly type: 'benefit'; readonly trait: (typeof BENEFITS)[number] }
  | { readonly type: 'scan'; readonly system: number }
  | { readonly type: 'bear'; readonly by: Burden }
  | { readonly type: 'ballot'; readonly for: FactionId; readonly stake: Stake }
  | { readonly type: 'successor'; readonly role: number; readonly sheet?: CharacterSheet }
  | { readonly type: 'lose'; readonly loss: Loss }
  | { readonly type: 'spendExcess'; readonly points: number }
  | { readonly type: 'reward'; readonly choice: 'supply' | 'might' }
  | { readonly type: 'use'; readonly once: OnceKind; readonly system?: number }
  | { readonly type: 'pass' }
  | { readonly type: 'reroll' }
  | { readonly type: 'letStand' }
  | { readonly type: 'swap'; readonly yes: boolean }
  | { readonly type: 'freeRetire'; readonly yes: boolean };
