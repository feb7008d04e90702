/** How others' doings are told, and what is counted of a fleet that was given up. */
import { describe, expect, test } from 'vitest';
import { Match, NOBODY } from '#engine';
import type { MothershipEvent } from '../event.ts';
import { mothership } from '../index.ts';
import { holdsOut, suffers } from '../outlook/heard.ts';
import { positionOf } from '../positions.ts';
import { CARD_WORDS } from '../text/cards.ts';
import { planetsOf, shipsOf, stoodIn } from '../text/cause.ts';
import { TECHNOLOGY_WORDS } from '../text/content.ts';
import { retoldWords, told } from '../text/retold.ts';
import { view } from '../view.ts';
import { given, land, play } from './scene.ts';

describe('what somebody else has is not told as one’s own', () => {
  test('no technology of theirs speaks of you', () => {
    for (const { text } of [...Object.values(TECHNOLOGY_WORDS), ...Object.values(CARD_WORDS)])
      expect(told(text)).not.toMatch(/\byours?\b|\byou\b/i);
    expect(told('You win ties in dogfights you start.')).toBe('It wins ties in dogfights it starts.');
    expect(told('You may have 1 Guardian.')).toBe('It may have 1 Guardian.');
    expect(told('Each ship you lose gives you 1 Mineral.')).toBe('Each ship it loses gives it 1 Mineral.');
  });

  test('one’s own research speaks of you', () => {
    const event = { type: 'researched', seat: 0, technology: 'rear-turrets' } as const;
    expect(retoldWords(event, 0, NOBODY).text).toContain('Your Bombers');
    expect(retoldWords(event, 1, NOBODY).text).toContain('Its Bombers');
  });

  test('a blockade is told to whoever it hurts', () => {
    const event = { type: 'blockade', seat: 1 } as const;
    expect(suffers(event, 0)).toBe(true);
    expect(suffers(event, 1)).toBe(false);
    expect(retoldWords(event, 0, NOBODY).text).toMatch(/^you gather nothing/);
  });
});

test('a station that migrates is told with its new place, and whether anything guards it there', () => {
  const scene = given({
    units: { 'p1-f1': '-5,0', 'p2-f1': '5,1' },
    fleets: [{ hand: ['migration'] }],
    planets: { m1: { owner: 0 } },
  });
  const events = scene.after(play('migration'), land('-3,-2'));
  const seen = view(scene.s, 1);
  const lines = events.map((event) => retoldWords(event, 1, NOBODY, seen).text);
  expect(lines).toEqual([
    'Played Migration. Warp its Colony Station next to a friendly planet.',
    'Its station stands elsewhere now: beside Ochre, west side, with no guard beside it',
  ]);
});

test('a ship that is held is told in whose turn', () => {
  const event = { type: 'held', unit: 'p1-f1', by: 1, how: 'update' } as const;
  expect(retoldWords(event, 0, NOBODY).text).toBe('Your Fighter 1 cannot move in your next turn');
  expect(retoldWords(event, 1, NOBODY).text).toMatch(/in its owner’s next turn$/);
});

test('a fleet that is given up is counted by what stood before', () => {
  const begun = Match.start(mothership, { seats: 2, random: { kind: 'fast', seed: 'given up' } });
  if (!begun.ok) throw new Error(begun.refusal.message);
  const { match } = begun;
  while (match.state.units.filter(({ at }) => at >= 0).length < 14 && match.outcome === undefined) {
    const { seat, actions } = match.decisions().find(({ awaited }) => awaited) ?? { seat: 0, actions: [] };
    const [land] = actions.filter(({ type }) => type === 'land');
    if (land === undefined) break;
    expect(match.act(seat, land).ok).toBe(true);
  }
  const before = view(match.state, 0);
  const seat =
    match.decisions().find(({ actions }) => actions.some(({ type }) => type === 'concede'))?.seat ?? 0;
  expect(match.act(seat, { type: 'concede' }).ok).toBe(true);
  const after = view(match.state, 0);
  expect(shipsOf(after, seat)).toBe(0);
  const stood = stoodIn(
    [before, after],
    [
      { type: 'conceded', seat },
      { type: 'eliminated', owner: seat },
    ],
  );
  expect(stood && shipsOf(stood, seat)).toBe(6);
  expect(stood && planetsOf(stood, seat)).toBe(0);
  expect(stoodIn([before, after], [{ type: 'eliminated', owner: seat }])).toBe(after);
});

test('an attack that was beaten off is good news, and being attacked alone is no loss', () => {
  const fight: MothershipEvent = {
    type: 'dogfight',
    attackers: [{ unit: 'p2-f1', face: 3, plus: 0 }],
    defender: { unit: 'p1-m', face: 8, plus: 0 },
    ...{ target: 'p1-m', wingmen: 0, attack: 3, defence: 8, winner: 'defender' },
  };
  expect(holdsOut(fight, 0)).toBe(true);
  expect(holdsOut(fight, 1)).toBe(false);
  expect(suffers({ type: 'declared', attackers: ['p2-f1'], target: 'p1-m', ranged: false }, 0)).toBe(false);
});

test('the title of a press names each ship once, and what it attacks', () => {
  const seen = view(positionOf({ units: { 'p1-f1': '0,0', 'p2-f1': '1,0' } }), 0);
  const title = (action: Parameters<typeof mothership.words.action>[0]) =>
    mothership.words.deed?.(action, seen);
  expect(title({ type: 'move', ship: 'p1-f1' })).toBe('Fly Fighter 1');
  expect(title({ type: 'attack', target: 'p2-f1', ships: ['p1-f1'] })).not.toContain('with');
  expect(title({ type: 'split', engines: 5, weapons: 5, shields: 5 })).toBe(title({ type: 'divert' }));
});
