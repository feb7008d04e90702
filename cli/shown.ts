/**
 * Text from a record, a file or a server as a terminal may see it: what would move the cursor, clear the screen, set the
 * title or turn the line around is shown instead of done. Of escapes only the colours of `paint.ts` come through.
 */
const COLOURS = String.raw`\x1b\[(?:1|22|3[1-6]|39|90)m`;
const COMMANDS = String.raw`[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]`;
const EITHER = new RegExp(`${COLOURS}|${COMMANDS}`, 'g');

export function shown(text: string): string {
  return text.replace(EITHER, (found) => (found.length > 1 ? found : visible(found.charCodeAt(0))));
}

/** Control characters have pictures; the others are told by number. */
function visible(code: number): string {
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '␡' : `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
}
