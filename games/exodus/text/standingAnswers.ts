/** XD-22.5 The words of standing instructions. */
import { keysOf } from '#engine';
import { ROWS, type Row } from '../rules/standingAnswers.ts';

const LABELS: Readonly<Record<Row, string>> = {
  days: 'For how long',
  accept: 'Polls',
  slips: 'Slips',
  noCovert: 'Orders in the dark',
  disposition: 'Stay or leave',
  strain: 'Strains, first',
  losses: 'Losses, first',
};

const VALUES: Readonly<Record<string, string>> = {
  '1': 'today',
  '3': 'three days',
  '7': 'a week',
  '20': 'twenty days',
  accept: 'accept',
  again: 'as I wrote last',
  none: 'none',
  stay: 'stay',
  leave: 'leave',
  attack: 'attack',
  supply: 'out of the stores',
  edge: 'with raw nerves',
  treachery: 'look away',
  sacrifice: 'my own people pay',
  spare: 'use what cancels it',
  women: 'people',
  supplies: 'two of the stores',
  faith: 'Faith',
  might: 'ships',
};

export const STANDING_ANSWERS = {
  title: 'While you are away',
  help: 'These are kept with your seat and answer while you are not at the table. Scenes and landfall always wait for you.',
  open: 'wait for me',
  usualDays: 'three days',
  end: 'End all of it',
};

export const standingFields = () =>
  keysOf(ROWS).map((part) => ({
    part,
    label: LABELS[part],
    open: part === 'days' ? STANDING_ANSWERS.usualDays : STANDING_ANSWERS.open,
    options: ROWS[part].map((value) => ({ value, words: VALUES[value] ?? value })),
  }));
