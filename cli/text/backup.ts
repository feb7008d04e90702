/** What the command says of backups. */

export const backupWords = {
  progress: '{value} of {total} rows | {eta_formatted} left',
  made: (file: string, matches: number, rows: number, size: number) =>
    `${file}: ${matches} matches, ${rows} rows, ${size} kB; read back and whole.`,
  inPlace: (made: string, rows: number) => `The backup of ${made} is in place: ${rows} rows.`,
  aside: (where: string) => `What was there before is kept in ${where}`,
} as const;
