/** All 114 secrets in one table, with their kinds. */
import { byId, keysOf } from '#engine';
import { FACTIONS, type FactionId } from './factions.ts';
import { INSTITUTIONAL } from './secretsInstitutional.ts';
import { DISCOVERIES, OFFICE, PERSONAL } from './secretsOther.ts';
import type { SecretText } from './secretText.ts';

export type InstitutionalId = keyof typeof INSTITUTIONAL;
export type OfficeId = keyof typeof OFFICE;
export type PersonalId = keyof typeof PERSONAL;
export type DiscoveryId = keyof typeof DISCOVERIES;
export type SecretId = InstitutionalId | OfficeId | PersonalId | DiscoveryId;

export const SECRET_KINDS = ['institutional', 'office', 'personal', 'discovery'] as const;
export type SecretKind = (typeof SECRET_KINDS)[number];

export interface SecretRules extends SecretText {
  readonly kind: SecretKind;
}

export const INSTITUTIONAL_IDS = keysOf(INSTITUTIONAL);
export const OFFICE_IDS = keysOf(OFFICE);
export const PERSONAL_IDS = keysOf(PERSONAL);
export const DISCOVERY_IDS = keysOf(DISCOVERIES);
export const SECRET_IDS: readonly SecretId[] = [
  ...INSTITUTIONAL_IDS,
  ...OFFICE_IDS,
  ...PERSONAL_IDS,
  ...DISCOVERY_IDS,
];

function ofKind<I extends string>(
  kind: SecretKind,
  table: Readonly<Record<I, SecretText>>,
): Readonly<Record<I, SecretRules>> {
  return byId(keysOf(table), (id): SecretRules => ({ ...table[id], kind }));
}

export const SECRETS: Readonly<Record<SecretId, SecretRules>> = {
  ...ofKind('institutional', INSTITUTIONAL),
  ...ofKind('office', OFFICE),
  ...ofKind('personal', PERSONAL),
  ...ofKind('discovery', DISCOVERIES),
};

function byFaction<T extends SecretId>(ids: readonly T[]): Readonly<Record<FactionId, readonly T[]>> {
  return byId(FACTIONS, (faction) => ids.filter((id) => SECRETS[id].faction === faction));
}

/** The secrets of each faction's book. */
export const INSTITUTIONAL_OF = byFaction(INSTITUTIONAL_IDS);
export const OFFICE_OF = byFaction(OFFICE_IDS);
export const PERSONAL_OF = byFaction(PERSONAL_IDS);
