/** A fight is told from the side of whoever looks at it. */
import { expect, test } from 'vitest';
import { Match } from '#engine';
import type { CardId } from '../content/cards.ts';
import { mothership } from '../index.ts';
import type { SeenFight, View } from '../view.ts';
import { sceneOf } from './scene.ts';
import { isHopeless, isVain, isWon, leading, ownChance, sharesFor } from './standing.ts';

function views(): readonly [View, View] {
  const begun = Match.start(mothership, { seats: 2, random: { kind: 'keyed', seed: 'standing' } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  for (let moves = 0; moves < 40; moves++) {
    const decision = begun.match.decisions()[0];
    if (decision?.prompt !== 'land') break;
    begun.match.act(decision.seat, decision.actions[0]);
  }
  return [begun.match.view(0), begun.match.view(1)];
}

/** Two of the second fleet against one Fighter of the first, with these faces. */
function fightIn({ units }: View, faces: readonly number[], attacker: 'bomber' | 'mothership'): SeenFight {
  const one = units.find(({ owner, class: kind }) => owner === 1 && kind === attacker);
  const target = units.find(({ owner, class: kind }) => owner === 0 && kind === 'fighter');
  if (one === undefined || target === undefined) throw new Error('no fleets');
  return {
    ...{ kind: 'ships', ranged: false, fresh: true, field: 0, deflected: false },
    ...{ gas: [0, 0], beam: [false, false], bonus: [0, 0], wing: [0, 0], aux: [0, 0] },
    ...{ plus: [0, 0], doubled: [false, false], faces: faces.slice(), cards: [] },
    ...{ attackers: [one.id], target: target.id },
  };
}

test('the defender reads the chances as its own', () => {
  const [mine, theirs] = views();
  const fight = fightIn(mine, [8, 1], 'bomber');
  const shares = sharesFor(mine, sceneOf(mine, fight));
  expect(shares).toEqual({ win: 0, tie: 0, loss: 1 });
  expect(sharesFor(theirs, sceneOf(theirs, fight)).win).toBe(1);
  expect(ownChance(mine, sceneOf(mine, fight))).toBe(0);
});

test('a die that no face can save is told so, one that could turn the fight is not', () => {
  const [mine] = views();
  const play = (fight: SeenFight) => ({
    view: { ...mine, fight },
    action: { type: 'play', card: 'the-forks', unit: unitOf(mine, fight) } as const,
  });
  const lost = play(fightIn(mine, [20, 1], 'bomber'));
  expect(isVain(lost.view, lost.action)).toBe(true);
  const open = play(fightIn(mine, [3, 1], 'bomber'));
  expect(isVain(open.view, open.action)).toBe(false);
});

test('a lost fight that one card cannot turn asks nothing; with two, or with a way out, it asks', () => {
  const [mine] = views();
  const fight = fightIn(mine, [20, 1], 'bomber');
  const play = { type: 'play', card: 'the-forks', unit: unitOf(mine, fight) } as const;
  const pass = { type: 'pass' } as const;
  const holding = (hand: readonly CardId[]): View => ({
    ...mine,
    fight,
    fleets: mine.fleets.map((fleet) => (fleet.owner === mine.me ? { ...fleet, hand } : fleet)),
  });
  expect(isHopeless(holding(['the-forks', 'convoy']), [play, pass])).toBe(true);
  expect(isHopeless(holding(['the-forks', 'the-forks']), [play, pass])).toBe(false);
  expect(isHopeless(holding(['the-forks']), [play, { type: 'gas', amount: 1 }, pass])).toBe(false);
  const open = { ...holding(['the-forks']), fight: fightIn(mine, [6, 1], 'bomber') };
  expect(isHopeless(open, [play, pass])).toBe(false);
});

test('a die that can still tie is not in vain, for who attacks', () => {
  const [, theirs] = views();
  const [unit] = fightIn(theirs, [], 'bomber').attackers;
  const most = theirs.units.find(({ id }) => id === unit)?.die ?? 0;
  const shares = (faces: readonly number[]) =>
    sharesFor(theirs, sceneOf(theirs, fightIn(theirs, faces, 'bomber')));
  const ties =
    Array.from({ length: 20 }, (_, face) => face).find((face) => shares([most, face]).tie === 1) ?? 0;
  const inVain = (face: number): boolean =>
    isVain(
      { ...theirs, fight: fightIn(theirs, [1, face], 'bomber') },
      { type: 'play', card: 'the-forks', unit },
    );
  expect(inVain(ties)).toBe(false);
  expect(inVain(ties + 1)).toBe(true);
});

test('what is won needs no answer, unless the total counts or something else is asked', () => {
  const [mine, theirs] = views();
  const rolled = { step: 'rolled', side: 0, passes: 0 } as const;
  const won = (view: View, faces: readonly number[], attacker: 'bomber' | 'mothership') =>
    isWon({ ...view, asking: rolled, fight: fightIn(view, faces, attacker) });
  expect(won(theirs, [20, 1], 'bomber')).toBe(true);
  expect(won(mine, [20, 1], 'bomber')).toBe(false);
  expect(won(mine, [1, 20], 'bomber')).toBe(true);
  expect(won(mine, [1, 20], 'mothership')).toBe(false);
  expect(isWon({ ...theirs, fight: fightIn(theirs, [20, 1], 'bomber') })).toBe(false);
});

function unitOf({ units }: View, { target }: SeenFight) {
  const unit = units.find(({ id }) => id === target);
  if (unit === undefined) throw new Error('no target');
  return unit.id;
}

test('what stands out is never the losing answer', () => {
  const pass = { action: { type: 'pass' } } as const;
  const buff = { action: { type: 'play', card: 'defence-buff' }, then: 0.8 } as const;
  const away = { action: { type: 'play', card: 'panic-button' } } as const;
  expect(leading(0.07, [pass, away])).toBe(away.action);
  expect(leading(0.07, [pass, buff, away])).toBe(buff.action);
  expect(leading(0.9, [pass, buff])).toBe(pass.action);
  expect(leading(0, [pass])).toBe(pass.action);
});
