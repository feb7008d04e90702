/** What to draw on the spaces: what can be taken up, where it can go, what can be struck, what a card may be played on. */
import type { Tone } from '#ui/kit/board.ts';
import type { TargetId } from '../../action.ts';
import { isTarget, lossOn, moverIn, placeOf, waysTo } from '../../outlook/ways.ts';
import type { HexName } from '../../rules/hex.ts';
import type { UnitId } from '../../rules/units.ts';
import { percent, TABLE_WORDS } from '../../text/table.ts';
import type { SeenReach, View } from '../../view.ts';
import type { Hands } from '../hands.ts';

export interface Mark {
  readonly tone: Tone;
  /** A chance to be lost, written in the space. */
  readonly note?: readonly string[];
  /** For listeners: what pressing it does. */
  readonly words: string;
}

type MarkTerms = Pick<
  Hands,
  'view' | 'choices' | 'offered' | 'reach' | 'held' | 'card' | 'aim' | 'ships' | 'squad' | 'prompt' | 'props'
>;

export function marksOf(asked: MarkTerms): Map<HexName, Mark> {
  const { view, choices, offered, reach, held, card, aim, prompt } = asked;
  const marks = new Map<HexName, Mark>();
  const put = (at: HexName | undefined, tone: Tone, words: string): void => {
    if (at !== undefined) marks.set(at, { tone, words });
  };
  const idle = held === undefined && card === undefined && aim === undefined;
  if (prompt === 'main' && aim === undefined && card === undefined) {
    for (const { id, at } of [...view.units, ...view.planets])
      if (isTarget(view, id, asked.props.allows)) put(at, 'target', TABLE_WORDS.canAttack);
    for (const { action } of choices)
      if (idle && action.type === 'move') put(placeOf(view, action.ship), 'able', TABLE_WORDS.canMove);
  }
  const mover = reach.length > 0 ? (moverIn(view) ?? unitOf(view, held)) : undefined;
  for (const to of new Set(reach.map((way) => way.to))) {
    const [way] = waysTo(reach, to);
    if (way) marks.set(to, reachMark(view, way, mover));
  }
  const spatial = prompt === 'main' ? offered.filter((choice) => choice.card !== undefined) : choices;
  for (const { action, at } of spatial) if (action.type !== 'moveTo') put(at, 'aim', TABLE_WORDS.canChoose);
  for (const ship of [...asked.ships, ...(asked.squad ?? [])])
    put(placeOf(view, ship), 'held', TABLE_WORDS.inHand);
  put(placeOf(view, aim), 'target', TABLE_WORDS.inHand);
  if (held && aim === undefined) put(placeOf(view, held), 'held', TABLE_WORDS.inHand);
  return marks;
}

const unitOf = ({ units }: View, held: TargetId | undefined): UnitId | undefined =>
  units.find(({ id }) => id === held)?.id;

function reachMark(view: View, way: SeenReach, mover: UnitId | undefined): Mark {
  if (way.kind === 'safe' || mover === undefined) return { tone: 'goal', words: TABLE_WORDS.canGo };
  const big = mover.endsWith('-m') && way.kind === 'asteroid';
  const loss = percent(lossOn(view, way, mover));
  const words = TABLE_WORDS.hazard[way.kind](big ? TABLE_WORDS.scratch : loss);
  return { tone: big ? 'risk' : 'danger', note: big ? TABLE_WORDS.scratched : TABLE_WORDS.lost(loss), words };
}
