/** What a seat may see, built up from nothing. */
import type { People, Seat } from '#engine';
import type { FactionId, Trait } from '../content/factions.ts';
import type { AnswerId, JourneyId } from '../content/fleet.ts';
import type { OrderKey } from '../content/orders.ts';
import type { ExodusFrame } from '../frame.ts';
import { factionAt } from '../rules/houses.ts';
import { legalOrders } from '../rules/legalSlips.ts';
import { shownFrame } from '../rules/unseenWindows.ts';
import type { Force, Perk, Pledge, State } from '../state.ts';
import { type Dossier, dossier } from './dossier.ts';
import { type SeenHouse, seenHouse } from './house.ts';
import { type SeenScene, seenScene } from './scene.ts';
import { type SeenSecret, seenSecret } from './secret.ts';
import { type SeenSystem, seenSystem } from './system.ts';

export interface View {
  /** What those who play are called, where that is known. */
  readonly called?: People;
  /** What is being decided; absent when the match is over. */
  readonly phase?: ExodusFrame['step'];
  readonly frame?: ExodusFrame;
  readonly journey: JourneyId;
  readonly people: boolean;
  readonly faction?: FactionId;
  readonly traits: Readonly<Record<Trait, number>>;
  readonly fatigue: number;
  readonly bearing: number;
  readonly readiness: number;
  readonly stash: number;
  readonly law: boolean;
  readonly regime?: FactionId;
  readonly burden: FactionId;
  readonly strains: number;
  readonly cycle: number;
  readonly visit: number;
  readonly arrivals: number;
  readonly reach: number;
  readonly jumps: number;
  readonly dawns: number;
  readonly systems: readonly SeenSystem[];
  readonly here: number;
  readonly risk: number;
  /** XD-8.12 the next look of the day is the aimed one. */
  readonly aims: boolean;
  readonly reported: boolean;
  readonly pushed: boolean;
  readonly force?: Readonly<Force>;
  /** XD-7.2 which ballot on the course is held, the first or the second; 0 before the first one. */
  readonly courseRound: number;
  readonly answers: readonly AnswerId[];
  /** Answers whose promise is still to be kept. */
  readonly perks: readonly Perk[];
  /** A chant helps the next jump; steady hands help the next ritual of either kind. */
  readonly chanted: boolean;
  readonly steadied: number;
  /** What may be written for each faction while slips are written. */
  readonly books: Readonly<Partial<Record<FactionId, readonly OrderKey[]>>>;
  readonly houses: readonly SeenHouse[];
  readonly secrets: readonly SeenSecret[];
  readonly deck: number;
  readonly resolved: Readonly<Partial<Record<FactionId, OrderKey>>>;
  readonly tally: State['tally'];
  readonly asked: readonly FactionId[];
  readonly scene?: SeenScene;
  readonly pledges: readonly Pledge[];
  readonly own?: Dossier;
  readonly outcome?: State['outcome'];
}

export function view(s: State, seat: Seat): View {
  const faction = factionAt(s, seat);
  const frame = shownFrame(s.stack, faction);
  const open = s.outcome !== undefined;
  return {
    ...(frame === undefined ? {} : { phase: frame.step, frame: bareFrame(frame) }),
    journey: s.options.journey,
    people: s.options.people,
    ...(faction === undefined ? {} : { faction }),
    traits: s.traits,
    fatigue: s.fatigue,
    bearing: s.bearing,
    readiness: s.readiness,
    stash: s.stash,
    law: s.law,
    ...(s.regime === undefined ? {} : { regime: s.regime }),
    burden: s.burden,
    strains: s.strains,
    cycle: s.cycle,
    visit: s.visit,
    arrivals: s.arrivals,
    reach: s.options.reach,
    jumps: s.jumps,
    dawns: s.dawns,
    systems: s.systems.map((system) => seenSystem(system, faction, open)),
    here: s.here,
    risk: s.risk,
    aims: s.aimed,
    reported: s.reported,
    pushed: s.pushed,
    ...(s.force === undefined ? {} : { force: s.force }),
    courseRound: s.courseRound,
    answers: s.answers,
    perks: s.perks,
    chanted: s.jumpAssist,
    steadied: s.steadied,
    books: frame?.step === 'isolation' ? books(s) : NO_BOOKS,
    houses: s.houses.map((house) => seenHouse(s, house, faction)),
    secrets: s.secrets.map((secret, index) => seenSecret(secret, index, faction, open)),
    deck: s.deck.reduce((sum, { cards }) => sum + cards.length, 0),
    resolved: s.resolved,
    tally: s.tally,
    asked: s.asked,
    ...(s.scene === undefined ? {} : { scene: seenScene(s, s.scene, faction) }),
    pledges: s.pledges,
    ...(faction === undefined ? {} : { own: dossier(s, seat) }),
    ...(s.outcome === undefined ? {} : { outcome: s.outcome }),
  };
}

const NO_BOOKS: View['books'] = {};

/** XD-9.4 follows from what everyone sees. */
function books(s: State): View['books'] {
  return Object.fromEntries(s.asked.map((faction) => [faction, legalOrders(s, faction)]));
}

/** The frame without what others have chosen in secret. */
function bareFrame(frame: ExodusFrame): ExodusFrame {
  if (!('chosen' in frame)) return frame;
  const { chosen: _, ...bare } = frame;
  return bare;
}
