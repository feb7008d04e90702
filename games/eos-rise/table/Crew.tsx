/** The four character boards in small form: level and what the next gives, dice, stress, cubes, and cards. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { drags } from '#ui/drag.ts';
import { BOARDS, CHARACTERS, type CharacterId, TOP_LEVEL } from '../content/characters.ts';
import { MISSIONS } from '../content/missions.ts';
import { contractWords, MISSION_WORDS, ROOM_WORDS, technologyWords } from '../text/cards.ts';
import { CHARACTER_NAMES, galaxyName } from '../text/names.ts';
import { CREW_WORDS, hexWords, TABLE_WORDS } from '../text/table.ts';
import type { SeenMember, View } from '../view.ts';
import { useAim } from './aim.ts';
import { Icon } from './art/Icon.tsx';
import { Portrait } from './art/Portrait.tsx';
import { Token } from './art/Token.tsx';
import { CrewSheet } from './CrewSheet.tsx';
import { type Figure, isBy, useTheDesk } from './desk.ts';
import './crew.css';

export function Crew(): JSX.Element {
  const [open, setOpen] = useState<CharacterId | undefined>(undefined);
  return (
    <section class="er-crew" aria-label={TABLE_WORDS.crew} data-part="crew">
      {CHARACTERS.map((who) => (
        <Member key={who} who={who} onMore={() => setOpen(who)} />
      ))}
      {open ? <CrewSheet who={open} onClose={() => setOpen(undefined)} /> : undefined}
    </section>
  );
}

/** What the next hex prints; both tracks where one must choose. */
export function nextHex(who: CharacterId, { level, track }: SeenMember): string {
  if (level >= TOP_LEVEL) return CREW_WORDS.top;
  const board = BOARDS[who];
  const basic = board.basic[level];
  if (basic) return hexWords(basic);
  if (track) return hexWords(board.advanced[track]?.[level - board.basic.length] ?? []);
  return CREW_WORDS.choose;
}

function Member({ who, onMore }: { who: CharacterId; onMore(): void }): JSX.Element {
  const desk = useTheDesk();
  const { view } = desk;
  const member = view.crew[who];
  const spot = `crew:${who}` as const;
  const offered = desk.at(spot);
  const figure: Figure = { who, kind: 'character' };
  const can = (kind: Figure['kind']): boolean =>
    desk.choices.some(
      ({ action }) => action.type === 'place' && action.who === who && action.figure === kind,
    );
  const inHand = desk.figure?.who === who ? desk.figure.kind : undefined;
  const press = (): void => {
    if (offered.length > 0) desk.press(spot);
    else if (can('character')) desk.take(figure);
    else onMore();
  };
  const { onPointerDown, ...handlers } = useAim(offered.length === 1 ? offered[0] : undefined, press);
  const drag = useFigureDrag(figure, can('character'));
  const dragAssistant = useFigureDrag({ who, kind: 'assistant' }, can('assistant'));
  const best = desk.best?.spots.includes(spot) === true;
  const live = offered.length > 0 || can('character');
  return (
    <article
      class={`er-member${inHand ? ' er-member--hand' : ''}${offered.length > 0 ? ' er-member--live' : ''}`}
      style={{ '--tone': `var(--${who})`, '--tone-deep': `var(--${who}-deep)` }}
      data-part={`crew-${who}`}
    >
      <div class="er-member__side">
        <button
          type="button"
          class={`er-member__figure${live ? ' er-live' : ''}${best ? ' er-best' : ''}`}
          data-spot={spot}
          aria-pressed={inHand === 'character'}
          aria-label={`${CHARACTER_NAMES[who]}, ${CREW_WORDS.level(member.level)}, ${CREW_WORDS.stress(member.stress, member.breakdown, view.stressFloor)}`}
          {...handlers}
          onPointerDown={(event) => {
            onPointerDown(event);
            drag(event);
          }}
        >
          <Portrait id={who} size={undefined} class="er-member__face" />
          <b class="er-member__letter">{CREW_WORDS.letter[who]}</b>
        </button>
        <span
          class="er-cubes"
          role="img"
          aria-label={CREW_WORDS.cubes(member.cubes, member.squares, CREW_WORDS.cube[who])}
        >
          {Array.from({ length: member.squares }, (_, i) => (
            <Token key={i} kind="cube" size={13} class={i < member.cubes ? '' : 'er-cube--spent'} />
          ))}
        </span>
      </div>
      <div class="er-member__body">
        <button type="button" class="er-member__name" onClick={onMore} aria-label={CREW_WORDS.more(who)}>
          <span>{CREW_WORDS.short[who]}</span>
          <span class="er-member__level o-number">
            {CREW_WORDS.lv} {member.level}
          </span>
        </button>
        <Stress member={member} floor={view.stressFloor} />
        <p class="er-member__next">
          <span class="o-muted">{CREW_WORDS.next}:</span> {nextHex(who, member)}
        </p>
        <div class="er-member__cards">
          <span class="er-chip er-chip--card o-number" title={CREW_WORDS.dice(member.dice)}>
            ⚅{member.dice}
            <span class="visually-hidden">{CREW_WORDS.dice(member.dice)}</span>
          </span>
          <Cards view={view} who={who} />
          {view.assistants ? (
            <button
              type="button"
              class={`er-chip${can('assistant') ? ' er-live' : ''}`}
              aria-pressed={inHand === 'assistant'}
              disabled={!can('assistant')}
              onClick={() => desk.take({ who, kind: 'assistant' })}
              onPointerDown={dragAssistant}
              title={CREW_WORDS.assistant}
            >
              <Icon id="assistant" size={14} />
              <span class="visually-hidden">{CREW_WORDS.assistant}</span>
            </button>
          ) : undefined}
          {member.room ? (
            <span
              class="er-ownroom"
              title={`${ROOM_WORDS[member.room].name}: ${ROOM_WORDS[member.room].text}`}
            >
              <OwnRoom who={who} />
            </span>
          ) : undefined}
        </div>
      </div>
    </article>
  );
}

/** A figure is dragged to the icon it is to stand on. */
function useFigureDrag(figure: Figure, live: boolean): ReturnType<typeof drags> {
  const desk = useTheDesk();
  return drags(live, {
    lift: () => desk.take(figure),
    drop: (on) => {
      const mine = desk.choices.filter(
        ({ action, spots }) => isBy(action, figure) && spots.some((s) => s === on),
      );
      const [spot] = mine[0]?.spots ?? [];
      if (spot) desk.offer(spot, mine);
    },
  });
}

/** The icon of the character's own advanced room. */
function OwnRoom({ who }: { who: CharacterId }): JSX.Element {
  const desk = useTheDesk();
  const { roomUsed, room } = desk.view.crew[who];
  const offered = desk.choices.filter(
    ({ action }) => action.type === 'place' && action.who === who && action.action === 'advanced-room',
  );
  const handlers = useAim(offered.length === 1 ? offered[0] : undefined, () => {
    const [only] = offered;
    if (offered.length > 1) desk.open('slot:advanced-room', offered);
    else if (only) desk.perform(only);
  });
  return (
    <button
      type="button"
      class={`er-chip${offered.length > 0 ? ' er-live' : ''}`}
      disabled={offered.length === 0}
      {...handlers}
    >
      {roomUsed ? '● ' : ''}
      {room ? ROOM_WORDS[room].name : ''}
    </button>
  );
}

function Stress({
  member: { stress, breakdown },
  floor,
}: {
  member: SeenMember;
  floor: number;
}): JSX.Element {
  const near = breakdown - stress;
  return (
    <div
      class={`er-stress${near <= 2 ? ' er-stress--bad' : near <= 4 ? ' er-stress--low' : ''}`}
      role="img"
      aria-label={CREW_WORDS.stress(stress, breakdown, floor)}
      title={`${CREW_WORDS.stress(stress, breakdown, floor)}, ${CREW_WORDS.breakdown(breakdown)}`}
    >
      <Icon id="stress" size={13} />
      <span class="er-stress__bar" aria-hidden="true">
        {Array.from({ length: breakdown }, (_, i) => (
          <i
            key={i}
            class={`${i < stress ? 'er-on' : ''}${i + 1 === floor ? ' er-floor' : ''}${i + 1 === breakdown ? ' er-break' : ''}`}
          />
        ))}
      </span>
      <b class="o-number">{stress}</b>
    </div>
  );
}

function Cards({ view, who }: { view: View; who: CharacterId }): JSX.Element {
  const { technology, contract, cargo, mission } = view.crew[who];
  return (
    <>
      {technology.map((id, i) => (
        <span
          key={i}
          class="er-chip er-chip--card"
          title={`${technologyWords(id).name}: ${technologyWords(id).text}`}
        >
          <Icon id="crafting" size={13} />
          <span class="visually-hidden">{technologyWords(id).name}</span>
        </span>
      ))}
      {contract ? (
        <span
          class="er-chip er-chip--card"
          title={`${contractWords(contract).name}: ${contractWords(contract).text}${cargo ? ` (${CREW_WORDS.cargoAt(galaxyName(cargo))})` : ''}`}
        >
          <Icon id="cargo-bay" size={13} />
          <span class="visually-hidden">{contractWords(contract).name}</span>
        </span>
      ) : undefined}
      {mission ? (
        <span
          class="er-chip er-chip--card o-number"
          title={`${MISSION_WORDS[mission.card].name}: ${MISSION_WORDS[mission.card].text}`}
        >
          ★{mission.stars}/{MISSIONS[mission.card].stars}
          <span class="visually-hidden">{MISSION_WORDS[mission.card].name}</span>
        </span>
      ) : undefined}
    </>
  );
}
