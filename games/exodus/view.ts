/** What a seat may see, built up from nothing (spec section 7). */
import { chosenIn, type Seat } from '#engine';
import type { ExodusAction } from './action.ts';
import type { OnceKind } from './content/advantage.ts';
import type { AgendaId } from './content/agendas.ts';
import type { CovertKey } from './content/covert.ts';
import type { FactionId, Trait } from './content/factions.ts';
import type { AnswerId, JourneyId } from './content/fleet.ts';
import type { Intent, OrderKey } from './content/orders.ts';
import { type DiscoveryId, SECRETS, type SecretId, type SecretKind } from './content/secrets.ts';
import type { ExodusFrame } from './frame.ts';
import { factionAt } from './houses.ts';
import { guardedValue, isMet, parOf, publicStanding, type Standing, standing } from './score.ts';
import { knows } from './secrets.ts';
import type { Exodus, Force, House, Leader, Mandate, Pledge, Scene, Secret, Stake, State } from './state.ts';

export interface SeenSecret {
  readonly index: number;
  readonly kind: SecretKind;
  readonly owner: FactionId;
  /** Absent while unknown to this seat. */
  readonly id?: SecretId;
  readonly public: boolean;
  readonly void: boolean;
  /** Those who are known to know it. */
  readonly knowers: readonly FactionId[];
}

export interface SeenHouse {
  readonly faction: FactionId;
  readonly seat: Seat;
  readonly renown: number;
  readonly pool: number;
  readonly held: Readonly<Partial<Record<FactionId, number>>>;
  readonly progress: number;
  readonly office: boolean;
  readonly leader: Leader;
  readonly retired: boolean;
  readonly leaderless: boolean;
  readonly mandates: readonly Mandate[];
  readonly written: Readonly<Partial<Record<FactionId, Intent>>>;
  readonly ballot?: Stake;
  readonly covert?: CovertKey;
  /** Whether the covert order hinders the public one no more (XD-18.7). */
  readonly masked?: boolean;
  readonly hindered: number;
  readonly struck: number;
  readonly greased: readonly FactionId[];
  readonly silent: boolean;
  readonly scenes: number;
  readonly guard: number;
  readonly par: number;
  readonly standing: number;
  /** Shown when the match is over. */
  readonly marked?: boolean;
  /** Agendas this seat has seen by spying. */
  readonly agendas: readonly AgendaId[];
}

export interface SeenSystem {
  readonly links: readonly number[];
  readonly visited: boolean;
  readonly reward?: number;
  readonly choice?: 'supply' | 'might';
  readonly convenience?: number;
  readonly left: number;
  readonly completed: number;
  readonly scouted: boolean;
  readonly risk?: number;
  readonly force: number;
  readonly flawed: boolean;
  readonly bearing: boolean;
  readonly sounded?: number;
}

/** What only the seat itself knows. */
export interface Dossier {
  readonly agendas: readonly { readonly id: AgendaId; readonly kept: boolean; readonly met: boolean }[];
  readonly marked: boolean;
  readonly bond: House['bond'];
  readonly used: readonly { readonly secret: SecretId; readonly once: OnceKind }[];
  readonly offer: readonly DiscoveryId[];
  readonly rumour?: { readonly of: FactionId; readonly secret: SecretId };
  readonly standing: Standing;
  readonly chosen: readonly ExodusAction[];
  readonly covert: CovertKey;
  readonly foreseen?: { readonly of: FactionId; readonly order: CovertKey };
}

export interface View {
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
  readonly reported: boolean;
  readonly pushed: boolean;
  readonly force?: Readonly<Force>;
  readonly answers: readonly AnswerId[];
  readonly houses: readonly SeenHouse[];
  readonly secrets: readonly SeenSecret[];
  readonly deck: number;
  readonly resolved: Readonly<Partial<Record<FactionId, OrderKey>>>;
  readonly tally: State['tally'];
  readonly asked: readonly FactionId[];
  readonly scene?: Omit<Scene, 'threat'> & { readonly threatened: boolean; readonly threat?: SecretId };
  readonly pledges: readonly Pledge[];
  readonly own?: Dossier;
  readonly outcome?: State['outcome'];
}

export function view(s: State, seat: Seat): View {
  const faction = factionAt(s, seat);
  const frame = shownFrame(s, faction);
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
    systems: s.systems.map(({ sounded, ...system }) =>
      sounded !== undefined && (open || sounded.by === faction)
        ? { ...system, sounded: sounded.risk }
        : system,
    ),
    here: s.here,
    risk: s.risk,
    reported: s.reported,
    pushed: s.pushed,
    ...(s.force === undefined ? {} : { force: s.force }),
    answers: s.answers,
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

/** D31 to the others a once-window looks like the pause before whatever follows it. */
function shownFrame(s: State, viewer: FactionId | undefined): ExodusFrame | undefined {
  let top = s.stack.length - 1;
  const asked = s.stack[top];
  if (asked?.step !== 'window' || asked.faction === viewer) return asked;
  while (s.stack[top]?.step === 'window' || s.stack[top]?.step === 'publish') top--;
  return s.stack[top];
}

/** The frame without what others have chosen in secret. */
function bareFrame(frame: ExodusFrame): ExodusFrame {
  if (!('chosen' in frame)) return frame;
  const { chosen: _, ...bare } = frame;
  return bare;
}

function seenHouse(s: State, house: House, viewer: FactionId | undefined): SeenHouse {
  const { faction } = house;
  const open = s.outcome !== undefined;
  const kept = house.agendas.slice(0, 2);
  return {
    faction,
    seat: house.seat,
    renown: house.renown,
    pool: house.pool,
    held: house.held,
    progress: house.progress,
    office: house.office,
    leader: house.leader,
    retired: house.retired,
    leaderless: house.leaderless >= s.cycle && s.cycle > 0,
    mandates: house.mandates,
    written: house.written,
    ...(house.ballot === undefined ? {} : { ballot: house.ballot }),
    ...(s.covertRevealed ? { covert: house.covert, masked: house.masked } : {}),
    hindered: house.hindered,
    struck: house.struck,
    greased: house.greased,
    silent: house.silentIn >= s.cycle && s.cycle > 0,
    scenes: house.opened,
    guard: guardedValue(s, faction),
    par: parOf(s, faction),
    standing: publicStanding(s, house),
    ...(open ? { marked: house.marked > 0 } : {}),
    agendas: kept.filter(
      (_, agenda) => open || house.agendasSeen.some((seen) => seen.by === viewer && seen.agenda === agenda),
    ),
  };
}

function seenSecret(secret: Secret, index: number, viewer: FactionId | undefined, open: boolean): SeenSecret {
  const known = open || secret.public || (viewer !== undefined && knows(secret, viewer));
  const aware = secret.knowers.filter(
    ({ faction, aware: told }) =>
      open || secret.public || faction === viewer || (viewer !== undefined && told.includes(viewer)),
  );
  return {
    index,
    kind: SECRETS[secret.id].kind,
    owner: secret.owner,
    ...(known ? { id: secret.id } : {}),
    public: secret.public,
    void: secret.void,
    knowers: aware.map(({ faction }) => faction).sort(),
  };
}

function seenScene(
  s: State,
  { threat, ...scene }: Scene,
  viewer: FactionId | undefined,
): NonNullable<View['scene']> {
  const party = viewer === scene.opener || viewer === scene.respondent;
  const id = threat === undefined ? undefined : s.secrets[threat]?.id;
  return {
    ...scene,
    threatened: threat !== undefined,
    ...(party && id !== undefined ? { threat: id } : {}),
  };
}

function dossier(s: State, seat: Seat): Dossier {
  const house = s.houses.find((other) => other.seat === seat);
  if (house === undefined) throw new Error(`nobody sits at ${seat}`);
  const frame = s.stack[s.stack.length - 1];
  const rumour = s.secrets[house.rumour];
  const { foreseen } = s;
  return {
    agendas: house.agendas.map((id, i) => ({
      id,
      kept: house.kept && i < 2,
      met: isMet(s, house, id, true),
    })),
    marked: house.marked > 0,
    bond: house.bond,
    used: house.used,
    offer: house.offer,
    ...(rumour === undefined ? {} : { rumour: { of: rumour.owner, secret: rumour.id } }),
    standing: standing(s, house, s.outcome === undefined),
    chosen: frame === undefined ? [] : (chosenIn<Exodus>(frame)[seat] ?? []),
    covert: house.covert,
    ...(foreseen?.by === house.faction
      ? { foreseen: { of: foreseen.of, order: coverOf(s, foreseen.of) } }
      : {}),
  };
}

function coverOf(s: State, faction: FactionId): CovertKey {
  return s.houses.find((house) => house.faction === faction)?.covert ?? 'none';
}
