/** The words for what players add as colour: ships, what led to a scene, who speaks, and character sheets. */

import { FAMILY_NAMES, GIVEN_NAMES, LONGINGS, LOOKS, ROLES, WORLDS } from '../content/characters.ts';
import type { FactionId } from '../content/factions.ts';
import { SHIPS, type ShipId } from '../content/ships.ts';
import { NAME_LENGTH, NOTE_LENGTH, PRELUDES, type Prelude, type Setting } from '../rules/colour.ts';
import type { Leader } from '../state.ts';
import { FACTION_WORDS, faction } from './names.ts';

export const SHIP_WORDS: Readonly<Record<ShipId, string>> = {
  alysides: 'the jumpship Alysídes',
  chimera: 'the carrier Chimera',
  horizon: 'the Horizon',
  fotismos: 'the monastery Fotismós',
  integra: 'the escort Integra',
  panbian: 'the escort Pànbiàn',
  shandian: 'the escort Shandiàn',
  colloquy: 'the civic ship Colloquy',
  walrus: 'the research vessel Walrus',
  eleos: 'the hospital ship Éleos',
  cassandra: 'the scanner Cassandra',
  delphine: 'the scanner Delphine',
  sybil: 'the scanner Sybil',
  chrysalis: 'the freighter Chrysalis',
  convocation: 'the ark Convocation',
};

export const PRELUDE_WORDS: Readonly<Record<Prelude, string>> = {
  overheard: 'something was overheard',
  begun: 'the talk had already begun',
  idea: 'a new idea',
};

/** `Aboard the Horizon, after a new idea`; empty where nothing was said about it. */
export function settingWords({ ship, prelude }: Setting): string {
  const parts = [
    ship === undefined ? undefined : `aboard ${SHIP_WORDS[ship]}`,
    prelude === undefined ? undefined : PRELUDE_WORDS[prelude],
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

export function leaderName({ name, given, family, world }: Leader): string {
  const called = name ?? `${GIVEN_NAMES[given] ?? ''} ${FAMILY_NAMES[family] ?? ''}`;
  return `${called} of ${WORLDS[world] ?? 'nowhere'}`;
}

export const leaderTitle = ({ title }: Leader, of: FactionId): string => title ?? FACTION_WORDS[of].leader;

/** `whip-master` as words. */
export function roleName(of: FactionId, role: number): string {
  const id = ROLES[of][role];
  return id === undefined ? 'somebody new' : `the ${id.replaceAll('-', ' ')}`;
}

/** What a leader was before, and where, if not in the faction that is led. */
export function roleOf({ role, from }: Leader, of: FactionId): string {
  return from === undefined || from === of
    ? roleName(of, role)
    : `${roleName(from, role)} of ${faction(from)}`;
}

export const SHEET_FORM = {
  title: 'Character sheet',
  help: 'Colour only: no rule reads it, and everyone sees it. What you leave empty stays as it was dealt.',
  helpNew: 'Colour only: no rule reads it, and everyone sees it. What you leave empty is dealt at random.',
  sealed: 'It is sealed together with your choice below.',
  name: 'Name',
  called: 'Title',
  world: 'Home world',
  look: 'Look',
  misses: 'Misses most',
  note: 'In a few words',
  face: 'Portrait',
  faceAt: (place: number) => `Portrait ${place}`,
  dealt: 'as dealt',
  byChance: 'by chance',
};

export const SETTING_FORM = {
  title: 'Set the scene',
  help: 'Colour only: where it is played, what led to it, who speaks.',
  helpAnswer: 'Colour only: who speaks for you.',
  ship: 'Where',
  prelude: 'What led to it',
  speaker: 'Who speaks',
  leader: 'your leader',
  open: 'not said',
};

const listed = (list: readonly string[]) => list.map((words, value) => ({ value, words }));

/** What can be said of a leader; `open` is the word for what is left open. */
export const sheetFields = (open: string) => [
  { part: 'name', label: SHEET_FORM.name, open, max: NAME_LENGTH },
  { part: 'title', label: SHEET_FORM.called, open, max: NAME_LENGTH },
  { part: 'note', label: SHEET_FORM.note, open, max: NOTE_LENGTH },
  { part: 'world', label: SHEET_FORM.world, open, options: listed(WORLDS) },
  { part: 'look', label: SHEET_FORM.look, open, options: listed(LOOKS) },
  { part: 'misses', label: SHEET_FORM.misses, open, options: listed(LONGINGS) },
];

/** What can be said of a scene; who answers says only who speaks. */
export const settingFields = (faction: FactionId, opens: boolean) => [
  ...(opens
    ? [
        {
          part: 'ship',
          label: SETTING_FORM.ship,
          open: SETTING_FORM.open,
          options: SHIPS.map((value) => ({ value, words: SHIP_WORDS[value] })),
        },
        {
          part: 'prelude',
          label: SETTING_FORM.prelude,
          open: SETTING_FORM.open,
          options: PRELUDES.map((value) => ({ value, words: PRELUDE_WORDS[value] })),
        },
      ]
    : []),
  {
    part: 'speaker',
    label: SETTING_FORM.speaker,
    open: SETTING_FORM.leader,
    options: ROLES[faction].map((_, value) => ({ value, words: roleName(faction, value) })),
  },
];
