/** Text that fits a terminal. */

/** Breaks text at spaces into lines of at most `width` characters; later lines begin with `hanging`. */
export function wrap(text: string, width: number, hanging = ''): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) {
    let line = '';
    let begun = false;
    for (const word of paragraph.split(' ')) {
      if (begun && line.length + 1 + word.length > width) {
        lines.push(line);
        line = hanging + word;
      } else {
        line = begun ? `${line} ${word}` : word;
        begun = true;
      }
    }
    lines.push(line);
  }
  return lines;
}

/** A table of cells in columns; numbers to the right. */
export function columns(rows: readonly (readonly string[])[], right: ReadonlySet<number> = new Set()): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, i) => {
      widths[i] = Math.max(widths[i] ?? 0, cell.length);
    });
  }
  return rows.map((row) =>
    row
      .map((cell, i) => (right.has(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
