/** The code of the worker that works for the server's sake. It has nobody to make room for. */
import { doWork, type Work } from '#client/work.ts';

addEventListener('message', async ({ data }: MessageEvent<Work>) => {
  postMessage(await doWork(data, async () => undefined));
});
