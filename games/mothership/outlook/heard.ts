/** What an event is about: whose things it names, and who suffers by it. */
import type { Seat } from '#engine';
import type { MothershipEvent } from '../event.ts';
import type { View } from '../view.ts';

/** What is taken from whoever it is about. */
const HURTS: ReadonlySet<MothershipEvent['type']> = new Set([
  'pushed',
  'damaged',
  'stationHit',
  'destroyed',
  'stolen',
  'smeared',
  'held',
]);

/** The seat that a unit's id names; none is the NPC's. */
export function ownerIn(id: string): Seat | undefined {
  const found = /^p(\d+)-/.exec(id)?.[1];
  return found === undefined ? undefined : Number(found) - 1;
}

/** The units and planets an event speaks of. */
export function thingsIn(event: MothershipEvent): string[] {
  return [
    ...('unit' in event && event.unit ? [event.unit] : []),
    ...('attackers' in event ? event.attackers.map((one) => (typeof one === 'string' ? one : one.unit)) : []),
    ...('target' in event && typeof event.target === 'string' ? [event.target] : []),
    ...('planet' in event ? [event.planet] : []),
    ...('ship' in event ? [event.ship] : []),
  ];
}

export function concerns(event: MothershipEvent, view: View, seat: Seat): boolean {
  const seats = [
    'seat' in event ? event.seat : undefined,
    'from' in event ? event.from : undefined,
    'by' in event ? event.by : undefined,
    'target' in event ? event.target : undefined,
    'owner' in event ? event.owner : undefined,
  ];
  if (seats.includes(seat) || event.type === 'blockade') return true;
  return thingsIn(event).some(
    (id) => ownerIn(id) === seat || view.planets.some((planet) => planet.id === id && planet.owner === seat),
  );
}

/** An attack on this seat that it beat off. */
export function holdsOut(event: MothershipEvent, seat: Seat): boolean {
  return event.type === 'dogfight' && event.winner === 'defender' && ownerIn(event.target) === seat;
}

/** Whether it takes something from this seat, and is not done by it. */
export function suffers(event: MothershipEvent, seat: Seat): boolean {
  if (event.type === 'blockade') return event.seat !== seat;
  if (!HURTS.has(event.type)) return false;
  if ('unit' in event && event.unit) return ownerIn(event.unit) === seat;
  if ('target' in event && typeof event.target === 'string') return ownerIn(event.target) === seat;
  return ('target' in event && event.target === seat) || ('from' in event && event.from === seat);
}
