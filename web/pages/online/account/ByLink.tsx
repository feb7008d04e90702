/** What links in mails open: one question, one button, one answer. A link alone does nothing; who follows it for you does no harm. */
import { useState } from 'preact/hooks';
import { account } from '../../../online/account.ts';
import { Page } from '../../../Page.tsx';
import { to } from '../../../router.ts';
import { account as words } from '../../../text/account.ts';
import { words as all } from '../../../text/en.ts';
import { GoButton } from './GoButton.tsx';

type Answered = { readonly done: string } | { readonly problem: string };

interface ByLinkProps {
  text: { readonly title: string; readonly detail: string; readonly go: string; readonly failed: string };
  run(): Promise<Answered>;
}

function ByLink({ text, run }: ByLinkProps) {
  const [outcome, setOutcome] = useState<Answered>();
  const [busy, setBusy] = useState(false);
  const go = async () => {
    setBusy(true);
    setOutcome(await run());
    setBusy(false);
  };
  return (
    <Page title={text.title} back={{ href: to.lobby(), label: all.online.title }} class="reach">
      <section class="o-panel reach__panel">
        {outcome === undefined ? (
          <>
            <p>{text.detail}</p>
            <GoButton label={text.go} busy={busy} onGo={go} />
          </>
        ) : 'done' in outcome ? (
          <p aria-live="polite">{outcome.done}</p>
        ) : (
          <p role="alert">
            <strong>{text.failed}:</strong> {outcome.problem}
          </p>
        )}
        <a href={to.reach()}>{words.back}</a>
      </section>
    </Page>
  );
}

export function ConfirmPage({ token }: { token: string }) {
  const run = async (): Promise<Answered> => {
    const confirmed = await account.confirm(token);
    return confirmed.ok
      ? { done: words.confirm.done(confirmed.address) }
      : { problem: confirmed.error.message };
  };
  return <ByLink text={words.confirm} run={run} />;
}

export function StopPage({ token }: { token: string }) {
  const run = async (): Promise<Answered> => {
    const stopped = await account.stop(token);
    return stopped.ok ? { done: words.stop.done } : { problem: stopped.error.message };
  };
  return <ByLink text={words.stop} run={run} />;
}
