/** A refusal of the server in the words of the table. */
import type { WireError } from '#client';
import { words } from '../text/en.ts';

export function refusalWords({ code, message }: WireError): string {
  return code === 'stale' ? words.online.table.tooLate : message;
}
