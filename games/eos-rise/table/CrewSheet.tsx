/** A whole character board: every hex of the basic and both advanced tracks, and the cards in full. */
import type { JSX } from 'preact';
import { Dialog } from '#ui/Dialog.tsx';
import {
  ABILITIES,
  BOARDS,
  type CharacterId,
  type HexIcon,
  OWNER_OF,
  TRACKS,
} from '../content/characters.ts';
import { MISSIONS } from '../content/missions.ts';
import {
  ABILITY_WORDS,
  contractWords,
  gainWords,
  MISSION_WORDS,
  ROOM_WORDS,
  technologyWords,
} from '../text/cards.ts';
import { CHARACTER_NAMES, galaxyName, trackName } from '../text/names.ts';
import { CREW_WORDS, iconWords, TABLE_WORDS } from '../text/table.ts';
import { Portrait } from './art/Portrait.tsx';
import { useTheDesk } from './desk.ts';

export function CrewSheet({ who, onClose }: { who: CharacterId; onClose(): void }): JSX.Element {
  const { view } = useTheDesk();
  const member = view.crew[who];
  const { basic, advanced } = BOARDS[who];
  const { technology, contract, cargo, mission, room } = member;
  return (
    <Dialog title={CHARACTER_NAMES[who]} shape="wide" closeLabel={TABLE_WORDS.close} onClose={onClose}>
      <div
        class="er-sheet"
        data-game="eos-rise"
        style={{ '--tone': `var(--${who})`, '--tone-deep': `var(--${who}-deep)` }}
      >
        <header class="er-sheet__head">
          <Portrait id={who} size={72} />
          <ul class="er-sheet__facts">
            <li>{CREW_WORDS.level(member.level)}</li>
            <li>{CREW_WORDS.dice(member.dice)}</li>
            <li>
              {CREW_WORDS.stress(member.stress, member.breakdown, view.stressFloor)},{' '}
              {CREW_WORDS.breakdown(member.breakdown)}
            </li>
            <li>{CREW_WORDS.cubes(member.cubes, member.squares, CREW_WORDS.cube[who])}</li>
          </ul>
        </header>
        <SkillTrack name={CREW_WORDS.basic} hexes={basic} from={1} ring={member.level} open />
        {TRACKS.filter((track) => OWNER_OF[track] === who).map((track) => (
          <SkillTrack
            key={track}
            name={trackName(track)}
            hexes={advanced[track] ?? []}
            from={basic.length + 1}
            ring={member.track === track ? member.level : 0}
            open={member.track === undefined || member.track === track}
          />
        ))}
        <dl class="er-sheet__cards">
          {technology.map((id, i) => (
            <Fact
              key={i}
              name={`${CREW_WORDS.technology}: ${technologyWords(id).name}`}
              text={technologyWords(id).text}
            />
          ))}
          {contract ? (
            <Fact
              name={`${CREW_WORDS.contract}: ${contractWords(contract).name}`}
              text={`${contractWords(contract).text}${cargo ? ` ${CREW_WORDS.cargoAt(galaxyName(cargo))}.` : ''}`}
            />
          ) : undefined}
          {mission ? (
            <Fact
              name={`${CREW_WORDS.mission}: ${MISSION_WORDS[mission.card].name} (${CREW_WORDS.stars(mission.stars, MISSIONS[mission.card].stars)})`}
              text={`${MISSION_WORDS[mission.card].text} ${CREW_WORDS.reward}: ${gainWords(MISSIONS[mission.card].reward)}.`}
            />
          ) : undefined}
          {room ? (
            <Fact name={`${CREW_WORDS.room}: ${ROOM_WORDS[room].name}`} text={ROOM_WORDS[room].text} />
          ) : undefined}
        </dl>
      </div>
    </Dialog>
  );
}

function Fact({ name, text }: { name: string; text: string }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

interface SkillTrackProps {
  readonly name: string;
  readonly hexes: readonly (readonly HexIcon[])[];
  readonly from: number;
  readonly ring: number;
  readonly open: boolean;
}

function SkillTrack({ name, hexes, from, ring, open }: SkillTrackProps): JSX.Element {
  return (
    <section class={`er-skill${open ? '' : ' er-skill--closed'}`}>
      <h3 class="o-eyebrow">{name}</h3>
      <ol class="er-skill__track">
        {hexes.map((hex, i) => {
          const level = from + i;
          return (
            <li
              key={level}
              class={`${level <= ring ? 'er-on' : ''}${level === ring ? ' er-at' : ''}`}
              aria-current={level === ring ? 'step' : undefined}
            >
              <b class="o-number">{level}</b>
              {hex.map((icon, n) => (
                <span key={n} title={abilityText(icon)}>
                  {iconWords(icon)}
                </span>
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function abilityText(icon: HexIcon): string | undefined {
  const ability = ABILITIES.find((id) => id === icon);
  return ability ? ABILITY_WORDS[ability].text : undefined;
}
