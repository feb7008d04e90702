/** A record inside a link: squeezed, and in letters that an address may carry. Nothing leaves this browser but the link. */
import { type MatchRecord, type Problem, recordProblem } from '#engine';
import { words } from '../text/en.ts';

/** What a link may unfold to; a longer match is exported as a file. */
const MOST_BYTES = 4_000_000;

export type Unpacked = { readonly record: MatchRecord } | { readonly problem: Problem };

export async function pack(record: MatchRecord): Promise<string> {
  const squeezed = new Blob([JSON.stringify(record)])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  return toLetters(new Uint8Array(await new Response(squeezed).arrayBuffer()));
}

export async function unpack(link: string): Promise<Unpacked> {
  try {
    const bytes = fromLetters(link);
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    const text = await readLimited(stream);
    if (text === undefined) return { problem: { field: 'link', reason: words.link.tooLarge } };
    return readRecord(text, 'link');
  } catch {
    return { problem: { field: 'link', reason: words.link.damaged } };
  }
}

/** Reads a record from text, and says which field is wrong and why. */
export function readRecord(text: string, field: string): Unpacked {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: { field, reason: words.link.notJson } };
  }
  const problem = recordProblem(value);
  return problem ? { problem } : { record: value as MatchRecord };
}

async function readLimited(stream: ReadableStream<Uint8Array>): Promise<string | undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
    if (text.length > MOST_BYTES) {
      await reader.cancel();
      return undefined;
    }
  }
  return text + decoder.decode();
}

function toLetters(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromLetters(letters: string): Uint8Array<ArrayBuffer> {
  const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (char) => char.charCodeAt(0));
}
