/** Whose turns a hook is called at: one's own everywhere, or everyone's at one table. */
import { SHELF } from 'virtual:catalogue';
import type { TableInfo } from '#client';
import { namesOf } from '../../../online/names.ts';
import { account as words } from '../../../text/account.ts';

interface HookScopeProps {
  tables: readonly TableInfo[];
  /** The table, or nothing for one's own turns. */
  value: string;
  onChange(match: string): void;
}

export function HookScope({ tables, value, onChange }: HookScopeProps) {
  const text = words.hooks;
  return (
    <label class="o-field">
      <span class="o-field__label">{text.scope}</span>
      <select class="o-select" value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{text.everyTable}</option>
        {tables.map((table) => (
          <option key={table.id} value={table.id}>
            {text.oneTable(tableName(table))}
          </option>
        ))}
      </select>
      <span class="o-field__hint">{value ? text.oneTableHelp : text.everyTableHelp}</span>
    </label>
  );
}

export function tableName({ game, seats }: TableInfo): string {
  const title = SHELF.find(({ id }) => id === game)?.title ?? game;
  const called = namesOf(seats);
  const names = seats.flatMap(({ kind, seat }) => (kind === 'free' ? [] : [called[seat]]));
  return `${title} (${names.join(', ')})`;
}
