/** The ways drawn on the map must be the ways the rules move Alien ships. */
import { expect, test } from 'vitest';
import { defaultOptions, fastDraws, Match, Play } from '#engine';
import { ALIEN_CLASSES, ALIEN_IDS, ALIENS } from '../content/aliens.ts';
import { eosRise } from '../index.ts';
import { OPTIONS } from '../options.ts';
import { courses } from '../rules/course.ts';
import { galaxyAt } from '../rules/universe.ts';
import type { State } from '../state.ts';
import { view } from '../view.ts';
import { courseOf } from './orders.ts';

const options = defaultOptions(OPTIONS);

test('every ship under every orders card, in many positions', () => {
  let compared = 0;
  for (let n = 0; n < 6; n++) {
    const begun = Match.start(eosRise, { seats: 1, options, random: { kind: 'keyed', seed: `orders ${n}` } });
    if (!begun.ok) throw new Error(begun.refusal.message);
    const { match } = begun;
    for (let turn = 0; turn < 120 && match.decisions().length > 0; turn++) {
      const actions = match.decisions()[0]?.actions ?? [];
      match.act(0, actions[(turn * 7 + n) % actions.length]);
      if (turn % 20 !== 0) continue;
      const s: State = structuredClone(match.state);
      for (const id of ALIEN_IDS) {
        for (const name of ALIEN_CLASSES) delete s.orders[name];
        s.orders[ALIENS[id].class] = id;
        const find = courses(new Play(eosRise, s, fastDraws('orders')));
        for (const ship of s.ships.filter((other) => other.class === ALIENS[id].class)) {
          expect(courseOf(view(s), ship.class, ship.at)).toEqual(find(ship)?.path().map(galaxyAt));
          compared++;
        }
      }
    }
  }
  expect(compared).toBeGreaterThan(500);
});
