/** CT-20 The ships of the fleet, and where each faction is at home: the settings of scenes. */
import type { FactionId } from './factions.ts';

export const SHIPS = [
  'alysides',
  'chimera',
  'horizon',
  'fotismos',
  'integra',
  'panbian',
  'shandian',
  'colloquy',
  'walrus',
  'eleos',
  'cassandra',
  'delphine',
  'sybil',
  'chrysalis',
  'convocation',
] as const;
export type ShipId = (typeof SHIPS)[number];

export const HOME_SHIPS: Readonly<Record<FactionId, readonly [ShipId, ...ShipId[]]>> = {
  church: ['fotismos', 'alysides'],
  government: ['horizon', 'colloquy'],
  military: ['chimera', 'integra', 'panbian', 'shandian'],
  network: ['cassandra', 'delphine', 'sybil'],
  researchers: ['walrus', 'eleos'],
  underworld: ['chrysalis'],
  security: ['colloquy', 'panbian'],
  opposition: ['convocation'],
};
