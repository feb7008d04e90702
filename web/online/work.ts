/** The work that a pressed server asks of new guests, done beside the page, so that the page stays awake. */
import type { Work, WorkDone } from '#client/work.ts';
import WorkWorker from './workWorker.ts?worker';

export function workBeside(work: Work): Promise<WorkDone | undefined> {
  return new Promise((resolve) => {
    const worker = new WorkWorker({ name: 'work' });
    const done = (result: WorkDone | undefined) => {
      worker.terminate();
      resolve(result);
    };
    worker.onmessage = ({ data }: MessageEvent<WorkDone | undefined>) => done(data);
    // Without an answer the server's refusal stands, and says what it is about.
    worker.onerror = () => done(undefined);
    worker.postMessage(work);
  });
}
