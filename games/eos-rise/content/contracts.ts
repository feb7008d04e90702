/** The 20 contracts (ER-8.4): what is paid at pick-up, the card's own location roll, and the delivery. */
import { keysOf } from '#engine';
import { credits, cubes, type Gain, intel, reliefAll, repair, shields, skillLevels, token } from './gains.ts';

export interface Contract {
  readonly pickUp: readonly Gain[];
  /** ER-8.4 the card's own location roll, made after the pick-up reward. */
  readonly places?: Gain;
  readonly delivery: readonly Gain[];
  /** Rolled once more when the cargo lands so near to the EOS. */
  readonly rerollWithin?: number;
}

const CARDS = {
  'seed-vault': { pickUp: [], delivery: [intel(3)] },
  'refugee-manifest': { pickUp: [intel(1)], delivery: [intel(1), skillLevels(1)] },
  'reactor-isotopes': { pickUp: [credits(2)], delivery: [intel(2)] },
  'deep-ice-cores': { pickUp: [], places: token('skillToken'), delivery: [intel(2)] },
  'diplomatic-pouch': { pickUp: [intel(1)], delivery: [intel(2)] },
  'black-box': { pickUp: [], places: token('alienShip'), delivery: [intel(4)] },
  'stolen-star-charts': { pickUp: [], places: token('frbToken'), delivery: [credits(2)] },
  'vaccine-chain': { pickUp: [reliefAll(1)], delivery: [intel(1), reliefAll(3)] },
  'hull-plating': { pickUp: [repair(2)], delivery: [credits(2), repair(5)] },
  'prototype-handover': { pickUp: [{ gain: 'technology', n: 1 }], delivery: [intel(2)] },
  'ore-consignment': { pickUp: [], places: token('asteroid'), delivery: [credits(5), intel(1)] },
  'survey-drones': { pickUp: [], delivery: [skillLevels(2)] },
  'silent-passenger': { pickUp: [skillLevels(1)], delivery: [intel(1)] },
  'orbital-mirror': { pickUp: [], places: token('creditTokens', 2), delivery: [credits(2), skillLevels(1)] },
  'listening-buoys': { pickUp: [intel(1)], delivery: [credits(2), intel(1)] },
  'academy-cadets': { pickUp: [], delivery: [intel(2), skillLevels(1)] },
  'shield-emitters': { pickUp: [shields(2)], delivery: [intel(1), shields(3)] },
  'last-library': { pickUp: [], delivery: [intel(4)], rerollWithin: 4 },
  'quantum-relay': { pickUp: [cubes(1)], delivery: [intel(2), cubes(2)] },
  'bounty-warrant': { pickUp: [], delivery: [credits(3), skillLevels(1)] },
} as const satisfies Readonly<Record<string, Contract>>;

export type ContractId = keyof typeof CARDS;
export const CONTRACTS: Readonly<Record<ContractId, Contract>> = CARDS;
export const CONTRACT_IDS = keysOf(CARDS);
