/** Strike rolls that came between two decisions, as pictures of the fight: who strikes, what covers us, and the die. */
import type { AlienId } from '../content/aliens.ts';
import type { EosEvent } from '../event.ts';
import type { Raider, ShieldOnPip, Strike } from '../state.ts';
import type { View } from '../view.ts';
import { upkeepOf } from './stages.ts';

/** What is seen by itself before the table asks again, and for how long at the usual pace. */
export interface Struck {
  readonly stage: 'come' | 'strike';
  readonly view: View;
  readonly ms: number;
}

const COME_MS = 1300;
const STRIKE_MS = 2200;

export function struckOf(before: View, after: View, events: readonly EosEvent[]): Struck[] {
  const steps = upkeepOf(before, after, events);
  const raiders = new Map<AlienId, Readonly<Raider>>(
    [...before.attackers, ...before.pursuit].map((raider) => [raider.card, raider]),
  );
  const shields: ShieldOnPip[] = [...(before.strike?.shields ?? [])];
  const frames: Struck[] = [];
  for (const event of events) {
    const table = steps.find((step) => step.event === event)?.view ?? before;
    switch (event.type) {
      case 'attacker':
        raiders.set(event.card, { card: event.card, frb: 0, skill: 0, credit: 0, damage: 0 });
        if (frames.length === 0) frames.push({ stage: 'come', view: table, ms: COME_MS });
        break;
      case 'defeated':
        raiders.delete(event.ship);
        break;
      case 'shielded':
        shields.push({ ship: event.ship, pip: event.pip });
        break;
      case 'strikeDie': {
        const fleet = [...raiders.values()];
        const ships = fleet.map(({ card }) => card);
        // Told again one by one, a roll comes without its ships.
        if (ships.length === 0) break;
        const strike: Strike = { kind: event.kind, ships, shields: [...shields], die: event.die, bolts: [] };
        const view = { ...table, ...(event.kind === 'attack' ? { attackers: fleet } : { pursuit: fleet }) };
        frames.push({ stage: 'strike', view: { ...view, strike }, ms: STRIKE_MS });
        break;
      }
      default:
    }
  }
  // Who came and is still to strike is asked about on the very screen that shows it.
  return frames.some(({ stage }) => stage === 'strike') ? frames : [];
}
