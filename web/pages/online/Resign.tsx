/** Giving up, and what that means in this match, before it is done. */
import { type Kit, sidesOf, wonByResigning } from '#engine';
import { botAt } from '../../online/facts.ts';
import { nameAt } from '../../online/names.ts';
import type { OnlineFeed } from '../../online/onlineFeed.ts';
import { words } from '../../text/en.ts';

export function Resign<K extends Kit>({ match, onDone }: { match: OnlineFeed<K>; onDone(): void }) {
  const text = words.online.table;
  const resign = async () => {
    if (await match.ask('resign')) onDone();
  };
  return (
    <section class="company__ways" aria-label={text.resignTitle}>
      <p class="company__note">{consequence(match)}</p>
      <button type="button" class="o-button o-button--danger" onClick={() => void resign()}>
        {text.resignSure}
      </button>
      <button type="button" class="o-button" onClick={onDone}>
        {text.resignNot}
      </button>
    </section>
  );
}

/** What will happen. */
function consequence<K extends Kit>(match: OnlineFeed<K>): string {
  const text = words.online.table;
  const { seats } = match.table.value;
  const people = seats.filter(({ kind }) => kind !== 'bot' && kind !== 'closed').map(({ seat }) => seat);
  const won = wonByResigning(sidesOf(match.game, match.state.value), people, match.ownSeat);
  if (won === undefined) return text.resignOn(botAt(match.table.value));
  if (won.length === 0) return text.resignOver;
  const names = won.filter((seat) => people.includes(seat)).map((seat) => nameAt(match.people.value, seat));
  return names.length === 0 ? text.resignBots : text.resignWon(names.join(', '));
}
