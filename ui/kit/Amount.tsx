/** A sign with how much there is of it, and what comes: read by its name. */
import type { ComponentType, JSX } from 'preact';
import type { ArtProps } from '../art/Svg.tsx';
import './parts/amount.css';

interface AmountProps {
  readonly name: string;
  /** For who lingers: more than its name. */
  readonly about?: string | undefined;
  readonly value: number | string;
  readonly icon: ComponentType<ArtProps>;
  readonly plus?: number | undefined;
}

export function Amount({ name, about = name, value, icon: Icon, plus = 0 }: AmountProps): JSX.Element {
  return (
    <span class="o-amount" title={about}>
      <Icon size={16} />
      <span class="visually-hidden">{name} </span>
      {value}
      {plus > 0 ? <small> +{plus}</small> : undefined}
    </span>
  );
}
