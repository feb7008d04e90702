/** Pictures of the set-up: who sits at the table, and how far the way home is. */
import type { JSX } from 'preact';
import type { ValuePicture } from '#ui/kit/setUp.ts';
import { FACTIONS, type FactionId, PRIMARIES } from '../../content/factions.ts';
import { JOURNEYS } from '../../content/fleet.ts';
import { Emblem } from './Emblem.tsx';

/** In rows of four. */
function Chairs({ of }: { of: readonly FactionId[] }): JSX.Element {
  const rows = of.length > 4;
  return (
    <svg viewBox="0 0 88 64" aria-hidden="true">
      {of.map((id, at) => (
        <svg
          key={id}
          x={rows ? (at % 4) * 22 : 8 + at * 26}
          y={rows ? 10 + 24 * Math.floor(at / 4) : 21}
          width="22"
          height="22"
          aria-hidden="true"
        >
          <Emblem of={id} size={20} />
        </svg>
      ))}
    </svg>
  );
}

export const Three = (): JSX.Element => <Chairs of={PRIMARIES} />;
export const Five = (): JSX.Element => <Chairs of={[...PRIMARIES, 'network', 'underworld']} />;
export const Eight = (): JSX.Element => <Chairs of={FACTIONS} />;

/** XD-15.5 A star for each that must lie behind the fleet, and the home at the end of the way. */
export const Way: ValuePicture = ({ value }) => {
  const journey = Object.entries(JOURNEYS).find(([name]) => name === value)?.[1];
  const reach = journey?.reach ?? 1;
  const step = 44 / reach;
  const height = (at: number): number => 20 + (at % 2 === 0 ? 6 : -6);
  const line = Array.from(
    { length: reach + 1 },
    (_, at) => `${at === 0 ? 'M' : 'L'}${6 + at * step} ${height(at)}`,
  );
  return (
    <svg viewBox="0 0 56 40" width="56" height="40" aria-hidden="true">
      <path d={line.join('')} stroke="#8b93a8" stroke-width="1.2" fill="none" />
      {line.map((_, at) => (
        <circle
          key={at}
          cx={6 + at * step}
          cy={height(at)}
          r={at === reach ? 4 : 2.2}
          fill={at === reach ? '#63d3a0' : '#f2c879'}
          stroke="none"
        />
      ))}
    </svg>
  );
};
