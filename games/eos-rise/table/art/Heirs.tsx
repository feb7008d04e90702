/** Who gets the levels that lie on the way: named beforehand, or asked when they are found. */
import type { JSX } from 'preact';
import { CHARACTERS, type CharacterId } from '../../content/characters.ts';
import { CREW_WORDS, nextHex, ROUTE_WORDS } from '../../text/table.ts';
import type { View } from '../../view.ts';
import { toneOf } from './tones.ts';

interface HeirsProps {
  readonly view: View;
  readonly heir: CharacterId;
  promise(to: CharacterId): void;
}

export function Heirs({ view, heir, promise }: HeirsProps): JSX.Element {
  return (
    <span class="er-heirs">
      {ROUTE_WORDS.levelTo}
      {CHARACTERS.map((who) => (
        <button
          key={who}
          type="button"
          class="er-chip"
          style={toneOf(who)}
          aria-pressed={heir === who}
          aria-label={CREW_WORDS.short[who]}
          title={`${CREW_WORDS.short[who]}: ${nextHex(who, view.crew[who])}`}
          onClick={() => promise(who)}
        >
          {heir === who ? CREW_WORDS.short[who] : CREW_WORDS.letter[who]}
        </button>
      ))}
    </span>
  );
}
