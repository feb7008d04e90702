/** XD-11 A conversation: who said what, the one who opened it on the left, whoever answers on the right. */
import type { JSX } from 'preact';
import type { FactionId } from '../content/factions.ts';
import { leaderName, roleName } from '../text/colour.ts';
import { named } from '../text/people.ts';
import { type Spoken, speech } from '../text/speech.ts';
import { SHORT } from '../text/table.ts';
import { turnsOf } from '../text/talk.ts';
import { Portrait } from './art/Portrait.tsx';
import { useTheDesk } from './desk.ts';

interface TalkProps {
  readonly said: readonly Spoken[];
  readonly opener: FactionId | undefined;
  /** Which character speaks for a side instead of its leader. */
  readonly speakers?: Readonly<Partial<Record<FactionId, number>>> | undefined;
  /** Who is about to say something. */
  readonly next?: FactionId | undefined;
}

export function Talk({ said, opener, speakers = {}, next }: TalkProps): JSX.Element {
  const { view } = useTheDesk();
  const side = (who: FactionId | undefined) =>
    who === undefined ? 'outcome' : who === opener ? 'opener' : 'other';
  return (
    <ol class="xd-talk">
      {turnsOf(said).map(({ who, events }, i) => (
        <li key={i} class={`xd-says xd-says--${side(who)}${who ? ` xd-of-${who}` : ''}`}>
          {who ? <Who of={who} role={speakers[who]} /> : undefined}
          <div class="xd-says__words">
            {events.map((event, at) => (
              <p key={at} class={`xd-says__line xd-says__line--${event.type}`}>
                {named(speech(event), view)}
              </p>
            ))}
          </div>
        </li>
      ))}
      {next ? (
        <li class={`xd-says xd-says--${side(next)} xd-says--next xd-of-${next}`}>
          <Who of={next} role={speakers[next]} />
          <div class="xd-says__words">…</div>
        </li>
      ) : undefined}
    </ol>
  );
}

function Who({ of, role }: { of: FactionId; role: number | undefined }): JSX.Element | undefined {
  const { view } = useTheDesk();
  const house = view.houses.find(({ faction }) => faction === of);
  if (house === undefined) return undefined;
  return (
    <p class="xd-says__who">
      <Portrait leader={house.leader} of={of} size={36} />
      <span>
        <b>{SHORT[of]}</b> <small>{role === undefined ? leaderName(house.leader) : roleName(of, role)}</small>
      </span>
    </p>
  );
}
