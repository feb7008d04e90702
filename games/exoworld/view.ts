/** What each seat sees, built up from nothing (XW-9.2). */
import { type KnownLayer, knownLayers, type People, pileSize, type Seat, same } from '#engine';
import type { CardId } from './content/cards.ts';
import { CHARACTERS, type CharacterId } from './content/characters.ts';
import { effectOf, isCritical } from './content/events.ts';
import type { HealthId } from './content/health.ts';
import type { BranchId, EffectId, EventId } from './content/ids.ts';
import type { ModuleId } from './content/modules.ts';
import type { Ambience, Resource } from './content/resources.ts';
import { SCENARIOS, type ScenarioId } from './content/scenarios.ts';
import { type BaseToken, tokenAt } from './content/tokens.ts';
import type { ExoworldFrame, Window } from './frame.ts';
import { isWorking } from './rules/base.ts';
import { faceUpCount } from './rules/cards.ts';
import { gaugeOf } from './rules/gauge.ts';
import { actionsLeft, limitOf, speedOf } from './rules/health.ts';
import { type Impact, impactsLeft, impactsOf } from './rules/impact.ts';
import { currentSeat, isSolo } from './rules/order.ts';
import { type Hand, PUBLIC, type RefusedOffer, type Said, type State } from './state.ts';
import { choresLeft } from './steps/turn.ts';
import { countTokens } from './steps/update.ts';

export interface SeenPlace {
  readonly place: number;
  readonly card: ModuleId | 'home';
  readonly x: number;
  readonly y: number;
  readonly working: boolean;
  readonly tokens: readonly BaseToken[];
}

export interface SeenCrew {
  readonly crew: number;
  readonly id: CharacterId;
  readonly seat: Seat;
  readonly at: number;
  readonly fatigue: number;
  readonly health: readonly HealthId[];
  readonly away: boolean;
  readonly speed: number;
  readonly handLimit: number;
}

export interface SeenHand {
  readonly count: number;
  /** The cards this onlooker knows of; all of them where hands are open. */
  readonly known: readonly CardId[];
}

/** A supply with what becomes of it. */
export interface Gauge {
  readonly production: number;
  /** The true sum, when it lies beyond the track (XW-5.4). */
  readonly sum: number;
  readonly supply: number;
  readonly leaks: number;
  /** The supply after the next update, and what it would take off the emergency supply. */
  readonly next: number;
  readonly missing: number;
}

export interface View {
  /** What those who play are called, where that is known. */
  readonly called?: People;
  /** What is being decided; absent when the game is over. */
  readonly phase?: ExoworldFrame['step'];
  readonly window?: Window;
  readonly scenario: ScenarioId;
  readonly ambience: Ambience;
  readonly critical: boolean;
  readonly incommunication: boolean;
  readonly solo: boolean;
  readonly gauges: readonly Gauge[];
  readonly emergency: number;
  readonly base: readonly SeenPlace[];
  readonly crew: readonly SeenCrew[];
  readonly hands: readonly SeenHand[];
  /** The characters each seat still chooses among. */
  readonly offers: readonly (readonly CharacterId[])[];
  readonly deck: number;
  readonly faceUp: readonly CardId[];
  readonly gaps: number;
  readonly discards: readonly CardId[];
  /** Cards the Surveyor looks at or the Quartermaster puts away, as far as this onlooker sees them. */
  readonly aside: readonly CardId[];
  readonly events: readonly KnownLayer<EventId>[];
  readonly sections: readonly number[];
  /** The event on the table; hidden from the others in incommunication until it is carried out. */
  readonly event?:
    | {
        readonly event: EventId;
        readonly effect: EffectId;
        readonly critical: boolean;
        /** What it does here and now; once it has begun, what is still to come. */
        readonly impacts: readonly Impact[];
        readonly begun?: true;
      }
    | 'hidden';
  readonly branch?: BranchId;
  readonly eventDiscards: readonly EventId[];
  /** Whose turn it is: the character's number and its seat. */
  readonly current: number;
  readonly seat: Seat;
  readonly turn: number;
  readonly actionsLeft: number;
  readonly choresLeft: number;
  readonly skillUsed: boolean;
  readonly fabrication: boolean;
  readonly lockdown: boolean;
  readonly rationing: boolean;
  readonly refusedBy: readonly RefusedOffer[];
  readonly said: readonly Said[];
  readonly site?: {
    readonly module: ModuleId;
    readonly x: number;
    readonly y: number;
    readonly due: readonly Resource[];
    readonly waived: number;
  };
  readonly offer?: {
    readonly kind: 'give' | 'take' | 'request';
    readonly from: Seat;
    readonly to: Seat;
    readonly card?: CardId;
    readonly colour: Resource | 'protocol';
  };
  readonly noTransfers: boolean;
  readonly noProtocols: boolean;
  readonly outcome?: State['outcome'];
}

export function view(s: State, seat: Seat): View {
  const frame = s.outcome === undefined ? s.stack[s.stack.length - 1] : undefined;
  const seated = s.crew.length > 0;
  const event = seenEvent(s, seat, frame);
  return {
    ...(frame ? { phase: frame.step } : {}),
    ...(frame && 'window' in frame ? { window: frame.window } : {}),
    ...(frame && 'branch' in frame && frame.branch ? { branch: frame.branch } : {}),
    scenario: s.scenario,
    ambience: SCENARIOS[s.scenario].ambience,
    critical: s.critical,
    incommunication: s.incommunication,
    solo: isSolo(s),
    gauges: gauges(s),
    emergency: s.emergency,
    base: s.base.map((place, i) => ({
      place: i,
      card: place.card,
      x: place.x,
      y: place.y,
      working: isWorking(place),
      tokens: place.tokens.flatMap((count, t) => Array.from({ length: count }, () => tokenAt(t))),
    })),
    crew: s.crew.map((crew, number) => ({
      crew: number,
      id: crew.id,
      seat: crew.seat,
      at: crew.at,
      fatigue: crew.fatigue,
      health: crew.health.slice(),
      away: crew.away,
      speed: speedOf(crew, CHARACTERS[crew.id].speed),
      handLimit: limitOf(crew),
    })),
    hands: s.hands.map((hand, owner) => seenHand(s, hand, owner, seat)),
    offers: s.offers.map((characters) => characters.slice()),
    deck: pileSize(s.deck),
    faceUp: s.faceUp.slice(),
    gaps: faceUpCount(s) - s.faceUp.length,
    discards: s.discards.slice(),
    aside: seesAside(s, seat, frame) ? s.aside.slice() : [],
    events: knownLayers(s.events, seat),
    sections: s.sections.slice(),
    ...(event ? { event } : {}),
    eventDiscards: s.eventDiscards.slice(),
    current: s.current,
    seat: seated ? currentSeat(s) : 0,
    turn: s.turn,
    actionsLeft: seated ? actionsLeft(s) : 0,
    choresLeft: seated ? choresLeft(s) : 0,
    skillUsed: s.skillUsed,
    fabrication: s.fabrication,
    lockdown: s.lockdown,
    rationing: s.rationing,
    refusedBy: s.refusedBy.slice(),
    said: s.said.slice(),
    ...(s.site ? { site: s.site } : {}),
    ...(s.offer ? { offer: seenOffer(s, s.offer, seat) } : {}),
    noTransfers: s.noTransfers !== undefined,
    noProtocols: s.noProtocols !== undefined,
    ...(s.outcome ? { outcome: s.outcome } : {}),
  };
}

/** Whether a seat knows a card of a hand by what everyone or it alone saw. */
export function knows(seen: number, seat: Seat): boolean {
  return isPublic(seen) || (seat >= 0 && (seen & (1 << seat)) !== 0);
}

export function isPublic(seen: number): boolean {
  return (seen & PUBLIC) !== 0;
}

function seenHand(s: State, { cards, seen }: Hand, owner: Seat, seat: Seat): SeenHand {
  if (!s.incommunication || owner === seat) return { count: cards.length, known: cards.slice() };
  // Sorted, so that where a known card lies in a hand says nothing.
  return { count: cards.length, known: cards.filter((_, i) => knows(seen[i] ?? 0, seat)).sort() };
}

/** What the Surveyor looks at is secret where hands are; what the Quartermaster puts away is not. */
export function seesAside(s: State, seat: Seat, frame: ExoworldFrame | undefined): boolean {
  return !s.incommunication || frame?.step !== 'survey' || seat === currentSeat(s);
}

/** Whether a drawn event is still the current player's secret. */
export function isEventSecret(s: State, frame: ExoworldFrame | undefined): boolean {
  if (!s.incommunication || s.drawn === undefined || s.drawn.open) return false;
  return frame?.step === 'respond' && frame.window === 3;
}

function seenEvent(s: State, seat: Seat, frame: ExoworldFrame | undefined): View['event'] {
  if (s.drawn === undefined) return undefined;
  if (isEventSecret(s, frame) && seat !== currentSeat(s)) return 'hidden';
  const { event } = s.drawn;
  const effect = effectOf(s, event);
  const all = impactsOf(s, effect);
  const impacts = impactsLeft(s) ?? all;
  const seen = { event, effect, critical: isCritical(event), impacts };
  return same(impacts, all) ? seen : { ...seen, begun: true };
}

function seenOffer(s: State, { kind, from, to, card, colour }: NonNullable<State['offer']>, seat: Seat) {
  const open = card !== undefined && (!s.incommunication || seat === from);
  return open ? { kind, from, to, card, colour } : { kind, from, to, colour };
}

function gauges(s: State): Gauge[] {
  const tokens = countTokens(s);
  return s.production.map((sum, r) => gaugeOf(sum, s.supply[r] ?? 0, tokens[r] ?? 0, s.rationing));
}
