/** The words on the stage: every decision as the scene it is, what happened, and the end. */
import type { AnswerId } from '../content/fleet.ts';
import type { Landfall } from '../content/plans.ts';

export const STEP_WORDS = ['Intent', 'Resolve', 'Covert', 'Orders', 'Effects', 'End', 'Crisis'] as const;

export const AFTER_WORDS = ['Disposition', 'Course', 'Arrival'] as const;

export const INTENT_WORDS = {
  none: 'no opinion',
  pending: 'to write',
  yourWeight: (own: number, all: number) => `${own} of ${all}`,
  weightLong: (own: number, all: number) => `your slip weighs ${own} of ${all} votes`,
  sendLeft: (left: number) => (left === 0 ? 'Send all slips' : `Send (${left} left as no opinion)`),
  asLast: 'As last cycle',
  filter: 'Find an order',
  leader: 'Your leader',
  sealed: 'Your slips are sealed. The others are still writing.',
  duty: (what: string) => `A mandate binds: only what meets ${what} may be written.`,
  ordersFor: (name: string) => `Orders for ${name}`,
  posted: 'takes effect before covert orders',
  hunt: 'hunt',
};

export const TALLY_WORDS = {
  tied: 'tied',
  duty: 'by mandate',
  acceptHelp: 'If nobody dissents in the whole phase: −3 Edge.',
  dissent: 'Dissent',
  dissentHelp: 'Opens a scene. The −3 Edge is given up.',
  rewrite: 'instead of what they wrote for you',
  strike: 'what they wrote for it is struck',
};

export const SCENE_WORDS = {
  title: 'A scene',
  talk: 'What is said',
  stands: 'stands for',
  forceOdds: 'If the matter is forced',
  issue: (name: string) => `About the order of ${name}`,
  ballot: 'About the ballot',
};

export const COVERT_TABLE = {
  none: 'No order',
  noneHelp: 'Nothing is risked, and nothing distracts from your public order.',
  distracts: (from: string, to: string) => `Your public order: success ${from} → ${to}`,
  masked: 'masked',
  noTest: 'Your public order needs no dice: nothing can distract from it.',
  leakHelp: 'Tell one secret you know, to one faction or to all.',
};

export const COURSE_WORDS = {
  keepers: 'The three Keepers must agree.',
  round: 'No agreement: +1 Edge and the fleet stays. Under fire it covers.',
  jump: 'Jump',
  hurried: 'Hurried jump',
  scout: 'Push a scout',
  nuke: 'Push a warhead',
  hold: 'Hold: another cycle here',
  cover: 'Cover: fight for time',
  dark: 'Go dark: the force loses the fleet',
  nukeHere: 'Push a warhead at the force here',
};

export const DISPOSITION_HELP = {
  stay: 'Another cycle here.',
  force: 'An inferior force escapes and reports the fleet; a greater one strikes first.',
  nothing: 'Nothing left to work on here.',
  calm: 'No crisis roll tomorrow, as things stand.',
  crisis: (force: string, duty: string) =>
    `Crisis roll tomorrow, as things stand: hunters ${force}, a new duty ${duty}.`,
  leave: 'The Keepers choose a course. The odds of a jump:',
  attack: 'One engagement with the force.',
};

export const LANDFALL_HELP: Readonly<Record<Landfall, string>> = {
  found: 'The voyage ends here. Standing decides who shapes the world.',
  flawed: '+1 Faith, +1 Justice, −2 Edge now, and the site can be worked for Supply.',
  dawn: 'A colony is begun and lost. Traits recover towards their start, a new map, one cause of grief.',
  fate: 'One die: − flawed, 0 False Dawn, + found.',
  wait: 'Asked again after the next cycle here.',
};

export const FORCE_TABLE = {
  lead: (lead: number) => `Lead ${lead}`,
  strength: (strength: number) => `Strength ${strength}`,
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
  published: 'Government orders in cycles 1 and 2 have one assist.',
  sealed: 'The first crisis roll counts as 0.',
  rumoured: 'Everyone overhears the name of a secret of the next faction.',
  charted: 'Two systems near the origin are scanned before cycle 1.',
  'a-direction': '+1 Bearing.',
  'anywhere-but-here': 'The first jump has one assist.',
  'forbidden-word': 'The first Recruit, Tend or Parade of the Church has one assist.',
  'sailors-tale': 'The first battle has one assist.',
  'scholars-wager': 'The first order that gives Bearing gives one more.',
};

export const REEL_WORDS = {
  title: 'What happened',
  goOn: 'Go on',
  covert: 'In the dark',
  ballots: {
    resolve: 'The votes',
    disposition: 'Stay or leave: the votes',
    course: 'The Keepers’ ballots',
    landfall: 'The Keepers’ ballots on the new world',
  },
  again: 'What happened',
  net: (net: number) =>
    net === 0
      ? ''
      : net > 0
        ? `${net} ${net === 1 ? 'assist' : 'assists'}`
        : `${-net} ${net === -1 ? 'hindrance' : 'hindrances'}`,
};

export const BEAR_HELP = {
  now: (name: string, from: number, to: number) => `${name} ${from} → ${to}`,
  sacrifice: (what: string) => `Your own ${what} falls by 1`,
};

export const STAGE_WORDS = {
  before: 'Before the voyage',
  leak: 'What three counted factions know is public.',
  toAll: 'To everyone',
  toOne: (name: string) => `To ${name}`,
  scan: (system: string) => `Scan ${system}`,
  ways: (links: number) => `${links} ${links === 1 ? 'way leads' : 'ways lead'} there`,
  waiting: 'The others decide.',
  watching: 'The fleet moves on.',
  credit:
    'Adapted from Exodus by Lester Ward, © 2010 DivNull Productions, CC BY 3.0. Changed: completed and made playable in software.',
  question: (at: number) => `Question ${at} of 4`,
  more: 'Most of the seats must agree, or it stays an open question.',
  agendas: 'Three agendas were dealt. Return one; the other two are worth 3 standing each.',
  institutional:
    'A secret of your faction: it is true from now on. Those who know it profit; if three do, it is out.',
  personal: 'What your leader hides. Whoever knows it has leverage over you.',
};

export const ENDING_WORDS = {
  met: 'met',
  unmet: 'not met',
  voyage: (cycles: number, jumps: number, systems: number) =>
    `${cycles} ${cycles === 1 ? 'cycle' : 'cycles'}, ${jumps} ${jumps === 1 ? 'jump' : 'jumps'}, ${systems} systems on the map`,
  marked: 'carried the mark',
  winner: 'shapes the new world',
  tie: 'Level on standing: more agendas met decide, then Renown, then markers held.',
  table: 'Standing of the factions',
};
