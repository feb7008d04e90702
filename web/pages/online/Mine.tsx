/** Your matches, those that wait for you first. */
import { useMarks } from '../../online/marks.ts';
import { GROUPS, groupOf, waitsForMe } from '../../online/mine.ts';
import { useTables } from '../../online/useTables.ts';
import { Page } from '../../Page.tsx';
import { to } from '../../router.ts';
import { words } from '../../text/en.ts';
import { CallSwitch } from './CallSwitch.tsx';
import { Tables, Unreachable } from './Tables.tsx';
import '../../styles/online.css';

export function MinePage() {
  const { lists, look } = useTables();
  const text = words.online;
  const mine = lists === undefined || lists === 'unreachable' ? [] : lists.mine;
  useMarks({ turns: mine.filter(waitsForMe).length, unread: 0 });
  return (
    <Page title={text.mine} back={{ href: to.lobby(), label: text.title }} class="lobby">
      <div class="lobby__name o-panel">
        <CallSwitch />
      </div>
      {lists === 'unreachable' ? <Unreachable look={look} /> : undefined}
      {mine.length === 0 && lists !== undefined && lists !== 'unreachable' ? (
        <p>{text.mineNone}</p>
      ) : undefined}
      {GROUPS.map((group) => (
        <Tables
          key={group}
          id={group}
          title={text.mineGroups[group]}
          tables={mine.filter((table) => groupOf(table) === group)}
        />
      ))}
    </Page>
  );
}
