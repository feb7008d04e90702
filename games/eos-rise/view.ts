/** What a seat sees, built up from nothing. All is public but the order of the decks and what the bag gives next. */
import { clone, type People, pileSize, unplaced } from '#engine';
import type { AlienClass } from './content/aliens.ts';
import { BOARDS, type CharacterId } from './content/characters.ts';
import { CREW_ACTIONS, type CrewAction } from './content/rooms.ts';
import type { EosFrame } from './frame.ts';
import { diceCount, stressFloor, unlocked } from './rules/crew.ts';
import { totalHull } from './rules/hull.ts';
import { stationHere } from './rules/location.ts';
import { extinctionDamage, year } from './rules/tracks.ts';
import type { Combat, Decks, Flight, Member, Raider, Ship, State, Strike } from './state.ts';
import { stationCost } from './steps/crewEffects.ts';
import { lanesLeft, warpValue } from './steps/warp.ts';

export interface SeenMember extends Readonly<Omit<Member, 'technology' | 'mission'>> {
  readonly technology: readonly Member['technology'][number][];
  readonly mission?: Readonly<NonNullable<Member['mission']>>;
  readonly dice: number;
  readonly breakdown: number;
  readonly squares: number;
}

/** A deck as everyone knows it: how many cards are left, which ones, in no telling order, and the discards. */
export interface SeenDeck {
  readonly left: number;
  readonly unseen: readonly string[];
  readonly discard: readonly string[];
}

export interface View {
  /** What those who play are called, where that is known. */
  readonly called?: People;
  /** The decision that is open, with what it is about; absent when the game is over. */
  readonly asking?: EosFrame;
  readonly difficulty: State['difficulty'];
  readonly traits: boolean;
  readonly shieldsExpire: boolean;
  readonly unlimited: boolean;
  readonly facilitator: number;
  readonly round: number;
  readonly year: number;
  readonly phase: State['phase'];
  readonly progress: number;
  readonly intel: number;
  readonly funding: number;
  readonly extinction: number;
  readonly extinctionDamage: number;
  readonly credits: number;
  readonly stressFloor: number;
  readonly assistants: boolean;
  readonly crew: Readonly<Record<CharacterId, SeenMember>>;
  readonly hull: Readonly<State['hull']>;
  readonly totalHull: number;
  readonly tools: number;
  readonly shieldPool: number;
  readonly shields: number;
  readonly charge: readonly number[];
  readonly bag: Readonly<Record<AlienClass, number>>;
  readonly ships: readonly Readonly<Ship>[];
  readonly redeploy: readonly (AlienClass | 'none')[];
  readonly redeployTokens: boolean;
  readonly invasion: readonly AlienClass[];
  readonly orders: Readonly<State['orders']>;
  readonly pursuit: readonly Readonly<Raider>[];
  readonly attackers: readonly Readonly<Raider>[];
  readonly decks: Readonly<Record<keyof Decks, SeenDeck>>;
  readonly event?: State['event'];
  readonly eos: State['eos'];
  readonly frbs: readonly State['eos'][];
  readonly skills: readonly State['eos'][];
  readonly creditTokens: readonly State['eos'][];
  readonly asteroids: State['asteroids'];
  readonly stations: State['stations'];
  readonly stationCosts?: Readonly<Partial<Record<CrewAction, number>>>;
  readonly planet?: State['eos'];
  readonly lastDash: boolean;
  readonly cycle: number;
  readonly held: readonly State['held'][number][];
  readonly effects: Readonly<State['effects']>;
  readonly damage: number;
  readonly warpValue: number;
  readonly lanesLeft: number;
  readonly flight?: Readonly<Flight>;
  readonly combat?: Readonly<Combat>;
  readonly strike?: Readonly<Strike>;
  readonly kills: Readonly<Record<AlienClass, number>>;
  readonly outcome?: State['outcome'];
}

export function view(s: State): View {
  const asking = s.stack[s.stack.length - 1];
  const { decks } = s;
  return {
    ...(asking ? { asking: clone(asking) } : {}),
    difficulty: s.difficulty,
    traits: s.traits,
    shieldsExpire: s.shieldsExpire,
    unlimited: s.unlimited,
    facilitator: s.facilitator,
    round: s.round,
    year: year(s),
    phase: s.phase,
    progress: s.progress,
    intel: s.intel,
    funding: s.funding,
    extinction: s.extinction,
    extinctionDamage: extinctionDamage(s),
    credits: s.credits,
    stressFloor: stressFloor(s),
    assistants: unlocked(s, 'commander').assistant,
    crew: {
      commander: seenMember(s, 'commander'),
      pilot: seenMember(s, 'pilot'),
      specialist: seenMember(s, 'specialist'),
      engineer: seenMember(s, 'engineer'),
    },
    hull: { ...s.hull },
    totalHull: totalHull(s),
    tools: unlocked(s, 'engineer').tools,
    shieldPool: s.shieldPool,
    shields: s.shields,
    charge: s.charge.slice(),
    bag: { ...s.bag },
    ships: clone(s.ships),
    redeploy: s.redeploy.slice(),
    redeployTokens: s.redeployTokens,
    invasion: s.invasion.slice(),
    orders: { ...s.orders },
    pursuit: clone(s.pursuit),
    attackers: clone(s.attackers),
    decks: {
      damage: seenDeck(decks.damage),
      technology: seenDeck(decks.technology),
      contract: seenDeck(decks.contract),
      dexer: seenDeck(decks.dexer),
      galagat: seenDeck(decks.galagat),
      vorde: seenDeck(decks.vorde),
      hawkins: seenDeck(decks.hawkins),
      chandra: seenDeck(decks.chandra),
      borealis: seenDeck(decks.borealis),
      perseus: seenDeck(decks.perseus),
    },
    ...(s.event ? { event: s.event } : {}),
    eos: s.eos,
    frbs: s.frbs.slice(),
    skills: s.skills.slice(),
    creditTokens: s.creditTokens.slice(),
    asteroids: clone(s.asteroids),
    stations: clone(s.stations),
    ...(stationHere(s) ? { stationCosts: stationCosts(s) } : {}),
    ...(s.planet ? { planet: s.planet } : {}),
    lastDash: s.lastDash,
    cycle: s.cycle,
    held: s.held.slice(),
    effects: { ...s.effects },
    damage: s.damage,
    warpValue: warpValue(s),
    lanesLeft: lanesLeft(s),
    ...(s.flight ? { flight: { ...s.flight } } : {}),
    ...(s.combat ? { combat: clone(s.combat) } : {}),
    ...(s.strike ? { strike: clone(s.strike) } : {}),
    kills: { ...s.kills },
    ...(s.outcome ? { outcome: s.outcome } : {}),
  };
}

function seenMember(s: State, who: CharacterId): SeenMember {
  return {
    ...clone(s.crew[who]),
    dice: diceCount(s, who),
    breakdown: BOARDS[who].breakdown,
    squares: unlocked(s, who).squares,
  };
}

function seenDeck<C extends string>({
  draw,
  discard,
}: {
  draw: Parameters<typeof unplaced<C>>[0];
  discard: C[];
}): SeenDeck {
  return { left: pileSize(draw), unseen: unplaced(draw, -1), discard: discard.slice() };
}

function stationCosts(s: State): Partial<Record<CrewAction, number>> {
  const costs: Partial<Record<CrewAction, number>> = {};
  for (const action of CREW_ACTIONS) {
    const cost = stationCost(s, action);
    if (cost > 0) costs[action] = cost;
  }
  return costs;
}
