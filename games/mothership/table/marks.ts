/** What to draw on the spaces: where the ship in hand can go, what can be aimed at, what a card may be played on. */
import type { Tone } from '#ui/kit/board.ts';
import type { TargetId } from '../action.ts';
import type { StepName } from '../frame.ts';
import type { HexName } from '../rules/hex.ts';
import type { UnitId } from '../rules/units.ts';
import { TABLE_WORDS } from '../text/table.ts';
import type { SeenReach, View } from '../view.ts';
import { type Choice, numbered, placeOf } from './choices.ts';
import { waysTo } from './desk.ts';
import { middle } from './geometry.ts';
import { rocksChance } from './scene.ts';
import { zoneChance } from './zone.ts';

export interface Mark {
  readonly tone: Tone;
  readonly note?: string;
  /** For listeners: what pressing it does. */
  readonly words: string;
}

interface Asked {
  readonly view: View;
  readonly choices: readonly Choice[];
  readonly offered: readonly Choice[];
  readonly reach: readonly SeenReach[];
  readonly picked: TargetId | undefined;
  readonly wing: readonly UnitId[];
  readonly prompt: StepName | undefined;
}

export function marksOf({ view, choices, offered, reach, picked, prompt }: Asked): Map<HexName, Mark> {
  const marks = new Map<HexName, Mark>();
  const put = (at: HexName | undefined, mark: Mark): void => {
    if (at !== undefined) marks.set(at, mark);
  };
  if (prompt === 'main') {
    for (const { action, at } of choices) {
      if (action.type === 'move')
        put(placeOf(view, action.ship), { tone: 'able', words: TABLE_WORDS.canMove });
      if (action.type === 'attack') put(at, { tone: 'target', words: TABLE_WORDS.canAttack });
    }
    for (const { action } of choices) {
      if (action.type !== 'attack' || action.ships.length !== 1) continue;
      const place = placeOf(view, action.ships[0]);
      if (place && !marks.has(place)) put(place, { tone: 'able', words: TABLE_WORDS.canAttackWith });
    }
  }
  const mover = reach.length > 0 ? moverOf(view, picked) : undefined;
  for (const to of new Set(reach.map((way) => way.to))) {
    const [way, other] = waysTo(reach, to);
    if (way === undefined) continue;
    const mark = reachMark(view, way.kind, mover, to);
    put(
      to,
      other
        ? { ...mark, note: mark.note ?? TABLE_WORDS.twoWays, words: `${mark.words}, ${TABLE_WORDS.sooner}` }
        : mark,
    );
  }
  const spatial =
    prompt !== 'main'
      ? choices
      : offered.filter(({ card, action }) => card !== undefined || action.type === 'ability');
  for (const { action, at } of spatial) {
    if (action.type === 'moveTo' || at === undefined) continue;
    put(at, { tone: 'aim', words: TABLE_WORDS.canChoose });
  }
  if (picked !== undefined && marks.get(placeOf(view, picked) ?? '0,0')?.tone !== 'target')
    put(placeOf(view, picked), { tone: 'held', words: TABLE_WORDS.inHand });
  return marks;
}

function moverOf(view: View, picked: TargetId | undefined): UnitId | undefined {
  const { asking } = view;
  const mover =
    asking?.step === 'moveTo' ? numbered(view, asking.unit) : view.units.find(({ id }) => id === picked);
  return mover?.id;
}

function reachMark(view: View, kind: SeenReach['kind'], mover: UnitId | undefined, to: HexName): Mark {
  if (kind === 'safe' || mover === undefined) return { tone: 'goal', words: TABLE_WORDS.canGo };
  const rocks = rocksChance(view, mover);
  const chance = TABLE_WORDS.percent(rocks);
  if (kind === 'asteroid') return { tone: 'risk', note: chance, words: TABLE_WORDS.rocks(chance) };
  const fight = zoneChance(view, mover, to);
  // Asteroids only scratch a Mothership; anything smaller must come through them first.
  const through = kind === 'guardian' || mover.endsWith('-m') ? 1 : rocks;
  const all = fight === undefined ? undefined : through * fight;
  const words =
    all === undefined
      ? TABLE_WORDS.zone
      : `${TABLE_WORDS.zone}, ${TABLE_WORDS.survives(TABLE_WORDS.percent(all))}`;
  return {
    tone: 'danger',
    note: all === undefined ? '!' : TABLE_WORDS.percent(all),
    words: kind === 'guardian' ? words : `${TABLE_WORDS.asteroids}, ${words}`,
  };
}

/** The ways to the space being looked at, as points of lines. */
export function pathsOver(
  reach: readonly SeenReach[],
  over: HexName | undefined,
): { readonly kind: SeenReach['kind']; readonly points: string }[] {
  return waysTo(reach, over).map(({ kind, path }) => ({
    kind,
    points: path
      .map((name) => {
        const { x, y } = middle(name);
        return `${x},${y}`;
      })
      .join(' '),
  }));
}

/** What one way to a space brings, in words: how far it is, what must be survived, and whether the ship may go on. */
export function wayWords(view: View, { kind, path, to }: SeenReach, mover: UnitId, power: number): string {
  const { note } = reachMark(view, kind, mover, to);
  const left = Math.max(0, power - path.length);
  return TABLE_WORDS.way[kind](path.length, note ?? '', left);
}
