/** Where the EOS could get with the lanes it has, and what lies on the way. Read from the view; the rules decide each lane. */
import { ALIENS } from '../content/aliens.ts';
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import { REGIONS } from '../content/regions.ts';
import { type GalaxyId, LANES } from '../rules/universe.ts';
import type { Ship } from '../state.ts';
import type { View } from '../view.ts';

/** What lies in a galaxy. */
export interface Here {
  readonly ships: readonly Readonly<Ship>[];
  readonly frbs: number;
  readonly skills: number;
  readonly credits: number;
  readonly asteroids: number;
  readonly mined: number;
  readonly cargo: readonly CharacterId[];
  readonly station?: (typeof REGIONS)[number];
  readonly gate: boolean;
  readonly planet: boolean;
  readonly eos: boolean;
}

const count = (list: readonly GalaxyId[], at: GalaxyId): number =>
  list.filter((other) => other === at).length;

export function hereOf(view: View, at: GalaxyId): Here {
  const station = REGIONS.find((region) => view.stations[region].at === at);
  const fields = view.asteroids.filter((field) => field.at === at);
  return {
    ships: view.ships.filter((ship) => ship.at === at),
    frbs: count(view.frbs, at),
    skills: count(view.skills, at),
    credits: count(view.creditTokens, at),
    asteroids: fields.length,
    mined: fields.filter(({ mined }) => mined).length,
    cargo: CHARACTERS.filter((who) => view.crew[who].cargo === at),
    ...(station ? { station } : {}),
    gate: station !== undefined && view.stations[station].gate,
    planet: view.planet === at,
    eos: view.eos === at,
  };
}

/** The same with who follows the EOS, as it is drawn. */
export function drawnAt(view: View, at: GalaxyId): Here {
  const here = hereOf(view, at);
  const following = here.eos ? view.pursuit.map(({ card }) => ({ class: ALIENS[card].class, at })) : [];
  return { ...here, ships: [...here.ships, ...following] };
}

/** One lane, or a jump from gate to gate (ER-22.4). */
function nextTo(view: View, at: GalaxyId): readonly GalaxyId[] {
  const gates = REGIONS.filter((region) => view.stations[region].gate).map(
    (region) => view.stations[region].at,
  );
  return gates.includes(at) ? [...LANES[at], ...gates.filter((gate) => gate !== at)] : LANES[at];
}

/** For every galaxy within reach the way there, the EOS's own galaxy left out; of equal ways the one with fewest dangers. */
export function reach(view: View, lanes: number): ReadonlyMap<GalaxyId, readonly GalaxyId[]> {
  const ways = new Map<GalaxyId, readonly GalaxyId[]>([[view.eos, []]]);
  let edge: GalaxyId[] = [view.eos];
  for (let step = 0; step < lanes; step++) {
    const next = new Map<GalaxyId, readonly GalaxyId[]>();
    for (const from of edge) {
      for (const to of nextTo(view, from)) {
        if (ways.has(to)) continue;
        const way = [...(ways.get(from) ?? []), to];
        const known = next.get(to);
        if (known === undefined || danger(view, way) < danger(view, known)) next.set(to, way);
      }
    }
    for (const [to, way] of next) ways.set(to, way);
    edge = [...next.keys()];
  }
  ways.delete(view.eos);
  return ways;
}

/** Where the EOS could get this year: with the lanes it has, and those its Afterburners would add. */
export function waysOf(view: View): ReadonlyMap<GalaxyId, readonly GalaxyId[]> {
  const { flight, lanesLeft, crew, hull, warpValue } = view;
  if (flight) return reach(view, lanesLeft + crew.pilot.cubes);
  return reach(view, hull.engine > 0 ? warpValue + crew.pilot.cubes : 0);
}

/** A way as it was laid out, and from where. */
interface LaidWay {
  readonly view: Pick<View, 'eos' | 'phase'>;
  readonly route: readonly GalaxyId[];
}

/** What is left of a way; who has flown elsewhere meanwhile has given it up. */
export function restOf({ view, route }: LaidWay, { eos, phase }: LaidWay['view']): readonly GalaxyId[] {
  const at = route.indexOf(eos);
  return phase !== view.phase || (at < 0 && eos !== view.eos) ? [] : route.slice(at + 1);
}

function danger(view: View, way: readonly GalaxyId[]): number {
  return way.reduce((sum, at) => {
    const { ships, asteroids } = hereOf(view, at);
    return sum + ships.length * 3 + asteroids;
  }, 0);
}

/** What a way collects, wakes and meets. */
export interface Toll {
  readonly lanes: number;
  readonly frbs: number;
  readonly skills: number;
  readonly credits: number;
  /** Guarded items go onto a ship's card. */
  readonly guarded: number;
  readonly ships: number;
  readonly asteroids: number;
  readonly cargo: number;
}

export function tollOf(view: View, way: readonly GalaxyId[]): Toll {
  const toll = {
    lanes: way.length,
    frbs: 0,
    skills: 0,
    credits: 0,
    guarded: 0,
    ships: 0,
    asteroids: 0,
    cargo: 0,
  };
  for (const at of new Set(way)) {
    const here = hereOf(view, at);
    toll.ships += here.ships.length;
    toll.asteroids += here.asteroids;
    toll.cargo += here.cargo.length;
    if (here.ships.length > 0) toll.guarded += here.frbs + here.skills + here.credits;
    else {
      toll.frbs += here.frbs;
      toll.skills += here.skills;
      toll.credits += here.credits;
    }
  }
  return toll;
}
