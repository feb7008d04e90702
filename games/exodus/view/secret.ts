/** A secret as a seat sees it: that there is one; which one, and who knows it, as far as this seat was told. */
import type { FactionId } from '../content/factions.ts';
import { SECRETS, type SecretId, type SecretKind } from '../content/secrets.ts';
import { knows } from '../rules/secrets.ts';
import type { Secret } from '../state.ts';

export interface SeenSecret {
  readonly index: number;
  readonly kind: SecretKind;
  readonly owner: FactionId;
  /** Absent while unknown to this seat. */
  readonly id?: SecretId;
  readonly public: boolean;
  readonly void: boolean;
  /** Those who are known to know it. */
  readonly knowers: readonly FactionId[];
}

export function seenSecret(
  secret: Secret,
  index: number,
  viewer: FactionId | undefined,
  open: boolean,
): SeenSecret {
  const known = open || secret.public || (viewer !== undefined && knows(secret, viewer));
  const aware = secret.knowers.filter(
    ({ faction, aware: told }) =>
      open || secret.public || faction === viewer || (viewer !== undefined && told.includes(viewer)),
  );
  return {
    index,
    kind: SECRETS[secret.id].kind,
    owner: secret.owner,
    ...(known ? { id: secret.id } : {}),
    public: secret.public,
    void: secret.void,
    knowers: aware.map(({ faction }) => faction).sort(),
  };
}
