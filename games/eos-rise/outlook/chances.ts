/** The chances of a fight, read from the view: whether a card fires, and what a strike roll may do. */
import type { EosAction } from '../action.ts';
import { ALIENS, type AlienId } from '../content/aliens.ts';
import { BOARDS, CHARACTERS, type CharacterId, unlockedAt } from '../content/characters.ts';
import { DAMAGE, type DamageId, type Icon } from '../content/damage.ts';
import type { StrikeKind } from '../frame.ts';
import { activationOdds, type DieOdds, type StrikeOdds, strikeOdds } from '../rules/odds.ts';
import { roundRule } from '../rules/roundRule.ts';
import type { LaidCard } from '../state.ts';
import type { View } from '../view.ts';

export function isFighting(view: View): boolean {
  return (
    view.combat !== undefined ||
    view.strike !== undefined ||
    view.attackers.length > 0 ||
    (view.phase === 'eos-attack' && view.pursuit.length > 0)
  );
}

function isWild(view: View): boolean {
  return !roundRule(view).crosshairsNotWild;
}

function toRoll(view: View, who: CharacterId): DieOdds[] {
  const { level, track } = view.crew[who];
  const { basicDice, advancedDice } = unlockedAt(
    who,
    level > BOARDS[who].basic.length ? track : undefined,
    level,
  );
  return [
    ...Array.from({ length: basicDice }, () => ({ who, advanced: false })),
    ...Array.from({ length: advancedDice }, () => ({ who, advanced: true })),
  ];
}

/** The chance to activate a card: with the dice that lie, those marked to be rolled again, or before the roll all of them. */
export function cardOdds(view: View, { card, open, spent }: LaidCard): number | undefined {
  const { combat } = view;
  if (!combat || spent) return undefined;
  const marked = view.asking?.step === 'reroll' ? view.asking.marked : [];
  const dice: DieOdds[] =
    combat.dice.length > 0
      ? combat.dice.flatMap((die, i): DieOdds[] =>
          die.placed
            ? []
            : [marked.includes(i) ? { who: die.who, advanced: die.advanced } : { face: die.face }],
        )
      : CHARACTERS.filter((who) => combat.fighters.includes(who)).flatMap((who) => toRoll(view, who));
  return activationOdds(combat.dice.length > 0 ? open : DAMAGE[card].icons, dice, isWild(view));
}

/** The chance of the same card on a table to come: 1 once it has been activated, none where it is gone. */
export function oddsAfter(then: View, card: DamageId): number | undefined {
  const laid = then.combat?.cards.find((other) => other.card === card);
  if (laid === undefined) return undefined;
  return laid.spent || laid.open.length === 0 ? 1 : cardOdds(then, laid);
}

/** What a volley would deal to which ship. A card that is not aimed falls on the only ship it can: a Protector, or the last. */
export function volleyAt(
  { combat, pursuit, traits }: View,
  actions: readonly EosAction[],
): ReadonlyMap<AlienId, number> {
  const dealt = new Map<AlienId, number>();
  const open = (): readonly AlienId[] => {
    const standing = pursuit.filter(
      ({ card, damage }) => ALIENS[card].hull - damage > (dealt.get(card) ?? 0),
    );
    const guards = standing.filter(({ card }) => traits && ALIENS[card].trait === 'protector');
    return (guards.length > 0 ? guards : standing).map(({ card }) => card);
  };
  for (const [i, action] of actions.entries()) {
    const next = actions[i + 1];
    if (action.type !== 'placeDie' || (next?.type === 'placeDie' && next.card === action.card)) continue;
    const ship = next?.type === 'target' ? next.ship : open()[0];
    const laid = combat?.cards.find(({ card }) => card === action.card);
    if (ship && laid) dealt.set(ship, (dealt.get(ship) ?? 0) + dealtBy(laid));
  }
  return dealt;
}

const dealtBy = ({ card, strike, bonus }: LaidCard): number =>
  DAMAGE[card].damage + bonus + (strike ? DAMAGE[card].firstStrike : 0);

/** Which icons of a card are still open, in the order they are printed. */
export function iconsOf({ card, open }: LaidCard): { readonly icon: Icon; readonly open: boolean }[] {
  const left = open.slice();
  return DAMAGE[card].icons.map((icon) => {
    const at = left.indexOf(icon);
    if (at >= 0) left.splice(at, 1);
    return { icon, open: at >= 0 };
  });
}

/** The ships that strike now, or would. */
export function strikersOf(view: View): readonly AlienId[] {
  if (view.strike) return view.strike.ships;
  return (view.attackers.length > 0 ? view.attackers : view.pursuit).map(({ card }) => card);
}

/** What fleeing now would cost, or fighting on if none of them falls. */
export function oddsOf(view: View, action: EosAction): StrikeOdds | undefined {
  if (action.type === 'flee') return strikeOddsOf(view, 'flee');
  return action.type === 'continue' ? strikeOddsOf(view, 'retaliation') : undefined;
}

export function oddsNow(view: View): StrikeOdds {
  return strikeOddsOf(view, view.strike?.kind ?? (view.attackers.length > 0 ? 'attack' : 'retaliation'));
}

/** The same with more tokens on it. */
export function oddsWith(
  view: View,
  tokens: readonly { readonly ship: AlienId; readonly pip: number }[],
): StrikeOdds {
  return oddsNow(
    view.strike
      ? { ...view, strike: { ...view.strike, shields: [...view.strike.shields, ...tokens] } }
      : view,
  );
}

function strikeOddsOf(view: View, kind: StrikeKind): StrikeOdds {
  const shields = view.strike?.shields ?? [];
  const extinct = kind === 'attack' || kind === 'flee' ? view.extinctionDamage : 0;
  return strikeOdds(
    strikersOf(view).map((id) => ({
      pips: ALIENS[id].pips,
      damage: ALIENS[id].damage,
      shielded: shields.filter(({ ship }) => ship === id).map(({ pip }) => pip),
      again: view.traits && kind === 'retaliation' && ALIENS[id].trait === 'hypersonic-bolt',
    })),
    extinct,
  );
}
