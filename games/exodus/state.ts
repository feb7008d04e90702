/** The state of a voyage, in the game's own words. Everything is kept by faction; a faction has a seat. */
import {
  core,
  each,
  either,
  fixed,
  flag,
  int,
  type Kit,
  list,
  maybe,
  type Outcome,
  oneOf,
  type Play,
  pile,
  record,
  type Shape,
  type ShapeOf,
  some,
  text,
  type ValuesOf,
  yes,
} from '#engine';
import type { ExodusAction } from './action.ts';
import { ONCE_KINDS } from './content/advantage.ts';
import { AGENDA_IDS } from './content/agendas.ts';
import { FAMILY_NAMES, GIVEN_NAMES, LONGINGS, LOOKS, NEWCOMER, WORLDS } from './content/characters.ts';
import { COVERT_KEYS } from './content/covert.ts';
import { DEEDS } from './content/deeds.ts';
import { MANDATES } from './content/effect.ts';
import { FACTIONS, TRAITS } from './content/factions.ts';
import { ANSWER_IDS, type AnswerId } from './content/fleet.ts';
import { CANDIDATES, FAILURES, PHASES, PLAIN_ITEMS, REWARDS } from './content/plans.ts';
import { DISCOVERY_IDS, SECRET_IDS } from './content/secrets.ts';
import { SHIPS } from './content/ships.ts';
import type { ExodusEvent } from './event.ts';
import { type ExodusFrame, FRAMES } from './frame.ts';
import {
  count,
  faction,
  factions,
  intent,
  MOST_CYCLES,
  MOST_SEATS,
  MOST_SYSTEMS,
  order,
  roll,
  seat,
  secret,
  secretIndex,
  stake,
  system,
} from './limits.ts';
import { OPTIONS } from './options.ts';
import { PRELUDES, places, speaker, WRITTEN } from './rules/colour.ts';
import type { View } from './view/index.ts';

const discovery = oneOf(DISCOVERY_IDS);
const answers = list(oneOf(ANSWER_IDS), { max: ANSWER_IDS.length });

const MANDATE = fixed({
  kind: oneOf(MANDATES),
  /** The cycle in which it came: it binds, and can be neglected, from the next one on. */
  since: count,
  /** XD-16.6 either the Government or Security carries it. */
  shared: maybe(yes()),
});
export interface Mandate extends ShapeOf<typeof MANDATE> {}

const LEADER = fixed({
  /** Indexes into the lists of characters; colour. */
  given: places(GIVEN_NAMES),
  family: places(FAMILY_NAMES),
  world: places(WORLDS),
  look: places(LOOKS),
  misses: places(LONGINGS),
  /** Which secondary character was promoted; 6 is somebody new, -1 the first leader. */
  role: int(-1, NEWCOMER),
  /** Whose character it was, where not of the faction that is led (CT-10, XD-23.3). */
  from: maybe(faction),
  /** What the seat wrote over it, as colour. */
  ...WRITTEN,
});
export interface Leader extends ShapeOf<typeof LEADER> {}
export const leader: Shape<Leader> = LEADER;

/** One who knows a secret, and who is aware that they do. */
const KNOWER = record({ faction, aware: factions });
export interface Knower extends ShapeOf<typeof KNOWER> {}

/** XD-18.1 its words, impact and advantages are with its id (content/secrets.ts). */
const SECRET = record({
  id: secret,
  owner: faction,
  knowers: list<Knower>(KNOWER, { max: FACTIONS.length }),
  public: flag(),
  /** A personal secret of a leader who is gone. */
  void: flag(),
});
export interface Secret extends ShapeOf<typeof SECRET> {}

/** XD-20.4 what a seat chose in isolation; only `obey` and `resist` outlast it. */
export const BOND_STATES = ['none', 'obey', 'resist', 'confess', 'fudge', 'retire'] as const;

export const POLL_ANSWERS = ['none', 'accept', 'dissent', 'favour', ...FACTIONS] as const;
export type PollAnswer = (typeof POLL_ANSWERS)[number];

const HOUSE = record({
  faction,
  /** -1 while factions are drafted. */
  seat: int(-1, MOST_SEATS - 1),
  renown: int(-5, 5),
  /** Own markers not given away. */
  pool: int(0, 5),
  /** Markers held, by issuer. */
  held: some(FACTIONS, int(1, 5)),
  progress: int(0, 2),
  office: flag(),
  leader,
  retired: flag(),
  /** XD-19.4 own weight is 3 up to the end of this cycle. */
  leaderless: count,
  /** The three agendas dealt; once two are kept the one returned is last. */
  agendas: list(oneOf(AGENDA_IDS), { max: 3 }),
  kept: flag(),
  /** Who has seen an agenda by spying: pairs of index and faction. */
  agendasSeen: list(fixed({ agenda: int(0, 1), by: faction }), { max: 2 * FACTIONS.length }),
  mandates: list<Mandate>(MANDATE, { max: MANDATES.length }),
  /** What this faction wrote this cycle, by faction; public once revealed. */
  written: some(FACTIONS, intent),
  /** The disposition, course or landfall ballot. */
  ballot: maybe(stake),
  /** XD-7.2, XD-7.3 what this Keeper named when the course was last divided; gone with the next disposition. */
  named: maybe(stake),
  covert: oneOf(COVERT_KEYS),
  masked: flag(),
  /** XD-20.3 the cycle in which the leader was marked; 0 if not. */
  marked: count,
  bond: oneOf(BOND_STATES),
  /** Scenes opened and tests forced in the running phase. */
  opened: int(0, 2),
  forced: int(0, 100),
  /** What was answered in the running poll. */
  answer: oneOf(POLL_ANSWERS),
  /** XD-11.2 bound to silence in the resolve phase of this cycle. */
  silentIn: count,
  /** Hindrances on the public test of this cycle, and of the next. */
  hindered: int(0, 20),
  struck: int(0, 20),
  /** XD-8.12 grease: higher weight for these factions, in this cycle and in the next. */
  greased: factions,
  greasing: factions,
  used: list(fixed({ secret, once: oneOf(ONCE_KINDS) }), { max: 200 }),
  /** The two discoveries to choose from. */
  offer: list(discovery, { max: 2 }),
  /** CT-16 rumoured: index of a secret whose name was overheard; -1 if none. */
  rumour: int(-1, 200),
  deeds: some(DEEDS, count),
});
export interface House extends ShapeOf<typeof HOUSE> {}

const SYSTEM = record({
  links: list(system, { max: MOST_SYSTEMS + 1 }),
  visited: flag(),
  /** Roll of the reward, once scanned. */
  reward: maybe(roll),
  choice: maybe(oneOf(REWARDS)),
  convenience: maybe(roll),
  /** Cycles of work left until the next completion. */
  left: int(0, 4),
  completed: count,
  /** XD-7.7 a scout waits here; its risk roll stands. */
  scouted: flag(),
  risk: maybe(roll),
  /** Size of a force known to be here. */
  force: int(0, 3),
  flawed: flag(),
  /** XD-8.12 an order gave Bearing here. */
  bearing: flag(),
  /** The risk sounded out by one faction, used on arrival. */
  sounded: maybe(fixed({ risk: roll, by: faction })),
});
export interface System extends ShapeOf<typeof SYSTEM> {}

const FORCE = record({
  size: int(1, 3),
  lead: int(0, 4),
  began: int(1, 3),
  /** Treachery gave a hindrance in a battle test of this encounter. */
  betrayed: flag(),
});
export interface Force extends ShapeOf<typeof FORCE> {}

const PLEDGE = fixed({ kind: oneOf(['course', 'disposition']), by: faction, to: faction });
export interface Pledge extends ShapeOf<typeof PLEDGE> {}

/** XD-11.2 what is offered in a scene. */
export const item = either(
  fixed({ kind: oneOf(PLAIN_ITEMS) }),
  fixed({ kind: oneOf(['vote']), faction, intent }),
);
export type Item = ShapeOf<typeof item>;

const SCENE = record({
  phase: oneOf(PHASES),
  opener: faction,
  respondent: maybe(faction),
  issue: maybe(faction),
  demand: maybe(stake),
  items: list(item, { max: 4 }),
  /** Index of the secret threatened with; hidden from bystanders. */
  threat: maybe(secretIndex),
  extra: maybe(item),
  /** What the respondent asked for when the opener stood by the old offer. */
  denied: maybe(item),
  /** XD-11.11 colour: where, after what, and which character of a side speaks instead of its leader. */
  ship: maybe(oneOf(SHIPS)),
  prelude: maybe(oneOf(PRELUDES)),
  speakers: maybe(some(FACTIONS, speaker)),
  /** The faction of a vote item that is being written. */
  voting: maybe(faction),
  choice: some(FACTIONS, oneOf(['force', 'drop'])),
});
export interface Scene extends ShapeOf<typeof SCENE> {}

/** CT-16 one-time help promised by the answers to the fleet questions. */
export type Perk = AnswerId;

/** What was agreed on before the voyage. */
const AGREED = fixed({
  journey: oneOf(OPTIONS.journey.values),
  infection: oneOf(OPTIONS.infection.values),
  fudge: flag(),
  draft: flag(),
  questions: flag(),
  brisk: flag(),
  unheld: flag(),
  dawnSwap: flag(),
  reach: int(1, OPTIONS.reach.max),
  people: flag(),
  /** The factions in play, a bit each in faction order. */
  inPlay: int(7, 2 ** FACTIONS.length - 1),
});

const OUTCOME = fixed({
  winners: list(seat, { max: MOST_SEATS }),
  reason: oneOf(['colony', ...FAILURES]),
  rule: text(10),
  points: maybe(list(int(-100, 200), { max: MOST_SEATS })),
  places: maybe(list(int(1, MOST_SEATS), { max: MOST_SEATS })),
});

export const STATE = record({
  ...core(FRAMES, { min: 3, max: MOST_SEATS }),
  outcome: maybe<Outcome>(OUTCOME),
  options: AGREED,
  /** In faction order. */
  houses: list<House>(HOUSE, { min: 3, max: FACTIONS.length }),
  traits: each(TRAITS, int(0, 12)),
  fatigue: count,
  bearing: count,
  readiness: int(0, 3),
  stash: int(0, 12),
  law: flag(),
  regime: maybe(faction),
  burden: faction,
  cycle: int(0, MOST_CYCLES),
  /** Cycle of the visit; 0 right after arrival. */
  visit: count,
  /** The visit was reached by a jump: leaders are checked in its first cycle. */
  byJump: flag(),
  arrivals: count,
  jumps: count,
  jumpsFailed: count,
  scans: count,
  killed: count,
  succeeded: count,
  dawns: int(0, 1),
  systems: list<System>(SYSTEM, { max: MOST_SYSTEMS + 1 }),
  here: system,
  /** Roll of the risk of this visit. */
  risk: roll,
  reported: flag(),
  pushed: flag(),
  force: maybe<Force>(FORCE),
  secrets: list<Secret>(SECRET, { max: SECRET_IDS.length }),
  deck: pile(discovery, DISCOVERY_IDS.length, list(seat, { max: MOST_SEATS })),
  /** Discoveries taken by unheld Researchers; public at once. */
  unheldProgress: int(0, 2),
  answers,
  perks: answers,
  votes: list(oneOf(ANSWER_IDS), { max: ANSWER_IDS.length * MOST_SEATS }),
  /** The factions whose orders are written for this cycle (XD-9.4). */
  asked: factions,
  resolved: some(FACTIONS, order),
  tally: some(FACTIONS, list(fixed({ order, total: count }), { max: MOST_SEATS })),
  dissented: flag(),
  lastOpener: maybe(faction),
  scene: maybe<Scene>(SCENE),
  pledges: list<Pledge>(PLEDGE, { max: 500 }),
  /** What is true of this cycle only. */
  noRest: flag(),
  restMore: oneOf([0, 1, 9]),
  jumpAssist: flag(),
  restBonus: flag(),
  leadBonus: flag(),
  upkeepOff: flag(),
  scanMore: int(0, 200),
  picket: oneOf([0, 1, 2]),
  hunted: int(0, 2),
  harvested: factions,
  /** Systems still to be scanned this cycle, and how many. */
  scanning: int(0, 200),
  aimed: flag(),
  strains: int(0, 10),
  steadied: int(0, 200),
  covertRevealed: flag(),
  courseRound: int(0, 2),
  /** The system that is being surveyed. */
  surveyed: system,
  electionVotes: list(fixed({ faction, who: oneOf(CANDIDATES) }), { max: MOST_SEATS }),
  foreseen: maybe(fixed({ by: faction, of: faction })),
});
export interface State extends ShapeOf<typeof STATE> {}

export interface Exodus extends Kit {
  state: State;
  action: ExodusAction;
  frame: ExodusFrame;
  view: View;
  event: ExodusEvent;
  options: ValuesOf<typeof OPTIONS>;
}

export type G = Play<Exodus>;
