/** The 40 event cards (ER-19): a Round Rule is data, the others happen once. */

import { rollDice } from '../rules/combat.ts';
import { gainLevel, loseLevel, relieveAll } from '../rules/crew.ts';
import { deliveries, drawOut, landAsteroid, pullAndPlace, rollFrb, rollLocation } from '../rules/location.ts';
import { notice, pay } from '../rules/missions.ts';
import { spendCredits } from '../rules/tracks.ts';
import { type GalaxyId, labelled } from '../rules/universe.ts';
import type { G, State } from '../state.ts';
import type { AlienClass } from './aliens.ts';
import { CHARACTERS, type CharacterId, stressOf } from './characters.ts';
import type { EventId } from './eventIds.ts';
import { credits, type Gain, intel, repair } from './gains.ts';
import { REGIONS, type Region } from './regions.ts';

/** What a Round Rule changes, until the next Phase 8. */
export interface RoundRule {
  readonly warp?: number;
  /** Added to every Alien movement value. */
  readonly alienLanes?: number;
  readonly trainingIcons?: number;
  readonly crosshairsNotWild?: true;
  readonly chargeBonus?: number;
  /** A damage card for an EOS that ends Phase 3 where it began. */
  readonly stayingHurts?: true;
  readonly stationDiscount?: number;
  /** Stress for each participant of the first combat round. */
  readonly fightersStress?: number;
  readonly embargo?: true;
  /** For a defeated ship whose card shows intel. */
  readonly intelBonus?: number;
  /** Ships with EOS orders farther away than this do not move. */
  readonly veil?: number;
  readonly treatment?: number;
  /** Extinction damage is 0. */
  readonly quiet?: true;
  readonly repairPoints?: number;
  readonly minefield?: { readonly lanes: number; readonly damage: number };
  readonly damageCards?: number;
  /** In Phase 4 no First Strike and no technology cards. */
  readonly jammed?: true;
  /** The class that cannot hit in Phases 6 and 7. */
  readonly truce?: AlienClass;
}

/** What a bot looks at before it tries its luck; `bot/luck.ts` has a function for each. */
export type Dare = 'always' | 'elsewhere' | 'hull' | 'fighters' | 'pilots' | 'credits';

export interface EventCard {
  readonly kind: 'roundRule' | 'gameChanger' | 'tryYourLuck';
  readonly rule?: RoundRule;
  /** ER-19.6 a gate card with all gates placed is replaced by another. */
  readonly gates?: true;
  /** What accepting costs. */
  readonly price?: number;
  happen?(g: G): void;
  /** Of those that may be declined. */
  readonly bot?: { readonly dares: Dare };
}

const rule = (changes: RoundRule): EventCard => ({ kind: 'roundRule', rule: changes });
const change = (happen: (g: G) => void): EventCard => ({ kind: 'gameChanger', happen });
const luck = (dares: Dare, happen: (g: G) => void): EventCard => ({
  kind: 'tryYourLuck',
  happen,
  bot: { dares },
});
const gate = (region: Region): EventCard => ({
  kind: 'gameChanger',
  gates: true,
  happen: (g) => g.then({ step: 'gate', left: 2, region }),
});

export const EVENTS: Readonly<Record<EventId, EventCard>> = {
  'event-horizon': rule({ warp: -1 }),
  'frame-drag': rule({ alienLanes: -1 }),
  'slow-clocks': rule({ trainingIcons: 1 }),
  'bent-light': rule({ crosshairsNotWild: true }),
  'photon-tide': rule({ chargeBonus: 1 }),
  'debris-ring': change((g) => landAsteroid(g, rollLocation(g))),
  'twin-apertures': gate('hawkins'),
  'lensed-signal': change((g) => rollFrb(g, 'none')),
  'skim-ergosphere': luck('pilots', (g) => {
    const faces = roll(g, 'pilot');
    const arrows = faces.filter((face) => face === 'arrow').length;
    if (arrows > 0) pay(g, [credits(2 * arrows)], 'pilot');
    else if (!faces.includes('crosshair')) g.then({ step: 'damageCard', n: 1 });
  }),
  'probe-singularity': luck('always', (g) => {
    const die = rollD6(g);
    if (die <= 2) g.then({ step: 'dealStress', who: 'engineer', amount: 3 });
    else gainForCrew(g, die <= 4 ? credits(3) : intel(2));
  }),

  'supernova-front': rule({ stayingHurts: true }),
  'trade-fair': rule({ stationDiscount: 2 }),
  'x-ray-storm': rule({ fightersStress: 1 }),
  embargo: rule({ embargo: true }),
  'clear-channels': rule({ intelBonus: 1 }),
  'station-tow': change((g) => {
    const station = g.s.stations.chandra;
    station.at = labelled(3, rollD6(g));
    g.tell({ type: 'stationMoved', region: 'chandra', at: station.at });
  }),
  'market-gate': gate('chandra'),
  'poached-talent': change((g) => {
    gainForCrew(g, credits(4));
    g.then({ step: 'pickCharacter', purpose: 'poached-talent', by: 'commander', from: allBut('commander') });
  }),
  'relic-auction': {
    ...luck('credits', (g) => {
      spendCredits(g, 3);
      g.then({ step: 'pickCharacter', purpose: 'relic-auction', from: CHARACTERS });
    }),
    price: 3,
  },
  'informants-price': luck('always', (g) => {
    const die = rollD6(g);
    if (die <= 2) pullAndPlace(g);
    else gainForCrew(g, intel(die <= 5 ? 1 : 2));
  }),

  'aurora-veil': rule({ veil: 3 }),
  'spore-bloom': rule({ treatment: -1 }),
  'quiet-sky': rule({ quiet: true }),
  'creeping-roots': rule({ repairPoints: 2 }),
  'solar-wind': rule({ warp: 1 }),
  'living-nebula': change((g) => relieveAll(g, 2)),
  'root-gate': gate('borealis'),
  'swarm-season': change((g) => pullAndPlace(g, 'skill')),
  'strange-fruit': luck('always', (g) =>
    g.then({ step: 'pickCharacter', purpose: 'strange-fruit', from: CHARACTERS }),
  ),
  'follow-the-lights': luck('elsewhere', (g) => {
    const at = rollLocation(g);
    if (at !== g.s.eos) arriveByEvent(g, at);
  }),

  'war-drums': rule({ alienLanes: 1 }),
  'ancient-minefield': rule({ minefield: { lanes: 3, damage: 2 } }),
  'heroes-wake': rule({ damageCards: 1 }),
  'jammed-consoles': rule({ jammed: true }),
  'truce-day': rule({ truce: 'dexer' }),
  'medusas-gaze': change((g) => {
    const from = highest(g.s);
    if (from.length > 1) g.then({ step: 'pickCharacter', purpose: 'medusas-gaze', by: 'commander', from });
    else if (from[0] !== undefined) loseLevel(g, from[0]);
  }),
  'winged-gate': gate('perseus'),
  'veterans-gift': change((g) => {
    const from = allBut('engineer').filter((who) => g.s.crew[who].level < 9);
    if (from.length > 1) g.then({ step: 'pickCharacter', purpose: 'veterans-gift', by: 'engineer', from });
    else if (from[0] !== undefined) gainLevel(g, from[0]);
  }),
  'duel-of-champions': luck('fighters', (g) => {
    const hits = roll(g, 'specialist').filter((face) => face === 'arrow' || face === 'crosshair').length;
    if (hits >= 2) pay(g, [credits(2), { gain: 'skillLevels', n: 1 }], 'specialist');
    else g.then({ step: 'dealStress', who: 'specialist', amount: 2 });
  }),
  'wake-the-colossus': luck('hull', (g) => {
    const die = rollD6(g);
    if (die === 1) g.then({ step: 'damageCard', n: 2 });
    else if (die >= 4) gainForCrew(g, die <= 5 ? repair(3) : intel(3));
  }),
};

/** ER-19.6 whether a card that places jump gates finds none left. */
export function gatesUsedUp(s: State): boolean {
  return REGIONS.every((region) => s.stations[region].gate);
}

/** ER-4.4 the character rolls its dice count and takes the STRESS faces. */
function roll(g: G, who: CharacterId) {
  const faces = rollDice(g, who).map(({ face }) => face);
  const amount = faces.reduce((sum, face) => sum + stressOf(face), 0);
  g.then({ step: 'dealStress', who, amount });
  return faces;
}

export function rollD6(g: G): number {
  const n = g.roll(6, 'event');
  g.tell({ type: 'die', sides: 6, n });
  return n;
}

function gainForCrew(g: G, gain: Gain): void {
  pay(g, [gain], 'engineer');
}

function allBut(who: CharacterId): CharacterId[] {
  return CHARACTERS.filter((other) => other !== who);
}

function highest(s: State): CharacterId[] {
  const top = Math.max(...CHARACTERS.map((who) => s.crew[who].level));
  return CHARACTERS.filter((who) => s.crew[who].level === top);
}

/** Follow the Lights: ships attack at once with the items on a card; fields and cargo resolve, what is free is collected. */
function arriveByEvent(g: G, at: GalaxyId): void {
  const { s } = g;
  s.eos = at;
  g.tell({ type: 'landed', what: 'eos', at });
  const fields = s.asteroids.filter((field) => field.at === at).length;
  g.then(
    ...(fields > 0 ? ([{ step: 'damageCard', n: fields }] as const) : []),
    ...deliveries(s, [at]),
    'collect',
  );
  if (fields > 0) notice(g, { deed: 'asteroidsMet', count: fields });
  const raiders = drawOut(g, at);
  if (raiders.length === 0) return;
  for (const { card } of raiders) g.tell({ type: 'attacker', card });
  s.attackers.push(...raiders);
  g.then('alienAttack');
}
