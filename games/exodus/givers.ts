/** XD-18.7 The few secrets that give an advantage, found once, so that a match is searched for these alone. */
import type { Advantage, OnceKind } from './content/advantage.ts';
import type { CovertKind, FactionId } from './content/factions.ts';
import type { OrderId } from './content/orders.ts';
import { SECRET_IDS, SECRETS, type SecretId } from './content/secrets.ts';
import { memo } from './lists.ts';

export interface Giver {
  readonly id: SecretId;
  readonly worth: number;
  /** XD-18.4 whether the advantage outlasts the secret. */
  readonly lasting: boolean;
}

function giversOf(worth: (advantage: Advantage) => number): readonly Giver[] {
  return SECRET_IDS.flatMap((id) =>
    SECRETS[id].advantages
      .filter((advantage) => worth(advantage) > 0)
      .map((advantage) => ({ id, worth: worth(advantage), lasting: advantage.lasting === true })),
  );
}

export type Assisted = OrderId | 'spying' | 'nuke' | 'vs-edge';

export const assisting = memo((order: Assisted) =>
  giversOf((advantage) => Number(advantage.kind === 'assist' && advantage.orders.includes(order))),
);

export const debating = memo((against: FactionId) =>
  giversOf((advantage) =>
    Number(advantage.kind === 'debate' && (advantage.against === 'any' || advantage.against === against)),
  ),
);

export const shielding = memo((from: CovertKind | 'dirt-digging') =>
  giversOf((advantage) => Number(advantage.kind === 'shield' && advantage.from === from)),
);

export const scoring = giversOf((advantage) => (advantage.kind === 'score' ? advantage.by : 0));

/** Once-per-match advantages. */
export const giving = memo((once: OnceKind) =>
  giversOf((advantage) => Number(advantage.kind === 'once' && advantage.once === once)),
);

/** What a secret gives, if it is one of these. */
export function giverOf(givers: readonly Giver[], id: SecretId): Giver | undefined {
  for (let i = 0; i < givers.length; i++) if ((givers[i] as Giver).id === id) return givers[i];
  return undefined;
}
