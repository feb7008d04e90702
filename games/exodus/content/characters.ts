/** CT-18 Characters: roles of the secondary characters, home worlds, names, looks and longings. Colour, but for the Elder. */
import type { FactionId } from './factions.ts';

/** Six roles to a faction, a successor can come from each; the Elder cannot become Pontifex (XD-19.3). */
export const ROLES: Readonly<Record<FactionId, readonly string[]>> = {
  church: ['elder', 'acolyte', 'whip-master', 'confessor', 'lay-preacher', 'abbess'],
  government: [
    'adjunct-secretary',
    'assistant-governor',
    'cabinet-secretary',
    'chief-clerk',
    'judge',
    'prominent-citizen',
  ],
  military: [
    'jump-officer',
    'executive-officer',
    'commander-of-the-integra',
    'wing-leader',
    'quartermaster',
    'gunnery-chief',
  ],
  network: ['technician', 'night-operator', 'hacker', 'archivist', 'scanner-hand', 'sibyls-keeper'],
  researchers: ['xenologist', 'lab-technician', 'student', 'surgeon', 'botanist-of-the-ark', 'statistician'],
  underworld: ['right-hand', 'bent-officer', 'bribed-official', 'croupier', 'forger', 'madam-of-the-rookery'],
  security: ['government-liaison', 'military-liaison', 'inspector', 'turnkey', 'desk-sergeant', 'informer'],
  opposition: [
    'party-secretary',
    'shop-steward',
    'pamphleteer',
    'soup-kitchen-cook',
    'councillor',
    'citizen',
  ],
};

export const WORLDS = [
  'Aser',
  'Benjamin',
  'Dan',
  'Gad',
  'Issachar',
  'Joseph',
  'Juda',
  'Levi',
  'Nephthali',
  'Ruben',
  'Simeon',
  'Zabulon',
] as const;

export const GIVEN_NAMES: readonly string[] =
  'Adra Benno Calix Dorit Edom Fenna Gaal Hadas Ilan Jora Kemal Liss Maor Nessa Oren Perla Quill Rahel Sabin Tamsin Uri Vesna Wim Xenia Yael Zev Anneke Boaz Cyra Davit Elke Hosea Mirela Naftal Petra Tobin'.split(
    ' ',
  );

export const FAMILY_NAMES: readonly string[] =
  'Abend Barak Corvo Delmar Eshkol Farrow Gantz Hallow Ivri Jannick Kestrel Lamb Marek Nadir Osei Pell Quarry Rook Salter Thorne Umber Vance Weir Xanth Yarrow Zorn Ashdod Brand Cole Drummond Ennis Flint Gilead Harrow Moss Stroud'.split(
    ' ',
  );

export const LOOKS: readonly string[] = [
  'scar through one brow',
  'never without gloves',
  'laughs at the wrong time',
  'immaculate collar',
  'smells of machine oil',
  'counts under the breath',
  'taller than every door',
  'a child’s bracelet',
  'ink on the fingers',
  'hums hymns',
  'sleeps standing',
  'smiles only at bad news',
];

export const LONGINGS: readonly string[] = [
  'rain on a tin roof',
  'real coffee',
  'a dog called Button',
  'the night market',
  'arguing with a brother',
  'snow',
  'bread on sixth-day',
  'the sea',
  'a garden wall',
  'silence',
  'the old songs in the old language',
  'being nobody',
];

/** The index that stands for somebody new. */
export const NEWCOMER = 6;
