/** The council: leader, standing, markers, office, mandates and duties of every faction. */
import type { JSX } from 'preact';
import { scrollable } from '#ui/scrollable.ts';
import { FACTIONS, isPrimary } from '../content/factions.ts';
import { leaderName, leaderTitle } from '../text/colour.ts';
import { Faction, MANDATE_WORDS } from '../text/names.ts';
import { HOUSE_WORDS, SHORT } from '../text/table.ts';
import type { SeenHouse } from '../view/house.ts';
import type { View } from '../view/index.ts';
import { Emblem } from './art/Emblem.tsx';
import { Portrait } from './art/Portrait.tsx';
import { useTheDesk } from './desk.ts';
import './houses.css';

export function Houses(): JSX.Element {
  const { shown } = useTheDesk();
  return (
    <section
      ref={scrollable}
      class="xd-houses"
      aria-label={HOUSE_WORDS.title}
      data-part="houses"
      data-walk=""
    >
      {shown.houses.map((house) => (
        <House key={house.faction} house={house} />
      ))}
    </section>
  );
}

function House({ house }: { house: SeenHouse }): JSX.Element {
  const { shown, open, at, act } = useTheDesk();
  const { faction, leader, held } = house;
  const mine = faction === shown.faction;
  const keeper = isPrimary(faction) && (shown.phase === 'course' || shown.phase === 'landfall');
  const [only, ...more] = at(`faction:${faction}`);
  const flags = flagsOf(house, shown);
  const markers = FACTIONS.reduce((sum, issuer) => sum + (held[issuer] ?? 0), 0);
  const place = placeOf(shown, house);
  return (
    <button
      type="button"
      class={`xd-house xd-of-${faction}${mine ? ' xd-house--mine xd-mine' : ''}`}
      data-able={only || keeper ? '' : undefined}
      data-place={`faction:${faction}`}
      aria-label={`${HOUSE_WORDS.sheet(Faction(faction))}${mine ? ` (${HOUSE_WORDS.you})` : ''}. ${place} ${flags
        .map(({ words }) => words)
        .join(', ')}`}
      title={`${leaderName(leader)}\n${flags.map(({ words }) => words).join('\n')}`}
      onClick={() => (only && more.length === 0 ? act(only) : open(mine ? 'dossier' : faction))}
    >
      <Portrait leader={leader} of={faction} size={48} />
      <span class="xd-house__name">
        <Emblem of={faction} size={14} /> {mine ? <b class="xd-you">{HOUSE_WORDS.you}</b> : undefined}
        {SHORT[faction]}
      </span>
      <span class="xd-house__leader">
        {leaderTitle(leader, faction)} {leaderName(leader)}
      </span>
      <span class="xd-house__foot">
        <b>{place}</b>
        {flags.map(({ sign, words }) => (
          <span key={words} class="xd-chip" data-bad="" aria-hidden="true">
            {sign}
          </span>
        ))}
        {markers > 0 ? <span class="xd-chip">{HOUSE_WORDS.holds(markers)}</span> : undefined}
      </span>
    </button>
  );
}

/** `2nd, 3 behind the Church`; nothing before the first morning. */
function placeOf({ houses, cycle }: View, { faction, standing }: SeenHouse): string {
  if (cycle === 0) return '';
  const best = houses.filter((other) => other.faction !== faction).sort((a, b) => b.standing - a.standing)[0];
  const place = 1 + houses.filter((other) => other.standing > standing).length;
  if (best === undefined) return '';
  const gap = Math.abs(best.standing - standing);
  return HOUSE_WORDS.place(place, gap, SHORT[best.faction], standing >= best.standing);
}

interface Flag {
  readonly sign: string;
  readonly words: string;
}

/** What everyone should know of a faction at this moment. */
function flagsOf(house: SeenHouse, view: View): Flag[] {
  const { faction, office, leaderless, silent, hindered, mandates, marked } = house;
  const flags: (Flag | undefined | false)[] = [
    office && { sign: '★', words: HOUSE_WORDS.office },
    view.regime === faction && { sign: '♛', words: HOUSE_WORDS.regime },
    ...mandates.map(({ kind }) => ({ sign: '⚑', words: HOUSE_WORDS.mandate(MANDATE_WORDS[kind]) })),
    view.burden === faction && view.cycle > 0 && { sign: '⚖', words: HOUSE_WORDS.burden },
    leaderless && { sign: '∅', words: HOUSE_WORDS.leaderless },
    silent && { sign: '…', words: HOUSE_WORDS.silent },
    hindered > 0 && { sign: `−${hindered}`, words: HOUSE_WORDS.hindered(hindered) },
    marked === true && { sign: '✶', words: HOUSE_WORDS.marked },
  ];
  return flags.filter((flag): flag is Flag => typeof flag === 'object');
}
