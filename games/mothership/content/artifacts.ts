/** The twelve Artifacts, by number. */
export const ARTIFACT_IDS = [
  'vhs-tape',
  'tricorder',
  'interphasic-modulator',
  'alien-appliance',
  'alien-skull',
  'ancient-prophesy',
  'flak-cannon',
  'aa-batteries',
  'unstable-fuel',
  'glowy-blue-liquid',
  'bubble-wrap',
  'space-cat',
] as const;
export type ArtifactId = (typeof ARTIFACT_IDS)[number];

/** Energy an Artifact lends its controller. */
export const ARTIFACT_ENERGY: Partial<Record<ArtifactId, number>> = { 'unstable-fuel': 2 };
