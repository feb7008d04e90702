/** The tables one sits at that are not over, looked at once. */
import { useEffect, useState } from 'preact/hooks';
import type { TableInfo } from '#client';
import { api } from './link.ts';
import { sorted } from './mine.ts';

export function useMine(): readonly TableInfo[] {
  const [mine, setMine] = useState<readonly TableInfo[]>([]);
  useEffect(() => {
    const look = async () => {
      const found = await api.tables('mine');
      if (found.ok) setMine(sorted(found.tables).filter(({ status }) => status !== 'over'));
    };
    void look();
  }, []);
  return mine;
}
