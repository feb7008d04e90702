/** Records as files: out to the person's disk and back in. */
import { type MatchRecord, recordText } from '#engine';
import { toast } from '#ui/Toasts.tsx';
import { words } from '../text/en.ts';
import { readRecord, type Unpacked } from './share.ts';

const MOST_BYTES = 20_000_000;

export function exportRecord(record: MatchRecord): void {
  const part = record.random.seed.replace(/[^\w-]+/g, '').slice(0, 8) || 'match';
  const name = `${record.game}-${part}.json`;
  download(name, recordText(record));
  toast({ tone: 'success', words: words.link.exported(name) });
}

/** Hands the person a file. */
export function download(name: string, text: string, type = 'application/json'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export async function readFile(file: File): Promise<Unpacked> {
  if (file.size > MOST_BYTES) return { problem: { field: 'file', reason: words.link.fileTooLarge } };
  return readRecord(await file.text(), 'file');
}
