/** A message of a WebSocket as it came: one JSON object, of which nothing else is known yet. */
import { isRecord } from '#engine';

export type Fields = Readonly<Record<string, unknown>>;
export type Message = Fields & { readonly id?: unknown; readonly op?: unknown };

export function parse(text: string): Message | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function idOf(id: unknown): string | number | undefined {
  if (typeof id === 'string' && id.length <= 64) return id;
  return typeof id === 'number' && Number.isFinite(id) ? id : undefined;
}
