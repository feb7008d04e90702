/** XD-10.4 to XD-10.6 The poll: whether to speak up, and what a marker is good for. */
import { nth } from '#engine';
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import type { Phase } from '../content/plans.ts';
import { isUnanimous } from '../rules/ballots.ts';
import { heldInAll, houseOf } from '../rules/houses.ts';
import { publicStanding } from '../rules/score.ts';
import type { House, State } from '../state.ts';
import type { Temper } from './character.ts';
import { bestBargain, changed } from './deals.ts';
import { pointWorth, wants } from './eyes.ts';
import { EDGE, sheetOf } from './health.ts';
import { Ledger } from './ledger.ts';
import { landfallWorth } from './voyage.ts';
import { deedWish } from './wishes.ts';

/** XD-10.5 what a day without a quarrel would be worth. */
function harmonyWorth(ledger: Ledger, faction: FactionId): number {
  const { s } = ledger;
  if (s.dissented) return 0;
  // The more seats there are, the surer somebody else will break the peace.
  return 0.85 ** (s.seats - 1) * pointWorth(ledger.eyes(faction), sheetOf(s), EDGE, -3);
}

/** A quarrel has to promise this much. */
const WORTH_A_QUARREL = 0.3;

export function pollChoice(
  s: State,
  house: House,
  phase: Phase,
  actions: readonly ExodusAction[],
  temper: Temper,
): ExodusAction {
  const accept = actions.find(({ type }) => type === 'accept') ?? nth(actions, 0);
  const dissent = actions.find(({ type }) => type === 'dissent');
  if (phase !== 'resolve') return dissent !== undefined && speaksUp(s, house, phase) ? dissent : accept;
  const favour = bestFavour(s, actions);
  if (favour !== undefined) return favour;
  const ledger = new Ledger(s, house.faction, temper);
  const spending = bestSpending(ledger, house, actions);
  if (spending !== undefined) return spending;
  if (dissent === undefined) return accept;
  const eyes = ledger.eyes(house.faction);
  const bargain = bestBargain(ledger, house.faction, {});
  if (bargain === undefined) return accept;
  const gain = 0.9 * bargain.gain + deedWish(eyes.goals, house, 'scenes');
  const price = harmonyWorth(ledger, house.faction) + WORTH_A_QUARREL - 0.5 * (eyes.character.loud - 0.6);
  return gain > price ? dissent : accept;
}

/** Whoever leads owes the favour. */
function bestFavour(s: State, actions: readonly ExodusAction[]): ExodusAction | undefined {
  let best: ExodusAction | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    if (action.type !== 'favour') continue;
    const standing = publicStanding(s, houseOf(s, action.from));
    if (standing > highest) {
      highest = standing;
      best = action;
    }
  }
  return best;
}

interface Spending {
  readonly faction: FactionId;
  readonly intent: ReturnType<Ledger['favourite']> | 'none';
  readonly gain: number;
}

/** The best use of a marker: to rewrite what its issuer wrote for oneself, or to strike something. */
export function spendingOf(ledger: Ledger, own: FactionId, issuer: FactionId): Spending {
  const { s } = ledger;
  let best: Spending = { faction: own, intent: 'none', gain: Number.NEGATIVE_INFINITY };
  const weigh = (faction: FactionId, intent: Spending['intent']) => {
    if ((houseOf(s, issuer).written[faction] ?? 'none') === intent) return;
    const now = s.resolved[faction] ?? 'rest';
    const gain =
      ledger.worth(own, faction, changed(ledger, faction, issuer, intent)) - ledger.worth(own, faction, now);
    if (gain > best.gain) best = { faction, intent, gain };
  };
  if (s.asked.includes(own)) {
    const written = houseOf(s, own).written[own];
    if (written !== undefined) weigh(own, written);
  }
  for (const faction of s.asked) weigh(faction, 'none');
  return best;
}

/** A marker is worth a point as long as it is held; spent, it must bring more than that. */
function bestSpending(
  ledger: Ledger,
  house: House,
  actions: readonly ExodusAction[],
): ExodusAction | undefined {
  const eyes = ledger.eyes(house.faction);
  const keeps = wants(eyes, 'everyone-owes') && heldInAll(house) <= 2 ? 1.5 : 0;
  let best: ExodusAction | undefined;
  let highest = eyes.greed + 0.6 + keeps;
  for (const action of actions) {
    if (action.type !== 'spend') continue;
    const { gain } = spendingOf(ledger, house.faction, action.issuer);
    if (gain > highest) {
      highest = gain;
      best = action;
    }
  }
  return best;
}

/** Outside the resolve phase a sound player speaks up only where much is at stake: at landfall, or a divided course. */
function speaksUp(s: State, house: House, phase: Phase): boolean {
  const agreed = isUnanimous(s) ? houseOf(s, 'church').ballot : undefined;
  if (phase === 'course') return agreed === undefined && house.faction === 'government';
  if (phase !== 'landfall') return false;
  const best = wantedLandfall(s, house);
  const apart = landfallWorth(s, house, 'fate');
  // Keepers who agree can only be divided, and then fate decides.
  if (agreed !== undefined) return best !== agreed && apart - landfallWorth(s, house, agreed) > 0.1;
  return best !== 'fate' && landfallWorth(s, house, best) - apart > 0.1;
}

export function wantedLandfall(s: State, house: House): 'found' | 'flawed' | 'fate' {
  let best: 'found' | 'flawed' | 'fate' = 'fate';
  for (const choice of ['found', 'flawed'] as const) {
    if (choice === 'found' && s.arrivals < s.options.reach) continue;
    if (landfallWorth(s, house, choice) > landfallWorth(s, house, best)) best = choice;
  }
  return best;
}
