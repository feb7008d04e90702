/** One online table: the waiting room until everyone has come, then the game's own table. */

import { useEffect, useState } from 'preact/hooks';
import type { TableInfo, WireError } from '#client';
import { ReplayIcon } from '#ui/art/icons.tsx';
import { Loading, Notice } from '../../Notice.tsx';
import { dice } from '../../online/dice.ts';
import { Followed } from '../../online/followed.ts';
import { asMe, connect, introduce, line, myName, renewed } from '../../online/link.ts';
import { reloadNew } from '../../reload.ts';
import { go, to } from '../../router.ts';
import { words } from '../../text/en.ts';
import { WithGame } from '../../WithGame.tsx';
import { Frozen } from './Frozen.tsx';
import { PlayTable } from './PlayTable.tsx';
import { Room } from './Room.tsx';
import '../../styles/online.css';

export function OnlineTablePage({ id, token }: { id: string; token?: string | undefined }) {
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (token === undefined) return;
    void claim(id, token).then((failed) => {
      if (failed === undefined) go(to.online(id), { replace: true });
      else setProblem(failed);
    });
  }, [id, token]);
  if (problem) {
    return (
      <Notice title={words.online.table.claimFailed} online>
        <p>{problem}</p>
      </Notice>
    );
  }
  return token === undefined ? <Follow key={`${myName.value} ${renewed.value}`} id={id} /> : <Loading />;
}

/** Whoever opens a personal link on a new device is called there what they are called at the table. */
async function claim(id: string, token: string): Promise<string | undefined> {
  const isNew = myName.value === undefined;
  const failed = isNew ? await introduce(words.online.room.guest) : undefined;
  if (failed !== undefined) return failed;
  const claimed = await asMe(() => dice.claim(id, token));
  if (!claimed.ok) return claimed.error.message;
  const name = claimed.seat === undefined ? undefined : claimed.table.seats[claimed.seat]?.name;
  return isNew && name ? introduce(name) : undefined;
}

/** Follows the table as long as the page is open. */
function Follow({ id }: { id: string }) {
  const [followed] = useState(() => new Followed(id, connect()));
  useEffect(() => followed.start(), [followed]);
  const table = followed.table.value;
  if (followed.refused.value) return <Refused followed={followed} error={followed.refused.value} />;
  if (table === undefined) {
    if (line.value !== 'waiting') return <Loading />;
    return (
      <Notice title={words.online.unreachable} online>
        <p>{words.online.table.broken}</p>
      </Notice>
    );
  }
  if (table.frozen) return <Frozen table={table} followed={followed} />;
  return (
    <WithGame game={table.game}>
      {(opened) =>
        opened.open((game, board) => {
          if (game.version !== table.rules) return <OtherRules />;
          return followed.begun.value ? (
            <PlayTable game={game} table={board} followed={followed} />
          ) : (
            <Room
              title={game.words.title}
              table={table as TableInfo}
              followed={followed}
              apart={game.apart === true}
            />
          );
        })
      }
    </WithGame>
  );
}

/** There is no such table; or there is, and it can be asked for again. */
function Refused({ followed, error: { code, message } }: { followed: Followed; error: WireError }) {
  const text = words.online.table;
  if (code === 'outdated') return <Outdated words={message} />;
  const missing = code === 'unknown-match' || code === 'bad-request';
  return (
    <Notice title={missing ? text.missing : text.refused} online>
      <p>{missing ? text.missingDetail : message}</p>
      {missing ? undefined : (
        <button type="button" class="o-button" onClick={() => followed.again()}>
          <ReplayIcon /> {words.online.tryAgain}
        </button>
      )}
    </Notice>
  );
}

/** The server has become another while this page was open. */
function Outdated({ words: why }: { words: string }) {
  const text = words.online.table;
  return (
    <Notice title={text.outdated} online>
      <p>{why}</p>
      <button type="button" class="o-button o-button--primary" onClick={() => void reloadNew()}>
        <ReplayIcon /> {text.reload}
      </button>
    </Notice>
  );
}

function OtherRules() {
  return (
    <Notice title={words.online.table.rules} online>
      <p>{words.online.table.rulesDetail}</p>
    </Notice>
  );
}
