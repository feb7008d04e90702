/** Your web hooks: what is called at your turns, how it went, and a way to try it. */
import { useState } from 'preact/hooks';
import type { HookInfo, ServerReach, TableInfo } from '#client';
import { toast } from '#ui/Toasts.tsx';
import { copyText } from '../../../copyText.ts';
import { account } from '../../../online/account.ts';
import { useMine } from '../../../online/useMine.ts';
import { account as words } from '../../../text/account.ts';
import { Choice } from '../Choice.tsx';
import { HookScope, tableName } from './HookScope.tsx';
import { LineForm } from './LineForm.tsx';
import { Panel } from './Panel.tsx';
import type { Ask } from './Reach.tsx';

/** A trial is sent by the outbox, which is looked at every few seconds. */
const TRIAL = 5000;

const KINDS: Readonly<Record<HookInfo['kind'], string>> = words.hooks.kinds;

interface HooksPanelProps {
  server: ServerReach;
  hooks: readonly HookInfo[];
  ask: Ask;
}

export function HooksPanel({ server, hooks, ask }: HooksPanelProps) {
  const [kind, setKind] = useState<HookInfo['kind']>('discord');
  const [scope, setScope] = useState('');
  const [secret, setSecret] = useState<string>();
  const tables = useMine();
  const text = words.hooks;
  const add = async (url: string) => {
    const added = await account.addHook({ kind, url, ...(scope ? { match: scope } : {}) });
    if (!added.ok) return added.error.message;
    setSecret(added.secret);
    await ask(Promise.resolve(added), text.added);
    return undefined;
  };
  return (
    <Panel id="by-hook" title={text.title}>
      <p class="o-muted">{server.hooks ? text.about : text.none}</p>
      {server.hooks && hooks.length === 0 ? <p class="o-muted">{text.empty}</p> : undefined}
      <ul class="room__seats">
        {hooks.map((hook) => (
          <Hook key={hook.id} hook={hook} table={tables.find(({ id }) => id === hook.match)} ask={ask} />
        ))}
      </ul>
      {secret ? (
        <div class="reach__form" aria-live="polite">
          <p>{text.secret}</p>
          <p class="room__link o-number">{secret}</p>
          <button
            type="button"
            class="o-button"
            onClick={() => void copyText(secret, text.copied, text.copyFailed)}
          >
            {text.copy}
          </button>
        </div>
      ) : undefined}
      {server.hooks ? (
        <>
          <Choice
            name="hook-kind"
            label={text.kind}
            values={KINDS}
            value={kind}
            onChange={(chosen) => setKind(chosen)}
          />
          <HookScope tables={tables} value={scope} onChange={setScope} />
          <LineForm label={text.url} help={text.kindHelp[kind]} type="url" send={text.add} onSend={add} />
        </>
      ) : undefined}
    </Panel>
  );
}

interface HookProps {
  hook: HookInfo;
  /** The table it is called from, as long as it is not over. */
  table: TableInfo | undefined;
  ask: Ask;
}

function Hook({ hook: { id, kind, host, match, last, off }, table, ask }: HookProps) {
  const text = words.hooks;
  const scope = table ? text.atTable(tableName(table)) : match ? text.table : text.every;
  const test = async () => {
    if (!(await ask(account.tryHook(id), text.tested))) return;
    setTimeout(() => void ask(Promise.resolve({ ok: true })), TRIAL);
  };
  const remove = async () => {
    const removed = await account.removeHook(id);
    if (!removed.ok) toast({ tone: 'danger', words: removed.error.message });
    await ask(Promise.resolve({ ok: true }));
  };
  return (
    <li class="room__seat">
      <span>
        <strong>{text.kinds[kind]}</strong> {host}, {scope}
        <br />
        <span class="o-muted">{off ? text.off : (last ?? text.never)}</span>
      </span>
      <span class="company__row">
        <button type="button" class="o-button" onClick={() => void test()}>
          {text.test}
        </button>
        <button type="button" class="o-button" onClick={() => void remove()}>
          {text.remove}
        </button>
      </span>
    </li>
  );
}
