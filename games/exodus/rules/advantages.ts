/** XD-18.7 Which secrets of a match give which advantage: found once for a list of secrets, then looked up. */
import { nth } from '#engine';
import { type Advantage, ONCE_KINDS, type OnceKind } from '../content/advantage.ts';
import { COVERT_KINDS, type CovertKind, FACTIONS, type FactionId } from '../content/factions.ts';
import { ORDER_IDS, type OrderId } from '../content/orders.ts';
import { SECRET_IDS, SECRETS, type SecretId } from '../content/secrets.ts';
import type { Secret } from '../state.ts';
import { orderOf } from './houses.ts';

/** The number of an advantage. */
export type Gift = number;

/** A secret of a match that gives an advantage to those who know it. */
export interface Giver {
  readonly secret: Secret;
  readonly worth: number;
  /** XD-18.4 whether the advantage outlasts the secret. */
  readonly lasting: boolean;
}

interface Worth {
  readonly gift: Gift;
  readonly worth: number;
  readonly lasting: boolean;
}

const BY_SECRET = new Map<SecretId, Worth[]>(SECRET_IDS.map((id) => [id, []]));
const NOBODY: readonly Giver[] = [];
const found: (readonly Giver[])[] = [];

/** Numbers an advantage, and notes which secrets give it. */
function gift(worthOf: (advantage: Advantage) => number | boolean): Gift {
  const number = found.push(NOBODY) - 1;
  for (const [id, worths] of BY_SECRET) {
    for (const advantage of SECRETS[id].advantages) {
      const worth = Number(worthOf(advantage));
      if (worth > 0) worths.push({ gift: number, worth, lasting: advantage.lasting === true });
    }
  }
  return number;
}

/** One advantage for each name. */
function gifts<N>(
  names: readonly N[],
  fits: (advantage: Advantage, name: N) => boolean,
): ReadonlyMap<N, Gift> {
  return new Map(names.map((name) => [name, gift((advantage) => fits(advantage, name))]));
}

export type Assisted = OrderId | 'spying' | 'nuke' | 'vs-edge';
export const ASSISTING = gifts<Assisted>(
  [...ORDER_IDS, 'spying', 'nuke', 'vs-edge'],
  (advantage, order) => advantage.kind === 'assist' && advantage.orders.includes(order),
);

export const DEBATING = gifts<FactionId>(
  FACTIONS,
  (advantage, against) =>
    advantage.kind === 'debate' && (advantage.against === 'any' || advantage.against === against),
);

export type Shielded = CovertKind | 'dirt-digging';
export const SHIELDING = gifts<Shielded>(
  [...COVERT_KINDS, 'dirt-digging'],
  (advantage, from) => advantage.kind === 'shield' && advantage.from === from,
);

export const SCORING = gift((advantage) => advantage.kind === 'score' && advantage.by);

/** Once-per-match advantages. */
export const GIVING = gifts<OnceKind>(
  ONCE_KINDS,
  (advantage, once) => advantage.kind === 'once' && advantage.once === once,
);

/** XD-10.3 by the place of the faction that weight is for. */
const WEIGHING = FACTIONS.map((target) =>
  gift((advantage) => advantage.kind === 'weight' && advantage.faction === target),
);
export const weighing = (target: FactionId): Gift | undefined => WEIGHING[orderOf(target)];

// A list of secrets only grows, and none changes its id; a redeal makes a new list.
let searched: readonly Secret[] = [];
let length = 0;

/** The secrets of a match that give an advantage, in the order in which they came. */
export function giversOf(secrets: readonly Secret[], number: Gift | undefined): readonly Giver[] {
  if (secrets !== searched || secrets.length !== length) search(secrets);
  return number === undefined ? NOBODY : (found[number] ?? NOBODY);
}

function search(secrets: readonly Secret[]): void {
  if (secrets !== searched || secrets.length < length) {
    searched = secrets;
    length = 0;
    found.fill(NOBODY);
  }
  for (; length < secrets.length; length++) {
    const secret = nth(secrets, length);
    for (const { gift: number, worth, lasting } of BY_SECRET.get(secret.id) ?? [])
      found[number] = [...(found[number] ?? NOBODY), { secret, worth, lasting }];
  }
}
