/** What the command says beside the report of a simulation. */

export const simWords = {
  progress: '{value} of {total} games | {eta_formatted} left',
  stopped: (done: number, games: number) => `stopped after ${done} of ${games} games`,
  outHint: '--out <dir> writes the records of the failed games',
  written: (folder: string) => `Written to ${folder}`,
} as const;
