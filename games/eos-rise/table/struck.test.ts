/** A strike roll that nobody was asked about is seen by its die before the table asks again. */
import { expect, test } from 'vitest';
import { Match, type MatchRecord } from '#engine';
import { ALIENS } from '../content/aliens.ts';
import { eosRise } from '../index.ts';
import { struckOf } from '../outlook/struck.ts';

const records = Object.entries(
  import.meta.glob<MatchRecord>('../test/records/*.json', { eager: true, import: 'default' }),
);

test.each(records)('%s: each die with the ships it was rolled for', (_, {
  seats,
  options,
  random,
  actions,
}) => {
  const begun = Match.start(eosRise, { seats, options, random });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  let seen = 0;
  for (const [seat, action] of actions) {
    const before = match.view(seat);
    match.act(seat, action);
    const events = (match.entries.at(-1)?.told ?? []).map(({ event }) => event);
    const frames = struckOf(before, match.view(seat), events);
    const strikes = frames.filter(({ stage }) => stage === 'strike');
    // A ship that falls is seen to fall, and what the table does by itself comes one after the other.
    if (before.combat && events.some(({ type }) => type === 'defeated'))
      expect(frames.some(({ stage }) => stage === 'won')).toBe(true);
    if (events.some(({ type }) => type === 'year') && events.some(({ type }) => type === 'event'))
      expect(frames.at(-1)?.stage).toBe('event');
    const dice = events.flatMap((event) => (event.type === 'strikeDie' ? [event.die] : []));
    expect(strikes.map(({ view }) => view.strike?.die)).toEqual(dice);
    const hits = events.flatMap((event) => (event.type === 'strike' ? [event.hits] : []));
    for (const [i, { view }] of strikes.entries()) {
      seen++;
      // Who hit stands in the picture, and hit on the number that it shows.
      for (const ship of hits[i] ?? []) {
        expect(view.strike?.ships).toContain(ship);
        if (view.strike?.kind === 'attack') expect(ALIENS[ship].pips).toContain(view.strike.die);
      }
    }
  }
  expect(seen).toBeGreaterThan(0);
});
