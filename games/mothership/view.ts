/** What a seat may see, built up from nothing. Secret are hands, the deck, and which window another seat is in. */

import { type Outcome, type People, pileSize, type Seat, type Step } from '#engine';
import type { MoveKind } from './action.ts';
import type { ArtifactId } from './content/artifacts.ts';
import type { CardId } from './content/cards.ts';
import type { DevelopmentId } from './content/developments.ts';
import type { PlanetId, PlanetKind } from './content/layouts.ts';
import type { Split } from './content/panel.ts';
import type { TechnologyId } from './content/technologies.ts';
import type { MothershipFrame, MoveFrame } from './frame.ts';
import { boardOf } from './rules/board.ts';
import { dieSides, enginePower, fleetOf, isHeld, onBoard, shieldPoints, teamOf } from './rules/fleet.ts';
import { type HexName, NOWHERE, type Space } from './rules/hex.ts';
import { type Income, incomeOf, isPlanetGuarded, planetDefence } from './rules/planets.ts';
import { armadaScore, victoryPoints } from './rules/score.ts';
import { pathTo, reachOf } from './rules/space.ts';
import {
  classOf,
  isNpc,
  isShip,
  mothershipOf,
  type Owner,
  ownerOf,
  stationOf,
  type UnitClass,
  type UnitId,
  unitId,
} from './rules/units.ts';
import type { Agreed, Fight, FightNote, Mothership, State } from './state.ts';
import { isStationGuarded } from './steps/attack.ts';
import { STEPS } from './steps/index.ts';

export interface SeenUnit {
  readonly id: UnitId;
  readonly owner: Owner;
  readonly class: UnitClass;
  readonly at: HexName;
  /** Its phases of this turn are used up. */
  readonly moved: boolean;
  readonly attacked: boolean;
  readonly held: boolean;
  /** Spaces it can move in a turn, and the sides of its die. */
  readonly engine: number;
  readonly die: number;
  /** Stations only: whether it is guarded. */
  readonly guarded: boolean;
}

export interface SeenPlanet {
  readonly id: PlanetId;
  readonly kind: PlanetKind;
  readonly at: HexName;
  readonly moon: boolean;
  readonly owner?: Owner;
  readonly defence: number;
  readonly guarded: boolean;
  readonly artifact?: ArtifactId;
  readonly built: readonly DevelopmentId[];
  /** MS-7.2a seats that may not attack it again before their next turn, nor may their team-mates. */
  readonly repelled?: readonly Owner[];
}

export interface SeenFleet {
  readonly owner: Owner;
  readonly npc: boolean;
  readonly team: number;
  readonly out: boolean;
  readonly minerals: number;
  readonly gas: number;
  readonly influence: number;
  readonly cards: number;
  /** The own hand only. */
  readonly hand?: readonly CardId[];
  /** Cards of this hand that the looker knows: stolen from it. */
  readonly known: readonly CardId[];
  readonly technologies: readonly TechnologyId[];
  readonly energy: Split;
  readonly prodded: Split;
  readonly energySet: boolean;
  readonly hp: number;
  readonly stationHp: number;
  readonly shield: number;
  readonly points: number;
  readonly armada: number;
  readonly income: Income;
  /** Ships that will return, with the ends of turns to wait. */
  readonly due: readonly { readonly unit: UnitId; readonly wait: number }[];
}

/** A card that acted in the fight. */
export type SeenNote = Omit<FightNote, 'unit'> & { readonly unit?: UnitId };

/** The fight on the table, by ids. */
export type SeenFight = Pick<
  Fight,
  | 'kind'
  | 'ranged'
  | 'fresh'
  | 'gas'
  | 'beam'
  | 'bonus'
  | 'wing'
  | 'aux'
  | 'plus'
  | 'doubled'
  | 'faces'
  | 'field'
  | 'deflected'
> & {
  readonly cards: readonly SeenNote[];
  readonly attackers: readonly UnitId[];
  readonly target: UnitId | PlanetId;
};

/** A space that the ship under way can go to, with the path that would be walked. */
export interface SeenReach {
  readonly to: HexName;
  readonly kind: MoveKind;
  readonly path: readonly HexName[];
}

export interface View {
  /** What those who play are called, where that is known. */
  readonly called?: People;
  /** Who looks on. */
  readonly me: Seat;
  readonly table: Agreed;
  readonly layout: string;
  readonly round: number;
  readonly active: Owner;
  readonly first: Seat;
  readonly ending: boolean;
  /** Who is waited for, and what for: that only the seat itself is told. */
  readonly asked?: Seat;
  readonly asking?: MothershipFrame;
  /** While the seat is asked where its ship goes. */
  readonly reach?: readonly SeenReach[];
  readonly units: readonly SeenUnit[];
  readonly planets: readonly SeenPlanet[];
  readonly fleets: readonly SeenFleet[];
  readonly deck: number;
  readonly discard: readonly CardId[];
  readonly developments: number;
  readonly market: readonly DevelopmentId[];
  readonly blockade?: Owner;
  readonly fight?: SeenFight;
  readonly die?: NonNullable<State['die']>;
  readonly outcome?: Outcome;
}

export function view(s: State, seat: Seat): View {
  const asked = askedSeat(s);
  const top = s.stack[s.stack.length - 1];
  return {
    me: seat,
    table: s.table,
    layout: s.layout,
    round: s.round,
    active: s.active,
    first: s.first,
    ending: s.ending,
    ...(asked === undefined ? {} : { asked }),
    ...(asked === seat && top !== undefined ? { asking: top } : {}),
    ...(asked === seat && top?.step === 'moveTo' ? { reach: seenReach(s, top) } : {}),
    units: seenUnits(s),
    planets: seenPlanets(s),
    fleets: s.fleets.map((_, owner) => seenFleet(s, owner, seat)),
    deck: pileSize(s.deck),
    discard: s.discard.slice(),
    developments: pileSize(s.developments),
    market: s.market.slice(),
    ...(s.blockade === undefined ? {} : { blockade: s.blockade }),
    ...(s.fight ? { fight: seenFight(s, s.fight) } : {}),
    ...(s.die ? { die: s.die } : {}),
    ...(s.outcome ? { outcome: s.outcome } : {}),
  };
}

function askedSeat(s: State): Seat | undefined {
  const top = s.stack[s.stack.length - 1];
  if (top === undefined || s.outcome !== undefined) return undefined;
  const step: Step<Mothership> = STEPS[top.step];
  return 'kind' in step && step.kind === 'one' ? step.seat(s, top) : undefined;
}

/** Where a unit can go with so many spaces left. */
export function seenReach(s: State, { unit, left }: Pick<MoveFrame, 'unit' | 'left'>): SeenReach[] {
  const { names } = boardOf(s);
  const reach = reachOf(s, unit, left);
  const name = (space: Space): HexName => names[space] ?? '0,0';
  return reach.list.map((entry) => ({
    to: name(entry.to),
    kind: entry.kind,
    path: pathTo(reach, entry).map(name),
  }));
}

function seenUnits(s: State): SeenUnit[] {
  const { names } = boardOf(s);
  const seen: SeenUnit[] = [];
  for (const [unit, { at, moved, locked, attacked }] of s.units.entries()) {
    const name = names[at];
    if (at === NOWHERE || name === undefined) continue;
    const kind = classOf(unit);
    seen.push({
      id: unitId(s, unit),
      owner: ownerOf(unit),
      class: kind,
      at: name,
      moved: moved || locked,
      attacked,
      held: isHeld(s, unit),
      engine: isShip(unit) ? enginePower(s, unit) : 0,
      die: dieSides(s, unit),
      guarded: kind === 'station' && isStationGuarded(s, unit),
    });
  }
  return seen;
}

function seenPlanets(s: State): SeenPlanet[] {
  const { bodies, names } = boardOf(s);
  return s.planets.flatMap(({ gone, owner, artifact, built, repelled }, number) => {
    const body = bodies[number];
    if (gone || body === undefined) return [];
    return [
      {
        id: body.id,
        kind: body.kind,
        at: names[body.at] ?? '0,0',
        moon: body.moon,
        ...(owner === undefined ? {} : { owner }),
        defence: planetDefence(s, number),
        guarded: isPlanetGuarded(s, number),
        ...(artifact === undefined ? {} : { artifact }),
        built: built.slice(),
        ...(repelled ? { repelled: repelled.slice() } : {}),
      },
    ];
  });
}

function seenFleet(s: State, owner: Owner, seat: Seat): SeenFleet {
  const fleet = fleetOf(s, owner);
  const first = mothershipOf(owner);
  return {
    owner,
    npc: isNpc(s, owner),
    team: teamOf(s, owner),
    out: fleet.out !== undefined,
    minerals: fleet.minerals,
    gas: fleet.gas,
    influence: fleet.influence,
    cards: fleet.hand.length,
    ...(owner === seat ? { hand: fleet.hand.slice() } : {}),
    known: fleet.known
      .filter(({ to }) => to === seat)
      .map(({ card }) => card)
      .sort(),
    technologies: fleet.technologies.slice(),
    energy: { ...fleet.energy },
    prodded: { ...fleet.prodded },
    energySet: fleet.energySet,
    hp: fleet.hp,
    stationHp: onBoard(s, stationOf(owner)) ? fleet.stationHp : 0,
    shield: shieldPoints(s, owner),
    points: victoryPoints(s, owner),
    armada: armadaScore(s, owner),
    income: incomeOf(s, owner),
    due: s.units
      .slice(first, stationOf(owner))
      .flatMap(({ wait }, slot) => (wait === undefined ? [] : [{ unit: unitId(s, first + slot), wait }])),
  };
}

function seenFight(s: State, fight: Fight): SeenFight {
  const { kind, ranged, fresh, gas, beam, bonus, wing, aux, plus, doubled, faces, field, deflected } = fight;
  return {
    ...{
      kind,
      ranged,
      fresh,
      gas: [...gas],
      beam: [...beam],
      bonus: [...bonus],
      wing: [...wing],
      aux: [...aux],
    },
    plus: [...plus],
    doubled: [...doubled],
    faces: [...faces],
    field,
    deflected,
    cards: fight.cards.map(({ unit, ...note }) =>
      unit === undefined ? note : { ...note, unit: unitId(s, unit) },
    ),
    attackers: fight.attackers.map((unit) => unitId(s, unit)),
    target: kind === 'planet' ? (boardOf(s).bodies[fight.target]?.id ?? 'm1') : unitId(s, fight.target),
  };
}
