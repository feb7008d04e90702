/** A part that is drawn again only when what it is given has changed. Boards have hundreds of spaces. */
import { Component, type ComponentChild, h, type JSX } from 'preact';

export function memo<P extends object>(
  part: (props: P) => JSX.Element,
): (props: P & { key?: string }) => JSX.Element {
  class Kept extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const before = this.props as P;
      return (Object.keys(next) as (keyof P)[]).some((key) => next[key] !== before[key]);
    }
    override render(): ComponentChild {
      return part(this.props as P);
    }
  }
  return (props) => h(Kept, props);
}
