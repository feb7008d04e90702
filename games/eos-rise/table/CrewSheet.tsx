/** A whole character board: every hex of the basic and both advanced tracks, and the cards in full. */
import type { JSX } from 'preact';
import { Entries } from '#ui/kit/Lookup.tsx';
import { BOARDS, type CharacterId, OWNER_OF, TRACKS } from '../content/characters.ts';
import { memberFacts } from '../text/member.ts';
import { CHARACTER_NAMES, trackName } from '../text/names.ts';
import { CREW_WORDS } from '../text/table.ts';
import { Portrait } from './art/Portrait.tsx';
import { Skill } from './art/Skill.tsx';
import { useTheDesk } from './desk.ts';
import { Sheet } from './Reference.tsx';

export function CrewSheet({ who, onClose }: { who: CharacterId; onClose(): void }): JSX.Element {
  const { view } = useTheDesk();
  const member = view.crew[who];
  const { basic, advanced } = BOARDS[who];
  const { numbers, cards } = memberFacts(view, who);
  return (
    <Sheet title={CHARACTER_NAMES[who]} onClose={onClose} who={who}>
      <header>
        <Portrait id={who} size={72} />
        <ul>
          {numbers.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </header>
      <Skill name={CREW_WORDS.basic} hexes={basic} from={1} ring={member.level} open />
      {TRACKS.filter((track) => OWNER_OF[track] === who).map((track) => (
        <Skill
          key={track}
          name={trackName(track)}
          hexes={advanced[track] ?? []}
          from={basic.length + 1}
          ring={member.track === track ? member.level : 0}
          open={member.track === undefined || member.track === track}
        />
      ))}
      <Entries entries={cards} />
    </Sheet>
  );
}
