/** Your address: given, confirmed, called or not. */
import { useState } from 'preact/hooks';
import type { ReachInfo, ServerReach } from '#client';
import { toast } from '#ui/Toasts.tsx';
import { account } from '../../../online/account.ts';
import { account as words } from '../../../text/account.ts';
import { LineForm } from './LineForm.tsx';
import { Panel } from './Panel.tsx';
import type { Ask } from './Reach.tsx';

interface AddressPanelProps {
  server: ServerReach;
  address: ReachInfo['address'];
  ask: Ask;
}

export function AddressPanel({ server, address, ask }: AddressPanelProps) {
  const [other, setOther] = useState(false);
  const text = words.mail;
  const give = async (line: string) => {
    const given = await account.giveAddress(line);
    if (!given.ok) return given.error.message;
    toast({ tone: 'success', kind: 'reach', words: text.sent(line) });
    setOther(false);
    await ask(Promise.resolve(given));
    return undefined;
  };
  const { address: confirmed, pending, calls = true } = address ?? {};
  return (
    <Panel id="by-mail" title={text.title}>
      {server.mail ? undefined : <p class="o-muted">{text.none}</p>}
      {confirmed ? <p>{calls ? text.confirmed(confirmed) : text.silent(confirmed)}</p> : undefined}
      {pending ? <p aria-live="polite">{text.pending(pending)}</p> : undefined}
      {confirmed ? (
        <label class="o-switch">
          <input
            type="checkbox"
            role="switch"
            checked={calls}
            aria-checked={calls}
            aria-describedby="calls-help"
            onChange={({ currentTarget: { checked } }) => void ask(account.callMe(checked))}
          />
          <span class="o-field__label">{text.calls}</span>
        </label>
      ) : undefined}
      {confirmed ? (
        <p id="calls-help" class="o-field__hint">
          {text.callsHelp}
        </p>
      ) : undefined}
      {server.mail && (other || (!confirmed && !pending)) ? (
        <LineForm label={text.label} help={text.help} type="email" send={text.give} onSend={give} />
      ) : undefined}
      {address ? (
        <p class="lobby__games">
          {server.mail && pending ? (
            <button type="button" class="o-button" onClick={() => void give(pending)}>
              {text.again}
            </button>
          ) : undefined}
          {server.mail && !other ? (
            <button type="button" class="o-button" onClick={() => setOther(true)}>
              {text.change}
            </button>
          ) : undefined}
          <Sure
            label={text.remove}
            sure={text.removeSure}
            onSure={() => void ask(account.removeAddress(), text.removed)}
          />
        </p>
      ) : undefined}
    </Panel>
  );
}

/** A button that asks once more. */
export function Sure({
  label,
  sure,
  spoken,
  onSure,
}: {
  label: string;
  sure: string;
  /** What it is called where the label alone is not enough. */
  spoken?: string;
  onSure(): void;
}) {
  const [asked, setAsked] = useState(false);
  return (
    <button
      type="button"
      class="o-button o-button--danger"
      aria-label={asked ? undefined : spoken}
      onClick={() => {
        if (asked) onSure();
        setAsked(!asked);
      }}
    >
      {asked ? sure : label}
    </button>
  );
}
