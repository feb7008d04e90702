/**
 * ER-17.3 The way an Alien ship takes: of all shortest paths, cut after its lanes, at its target or at the EOS, the one
 * that the tests prefer; ER-17.4 nothing else on the map counts. The map does not change while ships move, so what they
 * head for is worked out once a phase.
 */
import { nth } from '#engine';
import { ALIENS, type AlienClass, type AlienId } from '../content/aliens.ts';
import type { TieTest } from '../event.ts';
import type { Ship, State } from '../state.ts';
import { roundRule } from './roundRule.ts';
import { DISTANCES, GALAXIES, type GalaxyId, INDEX, NEIGHBOURS } from './universe.ts';

/** As much of the table as a course depends on: what a view shows will do. */
export interface Sky
  extends Readonly<Pick<State, 'eos' | 'event' | 'effects' | 'lastDash' | 'planet' | 'orders'>> {
  readonly frbs: readonly GalaxyId[];
  readonly skills: readonly GalaxyId[];
}

const COUNT = GALAXIES.length;
const DECOYED = 2;

export interface Course {
  readonly end: number;
  /** Where it starts and every galaxy entered. */
  path(): number[];
  /** The last test that was needed to choose it. */
  tie(): TieTest;
}

/** The movement value with modifiers (ER-22.10): not below 1, with Decoy Bay not below 0. */
export function alienLanes(
  s: Readonly<Pick<State, 'event' | 'effects'>>,
  name: AlienClass,
  card: AlienId,
): number {
  const decoyed = s.effects.decoyed === name;
  const lanes = ALIENS[card].lanes + (roundRule(s).alienLanes ?? 0) - (decoyed ? DECOYED : 0);
  return Math.max(decoyed ? 0 : 1, lanes);
}

/** How far every galaxy is from one, by number of galaxy. */
type Field = Readonly<Uint8Array>;

const FIELDS: readonly Field[] = GALAXIES.map((_, i) => DISTANCES.subarray(i * COUNT, (i + 1) * COUNT));

/** How far every galaxy is from the nearest of some targets. */
function field([first, ...others]: readonly GalaxyId[]): Field | undefined {
  if (first === undefined) return undefined;
  const near = nth(FIELDS, INDEX[first]);
  if (others.length === 0) return near;
  const nearest = near.slice();
  for (const other of others) {
    const far = nth(FIELDS, INDEX[other]);
    for (let i = 0; i < COUNT; i++) {
      const steps = far[i] ?? COUNT;
      if (steps < (nearest[i] ?? COUNT)) nearest[i] = steps;
    }
  }
  return nearest;
}

/** Where a class is headed this round; undefined when it does not move. */
interface Heading {
  readonly near: Field;
  readonly lanes: number;
  /** Ships further from the EOS than this do not move. */
  readonly veil: number;
}

/** What FRB orders lead to: in the Last Dash the Paradise Planet. */
function signals(s: Sky): Field | undefined {
  if (!s.lastDash) return field(s.frbs);
  return s.planet && FIELDS[INDEX[s.planet]];
}

function heading(s: Sky, name: AlienClass, toSignals: Field | undefined): Heading | undefined {
  const card = s.orders[name];
  if (card === undefined) return undefined;
  const lanes = alienLanes(s, name, card);
  if (lanes === 0) return undefined;
  if (ALIENS[card].to === 'eos')
    return { near: nth(FIELDS, INDEX[s.eos]), lanes, veil: roundRule(s).veil ?? COUNT };
  return toSignals && { near: toSignals, lanes, veil: COUNT };
}

/** Finds the course of one ship after another. `told`: whether anyone wants the path and what decided it. */
export function courses(
  { s }: { readonly s: Sky },
  told = true,
): (ship: Readonly<Ship>) => Course | undefined {
  const search = new Search(s, told);
  const toSignals = signals(s);
  const headings = {
    dexer: heading(s, 'dexer', toSignals),
    galagat: heading(s, 'galagat', toSignals),
    vorde: heading(s, 'vorde', toSignals),
  };
  return (ship) => {
    const to = headings[ship.class];
    if (to === undefined) return undefined;
    const from = INDEX[ship.at];
    const far = to.near[from] ?? COUNT;
    // ER-17.3 already on a target
    return far === 0 || far > to.veil ? undefined : search.from(from, to.lanes, to.near);
  };
}

const EOS = 4;
const FRB = 2;
const SKILL = 1;

/** Walks the shortest paths with lower galaxy ids first, so that of equals the first found has the lower way. */
class Search {
  readonly #eos: number;
  /** What each galaxy holds, as the tests ask for it. */
  readonly #marks = new Uint8Array(COUNT);
  #path: number[] = [];
  #near: Field = this.#marks;
  #best: number[] = [];
  #bestMarks = 0;
  #bestEnd = COUNT;
  #others: { readonly marks: number; readonly end: number }[] = [];

  /** Whether it will be asked which test decided. */
  readonly #told: boolean;

  constructor(s: Sky, told: boolean) {
    this.#told = told;
    this.#eos = INDEX[s.eos];
    for (const at of s.skills) this.#mark(INDEX[at], SKILL);
    for (const at of s.frbs) this.#mark(INDEX[at], FRB);
    this.#mark(this.#eos, EOS);
  }

  #mark(at: number, mark: number): void {
    this.#marks[at] = (this.#marks[at] ?? 0) | mark;
  }

  from(start: number, lanes: number, near: Field): Course {
    this.#near = near;
    this.#bestMarks = -1;
    this.#bestEnd = COUNT;
    if (this.#told) {
      this.#best = [];
      this.#others = [];
      this.#path = [start];
    }
    this.#walk(start, lanes, 0, 0);
    return new Found(this.#bestEnd, this.#bestMarks, this.#best, this.#others);
  }

  #walk(at: number, left: number, marks: number, gone: number): void {
    const here = this.#near[at] ?? 0;
    if (left === 0 || here === 0 || (at === this.#eos && gone > 0)) {
      this.#consider(at, marks);
      return;
    }
    for (const next of NEIGHBOURS[at] ?? []) {
      if ((this.#near[next] ?? 0) !== here - 1) continue;
      if (this.#told) this.#path.push(next);
      this.#walk(next, left - 1, marks | (this.#marks[next] ?? 0), gone + 1);
      if (this.#told) this.#path.pop();
    }
  }

  /** (a) ends at the EOS, (b) enters a galaxy with an FRB, (c) with a skill token, (d, e) ends lowest. */
  #consider(end: number, marks: number): void {
    if (this.#told) this.#others.push({ marks, end });
    if (marks < this.#bestMarks || (marks === this.#bestMarks && end >= this.#bestEnd)) return;
    this.#bestMarks = marks;
    this.#bestEnd = end;
    if (this.#told) this.#best = this.#path.slice();
  }
}

/** A way that was found; the path and the test that decided only where they are told. */
class Found implements Course {
  readonly end: number;
  readonly #marks: number;
  readonly #path: number[];
  readonly #others: readonly { readonly marks: number; readonly end: number }[];

  constructor(end: number, marks: number, path: number[], others: readonly { marks: number; end: number }[]) {
    this.end = end;
    this.#marks = marks;
    this.#path = path;
    this.#others = others;
  }

  path(): number[] {
    return this.#path;
  }

  tie(): TieTest {
    return tieOf(this.#marks, this.end, this.#others);
  }
}

/** The deepest test that some other path was ruled out by. */
function tieOf(marks: number, end: number, paths: readonly { marks: number; end: number }[]): TieTest {
  let deepest = 0;
  let equals = 0;
  for (const other of paths) {
    const test = ruledOutBy(marks, end, other.marks, other.end);
    if (test === WAY) equals++;
    else deepest = Math.max(deepest, test);
  }
  return nth(TESTS, equals > 1 ? WAY : deepest);
}

const TESTS: readonly TieTest[] = ['none', 'eos', 'frb', 'skill', 'sector', 'galaxy', 'way'];
const WAY = 6;

function ruledOutBy(marks: number, end: number, otherMarks: number, otherEnd: number): number {
  const differs = marks ^ otherMarks;
  if (differs & EOS) return 1;
  if (differs & FRB) return 2;
  if (differs & SKILL) return 3;
  if (end === otherEnd) return WAY;
  return sectorOf(end) === sectorOf(otherEnd) ? 5 : 4;
}

function sectorOf(index: number): string {
  return (GALAXIES[index] ?? '').slice(0, 3);
}
