/** Which cards stand beside the board for a decision: kinds of things to do, answers, and the way out apart from them. */
import type { Kit, Seat } from '#engine';
import type { GameTable } from '../table.ts';
import { type Choice, type ChoiceKind, choicesOf, isOfKind, MOST_CARDS } from './choice.ts';

/** A kind with what is legal of it; with nothing it stays in its place and says why. */
export interface KindCard<K extends Kit> {
  readonly kind: ChoiceKind<K>;
  readonly choices: readonly Choice<K>[];
}

export interface Panel<K extends Kit> {
  readonly kinds: readonly KindCard<K>[];
  /** Answers with a meaning of their own. */
  readonly answers: readonly Choice<K>[];
  /** How many choices are left to the list, where they are not made on the board. */
  readonly more: number;
  readonly wayOut?: Choice<K>;
}

/** What is open to a seat, as far as the panel needs to know. */
interface OpenChoice<K extends Kit> {
  readonly view: K['view'];
  readonly seat: Seat;
  readonly actions: readonly K['action'][];
  /** The types of action the open step is about. */
  readonly verbs: readonly K['action']['type'][];
  /** A lesson leaves out legal actions: nothing is said of what is not there. */
  readonly restricted?: boolean;
}

/** Whole sentences that are read at a glance. */
const FEW_CARDS = 3;

type Sorting<K extends Kit> = Pick<GameTable<K>, 'about' | 'kinds' | 'wayOut' | 'givesUp' | 'lights'>;

export function panelOf<K extends Kit>(table: Sorting<K>, asked: OpenChoice<K>): Panel<K> {
  const { view, seat, actions, verbs, restricted = false } = asked;
  const choices = choicesOf(table.about, actions, view, seat);
  const wayOut = wayOutOf(table, choices);
  const open = choices.filter((choice) => choice !== wayOut && !table.givesUp?.includes(choice.action.type));
  // What is not possible keeps its place while the turn is one's own; asked in between, only what is possible counts.
  const mine = wayOut !== undefined && !restricted;
  const all = table.kinds
    .filter(({ actions: types }) => types.some((type) => verbs.includes(type)))
    .map((kind) => ({ kind, choices: open.filter(({ action }) => isOfKind(kind, action)) }));
  const shows = ({ kind, choices: some }: KindCard<K>): boolean =>
    some.length > 0 || (mine && all.length > 1 && !kind.unheard?.(view));
  const kinds = all.filter(shows);
  const rest = open.filter((choice) => !kinds.some((card) => card.choices.includes(choice)));
  const end = wayOut ? { wayOut } : {};
  // In a lesson many answers of one kind would be a wall of words: they are lit on the board.
  const most = restricted && table.lights && kinds.length === 1 ? FEW_CARDS : MOST_CARDS;
  if (kinds.length <= 1 && open.length <= most) return { kinds: [], answers: open, more: 0, ...end };
  if (kinds.length + rest.length <= MOST_CARDS) return { kinds, answers: rest, more: 0, ...end };
  const inWords = rest.filter(({ kind }) => kind === 'plain' || kind === 'card');
  const shown = kinds.slice(0, inWords.length > 0 ? MOST_CARDS - 1 : MOST_CARDS);
  const folded = kinds.slice(shown.length).flatMap((card) => card.choices);
  return { kinds: shown, answers: [], more: inWords.length + folded.length, ...end };
}

/** The likeliest way out, where it is one action and not one of many. */
function wayOutOf<K extends Kit>(
  { wayOut }: Sorting<K>,
  choices: readonly Choice<K>[],
): Choice<K> | undefined {
  for (const type of wayOut) {
    const [only, ...more] = choices.filter(({ action }) => action.type === type);
    if (only && more.length === 0) return only;
  }
  return undefined;
}
