/** Why the server turns something down, in English: for whoever asked, so each says what to do about it where there is something. */

/** What someone can have enough of. */
type Quota = 'open' | 'playing' | 'strong' | 'bots';

const QUOTAS: Readonly<Record<Quota, string>> = {
  open: 'tables waiting for players, as many as this server allows: leave one first',
  playing: 'matches in play, as many as this server allows: finish one first, or resign from it',
  strong:
    'strong bots playing, and this server allows hardly more: choose a lower level, or finish a match with strong bots first',
  bots: 'bots playing, and this server allows hardly more: finish a match with bots first',
};

/** The world's time, as the server does not know where the reader is. */
const moment = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

export const refusals = {
  // Who asks, and how often.
  oneObject: 'a message is one JSON object with an id and an op',
  oneHost: 'a request names the host it is for, once',
  tooLarge: 'a request may have at most 16 kB',
  strangeHost: (host: string) =>
    `this server is not known as "${host}": whoever runs it sets PUBLIC_URL (or ORRERY_ORIGINS) to the address people open`,
  otherOrigin: 'pages of other sites may not use this server: see ORRERY_ORIGINS',
  socketPath: (path: string) => `sockets are opened at ${path}`,
  connections: 'too many connections from this address',
  refused: (why: string) => `Refused: ${why}.`,
  otherSite: 'pages of other sites may not use this server',
  helloFirst: (protocol: number) => `say hello first, with protocol ${protocol}`,
  oldPage:
    'this page is older than the server: reload it and take the new version it offers; everything goes on where it was',
  newPage:
    'this page is newer than the server: reload it and take the new version it offers; everything goes on where it was',
  noOperation: 'there is no such operation',
  nothingHere: 'there is nothing here',
  problem: (field: string, reason: string) => `${field} ${reason}`,
  addressBusy: 'too many requests at once from this address; wait a moment',
  tooFast: 'too many requests; wait a moment',
  serverBusy: 'the server is very busy right now; try again in a moment',
  closing: 'the server is closing; try again in a moment',
  wentWrong: 'something went wrong here; it is safe to send this again',
  gone: 'nobody waits for this any more',
  storeAway: 'the database does not answer at the moment; it is safe to send this again',
  guestWork: 'a little work is asked of new guests',
  guestWorkWrong: 'this work is not what was asked for, or came too late',
  notSignedIn: 'say who you are first: a session is missing or not valid',
  sessionOver: 'session is not valid any more',
  banned: (until: number | undefined, reason: string | undefined) =>
    `the host of this server has shut you out${until === undefined ? '' : ` until ${moment(until)}`}${reason ? `: ${reason}` : ''}`,
  addressBanned: 'the host of this server has shut out the address you come from',

  // Accounts.
  noMail: 'this server sends no mail',
  tooManyMails: 'too many mails; wait a few minutes',
  linkUsed: 'this link was used already or is too old; ask for a new one',
  linkTooOld: 'this link is too old; switch the calls off where you play',
  linkInvalid: 'this link is not valid any more',
  addressTaken: 'this address belongs to another account: sign in with it instead',
  noSuchProvider: (known: string) => `provider must be one of ${known}`,
  providerAway: (provider: string) => `${provider} cannot be reached; try again later`,
  notSetOut: 'this browser has not set out to sign in, or too long ago',
  notConfirmed: (provider: string) => `${provider} did not confirm who you are`,
  noSuchGuest: 'guest is not a valid session',
  guestHasAccount: 'guest is someone with an account of their own',
  noDevice: 'you have no such device',
  hookUrl: (objection: string) => `url ${objection}`,
  hookForPlayers: 'only who sits at the table can have it call somewhere',
  tooManyHooks: (most: number) => `you have ${most} hooks already; remove one first`,
  noHook: 'you have no such hook',
  listFull: (most: number) => `your list has ${most} people already; take one off it first`,
  notMuted: 'you have not muted such a person',
  notBlocked: 'you have not blocked such a person',
  thatIsYou: 'that is you',
  seatOrPlayer: 'name either a seat or a player',
  noPersonHere: 'there is no such person at this table',
  notOpenToYou: 'this table is not open to you',

  // Reports.
  seatOrLine: 'name either a seat or a line of the talk',
  nobodyToReport: (field: string) => `there is nobody to report at this ${field}`,
  reportsOfYours: 'you have reported much of late; wait a while',
  reportsHere: 'too much is reported from where you are; wait a while',
  tooManyAtOnce: 'too many at once; wait a moment',

  // Tables.
  noMatch: (id: string) => `there is no match “${id}”`,
  noGame: (game: string) => `there is no game “${game}”`,
  gameGone: (game: string) => `there is no game “${game}” here any more`,
  nameAllSeats: (seats: number) => `players must name all ${seats} seats`,
  noFacilitator: 'in this game nobody has the role to decide for others',
  noPace: 'this game gives decisions no times of their own; set a clock',
  reserveOfNothing: 'a reserve goes with a clock of so many seconds for each decision: set one',
  reserveShows: 'at a table of this game a reserve would show who decides: set a clock without one',
  paceIsLive: 'the times of the game are for live tables: set a clock under an hour, or none',
  quota: (which: Quota, had: number, place: boolean) =>
    `${place ? 'where you are, people have' : 'you have'} ${had} ${QUOTAS[which]}`,
  noSeat: 'there is no such seat',
  noSeatHere: 'you have no seat at this table',
  noSeatFree: 'no seat is free',
  seatNotFree: 'this seat is not free',
  seatKept: 'this seat is kept for someone',
  codeWrong: (tries: number) =>
    `this code is wrong, was used, or is older than ten minutes; after ${tries} wrong tries it ends: show a new one`,
  notAsked: 'no seat is kept for you here',
  notYours: 'this seat is not yours',
  seatClosed: 'this seat is closed: who sat there has left the match',
  personSits: 'a person sits there',
  ownerOnly: 'only who set the table up can do this',
  firstHolderOnly: 'only who first took this seat can do this; who came by its link can leave it',
  linkFull: (most: number) =>
    `${most} others hold this seat by its link, as many as may: who first took the seat can remove them (This seat on other devices) and give you a new link`,
  firstHolderStays: 'who first took the seat keeps it',
  firstHolderCloses: 'only who first took this seat can close it; who came by its link can leave it',
  noComings: 'in this game nobody joins or leaves a match for good once it is in play',
  betweenTurns: 'players join and leave between turns: ask again when the next turn begins',
  onlyPerson: 'you are the only person at this table: resign, which ends the match',
  rematchForPlayers: 'only its players can ask for a rematch',
  rematchForOwners: 'who came by a link finds the rematch once another player has asked for it',

  // Matches.
  notStarted: 'the match has not started',
  notReady: 'the match has not started: a seat is free, or someone is not ready yet',
  alreadyStarted: 'the match has already started',
  over: 'the match is over',
  alreadyOver: 'the match is over already',
  notOver: 'the match is not over yet',
  paused: 'the match is paused',
  notPaused: 'the match is not paused',
  notPlayedHere: 'the match cannot be played here',
  matchBusy: 'the match is too busy; try again in a moment',
  resigned: 'you have resigned: a bot plays this seat now; you can look on and talk',
  notLate: 'not late',
  nothingDone: 'you have not done anything yet',
  joinedSince: 'someone has joined or left since: what was before stays as it is',
  noProposal: 'nothing is proposed',
  otherProposal: 'something else is proposed: answer that first',
  goneOn: 'the match has gone on since this was proposed',
  recordAtEnd: 'the record is shown when the match is over',
  watched: (most: number) => `a connection watches at most ${most} matches: close one first`,
  lookedBack: 'you have looked back on a lot at once; wait some seconds',
  noAdvance: 'in this game nothing can be settled in advance',
  longInstructions: (bytes: number) => `instructions must be shorter than ${bytes} bytes`,

  // Dice.
  commitFirst: 'commit to a value first',
  otherValue: 'value is not the one this seat has committed to',
  otherCommitment: 'someone has committed to another value: look at the table once more',
  notCommitted: (seat: number) => `seat ${seat} has not committed to a value for the dice yet`,
  seatsFree: 'seats are still free',
  nobodyWaited: 'nobody is waited for: be ready first',
  someoneReady: 'someone is ready: be ready on the device you sat down with, or leave and sit down again',

  // Talk.
  listenFirst: (seconds: number) => `those who have just come listen first; talk in ${seconds} seconds`,
  talkFast: 'you are talking too fast; wait a moment',
  talkNew: 'you are new here and talking fast; wait a moment',
  talkHere: 'too much is said from where you are; wait a moment',
  talkTable: 'too much is said at this table; wait a moment',
  playersTalk: 'players talk at the table',
  watchersTalk: 'those who watch talk among themselves',
  allAtTable: 'in this game everything is said at the table',
  twoSeats: 'must name two seats of the table, the lower one first',
  twoOthers: 'is for two others',

  // The console.
  noConsole: 'this server has no console: its host has set no ORRERY_ADMIN_TOKEN',
  consoleToken: 'the token of the console is missing or wrong',
  wrongTokens: 'too many wrong tokens came from this address; wait a minute',
  playerOrAddresses: 'name either a player or addresses',
  addresses: (what: string) => `addresses must be ${what}`,
  noBan: 'there is no such ban',
  noPerson: 'there is no such person',
  noReport: 'there is no such report',
} as const;
