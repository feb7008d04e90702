/** Names with what is said of each. */
import { type ComponentChildren, Fragment, type JSX } from 'preact';
import './parts/pairs.css';

export type Pair = readonly [name: string, value: ComponentChildren];

export function Pairs({ pairs }: { pairs: readonly Pair[] }): JSX.Element {
  return (
    <dl class="o-pairs">
      {pairs.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
