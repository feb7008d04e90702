/** Figures as a table for a page of documentation. */
export function markdown(rows: readonly Readonly<Record<string, string | number>>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const shown = (value: string | number | undefined) =>
    typeof value === 'number' ? value.toLocaleString('en') : String(value ?? '');
  return [
    line(names),
    line(names.map(() => '---')),
    ...rows.map((row) => line(names.map((name) => shown(row[name])))),
  ].join('\n');
}
