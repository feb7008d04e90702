/** Step 4 of a combat round: what is used on the roll, and which dice are rolled again. */
import type { ActionOf } from '#engine';
import type { EosAction } from '../action.ts';
import { CHARACTERS, type CharacterId, type Face, stressOf } from '../content/characters.ts';
import { ICONS, type Icon } from '../content/damage.ts';
import { Battery, type Faces, type Mark, type Salvo } from '../outlook/volley.ts';
import { combatOf } from '../rules/combat.ts';
import type { Die, EosRise, State } from '../state.ts';
import { Chance } from './arms.ts';
import type { Care } from './care.ts';
import { anyFace, bestVolley, defeated, facesOf, loaded, shots, targets } from './pursuit.ts';
import { stressCost } from './stress.ts';

/** A roll as it lies on the table, with what the best volley makes of it. */
class Roll {
  readonly dice: readonly Die[];
  readonly fighters: readonly CharacterId[];
  readonly #s: State;
  readonly #shots: readonly Salvo[];
  readonly #battery: Battery;
  readonly #marks: readonly Mark[];
  readonly #faces: Faces;
  readonly #worth: number;
  /** What dice turned to other faces bring, as asked before. */
  readonly #turns = new Map<string, number>();

  constructor(s: State) {
    const combat = combatOf(s);
    this.#s = s;
    this.dice = combat.dice;
    this.fighters = combat.fighters;
    this.#shots = shots(loaded(combat));
    this.#battery = new Battery(this.#shots);
    this.#marks = targets(s);
    this.#faces = facesOf(s, combat.dice);
    this.#worth = defeated(this.#battery, this.#faces, this.#marks);
  }

  /** The dice of one character that the best volley can do without. */
  idle(who: CharacterId): number[] {
    const need = this.#needed();
    const take = ({ face }: Die) => {
      if (face === 'stress-1' || face === 'stress-2' || need[face] === 0) return false;
      need[face]--;
      return true;
    };
    for (const die of this.dice) if (die.who !== who) take(die);
    return this.dice.flatMap((die, i) => (die.who === who && !take(die) ? [i] : []));
  }

  /** How many dice of each face the best volley needs. */
  #needed(): Record<Icon, number> {
    const have = this.#faces;
    const used = bestVolley(this.#battery, have, this.#marks).reduce((all, set) => all | set, 0);
    const need = { arrow: 0, gear: 0, syringe: 0, crosshair: 0 };
    for (const [i, shot] of this.#shots.entries()) {
      if ((used & (1 << i)) === 0) continue;
      for (const icon of ICONS) need[icon] += shot[icon];
    }
    for (const icon of ICONS) {
      if (icon === 'crosshair' || need[icon] <= have[icon]) continue;
      need.crosshair += need[icon] - have[icon];
      need[icon] = have[icon];
    }
    return need;
  }

  /** What it brings on average to roll a character's idle dice again: ships, and stress not taken. */
  again(who: CharacterId, { samples }: Care): number {
    const which = this.idle(who);
    if (which.length === 0) return 0;
    const chance = new Chance(this.#s.draws + 3);
    let sum = 0;
    let stress = 0;
    let basic = 0;
    for (const i of which) {
      stress += stressOf(this.dice[i]?.face ?? 'arrow');
      if (this.dice[i]?.advanced === false) basic++;
    }
    for (let n = 0; n < samples; n++) {
      const rolled = this.dice.map((die, i) =>
        which.includes(i) ? { face: anyFace(chance, die.who, die.advanced), placed: false } : die,
      );
      sum += defeated(this.#battery, facesOf(this.#s, rolled), this.#marks);
    }
    const saved = stressCost(this.#s, who, stress) - stressCost(this.#s, who, Math.round(basic * 0.5));
    return sum / samples - this.#worth + saved;
  }

  /** What a die brings that is turned to another face. */
  turned(die: number, face: Face): number {
    const key = `${this.dice[die]?.face} ${face}`;
    let gain = this.#turns.get(key);
    if (gain === undefined) {
      const after = this.dice.map((other, i) => (i === die ? { face, placed: false } : other));
      gain = defeated(this.#battery, facesOf(this.#s, after), this.#marks) - this.#worth;
      this.#turns.set(key, gain);
    }
    return gain;
  }

  stress(who: CharacterId): number {
    return this.dice.reduce((sum, die) => sum + (die.who === who ? stressOf(die.face) : 0), 0);
  }
}

/** D21 what a use of something brings, less what it is worth to keep. */
function rollUse(s: State, roll: Roll, action: EosAction, care: Care): number {
  switch (action.type) {
    case 'targetLock':
      return roll.again(action.who, care) - 1.6;
    case 'gunneryRange':
      return roll.again('specialist', care) - 0.05;
    case 'lead':
      return CHARACTERS.some(
        (who) => who !== 'specialist' && roll.fighters.includes(who) && roll.idle(who).length > 0,
      )
        ? 0.5
        : -1;
    case 'technology':
      return technologyUse(s, roll, action, care);
    default:
      return 0;
  }
}

function technologyUse(
  s: State,
  roll: Roll,
  { card, who, die, copy }: ActionOf<EosRise, 'technology'>,
  care: Care,
): number {
  if (card === 'recoil-damper' && who !== undefined) return roll.again(who, care) - 2;
  if (card === 'neural-buffer' && who !== undefined) return stressCost(s, who, roll.stress(who)) - 1.4;
  const face =
    card === 'targeting-prism' ? 'crosshair' : copy === undefined ? undefined : roll.dice[copy]?.face;
  return face === undefined || die === undefined ? -1 : roll.turned(die, face) - 2.2;
}

export function rollWindow(s: State, actions: readonly EosAction[], care: Care): EosAction | undefined {
  if (actions.length < 2) return undefined;
  const roll = new Roll(s);
  let best: EosAction | undefined;
  let high = 0;
  for (const action of actions) {
    if (action.type === 'pass') continue;
    const score = rollUse(s, roll, action, care);
    if (score <= high) continue;
    high = score;
    best = action;
  }
  return best;
}

/** D22 STRESS faces first, then what the best volley does not need. */
export function reroll(
  s: State,
  who: CharacterId,
  marked: readonly number[],
  single: boolean,
  actions: readonly EosAction[],
): EosAction | undefined {
  if (!(single && marked.length > 0)) {
    const roll = new Roll(s);
    const { dice } = roll;
    const left = roll.idle(who).filter((i) => !marked.includes(i));
    const wanted = left.sort(
      (a, b) => stressOf(dice[b]?.face ?? 'arrow') - stressOf(dice[a]?.face ?? 'arrow'),
    );
    for (const i of wanted) {
      const same = actions.find(
        (a) =>
          a.type === 'mark' &&
          dice[a.die]?.face === dice[i]?.face &&
          dice[a.die]?.advanced === dice[i]?.advanced,
      );
      if (same !== undefined) return same;
    }
  }
  return actions.find(({ type }) => type === 'reroll') ?? actions.find(({ type }) => type === 'mark');
}
