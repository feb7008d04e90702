/**
 * D04, D05 Which advanced track a character enters and which room it takes: what it usually brings, measured by crews that
 * chose by lot (design-notes.md), and what it would bring as things stand. Where two are about as good, either will do.
 */
import type { AdvancedRoomId } from '../content/advancedRoomIds.ts';
import { CHARACTERS, type TrackId } from '../content/characters.ts';
import { BUILD_COST } from '../content/rooms.ts';
import { diceCount, unlocked } from '../rules/crew.ts';
import { roomsBuilt } from '../rules/hull.ts';
import type { State } from '../state.ts';
import { cargoes } from './crew.ts';
import type { Outlook } from './outlook.ts';
import { roomWorth } from './rooms.ts';
import { spare } from './stress.ts';
import { roundsLeft } from './weights.ts';

/** So much less, in the unit of `weights.ts`, is still about as good: a point or two in a hundred games. */
export const ABOUT = 0.8;

interface Taking {
  /** What a room is worth beside the others of its character. */
  readonly usual: number;
  /** What a turn in it brings in an ordinary round (`rooms.ts`). */
  readonly round: number;
  /** What it gains for each round to come beyond the two or three that are usual. */
  readonly early?: number;
}

const USUAL_ROUNDS = 2;

const TAKING: Readonly<Record<AdvancedRoomId, Taking>> = {
  'counsel-suite': { usual: 1, round: 6 },
  'liaison-office': { usual: 0.8, round: 1.8 },
  'drill-hall': { usual: 0.5, round: 5.4, early: 0.7 },
  'war-room': { usual: 0.5, round: 0.7 },
  'aegis-desk': { usual: -0.2, round: 1.1 },
  'astrogation-bay': { usual: 2.6, round: 8.5, early: 0.3 },
  'tug-hangar': { usual: 0.9, round: 3.2 },
  'flight-simulator': { usual: 1.2, round: 4.4 },
  'signal-nest': { usual: 0.3, round: 0 },
  'decoy-bay': { usual: -0.6, round: 1 },
  'point-defence': { usual: 1.6, round: 1.4 },
  'prize-crew': { usual: 1.4, round: 1.8 },
  'ambush-deck': { usual: 0.6, round: 0.3 },
  'munitions-locker': { usual: 0.6, round: 0.5 },
  'gunnery-range': { usual: 0, round: 0.6 },
  'machine-shop': { usual: 2, round: 3 },
  'prototype-lab': { usual: 1, round: 5 },
  'bulkhead-press': { usual: 0.8, round: 1.5 },
  'salvage-dock': { usual: 0.5, round: 4 },
  'drone-rack': { usual: 0, round: 0.6 },
};

/** How much of what is out of the ordinary now speaks for a room, and what of that counts at most: it may not last. */
const NOW = 0.25;
const MOST = 6;

export function takingWorth(s: State, room: AdvancedRoomId, view: Outlook): number {
  const { usual, round, early = 0 } = TAKING[room];
  return (
    usual +
    early * Math.max(0, roundsLeft(s) - USUAL_ROUNDS) +
    NOW * Math.max(-MOST, Math.min(MOST, roomWorth(s, room, view) - round))
  );
}

/** Assistants could act before the Commander can train again. */
function inHaste(s: State): boolean {
  return s.phase === 'crew' && s.crew.commander.figure !== undefined;
}

/** How near the crew is to breaking down. */
function strain(s: State): number {
  return CHARACTERS.reduce((sum, who) => sum + Math.max(0, 5 - spare(s, who)), 0);
}

function othersDice(s: State): number {
  return CHARACTERS.reduce((sum, who) => sum + (who === 'specialist' ? 0 : diceCount(s, who)), 0);
}

/** The next room is paid for, but there is no tool for it. */
function wantsTool(s: State): boolean {
  return (
    roundsLeft(s) > 0 &&
    roomsBuilt(s) >= unlocked(s, 'engineer').tools &&
    roomsBuilt(s) < 4 &&
    s.credits >= BUILD_COST.scanner
  );
}

const TRACK: Readonly<Record<TrackId, (s: State) => number>> = {
  // Assistants come a level later with the welfare of the crew: no loss where the Commander rises again before they act.
  'fleet-strategy': (s) => (inHaste(s) ? 4 : roundsLeft(s) > 0 ? 1.4 : 0.5),
  'crew-welfare': (s) => 0.15 * Math.min(12, strain(s)),
  exploration: () => 0.9,
  'aerospace-logistics': (s) => Math.min(1.2, 0.4 * cargoes(s)) + (s.hull['cargo-bay'] > 0 ? 0.3 : 0),
  'gunnery-doctrine': () => 0.8,
  'battle-leadership': (s) => 0.1 * othersDice(s) + (strain(s) > 4 ? 0.4 : 0),
  'counter-operations': (s) => 0.6 + (s.ships.length > 8 ? 0.4 : 0),
  'signal-analysis': (s) => 0.5 + (wantsTool(s) ? 0.6 : 0),
};

export function trackWorth(s: State, track: TrackId): number {
  return TRACK[track](s);
}
