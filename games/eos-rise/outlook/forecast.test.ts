/** The forecast is what the rules do on average over many deals of the coming Alien phase, and one time in six. */
import { describe, expect, test } from 'vitest';
import { clone, fastDraws, heard, Play, type Told } from '#engine';
import type { EosAction } from '../action.ts';
import type { EosEvent } from '../event.ts';
import { eosRise } from '../index.ts';
import type { EosRise, State } from '../state.ts';
import { type Given, positionOf } from '../test/position.ts';
import { batches } from './batches.ts';
import { forecast } from './forecast.ts';

const DEALS = 1500;

/** The damage of one deal, from the orders to the end of the redeploy, with all tokens laid when ships come. */
function played(position: State, seed: string): number {
  const s = clone(position);
  const play = new Play(eosRise, s, fastDraws(seed));
  const told: Told<EosEvent>[] = [];
  play.events = told;
  play.run();
  while (!play.over && s.phase !== 'extinction' && s.phase !== 'funding' && s.phase !== 'planning')
    play.act(play.seat, answer(play));
  const events = heard(told, 0);
  const end = events.findIndex((event) => event.type === 'phase' && event.phase === 'extinction');
  return events
    .slice(0, end < 0 ? events.length : end)
    .reduce((sum, event) => sum + (event.type === 'hullDamage' ? event.total : 0), 0);
}

function answer(play: Play<EosRise>): EosAction {
  const legal = play.legal(play.seat);
  const laid = batches(play.s, play.seat, legal).findLast(({ id }) => id.startsWith('shields'));
  const hits = legal.filter((action) => action.type === 'hit');
  const spared = hits.find((action) => action.type === 'hit' && play.s.hull[action.room] > 1) ?? hits[0];
  const [first] = legal;
  const found = laid?.actions[0] ?? spared ?? legal.find(({ type }) => type === 'pass') ?? first;
  if (found === undefined) throw new Error('nothing can be done');
  return found;
}

function measured(position: Given) {
  const from = positionOf({ ...position, from: 'alienOrders' });
  const sums = Array.from({ length: DEALS }, (_, i) => played(from, `deal ${i}`)).sort((a, b) => b - a);
  return {
    mean: sums.reduce((sum, one) => sum + one, 0) / DEALS,
    bad: sums[Math.floor(DEALS / 6)] ?? 0,
  };
}

const SOLID: Given['hull'] = { command: 13, engine: 12, medical: 6, crafting: 5, 'cargo-bay': 7 };
const FLEET: Given = {
  hull: SOLID,
  eos: 'g01-1',
  year: 2036,
  ships: ['dexer@g01-3', 'dexer@g02-2', 'vorde@g01-3', 'galagat@g02-2'],
  redeploy: ['vorde', 'galagat', 'dexer', 'galagat'],
};

describe('the forecast', () => {
  test.each<readonly [string, Given]>([
    ['one Dexer near, in a quiet year', { hull: SOLID, eos: 'g01-1', ships: ['dexer@g01-3'] }],
    ['four ships of three classes, extinction damage and ships that may land', FLEET],
    ['the same with three shields', { ...FLEET, shields: 3 }],
    [
      'nobody near, but many who may land',
      { ...FLEET, ships: [], invasion: ['vorde', 'vorde', 'galagat', 'galagat'] },
    ],
    ['orders that lie open', { ...FLEET, orders: { vorde: 'vorde-basilisk', dexer: 'dexer-razorback' } }],
  ])('%s', (_, position) => {
    const { mean, bad } = forecast(eosRise.view(positionOf(position), 0));
    const real = measured(position);
    // Three standard errors of so many deals; the worst of these positions has a spread of eight points.
    expect(Math.abs(mean - real.mean), `${mean} against ${real.mean}`).toBeLessThan(0.5);
    expect(Math.abs(bad - real.bad), `${bad} against ${real.bad}`).toBeLessThanOrEqual(1);
  });

  test('more shields leave less, and where nobody comes and nothing lands nothing is lost', () => {
    const at = (shields: number) => forecast(eosRise.view(positionOf({ ...FLEET, shields }), 0)).mean;
    expect(at(0)).toBeGreaterThan(at(2));
    expect(at(2)).toBeGreaterThan(at(5));
    const none = forecast(eosRise.view(positionOf({ redeploy: ['none', 'none', 'none', 'none'] }), 0));
    expect(none).toEqual({ mean: 0, bad: 0, lost: 0 });
  });

  test('it says how likely all the hull there is would go', () => {
    const weak = forecast(
      eosRise.view(positionOf({ ...FLEET, hull: { command: 4, engine: 3, medical: 0 } }), 0),
    );
    expect(weak.lost).toBeGreaterThan(0.2);
    expect(forecast(eosRise.view(positionOf({ ...FLEET, ships: [] }), 0)).lost).toBe(0);
  });
});
