/** Puts a link to a page of the app on the clipboard. */
import { copyText } from '../copyText.ts';
import { words } from '../text/en.ts';

export function copyLink(address: string): Promise<void> {
  const link = new URL(address, location.href).href;
  return copyText(link, words.replay.shared, words.replay.shareFailed);
}
