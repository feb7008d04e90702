/** What is counted through the whole match, for agendas. */
export const DEEDS = [
  'parades',
  'huntsLowered',
  'elections',
  'electionsLost',
  'greatForces',
  'suppressions',
  'suppressionsFailed',
  'drills',
  'covertOrders',
  'trialsLowered',
  'plots',
  'vaults',
  'stingsLowered',
  'kitchens',
  'scenes',
] as const;
export type Deed = (typeof DEEDS)[number];
