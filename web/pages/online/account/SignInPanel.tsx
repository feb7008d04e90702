/** Signing in: by a link in a mail, or through a provider. */
import { useState } from 'preact/hooks';
import type { ReachInfo, ServerReach } from '#client';
import { UserIcon } from '#ui/art/icons.tsx';
import { toast } from '#ui/Toasts.tsx';
import { account, setOut } from '../../../online/account.ts';
import { account as words } from '../../../text/account.ts';
import { LineForm } from './LineForm.tsx';
import { Panel } from './Panel.tsx';

export function SignInPanel({ server, mine }: { server: ServerReach; mine: ReachInfo | undefined }) {
  const [sent, setSent] = useState(false);
  const text = words.signIn;
  const ask = async (line: string) => {
    const asked = await account.askLink(line);
    if (!asked.ok) return asked.error.message;
    setSent(true);
    return undefined;
  };
  const leave = async (provider: string) => {
    const failed = await setOut(provider);
    if (failed) toast({ tone: 'danger', words: failed });
  };
  const ways = [...(mine?.address?.address ? [mine.address.address] : []), ...(mine?.providers ?? [])];
  const others = server.providers.filter(({ name }) => !mine?.providers.includes(name));
  const possible = server.mail || server.providers.length > 0;
  return (
    <Panel id="sign-in" title={text.title}>
      {mine?.account ? (
        <p>
          {text.account} {text.ways(ways.join(', '))}
        </p>
      ) : (
        <p class="o-muted">{possible ? text.guest : text.none}</p>
      )}
      {server.mail && !mine?.account ? (
        <LineForm label={text.label} help={text.help} type="email" send={text.send} primary onSend={ask} />
      ) : undefined}
      {sent ? <p aria-live="polite">{text.sent}</p> : undefined}
      {others.length > 0 ? (
        <p class="lobby__games">
          {others.map(({ id, name }) => (
            <button key={id} type="button" class="o-button" onClick={() => void leave(id)}>
              <UserIcon /> {mine?.account ? text.add(name) : text.through(name)}
            </button>
          ))}
        </p>
      ) : undefined}
    </Panel>
  );
}
