/** Lists of tables, looked at again and again while the page is open. */
import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '#client';
import { api, myName, recognise, renewed } from './link.ts';
import { sorted } from './mine.ts';

const LOOK_AGAIN = 10_000;

export interface Lists {
  readonly mine: readonly TableInfo[];
  readonly open: readonly TableInfo[];
  readonly playing: readonly TableInfo[];
}

export function useTables(): {
  lists: Lists | 'unreachable' | undefined;
  shut: string | undefined;
  look(): void;
} {
  const [lists, setLists] = useState<Lists | 'unreachable'>();
  /** Why the host lets one see nothing. */
  const [shut, setShut] = useState<string>();
  const look = async () => {
    const [mine, open, playing] = await Promise.all([
      myName.value ? api.tables('mine') : undefined,
      api.tables('open'),
      api.tables('playing'),
    ]);
    if (!open.ok && open.error.code === 'not-signed-in') {
      await recognise();
      return undefined;
    }
    setShut(!open.ok && open.error.code === 'banned' ? open.error.message : undefined);
    if (!open.ok || !playing.ok) return setLists('unreachable');
    const others = (tables: readonly TableInfo[]) => tables.filter(({ yours }) => yours.length === 0);
    return setLists({
      ...{ open: others(open.tables), playing: others(playing.tables) },
      mine: mine?.ok ? sorted(mine.tables) : [],
    });
  };
  useEffect(() => {
    void look();
    const timer = setInterval(() => void look(), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [myName.value, renewed.value]);
  return { lists, shut, look: () => void look() };
}
