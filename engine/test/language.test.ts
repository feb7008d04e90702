import { describe, expect, it } from 'vitest';
import { LANGUAGES, spokenIn, type Widen } from '../language.ts';

const english = {
  title: 'Rules',
  ships: (count: number) => `${count} ships`,
  cards: { scan: { name: 'Scan' } },
} as const;

describe('languages', () => {
  it('are found by whatever wish names one', () => {
    expect(spokenIn('de-AT, en_GB.UTF-8;q=0.5')).toBe('en');
    expect(spokenIn('de-AT')).toBe(undefined);
    expect(spokenIn('fr, de-AT', ['en', 'de'])).toBe('de');
    expect(LANGUAGES).toContain('en');
  });

  it('are typed by the English words', () => {
    const german: Widen<typeof english> = {
      title: 'Regeln',
      ships: (count) => `${count} Schiffe`,
      cards: { scan: { name: 'Abtasten' } },
    };
    expect(german.ships(2)).toBe('2 Schiffe');
    // @ts-expect-error a card has no name
    const lacking: Widen<typeof english> = { ...german, cards: { scan: {} } };
    // @ts-expect-error words are missing
    const empty: Widen<typeof english> = {};
    expect([lacking, empty]).toHaveLength(2);
  });
});
