/** Coming in by a link, or back from a provider; and what happens to the guest this browser was. */
import { useEffect, useState } from 'preact/hooks';
import { toast } from '#ui/Toasts.tsx';
import { Notice } from '../../../Notice.tsx';
import { account, type Entered, enter, enterByCode, isBack } from '../../../online/account.ts';
import { myName } from '../../../online/link.ts';
import { Page } from '../../../Page.tsx';
import { to } from '../../../router.ts';
import { account as words } from '../../../text/account.ts';
import { words as all } from '../../../text/en.ts';
import { GoButton } from './GoButton.tsx';

export function EnterPage({ token, by = 'link' }: { token: string; by?: 'link' | 'code' }) {
  const [was] = useState(myName.value);
  const [entered, setEntered] = useState<Entered>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const text = words.enter;
  const go = async () => {
    setBusy(true);
    const done = await (by === 'code' ? enterByCode(token) : enter(token));
    setBusy(false);
    if ('problem' in done) setProblem(done.problem);
    else setEntered(done);
  };
  useEffect(() => {
    // Who has just come back from a provider has already said so.
    if (by === 'link' && token !== 'failed' && isBack()) void go();
  }, []);
  if (token === 'failed' || problem) {
    return (
      <Notice title={text.failed}>
        <p>{problem ?? text.failedDetail}</p>
        <a href={to.reach()}>{words.back}</a>
      </Notice>
    );
  }
  return (
    <Page title={text.title} back={{ href: to.lobby(), label: all.online.title }} class="reach">
      <section class="o-panel reach__panel">
        {entered ? (
          <In entered={entered} was={was} />
        ) : (
          <>
            <p>{by === 'code' ? words.pair.enterAbout : text.detail}</p>
            {was && by === 'link' ? <p class="o-muted">{text.as(was)}</p> : undefined}
            <GoButton label={by === 'code' ? words.pair.enter : text.go} busy={busy} onGo={go} />
          </>
        )}
      </section>
    </Page>
  );
}

function In({ entered: { name, joined, left }, was }: { entered: Entered; was: string | undefined }) {
  const [asked, setAsked] = useState(left !== undefined && was !== undefined);
  const text = words.enter;
  const bring = async () => {
    const brought = await account.bring(left ?? '');
    toast(
      brought.ok
        ? { tone: 'success', words: text.brought }
        : { tone: 'danger', words: brought.error.message },
    );
    if (brought.ok) setAsked(false);
  };
  return (
    <>
      <p aria-live="polite">
        <strong>{text.done(name)}</strong> {joined ? text.joined : ''}
      </p>
      {asked ? (
        <>
          <p>{text.left(was ?? '')}</p>
          <p class="lobby__games">
            <button type="button" class="o-button" onClick={() => void bring()}>
              {text.bring}
            </button>
            <button type="button" class="o-button" onClick={() => setAsked(false)}>
              {text.leave}
            </button>
          </p>
        </>
      ) : undefined}
      <p class="lobby__games">
        <a class="o-button o-button--primary" href={to.lobby()}>
          {text.matches}
        </a>
        <a class="o-button" href={to.reach()}>
          {words.back}
        </a>
      </p>
    </>
  );
}
