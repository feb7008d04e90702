/** Frames by the name of their step. */
import type { MothershipFrame, StepName } from '../frame.ts';

export type FrameOf<N extends StepName> = Extract<MothershipFrame, { step: N }>;
