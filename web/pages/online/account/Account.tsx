/** The pages about reaching people and signing in, and those that links in mails open. */
import type { AccountPage } from '../../../router.ts';
import { ConfirmPage, StopPage } from './ByLink.tsx';
import { EnterPage } from './Enter.tsx';
import { PrivacyPage } from './Privacy.tsx';
import { ReachPage } from './Reach.tsx';
import '../../../styles/online.css';
import '../../../styles/account.css';

export function AccountPages({ what, token }: { what: AccountPage; token: string }) {
  switch (what) {
    case 'reach':
      return <ReachPage />;
    case 'privacy':
      return <PrivacyPage />;
    case 'enter':
      return <EnterPage token={token} />;
    case 'pair':
      return <EnterPage token={token} by="code" />;
    case 'confirm':
      return <ConfirmPage token={token} />;
    case 'stop':
      return <StopPage token={token} />;
  }
}
