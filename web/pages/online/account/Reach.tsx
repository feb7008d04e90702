/** How you are reached: address, hooks, signing in, devices. */
import { useEffect, useState } from 'preact/hooks';
import type { ReachInfo, ServerReach } from '#client';
import { ReplayIcon } from '#ui/art/icons.tsx';
import { toast } from '#ui/Toasts.tsx';
import { account } from '../../../online/account.ts';
import { api, myName } from '../../../online/link.ts';
import { Page } from '../../../Page.tsx';
import { to } from '../../../router.ts';
import { account as text } from '../../../text/account.ts';
import { words } from '../../../text/en.ts';
import { sentence } from '../../../text/sentence.ts';
import { AddressPanel } from './AddressPanel.tsx';
import { DevicesPanel } from './DevicesPanel.tsx';
import { HooksPanel } from './HooksPanel.tsx';
import { PairPanel } from './PairPanel.tsx';
import { ShunnedPanel } from './ShunnedPanel.tsx';
import { SignInPanel } from './SignInPanel.tsx';

/** What the panels do: ask, say what went wrong, and look again. Gives whether it went well. */
export type Ask = (asked: Promise<Answered>, done?: string) => Promise<boolean>;
type Answered = { readonly ok: boolean; readonly error?: { readonly message: string } };

interface Known {
  readonly server: ServerReach;
  /** Absent for someone the server does not know. */
  readonly mine?: ReachInfo;
}

async function look(): Promise<Known | string> {
  const mine = api.session === undefined ? undefined : await account.reach();
  if (mine?.ok) return { server: mine.server, mine };
  if (mine?.error.code === 'banned') return sentence(mine.error.message);
  if (mine && mine.error.code !== 'not-signed-in') return text.unreachable;
  // A session the server no longer knows is as good as none.
  const found = await account.server();
  return found.ok ? { server: found.server } : text.unreachable;
}

export function ReachPage() {
  const [known, setKnown] = useState<Known | string>();
  const again = async () => setKnown(await look());
  useEffect(() => {
    void again();
  }, [myName.value]);
  const ask: Ask = async (asked, done) => {
    const answer = await asked;
    if (!answer.ok) toast({ tone: 'danger', words: answer.error?.message ?? text.unreachable });
    else if (done) toast({ tone: 'success', kind: 'reach', words: done });
    await again();
    return answer.ok;
  };
  return (
    <Page title={text.title} back={{ href: to.lobby(), label: words.online.title }} class="reach">
      <p class="o-muted">{text.about}</p>
      {typeof known === 'string' ? (
        <div class="o-panel reach__panel" role="alert">
          <p>{known}</p>
          <button type="button" class="o-button" onClick={() => void again()}>
            <ReplayIcon /> {text.tryAgain}
          </button>
        </div>
      ) : known === undefined ? (
        <p aria-busy="true">{words.loading}</p>
      ) : (
        <Panels {...known} ask={ask} />
      )}
    </Page>
  );
}

function Panels({ server, mine, ask }: Known & { ask: Ask }) {
  return (
    <>
      <PairPanel known={mine !== undefined} />
      <SignInPanel server={server} mine={mine} />
      {server.keepDays === undefined ? undefined : <p class="o-muted">{text.keeps(server.keepDays)}</p>}
      {mine ? (
        <>
          <AddressPanel server={server} address={mine.address} ask={ask} />
          <HooksPanel server={server} hooks={mine.hooks} ask={ask} />
          <DevicesPanel mine={mine} ask={ask} />
          <ShunnedPanel />
        </>
      ) : (
        <div class="o-panel reach__panel">
          <p>{server.mail || server.providers.length > 0 ? text.strangerSigns : text.stranger}</p>
          <a class="o-button" href={to.lobby()}>
            {words.online.end.lobby}
          </a>
        </div>
      )}
    </>
  );
}
