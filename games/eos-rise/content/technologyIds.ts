/** The 12 technology designs, two copies of each. What they do is in technology.ts. */
export const TECHNOLOGY_IDS = [
  'recoil-damper',
  'targeting-prism',
  'echo-coupler',
  'neural-buffer',
  'overcharge-cell',
  'spare-magazine',
  'slip-drive',
  'grav-anchor',
  'ablative-foam',
  'capacitor-bank',
  'ghost-transponder',
  'probability-lens',
] as const;
export type TechnologyId = (typeof TECHNOLOGY_IDS)[number];
export const COPIES = 2;
