/** Pictures of the set-up: who sits at the table, and how far the way home is. */
import type { JSX } from 'preact';
import { Svg } from '#ui/art/Svg.tsx';
import type { ValuePicture } from '#ui/kit/setUp.ts';
import { FACTIONS } from '../../content/factions.ts';
import { JOURNEYS } from '../../content/fleet.ts';
import { Emblem } from './Emblem.tsx';

/** So many factions, in rows of four. */
const Chairs = ({ count }: { count: number }): JSX.Element => (
  <svg viewBox="0 0 88 64" aria-hidden="true">
    {FACTIONS.slice(0, count).map((id, at) => (
      <svg
        key={id}
        x={count > 4 ? (at % 4) * 22 : 8 + at * 26}
        y={count > 4 ? 10 + 24 * Math.floor(at / 4) : 21}
        width="22"
        height="22"
      >
        <Emblem of={id} size={20} />
      </svg>
    ))}
  </svg>
);

export const Three = (): JSX.Element => <Chairs count={3} />;
export const Five = (): JSX.Element => <Chairs count={5} />;
export const Eight = (): JSX.Element => <Chairs count={8} />;

/** XD-15.5 A star for each that must lie behind the fleet, and the home at the end of the way. */
export const Way: ValuePicture = ({ value }) => {
  const journey = Object.entries(JOURNEYS).find(([name]) => name === value)?.[1];
  const reach = journey?.reach ?? 0;
  const step = 28 / (reach + 1);
  const height = (at: number): number => 20 + (at % 2 === 0 ? 5 : -5);
  const line = Array.from(
    { length: reach + 1 },
    (_, at) => `${at === 0 ? 'M' : 'L'}${6 + at * step} ${height(at)}`,
  );
  return (
    <Svg width={40} height={40} size={40}>
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
    </Svg>
  );
};
