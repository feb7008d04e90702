/** Between two people at one screen: nothing of the table shows until the next one says that they sit there. */

import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '#engine';
import { EyeIcon } from './art/icons.tsx';
import { kit } from './text.ts';
import './curtain.css';

export function Curtain({ seat, onReady }: { seat: Seat; onReady(): void }) {
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => ready.current?.focus(), []);
  return (
    <section class="curtain" aria-label={kit.handOver(seat)}>
      <h2>{kit.handOver(seat)}</h2>
      <p>{kit.handOverDetail}</p>
      <button ref={ready} type="button" class="o-button o-button--primary" onClick={onReady}>
        <EyeIcon /> {kit.unveil(seat)}
      </button>
    </section>
  );
}
