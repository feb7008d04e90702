/** What this server keeps about people, for how long, who sees it, and how it is taken along or forgotten. */
import type { ServerReach } from '#client';
import { Loading, Notice } from '../../../Notice.tsx';
import { account } from '../../../online/account.ts';
import { Page } from '../../../Page.tsx';
import { to } from '../../../router.ts';
import { words as all } from '../../../text/en.ts';
import { privacy as text } from '../../../text/privacy.ts';
import { useLoaded } from '../../../useLoaded.ts';

export function PrivacyPage() {
  const loaded = useLoaded(() => account.server(), []);
  if (loaded.status === 'loading') return <Loading />;
  if (loaded.status === 'failed' || !loaded.value.ok) {
    return (
      <Notice title={text.title} online>
        <p>{all.online.unreachable}.</p>
      </Notice>
    );
  }
  return (
    <Page title={text.title} back={{ href: to.lobby(), label: all.online.title }} class="reach">
      {sections(loaded.value.server).map(({ title, lines }) => (
        <section key={title} class="o-panel reach__panel">
          <h2>{title}</h2>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <p class="lobby__games">
        <a class="o-button" href={to.lobby()}>
          {text.yours}
        </a>
        <a class="o-button" href={to.reach()}>
          {text.reach}
        </a>
        <a class="o-button o-button--quiet" href={to.admin()}>
          {text.host}
        </a>
      </p>
    </Page>
  );
}

/** As this host has set it up. */
function sections({ mail, hooks, providers, keepDays }: ServerReach) {
  return [
    { title: text.kept.title, lines: text.kept.lines },
    {
      title: text.reached.title,
      lines: [
        mail ? text.reached.mail : text.reached.noMail,
        ...(providers.length > 0
          ? [text.reached.providers(providers.map(({ name }) => name).join(', '))]
          : []),
        ...(hooks ? [text.reached.hooks] : []),
      ],
    },
    { title: text.seen.title, lines: text.seen.lines },
    {
      title: text.long.title,
      lines: [text.long.sessions, keepDays === undefined ? text.long.always : text.long.days(keepDays)],
    },
    { title: text.mine.title, lines: text.mine.lines },
  ];
}
