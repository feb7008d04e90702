/** What a worker says. */

export const workerWords = {
  waiting: 'Waiting for bot turns. Ctrl-C ends the worker once its turns are done.',
} as const;
