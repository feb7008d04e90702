/** What can be learnt at this table: each mission begins at a position of its own, with its dice written beforehand. */
import type { Mission } from '#ui/kit/mission.ts';
import type { Exodus } from '../../state.ts';
import { fever } from './fever.ts';
import { hand } from './hand.ts';
import { harbour } from './harbour.ts';
import { morning } from './morning.ts';
import { ship } from './ship.ts';
import { six } from './six.ts';

export const missions: readonly [Mission<Exodus>, ...Mission<Exodus>[]] = [
  morning,
  six,
  hand,
  fever,
  ship,
  harbour,
];
