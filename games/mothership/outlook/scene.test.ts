/** What the table says about a fight must be what the rules will say: totals of rolled dice, source by source. */
import { expect, test } from 'vitest';
import { Match } from '#engine';
import { mothership } from '../index.ts';
import type { Mothership } from '../state.ts';
import { totalOf } from '../steps/dogfight.ts';
import { plannedScene, rocksChance, type Scene, sceneOf } from './scene.ts';
import { zoneChance } from './zone.ts';

/** A small generator of its own, so that the games are the same every time. */
function picker(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state * 1103515245 + 12345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * count);
  };
}

function begin(seed: string): Match<Mothership> {
  const options = { modules: ['artifacts', 'influence', 'developments', 'moons'] };
  const begun = Match.start(mothership, { seats: 2, options, random: { kind: 'keyed', seed } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  return begun.match;
}

const totals = ({ attack, defence }: Scene) => [[...attack.keys()], [...defence.keys()]];

test('after the roll, the table counts what the rules count', () => {
  let compared = 0;
  for (let game = 0; game < 4; game++) {
    const match = begin(`scene ${game}`);
    const pick = picker(game + 1);
    for (let moves = 0; moves < 1500 && match.outcome === undefined; moves++) {
      const decision = match.decisions()[0];
      if (decision === undefined) break;
      const { fight } = match.state;
      if (fight && fight.faces.length > 0 && fight.kind === 'ships') {
        const view = match.view(decision.seat);
        if (view.fight === undefined) throw new Error('a fight that nobody sees');
        const scene = sceneOf(view, view.fight);
        expect(totals(scene)).toEqual([[totalOf(match.state, fight, 0)], [totalOf(match.state, fight, 1)]]);
        compared++;
      }
      const lively = decision.actions.filter(({ type }) => type !== 'end' && type !== 'concede');
      const from =
        lively.length > 0 && pick(8) > 0 ? lively : decision.actions.filter(({ type }) => type !== 'concede');
      const action = from[pick(from.length)];
      if (action === undefined || !match.act(decision.seat, action).ok) break;
    }
  }
  expect(compared).toBeGreaterThan(0);
});

test('8.3 a planned attack has exact odds', () => {
  const match = begin('odds');
  for (let moves = 0; moves < 12; moves++) {
    const decision = match.decisions()[0];
    if (decision?.prompt !== 'land') break;
    match.act(decision.seat, decision.actions[0]);
  }
  const view = match.view(0);
  expect(plannedScene(view, 'm1', ['p1-f1', 'p1-f2']).odds.win).toBeCloseTo(26 / 36);
  expect(plannedScene(view, 'p2-s', ['p1-b1', 'p1-b2']).steps?.[0]).toBeCloseTo(61 / 64);
  expect(rocksChance(view, 'p1-f1')).toBeCloseTo(21 / 36);
  expect(rocksChance(view, 'p1-b1')).toBeCloseTo(33 / 48);
});

test('MS-9.6 next to a Guardian a Fighter lives half the time, more with a wingman', () => {
  const view = begin('zone').view(0);
  const unit = { moved: false, attacked: false, held: false, engine: 4, die: 6, guarded: false };
  const fighter = { ...unit, id: 'p1-f1' as const, owner: 0, class: 'fighter' as const, at: '0,5' as const };
  const guardian = {
    ...unit,
    id: 'p2-g1' as const,
    owner: 1,
    class: 'guardian' as const,
    at: '0,1' as const,
  };
  const wingman = { ...fighter, id: 'p1-f2' as const, at: '-1,0' as const };
  expect(zoneChance({ ...view, units: [fighter, guardian] }, 'p1-f1', '0,0')).toBeCloseTo(1 / 2);
  expect(zoneChance({ ...view, units: [fighter, guardian, wingman] }, 'p1-f1', '0,0')).toBeCloseTo(21 / 31);
});
