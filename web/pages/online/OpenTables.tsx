/** Tables that wait for players. Where there are many, one says what one looks for. */
import { SHELF } from 'virtual:catalogue';
import { useState } from 'preact/hooks';
import type { TableInfo } from '#client';
import { languageName } from '../../online/facts.ts';
import { ANYTHING, fits, paceOf, type Wish } from '../../online/wish.ts';
import { called } from '../../text/called.ts';
import { words } from '../../text/en.ts';
import { Tables } from './Tables.tsx';

/** So few are looked through at a glance. */
const FEW = 3;

export function OpenTables({ tables }: { tables: readonly TableInfo[] }) {
  const [wish, setWish] = useState<Wish>(ANYTHING);
  const text = words.online;
  if (tables.length <= FEW)
    return <Tables id="open" title={text.open} empty={text.openEmpty} tables={tables} />;
  const choices = (of: (table: TableInfo) => string) => [...new Set(tables.map(of))].sort();
  const field = (name: keyof Wish, values: readonly string[], say: (value: string) => string) => (
    <label class="o-field">
      <span class="o-field__label">{text.wish[name]}</span>
      <select
        class="o-select"
        value={wish[name]}
        onChange={({ currentTarget: { value } }) => setWish({ ...wish, [name]: value })}
      >
        <option value="">{text.wish.any}</option>
        {[...new Set([...values, ...(wish[name] ? [wish[name]] : [])])].map((value) => (
          <option key={value} value={value}>
            {say(value)}
          </option>
        ))}
      </select>
    </label>
  );
  const found = tables.filter((table) => fits(table, wish));
  return (
    <Tables id="open" title={text.open} empty={text.wish.none(tables.length)} tables={found}>
      <div class="lobby__wish">
        {field(
          'game',
          choices(({ game }) => game),
          titleOf,
        )}
        {field('pace', choices(paceOf), (pace) => called(text.wish.paces, pace))}
        {field(
          'language',
          choices(({ language }) => language),
          languageName,
        )}
      </div>
    </Tables>
  );
}

function titleOf(game: string): string {
  return SHELF.find(({ id }) => id === game)?.title ?? game;
}
