/** Whatever can be pressed on the table: it shows what it would do, is picked up and dragged, and says why where it cannot. */
import type { JSX } from 'preact';
import { SpotButton, type SpotProps } from '#ui/kit/SpotButton.tsx';
import type { Spot } from './choices.ts';
import { useTheDesk } from './desk.ts';

export function Press(props: Omit<SpotProps<Spot>, 'card'>): JSX.Element {
  return <SpotButton desk={useTheDesk()} card {...props} />;
}
