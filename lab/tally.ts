/** What many games came to. Tallies are plain data that can be sent between threads and merged in any order. */
import { type MatchRecord, nth, type Outcome, type Seat } from '#engine';
import {
  type ContentTally,
  countContent,
  emptyContent,
  mergeContent,
  type Uses,
} from './measures/content.ts';
import { type Course, countDrama, type DramaTally, emptyDrama, mergeDrama } from './measures/drama.ts';
import { countRoles, mergeRoles, type Roles } from './measures/roles.ts';
import { bump, type Histogram, mergeHistogram } from './statistics.ts';

export const FAILURES = ['stuck', 'endless', 'broken', 'unsound'] as const;
/** Nobody could act, the cap of actions was passed, a rule broke down, or a state broke an invariant. */
export type FailureKind = (typeof FAILURES)[number];

export interface Failure {
  readonly index: number;
  readonly kind: FailureKind;
  readonly message: string;
  /** The game up to the last action that worked; it can be opened and replayed. */
  readonly record: MatchRecord;
  /** The action that broke a rule down, if one did. */
  readonly next?: readonly [seat: number, action: object];
}

/** What one game adds to the tally. */
export interface Played {
  readonly outcome: Outcome | undefined;
  readonly actions: number;
  /** Actions that were picked from more than one. */
  readonly choices: number;
  /** Legal actions over all the times somebody was asked. */
  readonly offered: number;
  /** The most actions that were offered at once. */
  readonly most: number;
  readonly used: Uses;
  /** The seats of each side, and who sat there. */
  readonly sides: readonly (readonly Seat[])[];
  readonly levels: readonly (string | undefined)[];
  /** Faction, character or team of each seat, where the game tells. */
  readonly roles?: readonly Readonly<Record<string, string | undefined>>[];
  /** How it stood at every round, where that was noted. */
  readonly course?: Course;
  /** Where the game tells: how many rounds it took, and each seat's place in the order of turns, 0 for who began. */
  readonly rounds?: number;
  readonly order?: readonly number[];
  /** With a matrix: what the game counts under. */
  readonly facets?: readonly string[];
  readonly failure?: Failure;
}

/** The games that have one thing in common. */
export interface Facet {
  games: number;
  won: number;
  failed: number;
  actions: Histogram;
}

export interface Tally {
  games: number;
  /** Games that somebody won. */
  won: number;
  /** Games won, by seat. */
  wins: number[];
  reasons: Map<string, number>;
  /** Final points, by seat. */
  points: Histogram[];
  actions: Histogram;
  choices: Histogram;
  rounds: Histogram;
  /** Games won by place in the order of turns, of the games in which there was such a place. */
  order: { games: number; wins: number }[];
  offered: number;
  /** The most actions that were offered at once. */
  most: number;
  /** With a matrix: games by every value of every option. */
  facets: Map<string, Facet>;
  /** Seats and wins by bot. */
  levels: Map<string, { seats: number; wins: number }>;
  content: ContentTally;
  roles: Roles;
  drama: DramaTally;
  failed: Record<FailureKind, number>;
  /** The first failures, in the order of the games. */
  failures: Failure[];
}

const FAILURES_KEPT = 20;

export function emptyTally(seats: number): Tally {
  return {
    games: 0,
    won: 0,
    wins: Array.from({ length: seats }, () => 0),
    reasons: new Map(),
    points: Array.from({ length: seats }, () => ({})),
    actions: {},
    choices: {},
    rounds: {},
    order: [],
    offered: 0,
    most: 0,
    facets: new Map(),
    levels: new Map(),
    content: emptyContent(),
    roles: new Map(),
    drama: emptyDrama(),
    failed: { stuck: 0, endless: 0, broken: 0, unsound: 0 },
    failures: [],
  };
}

export function count(tally: Tally, played: Played): void {
  tally.games++;
  if (played.outcome) countOutcome(tally, played.outcome);
  bump(tally.actions, played.actions);
  bump(tally.choices, played.choices);
  tally.offered += played.offered;
  tally.most = Math.max(tally.most, played.most);
  countCourse(tally, played);
  countTable(tally, played);
  countMeasures(tally, played);
  if (played.failure) {
    tally.failed[played.failure.kind]++;
    keepFailures(tally, [played.failure]);
  }
}

/** A game that did not come to its end says nothing of how long games are or who wins them. */
function countCourse(tally: Tally, { outcome, rounds, order = [] }: Played): void {
  if (outcome === undefined) return;
  if (rounds !== undefined) bump(tally.rounds, rounds);
  for (const [seat, place] of order.entries()) {
    const counts = placeOf(tally, place);
    counts.games++;
    if (outcome.winners.includes(seat)) counts.wins++;
  }
}

/** Who used what, who was who and how it stood. Of games that did not end only what was used counts. */
function countMeasures(tally: Tally, { outcome, used, sides, levels, order, roles, course }: Played): void {
  const winners = outcome?.winners ?? [];
  const bits = (seats: readonly Seat[]) => seats.reduce((all, seat) => all | (1 << seat), 0);
  const units = sides.map((seats) => {
    const [first = 0] = seats;
    return {
      stratum: sides.length === 1 ? 'table' : `${sides.length} ${levels[first]} ${order?.[first] ?? ''}`,
      seats: bits(seats),
      won: seats.some((seat) => winners.includes(seat)),
    };
  });
  countContent(tally.content, used, outcome ? units : []);
  if (outcome === undefined) return;
  if (roles) countRoles(tally.roles, roles, winners);
  const won = [...sides.keys()].filter((side) => sides[side]?.some((seat) => winners.includes(seat)));
  if (course) countDrama(tally.drama, course, won);
}

function placeOf(tally: Tally, place: number): { games: number; wins: number } {
  while (tally.order.length <= place) tally.order.push({ games: 0, wins: 0 });
  return nth(tally.order, place);
}

function countTable(tally: Tally, { facets = [], levels, outcome, actions, failure }: Played): void {
  for (const name of facets) {
    const facet = facetOf(tally, name);
    facet.games++;
    if (outcome !== undefined && outcome.winners.length > 0) facet.won++;
    if (failure) facet.failed++;
    bump(facet.actions, actions);
  }
  for (const [seat, level] of levels.entries()) {
    if (level === undefined) continue;
    const counts = levelOf(tally, level);
    counts.seats++;
    if (outcome?.winners.includes(seat)) counts.wins++;
  }
}

function facetOf(tally: Tally, name: string): Facet {
  let facet = tally.facets.get(name);
  if (!facet) {
    facet = { games: 0, won: 0, failed: 0, actions: {} };
    tally.facets.set(name, facet);
  }
  return facet;
}

function levelOf(tally: Tally, level: string): { seats: number; wins: number } {
  let counts = tally.levels.get(level);
  if (!counts) {
    counts = { seats: 0, wins: 0 };
    tally.levels.set(level, counts);
  }
  return counts;
}

function countOutcome(tally: Tally, { winners, reason, points }: Outcome): void {
  if (winners.length > 0) tally.won++;
  for (const seat of winners) tally.wins[seat] = (tally.wins[seat] ?? 0) + 1;
  tally.reasons.set(reason, (tally.reasons.get(reason) ?? 0) + 1);
  points?.forEach((value, seat) => {
    bump(pointsOf(tally, seat), value);
  });
}

/** Adds the second tally to the first. */
export function merge(into: Tally, from: Tally): void {
  into.games += from.games;
  into.won += from.won;
  from.wins.forEach((wins, seat) => {
    into.wins[seat] = (into.wins[seat] ?? 0) + wins;
  });
  for (const [reason, times] of from.reasons)
    into.reasons.set(reason, (into.reasons.get(reason) ?? 0) + times);
  from.points.forEach((histogram, seat) => {
    mergeHistogram(pointsOf(into, seat), histogram);
  });
  mergeHistogram(into.actions, from.actions);
  mergeHistogram(into.choices, from.choices);
  mergeHistogram(into.rounds, from.rounds);
  for (const [place, { games, wins }] of from.order.entries()) {
    const counts = placeOf(into, place);
    counts.games += games;
    counts.wins += wins;
  }
  into.offered += from.offered;
  into.most = Math.max(into.most, from.most);
  for (const [name, { games, won, failed, actions }] of from.facets) {
    const facet = facetOf(into, name);
    facet.games += games;
    facet.won += won;
    facet.failed += failed;
    mergeHistogram(facet.actions, actions);
  }
  for (const [level, { seats, wins }] of from.levels) {
    const counts = levelOf(into, level);
    counts.seats += seats;
    counts.wins += wins;
  }
  mergeContent(into.content, from.content);
  mergeRoles(into.roles, from.roles);
  mergeDrama(into.drama, from.drama);
  for (const kind of FAILURES) into.failed[kind] += from.failed[kind];
  keepFailures(into, from.failures);
}

function keepFailures(tally: Tally, more: readonly Failure[]): void {
  if (more.length === 0) return;
  tally.failures = [...tally.failures, ...more].sort((a, b) => a.index - b.index).slice(0, FAILURES_KEPT);
}

/** Tables can grow while a game goes on, so a seat may turn up later. */
function pointsOf(tally: Tally, seat: number): Histogram {
  tally.points[seat] ??= {};
  return tally.points[seat];
}
