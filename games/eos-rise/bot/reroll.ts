/** Step 4 of a combat round (spec 10.1.11): what is used on the roll, and which dice are rolled again. */
import type { EosAction, OfType } from '../action.ts';
import { CHARACTERS, type CharacterId, stressOf } from '../content/characters.ts';
import { ICONS, type Icon } from '../content/damage.ts';
import type { Die, State } from '../state.ts';
import { combatOf } from '../terms/combat.ts';
import { Chance } from './arms.ts';
import { anyFace, bestVolley, defeated, facesOf, loaded, SAMPLES, shots, targets } from './pursuit.ts';
import { stressCost } from './stress.ts';

/** How many dice of each face the best volley needs. */
function needed(s: State): Record<Icon, number> {
  const combat = combatOf(s);
  const cards = loaded(combat);
  const fired = shots(cards);
  const have = facesOf(s, combat.dice);
  const used = bestVolley(fired, have, targets(s)).reduce((all, set) => all | set, 0);
  const need = { arrow: 0, gear: 0, syringe: 0, crosshair: 0 };
  for (const [i, shot] of fired.entries()) {
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

/** The dice of one character that the best volley can do without. */
function idle(s: State, who: CharacterId): number[] {
  const need = needed(s);
  const { dice } = combatOf(s);
  const take = (die: Die) => {
    const { face } = die;
    if (face === 'stress-1' || face === 'stress-2' || need[face] === 0) return false;
    need[face]--;
    return true;
  };
  for (const die of dice) if (die.who !== who) take(die);
  return dice.flatMap((die, i) => (die.who === who && !take(die) ? [i] : []));
}

/** What it brings on average to roll some dice again: ships, and stress not taken. */
function rerollGain(s: State, who: CharacterId, which: readonly number[]): number {
  if (which.length === 0) return 0;
  const combat = combatOf(s);
  const marks = targets(s);
  const fired = shots(loaded(combat));
  const base = defeated(fired, facesOf(s, combat.dice), marks);
  const chance = new Chance(s.draws + 3);
  let sum = 0;
  let stress = 0;
  let basic = 0;
  for (const i of which) {
    stress += stressOf(combat.dice[i]?.face ?? 'arrow');
    if (combat.dice[i]?.advanced === false) basic++;
  }
  for (let n = 0; n < SAMPLES; n++) {
    const rolled = combat.dice.map((die, i) =>
      which.includes(i) ? { face: anyFace(chance, die.who, die.advanced), placed: false } : die,
    );
    sum += defeated(fired, facesOf(s, rolled), marks);
  }
  const saved = stressCost(s, who, stress) - stressCost(s, who, Math.round(basic * 0.5));
  return sum / SAMPLES - base + saved;
}

/** D21 what a use of something brings, less what it is worth to keep. */
function rollUse(s: State, action: EosAction): number {
  const combat = combatOf(s);
  switch (action.type) {
    case 'targetLock':
      return rerollGain(s, action.who, idle(s, action.who)) - 1.6;
    case 'gunneryRange':
      return rerollGain(s, 'specialist', idle(s, 'specialist')) - 0.05;
    case 'lead':
      return CHARACTERS.some(
        (who) => who !== 'specialist' && combat.fighters.includes(who) && idle(s, who).length > 0,
      )
        ? 0.5
        : -1;
    case 'technology':
      return technologyUse(s, action);
    default:
      return 0;
  }
}

function technologyUse(s: State, { card, who, die, copy }: OfType<'technology'>): number {
  const combat = combatOf(s);
  if (card === 'recoil-damper' && who !== undefined) return rerollGain(s, who, idle(s, who)) - 2;
  if (card === 'neural-buffer' && who !== undefined) {
    const stress = combat.dice.reduce(
      (sum, other) => sum + (other.who === who ? stressOf(other.face) : 0),
      0,
    );
    return stressCost(s, who, stress) - 1.4;
  }
  const turned =
    card === 'targeting-prism' ? 'crosshair' : copy === undefined ? undefined : combat.dice[copy]?.face;
  if (turned === undefined || die === undefined) return -1;
  const marks = targets(s);
  const fired = shots(loaded(combat));
  const after = combat.dice.map((other, i) => (i === die ? { face: turned, placed: false } : other));
  return defeated(fired, facesOf(s, after), marks) - defeated(fired, facesOf(s, combat.dice), marks) - 2.2;
}

export function rollWindow(s: State, actions: readonly EosAction[]): EosAction | undefined {
  let best: EosAction | undefined;
  let high = 0;
  for (const action of actions) {
    if (action.type === 'pass') continue;
    const score = rollUse(s, action);
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
    const { dice } = combatOf(s);
    const left = idle(s, who).filter((i) => !marked.includes(i));
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
