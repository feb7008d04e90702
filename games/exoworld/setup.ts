/** The table before anything is shuffled (XW-1.1); the set-up step does the rest. */
import type { Setup } from '#engine';
import { SCENARIOS } from './content/scenarios.ts';
import type { Exoworld, Hand, Place, State } from './state.ts';
import { EMERGENCY_MOST } from './state.ts';

/** XW-9.1 critical mode: the emergency supply starts at 5, and one card fewer lies face up. */
const EMERGENCY_CRITICAL = 5;

export function setup({ seats, options }: Setup<Exoworld['options']>): State {
  const { production, supply } = SCENARIOS[options.scenario];
  return {
    stack: [{ step: 'setUp' }],
    seats,
    draws: 0,
    scenario: options.scenario,
    critical: options.critical,
    incommunication: options.incommunication,
    first: options.first,
    production: production.slice(),
    supply: supply.slice(),
    emergency: options.critical ? EMERGENCY_CRITICAL : EMERGENCY_MOST,
    base: [newPlace('home', 0, 0)],
    crew: [],
    hands: Array.from({ length: seats }, newHand),
    offers: [],
    spare: [],
    deck: [],
    faceUp: [],
    discards: [],
    out: [],
    aside: [],
    reshuffled: false,
    events: [],
    sections: [],
    eventDiscards: [],
    eventsOut: [],
    current: 0,
    turn: 0,
    spent: 0,
    bonus: 0,
    chores: 0,
    skillUsed: false,
    fresh: true,
    fabrication: false,
    lockdown: false,
    rationing: false,
    played: [],
    refusedBy: [],
    said: [],
    passing: [],
  };
}

export function newPlace(card: Place['card'], x: number, y: number): Place {
  return { card, x, y, tokens: [0, 0, 0, 0, 0, 0, 0, 0] };
}

export function newHand(): Hand {
  return { cards: [], seen: [] };
}
