/** A match in play on a server, at the game's own table. */

import { computed, useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { Game, Kit, MatchRecord, Seat } from '#engine';
import { toast } from '#ui/Toasts.tsx';
import type { GameTable } from '#ui/table.ts';
import { project } from '../../match/projector.ts';
import type { Followed } from '../../online/followed.ts';
import { api } from '../../online/link.ts';
import { OnlineFeed } from '../../online/onlineFeed.ts';
import { refusalWords } from '../../online/refusal.ts';
import { total } from '../../online/talk.ts';
import { useCall } from '../../online/useCall.ts';
import { useResult } from '../../online/useResult.ts';
import { Table } from '../../table/Table.tsx';
import { Company } from './Company.tsx';
import { OnlineEnding } from './OnlineEnding.tsx';
import { type TableSheet, TableSheets, tableMenu } from './TableMenu.tsx';
import { Talk } from './Talk.tsx';

interface PlayTableProps<K extends Kit> {
  game: Game<K>;
  table: GameTable<K>;
  followed: Followed;
}

export function PlayTable<K extends Kit>({ game, table, followed }: PlayTableProps<K>) {
  const [match] = useState(() => matchOf(game, followed));
  useEffect(() => {
    followed.onStanding = (standing, opening) => match.stand(standing, opening);
    return () => {
      followed.onStanding = undefined;
      match.close();
    };
  }, [match]);
  const talking = useSignal(false);
  const sheet = useSignal<TableSheet | undefined>(undefined);
  const [endSeen, setEndSeen] = useState(false);
  const info = followed.table.value;
  const over = info?.status === 'over';
  useEffect(() => {
    if (!over) return;
    void reveal(match, followed.id);
  }, [over]);
  const seats = info?.yours.join() ?? '';
  useEffect(() => {
    if (game.advance) void readSettled(match, followed.id, info?.yours ?? []);
  }, [match, seats]);
  useCall(match, followed.talk);
  const gains = useResult(match, table);
  const ending = (again: boolean, close: () => void) => (
    <OnlineEnding {...{ match, table, followed, gains, again }} onClose={close} />
  );
  return (
    <>
      <Table
        match={match}
        table={table}
        ending={ending}
        company={
          <Company match={match} followed={followed} talking={talking} openEnd={() => setEndSeen(false)} />
        }
        talk={{
          open: talking,
          unread: total(followed.talk.unread.value),
          body: (
            <Talk
              match={followed.id}
              talk={followed.talk}
              earlier={followed.earlier.value}
              lookBack={() => followed.lookBack()}
              connection={followed.connection}
              seat={match.viewer.value}
              seats={match.table.value.seats}
              apart={game.apart === true}
            />
          ),
        }}
        menu={tableMenu(match, (chosen) => (sheet.value = chosen))}
      />
      <div data-game={game.id}>
        <TableSheets
          match={match}
          followed={followed}
          sheet={sheet.value}
          onClose={() => {
            sheet.value = undefined;
          }}
        />
      </div>
      {/* Ended by people, not by the rules: the table itself knows of no end. */}
      {info?.ended && !endSeen ? (
        <div data-game={game.id}>{ending(true, () => setEndSeen(true))}</div>
      ) : undefined}
    </>
  );
}

/** The whole match, for whoever came late or only watched too. */
async function reveal<K extends Kit>(match: OnlineFeed<K>, id: string): Promise<void> {
  const answer = await api.read<{ record: MatchRecord<K['action']> }>(id, 'record');
  if (answer.ok) match.reveal(answer.record);
  const filmed = answer.ok ? await project(match.game, answer.record).film : undefined;
  match.footage.value = filmed?.ok ? filmed.film.moments : match.moments.value;
}

/** What one's seats have settled in advance lies with the server. */
async function readSettled<K extends Kit>(match: OnlineFeed<K>, id: string, seats: readonly Seat[]) {
  for (const seat of seats) {
    const read = await api.read<{ instructions: Readonly<Record<string, unknown>> }>(id, 'instructions', {
      seat,
    });
    if (read.ok) match.settled.value = { ...match.settled.value, [seat]: read.instructions };
  }
}

function matchOf<K extends Kit>(game: Game<K>, followed: Followed): OnlineFeed<K> {
  const { first, connection } = followed;
  const { value: known } = followed.table;
  if (first === undefined || known === undefined) throw new Error('the table has not been heard of yet');
  return new OnlineFeed(game, first.standing, first.opening, {
    connection,
    table: computed(() => followed.table.value ?? known),
    look: (seat) => followed.look(seat),
    settle: (seat, instructions) =>
      void api.do(followed.id, 'instruct', { seat, instructions }).then((done) => {
        if (!done.ok) toast({ tone: 'warn', kind: 'refused', words: refusalWords(done.error) });
      }),
    onRefused: (error) => toast({ tone: 'warn', kind: 'refused', words: refusalWords(error) }),
  });
}
