/** How a fight stands for whoever looks at it, and what can still be made of it. */
import type { MothershipAction } from '../action.ts';
import type { Odds } from '../rules/odds.ts';
import type { View } from '../view.ts';
import { type Scene, sceneOf } from './scene.ts';

/** Whether it is the viewer's own thing that is attacked. */
export function isAttacked(view: View, { attackers, target }: Scene): boolean {
  return target?.owner === view.me && attackers[0]?.unit.owner !== view.me;
}

/** The chances as the viewer's own; whoever only looks on sees the attacker's. */
export function sharesFor(view: View, scene: Scene): Odds {
  const { win, tie, loss } = scene.odds;
  if (scene.kind === 'asteroids') return { win: loss + tie, tie: 0, loss: win };
  if (!isAttacked(view, scene)) return scene.odds;
  // Only a dogfight can end in a tie: a planet or a station that is not hit has held.
  return scene.kind === 'ships' ? { win: loss, tie, loss: win } : { win: loss + tie, tie: 0, loss: win };
}

/** The own chance not to lose. */
export function ownChance(view: View, scene: Scene): number {
  const { win, tie } = sharesFor(view, scene);
  return isAttacked(view, scene) ? win + tie : win;
}

/** A die of one's own could be changed, but no face of it turns the fight. */
export function isVain(view: View, action: MothershipAction): boolean {
  const { fight } = view;
  if (fight === undefined || fight.faces.length === 0 || action.type !== 'play') return false;
  if (action.card !== 'the-forks' && action.card !== 'backup-generator') return false;
  const unit = view.units.find(({ id }) => id === action.unit);
  if (unit === undefined) return false;
  const found = fight.attackers.indexOf(unit.id);
  const die = found < 0 ? fight.attackers.length : found;
  const former = action.card === 'backup-generator' ? (fight.faces[die] ?? 0) : 0;
  const faces = fight.faces.map((face, i) => (i === die ? former + unit.die : face));
  const scene = sceneOf(view, { ...fight, faces });
  // A tie saves whoever attacks too.
  return scene.kind === 'ships' ? sharesFor(view, scene).loss === 1 : ownChance(view, scene) === 0;
}

/** All that could be done is to change a die that turns nothing, with one card: two could do it together. */
export function isHopeless(view: View, legal: readonly MothershipAction[]): boolean {
  const others = legal.filter(({ type }) => type !== 'pass');
  const named = others.flatMap((action) => (action.type === 'play' ? [action.card] : []));
  const held = view.fleets[view.me]?.hand?.filter((card) => named.includes(card)) ?? [];
  return held.length === 1 && others.every((action) => isVain(view, action));
}

/** Own dice could be changed, but the fight is won, and nothing would come of winning it by more. */
export function isWon(view: View): boolean {
  const { fight, asking } = view;
  if (fight === undefined || (asking?.step !== 'rolled' && asking?.step !== 'planetRolled')) return false;
  const scene = sceneOf(view, fight);
  const { attackers, target, kind } = scene;
  // MS-6.7, MS-8.2 the total counts against a Mothership and a station.
  const foes = isAttacked(view, scene)
    ? attackers.map(({ unit }) => unit)
    : target && 'class' in target && kind === 'ships'
      ? [target]
      : [];
  return (
    kind !== 'station' && !foes.some((foe) => foe.class === 'mothership') && sharesFor(view, scene).win === 1
  );
}

/** Below this chance letting it happen is not what one would advise. */
const EVEN = 0.5;
const MARKED = 0.05;

/** An answer, with the own chance after it where that is known. */
export interface Weighed {
  readonly action: MothershipAction;
  readonly then?: number | undefined;
}

/**
 * The answer to a fight that stands out: what helps most where it helps, else to let it happen; where that is likely
 * lost, whatever leaves the fight.
 */
export function leading(now: number, answers: readonly Weighed[]): MothershipAction | undefined {
  const lets = answers.find(({ action }) => action.type === 'pass')?.action;
  const [best] = answers
    .filter(({ then }) => then !== undefined && then > now + MARKED)
    .sort((a, b) => (b.then ?? 0) - (a.then ?? 0));
  if (now >= EVEN) return lets;
  const away = answers.find(({ action, then }) => action !== lets && then === undefined);
  return (best ?? away)?.action ?? (answers.length === 1 ? lets : undefined);
}
