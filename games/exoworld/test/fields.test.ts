/** What the fields of actions may hold: cards, places, seats and colours, as many as there are. */
import { describe, expect, test } from 'vitest';
import { fieldsOf } from '#engine';
import type { ExoworldAction } from '../action.ts';
import { CARD_IDS } from '../content/cards.ts';
import { CHARACTER_IDS } from '../content/characters.ts';
import { exoworld } from '../index.ts';

describe('what an action may name', () => {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const PLACES = range(0, 30);
  const SEATS = range(0, 4);
  const COLOURS = ['oxygen', 'water', 'food', 'energy'];
  const TOKENS = [
    ...COLOURS.map((colour) => `${colour}-leak`),
    'emergency',
    'shutdown',
    'frozen',
    'landslide',
  ];
  const ISSUES = [
    'hypoxia',
    'dehydration',
    'malnutrition',
    'radiation-sickness',
    'broken-wrist',
    'parasites',
  ];
  const CARD = { card: CARD_IDS };

  /** XW-1 five players or three characters alone; 30 modules and the home base. */
  const FIELDS: Readonly<
    Partial<Record<ExoworldAction['type'], Readonly<Record<string, readonly unknown[]>>>>
  > = {
    keep: { character: CHARACTER_IDS },
    dismiss: { character: CHARACTER_IDS },
    draw: { card: ['deck', ...CARD_IDS] },
    give: { to: SEATS, ...CARD },
    take: { from: SEATS, ...CARD },
    request: { from: SEATS, colour: COLOURS },
    deploy: { module: CARD_IDS.slice(0, 16), x: range(-30, 30), y: range(-30, 30) },
    move: { to: PLACES },
    command: { to: PLACES },
    shutDown: { place: PLACES },
    repair: { place: PLACES, token: TOKENS },
    relieve: { crew: SEATS },
    heal: { crew: SEATS, health: [...ISSUES, 'fatigue'] },
    coordinate: { from: SEATS, ...CARD, colour: COLOURS },
    salvage: CARD,
    item: { item: CARD_IDS.slice(16, 20), to: PLACES, crew: SEATS, health: ISSUES },
    protocol: { card: CARD_IDS.slice(20) },
    pay: CARD,
    handOver: CARD,
    choose: CARD,
    putAway: CARD,
    remove: { place: PLACES, token: TOKENS },
    alsoRelieve: { crew: SEATS },
    pass: { from: SEATS, ...CARD },
    collect: CARD,
    convert: { resource: COLOURS },
    toggle: { place: PLACES },
    recover: CARD,
    bury: { index: [0, 1, 2] },
    place: { place: PLACES },
    tire: { crew: SEATS },
    branch: { branch: ['suffer', 'discard', 'oxygen', 'water', 'food'] },
    name: { seat: SEATS },
    discard: CARD,
    cross: CARD,
    leave: { seat: SEATS },
    say: { what: ['have', 'need'], colour: COLOURS },
  };
  /** Fields that may be left out. */
  const OPEN: Readonly<Record<string, readonly string[]>> = {
    coordinate: ['card', 'colour'],
    item: ['to', 'crew', 'health'],
    pass: ['card'],
  };

  test('XW-3 cards, places, seats and colours, as many as there are', () => {
    const fields = Object.keys(exoworld.verbs).map((type) => [
      type,
      Object.fromEntries(
        Object.entries(fieldsOf(exoworld, type) ?? {}).map(([name, { domain }]) => [name, domain]),
      ),
    ]);
    expect(Object.fromEntries(fields.filter(([, named]) => Object.keys(named ?? {}).length > 0))).toEqual(
      FIELDS,
    );
  });

  test('XW-6.2 only what an action can do without may be left out', () => {
    for (const type of Object.keys(exoworld.verbs)) {
      const fields = Object.entries(fieldsOf(exoworld, type) ?? {});
      const open = fields.flatMap(([name, { optional }]) => (optional ? [name] : []));
      expect(open, type).toEqual(OPEN[type] ?? []);
    }
  });
});
