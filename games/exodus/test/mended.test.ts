/** Rules that were once played wrongly: each scene here failed under an older version of them. */
import { describe, expect, test } from 'vitest';
import { clone, stateProblem } from '#engine';
import type { FactionId } from '../content/factions.ts';
import type { Stake } from '../content/plans.ts';
import { exodus } from '../index.ts';
import type { State } from '../state.ts';
import { view } from '../view/index.ts';
import { type Given, given, plant, type Scene } from './scene.ts';
import { debate, E1, openedBy, written } from './slips.ts';

const KEEPERS = ['church', 'government', 'military'] as const;

/** The Keepers ballot, each for its own. */
function keepersBallot(scene: Scene, ...stakes: readonly [Stake, Stake, Stake]): Scene {
  for (const [i, faction] of KEEPERS.entries())
    scene.when(faction, { type: 'ballot', for: faction, stake: stakes[i] ?? 'hold' });
  return scene;
}

const voting = (change?: (s: State) => void, seats = 3) =>
  given({
    seats,
    next: ['course', 'courseRevealed'],
    change: (s) => {
      s.courseRound = 1;
      change?.(s);
    },
  });

/** A scene about a ballot, up to the answer. */
function ask(
  scene: Scene,
  by: FactionId,
  to: FactionId,
  stake: Stake,
  ...items: ('marker' | 'pledge-course')[]
): Scene {
  return openedBy(by, scene).when(
    by,
    { type: 'respondent', faction: to },
    { type: 'demand', stake },
    ...items.map((item) => ({ type: 'offer', item }) as const),
    { type: 'enough' },
  );
}

describe('XD-11 pledges', () => {
  test('XD-11.2, XD-11.7 a course pledged in a course scene is for the next vote, not for this one', () => {
    const scene = voting();
    keepersBallot(scene, 'jump@1', 'jump@2', 'hold');
    keepersBallot(scene, 'jump@1', 'jump@2', 'hold');
    ask(scene, 'church', 'government', 'jump@1', 'pledge-course').when('government', { type: 'agree' });
    expect(scene.s.pledges).toEqual([{ kind: 'course', by: 'church', to: 'government' }]);
    scene.all({ type: 'accept' });
    // Still divided: the fleet holds, and the promise stands.
    expect(scene.s.pledges).toEqual([{ kind: 'course', by: 'church', to: 'government' }]);
    scene.s.stack = [{ step: 'disposition' }, { step: 'courseRevealed' }, { step: 'course' }];
    scene.play.run();
    expect(scene.offers('church', { type: 'ballot', for: 'church', stake: 'hold' })).toBe(false);
    scene.when('government', { type: 'ballot', for: 'church', stake: 'jump@2' });
    scene.when('government', { type: 'ballot', for: 'government', stake: 'jump@2' });
    scene.when('military', { type: 'ballot', for: 'military', stake: 'jump@2' });
    expect(scene.s.pledges).toEqual([]);
  });

  test('XD-11.7 a pledge covers both ballots of a course vote, and one that waited longer comes first', () => {
    const scene = voting((s) =>
      s.pledges.push(
        { kind: 'course', by: 'church', to: 'military' },
        { kind: 'course', by: 'church', to: 'government' },
      ),
    );
    for (let round = 0; round < 2; round++) {
      expect(scene.s.pledges).toHaveLength(2);
      scene.when('government', { type: 'ballot', for: 'government', stake: 'jump@1' });
      scene.when('military', { type: 'ballot', for: 'church', stake: 'hold' });
      scene.when('military', { type: 'ballot', for: 'military', stake: 'hold' });
    }
    expect(scene.s.pledges).toEqual([{ kind: 'course', by: 'church', to: 'government' }]);
  });
});

describe('XD-10 the poll', () => {
  const markers = [['military', 'church']] as const;

  test('XD-10.5, R27 who announced a scene has dissented, though another spent a marker first', () => {
    const scene = written(E1, { markers });
    scene.when('church', { type: 'spend', issuer: 'military' });
    scene.when('government', { type: 'dissent' }).when('military', { type: 'accept' });
    scene.when('church', { type: 'strike', faction: 'church' });
    scene.all({ type: 'accept' });
    expect(scene.trait.edge).toBe(8);
    expect(scene.house('government').opened).toBe(0);
  });

  test('XD-10.5, R27 the same where a favour comes first; and spending alone is no dissent', () => {
    const favoured = (answer: 'accept' | 'dissent') => {
      const scene = written(E1, { change: (s) => plant(s, 'government', 'stuffed-ballots') });
      scene.when('church', { type: 'accept' }).when('military', { type: answer });
      scene.when('government', { type: 'favour', from: 'church' });
      scene.all({ type: 'accept' });
      return scene.trait.edge;
    };
    expect(favoured('dissent')).toBe(8);
    expect(favoured('accept')).toBe(5);
  });

  test('XD-18.7, XD-10.4 a favour is open to a silenced seat without markers, and nobody else sees it asked', () => {
    const silenced = (knows: boolean) =>
      written(E1, {
        change: (s) => {
          if (knows) plant(s, 'government', 'stuffed-ballots');
          for (const house of s.houses) if (house.faction === 'government') house.silentIn = s.cycle;
        },
      });
    const scene = silenced(true);
    expect(scene.asks).toBe('window');
    expect(scene.play.awaitedAs(scene.house('church').seat)).toEqual([]);
    expect(view(scene.s, scene.house('church').seat).phase).toBe('poll');
    expect(scene.legal('government')).toEqual([
      { type: 'favour', from: 'church' },
      { type: 'favour', from: 'military' },
      { type: 'pass' },
    ]);
    scene.when('government', { type: 'favour', from: 'church' });
    expect(scene.house('government').held.church).toBe(1);
    expect(scene.house('church').pool).toBe(4);
    // With a marker in hand it is polled, and still may not dissent.
    expect(scene.asks).toBe('poll');
    expect(scene.forbids('government', { type: 'dissent' })).toBe('XD-10.5');
    expect(scene.offers('government', { type: 'spend', issuer: 'church' })).toBe(true);
    expect(silenced(false).asks).toBe('poll');
  });

  test('XD-18.7 a favour let pass is offered again with the next poll, and not once it is used', () => {
    const scene = written(E1, {
      change: (s) => {
        plant(s, 'government', 'stuffed-ballots');
        for (const house of s.houses) if (house.faction === 'government') house.silentIn = s.cycle;
      },
    });
    scene.when('government', { type: 'pass' });
    scene.when('church', { type: 'dissent' }).when('military', { type: 'accept' });
    scene.when('church', { type: 'withdraw' });
    expect(scene.asks).toBe('window');
    scene.when('government', { type: 'favour', from: 'military' });
    scene.when('church', { type: 'accept' }).when('government', { type: 'spend', issuer: 'military' });
    scene.when('military', { type: 'accept' });
    scene.when('government', { type: 'strike', faction: 'church' });
    expect(scene.asks).toBe('poll');
    expect(scene.play.awaited()).not.toContain(scene.house('government').seat);
  });
});

describe('XD-7 leaving', () => {
  test('XD-7.2 Keepers who agree are still heard out: every seat may call one scene, and a turned ballot counts', () => {
    const scene = keepersBallot(voting(undefined, 4), 'jump@1', 'jump@1', 'jump@1');
    expect(scene.play.asking).toMatchObject({ step: 'poll', phase: 'course' });
    expect(scene.play.awaited()).toHaveLength(4);
    ask(scene, 'network', 'military', 'jump@2', 'marker').when('military', { type: 'agree' });
    // One scene each; those who have not called one may.
    expect(scene.play.awaited()).not.toContain(scene.house('network').seat);
    scene.all({ type: 'accept' });
    expect(scene.trait.edge).toBe(9);
    expect(scene.s.cycle).toBe(2);
  });

  test('XD-7.2 nobody objects: the course is taken; a secondary has no ballot to turn', () => {
    const scene = keepersBallot(voting(undefined, 4), 'hold', 'hold', 'hold');
    openedBy('network', scene);
    expect(scene.forbids('network', { type: 'respondent', faction: 'network' })).toBe('XD-11.1');
    expect(scene.legal('network').filter(({ type }) => type === 'respondent')).toHaveLength(3);
    scene.when('network', { type: 'withdraw' }).all({ type: 'accept' });
    expect([scene.s.cycle, scene.trait.edge]).toEqual([2, 8]);
  });

  test('XD-7.3 under fire what the Keepers agree on is done at once', () => {
    const scene = voting((s) => (s.force = { size: 1, lead: 3, began: 1, betrayed: false }));
    keepersBallot(scene, 'cover', 'cover', 'cover');
    expect(scene.heard()).toContainEqual({ type: 'course', course: 'cover' });
  });

  test('XD-7.7 (E46) the first arrival after a stranded scout rolls astrometrics and risk, nothing else', () => {
    const scene = given({
      next: [{ step: 'arrive', to: 1, excess: 2 }],
      change: (s) =>
        Object.assign(s.systems[1] ?? {}, { reward: 1, choice: 'might', convenience: 0, left: 2 }),
    });
    expect(scene.play.asking).toMatchObject({ step: 'spend', on: 'astrometrics' });
    // 0 for the stars and two flips, +2 for the risk; what the scout found stands.
    scene.roll('0 0 0 0 0 + + 0').when('church', { type: 'spendExcess', points: 0 });
    expect(scene.s.systems[1]).toMatchObject({ reward: 1, choice: 'might', convenience: 0, left: 2 });
    expect(scene.s.risk).toBe(2);
    expect(scene.heard().some(({ type }) => type === 'convenience')).toBe(false);
  });
});

describe('XD-15 the end', () => {
  const site: Given['change'] = (s) => {
    Object.assign(s.systems[0] ?? {}, { reward: 3, convenience: 0 });
    s.arrivals = 9;
  };

  test('XD-15.4 all seats may dissent after the reveal, also when the three ballots agree', () => {
    const scene = given({ seats: 4, next: ['endgame'], dice: '-', change: site });
    keepersBallot(scene, 'found', 'found', 'found');
    expect(scene.play.asking).toMatchObject({ step: 'poll', phase: 'landfall' });
    expect(scene.play.awaited()).toHaveLength(4);
    ask(scene, 'network', 'church', 'wait').when('church', { type: 'agree' });
    scene.all({ type: 'accept' });
    // Divided now: fate decides, and shows a −.
    expect(scene.s.systems[0]?.flawed).toBe(true);
    const quiet = given({ next: ['endgame'], change: site });
    keepersBallot(quiet, 'found', 'found', 'found').all({ type: 'accept' });
    expect(quiet.s.outcome?.reason).toBe('colony');
  });

  test('XD-15.8 a False Dawn in cycle 80 is the end: there is no cycle 81', () => {
    const dawn = (cycle: number) =>
      given({
        next: ['landfallDone'],
        dice: '0',
        change: (s) => {
          site(s);
          s.cycle = cycle;
        },
      }).s;
    expect(dawn(80).outcome).toMatchObject({ reason: 'exhaustion', rule: 'XD-15.8' });
    expect(dawn(79).outcome).toBeUndefined();
  });
});

test('a scene does not change what it was given', () => {
  const force = { size: 2, lead: 1, began: 2, betrayed: false };
  const hunted = () =>
    given({
      next: [{ step: 'engagement', ambushed: false }],
      dice: '0 0 0',
      change: (s) => (s.force = force),
    });
  expect(hunted().s.force?.size).toBe(1);
  expect(force).toEqual({ size: 2, lead: 1, began: 2, betrayed: false });
  expect(hunted().s.force?.size).toBe(1);
});

test('XD-11.1 a scene is about something that differs: the demand is not what is written already', () => {
  const scene = openedBy('government', written(E1)).when(
    'government',
    { type: 'issue', faction: 'government' },
    { type: 'respondent', faction: 'church' },
  );
  expect(scene.forbids('government', { type: 'demand', stake: 'harvest' })).toBe('XD-11.1');
  expect(
    debate(written(E1), {
      ...{ by: 'government', about: 'government', to: 'church', demand: 'gov-adjudicate' },
    }).asks,
  ).toBe('sceneAnswer');
});

test('XD-18.7 what was sounded is used on arrival: the state is sound before and after the roll', () => {
  const scene = given({
    next: [{ step: 'arrive', to: 1, excess: 1 }],
    change: (s) => Object.assign(s.systems[1] ?? {}, { sounded: { risk: 2, by: 'church' } }),
  });
  expect(scene.asks).toBe('spend');
  expect(stateProblem(exodus, clone(scene.s))).toBeUndefined();
  scene.when('church', { type: 'spendExcess', points: 1 });
  expect(scene.s.risk).toBe(2);
  expect(scene.s.systems[1]?.sounded).toBeUndefined();
});
