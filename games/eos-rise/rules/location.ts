/** ER-2 Rolling for location, and what happens where things land (ER-2.8). */
import { ALIENS, type AlienClass } from '../content/aliens.ts';
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import { REGIONS, type Region } from '../content/regions.ts';
import { ASTEROID_FIELDS } from '../content/rooms.ts';
import type { EosFrame } from '../frame.ts';
import type { G, Raider, Ship, State } from '../state.ts';
import { has } from './crew.ts';
import { drawShip, raiderOf } from './decks.ts';
import { notice } from './missions.ts';
import { gainCredits } from './tracks.ts';
import { type GalaxyId, labelled, SECTORS } from './universe.ts';

/** ER-2.6 a 20 is a mass invasion, then both dice are rolled again; during setup it is only rolled again. */
export function rollLocation(g: G, setup = false): GalaxyId {
  for (;;) {
    const sector = g.roll(SECTORS + 1, 'sector');
    const number = g.roll(6, 'galaxy');
    if (sector <= SECTORS) {
      const at = labelled(sector, number);
      g.tell({ type: 'rolledLocation', sector, number, at });
      return at;
    }
    if (!setup) massInvasion(g);
  }
}

/** ER-22.1 a ship gathers beside the map, and lands in a later Phase 7. */
function massInvasion(g: G): void {
  const name = drawShip(g);
  if (name !== undefined) g.s.invasion.push(name);
  g.use('rule', 'mass-invasion');
  g.tell(name === undefined ? { type: 'massInvasion' } : { type: 'massInvasion', class: name });
}

export type Item = 'frb' | 'skill' | 'credit';

/** The list of galaxies in which tokens of a kind lie. */
export function tokensOf(s: State, item: Item): GalaxyId[] {
  return item === 'frb' ? s.frbs : item === 'skill' ? s.skills : s.creditTokens;
}

/** ER-2.8 an item comes to lie in a galaxy; in the EOS's own it is collected at once (ER-18.4; FRBs not in the Last Dash). */
export function landItem(g: G, item: Item, at: GalaxyId): void {
  const { s } = g;
  g.tell({ type: 'landed', what: item, at });
  if (at === s.eos && !(item === 'frb' && s.lastDash)) collectItem(g, item);
  else tokensOf(s, item).push(at);
}

/** ER-14.5 without ships the items are collected: a credit, a skill level, one Progress. */
export function collectItem(g: G, item: Item): void {
  if (item === 'credit') gainCredits(g, 1);
  else g.then(item === 'skill' ? { step: 'level', n: 1 } : { step: 'progress' });
}

export function takeItem(s: State, item: Item, at: GalaxyId): void {
  const list = tokensOf(s, item);
  list.splice(list.indexOf(at), 1);
}

/** An FRB is placed by roll for location; Signal Sense may roll again (D34). */
export function rollFrb(g: G, ship: AlienClass | 'none'): void {
  const at = rollLocation(g);
  if (has(g.s, 'signal-sense')) g.then({ step: 'signalSense', at, ship });
  else landFrb(g, at, ship);
}

/** An FRB lands, alone or with the ship of Redeploy hex 01 (ER-18.1). */
export function landFrb(g: G, at: GalaxyId, ship: AlienClass | 'none'): void {
  if (ship === 'none') landItem(g, 'frb', at);
  else landShip(g, ship, at, 'frb');
}

/** ER-18.1, ER-18.3 a ship lands, perhaps with a token. On the EOS it will attack, with the token on its card. */
export function landShip(g: G, name: AlienClass, at: GalaxyId, item?: Item): void {
  const { s } = g;
  g.tell({ type: 'landed', what: 'ship', at, class: name });
  if (at !== s.eos) {
    s.ships.push({ class: name, at, anchored: undefined });
    if (item !== undefined) landItem(g, item, at);
    return;
  }
  const raider = raiderOf(g, name);
  if (item !== undefined) raider[item]++;
  s.attackers.push(raider);
  g.tell({ type: 'attacker', card: raider.card });
}

/** ER-22.3 pull and place, perhaps with a token, which an empty bag lets land alone; on the EOS the ship attacks at once, alone. */
export function pullAndPlace(g: G, item?: Item): void {
  const name = drawShip(g);
  if (name === undefined) {
    if (item !== undefined) landItem(g, item, rollLocation(g));
    return;
  }
  const at = rollLocation(g);
  landShip(g, name, at, item);
  if (at === g.s.eos) g.then('alienAttack');
}

/** An asteroid field lands; on the EOS it costs a damage card at once (R39). */
export function landAsteroid(g: G, at: GalaxyId): void {
  if (g.s.asteroids.length >= ASTEROID_FIELDS) return;
  g.s.asteroids.push({ at, mined: false });
  g.tell({ type: 'landed', what: 'asteroid', at });
  if (at !== g.s.eos) return;
  g.then({ step: 'damageCard', n: 1 });
  notice(g, { deed: 'asteroidsMet', count: 1 });
}

/** ER-2.8, R38 a character's cargo comes to lie in a galaxy; ER-8.5 where the EOS is, it is delivered at once. */
export function landCargo(g: G, who: CharacterId, at: GalaxyId): void {
  g.s.crew[who].cargo = at;
  g.tell({ type: 'landed', what: 'cargo', at });
  if (at === g.s.eos && !g.s.lastDash) g.then({ step: 'deliver', who });
}

/** ER-8.5 the frames that deliver cargo lying in these galaxies: none in the Last Dash. */
export function deliveries(s: State, galaxies: readonly GalaxyId[]): EosFrame[] {
  const frames: EosFrame[] = [];
  if (s.lastDash) return frames;
  for (const who of CHARACTERS) {
    const { cargo } = s.crew[who];
    if (cargo !== undefined && galaxies.includes(cargo)) frames.push({ step: 'deliver', who });
  }
  return frames;
}

/** ER-14.4 the ships of a galaxy give way to their cards, in order, and the items go onto the strongest. */
export function drawOut(g: G, at: GalaxyId): Raider[] {
  const { s } = g;
  if (!hasShip(s, at)) return [];
  const met = shipsAt(s, at);
  s.ships = s.ships.filter((ship) => ship.at !== at);
  const raiders = met.map((ship) => raiderOf(g, ship.class));
  let carrier: Raider | undefined;
  for (const raider of raiders) {
    // R14 a tie goes to the card drawn first
    if (carrier === undefined || ALIENS[raider.card].hull > ALIENS[carrier.card].hull) carrier = raider;
  }
  if (carrier !== undefined) guardItems(g, carrier, at);
  return raiders;
}

function guardItems(g: G, carrier: Raider, at: GalaxyId): void {
  const { s } = g;
  // ER-21.7 FRBs are inert in the Last Dash and stay where they are
  const items: readonly Item[] = s.lastDash ? ['credit', 'skill'] : ['credit', 'skill', 'frb'];
  let guarded = 0;
  for (const item of items) {
    const list = tokensOf(s, item);
    for (let i = list.length - 1; i >= 0; i--) {
      if (list[i] !== at) continue;
      list.splice(i, 1);
      carrier[item]++;
      guarded++;
    }
  }
  if (guarded > 0) g.tell({ type: 'itemsGuarded', card: carrier.card });
}

/** ER-14.4 the order in which the ships of a galaxy are met. */
export const CLASS_ORDER: Readonly<Record<AlienClass, number>> = { dexer: 0, galagat: 1, vorde: 2 };

/** The ships of a galaxy: Dexer, Galagat, Vorde, then order of placement. */
export function shipsAt(s: State, at: GalaxyId): Ship[] {
  return s.ships.filter((ship) => ship.at === at).sort((a, b) => CLASS_ORDER[a.class] - CLASS_ORDER[b.class]);
}

export function hasShip(s: State, at: GalaxyId): boolean {
  for (const ship of s.ships) if (ship.at === at) return true;
  return false;
}

/** Takes one ship of a class out of a galaxy: the one placed first. */
export function removeShip(s: State, name: AlienClass, at: GalaxyId): void {
  s.ships.splice(
    s.ships.findIndex((ship) => ship.class === name && ship.at === at),
    1,
  );
}

/** The station in whose galaxy the EOS is. */
export function stationHere(s: State): Region | undefined {
  const { eos } = s;
  const { hawkins, chandra, borealis, perseus } = s.stations;
  if (hawkins.at === eos) return 'hawkins';
  if (chandra.at === eos) return 'chandra';
  if (borealis.at === eos) return 'borealis';
  return perseus.at === eos ? 'perseus' : undefined;
}

/** ER-22.4 the galaxies with a jump gate. */
export function gates(s: State): GalaxyId[] {
  const found: GalaxyId[] = [];
  for (const region of REGIONS) if (s.stations[region].gate) found.push(s.stations[region].at);
  return found;
}
