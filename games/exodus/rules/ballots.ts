/** Ballots of disposition, course and landfall: what can be voted for, who casts whose vote, and what came of it. */
import { byId, nth, type Seat } from '#engine';
import { FACTIONS, type FactionId, isPrimary, PRIMARIES } from '../content/factions.ts';
import { SITE } from '../content/fleet.ts';
import {
  type AIMED_PLANS,
  type Course,
  DISPOSITIONS,
  type Disposition,
  type Landfall,
  type Phase,
  type Stake,
} from '../content/plans.ts';
import type { House, State } from '../state.ts';
import { everyone, houseAt, houseOf, keepers, seatsIn } from './houses.ts';
import { here, systemAt } from './map.ts';

const FULL_LEAD = 3;
const DARK_LEAD = 4;

/** XD-6.1, R22 attack is offered only where there is something to attack. */
function dispositions(s: State): readonly Disposition[] {
  return s.force === undefined ? CALM : DISPOSITIONS;
}
const CALM: readonly Disposition[] = ['stay', 'leave'];

/** The names of courses, made once. */
function aimed(plan: (typeof AIMED_PLANS)[number]): (to: number) => Course {
  const names: Course[] = [];
  return (to) => {
    while (names.length <= to) names.push(`${plan}@${names.length}`);
    return nth(names, to);
  };
}
const jumpTo = aimed('jump');
const hurryTo = aimed('hurried');
const scoutTo = aimed('scout');
const nukeAt = aimed('nuke');

/** XD-7.1, R60 hurried only under fire (XD-17.6) */
export function courses(s: State): Course[] {
  const { force } = s;
  const list: Course[] = [];
  const links = here(s).links;
  if (force === undefined || force.lead >= FULL_LEAD) for (const to of links) list.push(jumpTo(to));
  if (force !== undefined) {
    if (force.lead >= 1) {
      for (const to of links) list.push(hurryTo(to));
      if (!s.pushed) list.push('nuke');
    }
    if (force.lead >= DARK_LEAD) list.push('dark');
    list.push('cover');
    return list;
  }
  if (!s.pushed) {
    for (const to of links) {
      const system = systemAt(s, to);
      if (!system.visited && !system.scouted) list.push(scoutTo(to));
      if (system.force > 0) list.push(nukeAt(to));
    }
  }
  list.push('hold');
  return list;
}

/** XD-15.4 an unresolved site, and no force present. */
export const atSite = (s: State): boolean =>
  s.force === undefined && here(s).reward === SITE && !here(s).flawed;

/** XD-15.5, XD-15.6, R17 no colony lasts within reach of the hunters, and a False Dawn comes once. */
export function landfalls(s: State): Landfall[] {
  const list: Landfall[] = [];
  if (s.arrivals >= s.options.reach) list.push('found');
  list.push('flawed');
  if (s.dawns === 0) list.push('dawn');
  list.push('fate', 'wait');
  return list;
}

/** What can be demanded in a scene about a ballot. */
export function ballotsOf(s: State, phase: Phase): readonly Stake[] {
  switch (phase) {
    case 'disposition':
      return dispositions(s);
    case 'course':
      return courses(s);
    case 'landfall':
      return landfalls(s);
    case 'resolve':
      return NO_STAKES;
  }
}

const NO_STAKES: readonly Stake[] = [];

/** What can be put on a ballot: on the disposition a seat may also give no vote (XD-6.2). */
export function ballotChoices(s: State, phase: Phase): readonly Stake[] {
  if (phase !== 'disposition') return ballotsOf(s, phase);
  return s.force === undefined ? CALM_VOTES : VOTES;
}
const CALM_VOTES: readonly Stake[] = [...CALM, 'none'];
const VOTES: readonly Stake[] = [...DISPOSITIONS, 'none'];

/** Who votes: all seats on the disposition, the Keepers on course and landfall. */
export function voters(s: State, phase: Phase): House[] {
  return phase === 'disposition' ? s.houses : keepers(s);
}

/** XD-11.7 whose hand casts a faction's ballot: a pledge gives it to another. */
export function hand(s: State, phase: Phase, faction: FactionId): FactionId {
  const pledge = s.pledges.find(({ kind, by }) => kind === phase && by === faction);
  return pledge === undefined ? faction : pledge.to;
}

/** The ballots that a seat casts. */
export function castBy(s: State, phase: Phase, seat: Seat): readonly FactionId[] {
  if (s.pledges.length === 0) {
    const { faction } = houseAt(s, seat);
    return phase === 'disposition' || isPrimary(faction) ? ONE_BALLOT[faction] : NO_BALLOTS;
  }
  const list: FactionId[] = [];
  for (const { faction } of voters(s, phase))
    if (houseOf(s, hand(s, phase, faction)).seat === seat) list.push(faction);
  return list;
}

const NO_BALLOTS: readonly FactionId[] = [];
const ONE_BALLOT = byId(FACTIONS, (faction): readonly FactionId[] => [faction]);

export function castingSeats(s: State, phase: Phase): readonly Seat[] {
  if (s.pledges.length === 0) return phase === 'disposition' ? everyone(s) : keeperSeats(s);
  let seats = 0;
  for (const { faction } of voters(s, phase)) seats |= 1 << houseOf(s, hand(s, phase, faction)).seat;
  return seatsIn(seats);
}

export function keeperSeats(s: State): readonly Seat[] {
  const { houses } = s;
  let seats = 0;
  for (let i = 0; i < PRIMARIES.length; i++) seats |= 1 << nth(houses, i).seat;
  return seatsIn(seats);
}

/** Pledges of one kind queue, oldest first, one per vote. */
export function redeemPledges(s: State, kind: 'course' | 'disposition'): void {
  const done = new Set<FactionId>();
  s.pledges = s.pledges.filter((pledge) => {
    if (pledge.kind !== kind || done.has(pledge.by)) return true;
    done.add(pledge.by);
    return false;
  });
}

export function clearBallots(s: State): void {
  for (const house of s.houses) house.ballot = undefined;
}

/** Whether the three Keepers agree. */
export function isUnanimous(s: State): boolean {
  const [church, government, military] = s.houses;
  const ballot = church?.ballot;
  return ballot !== undefined && government?.ballot === ballot && military?.ballot === ballot;
}
