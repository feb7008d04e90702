/** The state of a voyage, in the game's own words. Everything is kept by faction; a faction has a seat. */
import type { Core, Kit, Pile, Play, Seat, ValuesOf } from '#engine';
import type { ExodusAction } from './action.ts';
import type { OnceKind } from './content/advantage.ts';
import type { AgendaId } from './content/agendas.ts';
import type { CovertKey } from './content/covert.ts';
import type { Deed } from './content/deeds.ts';
import type { MandateKind } from './content/effect.ts';
import type { FactionId, Trait } from './content/factions.ts';
import type { AnswerId, JourneyId } from './content/fleet.ts';
import type { Intent, OrderKey } from './content/orders.ts';
import type { DiscoveryId, PersonalId, SecretId } from './content/secrets.ts';
import type { ShipId } from './content/ships.ts';
import type { ExodusEvent } from './event.ts';
import type { ExodusFrame } from './frame.ts';
import type { OPTIONS } from './options.ts';
import type { Prelude } from './rules/colour.ts';
import type { View } from './view/index.ts';

export interface Mandate {
  readonly kind: MandateKind;
  /** The cycle in which it came: it binds, and can be neglected, from the next one on. */
  readonly since: number;
  /** XD-16.6 either the Government or Security carries it. */
  readonly shared?: true;
}

export interface Leader {
  /** Indexes into the lists of characters; colour. */
  readonly given: number;
  readonly family: number;
  readonly world: number;
  readonly look: number;
  readonly misses: number;
  /** Which secondary character was promoted; 6 is somebody new, -1 the first leader. */
  readonly role: number;
  /** Whose character it was, where not of the faction that is led (CT-10, XD-23.3). */
  readonly from?: FactionId;
  /** What the seat wrote over it, as colour. */
  readonly name?: string;
  readonly title?: string;
  readonly note?: string;
  readonly face?: number;
}

/** One who knows a secret, and who is aware that they do. */
export interface Knower {
  readonly faction: FactionId;
  aware: FactionId[];
}

/** XD-18.1 its words, impact and advantages are with its id (content/secrets.ts). */
export interface Secret {
  id: SecretId;
  owner: FactionId;
  knowers: Knower[];
  public: boolean;
  /** A personal secret of a leader who is gone. */
  void: boolean;
}

export interface House {
  readonly faction: FactionId;
  seat: Seat;
  renown: number;
  /** Own markers not given away. */
  pool: number;
  /** Markers held, by issuer. */
  held: Partial<Record<FactionId, number>>;
  progress: number;
  office: boolean;
  leader: Leader;
  retired: boolean;
  /** XD-19.4 own weight is 3 up to the end of this cycle. */
  leaderless: number;
  /** The three agendas dealt; once two are kept the one returned is last. */
  agendas: AgendaId[];
  kept: boolean;
  /** Who has seen an agenda by spying: pairs of index and faction. */
  agendasSeen: { readonly agenda: number; readonly by: FactionId }[];
  mandates: Mandate[];
  /** What this faction wrote this cycle, by faction; public once revealed. */
  written: Partial<Record<FactionId, Intent>>;
  /** The disposition, course or landfall ballot. */
  ballot?: Stake;
  covert: CovertKey;
  masked: boolean;
  /** XD-20.3 the cycle in which the leader was marked; 0 if not. */
  marked: number;
  bond: Bond;
  /** Scenes opened and tests forced in the running phase. */
  opened: number;
  forced: number;
  /** What was answered in the running poll. */
  answer: PollAnswer;
  /** XD-11.2 bound to silence in the resolve phase of this cycle. */
  silentIn: number;
  /** Hindrances on the public test of this cycle, and of the next. */
  hindered: number;
  struck: number;
  /** XD-8.12 grease: higher weight for these factions, in this cycle and in the next. */
  greased: FactionId[];
  greasing: FactionId[];
  used: { readonly secret: SecretId; readonly once: OnceKind }[];
  /** The two discoveries to choose from. */
  offer: DiscoveryId[];
  /** CT-16 rumoured: index of a secret whose name was overheard; -1 if none. */
  rumour: number;
  deeds: Partial<Record<Deed, number>>;
}

/** XD-20.4 what a seat chose in isolation; only `obey` and `resist` outlast it. */
export const BOND_STATES = ['none', 'obey', 'resist', 'confess', 'fudge', 'retire'] as const;
export type Bond = (typeof BOND_STATES)[number];

export type PollAnswer = 'none' | 'accept' | 'dissent' | 'favour' | FactionId;

export interface System {
  links: number[];
  visited: boolean;
  /** Roll of the reward, once scanned. */
  reward?: number;
  choice?: 'supply' | 'might';
  convenience?: number;
  /** Cycles of work left until the next completion. */
  left: number;
  completed: number;
  /** XD-7.7 a scout waits here; its risk roll stands. */
  scouted: boolean;
  risk?: number;
  /** Size of a force known to be here. */
  force: number;
  flawed: boolean;
  /** XD-8.12 an order gave Bearing here. */
  bearing: boolean;
  /** The risk sounded out by one faction, used on arrival. */
  sounded?: { readonly risk: number; readonly by: FactionId };
}

export interface Force {
  size: number;
  lead: number;
  began: number;
  /** Treachery gave a hindrance in a battle test of this encounter. */
  betrayed: boolean;
}

export type Pledge = {
  readonly kind: 'course' | 'disposition';
  readonly by: FactionId;
  readonly to: FactionId;
};

export const DISPOSITIONS = ['stay', 'leave', 'attack'] as const;
export type Disposition = (typeof DISPOSITIONS)[number];

export const LANDFALLS = ['found', 'flawed', 'dawn', 'fate', 'wait'] as const;
export type Landfall = (typeof LANDFALLS)[number];

export const AIMED_PLANS = ['jump', 'hurried', 'scout', 'nuke'] as const;
export const PLAIN_PLANS = ['nuke', 'dark', 'cover', 'hold'] as const;
export type Course = `${(typeof AIMED_PLANS)[number]}@${number}` | (typeof PLAIN_PLANS)[number];

/** What a scene is about: an intent or a ballot. */
export type Stake = Intent | Disposition | Course | Landfall;

export const PHASES = ['resolve', 'disposition', 'course', 'landfall'] as const;
export type Phase = (typeof PHASES)[number];

export const PLAIN_ITEMS = [
  'marker',
  'return',
  'pledge-course',
  'pledge-disposition',
  'pledge-silence',
] as const;
export type PlainItem = (typeof PLAIN_ITEMS)[number];
export type Item =
  | { readonly kind: PlainItem }
  | { readonly kind: 'vote'; readonly faction: FactionId; readonly intent: Intent };

export interface Scene {
  readonly phase: Phase;
  readonly opener: FactionId;
  respondent?: FactionId;
  issue?: FactionId;
  demand?: Stake;
  items: Item[];
  /** Index of the secret threatened with; hidden from bystanders. */
  threat?: number;
  extra?: Item;
  /** What the respondent asked for when the opener stood by the old offer. */
  denied?: Item;
  /** XD-11.11 colour: where, after what, and which character of a side speaks instead of its leader. */
  ship?: ShipId;
  prelude?: Prelude;
  speakers?: Partial<Record<FactionId, number>>;
  /** The faction of a vote item that is being written. */
  voting?: FactionId;
  choice: Partial<Record<FactionId, 'force' | 'drop'>>;
}

/** CT-16 one-time help promised by the answers to the fleet questions. */
export type Perk = AnswerId;

export interface State extends Core<ExodusFrame> {
  readonly options: {
    readonly journey: JourneyId;
    readonly infection: 'off' | 'marked' | 'turncoat';
    readonly fudge: boolean;
    readonly draft: boolean;
    readonly questions: boolean;
    readonly brisk: boolean;
    readonly unheld: boolean;
    readonly dawnSwap: boolean;
    readonly reach: number;
    readonly people: boolean;
    /** The factions in play, a bit each in faction order. */
    readonly inPlay: number;
  };
  /** In faction order. */
  houses: House[];
  traits: Record<Trait, number>;
  fatigue: number;
  bearing: number;
  readiness: number;
  stash: number;
  law: boolean;
  regime?: FactionId;
  burden: FactionId;
  cycle: number;
  /** Cycle of the visit; 0 right after arrival. */
  visit: number;
  /** The visit was reached by a jump: leaders are checked in its first cycle. */
  byJump: boolean;
  arrivals: number;
  jumps: number;
  jumpsFailed: number;
  scans: number;
  killed: number;
  succeeded: number;
  dawns: number;
  systems: System[];
  here: number;
  /** Roll of the risk of this visit. */
  risk: number;
  reported: boolean;
  pushed: boolean;
  force?: Force;
  secrets: Secret[];
  deck: Pile<DiscoveryId>;
  /** Discoveries taken by unheld Researchers; public at once. */
  unheldProgress: number;
  answers: AnswerId[];
  perks: Perk[];
  votes: AnswerId[];
  /** The factions whose orders are written for this cycle (XD-9.4). */
  asked: FactionId[];
  resolved: Partial<Record<FactionId, OrderKey>>;
  tally: Partial<Record<FactionId, { readonly order: OrderKey; readonly total: number }[]>>;
  dissented: boolean;
  lastOpener?: FactionId;
  scene?: Scene;
  pledges: Pledge[];
  /** What is true of this cycle only. */
  noRest: boolean;
  restMore: 0 | 1 | 9;
  jumpAssist: boolean;
  restBonus: boolean;
  leadBonus: boolean;
  upkeepOff: boolean;
  scanMore: number;
  picket: 0 | 1 | 2;
  hunted: number;
  harvested: FactionId[];
  /** Systems still to be scanned this cycle, and how many. */
  scanning: number;
  aimed: boolean;
  strains: number;
  steadied: number;
  covertRevealed: boolean;
  courseRound: number;
  /** The system that is being surveyed. */
  surveyed: number;
  electionVotes: { readonly faction: FactionId; readonly who: 'incumbent' | 'challenger' }[];
  foreseen?: { readonly by: FactionId; readonly of: FactionId };
}

export interface Exodus extends Kit {
  state: State;
  action: ExodusAction;
  frame: ExodusFrame;
  view: View;
  event: ExodusEvent;
  options: ValuesOf<typeof OPTIONS>;
}

export type G = Play<Exodus>;
export type { PersonalId };
