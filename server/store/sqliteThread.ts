/** The code of the thread that waits for the disk: one embedded database, asked by messages. */
import { parentPort, workerData } from 'node:worker_threads';
import { SqliteFile } from './sqliteFile.ts';
import type { Answer, Asked } from './threadedFile.ts';

const port = parentPort;
if (port === null) throw new Error('this is a thread of the server, not a program');
const file = new SqliteFile(workerData as string);

port.on('message', ({ id, call }: Asked) => {
  port.postMessage({ id, ...answer(call) } satisfies Answer);
});

function answer(call: Asked['call']): { result: unknown } | { error: unknown } {
  try {
    return { result: done(call) };
  } catch (error) {
    return { error };
  }
}

function done(call: Asked['call']): unknown {
  switch (call.to) {
    case 'query':
      return file.query(call.text, call.values);
    case 'batch':
      return file.batch(call.statements);
    case 'append':
      return file.append(call.rows);
    case 'close':
      return file.close();
  }
}
