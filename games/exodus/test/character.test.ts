/** How the considered player deals with others over whole voyages: bargains, markers, secret orders, tempers. */
import { describe, expect, test } from 'vitest';
import { canonical, defaultOptions, fastDraws, Play, redeal, stream } from '#engine';
import { CHARACTERS } from '../bot/character.ts';
import { covertOf } from '../content/covert.ts';
import type { FactionId } from '../content/factions.ts';
import type { ExodusEvent } from '../event.ts';
import { exodus } from '../index.ts';
import { OPTIONS } from '../options.ts';
import { heldInAll } from '../rules/houses.ts';
import { setup } from '../setup.ts';
import type { Exodus, State } from '../state.ts';

interface Voyage {
  readonly s: State;
  readonly events: readonly ExodusEvent[];
}

/** A whole voyage in which every seat plays by what it may know. */
function voyage(seed: string, seats: number): Voyage {
  const s = setup({ seats, options: defaultOptions(OPTIONS) as Exodus['options'] });
  const play = new Play(exodus, s, fastDraws(seed));
  play.events = [];
  play.run();
  const random = stream(seed);
  while (!play.over) {
    const { seat } = play;
    const legal = play.legal(seat);
    const choice =
      legal.length === 1
        ? legal[0]
        : exodus.sense.thinks?.choose(redeal(exodus, s, seat, random), seat, legal, random);
    if (choice === undefined) throw new Error('nothing was chosen');
    play.act(seat, choice);
  }
  return { s, events: play.events.map(({ event }) => event) };
}

/** Whether a seat would choose the same if everything it cannot know were otherwise, for every tenth choice. */
function steadiness(seed: string, seats: number): number {
  const s = setup({ seats, options: defaultOptions(OPTIONS) as Exodus['options'] });
  const play = new Play(exodus, s, fastDraws(seed));
  play.run();
  let [asked, same] = [0, 0];
  const choose = (state: State, name: string) =>
    canonical(exodus.sense.thinks?.choose(state, play.seat, play.legal(play.seat), stream(name)));
  for (let i = 0; !play.over; i++) {
    const { seat } = play;
    const legal = play.legal(seat);
    if (legal.length > 1 && i % 10 === 0) {
      asked++;
      const name = `${seed} ${i}`;
      if (choose(s, name) === choose(redeal(exodus, s, seat, stream(`else ${name}`)), name)) same++;
    }
    play.act(seat, exodus.sense.rollout(s, seat, legal, stream(`${seed} ${i}`)));
  }
  return same / asked;
}

test('what a seat cannot know hardly ever changes its choice', () => {
  expect(steadiness('steady', 5)).toBeGreaterThan(0.95);
});

const VOYAGES = [4, 6, 8].flatMap((seats) => ['a', 'b'].map((name) => voyage(`${name} ${seats}`, seats)));
const EVENTS = VOYAGES.flatMap(({ events }) => events);

const times = (type: ExodusEvent['type']): number => EVENTS.filter((event) => event.type === type).length;
const mean = (type: ExodusEvent['type']): number => times(type) / VOYAGES.length;

describe('bargains of whole voyages', () => {
  test('XD-11.7 several deals are struck in a voyage, and XD-11.8 not everything is taken', () => {
    expect(mean('dealt')).toBeGreaterThan(3);
    expect(times('refused')).toBeGreaterThan(0);
    expect(times('dealt')).toBeGreaterThan(times('refused'));
  });

  test('XD-11.2 votes and markers are offered, and XD-11.5 more is asked for', () => {
    const offered = EVENTS.flatMap((event) => (event.type === 'offered' ? [event.item.kind] : []));
    expect(offered).toContain('vote');
    expect(offered).toContain('marker');
    expect(times('countered')).toBeGreaterThan(0);
  });

  test('XD-10.6 markers are held to the end, and called in where it pays', () => {
    const held = VOYAGES.map(({ s }) => s.houses.reduce((sum, house) => sum + heldInAll(house), 0));
    expect(Math.max(...held)).toBeGreaterThan(2);
    expect(times('rewritten')).toBeGreaterThan(0);
    expect(times('markerGiven')).toBeGreaterThan(times('rewritten'));
  });
});

describe('secret orders of whole voyages', () => {
  /** By cycle: with whom a faction struck a deal, and against whom it then acted in secret. */
  function betrayals({ events }: Voyage): number {
    let partners = new Set<string>();
    let count = 0;
    for (const event of events) {
      if (event.type === 'cycle') partners = new Set();
      if (event.type === 'dealt') {
        partners.add(`${event.by} ${event.with}`);
        partners.add(`${event.with} ${event.by}`);
      }
      if (event.type === 'covertRevealed')
        for (const { faction, order } of event.orders)
          if (partners.has(`${faction} ${covertOf(order)?.target}`)) count++;
    }
    return count;
  }

  test('XD-12.1 who has shaken hands by day may act against the same faction by night', () => {
    expect(VOYAGES.reduce((sum, each) => sum + betrayals(each), 0)).toBeGreaterThan(0);
  });

  test('XD-12.1 most seats most days do nothing in secret', () => {
    const orders = EVENTS.flatMap((event) =>
      event.type === 'covertRevealed' ? event.orders.map(({ order }) => order) : [],
    );
    const seatDays = VOYAGES.reduce((sum, { s }) => sum + s.cycle * s.seats, 0);
    const acted = orders.filter((order) => order !== 'none').length;
    expect(acted).toBeGreaterThan(0);
    expect(acted).toBeLessThan(seatDays / 2);
  });
});

describe('tempers', () => {
  test('no two factions are of the same temper', () => {
    const tempers = Object.values(CHARACTERS).map((temper) => JSON.stringify(temper));
    expect(new Set(tempers).size).toBe(tempers.length);
  });

  /** How often a faction does something, for every day it was in play. */
  function rate(faction: FactionId, did: (event: ExodusEvent) => boolean): number {
    let done = 0;
    let days = 0;
    for (const { s, events } of VOYAGES) {
      if (!s.houses.some((house) => house.faction === faction)) continue;
      days += s.cycle;
      done += events.filter(did).length;
    }
    return done / days;
  }
  const inSecret = (faction: FactionId) =>
    rate(
      faction,
      (event) =>
        event.type === 'covertRevealed' &&
        event.orders.some((each) => each.faction === faction && each.order !== 'none'),
    );

  test('the Underworld works in the dark, the Church and Security hardly do', () => {
    expect(inSecret('underworld')).toBeGreaterThan(inSecret('church'));
    expect(inSecret('underworld')).toBeGreaterThan(inSecret('security'));
  });
});
