/** The seats round the table: leader, standing, markers, office, mandates and duties of every faction. */
import type { JSX } from 'preact';
import { FACTIONS, isPrimary } from '../content/factions.ts';
import { leaderName, leaderTitle } from '../text/colour.ts';
import { Faction, MANDATE_WORDS } from '../text/names.ts';
import { HOUSE_WORDS, SHORT, signed } from '../text/table.ts';
import type { SeenHouse } from '../view/house.ts';
import { Emblem } from './art/Emblem.tsx';
import { Portrait } from './art/Portrait.tsx';
import { useTheDesk } from './desk.ts';
import './houses.css';

export function Houses(): JSX.Element {
  const { shown } = useTheDesk();
  return (
    <section
      class="xd-houses"
      aria-label={HOUSE_WORDS.title}
      data-part="houses"
      data-walk=""
      data-count={shown.houses.length}
    >
      {shown.houses.map((house) => (
        <House key={house.faction} house={house} />
      ))}
    </section>
  );
}

function House({ house }: { house: SeenHouse }): JSX.Element {
  const { shown, open } = useTheDesk();
  const { faction, leader, standing, held } = house;
  const mine = faction === shown.faction;
  const keeper = isPrimary(faction) && (shown.phase === 'course' || shown.phase === 'landfall');
  return (
    <button
      type="button"
      class={`xd-house xd-of-${faction}${mine ? ' xd-house--mine' : ''}${keeper ? ' xd-house--keeper' : ''}`}
      aria-label={`${HOUSE_WORDS.sheet(Faction(faction))}${mine ? ` (${HOUSE_WORDS.you})` : ''}. ${flagsOf(
        house,
        shown,
      )
        .map(({ words }) => words)
        .join(', ')}`}
      title={`${leaderName(leader)}\n${flagsOf(house, shown)
        .map(({ words }) => words)
        .join('\n')}`}
      onClick={() => open(mine ? 'dossier' : faction)}
    >
      <Portrait leader={leader} of={faction} size={40} />
      <span class="xd-house__name">
        <Emblem of={faction} size={14} /> {SHORT[faction]}
      </span>
      {shown.houses.length <= 5 ? (
        <span class="xd-house__leader">
          {leaderTitle(leader, faction)} {leaderName(leader)}
        </span>
      ) : undefined}
      <span class="xd-house__standing o-number" title={HOUSE_WORDS.standing}>
        {signed(standing)}
      </span>
      <span class="xd-house__flags" aria-hidden="true">
        {flagsOf(house, shown).map(({ sign, words }) => (
          <span key={words} class="xd-flag">
            {sign}
          </span>
        ))}
        <Tokens held={held} together={shown.houses.length > 5} />
      </span>
    </button>
  );
}

/** Markers in hand, in the colours of who owes them; where there is little room, how many. */
function Tokens({ held, together }: { held: SeenHouse['held']; together: boolean }): JSX.Element | undefined {
  const all = FACTIONS.reduce((sum, issuer) => sum + (held[issuer] ?? 0), 0);
  if (all === 0) return undefined;
  if (together) return <span class="xd-token">{all}</span>;
  return (
    <>
      {FACTIONS.map((issuer) =>
        held[issuer] ? (
          <span key={issuer} class={`xd-token xd-of-${issuer}`}>
            {held[issuer]}
          </span>
        ) : undefined,
      )}
    </>
  );
}

interface Flag {
  readonly sign: string;
  readonly words: string;
}

/** What everyone should know of a faction at this moment. */
function flagsOf(house: SeenHouse, view: ReturnType<typeof useTheDesk>['view']): Flag[] {
  const { faction, office, leaderless, silent, hindered, mandates, marked } = house;
  const flags: (Flag | undefined | false)[] = [
    office && { sign: '★', words: HOUSE_WORDS.office },
    view.regime === faction && { sign: '♛', words: HOUSE_WORDS.regime },
    ...mandates.map(({ kind }) => ({ sign: '!', words: HOUSE_WORDS.mandate(MANDATE_WORDS[kind]) })),
    view.burden === faction && view.cycle > 0 && { sign: '⚖', words: HOUSE_WORDS.burden },
    leaderless && { sign: '∅', words: HOUSE_WORDS.leaderless },
    silent && { sign: '…', words: HOUSE_WORDS.silent },
    hindered > 0 && { sign: `−${hindered}`, words: HOUSE_WORDS.hindered(hindered) },
    marked === true && { sign: '✶', words: HOUSE_WORDS.marked },
  ];
  return flags.filter((flag): flag is Flag => typeof flag === 'object');
}
