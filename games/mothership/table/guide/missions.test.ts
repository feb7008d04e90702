/** The missions of Mothership can be done as their coach says; the last is free, and has a test of its own. */
import { expect, test } from 'vitest';
import { missionTrials } from '#ui/kit/testing/missions.ts';
import { mothership } from '../../index.ts';
import rules from '../../rules.en.md?raw';
import type { Mothership } from '../../state.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import { missions } from './missions.ts';
import { attack, END, flies, PASS, split } from './trial.ts';

missionTrials<Mothership>(
  mothership,
  missions.filter(({ id }) => id !== 'sky'),
  rules,
  {
    light: [
      ...flies('p1-f1', '-1,-2'),
      ...flies('p1-f2', '-2,-1'),
      ...flies('p1-b1', '-3,-1'),
      attack('m1', 'p1-f1', 'p1-f2', 'p1-b1'),
      ...[END, PASS],
      attack('p2-f1', 'p1-f1', 'p1-f2'),
    ],
    bet: [
      ...split(7, 7, 1),
      ...flies('p1-m', '0,-1'),
      ...flies('p1-f1', '1,-1'),
      ...flies('p1-f2', '2,-2'),
      attack('p2-m', 'p1-f1', 'p1-f2'),
      ...flies('p1-b1', '-1,-3', 'asteroid'),
      { type: 'play', card: 'deflector-shields' },
      { type: 'moveTo', to: '0,-2', kind: 'safe' },
      attack('p2-m', 'p1-m', 'p1-b1'),
    ],
    line: [
      { type: 'play', card: 'replicator' },
      { type: 'research', technology: 'orbital-defences' },
      { type: 'deploy', ship: 'p1-f1' },
      { type: 'land', to: '-5,0' },
      ...split(1, 7, 7),
      ...[END, PASS],
      { type: 'play', card: 'volt-switch' },
    ],
    guard: [
      ...split(3, 11, 1),
      ...flies('p1-m', '4,1', 'guardian'),
      ...flies('p1-f1', '5,-1'),
      ...flies('p1-f2', '6,-2'),
      attack('p2-f1', 'p1-f1', 'p1-f2'),
      ...flies('p1-b1', '5,0'),
      ...flies('p1-b2', '5,1'),
      attack('p2-s', 'p1-b1', 'p1-b2'),
    ],
  },
);

test('whatever else the coach says is short as well', () => {
  const { light, bet, guard, sky } = MISSION_WORDS;
  const { apart, ...asides } = guard.asides;
  const { shield, ...others } = bet.asides;
  const said = [
    ...[light.elsewhere, apart(4), shield(4), sky.bare('Bomber 1, Bomber 2, Mothership')],
    ...[others, asides, sky.lines].flatMap((words) => Object.values(words)),
  ];
  for (const words of said) expect(words.length, words).toBeLessThanOrEqual(120);
});
