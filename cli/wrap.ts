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
