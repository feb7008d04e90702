/** What the command says of boards of Mothership. */

export const boardWords = {
  fits: (file: string, seats: number) =>
    `${file} is a board for ${seats === 1 ? 'the Solo Challenge' : `${seats} seats`}. Play on it: --option layout=own --option board=@${file}`,
  advice: (rule: string, reason: string) => `${rule} advises: ${reason}`,
} as const;
