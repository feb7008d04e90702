/** Anything on this table that can be pressed. */
import type { JSX } from 'preact';
import { SpotButton as Button, type SpotProps } from '#ui/kit/SpotButton.tsx';
import type { Spot } from './choices.ts';
import { useTheDesk } from './desk.ts';

export function SpotButton(props: SpotProps<Spot>): JSX.Element {
  return <Button desk={useTheDesk()} {...props} />;
}
