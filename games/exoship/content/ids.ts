/** The names of the timeline cards, without what they do: shapes are made of them. */
export const CARD_NUMBERS = [1, 2, 3, 4] as const;
export const CARD_SIDES = ['a', 'b'] as const;

export const TIMELINE_SIDE_IDS = [
  'loyalty-oath',
  'quiet-years',
  'crew-rotation',
  'blight',
  'promotion-board',
  'purge-drill',
  'blackout',
  'birth-boom',
] as const;
export type TimelineSideId = (typeof TIMELINE_SIDE_IDS)[number];
