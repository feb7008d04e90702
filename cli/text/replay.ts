/** What the command says of a record. */

export const replayWords = {
  head: (title: string, rules: string, seats: number, options: readonly string[]) =>
    [`${title}, rules ${rules}`, seats === 1 ? '1 seat' : `${seats} seats`, ...options].join(', '),
  option: (name: string, value: string) => `${name} ${value}`,
  table: 'the table: ',
  seat: (seat: number) => `seat ${seat}: `,
  checked: (actions: number, hash: string, end: string) =>
    `${actions} actions replayed, hash ${hash}: ${end}`,
  outcome: (title: string, detail: string) => `${title}. ${detail}`,
  notOver: 'not over yet',
  agreed: 'ended by agreement',
  abandoned: 'over, as nobody played on',
  closed: 'closed by the host of the server',
  resigned: 'over by resigning',
  resignedBy: (seat: number) => `over, as seat ${seat} resigned`,
} as const;
