/** All 114 secrets in one table, with their kinds. */
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

const TABLES: Readonly<Record<SecretKind, Readonly<Record<string, SecretText>>>> = {
  institutional: INSTITUTIONAL,
  office: OFFICE,
  personal: PERSONAL,
  discovery: DISCOVERIES,
};

export const SECRETS: Readonly<Record<SecretId, SecretRules>> = Object.fromEntries(
  SECRET_KINDS.flatMap((kind) =>
    Object.entries(TABLES[kind]).map(([id, text]): [string, SecretRules] => [id, { ...text, kind }]),
  ),
) as Record<SecretId, SecretRules>;

export const INSTITUTIONAL_IDS = Object.keys(INSTITUTIONAL) as readonly InstitutionalId[];
export const OFFICE_IDS = Object.keys(OFFICE) as readonly OfficeId[];
export const PERSONAL_IDS = Object.keys(PERSONAL) as readonly PersonalId[];
export const DISCOVERY_IDS = Object.keys(DISCOVERIES) as readonly DiscoveryId[];
export const SECRET_IDS: readonly SecretId[] = [
  ...INSTITUTIONAL_IDS,
  ...OFFICE_IDS,
  ...PERSONAL_IDS,
  ...DISCOVERY_IDS,
];

function byFaction<T extends SecretId>(ids: readonly T[]): Readonly<Record<FactionId, readonly T[]>> {
  return Object.fromEntries(
    FACTIONS.map((faction) => [faction, ids.filter((id) => SECRETS[id].faction === faction)]),
  ) as Record<FactionId, T[]>;
}

/** The secrets of each faction's book. */
export const INSTITUTIONAL_OF = byFaction(INSTITUTIONAL_IDS);
export const OFFICE_OF = byFaction(OFFICE_IDS);
export const PERSONAL_OF = byFaction(PERSONAL_IDS);
