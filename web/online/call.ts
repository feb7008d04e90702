/** Calls a person who looks elsewhere: a notification of the browser, where they have switched it on and allowed it. */
import { signal } from '@preact/signals';
import { go } from '../router.ts';
import { readJson, write } from '../store/local.ts';

const KEY = 'orrery/call';

/** Whether this person wants to be called. The browser may still refuse. */
export const wanted = signal(readJson(KEY) === true);

export type Permission = 'granted' | 'denied' | 'default' | 'unknown';

export const permission = signal<Permission>(permissionNow());

function permissionNow(): Permission {
  // Where the line is not safe, browsers call it denied, and nobody could allow it.
  return typeof Notification === 'undefined' || !isSecureContext ? 'unknown' : Notification.permission;
}

/** The browser is asked only here, when someone turns the switch. */
export async function wantCalls(on: boolean): Promise<void> {
  if (on && permissionNow() === 'default') await Notification.requestPermission();
  permission.value = permissionNow();
  wanted.value = on && permission.value === 'granted';
  write(KEY, wanted.value);
}

export interface Call {
  readonly title: string;
  readonly body: string;
  /** A later call of the same name takes the place of an earlier one. */
  readonly tag: string;
  /** The page it is about. */
  readonly address: string;
}

/** Shows it only to those who do not see the page. */
export async function call({ title, body, tag, address }: Call): Promise<void> {
  if (!wanted.value || permissionNow() !== 'granted' || !document.hidden) return;
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      go(address);
      shown.close();
    };
  } catch {
    // Phones show notifications through the page's worker only.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, { body, tag });
  }
}
