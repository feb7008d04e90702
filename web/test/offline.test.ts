/** A new version waits for the person: it says so, and loads only when it is asked to. */
import { beforeEach, expect, test, vi } from 'vitest';
import { words } from '../text/en.ts';

const register = vi.hoisted(() => ({
  needRefresh: (): void => undefined,
  update: vi.fn<(reload: boolean) => Promise<void>>(() => Promise.resolve()),
}));
const toast = vi.hoisted(() => vi.fn());

vi.mock('virtual:pwa-register', () => ({
  registerSW({ onNeedRefresh }: { onNeedRefresh(): void }) {
    register.needRefresh = onNeedRefresh;
    return register.update;
  },
}));
vi.mock('#ui/Toasts.tsx', () => ({ toast }));

const { keepOffline } = await import('../offline.ts');

beforeEach(() => {
  vi.clearAllMocks();
});

test('nothing is said while there is nothing new', () => {
  keepOffline();
  expect(toast).not.toHaveBeenCalled();
});

test('a new version is told once, stays on the screen, and is not loaded by itself', () => {
  keepOffline();
  register.needRefresh();
  expect(toast).toHaveBeenCalledOnce();
  expect(toast.mock.calls[0]?.[0]).toMatchObject({
    kind: 'update',
    lasting: true,
    words: words.update.ready,
  });
  expect(register.update).not.toHaveBeenCalled();
});

test('pressed, it loads the new version and the page with it, once all is on the disk', async () => {
  keepOffline();
  register.needRefresh();
  toast.mock.calls[0]?.[0].action.run();
  await vi.waitFor(() => expect(register.update).toHaveBeenCalledExactlyOnceWith(true));
});
