/** The words of a table: names of stars, headings of long lists, and the seventh trait by its other name. */
import { describe, expect, test } from 'vitest';
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import type { PollAnswer } from '../state.ts';
import { words } from '../text/en.ts';
import { systemName } from '../text/systems.ts';
import { view } from '../view/index.ts';
import { given } from './scene.ts';

describe('stars', () => {
  test('every star has a name of its own, however many are found', () => {
    const names = Array.from({ length: 250 }, (_, index) => systemName(index));
    expect(new Set(names).size).toBe(250);
    expect(names.every((name) => name.length > 2)).toBe(true);
  });

  test('a choice says where it leads and what is known of it', () => {
    const { s } = given({
      next: ['course'],
      change: (state) => Object.assign(state.systems[2] ?? {}, { reward: 2 }),
    });
    const says = (stake: 'jump@1' | 'jump@2') =>
      words.action({ type: 'ballot', for: 'church', stake }, view(s, 0));
    expect(says('jump@1')).toBe(`Jump to ${systemName(1)} (not scanned)`);
    expect(says('jump@2')).toBe(`Jump to ${systemName(2)} (abundance)`);
  });
});

describe('headings', () => {
  test('XD-7.1 jumps, scouts and staying are told apart in the list of courses', () => {
    const scene = given({ next: ['course'] });
    const seen = view(scene.s, 0);
    const groups = scene.legal('church').map((action: ExodusAction) => words.group?.(action, seen));
    expect([...new Set(groups)].sort()).toEqual(['Jump', 'Send a scout ahead instead', 'Stay here']);
  });
});

describe('sentences', () => {
  test('XD-4.4 the question stands above its answers, and none of them asks it again', () => {
    const { s } = given({ next: [] });
    const said = words.action({ type: 'answer', question: 'earth', answer: 'none' }, view(s, 0));
    expect(said).toBe('Cast no vote');
  });

  test('those who gave the same answer are named together, and the Researchers are many', () => {
    const polled = (...answers: readonly (readonly [FactionId, PollAnswer])[]) =>
      words.event({ type: 'polled', answers: answers.map(([faction, answer]) => ({ faction, answer })) });
    expect(polled(['church', 'dissent'], ['government', 'accept'])).toBe('The Church dissents.');
    expect(polled(['church', 'dissent'], ['military', 'dissent'], ['network', 'dissent'])).toBe(
      'The Church, the Military and the Network dissent.',
    );
    expect(polled(['researchers', 'dissent'], ['church', 'military'])).toBe(
      'The Researchers dissent; The Church spends a marker.',
    );
    expect(words.event({ type: 'refused', by: 'researchers' })).toBe('The Researchers refuse.');
  });

  test('XD-2.5 with People every line, choice and prompt says People', () => {
    const { s } = given({ next: [], options: { womenLabel: 'people' } });
    const seen = view(s, 0);
    const said = [
      words.event({ type: 'resolved', faction: 'government', order: 'gov-chauvinism', total: 5 }, seen),
      words.event({ type: 'ordered', faction: 'government', order: 'gov-chauvinism' }, seen),
      words.event({ type: 'offered', by: 'church', item: CHAUVINISM }, seen),
      words.event({ type: 'demanded', by: 'church', of: 'military', stake: 'gov-chauvinism' }, seen),
      words.action({ type: 'intent', for: 'government', intent: 'gov-chauvinism' }, seen),
      words.action({ type: 'demand', stake: 'gov-chauvinism' }, seen),
      words.action({ type: 'lose', loss: 'women' }, seen),
    ];
    for (const line of said) {
      expect(line).toMatch(/People|Shelter Law/);
      expect(line).not.toMatch(/Women|Chauvinism/);
    }
  });
});

const CHAUVINISM = { kind: 'vote', faction: 'government', intent: 'gov-chauvinism' } as const;
