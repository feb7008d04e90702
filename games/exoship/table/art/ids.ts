/** What the drawings are called. Founders and timeline sides carry the ids of the game's content. */
export const FOUNDER_ART = [
  'navigator',
  'physician',
  'tutor',
  'quartermaster',
  'fixer',
  'diplomat',
  'signaler',
  'saboteur',
  'ghost',
  'recruiter',
  'steward',
] as const;
export type FounderArtId = (typeof FOUNDER_ART)[number];

export const TIMELINE_ART = [
  'loyalty-oath',
  'quiet-years',
  'crew-rotation',
  'blight',
  'promotion-board',
  'purge-drill',
  'blackout',
  'birth-boom',
] as const;
export type TimelineArtId = (typeof TIMELINE_ART)[number];

export type PlanetId = 'earth' | 'mars' | 'mariposa' | 'axios';
export type Side = 'rift' | 'directorate';
export type ArrowDirection = 'n' | 's' | 'w' | 'e' | 'nw' | 'ne' | 'sw' | 'se';
