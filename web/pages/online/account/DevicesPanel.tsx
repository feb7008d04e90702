/** Where you are signed in, and signing out. */
import type { DeviceInfo, ReachInfo } from '#client';
import { toast } from '#ui/Toasts.tsx';
import { account, signOut } from '../../../online/account.ts';
import { account as words } from '../../../text/account.ts';
import { Sure } from './AddressPanel.tsx';
import { Panel } from './Panel.tsx';
import type { Ask } from './Reach.tsx';

export function DevicesPanel({ mine, ask }: { mine: ReachInfo; ask: Ask }) {
  const text = words.devices;
  const leave = async (everywhere: boolean) => {
    const failed = await signOut(everywhere);
    toast(failed ? { tone: 'danger', words: failed } : { tone: 'success', kind: 'reach', words: text.done });
  };
  return (
    <Panel id="devices" title={text.title}>
      <ul class="room__seats">
        {mine.devices.map((device) => (
          <Device key={device.id} device={device} ask={ask} />
        ))}
      </ul>
      {mine.account ? (
        <p class="lobby__games">
          <button type="button" class="o-button" onClick={() => void leave(false)}>
            {text.out}
          </button>
          {mine.devices.length > 1 ? (
            <Sure label={text.outEverywhere} sure={text.outSure} onSure={() => void leave(true)} />
          ) : undefined}
        </p>
      ) : (
        <p class="o-muted">{text.guest}</p>
      )}
    </Panel>
  );
}

const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

function Device({ device: { id, device, seen, here }, ask }: { device: DeviceInfo; ask: Ask }) {
  const text = words.devices;
  return (
    <li class="room__seat">
      <span>
        <strong>{device || '?'}</strong>{' '}
        <span class="o-muted">{here ? text.here : text.seen(day.format(seen))}</span>
      </span>
      {here ? undefined : (
        <button type="button" class="o-button" onClick={() => void ask(account.signOutOn(id), text.ended)}>
          {text.end}
        </button>
      )}
    </li>
  );
}
