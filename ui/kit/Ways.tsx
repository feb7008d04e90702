/** The ways between the places of a map; those from where one is stand out. */
import type { JSX } from 'preact';
import type { Point } from './camera.ts';
import './parts/ways.css';

export function Ways({
  spots,
  links,
  here,
}: {
  spots: readonly Point[];
  /** Which places each one leads to. */
  links: readonly (readonly number[])[];
  here: number;
}): JSX.Element {
  const ways = links.flatMap((ends, from) => ends.filter((to) => to > from).map((to) => ({ from, to })));
  return (
    <>
      {ways.map(({ from, to }) => (
        <line
          key={`${from} ${to}`}
          class={`way${from === here || to === here ? ' way--open' : ''}`}
          x1={spots[from]?.x}
          y1={spots[from]?.y}
          x2={spots[to]?.x}
          y2={spots[to]?.y}
        />
      ))}
    </>
  );
}
