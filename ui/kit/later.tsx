/** A part of a table that is seldom drawn, loaded when it first is. */
import type { ComponentType, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | undefined;
  return function Later(props: P): JSX.Element | undefined {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part === undefined)
        void load().then((part) => {
          loaded = part;
          setPart(() => part);
        });
    }, []);
    return Part && <Part {...props} />;
  };
}
