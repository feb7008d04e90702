/** ER-3 Setup. All rolls are made here; there are no choices (ER-22.9). */
import { present } from '#engine';
import { CHARACTERS } from '../content/characters.ts';
import { MISSIONS_OF } from '../content/missions.ts';
import { REGIONS, STATION_SECTOR } from '../content/regions.ts';
import { START_ASTEROIDS, START_FRBS, START_SHIPS, START_SKILLS } from '../content/tracks.ts';
import { drawShip } from '../rules/decks.ts';
import { rollLocation } from '../rules/location.ts';
import { type GalaxyId, labelled } from '../rules/universe.ts';
import type { G, State } from '../state.ts';
import { refill } from './round.ts';

export function setUp(g: G): void {
  const { s } = g;
  // ER-3.7 everyone has one mission open
  for (const who of CHARACTERS) {
    const own = MISSIONS_OF[who];
    const card = own[g.int(own.length, 'mission')];
    if (card === undefined) continue;
    s.crew[who].mission = { card, stars: 0, counted: [] };
    g.tell({ type: 'missionDealt', who, card });
  }
  // ER-3.9 the Redeploy track gets its first four ships
  refill(g);
  // ER-3.10 a station is placed in a rolled galaxy of sectors 9, 12, 15 and 18.
  for (const region of REGIONS) {
    s.stations[region].at = labelled(STATION_SECTOR[region], g.roll(6, 'station'));
    g.tell({ type: 'stationMoved', region, at: s.stations[region].at });
  }
  placeTokens(g);
  // ER-3.12 the EOS begins in a rolled galaxy that holds nothing.
  do s.eos = rollLocation(g, true);
  while (isOccupied(s, s.eos));
  g.tell({ type: 'setUp', eos: s.eos });
  // ER-3.13 round 1 begins.
  g.then('round');
}

/** ER-3.11 asteroid fields, ships, skill tokens and FRBs, each in a rolled galaxy. */
function placeTokens(g: G): void {
  const { s } = g;
  for (let i = 0; i < START_ASTEROIDS; i++) {
    const at = rollLocation(g, true);
    s.asteroids.push({ at, mined: false });
    g.tell({ type: 'landed', what: 'asteroid', at });
  }
  for (let i = 0; i < START_SHIPS; i++) {
    const name = present(drawShip(g), 'ship in the bag');
    const at = rollLocation(g, true);
    s.ships.push({ class: name, at, anchored: undefined });
    g.tell({ type: 'landed', what: 'ship', at, class: name });
  }
  for (let i = 0; i < START_SKILLS; i++) lay(g, s.skills, 'skill');
  for (let i = 0; i < START_FRBS[s.difficulty]; i++) lay(g, s.frbs, 'frb');
}

function lay(g: G, list: GalaxyId[], what: 'skill' | 'frb'): void {
  const at = rollLocation(g, true);
  list.push(at);
  g.tell({ type: 'landed', what, at });
}

function isOccupied(s: State, at: GalaxyId): boolean {
  return (
    s.asteroids.some((field) => field.at === at) ||
    s.ships.some((ship) => ship.at === at) ||
    s.skills.includes(at) ||
    s.frbs.includes(at) ||
    REGIONS.some((region) => s.stations[region].at === at)
  );
}
