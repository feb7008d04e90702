/** What is wrong with a backup, in English: for the host, at the command line. */

export const backupTroubles = {
  noDatabase: (file: string) => `There is no database at ${file}.`,
  isThere: (file: string) => `${file} is there already; nothing was written.`,
  noBackup: (file: string) => `There is no backup at ${file}.`,
  notWhole: (file: string) => `${file} is not whole: it was cut short or changed.`,
  noBackupOrWhole: (file: string) => `${file} is no backup, or not a whole one.`,
  notOurs: (file: string) => `${file} is no backup of Orrery.`,
  newerForm: (file: string) => `${file} was made by a newer Orrery.`,
  newer: (file: string, steps: number, known: number) =>
    `${file} was made by a newer Orrery (step ${steps}; this one knows ${known}).`,
  inUse: (lock: string) => `${lock} Nothing was changed.`,
  served: 'Servers are running on this database: stop them first. Nothing was changed.',
} as const;
