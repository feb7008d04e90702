/** What a card drawn unseen may bring: every kind of outcome with its chance and its points. */
import { nth, type Seat } from '#engine';
import { CARDS, type CardId, isModule } from '../content/cards.ts';
import type { State } from '../state.ts';
import { mind } from './mind.ts';
import { judge } from './outlook.ts';
import { setCount, sets } from './plan.ts';
import { hold, NUMBER } from './stock.ts';
import type { Thought } from './thought.ts';
import { heldFor } from './worth.ts';

interface Prospect {
  chance: number;
  points: number;
}

const outcomes: Prospect[] = [];
/** Where the outcome of each kind stands: modules of the plans on their own, all else by colour and kind. */
const found = new Map<string, Prospect>();

/** For which thought, with how many actions left, the outcomes were gathered last. */
let gathered: { readonly thought?: Thought; readonly actions: number } = { actions: 0 };

/** The points after drawing the best of so many cards from the deck. */
export function bestOf(thought: Thought, draws: number): number {
  if (gathered.thought !== thought || gathered.actions !== mind.actions) gather(thought);
  if (outcomes.length === 0) return judge(thought.s);
  let points = 0;
  let below = 0;
  let sum = 0;
  for (const outcome of outcomes) {
    sum += outcome.chance;
    const upTo = sum ** draws;
    points += outcome.points * (upTo - below);
    below = upTo;
  }
  return points;
}

/** The outcomes of a draw, the worst first. */
function gather(thought: Thought): void {
  const { s, seat } = thought;
  gathered = { thought, actions: mind.actions };
  outcomes.length = 0;
  found.clear();
  let size = 0;
  for (const { cards } of s.deck) {
    size += cards.length;
    for (const card of cards) {
      const kind = kindOf(card);
      const known = found.get(kind);
      if (known !== undefined) {
        known.chance++;
        continue;
      }
      const outcome = { chance: 1, points: withCard(s, seat, card) };
      found.set(kind, outcome);
      outcomes.push(outcome);
    }
  }
  for (const outcome of outcomes) outcome.chance /= size;
  outcomes.sort((a, b) => a.points - b.points);
}

/** The points with one card more in a hand. */
export function withCard(s: State, seat: Seat, card: CardId): number {
  hold(seat, card, 1);
  const points = judge(s) + heldFor(card);
  hold(seat, card, -1);
  return points;
}

/** The points with one card less. */
export function withoutCard(s: State, seat: Seat, card: CardId): number {
  hold(seat, card, -1);
  const points = judge(s) - heldFor(card);
  hold(seat, card, 1);
  return points;
}

const COLOURS = ['red', 'blue', 'green', 'yellow', 'wild'] as const;

function kindOf(card: CardId): string {
  if (!isModule(card)) return CARDS[card].kind === 'item' ? card : 'wild';
  for (let i = 0; i < setCount; i++) if (sets[i]?.modules.includes(NUMBER[card])) return card;
  return nth(COLOURS, CARDS[card].colour);
}
