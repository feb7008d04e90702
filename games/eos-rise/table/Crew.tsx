/** The crew rail: four portraits with level, dice, stress, cubes and cards. They are pressed, picked up and dragged. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import { askedToJoin } from '../outlook/laid.ts';
import { ROOM_WORDS } from '../text/cards.ts';
import { CHARACTER_NAMES, seatName } from '../text/names.ts';
import { CREW_WORDS, nextHex, TABLE_WORDS } from '../text/table.ts';
import type { View } from '../view.ts';
import { Held } from './art/Held.tsx';
import { Icon } from './art/Icon.tsx';
import { Pawn } from './art/Pawn.tsx';
import { Portrait } from './art/Portrait.tsx';
import { Stress } from './art/Stress.tsx';
import { Token } from './art/Token.tsx';
import { toneOf } from './art/tones.ts';
import { CrewSheet } from './CrewSheet.tsx';
import { useTheDesk } from './desk.ts';
import { Press } from './Press.tsx';
import './art/member.css';
import './crew.css';

export function Crew(): JSX.Element {
  const [open, setOpen] = useState<CharacterId | undefined>(undefined);
  return (
    <section class="er-crew" aria-label={TABLE_WORDS.crew} data-part="crew">
      {CHARACTERS.map((who) => (
        <Member key={who} who={who} more={() => setOpen(who)} />
      ))}
      {open ? <CrewSheet who={open} onClose={() => setOpen(undefined)} /> : undefined}
    </section>
  );
}

/** From here on the face shows the stress. */
const STRAINED = 7;

function Member({ who, more }: { who: CharacterId; more(): void }): JSX.Element {
  const desk = useTheDesk();
  const { view, counts, props } = desk;
  const member = view.crew[who];
  const shared = new Set(CHARACTERS.map((one) => view.crew[one].seat)).size > 1;
  const own = member.seat === props.seat;
  const joins = askedToJoin(view).includes(who);
  const fights = (counts[`join:${who}`] ?? 0) > 0;
  const idle = desk.at(`crew:${who}`).length === 0;
  const stress = CREW_WORDS.stress(member.stress, member.breakdown, view.stressFloor);
  const held = desk.picked?.spot === `crew:${who}` || desk.picked?.spot === `assistant:${who}`;
  return (
    <article
      class={`er-member${held ? ' er-member--held' : ''}${member.figure ? ' er-member--placed' : ''}`}
      style={toneOf(who)}
      data-part={`crew-${who}`}
      data-rises={view.asking?.step === 'level' || (view.phase === 'crew' && !member.figure) ? '' : undefined}
      data-other={shared && !own ? '' : undefined}
    >
      <Press
        spot={`crew:${who}`}
        // Who gains a level is seen before it is given: no second tap asks for it.
        class={`er-member__figure${view.asking?.step === 'level' ? ' o-offer' : ''}`}
        part={`figure-${who}`}
        label={`${CHARACTER_NAMES[who]}, ${CREW_WORDS.level(member.level)}, ${stress}`}
        marked={joins ? fights : undefined}
        mark={joins ? () => desk.lay(`join:${who}`, fights ? 0 : 1) : idle ? more : undefined}
      >
        <Portrait
          id={who}
          size={undefined}
          class={`er-member__face${member.stress >= STRAINED ? ' er-strained' : ''}`}
        />
        <Pawn on={{ who, assistant: false }} />
      </Press>
      <div class="er-member__body">
        <button type="button" class="er-member__name" onClick={more} aria-label={CREW_WORDS.more(who)}>
          <span>{CREW_WORDS.short[who]}</span>
          <b class="o-number">
            {CREW_WORDS.lv} {member.level}
          </b>
          {shared ? (
            <em class="er-member__seat">{own ? CREW_WORDS.you : seatName(member.seat, view.called)}</em>
          ) : undefined}
        </button>
        <Stress {...member} floor={view.stressFloor} label={stress} />
        <span class="er-member__row">
          {joins ? (
            <span class="er-chip">{fights ? CREW_WORDS.fights : CREW_WORDS.staysOut}</span>
          ) : member.figure && view.asking?.step !== 'level' ? (
            <span class="er-chip">{CREW_WORDS.placed}</span>
          ) : (
            <span class="er-member__next" title={nextHex(who, member)}>
              {CREW_WORDS.next}: {nextHex(who, member)}
            </span>
          )}
        </span>
        <Chips who={who} member={member} assistants={view.assistants} />
      </div>
    </article>
  );
}

interface ChipsProps {
  who: CharacterId;
  member: View['crew'][CharacterId];
  assistants: boolean;
}

/** What a character has: dice, cubes, cards, an assistant and a room of their own. */
function Chips({ who, member, assistants }: ChipsProps): JSX.Element {
  const room = member.room ? `${ROOM_WORDS[member.room].name}: ${ROOM_WORDS[member.room].text}` : '';
  const cubes = CREW_WORDS.cubes(member.cubes, member.squares, CREW_WORDS.cube[who]);
  return (
    <span class="er-member__row">
      <span class="er-chip o-number">{CREW_WORDS.dice(member.dice)}</span>
      <span class="er-cubes" role="img" aria-label={cubes} title={cubes}>
        {Array.from({ length: member.squares }, (_, i) => (
          <Token key={i} kind="cube" size={12} class={i < member.cubes ? '' : 'er-cube--spent'} />
        ))}
      </span>
      <Held {...member} />
      {assistants ? (
        <Press
          spot={`assistant:${who}`}
          class="er-chip"
          label={CREW_WORDS.assistantOf(who)}
          tip={CREW_WORDS.assistantOf(who)}
        >
          <Icon id="assistant" size={14} />
        </Press>
      ) : undefined}
      {member.room ? (
        <Press spot={`own:${who}`} class="er-chip" label={room} tip={room}>
          {member.roomUsed ? '● ' : ''}
          {ROOM_WORDS[member.room].name}
        </Press>
      ) : undefined}
    </span>
  );
}
