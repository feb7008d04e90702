/** Cells in columns for a terminal, indented. By default all but the first column are set to the right. */
export function columns(rows: readonly (readonly string[])[], right?: readonly number[]): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
    });
  }
  const toRight = (i: number) => (right ? right.includes(i) : i > 0);
  const set = (cell: string, i: number) => {
    const width = widths[i] ?? 0;
    return toRight(i) ? cell.padStart(width) : cell.padEnd(width);
  };
  return rows.map((row) => `  ${row.map(set).join('  ')}`.trimEnd());
}
