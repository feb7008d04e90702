/** CT-11 The 48 institutional secrets, six to a faction. */
import { assist, debate, once, shield, weight } from './advantage.ts';
import { OWNER_LOSES_1, OWNER_LOSES_2, type SecretText } from './secretText.ts';

export const INSTITUTIONAL = {
  // Church
  'iron-is-theatre': {
    faction: 'church',
    impact: { edge: 1, faith: -2 },
    advantages: [assist('church-parade', 'church-chant')],
    exclusive: 'faith-is-theatre',
  },
  'faith-is-theatre': {
    faction: 'church',
    impact: { faith: -4, might: 1 },
    advantages: [once('steady')],
    exclusive: 'iron-is-theatre',
  },
  'it-talks-at-night': {
    faction: 'church',
    impact: { edge: 2, faith: -1, treachery: 1 },
    advantages: [once('sound')],
  },
  'empty-reliquaries': {
    faction: 'church',
    impact: { faith: -2, justice: -1 },
    advantages: [weight('underworld'), once('hush')],
  },
  'confession-files': {
    faction: 'church',
    impact: { faith: -1, justice: -2 },
    advantages: [debate('any')],
  },
  'violet-brother': {
    faction: 'church',
    impact: { edge: 2, treachery: 1 },
    advantages: [assist('church-skin-hunt')],
  },
  // Government
  'stuffed-ballots': {
    faction: 'government',
    impact: { justice: -3, also: [{ atom: 'mandate', who: 'government', kind: 'election' }] },
    advantages: [once('favour')],
  },
  'double-manifest': {
    faction: 'government',
    impact: { edge: 1, justice: -2, supply: -1 },
    advantages: [once('ration')],
  },
  'lifeboat-list': {
    faction: 'government',
    impact: { edge: 3, justice: -1 },
    advantages: [weight('security'), once('spare')],
  },
  'quiet-wiretaps': {
    faction: 'government',
    impact: { edge: 1, justice: -2 },
    advantages: [assist('spying', 'dirt-digging')],
  },
  'paid-press': {
    faction: 'government',
    impact: { justice: -2 },
    advantages: [assist('gov-adjudicate', 'gov-rationing')],
  },
  'shelved-warning': {
    faction: 'government',
    impact: { edge: 2, justice: -2 },
    advantages: [assist('gov-amnesty', 'gov-quarantine')],
  },
  // Military
  'burned-squid-worlds': {
    faction: 'military',
    impact: { edge: 3, faith: -3 },
    advantages: [debate('church'), once('muster')],
  },
  'silenced-transport': {
    faction: 'military',
    impact: { edge: 2, justice: -2 },
    advantages: [weight('security'), once('mask')],
  },
  'scuttling-order': {
    faction: 'military',
    impact: { edge: 1, faith: -2, justice: -1 },
    advantages: [debate('church')],
  },
  'paper-squadron': {
    faction: 'military',
    impact: { edge: 1, might: -2 },
    advantages: [once('muster')],
  },
  'squid-in-the-brig': {
    faction: 'military',
    impact: { edge: 2, also: [{ atom: 'bearing', by: 1 }] },
    advantages: [once('sound')],
  },
  'second-author': {
    faction: 'military',
    impact: { edge: 2, treachery: 1 },
    advantages: [assist('mil-search')],
  },
  // Network
  'mind-in-every-hull': {
    faction: 'network',
    impact: { edge: 2, justice: -1 },
    advantages: [assist('spying')],
  },
  'sleepers-in-the-core': {
    faction: 'network',
    impact: { edge: 1, faith: -1, justice: -2 },
    advantages: [assist('net-deep-scan')],
  },
  'cut-broadcasts': {
    faction: 'network',
    impact: { edge: 2, justice: -1 },
    advantages: [assist('net-calm')],
  },
  'open-back-door': {
    faction: 'network',
    impact: { justice: -3, treachery: 1 },
    advantages: [assist('net-skin-hunt')],
  },
  'two-thirds-model': { faction: 'network', impact: { edge: 3 }, advantages: [once('spare')] },
  'mission-first': {
    faction: 'network',
    impact: { edge: 1, faith: -1, justice: -1 },
    advantages: [debate('any')],
  },
  // Researchers
  'trial-zero': {
    faction: 'researchers',
    impact: { edge: 1, justice: -2 },
    advantages: [assist('res-blood-trial')],
  },
  'buried-thesis': {
    faction: 'researchers',
    impact: { edge: 1, justice: -1, also: OWNER_LOSES_1 },
    advantages: [assist('res-research')],
  },
  'dead-seed-bank': {
    faction: 'researchers',
    impact: { edge: 2, supply: -1 },
    advantages: [assist('res-reclamation')],
  },
  'live-culture': {
    faction: 'researchers',
    impact: { edge: 2, treachery: 1 },
    advantages: [once('reroll')],
  },
  'talent-children': {
    faction: 'researchers',
    impact: { faith: -1, justice: -2 },
    advantages: [assist('res-plot')],
  },
  'pills-for-chrysalis': {
    faction: 'researchers',
    impact: { justice: -1, supply: -1 },
    advantages: [weight('underworld'), once('favour')],
  },
  // Underworld
  'casino-books': { faction: 'underworld', impact: { justice: -2 }, advantages: [once('favour')] },
  'cold-store-nine': {
    faction: 'underworld',
    impact: { justice: -1, supply: 1, also: [{ atom: 'stash', by: -1 }] },
    advantages: [assist('und-skim')],
  },
  'false-stamps': {
    faction: 'underworld',
    impact: { faith: -1, justice: -1 },
    advantages: [once('mask')],
  },
  'bought-quartermaster': {
    faction: 'underworld',
    impact: { justice: -1, might: -1 },
    advantages: [assist('und-black-market')],
  },
  'violet-clients': {
    faction: 'underworld',
    impact: { edge: 2, treachery: 1 },
    advantages: [assist('spying')],
  },
  'printed-ration-cards': {
    faction: 'underworld',
    impact: { edge: 1, supply: -1 },
    advantages: [weight('government')],
  },
  // Security
  'unwritten-arrests': {
    faction: 'security',
    impact: { justice: -2 },
    advantages: [assist('sec-suppression')],
  },
  'informer-rolls': {
    faction: 'security',
    impact: { edge: 2, justice: -1 },
    advantages: [assist('dirt-digging', 'spying')],
  },
  'planted-evidence': { faction: 'security', impact: { justice: -3 }, advantages: [assist('sec-sting')] },
  'navy-stipend': {
    faction: 'security',
    impact: { justice: -1, might: -1 },
    advantages: [weight('military')],
  },
  'cells-below': {
    faction: 'security',
    impact: { edge: 1, justice: -1, faith: -1 },
    advantages: [shield('assassination')],
  },
  'lost-armoury': {
    faction: 'security',
    impact: { edge: 1, treachery: 1 },
    advantages: [weight('underworld'), once('mask')],
  },
  // Opposition
  'dirty-strike-fund': {
    faction: 'opposition',
    impact: { justice: -1, also: OWNER_LOSES_1 },
    advantages: [weight('underworld'), once('favour')],
  },
  'forged-petition': {
    faction: 'opposition',
    impact: { justice: 1, also: OWNER_LOSES_2 },
    advantages: [assist('opp-petition')],
  },
  'riot-cell': {
    faction: 'opposition',
    impact: { edge: 2, also: OWNER_LOSES_1 },
    advantages: [assist('opp-undermine', 'opp-strike')],
  },
  'stolen-minutes': {
    faction: 'opposition',
    impact: { edge: 1, justice: -1 },
    advantages: [assist('dirt-digging')],
  },
  'captains-table': {
    faction: 'opposition',
    impact: { justice: -1, might: -1 },
    advantages: [weight('military')],
  },
  'hoarded-relief': {
    faction: 'opposition',
    impact: { supply: -1, also: OWNER_LOSES_1 },
    advantages: [assist('opp-kitchens')],
  },
} as const satisfies Record<string, SecretText>;
