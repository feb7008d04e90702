/**
 * What came between two decisions, as pictures one after the other: ships that fall, Aliens that move and strike (who
 * strikes, what covers us, and the die), what lands, and the event of the year.
 */
import { ALIENS, type AlienId } from '../content/aliens.ts';
import type { EosEvent } from '../event.ts';
import type { Raider, ShieldOnPip, Strike } from '../state.ts';
import type { View } from '../view.ts';
import { upkeepOf } from './stages.ts';

/** What is seen by itself before the table asks again, and for how long at the usual pace. */
export interface Struck {
  readonly stage: 'won' | 'come' | 'strike' | 'land' | 'event';
  readonly view: View;
  readonly ms: number;
}

const MS: Readonly<Record<Struck['stage'], number>> = {
  won: 1800,
  come: 1300,
  strike: 2200,
  land: 1100,
  event: 1400,
};

/** The ships that hit on the number rolled, where no shield covers it. */
export const hitting = ({ ships, shields, die }: Pick<Strike, 'ships' | 'shields' | 'die'>): AlienId[] =>
  ships.filter(
    (ship) => ALIENS[ship].pips.includes(die) && !shields.some((on) => on.ship === ship && on.pip === die),
  );

export function struckOf(before: View, after: View, events: readonly EosEvent[]): Struck[] {
  const steps = upkeepOf(before, after, events);
  const raiders = new Map<AlienId, Readonly<Raider>>(
    [...before.attackers, ...before.pursuit].map((raider) => [raider.card, raider]),
  );
  const shields: ShieldOnPip[] = [...(before.strike?.shields ?? [])];
  const frames: Struck[] = [];
  /** Who has come upon the EOS stays in sight there until it strikes. */
  const came: AlienId[] = [];
  // Of several pictures of one stage in a row the last one stands for all.
  const show = (stage: Struck['stage'], view: View): void => {
    if (stage !== 'strike' && frames.at(-1)?.stage === stage) frames.pop();
    frames.push({ stage, view, ms: MS[stage] });
  };
  for (const event of events) {
    const step = steps.find((one) => one.event === event);
    const table = step?.view ?? before;
    const upon = came.map((card) => ({ class: ALIENS[card].class, at: table.eos }));
    const coming = { ...table, ships: [...table.ships, ...upon] };
    switch (event.type) {
      case 'attacker':
        raiders.set(event.card, { card: event.card, frb: 0, skill: 0, credit: 0, damage: 0 });
        came.push(event.card);
        break;
      case 'shipMoved':
        if (step) show('come', coming);
        break;
      case 'landed':
        if (step) show('land', table);
        break;
      case 'event':
        if (step) show('event', table);
        break;
      case 'defeated': {
        const fallen = before.combat && raiders.get(event.ship);
        if (fallen) {
          raiders.set(event.ship, { ...fallen, damage: ALIENS[event.ship].hull });
          show('won', { ...before, pursuit: [...raiders.values()] });
        }
        raiders.delete(event.ship);
        break;
      }
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
        show('strike', { ...view, strike });
        break;
      }
      default:
    }
  }
  return frames;
}
