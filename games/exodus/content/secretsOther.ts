/** CT-12 office secrets, CT-13 personal secrets, CT-14 discoveries. */
import { assist, debate, lasting, once, score, shield, weight } from './advantage.ts';
import { OWNER_LOSES_1, OWNER_LOSES_2, REMOVED, type SecretText } from './secretText.ts';

const HUNTS = assist(
  'church-skin-hunt',
  'net-skin-hunt',
  'res-blood-trial',
  'mil-search',
  'gov-amnesty',
  'sec-sting',
);

export const OFFICE = {
  'the-lord-is-gone': {
    faction: 'church',
    impact: { edge: 3, faith: -4 },
    advantages: [debate('any'), score(1)],
  },
  'sleeping-litany': {
    faction: 'church',
    impact: { edge: 1 },
    advantages: [lasting(assist('church-chant')), lasting(once('lull'))],
  },
  'twelve-true-names': {
    faction: 'church',
    impact: { faith: -2, treachery: 1 },
    advantages: [once('steady'), assist('church-parade')],
  },
  'war-on-the-far-side': {
    faction: 'government',
    impact: { edge: -2, faith: -1, also: [{ atom: 'bearing', by: 1 }] },
    advantages: [score(2)],
  },
  'continuity-statute': {
    faction: 'government',
    impact: { justice: -2 },
    advantages: [weight('military'), weight('security')],
  },
  'treasury-hold': {
    faction: 'government',
    impact: { justice: -1, supply: 2 },
    advantages: [once('ration'), score(1)],
  },
  'earth-beacon': {
    faction: 'military',
    impact: { faith: -1, also: [{ atom: 'bearing', by: 2 }] },
    advantages: [score(2)],
  },
  'riding-warheads': {
    faction: 'military',
    impact: { edge: 1, might: 1 },
    advantages: [lasting(assist('nuke'))],
  },
  'helm-overrides': {
    faction: 'military',
    impact: { edge: 1, justice: -2 },
    advantages: [weight('government'), shield('assassination')],
  },
  'root-keys': {
    faction: 'network',
    impact: { justice: -2 },
    advantages: [once('foresee'), weight('security')],
  },
  'fourth-scanner': {
    faction: 'network',
    impact: { edge: 1, also: [{ atom: 'bearing', by: 1 }] },
    advantages: [lasting(once('spyglass')), score(1)],
  },
  'borrowed-voices': {
    faction: 'network',
    impact: { edge: 2, faith: -1 },
    advantages: [once('mask'), debate('any')],
  },
  'assay-notes': { faction: 'researchers', impact: { treachery: -1 }, advantages: [HUNTS] },
  'genesis-archive': {
    faction: 'researchers',
    impact: { faith: -1, women: 1 },
    advantages: [score(2)],
  },
  'jump-sickness-charts': {
    faction: 'researchers',
    impact: { edge: 1, treachery: -1 },
    advantages: [once('steady'), shield('assassination')],
  },
  'roll-of-debts': {
    faction: 'underworld',
    impact: { edge: 1, justice: -2 },
    advantages: [debate('any'), once('favour')],
  },
  'smugglers-holds': {
    faction: 'underworld',
    impact: { justice: -1, supply: 1 },
    advantages: [once('ration'), assist('und-skim')],
  },
  'judge-in-the-pocket': {
    faction: 'underworld',
    impact: { justice: -2 },
    advantages: [weight('security'), shield('dirt-digging')],
  },
  'blank-warrants': {
    faction: 'security',
    impact: { justice: -2 },
    advantages: [once('favour'), weight('opposition')],
  },
  'the-long-files': {
    faction: 'security',
    impact: { edge: 1, justice: -1 },
    advantages: [debate('any')],
  },
  'blue-protocol': {
    faction: 'security',
    impact: { justice: -1, might: -1 },
    advantages: [once('foresee'), shield('assassination')],
  },
  'shadow-ministers': {
    faction: 'opposition',
    impact: { justice: -1 },
    advantages: [weight('government')],
  },
  'general-strike-plan': {
    faction: 'opposition',
    impact: { edge: 2 },
    advantages: [lasting(assist('opp-strike')), debate('government')],
  },
  'peoples-militia': {
    faction: 'opposition',
    impact: { edge: 1, might: 1 },
    advantages: [shield('assassination'), score(1)],
  },
} as const satisfies Record<string, SecretText>;

const NONE: SecretText['advantages'] = [];

export const PERSONAL = {
  'prelate-dice': { faction: 'church', impact: { faith: -1, also: OWNER_LOSES_1 }, advantages: NONE },
  'prelate-tremor': { faction: 'church', impact: { faith: -1, also: REMOVED }, advantages: NONE },
  'prelate-village': {
    faction: 'church',
    impact: { faith: -1, justice: -1, also: REMOVED },
    advantages: NONE,
  },
  'prelate-unbeliever': { faction: 'church', impact: { faith: -2 }, advantages: NONE },
  'governor-bottle': {
    faction: 'government',
    impact: { justice: -1, also: OWNER_LOSES_1 },
    advantages: NONE,
  },
  'governor-heart': { faction: 'government', impact: { edge: 1, also: REMOVED }, advantages: NONE },
  'governor-strike': {
    faction: 'government',
    impact: { edge: 1, justice: -2, also: REMOVED },
    advantages: NONE,
  },
  'governor-second-family': { faction: 'government', impact: { justice: -2 }, advantages: NONE },
  'captain-stims': { faction: 'military', impact: { might: -1, also: OWNER_LOSES_1 }, advantages: NONE },
  'captain-blind-eye': { faction: 'military', impact: { might: -1, also: REMOVED }, advantages: NONE },
  'captain-massacre': {
    faction: 'military',
    impact: { edge: 1, justice: -1, also: REMOVED },
    advantages: NONE,
  },
  'captain-deserter-son': { faction: 'military', impact: { edge: 1, might: -1 }, advantages: NONE },
  'network-bets': { faction: 'network', impact: { justice: -1, also: OWNER_LOSES_1 }, advantages: NONE },
  'network-rot': { faction: 'network', impact: { edge: 1, also: OWNER_LOSES_1 }, advantages: NONE },
  'network-vented-bay': { faction: 'network', impact: { justice: -2 }, advantages: NONE },
  'network-is-afraid': { faction: 'network', impact: { edge: 2 }, advantages: NONE },
  'chief-samples': {
    faction: 'researchers',
    impact: { justice: -1, also: OWNER_LOSES_1 },
    advantages: NONE,
  },
  'chief-cancer': { faction: 'researchers', impact: { edge: 1, also: REMOVED }, advantages: NONE },
  'chief-plague': { faction: 'researchers', impact: { edge: 2, also: REMOVED }, advantages: NONE },
  'chief-faked-data': {
    faction: 'researchers',
    impact: { also: [...OWNER_LOSES_2, { atom: 'progressLost' }] },
    advantages: NONE,
  },
  'kingpin-tables': {
    faction: 'underworld',
    impact: { also: [{ atom: 'stash', by: -2 }] },
    advantages: NONE,
  },
  'kingpin-lungs': { faction: 'underworld', impact: { edge: 1, also: REMOVED }, advantages: NONE },
  'kingpin-informer': {
    faction: 'underworld',
    impact: { also: [...OWNER_LOSES_1, ...REMOVED] },
    advantages: NONE,
  },
  'kingpin-charity': {
    faction: 'underworld',
    impact: { edge: -1, also: [{ atom: 'stash', by: -1 }] },
    advantages: NONE,
  },
  'chief-bribes': { faction: 'security', impact: { justice: -1, also: OWNER_LOSES_1 }, advantages: NONE },
  'chief-fits': { faction: 'security', impact: { edge: 1, also: REMOVED }, advantages: NONE },
  'chief-wrong-man': { faction: 'security', impact: { justice: -2, also: REMOVED }, advantages: NONE },
  'chief-lover': { faction: 'security', impact: { edge: 1, justice: -1 }, advantages: NONE },
  'rouser-luxury': { faction: 'opposition', impact: { also: OWNER_LOSES_2 }, advantages: NONE },
  'rouser-voice': {
    faction: 'opposition',
    impact: { also: [...OWNER_LOSES_1, ...REMOVED] },
    advantages: NONE,
  },
  'rouser-arson': { faction: 'opposition', impact: { edge: 1, also: REMOVED }, advantages: NONE },
  'rouser-ministers-child': {
    faction: 'opposition',
    impact: { justice: 1, also: OWNER_LOSES_1 },
    advantages: NONE,
  },
} as const satisfies Record<string, SecretText>;

export const DISCOVERIES = {
  'violet-assay': { impact: { treachery: -2, also: [{ atom: 'expose' }] }, advantages: [HUNTS] },
  'closed-loop-algae': { impact: { supply: 2 }, advantages: [once('ration')] },
  'seeker-resonance': { impact: { also: [{ atom: 'bearing', by: 2 }] }, advantages: [once('spyglass')] },
  'chain-harmonics': {
    impact: { also: [{ atom: 'restBonus' }] },
    advantages: [once('lull'), once('steady')],
  },
  'squid-dialect': { impact: { also: [{ atom: 'leadBonus' }] }, advantages: [once('sound')] },
  'trauma-protocols': { impact: { women: 1 }, advantages: [once('spare')] },
  'lance-missiles': { impact: { might: 2 }, advantages: [assist('mil-stand-to'), once('muster')] },
  'sleep-vapour': { impact: { edge: -3, justice: -2 }, advantages: [assist('vs-edge')] },
  'jump-signature': {
    impact: { edge: 1, treachery: -1 },
    advantages: [shield('sabotage'), shield('spying')],
  },
  'chart-of-the-first-exodus': {
    impact: { faith: -1, also: [{ atom: 'bearing', by: 3 }] },
    advantages: [score(2)],
  },
} as const satisfies Record<string, SecretText>;
