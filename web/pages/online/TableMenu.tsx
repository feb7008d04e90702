/** Talk at the table, and what can be asked of the others or done about one's seat. */
import { type Kit, SPECTATOR } from '#engine';
import { Dialog } from '#ui/Dialog.tsx';
import type { Followed } from '../../online/followed.ts';
import { myName } from '../../online/link.ts';
import type { OnlineFeed } from '../../online/onlineFeed.ts';
import { words } from '../../text/en.ts';
import { CallSwitch } from './CallSwitch.tsx';
import { LeaveForGood, Newcomers } from './Comings.tsx';
import { Facts } from './Facts.tsx';
import { HeldSeat, Requests } from './HeldSeat.tsx';
import { Resign } from './Resign.tsx';
import { SeatChips } from './SeatChips.tsx';
import { Talk } from './Talk.tsx';

interface TableMenuProps<K extends Kit> {
  match: OnlineFeed<K>;
  followed: Followed;
  apart: boolean;
  onClose(): void;
}

export function TableMenu<K extends Kit>({ match, followed, apart, onClose }: TableMenuProps<K>) {
  const text = words.online.table;
  const playing = match.viewer.value !== SPECTATOR;
  return (
    <Dialog title={text.menu} shape="sheet" closeLabel={words.close} onClose={onClose}>
      <Talk
        match={followed.id}
        talk={followed.talk}
        earlier={followed.earlier.value}
        lookBack={() => followed.lookBack()}
        connection={followed.connection}
        seat={match.viewer.value}
        seats={match.table.value.seats}
        apart={apart}
      />
      {playing && match.table.value.status === 'playing' ? (
        <Ways match={match} onClose={onClose} />
      ) : undefined}
      {match.table.value.owner && match.table.value.status === 'playing' && match.game.seated ? (
        <Newcomers match={match} />
      ) : undefined}
      {playing ? <HeldSeat table={match.table.value} seat={match.viewer.value} /> : undefined}
      <Requests table={match.table.value} />
      <section aria-label={text.seats} class="company__row">
        <SeatChips match={match} seats={match.table.value.seats} menus={myName.value !== undefined} />
      </section>
      <Facts table={match.table.value} />
    </Dialog>
  );
}

function Ways<K extends Kit>({ match, onClose }: Pick<TableMenuProps<K>, 'match' | 'onClose'>) {
  const text = words.online.table;
  const seat = match.table.value.seats[match.ownSeat];
  const ask =
    (op: string, fields: object = {}) =>
    async () => {
      if (await match.ask(op, fields)) onClose();
    };
  if (seat?.resigned) return <p>{text.gaveUp}</p>;
  return (
    <section class="company__ways">
      <CallSwitch />
      <button type="button" class="o-button" onClick={() => void ask('propose', { kind: 'undo' })()}>
        {text.askUndo}
      </button>
      <button type="button" class="o-button" onClick={() => void ask('propose', { kind: 'pause' })()}>
        {text.askPause}
      </button>
      <button type="button" class="o-button" onClick={() => void ask('propose', { kind: 'end' })()}>
        {text.askEnd}
      </button>
      <button
        type="button"
        class="o-button"
        onClick={() => void ask(seat?.kind === 'away' ? 'back' : 'away')()}
      >
        {seat?.kind === 'away' ? text.back : match.table.value.standIn ? text.awayFacilitator : text.away_}
      </button>
      {match.game.seated ? <LeaveForGood match={match} onDone={onClose} /> : undefined}
      <Resign match={match} onDone={onClose} />
    </section>
  );
}
