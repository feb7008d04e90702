/** XD-9.3, XD-10.2 Writing intents: what one wants, and what can be had. */
import { nth, type Random } from '#engine';
import type { ExodusAction } from '../action.ts';
import type { FactionId } from '../content/factions.ts';
import type { OrderKey } from '../content/orders.ts';
import { find } from '../rules/houses.ts';
import type { House, State } from '../state.ts';
import { USUAL } from './character.ts';
import { Ledger } from './ledger.ts';

type IntentAction = Extract<ExodusAction, { type: 'intent' }>;

/** So many of the best orders are considered. */
const CANDIDATES = 6;
const GOODWILL = 0.5;

/**
 * Nothing changes while intents are written, so the ledger of the last question serves again: the same state, before
 * the same draw of the same cycle, in the same temper.
 */
let last: { readonly ledger: Ledger; readonly draws: number; readonly cycle: number } | undefined;

export function ledgerOf(s: State, viewer?: FactionId, temper = USUAL): Ledger {
  if (
    last === undefined ||
    last.ledger.s !== s ||
    last.ledger.viewer !== viewer ||
    last.ledger.temper !== temper ||
    last.draws !== s.draws ||
    last.cycle !== s.cycle
  )
    last = { ledger: new Ledger(s, viewer, temper), draws: s.draws, cycle: s.cycle };
  return last.ledger;
}

/** The order to write: the one whose addition to the others' likely votes gives the best result. */
export function bestIntent(
  ledger: Ledger,
  house: House,
  actions: readonly IntentAction[],
  random: Random,
): IntentAction {
  const first = nth(actions, 0);
  const faction = first.for;
  const own = house.faction;
  const liking = new Map<OrderKey, number>();
  for (const { intent } of actions)
    if (intent !== 'none') liking.set(intent, ledger.worth(own, faction, intent) + random.int(100) / 400);
  const wanted = [...liking.keys()]
    .sort((a, b) => (liking.get(b) ?? 0) - (liking.get(a) ?? 0))
    .slice(0, CANDIDATES);
  if (find(ledger.s, faction) !== undefined) wanted.push(ledger.favourite(faction, faction));
  const others = new Map<FactionId, OrderKey>();
  for (const { faction: writer } of ledger.s.houses)
    if (writer !== own) others.set(writer, ledger.favourite(writer, faction));
  // Who lets others have their way is let alone in turn.
  const goodwill = faction === own || find(ledger.s, faction) === undefined ? 0 : GOODWILL;
  let best = wanted[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (const [rank, key] of wanted.entries()) {
    const result = ledger.winner(faction, (writer) => (writer === own ? key : others.get(writer)));
    // Guesses about the others are often wrong: what one would like to stand in the book counts as well.
    const score =
      ledger.worth(own, faction, result) +
      0.5 * (liking.get(key) ?? 0) +
      (goodwill === 0 ? 0 : goodwill * ledger.worth(faction, faction, key)) -
      0.001 * rank;
    if (score > highest) {
      highest = score;
      best = key;
    }
  }
  return actions.find(({ intent }) => intent === best) ?? first;
}
