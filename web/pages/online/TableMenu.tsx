/** What can be looked up, asked and done at an online table besides playing: each in a place of its own. */
import type { ComponentChildren } from 'preact';
import { type Kit, SPECTATOR } from '#engine';
import { FlagIcon, InfoIcon, QuestionIcon, StarIcon, UserIcon } from '#ui/art/icons.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import type { Followed } from '../../online/followed.ts';
import { myName } from '../../online/link.ts';
import type { OnlineFeed } from '../../online/onlineFeed.ts';
import type { MenuItem } from '../../table/shared.ts';
import { words } from '../../text/en.ts';
import { CallSwitch } from './CallSwitch.tsx';
import { LeaveForGood, Newcomers } from './Comings.tsx';
import { Facts, Fingerprint } from './Facts.tsx';
import { HeldSeat, Requests } from './HeldSeat.tsx';
import { Resign } from './Resign.tsx';
import { SeatChips } from './SeatChips.tsx';

const ICONS = {
  seats: <UserIcon />,
  agreed: <InfoIcon />,
  dice: <StarIcon />,
  ask: <QuestionIcon />,
  resign: <FlagIcon />,
} as const;
export type TableSheet = keyof typeof ICONS;

/** What the menu of this table has besides what every table has. */
export function tableMenu<K extends Kit>(
  match: OnlineFeed<K>,
  open: (sheet: TableSheet) => void,
): readonly MenuItem[] {
  const plays = match.viewer.value !== SPECTATOR && match.table.value.status === 'playing';
  const gaveUp = match.table.value.seats[match.ownSeat]?.resigned === true;
  const sheets: readonly TableSheet[] = ['seats', 'agreed', 'dice', ...(plays && !gaveUp ? LEFT : [])];
  return sheets.map((sheet) => ({
    label: words.online.table.menus[sheet],
    icon: ICONS[sheet],
    run: () => open(sheet),
  }));
}

const LEFT = ['ask', 'resign'] as const;

interface TableSheetsProps<K extends Kit> {
  match: OnlineFeed<K>;
  followed: Followed;
  sheet: TableSheet | undefined;
  onClose(): void;
}

export function TableSheets<K extends Kit>({ match, followed, sheet, onClose }: TableSheetsProps<K>) {
  if (sheet === undefined) return undefined;
  const bodies: Readonly<Record<TableSheet, () => ComponentChildren>> = {
    seats: () => <Sitting match={match} followed={followed} />,
    agreed: () => <Facts table={match.table.value} />,
    dice: () => <Fingerprint table={match.table.value} />,
    ask: () => <Ways match={match} onClose={onClose} />,
    resign: () => <Resign match={match} onDone={onClose} />,
  };
  return (
    <Dialog title={words.online.table.menus[sheet]} shape="sheet" closeLabel={words.close} onClose={onClose}>
      {bodies[sheet]()}
    </Dialog>
  );
}

function Sitting<K extends Kit>({ match, followed }: { match: OnlineFeed<K>; followed: Followed }) {
  const table = match.table.value;
  const playing = match.viewer.value !== SPECTATOR;
  return (
    <>
      <section aria-label={words.online.table.seats} class="company__row">
        <SeatChips
          match={match}
          seats={table.seats}
          presence={followed.presence.value}
          menus={myName.value !== undefined}
        />
      </section>
      {playing && table.status === 'playing' ? <CallSwitch /> : undefined}
      {table.owner && table.status === 'playing' && match.game.seated ? (
        <Newcomers match={match} />
      ) : undefined}
      {playing ? <HeldSeat table={table} seat={match.viewer.value} /> : undefined}
      <Requests table={table} />
    </>
  );
}

function Ways<K extends Kit>({ match, onClose }: { match: OnlineFeed<K>; onClose(): void }) {
  const text = words.online.table;
  const seat = match.table.value.seats[match.ownSeat];
  const ask =
    (op: string, fields: object = {}) =>
    async () => {
      if (await match.ask(op, fields)) onClose();
    };
  return (
    <section class="company__ways">
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
    </section>
  );
}
