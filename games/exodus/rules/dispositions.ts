/** XD-6.2 How the votes on staying, leaving and attacking are counted. */
import type { FactionId } from '../content/factions.ts';
import { DISPOSITIONS, type Disposition, type Stake } from '../content/plans.ts';

interface Votes {
  readonly houses: readonly { readonly faction: FactionId; readonly ballot?: Stake | undefined }[];
  readonly force?: object | undefined;
}

/** XD-6.2, R21 most votes; a tie goes to the Government's choice, then the Military's, then the Church's. */
export function countDisposition(s: Votes): Disposition {
  const tied = foremost(s);
  if (tied.length === 0) return s.force === undefined ? 'stay' : 'leave';
  const caster = castingVote(s.houses);
  return tied.find((choice) => choice === ballotOf(s, caster)) ?? tied[0] ?? 'stay';
}

/** Whose vote breaks a tie; undefined where there is none. */
export function castingVote(houses: Votes['houses']): FactionId | undefined {
  const tied = foremost({ houses });
  if (tied.length < 2) return undefined;
  return CASTING.find((faction) => tied.some((choice) => choice === ballotOf({ houses }, faction)));
}

const CASTING = ['government', 'military', 'church'] as const;

/** What has most votes; nothing where nobody voted. */
function foremost({ houses }: Votes): readonly Disposition[] {
  const votesFor = (choice: Disposition): number => houses.filter(({ ballot: own }) => own === choice).length;
  const most = Math.max(...DISPOSITIONS.map(votesFor));
  return most === 0 ? [] : DISPOSITIONS.filter((choice) => votesFor(choice) === most);
}

const ballotOf = ({ houses }: Votes, faction: FactionId | undefined): Stake | undefined =>
  houses.find((house) => house.faction === faction)?.ballot;
