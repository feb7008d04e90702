/** D09 What a contract is worth to this crew now: who is tired, what is broken, how long there is to deliver. */
import { CHARACTERS } from '../content/characters.ts';
import { CONTRACTS, type ContractId } from '../content/contracts.ts';
import type { Gain } from '../content/gains.ts';
import { isLocked, totalHull } from '../rules/hull.ts';
import type { State } from '../state.ts';
import { creditWorth } from './credits.ts';
import { gainsWorth, star } from './missions.ts';
import { reliefWorth } from './stress.ts';
import { hullWorth, roundsLeft, WEIGHTS } from './weights.ts';

/** What of a delivery counts, by the rounds after this one: the share delivered (0.4 to 0.8, measured) less the way there. */
const DELIVERED = [0.1, 0.3, 0.45, 0.6, 0.7, 0.75, 0.75];
/** Last Library's cargo does not land near. */
const FARTHER = 0.85;

/** What a gain is worth to the crew as it is. */
function gainNow(s: State, gain: Gain): number {
  const { n } = gain;
  switch (gain.gain) {
    case 'credits':
      return n * creditWorth(s);
    case 'reliefAll':
      return CHARACTERS.reduce((sum, who) => sum + reliefWorth(s, who, n), 0.2 * n);
    case 'repair': {
      const hull = totalHull(s);
      return hullWorth(hull + n) - hullWorth(hull);
    }
    // Ships pay those who can defeat them.
    case 'alienShip':
      return s.crew.specialist.level >= 5 ? -0.3 : -1;
    case 'asteroid':
      return (
        -0.5 +
        (isLocked(s, 'mining-control') ? 0 : 0.2 * roundsLeft(s) * WEIGHTS.credit) +
        0.3 * (star(s, 'prospector') + star(s, 'needle-threader'))
      );
    default:
      return gainsWorth([gain]);
  }
}

function gainsNow(s: State, gains: readonly Gain[]): number {
  return gains.reduce((sum, gain) => sum + gainNow(s, gain), 0);
}

export function signWorth(s: State, card: ContractId): number {
  const { pickUp, places, delivery, rerollWithin } = CONTRACTS[card];
  const delivered = (DELIVERED[roundsLeft(s)] ?? 0) * (rerollWithin === undefined ? 1 : FARTHER);
  return gainsNow(s, pickUp) + (places ? gainNow(s, places) : 0) + delivered * gainsNow(s, delivery);
}
