/** A face, and a face with what it says. */
import type { JSX } from 'preact';
import type { FactionId } from '../../content/factions.ts';
import { houseIn } from '../../outlook/odds.ts';
import { SHORT } from '../../text/table.ts';
import type { View } from '../../view/index.ts';
import { Portrait } from './Portrait.tsx';
import './quote.css';

interface FaceProps {
  readonly view: View;
  readonly of: FactionId;
  readonly size?: number;
}

export function Face({ view, of, size = 40 }: FaceProps): JSX.Element | undefined {
  const house = houseIn(view, of);
  return house && <Portrait leader={house.leader} of={of} size={size} />;
}

/** `against`: it speaks for what the reader did not want. */
export function Quote({
  words,
  wants,
  against = false,
  ...face
}: FaceProps & { words: string; wants?: string; against?: boolean }): JSX.Element {
  return (
    <p class={`xd-quote xd-of-${face.of}`} data-against={against ? '' : undefined}>
      <Face {...face} />
      <span>
        <small>
          <b>{SHORT[face.of]}</b> {wants}
        </small>
        <q>{words}</q>
      </span>
    </p>
  );
}
