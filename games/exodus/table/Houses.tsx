/** The council: leader, standing, markers, office, mandates and duties of every faction. */
import type { JSX } from 'preact';
import { scrollable } from '#ui/scrollable.ts';
import { FACTIONS, isPrimary } from '../content/factions.ts';
import { leaderName, leaderTitle } from '../text/colour.ts';
import { flagsOf, placeOf } from '../text/council.ts';
import { Faction } from '../text/names.ts';
import { HOUSE_WORDS, SHORT } from '../text/table.ts';
import type { SeenHouse } from '../view/house.ts';
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
  const known = flags.map(({ words }) => words);
  return (
    <button
      type="button"
      class={`xd-house xd-of-${faction}${mine ? ' xd-house--mine xd-mine' : ''}`}
      data-able={only || keeper ? '' : undefined}
      data-place={`faction:${faction}`}
      aria-label={`${HOUSE_WORDS.sheet(Faction(faction))}${mine ? ` (${HOUSE_WORDS.you})` : ''}. ${place} ${known.join(', ')}`}
      title={`${leaderName(leader)}\n${known.join('\n')}`}
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
      <span class="xd-house__foot" data-panel="standing">
        <b>{place}</b>
        {flags.map(({ sign, short, words }) => (
          <span key={words} class="xd-chip xd-flag" data-bad="" aria-hidden="true">
            {sign} <small>{short}</small>
          </span>
        ))}
        {markers > 0 ? <span class="xd-chip">{HOUSE_WORDS.holds(markers)}</span> : undefined}
      </span>
    </button>
  );
}
