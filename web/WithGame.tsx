/** Loads a game and its table, then shows what needs them. */
import type { ComponentChildren } from 'preact';
import { doorOf, type Opened } from './games.ts';
import { Loading, Notice } from './Notice.tsx';
import { words } from './text/en.ts';
import { useLoaded } from './useLoaded.ts';

export function WithGame({
  game,
  children,
}: {
  game: string;
  children: (opened: Opened) => ComponentChildren;
}) {
  const door = doorOf(game);
  const loaded = useLoaded(async () => door?.load(), [game]);
  if (loaded.status === 'loading') return <Loading />;
  if (loaded.status === 'failed') {
    return (
      <Notice title={words.trouble.title}>
        <p>{words.trouble.load}</p>
      </Notice>
    );
  }
  if (loaded.value === undefined) {
    return (
      <Notice title={words.missing.title}>
        <p>{words.missing.detail}</p>
      </Notice>
    );
  }
  return <>{children(loaded.value)}</>;
}
