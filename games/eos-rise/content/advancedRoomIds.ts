/** The advanced rooms by name: five of each character. */
export const ADVANCED_ROOM_IDS = [
  'war-room',
  'counsel-suite',
  'aegis-desk',
  'liaison-office',
  'drill-hall',
  'astrogation-bay',
  'flight-simulator',
  'tug-hangar',
  'decoy-bay',
  'signal-nest',
  'gunnery-range',
  'munitions-locker',
  'ambush-deck',
  'prize-crew',
  'point-defence',
  'machine-shop',
  'salvage-dock',
  'drone-rack',
  'bulkhead-press',
  'prototype-lab',
] as const;
export type AdvancedRoomId = (typeof ADVANCED_ROOM_IDS)[number];
