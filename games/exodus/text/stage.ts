/** The words on the stage: every decision as the scene it is, what happened, and the end. */
import type { AnswerId } from '../content/fleet.ts';
import type { Landfall } from '../content/plans.ts';
import { percent } from './table.ts';

/** The five parts of a day. */
export const PART_WORDS = {
  write: 'Write',
  argue: 'Argue',
  shadow: 'Shadow',
  outcome: 'Outcome',
  course: 'Course',
} as const;

export const OPENING_WORDS = {
  you: (name: string, world: string) => `You are ${name}, of ${world}.`,
  lead: (faction: string) => `You lead ${faction}.`,
  byGauge: (gauge: string, now: number) => `You are judged by ${gauge}, now ${now}: the higher, the better.`,
  judged: {
    network: 'You are judged by Treachery: the lower, the better.',
    security: 'You are judged by Edge: the lower, the better.',
    opposition: 'You are judged by Justice: the lower, the better, for then they need you.',
    researchers: 'You are judged by what you find out.',
    underworld: 'You are judged by your Stash.',
  } as Readonly<Partial<Record<string, string>>>,
  keeper:
    'Three hands move the ship, and yours is one of them. When a home is found, the highest standing wins alone.',
  other:
    'You have no hand at the helm, but a vote in everything. When a home is found, the highest standing wins alone.',
  aims: 'Your two aims: 3 points each, if they are met at the end',
  faction: 'What your faction hides: 2 points each while they stay secret',
  leader: 'What your leader hides: 1 point while it stays secret',
  seal: 'Seal it',
  past: 'Four questions about the fleet’s past. What most seats answer helps the fleet once. (Bounders: things that wait in jump-space, slip into a mind and never leave it. They brought down the Colonies.)',
  most: (dossier: boolean) =>
    dossier
      ? 'Keep two of the three aims: what you press goes back, and the other two stay. Then two secrets of the faction and one of the leader.'
      : 'Most of the seats must agree, or it stays an open question.',
  staff: (dossier: boolean) =>
    dossier ? 'Your staff has put this together. It will do.' : 'This is how your staff would vote.',
  choose: 'Choose myself',
  vote: 'Cast these votes',
};

export const INTENT_WORDS = {
  none: 'no opinion',
  pending: 'to write',
  yourWeight: (own: number, all: number) => `${own} of ${all} votes`,
  weightLong: (own: number, all: number) => `your slip weighs ${own} of ${all} votes`,
  send: 'Send all slips',
  sendLeft: (left: number) => (left === 0 ? 'Send all slips' : `Send, ${left} left open`),
  asLast: 'As yesterday',
  leader: 'Your leader',
  noneHelp: 'You leave it to the others.',
  likelyToFail: 'likely to fail',
  quiet: (edge: number) => `if quiet: Edge ${edge}`,
  objected: (edge: number) => `if objected: ${edge}`,
  cases: 'Two bars: if nobody objects to the vote, Edge falls by 3 before the dice.',
  helps: 'A sure + for that faction, where the two have a word in common.',
  all: (count: number) => `All ${count} orders`,
  fewer: 'The six likeliest',
  kinds: { chore: 'Chores', own: 'Its own orders', title: 'Titles and law', aimed: 'At others', none: '' },
  sealed: 'Your slips are sealed. The others are still writing.',
  ordersFor: (name: string) => `Orders for ${name}`,
  posted: 'takes effect before covert orders',
};

export const TALLY_WORDS = {
  tied: 'tied',
  verdict: (won: number, of: number) =>
    won === of ? 'Nothing you wrote was outvoted.' : `${won} of ${of} went your way.`,
  own: {
    outvoted: 'Your own people were outvoted.',
    done: 'Your own people do what you wrote.',
    blank: 'For your own people you wrote nothing, so the others decided.',
  },
  votes: (count: number) => `${count} votes`,
  wants: (what: string, whose: string | undefined) => `wants ${what}${whose ? ` for ${whose}` : ''}`,
  outvoted: 'your slip lost',
  said: 'What they say',
  duty: 'by mandate',
  accept: (edge: number) =>
    `If nobody objects the fleet calms down: Edge ${edge} → ${Math.max(0, edge - 3)}.`,
  loud: 'There was an objection today: no −3 Edge.',
  dissent: 'Object',
  dissentHelp: 'You talk to one of them about one slip. The −3 Edge is given up for today.',
  favour:
    'Once a voyage, by a secret you know; the orders stand. A marker is a favour owed to you: it rewrites a slip of theirs, or is 1 point at the end.',
  dissentLoud: 'You open a scene to change one.',
  dissentBallot: 'You talk to one of them about their vote.',
  talk: (who: string) => `Talk to ${who}`,
  turns: (to: number, against: number) => `This one slip turns the result: ${to} to ${against}.`,
  rewrite: 'instead of what they wrote for you',
  strike: 'what they wrote for it is struck',
};

export const SCENE_WORDS = {
  talk: 'What is said',
  turned: (who: string, what: string, to: number, against: number) => `${who}: ${what}, ${to} to ${against}.`,
  same: (who: string, what: string) => `${who} still does this: ${what}.`,
  get: (items: string) => `You get ${items}.`,
  nothing: 'You get nothing for it.',
  ballotNow: (what: string) => `Your ballot: ${what}.`,
  refuse: 'They may let it drop, or force it in the open: +1 Edge.',
  ends: {
    yours: { won: 'You win', half: 'Half', lost: 'You lose' },
    theirs: { won: 'They win', half: 'Half', lost: 'They lose' },
    ballots: {
      won: 'the other votes so too.',
      half: 'both lose face, and neither gets it.',
      lost: 'whoever forced it votes as the other does.',
    },
  },
  outNow: (secret: string, impact: string) => `“${secret}” comes out: ${impact}.`,
  counter: 'They may add it, stand by their offer, or go.',
  marker: 'Their own marker ends it, and no force can follow.',
  answer: {
    likely: 'gains by what everyone can see, and may well agree',
    open: 'may agree or not',
    unlikely: 'will hardly agree: you offer nothing',
  },
  ask: (who: string, what: string, whose: string) => `You ask ${who} to write “${what}” for ${whose}.`,
  votes: (count: number, wish: string | undefined) =>
    `Your ${count} votes${wish === undefined ? '' : `; they wrote ${wish}`}.`,
  items: {
    marker: 'A favour they may call in; at the end, a point for them.',
    return: 'Their own favour, given back.',
    'pledge-course': 'They cast your next ballot on it.',
    'pledge-disposition': 'They cast your next ballot on it.',
    'pledge-silence': 'You cannot object tomorrow.',
  },
  asking: new Set<string>(['issue', 'respondent', 'demand']),
  sayIt: 'Say it',
  letBe: 'Let it be',
  dropHelp: 'The slips stay as they are.',
  rows: {
    issue: 'About whose order',
    respondent: 'Whom you speak to',
    demand: 'What you ask',
    offer: 'What you give, three things at most',
    offerVote: 'What you give, three things at most',
    enough: 'What you give',
    vote: 'What you would write instead',
    threaten: 'What you know',
  } as Readonly<Partial<Record<string, string>>>,
  stands: (who: string | undefined, what: string) =>
    who === undefined ? `You stand for ${what}` : `${who} stands for ${what}`,
  rewrote: (who: string) => `: ${who} called in a favour and rewrote your slip`,
  waits: 'You objected too: your turn comes after this.',
  /** Why somebody would not, as everyone can see. */
  refusal: {
    threat: 'And I do not bend to threats.',
    nothing: 'You offer nothing for it.',
    little: (own: string) => `“${own}” is worth more to me than that.`,
  },
  about: (whose: string) => `A word about ${whose}: not like this.`,
  issue: (name: string) => `About the order of ${name}`,
  ballot: 'About the ballot',
};

export const COVERT_TABLE = {
  spy: (count: number) =>
    count === 1
      ? 'One of their secrets you do not know. Half done, they notice.'
      : `${count} of their secrets you do not know: you learn one. Half done, they notice.`,
  results: (success: string, failure: string) => `Done: ${success}. Failed: ${failure}.`,
  comingDays: 'No order on the coming days either, unless I open this',
  folded: 'Knives and coups',
  masked: 'Masked, once a voyage: your people are not distracted',
  again: 'Act in the dark again',
  noneHelp: 'Nothing is risked, and nothing distracts from your public order.',
  leakHelp: 'Tell one secret you know, to one faction or to all.',
};

export const WORRY_WORDS = {
  low: (name: string, now: number) => `${name} is down to ${now}: at 0 all lose.`,
  duty: 'Your people have a duty: undone, it costs the fleet every night.',
  edge: (now: number) => `Edge is ${now}: from 5 on every night may bring a crisis.`,
  treachery: (now: number) => `Treachery is ${now}: from 5 on battles and arrivals go worse.`,
  margin: (now: number) => `Faith is only ${now} above Treachery: below 6 a jump may lose something.`,
  hunters: (force: string) =>
    `Hunters come tonight in ${force}, as the gauges stand now: keep gun crews ready, or leave in the evening.`,
  calm: 'Nothing presses: a day for your own number.',
};

const SURE = 0.995;
const NEVER = 0.005;

/** What is certain or cannot be has no number. */
function mayBring(force: number, duty: number): string {
  if (force >= SURE) return 'brings hunters';
  if (duty >= SURE) return 'brings a duty for somebody';
  const may = [
    ...(force > NEVER ? [`hunters (${percent(force)})`] : []),
    ...(duty > NEVER ? [`a duty for somebody (${percent(duty)})`] : []),
  ];
  return may.length === 0 ? 'is safe' : `may bring ${may.join(' or ')}`;
}

export const DISPOSITION_HELP = {
  nothing: 'Nothing left to work on here.',
  calm: 'If the fleet stays here and its gauges stay as they are, the next night is safe.',
  crisis: (force: number, duty: number) =>
    `If the fleet stays here and its gauges stay as they are, the next night ${mayBring(force, duty)}.`,
  leave: 'The Keepers then choose the star.',
  stayScouts: 'They get away and tell where we are: crises here get worse.',
  stayForce: 'They strike first: the same fight with one die a sure −.',
  run: (full: boolean) =>
    full
      ? 'Time for a full ritual: they are left behind.'
      : 'Time for a hurried ritual only, two dice a sure −. Half done, something is left behind.',
  noTime: 'No time for a ritual yet: the Keepers can only buy time.',
  dark: 'They lose the fleet and go; the place stays known to them.',
  hold: 'The fleet stays where it is for a day.',
  none: 'You leave it to the others.',
  scout:
    'One ship is sent ahead: what waits there is known before the fleet comes. Half done, the ship is lost. The fleet stays here.',
};

export const LANDFALL_HELP: Readonly<Record<Landfall, string>> = {
  found: 'The voyage ends here. Standing decides who shapes the world.',
  flawed: '+1 Faith, +1 Justice, −2 Edge now, and the site can be worked for Supply.',
  dawn: 'A colony is begun and lost. Traits recover towards their start, a new map, one cause of grief.',
  fate: 'One die: − flawed, 0 False Dawn, + found.',
  wait: 'Asked again after the next day here.',
};

export const FORCE_TABLE = {
  lead: (lead: number) => `Lead ${lead} of 4`,
  strength: (strength: number) => `Strength ${strength} against your Might`,
  rituals: (lead: number) =>
    lead >= 3
      ? 'time for a full ritual'
      : lead >= 1
        ? 'time for a hurried ritual only'
        : 'no time for any ritual',
};

export const ELECTION_WORDS = {
  people: (who: string) => `The people add 3 votes for the ${who}.`,
  weight: (weight: number) => `Your vote weighs ${weight}.`,
  incumbent: 'The Governor stays: +1 Justice, −1 Edge, +1 Renown for the Government.',
  challenger: '+1 Justice, −2 Edge, −1 Renown for the Government, and a new Governor.',
};

export const ANSWER_HELP: Readonly<Record<AnswerId, string>> = {
  'network-alarm': 'The first hunt order of the voyage has one assist.',
  'dying-technician': 'The first spying or dirt digging has one assist.',
  'last-broadcasts': 'The first Tend to the Flock has one assist.',
  published: 'Government orders on days 1 and 2 have one assist.',
  sealed: 'The first crisis roll counts as 0.',
  rumoured: 'Everyone overhears the name of a secret of the next faction.',
  charted: 'Two systems near the origin are scanned before day 1.',
  'a-direction': '+1 Bearing.',
  'anywhere-but-here': 'The first jump has one assist.',
  'forbidden-word': 'The first Recruit, Tend or Parade of the Church has one assist.',
  'sailors-tale': 'The first battle has one assist.',
  'scholars-wager': 'The first order that gives Bearing gives one more.',
};

export const BEAR_HELP = {
  now: (name: string, from: number, to: number) => `${name} ${from} → ${to}`,
  later: (name: string, now: number) => `${name} is ${now}; +1 when the work here is done`,
  full: (name: string, now: number) => `${name} is ${now} already: nothing is gained`,
  sacrifice: (what: string) => `Your own ${what} falls by 1`,
};

export const STAGE_WORDS = {
  before: 'Before the voyage',
  leak: 'What three counted factions know is public.',
  strain: 'Something always breaks, and it is your turn to carry it. Each choice says what it leaves.',
  scanning: (chance: string, next: number | undefined) =>
    `Choose the star for the one aimed look of the day: it finds a home in ${chance}${next === undefined ? '' : `, more from Bearing ${next} on`}. The other looks follow by themselves.`,
  seen: 'Seen today:',
  plainLook: 'A look without aim: what lies there is as chance will have it.',
  later: 'It comes aboard when the work here is done.',
  soFar: 'Today so far',
  leaveFor: 'Leave for another star: a jump, −1 Faith, +1 Treachery',
  buyTime: 'Buy time',
  runTo: (hurried: boolean) =>
    hurried
      ? 'Run to a star: a jump in haste, two dice a sure −, −1 Faith, +1 Treachery'
      : 'Run to a star: a full ritual, −1 Faith, +1 Treachery',
  toAll: 'To everyone',
  toOne: (name: string) => `To ${name}`,
  scan: (system: string) => `Scan ${system}`,
  jump: (system: string, hurried: boolean) => `${hurried ? 'In haste to' : 'To'} ${system}`,
  ways: (links: number) => (links > 1 ? `${links} ways meet there` : 'no way on from there is known yet'),
  waiting: 'The others decide.',
  watching: 'The fleet moves on.',
  credit:
    'Adapted from Exodus by Lester Ward, © 2010 DivNull Productions, CC BY 3.0. Changed: completed and made playable in software.',
  distracts: (order: string) =>
    `Today your people do this: ${order}. If you also act in the dark, one of its three dice is a sure −.`,
  undistracted: (order: string) =>
    `Today your people do this: ${order}. It needs no dice, so acting in the dark takes nothing from it.`,
};

export const ENDING_WORDS = {
  met: 'met',
  unmet: 'not met',
  inCycle: (cycle: number) => `Day ${cycle}`,
  worst: (name: string, cycle: number) => `${name} had been short since day ${cycle}.`,
  gone: (name: string, from: number, cycle: number, cause: string) =>
    `${name} fell from ${from} to 0 by day ${cycle}: ${cause}.`,
  times: (cause: string, times: number) => (times > 1 ? `${cause} (${times} times)` : cause),
  apart: (times: number) =>
    times === 1
      ? 'Once the Keepers named different stars under fire, and the fleet fought instead of fleeing.'
      : `${times} times the Keepers named different stars under fire, and the fleet fought instead of fleeing.`,
  next: {
    apart: 'Next time: in flight, name the star the other two named.',
    women: 'Next time: leave before the hunters gather, and keep gun crews ready.',
    supply: 'Next time: somebody harvests every day there is work, or Rationing.',
    faith: 'Next time: every jump costs 1 Faith; let the Church tend before Faith is 4.',
    breach: 'Next time: hunt while Treachery is still below Faith.',
  } as Readonly<Partial<Record<string, string>>>,
  lost: {
    breach: 'Treachery stood above Faith: the god broke its chains.',
    exhaustion: 'The last day came, and no home was found.',
  } as Readonly<Partial<Record<string, string>>>,
  margin: (first: string, other: string, by: number, most: string) =>
    by === 0
      ? `${first} and ${other} were level; the tie was broken.`
      : `${first} came home ${by} ${by === 1 ? 'point' : 'points'} before ${other}. What made most of it: ${most}.`,
  you: 'You',
  youAlone: 'you',
  wouldBe: 'As everyone stood when the fleet was lost.',
  gaveUp: 'As everyone stood when you gave up.',
  hidden:
    'Aims, what leaders hide and what is known of others count at the end only: in play the gaps show what everyone can see.',
  /** What would have helped most, by the part in which one fell behind. */
  advice: {
    guard:
      'Next time: what you are judged by grows fastest by your own order. Bargain for its slip when you are outvoted.',
    renown:
      'Next time: Renown comes of work done and titles taken. Have your own people harvest a new star first.',
    markers:
      'Next time: every marker you give away is a point for somebody else. Offer votes before markers.',
    secrets:
      'Next time: a secret three factions know is out. Keep away from whoever already knows one of yours.',
    personal: 'Next time: what your leader hides came out. Choose one that costs less.',
    known:
      'Next time: spy on days when your people need no dice. A secret of others is a point while it stays hidden.',
    office: 'Next time: a title for your leader is worth two points. Write it on a quiet day.',
    regime: 'Next time: whoever rules the Government has two points more. Watch for a coup.',
    advantages:
      'Next time: some secrets are worth points by themselves. Look for that when you choose yours.',
    agendas:
      'Next time: an aim met is three points. Open your dossier in the evening and see what is missing.',
  },
  cycles: 'Days',
  jumps: 'Jumps',
  systems: 'Systems on the map',
  standing: 'Your standing',
  marked: 'carried the mark',
  tie: 'Level on standing: more agendas met decide, then Renown, then markers held.',
  table: 'Standing of the factions',
};
