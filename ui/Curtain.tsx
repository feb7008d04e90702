/** Between two people at one screen: nothing of the table shows until the next one says that they sit there. */

import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '#engine';
import { EyeIcon } from './art/icons.tsx';
import { kit } from './text.ts';
import './curtain.css';

interface CurtainProps {
  readonly seat: Seat;
  /** By name, where that is known. */
  readonly person?: string | undefined;
  onReady(): void;
}

export function Curtain({ seat, person, onReady }: CurtainProps) {
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => ready.current?.focus(), []);
  return (
    <section class="curtain" aria-label={kit.handOver(seat, person)}>
      <h2>{kit.handOver(seat, person)}</h2>
      <p>{kit.handOverDetail}</p>
      <button ref={ready} type="button" class="o-button o-button--primary" onClick={onReady}>
        <EyeIcon /> {kit.unveil(seat, person)}
      </button>
    </section>
  );
}
