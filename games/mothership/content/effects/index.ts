/** The effect of every card. */
import type { CardId } from '../cards.ts';
import { FIGHT_EFFECTS } from './fight.ts';
import { MAIN_EFFECTS } from './main.ts';
import { MOVEMENT_EFFECTS } from './movement.ts';
import type { CardRule } from './rule.ts';

const RULES: Partial<Record<CardId, CardRule>> = { ...MOVEMENT_EFFECTS, ...FIGHT_EFFECTS, ...MAIN_EFFECTS };

export function ruleOf(card: CardId): CardRule {
  const rule = RULES[card];
  if (rule === undefined) throw new Error(`${card} has no effect`);
  return rule;
}
