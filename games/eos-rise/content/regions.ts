/** ER-2.5 The four regions, each named after its station, and the sector that station begins in (ER-3.10). */
export const REGIONS = ['hawkins', 'chandra', 'borealis', 'perseus'] as const;
export type Region = (typeof REGIONS)[number];

export const STATION_SECTOR: Readonly<Record<Region, number>> = {
  hawkins: 9,
  chandra: 12,
  borealis: 15,
  perseus: 18,
};
