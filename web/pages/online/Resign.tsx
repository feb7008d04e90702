/** Giving up, and what that means in this match, before it is done. */
import { useState } from 'preact/hooks';
import { type Kit, sidesOf, wonByResigning } from '#engine';
import { botAt } from '../../online/facts.ts';
import type { OnlineMatch } from '../../online/match.ts';
import { nameAt } from '../../online/names.ts';
import { words } from '../../text/en.ts';

export function Resign<K extends Kit>({ match, onDone }: { match: OnlineMatch<K>; onDone(): void }) {
  const [asked, setAsked] = useState(false);
  const text = words.online.table;
  if (!asked) {
    return (
      <button type="button" class="o-button o-button--danger" onClick={() => setAsked(true)}>
        {text.resign}
      </button>
    );
  }
  const resign = async () => {
    if (await match.ask('resign')) onDone();
  };
  return (
    <section class="company__resign o-panel" aria-labelledby="resign-title" aria-live="polite">
      <h3 id="resign-title">{text.resignTitle}</h3>
      <p>{consequence(match)}</p>
      <p class="company__row">
        <button type="button" class="o-button o-button--danger" onClick={() => void resign()}>
          {text.resignSure}
        </button>
        <button type="button" class="o-button" onClick={() => setAsked(false)}>
          {text.resignNot}
        </button>
      </p>
    </section>
  );
}

/** What will happen. */
function consequence<K extends Kit>(match: OnlineMatch<K>): string {
  const text = words.online.table;
  const { seats } = match.table.value;
  const people = seats.filter(({ kind }) => kind !== 'bot').map(({ seat }) => seat);
  const won = wonByResigning(sidesOf(match.game, match.state.value), people, match.ownSeat);
  if (won === undefined) return text.resignOn(botAt(match.table.value));
  if (won.length === 0) return text.resignOver;
  const names = won.filter((seat) => people.includes(seat)).map((seat) => nameAt(seat));
  return names.length === 0 ? text.resignBots : text.resignWon(names.join(', '));
}
