/** Whose turn it is, which round, and how many cards are left. */
import type { JSX } from 'preact';
import { TABLE_WORDS } from '../text/table.ts';
import { Emblem } from './art/Emblem.tsx';
import { HandIcon } from './art/icons.tsx';
import { useTheDesk } from './desk.ts';

export function Status(): JSX.Element {
  const desk = useTheDesk();
  const { view } = desk;
  const { active, fleets, round, table, deck, ending, first } = view;
  const mine = active === view.me;
  return (
    <div class="ms-status">
      <Emblem owner={active} npc={fleets[active]?.npc ?? false} size={26} />
      <p>
        <b>{mine ? TABLE_WORDS.yourTurn : TABLE_WORDS.turnOf(active, fleets[active]?.npc ?? false)}</b>
        <span class="o-number">
          {TABLE_WORDS.round(round, table.rounds)}
          {table.target === undefined ? '' : ` · ${TABLE_WORDS.target(table.target)}`}
          {` · ${TABLE_WORDS.deck(deck)}`}
          {fleets.length > 1 ? ` · ${TABLE_WORDS.begins(first)}` : ''}
        </span>
        {ending ? <span class="ms-status__last">{TABLE_WORDS.lastRound}</span> : undefined}
      </p>
      <button
        type="button"
        class="ms-tool ms-status__deck"
        aria-label={TABLE_WORDS.records}
        title={TABLE_WORDS.records}
        onClick={() => desk.open('records')}
      >
        <HandIcon size={18} />
      </button>
    </div>
  );
}
