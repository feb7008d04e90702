import { expect, test } from 'vitest';
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import { speech } from '../text/speech.ts';
import { isSpoken } from '../text/spoken.ts';
import { speakerOf, talkOf, whereOf } from '../text/talk.ts';
import { view } from '../view/index.ts';
import { plant } from './scene.ts';
import { openedBy, written } from './slips.ts';

test('the talk on the table is what was said, line for line, to the moment it is settled', () => {
  const slips = { military: { church: 'church-tend' } } as const;
  const scene = openedBy(
    'church',
    written(slips, { change: (s) => plant(s, 'military', 'paper-squadron', 'church') }),
  );
  const steps: readonly (readonly [FactionId, ExodusAction])[] = [
    ['church', { type: 'issue', faction: 'church' }],
    ['church', { type: 'respondent', faction: 'military' }],
    ['church', { type: 'demand', stake: 'church-recruit' }],
    ['church', { type: 'offer', item: 'marker' }],
    ['church', { type: 'threaten', secret: 'paper-squadron' }],
    ['church', { type: 'enough' }],
    ['military', { type: 'counter' }],
    ['military', { type: 'offer', item: 'pledge-silence' }],
    ['church', { type: 'stand' }],
    ['military', { type: 'refuse' }],
  ];
  const places = new Set<string | undefined>();
  for (const [faction, action] of steps) {
    scene.when(faction, action);
    const { seat } = scene.house('military');
    const { scene: talk } = view(scene.s, seat);
    places.add(talk && whereOf(talk).split(' · ')[0]);
    const heard = scene.heard('military').filter(isSpoken);
    expect(talkOf(view(scene.s, seat)), JSON.stringify(action)).toEqual(heard);
  }
  // It stays where it began.
  expect(places.size).toBe(1);
  const said = scene.heard().filter(isSpoken);
  expect(said.map(speakerOf)).toEqual([
    ...['church', 'church', 'church', 'church'],
    ...['military', 'church', 'military'],
  ]);
});

test('a bystander hears of a threat, not what it is about', () => {
  const threat = { type: 'threatened', by: 'church', of: 'military' } as const;
  expect(speech(threat)).not.toContain('“');
  expect(speech({ ...threat, secret: 'paper-squadron' })).toContain('“');
});
