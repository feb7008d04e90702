/** Rings where something changed since the viewer's last decision, until their next: by a style rule, as what is lit. */
import type { Kit } from '#engine';
import { settings } from '../settings.ts';
import { selectorOf } from './recap.ts';
import type { Shared } from './shared.ts';

export function Trails<K extends Kit>({ match, retelling }: Pick<Shared<K>, 'match' | 'retelling'>) {
  const { chapters } = retelling.recap.value;
  const others = chapters.filter(({ actor }) => actor !== match.viewer.value);
  const spots = new Set(others.flatMap(({ lines }) => lines.flatMap((line) => line.spots)));
  // What is being told has rings of its own.
  if (!settings.value.trails || spots.size === 0 || retelling.player.shown.value) return undefined;
  const places = [...spots].map(selectorOf).join();
  return (
    <style>{`.table__board :is(${places}){outline:2px dotted var(--accent-line);outline-offset:4px;border-radius:var(--radius-2)}.table__board svg :is(${places}){filter:drop-shadow(0 0 3px var(--accent))}`}</style>
  );
}
