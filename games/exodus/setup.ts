/** XD-3.1, XD-4.2 The fleet before anything is shuffled. */
import { type Setup, shuffledPile } from '#engine';
import { DEEDS } from './content/deeds.ts';
import { DEFAULT_SECONDARIES, FACTIONS, type FactionId, PRIMARIES, START } from './content/factions.ts';
import { JOURNEYS } from './content/fleet.ts';
import { DISCOVERY_IDS } from './content/secrets.ts';
import { bitsOf, ofFactions } from './rules/houses.ts';
import { MARKERS } from './rules/markers.ts';
import type { Exodus, House, State } from './state.ts';

const FIRST_STASH = 2;

/** XD-3.1, XD-3.2 the factions that sit down, in faction order. */
export function factionsFor(seats: number, secondaries: readonly FactionId[]): FactionId[] {
  const chosen =
    secondaries.length > 0 ? secondaries : DEFAULT_SECONDARIES.slice(0, seats - PRIMARIES.length);
  return FACTIONS.filter(
    (faction) => PRIMARIES.some((keeper) => keeper === faction) || chosen.includes(faction),
  );
}

export function setup({ seats, options }: Setup<Exodus['options']>): State {
  const journey = JOURNEYS[options.journey];
  const factions = factionsFor(seats, options.secondaries);
  return {
    stack: [{ step: 'assign' }],
    seats,
    draws: 0,
    outcome: undefined,
    options: {
      journey: options.journey,
      infection: options.infection,
      fudge: options.fudge,
      draft: options.assign === 'draft',
      questions: options.fleetQuestions,
      brisk: options.brisk,
      unheld: options.unheldResearchers,
      dawnSwap: options.dawnSwap,
      reach: options.reach > 0 ? options.reach : journey.reach,
      people: options.womenLabel === 'people',
      inPlay: bitsOf(factions),
    },
    houses: factions.map(newHouse),
    traits: { ...START },
    fatigue: 0,
    bearing: journey.bearing,
    readiness: 0,
    stash: FIRST_STASH,
    law: false,
    regime: undefined,
    burden: 'church',
    cycle: 0,
    visit: 0,
    byJump: false,
    arrivals: 0,
    jumps: 0,
    jumpsFailed: 0,
    scans: 0,
    killed: 0,
    succeeded: 0,
    dawns: 0,
    systems: [],
    here: 0,
    risk: 1,
    reported: false,
    pushed: false,
    force: undefined,
    secrets: [],
    deck: shuffledPile(DISCOVERY_IDS),
    unheldProgress: 0,
    answers: [],
    perks: [],
    votes: [],
    asked: [],
    resolved: ofFactions(),
    tally: ofFactions(),
    dissented: false,
    lastOpener: undefined,
    scene: undefined,
    pledges: [],
    noRest: false,
    restMore: 0,
    jumpAssist: false,
    restBonus: false,
    leadBonus: false,
    upkeepOff: false,
    scanMore: 0,
    picket: 0,
    hunted: 0,
    harvested: [],
    scanning: 0,
    aimed: false,
    strains: 0,
    steadied: 0,
    covertRevealed: false,
    courseRound: 0,
    surveyed: 0,
    electionVotes: [],
    foreseen: undefined,
  };
}

const NO_DEEDS: House['deeds'] = Object.fromEntries(DEEDS.map((deed) => [deed, undefined]));

/** XD-4.2 Nobody sits there yet: seats are dealt in the first step. */
function newHouse(faction: FactionId): House {
  return {
    faction,
    seat: -1,
    renown: 0,
    pool: MARKERS,
    held: ofFactions(),
    progress: 0,
    office: false,
    leader: { given: 0, family: 0, world: 0, look: 0, misses: 0, role: -1 },
    retired: false,
    leaderless: 0,
    agendas: [],
    kept: false,
    agendasSeen: [],
    mandates: [],
    written: ofFactions(),
    ballot: undefined,
    named: undefined,
    covert: 'none',
    masked: false,
    marked: 0,
    bond: 'none',
    opened: 0,
    forced: 0,
    answer: 'none',
    silentIn: 0,
    hindered: 0,
    struck: 0,
    greased: [],
    greasing: [],
    used: [],
    offer: [],
    rumour: -1,
    deeds: { ...NO_DEEDS },
  };
}
