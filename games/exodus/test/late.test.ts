/** XD-22.4 What silence means, decision by decision. */
import { expect, test } from 'vitest';
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import { late } from '../rules/late.ts';
import { type Given, given, plant, type Scene } from './scene.ts';
import { debate, E1, openedBy, written } from './slips.ts';

const silence = (scene: Scene, faction: FactionId): ExodusAction | undefined =>
  late(scene.s, scene.house(faction).seat, scene.legal(faction));
const asked = (next: Given['next'], more: Omit<Given, 'next'> = {}) => given({ ...more, next });
const hunted = { size: 2, lead: 3, began: 2, betrayed: false };

test('XD-22.4 questions, intents and covert orders: nothing is said', () => {
  expect(silence(asked(['questions']), 'church')).toMatchObject({ type: 'answer', answer: 'none' });
  const isolation = asked(['openIsolation', 'isolation']);
  expect(silence(isolation, 'church')).toEqual({ type: 'leader', how: 'stay' });
  isolation.when('church', { type: 'leader', how: 'stay' });
  expect(silence(isolation, 'church')).toEqual({ type: 'intent', for: 'church', intent: 'none' });
  expect(silence(asked(['covert']), 'church')).toEqual({ type: 'covert', order: 'none' });
});

test('XD-22.4 a marked leader resists', () => {
  const scene = asked(['isolation'], {
    change: (s) => Object.assign(s.houses[0] ?? {}, { marked: 1 }),
  });
  expect(silence(scene, 'church')).toEqual({ type: 'leader', how: 'resist' });
});

test('XD-22.4 polls and scenes: accept, withdraw, refuse, drop', () => {
  expect(silence(written(E1), 'church')).toEqual({ type: 'accept' });
  expect(silence(openedBy('church', written(E1)), 'church')).toEqual({ type: 'withdraw' });
  const open = debate(written(E1), {
    ...{ by: 'government', about: 'government', to: 'church', demand: 'gov-adjudicate' },
  });
  expect(silence(open, 'church')).toEqual({ type: 'refuse' });
  open.when('church', { type: 'refuse' });
  expect(silence(open, 'church')).toEqual({ type: 'drop' });
});

test('XD-22.4, XD-6.2 votes: none on the disposition, which then is stay, or leave under fire', () => {
  const silent = { type: 'ballot', for: 'church', stake: 'none' };
  const calm = asked(['disposition', 'dispositionRevealed', 'dispositionDone']);
  expect(silence(calm, 'church')).toEqual(silent);
  for (const faction of ['church', 'government', 'military'] as const)
    calm.when(faction, { type: 'ballot', for: faction, stake: 'none' });
  expect(calm.heard()).toContainEqual({ type: 'disposed', choice: 'stay' });
  const fire = asked(['disposition', 'dispositionRevealed', 'dispositionDone'], {
    change: (s) => (s.force = hunted),
  });
  expect(silence(fire, 'church')).toEqual(silent);
  for (const faction of ['church', 'government', 'military'] as const)
    fire.when(faction, { type: 'ballot', for: faction, stake: 'none' });
  expect(fire.heard()).toContainEqual({ type: 'disposed', choice: 'leave' });
});

test('XD-22.4, XD-6.2 one vote outweighs silence, also against the tie-breakers', () => {
  const scene = asked(['disposition', 'dispositionRevealed', 'dispositionDone']);
  scene.when('church', { type: 'ballot', for: 'church', stake: 'leave' });
  for (const faction of ['government', 'military'] as const)
    scene.when(faction, { type: 'ballot', for: faction, stake: 'none' });
  expect(scene.heard()).toContainEqual({ type: 'disposed', choice: 'leave' });
});

test('XD-22.4, XD-11.1 an offer is withdrawn, and who was asked to counter refuses', () => {
  const talk = () => openedBy('government', written(E1));
  const offer = talk().when(
    'government',
    { type: 'issue', faction: 'government' },
    { type: 'respondent', faction: 'church' },
    { type: 'demand', stake: 'gov-adjudicate' },
    { type: 'offer', item: 'marker' },
  );
  expect(silence(offer, 'government')).toEqual({ type: 'withdraw' });
  offer.when('government', { type: 'offerVote', faction: 'church' });
  expect(silence(offer, 'government')).toEqual({ type: 'withdraw' });
  offer.when('government', { type: 'withdraw' });
  expect(offer.s.scene).toBeUndefined();
  expect(offer.house('government')).toMatchObject({ pool: 5, opened: 1 });
  expect(offer.s.dissented).toBe(true);
  const counter = debate(written(E1), {
    ...{ by: 'government', about: 'government', to: 'church', demand: 'gov-adjudicate' },
  }).when('church', { type: 'counter' });
  expect(silence(counter, 'church')).toEqual({ type: 'refuse' });
  counter.when('church', { type: 'offerVote', faction: 'military' });
  expect(silence(counter, 'church')).toEqual({ type: 'refuse' });
  counter.when('church', { type: 'refuse' });
  expect(counter.asks).toBe('sceneForce');
});

test('XD-22.4 votes: fate; the incumbent; +1 Edge', () => {
  expect(silence(asked(['landfall']), 'church')).toMatchObject({ stake: 'fate' });
  expect(silence(asked(['election']), 'church')).toEqual({ type: 'elect', who: 'incumbent' });
  const strain = asked(['bear'], { change: (s) => Object.assign(s, { strains: 1, burden: 'church' }) });
  expect(silence(strain, 'church')).toEqual({ type: 'bear', by: 'edge' });
});

test('XD-22.4 a course copies the Government, the Military, the Church; with none sent it holds, or covers', () => {
  const course = asked(['course']);
  expect(silence(course, 'church')).toMatchObject({ stake: 'hold' });
  course.when('military', { type: 'ballot', for: 'military', stake: 'jump@2' });
  expect(silence(course, 'church')).toMatchObject({ for: 'church', stake: 'jump@2' });
  course.when('government', { type: 'ballot', for: 'government', stake: 'jump@1' });
  expect(silence(course, 'church')).toMatchObject({ for: 'church', stake: 'jump@1' });
  const fire = asked(['course'], { change: (s) => (s.force = hunted) });
  expect(silence(fire, 'church')).toMatchObject({ stake: 'cover' });
});

test('XD-22.4 an advantage is not used, and whatever else is asked is the first listed', () => {
  const jump = asked([{ step: 'jump', to: 1, hurried: false }], {
    change: (s) => plant(s, 'church', 'faith-is-theatre'),
  });
  expect(silence(jump, 'church')).toEqual({ type: 'pass' });
  const loss = asked([{ step: 'loss', faction: 'military', losses: ['supply', 'might'], cause: 'battle' }]);
  expect(silence(loss, 'military')).toEqual({ type: 'lose', loss: 'supply' });
});

test('XD-22.4 a dossier is filled with something legal', () => {
  const scene = asked(['dossier'], {
    change: (s) => {
      s.secrets = [];
      for (const house of s.houses) house.kept = false;
    },
  });
  for (let i = 0; i < 4; i++) {
    const choice = silence(scene, 'church');
    if (choice === undefined) throw new Error('nothing to choose');
    scene.when('church', choice);
  }
  expect(scene.play.awaited()).not.toContain(scene.house('church').seat);
});
