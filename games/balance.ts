/** The targets of balance of all games, by the game's id. They are apart from the registry: only the laboratory asks. */
import type { Target } from '#engine';
import { TARGETS as eosRise } from './eos-rise/balance.ts';
import { TARGETS as exodus } from './exodus/balance.ts';
import { TARGETS as exoship } from './exoship/balance.ts';
import { TARGETS as exoworld } from './exoworld/balance.ts';
import { TARGETS as mothership } from './mothership/balance.ts';

export const BALANCE: Readonly<Record<string, readonly Target[]>> = {
  exoship,
  exoworld,
  mothership,
  'eos-rise': eosRise,
  exodus,
};
