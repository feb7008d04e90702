/** One online table: the waiting room until everyone has come, then the game's own table. */

import { useEffect, useState } from 'preact/hooks';
import type { TableInfo, WireError } from '#client';
import { ReplayIcon } from '#ui/art/icons.tsx';
import { Loading, Notice } from '../../Notice.tsx';
import { Followed } from '../../online/followed.ts';
import { api, asMe, connect, line, myName, renewed } from '../../online/link.ts';
import { Page } from '../../Page.tsx';
import { go, to } from '../../router.ts';
import { words } from '../../text/en.ts';
import { WithGame } from '../../WithGame.tsx';
import { Frozen } from './Frozen.tsx';
import { NameForm } from './NameForm.tsx';
import { PlayTable } from './PlayTable.tsx';
import { Room } from './Room.tsx';
import '../../styles/online.css';

export function OnlineTablePage({ id, token }: { id: string; token?: string | undefined }) {
  const [problem, setProblem] = useState<string>();
  const name = myName.value;
  useEffect(() => {
    if (token === undefined || name === undefined) return;
    void asMe(() => api.do(id, 'claim', { token })).then((claimed) => {
      if (claimed.ok) go(to.online(id), { replace: true });
      else setProblem(claimed.error.message);
    });
  }, [id, token, name]);
  if (problem) {
    return (
      <Notice title={words.online.table.claimFailed} online>
        <p>{problem}</p>
      </Notice>
    );
  }
  if (token !== undefined && name === undefined) return <WhoAreYou />;
  return token === undefined ? <Follow key={`${name} ${renewed.value}`} id={id} /> : <Loading />;
}

function WhoAreYou() {
  return (
    <Page title={words.online.title} back={{ href: to.lobby(), label: words.online.title }} class="lobby">
      <p>{words.online.nameNeeded}</p>
      <NameForm />
    </Page>
  );
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
              apart={board.apart === true}
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

function OtherRules() {
  return (
    <Notice title={words.online.table.rules} online>
      <p>{words.online.table.rulesDetail}</p>
    </Notice>
  );
}
