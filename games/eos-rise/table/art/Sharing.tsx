/** Who is who at set-up: the four of the crew, and the Facilitator's badge. */
import type { JSX } from 'preact';
import { Svg } from '#ui/art/Svg.tsx';
import type { Sharing } from '#ui/table.ts';
import { CHARACTERS } from '../../content/characters.ts';
import { sharesOf } from '../../options.ts';
import type { EosRise } from '../../state.ts';
import { SHARED_NAMES } from '../../text/names.ts';
import { Portrait } from './Portrait.tsx';
import { toneOf } from './tones.ts';

const BADGE = 'facilitator';

function Face({ id }: { id: string }): JSX.Element {
  const who = CHARACTERS.find((one) => one === id);
  if (who)
    return (
      <span class="er-tones" style={toneOf(who)}>
        <Portrait id={who} size={undefined} />
      </span>
    );
  return (
    <Svg width={64} height={64}>
      <circle cx="32" cy="32" r="24" fill="#2a1a41" stroke="#e9a0d6" stroke-width="3" />
      <path
        d="M32 14l5.5 11.2 12.3 1.8-8.9 8.7 2.1 12.3L32 42.2l-11 5.8 2.1-12.3-8.9-8.7 12.3-1.8Z"
        fill="#ffcf7d"
      />
    </Svg>
  );
}

export const sharing: Sharing<EosRise> = {
  pieces: [...CHARACTERS, BADGE].map((id) => ({ id, name: SHARED_NAMES[id] ?? id })),
  Face,
  shares(table) {
    const shares = sharesOf(table);
    const { facilitator } = table.options;
    return { ...shares, [BADGE]: facilitator > 0 ? facilitator - 1 : shares.commander };
  },
};
