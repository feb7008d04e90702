/** XD-19 leaders who fall, and who follows them: once played wrongly. */
import { describe, expect, test } from 'vitest';
import type { FactionId } from '../content/factions.ts';
import { SECRETS } from '../content/secrets.ts';
import { leaderName } from '../text/colour.ts';
import { words } from '../text/en.ts';
import { view } from '../view/index.ts';
import { addSecret, given, mark, type Scene } from './scene.ts';

/** The personal secrets of a faction that are not void. */
const live = ({ s }: Scene, faction: FactionId) =>
  s.secrets.filter(
    ({ id, owner, void: gone }) => owner === faction && !gone && SECRETS[id].kind === 'personal',
  );

/** Whoever must find a successor takes the first; how often that was asked. */
function succeed(scene: Scene): number {
  let asked = 0;
  while (scene.asks === 'successor' || scene.asks === 'personal') {
    if (scene.asks === 'successor') asked++;
    const [seat = 0] = scene.play.awaited();
    const [first] = scene.play.legal(seat);
    if (first === undefined) throw new Error('nothing to choose');
    scene.play.act(seat, first);
  }
  return asked;
}

describe('XD-19 two removals inside one effect', () => {
  test('XD-19.1, XD-19.4, XD-2.3 a coup at Justice 2: one Governor falls, one follows, with one secret', () => {
    const scene = given({
      next: [{ step: 'covertOrder', faction: 'military', covert: 'coup' }],
      traits: { might: 9, justice: 2 },
    });
    expect(scene.trait.justice).toBe(0);
    expect(scene.heard().filter(({ type }) => type === 'leaderLost')).toHaveLength(1);
    expect(succeed(scene)).toBe(1);
    expect(live(scene, 'government')).toHaveLength(1);
    expect(scene.s.regime).toBe('military');
    expect(scene.house('government').leader.from).toBe('military');
  });

  test('XD-19.1, XD-2.3 a published secret that lowers Justice to 0 and names the Governor', () => {
    const scene = given({
      next: [{ step: 'leak', faction: 'church' }],
      traits: { justice: 2 },
      change: (s) => {
        s.secrets = s.secrets.filter(({ owner }) => owner !== 'government');
        addSecret(s, 'government', 'governor-strike').knowers.push({ faction: 'church', aware: [] });
      },
    });
    scene.when('church', { type: 'leak', secret: 'governor-strike', to: 'public' });
    expect(succeed(scene)).toBe(1);
    expect(live(scene, 'government')).toHaveLength(1);
    expect(scene.house('government').mandates).toHaveLength(1);
  });

  test('XD-19.1, XD-19.4 a Captain who is blind at Might 1 is replaced once, with one flip', () => {
    const scene = given({
      next: [{ step: 'leak', faction: 'church' }],
      traits: { might: 1 },
      dice: '+ +',
      change: (s) => {
        s.secrets = s.secrets.filter(({ owner }) => owner !== 'military');
        addSecret(s, 'military', 'captain-blind-eye').knowers.push({ faction: 'church', aware: [] });
      },
    });
    scene.when('church', { type: 'leak', secret: 'captain-blind-eye', to: 'public' });
    expect(scene.trait.might).toBe(1);
    expect(succeed(scene)).toBe(1);
    expect(live(scene, 'military')).toHaveLength(1);
  });

  test('XD-19.4, XD-2.3 the flip for a fallen Captain may bring Might to 0: nobody falls twice', () => {
    const scene = given({
      next: [{ step: 'covertOrder', faction: 'church', covert: 'assassination@military' }],
      traits: { might: 1, faith: 9 },
      dice: '0 0 0 -',
    });
    expect(scene.trait.might).toBe(0);
    expect(succeed(scene)).toBe(1);
    expect(live(scene, 'military')).toHaveLength(1);
  });

  test('XD-19.4 two who fall one after the other are two removals', () => {
    const scene = given({
      next: [
        { step: 'covertOrder', faction: 'church', covert: 'assassination@military' },
        { step: 'covertOrder', faction: 'government', covert: 'assassination@military' },
      ],
      traits: { might: 2, faith: 9, justice: 9 },
    });
    expect(succeed(scene)).toBe(2);
    expect(scene.s.secrets.filter(({ owner, void: gone }) => owner === 'military' && gone)).toHaveLength(2);
  });
});

describe('CT-15 agendas and CT-10 coups', () => {
  test('CT-15 home-by-numbers counts what Plot the Stars gave, the wager included', () => {
    const plotted = (wager: boolean) =>
      given({
        seats: 7,
        next: [{ step: 'publicOrder', faction: 'researchers' }],
        orders: { researchers: 'res-plot' },
        dice: '+ + +',
        change: (s) => {
          if (wager) s.perks = ['scholars-wager'];
        },
      });
    expect(plotted(false).house('researchers').deeds.plots).toBe(1);
    const scene = plotted(true);
    expect([scene.house('researchers').deeds.plots, scene.s.bearing]).toEqual([2, 2]);
  });

  test('CT-10 (G14) after a coup the Governor is a character of the faction that made it', () => {
    const scene = given({
      next: [{ step: 'covertOrder', faction: 'church', covert: 'coup' }],
      traits: { faith: 10, justice: 6 },
      change: (s) => mark(s, 'government', 'church'),
    });
    expect(scene.asks).toBe('successor');
    const seen = view(scene.s, scene.house('government').seat);
    const [first] = scene.legal('government');
    if (first === undefined) throw new Error('nobody to promote');
    expect(words.action(first, seen)).toBe('Promote the elder of the Church');
    scene.when('government', first);
    const { leader } = scene.house('government');
    expect(leader).toMatchObject({ from: 'church', role: 0 });
    const told = scene.heard().find(({ type }) => type === 'successor');
    if (told === undefined) throw new Error('nobody was told');
    expect(words.event(told)).toBe(
      `${leaderName(leader)}, the elder of the Church, now leads the Government.`,
    );
    expect(scene.house('church').leader.from).toBeUndefined();
  });

  test('XD-19.4, CT-10 a coup may promote the same role of another faction; a removal may not promote who has fallen', () => {
    const removed = (from?: FactionId) =>
      given({
        next: [{ step: 'successor', faction: 'government', ...(from === undefined ? {} : { from }) }],
        change: (s) => {
          for (const house of s.houses)
            if (house.faction === 'government') house.leader = { ...house.leader, role: 2 };
        },
      });
    expect(removed().forbids('government', { type: 'successor', role: 2 })).toBe('XD-19.4');
    expect(removed('military').offers('government', { type: 'successor', role: 2 })).toBe(true);
  });

  test('XD-23.3 leaders who change places keep the role they rose from', () => {
    const scene = given({
      seats: 6,
      next: ['electionCount'],
      change: (s) => {
        s.electionVotes = s.houses.map(({ faction }) => ({ faction, who: 'challenger' }));
        for (const house of s.houses)
          if (house.faction === 'opposition') house.leader = { ...house.leader, role: 1 };
      },
    });
    expect(scene.house('government').leader).toMatchObject({ from: 'opposition', role: 1 });
    expect(scene.house('opposition').leader.from).toBeUndefined();
  });
});
