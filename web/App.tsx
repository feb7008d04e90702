/** Which page is shown for which address. Pages beyond the first are loaded when they are needed. */

import type { ComponentChildren } from 'preact';
import { Toasts } from '#ui/Toasts.tsx';
import { Loading, Notice } from './Notice.tsx';
import { Library } from './pages/Library.tsx';
import { type Route, route } from './router.ts';
import { Safe } from './Safe.tsx';
import { words } from './text/en.ts';
import { useLoaded } from './useLoaded.ts';

export function App() {
  const at = route.value;
  return (
    <>
      <div class="sky" aria-hidden="true" />
      <button type="button" class="skip o-button" onClick={skipToContent}>
        {words.skip}
      </button>
      <Safe key={keyOf(at)}>
        <Shown at={at} />
      </Safe>
      <Toasts label={words.messages} closeLabel={words.close} />
    </>
  );
}

/** A page is built anew when its subject changes, not when one only moves about in it. */
function keyOf(at: Route): string {
  const { page } = at;
  if (at.page === 'missions') return `${page} ${at.game} ${at.mission ?? ''}`;
  if ('game' in at) return `${page} ${at.game}`;
  if ('match' in at) return `${page} ${at.match}`;
  if ('save' in at) return `${page} ${at.save}`;
  if (at.page === 'account') return `${page} ${at.what} ${at.token ?? ''}`;
  return 'link' in at ? `${page} ${at.link}` : page;
}

type OnlinePage = 'lobby' | 'mine' | 'newOnline' | 'online' | 'review' | 'verify' | 'account' | 'admin';

function Shown({ at }: { at: Route }) {
  switch (at.page) {
    case 'library':
      return <Library />;
    case 'new':
      return (
        <Later load={async () => (await import('./pages/SetUp.tsx')).SetUpPage}>
          {(SetUp) => <SetUp game={at.game} />}
        </Later>
      );
    case 'board':
      return (
        <Later load={async () => (await import('./pages/BoardEditor.tsx')).BoardEditorPage}>
          {(BoardEditor) => <BoardEditor text={at.text} />}
        </Later>
      );
    case 'table':
      return (
        <Later load={async () => (await import('./pages/Table.tsx')).TablePage}>
          {(Table) => <Table id={at.save} />}
        </Later>
      );
    case 'missions':
      return (
        <Later load={async () => (await import('./pages/Missions.tsx')).MissionsPage}>
          {(Missions) => <Missions game={at.game} mission={at.mission} />}
        </Later>
      );
    case 'replay':
    case 'watch':
      return <Past at={at} />;
    case 'rules':
      return (
        <Later load={async () => (await import('./pages/Rules.tsx')).RulesPage}>
          {(Rules) => <Rules game={at.game} rule={at.rule} />}
        </Later>
      );
    case 'game':
      return (
        <Later load={async () => (await import('./pages/Game.tsx')).GamePage}>
          {(Game) => <Game game={at.game} />}
        </Later>
      );
    case 'records':
      return (
        <Later load={async () => (await import('./pages/Records.tsx')).RecordsPage}>
          {(Records) => <Records />}
        </Later>
      );
    case 'daily':
      return (
        <Later load={async () => (await import('./pages/Daily.tsx')).DailyPage}>
          {(Daily) => <Daily date={at.date} />}
        </Later>
      );
    case 'settings':
      return (
        <Later load={async () => (await import('./pages/Settings.tsx')).SettingsPage}>
          {(Settings) => <Settings />}
        </Later>
      );
    case 'missing':
      return <Missing />;
    default:
      return <ShownOnline at={at} />;
  }
}

/** The pages that speak with the server. */
function ShownOnline({ at }: { at: Extract<Route, { page: OnlinePage }> }) {
  switch (at.page) {
    case 'lobby':
      return (
        <Later load={async () => (await import('./pages/online/Lobby.tsx')).LobbyPage}>
          {(Lobby) => <Lobby />}
        </Later>
      );
    case 'mine':
      return (
        <Later load={async () => (await import('./pages/online/Mine.tsx')).MinePage}>
          {(Mine) => <Mine />}
        </Later>
      );
    case 'newOnline':
      return (
        <Later load={async () => (await import('./pages/online/NewTable.tsx')).NewTablePage}>
          {(NewTable) => <NewTable game={at.game} />}
        </Later>
      );
    case 'online':
      return (
        <Later load={async () => (await import('./pages/online/OnlineTable.tsx')).OnlineTablePage}>
          {(OnlineTable) => <OnlineTable id={at.match} token={at.token} />}
        </Later>
      );
    case 'review':
      return (
        <Later load={async () => (await import('./pages/online/Review.tsx')).ReviewPage}>
          {(Review) => <Review id={at.match} at={at.at} />}
        </Later>
      );
    case 'verify':
      return (
        <Later load={async () => (await import('./pages/online/Verify.tsx')).VerifyPage}>
          {(Verify) => <Verify id={at.match} />}
        </Later>
      );
    case 'account':
      return (
        <Later load={async () => (await import('./pages/online/account/Account.tsx')).AccountPages}>
          {(Account) => <Account what={at.what} token={at.token ?? ''} />}
        </Later>
      );
    case 'admin':
      return (
        <Later load={async () => (await import('./pages/admin/Admin.tsx')).AdminPage}>
          {(Admin) => <Admin />}
        </Later>
      );
  }
}

/** A match from the saves, or from a link. */
function Past({ at }: { at: Extract<Route, { page: 'replay' | 'watch' }> }) {
  return at.page === 'replay' ? (
    <Later load={async () => (await import('./pages/Replay.tsx')).SavedReplay}>
      {(Replay) => <Replay id={at.save} at={at.at} end={at.end} />}
    </Later>
  ) : (
    <Later load={async () => (await import('./pages/Replay.tsx')).LinkedReplay}>
      {(Replay) => <Replay link={at.link} at={at.at} />}
    </Later>
  );
}

function Missing() {
  return (
    <Notice title={words.missing.title}>
      <p>{words.missing.detail}</p>
    </Notice>
  );
}

function Later<C>({
  load,
  children,
}: {
  load: () => Promise<C>;
  children: (component: C) => ComponentChildren;
}) {
  const loaded = useLoaded(async () => ({ component: await load() }), []);
  if (loaded.status === 'loading') return <Loading />;
  if (loaded.status === 'ready') return <>{children(loaded.value.component)}</>;
  return (
    <Notice title={words.trouble.title}>
      <p>{words.trouble.load}</p>
    </Notice>
  );
}

function skipToContent(): void {
  const content = document.getElementById('content');
  content?.setAttribute('tabindex', '-1');
  content?.focus();
}
