/** A whole character board: every hex of the basic and both advanced tracks, and the cards in full. */
import type { JSX } from 'preact';
import { Dialog } from '#ui/Dialog.tsx';
import { BOARDS, type CharacterId, type HexIcon, OWNER_OF, TRACKS } from '../content/characters.ts';
import { memberFacts } from '../text/member.ts';
import { CHARACTER_NAMES, trackName } from '../text/names.ts';
import { CREW_WORDS, iconText, iconWords, TABLE_WORDS } from '../text/table.ts';
import { Portrait } from './art/Portrait.tsx';
import { useTheDesk } from './desk.ts';

export function CrewSheet({ who, onClose }: { who: CharacterId; onClose(): void }): JSX.Element {
  const { view } = useTheDesk();
  const member = view.crew[who];
  const { basic, advanced } = BOARDS[who];
  const { numbers, cards } = memberFacts(view, who);
  return (
    <Dialog title={CHARACTER_NAMES[who]} shape="wide" closeLabel={TABLE_WORDS.close} onClose={onClose}>
      <div
        class="er-sheet er-tones"
        data-game="eos-rise"
        style={{ '--tone': `var(--${who})`, '--tone-deep': `var(--${who}-deep)` }}
      >
        <header class="er-sheet__head">
          <Portrait id={who} size={72} />
          <ul>
            {numbers.map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </header>
        <Track name={CREW_WORDS.basic} hexes={basic} from={1} ring={member.level} open />
        {TRACKS.filter((track) => OWNER_OF[track] === who).map((track) => (
          <Track
            key={track}
            name={trackName(track)}
            hexes={advanced[track] ?? []}
            from={basic.length + 1}
            ring={member.track === track ? member.level : 0}
            open={member.track === undefined || member.track === track}
          />
        ))}
        <dl class="er-sheet__cards">
          {cards.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  );
}

interface TrackProps {
  readonly name: string;
  readonly hexes: readonly (readonly HexIcon[])[];
  readonly from: number;
  readonly ring: number;
  readonly open: boolean;
}

function Track({ name, hexes, from, ring, open }: TrackProps): JSX.Element {
  return (
    <section class="er-skill" data-closed={open ? undefined : ''}>
      <h3 class="o-eyebrow">{name}</h3>
      <ol>
        {hexes.map((hex, i) => (
          <li
            key={from + i}
            class={from + i <= ring ? 'er-on' : ''}
            aria-current={from + i === ring ? 'step' : undefined}
          >
            <b class="o-number">{from + i}</b>
            {hex.map((icon, n) => (
              <span key={n} title={iconText(icon)}>
                {iconWords(icon)}
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
