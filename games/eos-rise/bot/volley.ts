/**
 * What rolled dice and damage cards can do to the ships in pursuit (ER-15.5, ER-15.6): every set of cards that can be
 * activated together is known, and the ships worth most are looked for among what those cards can defeat.
 */

/** A damage card: the icons still to be matched, by kind, and what it deals. */
export interface Shot {
  readonly arrow: number;
  readonly gear: number;
  readonly syringe: number;
  readonly crosshair: number;
  readonly damage: number;
}

/** Rolled faces that can be placed. */
export interface Faces {
  arrow: number;
  gear: number;
  syringe: number;
  crosshair: number;
  /** Bent Light: CROSSHAIRs fill only their own icons. */
  wild: boolean;
}

export interface Mark {
  /** What it still takes to defeat it. */
  readonly hull: number;
  readonly worth: number;
  /** ER-23.1 must fall before the others can be hit. */
  readonly protector: boolean;
}

/** Sets of cards, as bits: whether they can be activated together, and what they deal. */
export interface Volley {
  readonly sets: number;
  readonly dealt: Uint8Array;
  readonly possible: Uint8Array;
  /** The most that any set deals. */
  readonly most: number;
}

const MOST = 8;
const arrows = new Uint8Array(1 << MOST);
const gears = new Uint8Array(1 << MOST);
const syringes = new Uint8Array(1 << MOST);
const crosshairs = new Uint8Array(1 << MOST);

/** Of more than eight cards only the first eight are looked at. */
export function volley(shots: readonly Shot[], faces: Faces): Volley {
  const sets = 1 << Math.min(MOST, shots.length);
  const dealt = new Uint8Array(sets);
  const possible = new Uint8Array(sets);
  possible[0] = 1;
  let most = 0;
  for (let set = 1; set < sets; set++) {
    const rest = set & (set - 1);
    const shot = shots[31 - Math.clz32(set ^ rest)] as Shot;
    const a = (arrows[rest] as number) + shot.arrow;
    const g = (gears[rest] as number) + shot.gear;
    const y = (syringes[rest] as number) + shot.syringe;
    const x = (crosshairs[rest] as number) + shot.crosshair;
    const sum = (dealt[rest] as number) + shot.damage;
    arrows[set] = a;
    gears[set] = g;
    syringes[set] = y;
    crosshairs[set] = x;
    dealt[set] = sum;
    if (possible[rest] === 0 || x > faces.crosshair) continue;
    const missing =
      Math.max(0, a - faces.arrow) + Math.max(0, g - faces.gear) + Math.max(0, y - faces.syringe);
    if (missing > 0 && (!faces.wild || x + missing > faces.crosshair)) continue;
    possible[set] = 1;
    if (sum > most) most = sum;
  }
  return { sets, dealt, possible, most };
}

/** The search through one volley; the best found last can be asked for ship by ship. */
const chosen = new Uint8Array(16);
const best = new Uint8Array(16);
let bestWorth = 0;
let dealt: Readonly<Uint8Array> = new Uint8Array(1);
let possible: Readonly<Uint8Array> = new Uint8Array(1);
let everything = 0;

/** The most worth that can be defeated. Protectors must come first. */
export function defeat(from: Volley, marks: readonly Mark[]): number {
  best.fill(0);
  const only = marks[0];
  if (marks.length === 1 && only !== undefined && from.most < only.hull) return 0;
  dealt = from.dealt;
  possible = from.possible;
  everything = from.sets - 1;
  bestWorth = 0;
  let left = 0;
  for (const { worth } of marks) left += worth;
  look(marks, 0, 0, 0, left, false);
  return bestWorth;
}

/** `sealed`: a Protector was left alone, so the ships behind it cannot be hit. */
function look(
  marks: readonly Mark[],
  i: number,
  used: number,
  worth: number,
  left: number,
  sealed: boolean,
): void {
  if (worth > bestWorth + 1e-9) {
    bestWorth = worth;
    for (let j = 0; j < i; j++) best[j] = chosen[j] as number;
    for (let j = i; j < marks.length; j++) best[j] = 0;
  }
  if (i >= marks.length || worth + left <= bestWorth + 1e-9) return;
  const mark = marks[i] as Mark;
  if (!sealed || mark.protector) {
    const free = everything & ~used;
    for (let set = free; set > 0; set = (set - 1) & free) {
      if ((dealt[set] as number) < mark.hull || possible[set | used] === 0 || isWasteful(set, mark.hull))
        continue;
      chosen[i] = set;
      look(marks, i + 1, used | set, worth + mark.worth, left - mark.worth, sealed);
      if (worth + left <= bestWorth + 1e-9) return;
    }
  }
  chosen[i] = 0;
  look(marks, i + 1, used, worth, left - mark.worth, sealed || mark.protector);
}

/** Whether one card less would do. */
function isWasteful(set: number, hull: number): boolean {
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    if ((dealt[set & ~(rest & -rest)] as number) >= hull) return true;
  }
  return false;
}

/** The cards, as bits, that the best volley has for a ship; 0 when it is left alone. */
export function cardsFor(i: number): number {
  return best[i] ?? 0;
}
