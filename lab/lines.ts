/** Splits a stream of bytes into lines. A line that grows past the limit is reported once and dropped up to its end. */

export const LINE_LIMIT = 8 * 1024 * 1024;

export type TextLine = { readonly text: string } | { readonly tooLong: true };

const NEWLINE = 10;

export async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  limit = LINE_LIMIT,
): AsyncGenerator<TextLine> {
  const decoder = new TextDecoder();
  let parts: Uint8Array[] = [];
  let size = 0;
  let dropping = false;

  for await (const chunk of chunks) {
    let from = 0;
    while (from < chunk.length) {
      const newline = chunk.indexOf(NEWLINE, from);
      const to = newline < 0 ? chunk.length : newline;
      if (!dropping) {
        size += to - from;
        if (size > limit) {
          dropping = true;
          parts = [];
          yield { tooLong: true };
        } else {
          parts.push(chunk.subarray(from, to));
        }
      }
      if (newline >= 0) {
        if (!dropping) yield { text: decoder.decode(joined(parts, size)) };
        parts = [];
        size = 0;
        dropping = false;
      }
      from = to + 1;
    }
  }
  if (size > 0 && !dropping) yield { text: decoder.decode(joined(parts, size)) };
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  if (parts.length === 1 && parts[0]) return parts[0];
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
