/** What only the seat itself knows. */
import { chosenIn, type Seat } from '#engine';
import type { ExodusAction } from '../action.ts';
import type { OnceKind } from '../content/advantage.ts';
import type { AgendaId } from '../content/agendas.ts';
import type { CovertKey } from '../content/covert.ts';
import type { FactionId } from '../content/factions.ts';
import type { DiscoveryId, SecretId } from '../content/secrets.ts';
import type { Standing } from '../event.ts';
import { isMet, standing } from '../rules/score.ts';
import type { Exodus, House, State } from '../state.ts';

export interface Dossier {
  readonly agendas: readonly { readonly id: AgendaId; readonly kept: boolean; readonly met: boolean }[];
  readonly marked: boolean;
  readonly bond: House['bond'];
  readonly used: readonly { readonly secret: SecretId; readonly once: OnceKind }[];
  readonly offer: readonly DiscoveryId[];
  readonly rumour?: { readonly of: FactionId; readonly secret: SecretId };
  readonly standing: Standing;
  readonly chosen: readonly ExodusAction[];
  readonly covert: CovertKey;
  readonly masked: boolean;
  readonly foreseen?: { readonly of: FactionId; readonly order: CovertKey };
}

export function dossier(s: State, seat: Seat): Dossier {
  const house = s.houses.find((other) => other.seat === seat);
  if (house === undefined) throw new Error(`nobody sits at ${seat}`);
  const frame = s.stack[s.stack.length - 1];
  const rumour = s.secrets[house.rumour];
  const { foreseen } = s;
  return {
    agendas: house.agendas.map((id, i) => ({
      id,
      kept: house.kept && i < 2,
      met: isMet(s, house, id, true),
    })),
    marked: house.marked > 0,
    bond: house.bond,
    used: house.used,
    offer: house.offer,
    ...(rumour === undefined ? {} : { rumour: { of: rumour.owner, secret: rumour.id } }),
    standing: standing(s, house, s.outcome === undefined),
    chosen: frame === undefined ? [] : (chosenIn<Exodus>(frame)[seat] ?? []),
    covert: house.covert,
    masked: house.masked,
    ...(foreseen?.by === house.faction
      ? { foreseen: { of: foreseen.of, order: coverOf(s, foreseen.of) } }
      : {}),
  };
}

function coverOf(s: State, faction: FactionId): CovertKey {
  return s.houses.find((house) => house.faction === faction)?.covert ?? 'none';
}
