/** The counts of the content, and that the tables hold together. */
import { describe, expect, test } from 'vitest';
import { AGENDA_IDS, AGENDAS_OF } from '../content/agendas.ts';
import { FAMILY_NAMES, GIVEN_NAMES, LONGINGS, LOOKS, ROLES, WORLDS } from '../content/characters.ts';
import { FACTION, FACTIONS } from '../content/factions.ts';
import { ANSWER_IDS, CONVENIENCE, CRISES, DAWNS, QUESTION_IDS, REWARDS, RISKS } from '../content/fleet.ts';
import { BOOK, ORDER_IDS, ORDERS, type Order } from '../content/orders.ts';
import {
  DISCOVERY_IDS,
  INSTITUTIONAL_IDS,
  INSTITUTIONAL_OF,
  OFFICE_IDS,
  OFFICE_OF,
  PERSONAL_IDS,
  PERSONAL_OF,
  SECRET_IDS,
  SECRETS,
} from '../content/secrets.ts';

describe('the content', () => {
  test('65 public orders: 5 general, 10, 9, 9, 7, 6, 7, 6, 6', () => {
    const count = (faction: string) =>
      ORDER_IDS.filter((id) => (ORDERS[id] as Order).faction === faction).length;
    expect(ORDER_IDS).toHaveLength(65);
    expect(count('general')).toBe(5);
    expect(FACTIONS.map(count)).toEqual([10, 9, 9, 7, 6, 7, 6, 6]);
  });

  test('48 + 24 + 32 secrets and 10 discoveries, all with different ids', () => {
    expect(INSTITUTIONAL_IDS).toHaveLength(48);
    expect(OFFICE_IDS).toHaveLength(24);
    expect(PERSONAL_IDS).toHaveLength(32);
    expect(DISCOVERY_IDS).toHaveLength(10);
    expect(new Set(SECRET_IDS).size).toBe(114);
    for (const faction of FACTIONS) {
      expect(INSTITUTIONAL_OF[faction]).toHaveLength(6);
      expect(OFFICE_OF[faction]).toHaveLength(3);
      expect(PERSONAL_OF[faction]).toHaveLength(4);
    }
  });

  test('48 agendas, six to a faction', () => {
    expect(AGENDA_IDS).toHaveLength(48);
    for (const faction of FACTIONS) expect(AGENDAS_OF[faction]).toHaveLength(6);
  });

  test('four questions with twelve answers, seven dawns, tables of seven rows', () => {
    expect(QUESTION_IDS).toHaveLength(4);
    expect(ANSWER_IDS).toHaveLength(12);
    for (const table of [DAWNS, REWARDS, RISKS, CRISES, CONVENIENCE]) expect(table).toHaveLength(7);
  });

  test('XD-3.3 every faction weighs 5 for itself', () => {
    for (const [i, faction] of FACTIONS.entries()) {
      expect(FACTION[faction].weights).toHaveLength(8);
      expect(FACTION[faction].weights[i]).toBe(5);
    }
  });

  test('R51 two secrets of the Church exclude each other', () => {
    expect(SECRETS['iron-is-theatre'].exclusive).toBe('faith-is-theatre');
    expect(SECRETS['faith-is-theatre'].exclusive).toBe('iron-is-theatre');
  });

  test('CT-18 characters', () => {
    expect([GIVEN_NAMES.length, FAMILY_NAMES.length, LOOKS.length, LONGINGS.length, WORLDS.length]).toEqual([
      36, 36, 12, 12, 12,
    ]);
    for (const faction of FACTIONS) expect(ROLES[faction]).toHaveLength(6);
  });

  test('no faction can aim an order at itself', () => {
    for (const faction of FACTIONS)
      expect(BOOK[faction].some(({ target }) => target === faction)).toBe(false);
  });
});
