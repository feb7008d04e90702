/** The log of Fleet Gessen: the rungs and the deeds, in English. */
export const LADDER_WORDS = {
  first: { title: 'First voyage', about: 'Three chairs, a short way: find a home.' },
  lead: { title: 'The second charter', about: 'Three chairs, the usual way: find a home, and win.' },
  five: { title: 'A free port', about: 'Five chairs, with the Network and the Underworld: win.' },
  long: { title: 'Old debts', about: 'Three chairs, a long way, strong rivals: win.' },
  six: { title: 'The republic of soup', about: 'Six chairs: win.' },
  turncoats: {
    title: 'Clean logs',
    about: 'Four chairs, and a marked leader may win with the bounders: win.',
  },
  seven: { title: 'The long experiment', about: 'Seven chairs, with the Researchers: win.' },
  eight: { title: 'The orderly streets', about: 'All eight chairs: win.' },
} as const;

export const DEED_WORDS = {
  home: { title: 'Landfall', about: 'Found a colony.' },
  sixVotes: { title: 'Six votes, one sentence', about: 'Strike a deal that turns your own order, and win.' },
  quietWeek: { title: 'Quiet week', about: 'Four quiet votes in a row.' },
  nobodysFool: { title: 'Nobody’s fool', about: 'Win with all your secrets contained.' },
  paidInFull: { title: 'Paid in full', about: 'Win with all five of your own markers back.' },
  otherChair: { title: 'The other chair', about: 'Win with each of three chairs.' },
  fullCouncil: { title: 'Full council', about: 'Win with each of the eight.' },
  threadbare: { title: 'Threadbare', about: 'Found a colony with Supply 2 or less.' },
  noChild: { title: 'No child lost', about: 'Found a colony with Women 10 or more.' },
  oldHands: { title: 'Old hands', about: 'Eight jumps without a failure in one voyage.' },
  secondDawn: { title: 'Second dawn', about: 'Win after a False Dawn.' },
  confession: { title: 'Confession', about: 'Win after confessing a mark.' },
  loyal: { title: 'Loyal', about: 'Be outvoted on your own order five times, and win.' },
  dealer: { title: 'Good for it', about: 'Five deals in one voyage.' },
  swift: { title: 'Swift', about: 'Found a colony by day 8.' },
} as const;

/** The tables that begin at once. */
export const START_WORDS = {
  first: { title: 'First voyage', about: 'Start here. You are dealt Church, Government or Military.' },
  five: { title: 'Council of five', about: 'Network and Underworld join in.' },
  eight: { title: 'Eight at the table', about: 'Every chair, one scene each.' },
} as const;
