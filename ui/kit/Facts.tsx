/** What is told about a thing that is held or pressed. */
import type { ComponentChildren, JSX } from 'preact';
import './parts/facts.css';

interface FactsProps {
  readonly picture?: JSX.Element;
  readonly title: ComponentChildren;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

export function Facts({ picture, title, class: extra = '', children }: FactsProps): JSX.Element {
  return (
    <header class={`o-facts ${extra}`}>
      <h3>
        {picture} {title}
      </h3>
      {children}
    </header>
  );
}
