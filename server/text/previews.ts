/** What a link to a table says of it where it is shown elsewhere, before anyone has opened it. */
export const previews = {
  site: 'Orrery',
  title: (game: string, names: string) => (names === '' ? game : `${game}: ${names}`),
  open: (free: number) =>
    free === 0
      ? 'Everyone has come; the match begins when all are ready.'
      : `${free === 1 ? '1 seat is' : `${free} seats are`} free. Sit down in the browser, without an account.`,
  playing: 'In play. You can watch.',
  over: 'Over. Look at how it went, with everything shown.',
  won: (names: string) => `Over: ${names} won. Look at how it went, with everything shown.`,
  moment: (at: string) => `Moment ${at} of the match, on the board.`,
};
