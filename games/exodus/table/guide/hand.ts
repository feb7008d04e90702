/** One hand each: the Church jumps, arrives, lets the Government harvest, and bears a strain. */
import type { ExodusAction } from '../../action.ts';
import type { Intent } from '../../content/orders.ts';
import type { Slips } from '../../positions.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import type { View } from '../../view/index.ts';
import {
  ACCEPT,
  cardOf,
  type Done,
  GAUGES,
  heardOf,
  isOver,
  look,
  mission,
  NO_ORDER,
  only,
  onlyTypes,
  played,
  STAYS,
} from './cast.ts';

const { hand: words } = MISSION_WORDS;
const { lines, missed } = words;

/** Where the stars lie on the map. */
const CINDER = 1;
const TANSY = 3;

const SLIPS: Slips = {
  government: { church: 'church-tend', government: 'gov-adjudicate', military: 'mil-stand-to' },
  military: { church: 'church-tend', government: 'harvest', military: 'mil-stand-to' },
};

/** The Captain gives way in the second ballot. */
function ballot({ phase, courseRound }: View, faction: string) {
  if (phase === 'disposition') return 'stay';
  return faction === 'military' && courseRound === 1
    ? (`jump@${TANSY}` as const)
    : (`jump@${CINDER}` as const);
}

/** The Government looks at the stars in the order of the map. */
function looksAround({ phase, systems, here }: View): ExodusAction | undefined {
  if (phase !== 'scan') return undefined;
  const system = systems[here]?.links.find((other) => systems[other]?.reward === undefined);
  return system === undefined ? undefined : { type: 'scan', system };
}

const jumps = (action: ExodusAction): boolean => action.type === 'ballot' && action.stake.startsWith('jump@');

const OPEN: Readonly<Record<string, readonly Intent[]>> = {
  church: ['church-tend', 'church-skin-hunt', 'none'],
  government: ['harvest', 'gov-adjudicate', 'none'],
  military: ['mil-stand-to'],
};
const writes = (action: ExodusAction): boolean =>
  only(STAYS)(action) || (action.type === 'intent' && (OPEN[action.for]?.includes(action.intent) ?? false));

const isEvening = heardOf('whispers');

function miss(deeds: Done): string | undefined {
  if (heardOf('divided')(deeds)) return missed.divided;
  if (!isEvening(deeds)) return undefined;
  return heardOf('upkeep')(deeds) ? missed.hungry : missed.borne;
}

export const hand = mission({
  ...{ id: 'hand', minutes: 5, words, shows: GAUGES.third },
  given: {
    first: 'church',
    traits: { faith: 7, treachery: 3, supply: 6, edge: 4, justice: 7, might: 8, women: 10 },
    near: [{ reward: 2 }, { reward: 0 }, {}],
    change(s) {
      s.cycle = 3;
      s.visit = 2;
      s.bearing = 3;
      s.burden = 'church';
      s.courseRound = 1;
    },
    next: ['course', 'courseRevealed'],
  },
  dice: {
    jump: '+ 0 0',
    link: '0 +',
    risk: '+ 0 0',
    scan: '0 0 0 - 0 0 + 0 0',
    strain: '- 0 0 0',
    crisis: '+ 0',
  },
  others: played({ slips: SLIPS, ballot, says: looksAround }),
  beats: [
    {
      ...{ line: lines.star, more: lines.starMore, spot: 'map', rule: 'XD-7.1' },
      only: jumps,
      done: heardOf('ballots'),
    },
    {
      ...{ line: lines.captain, more: lines.captainMore, open: true, spot: 'map', rule: 'XD-7.2' },
      only: (action) => jumps(action) || only(ACCEPT)(action),
      done: heardOf('arrived'),
    },
    look([lines.cost, lines.costMore], 'gauges', 'XD-7.4'),
    {
      ...{ line: lines.spend, more: lines.spendMore, spot: 'stage', rule: 'XD-8.9' },
      only: onlyTypes('spendExcess'),
      done: isOver('spend'),
    },
    {
      ...{ line: lines.stay, more: lines.stayMore, spot: 'stage', rule: 'XD-6.1' },
      only: only({ type: 'ballot', for: 'church', stake: 'stay' }, ACCEPT),
      done: heardOf('cycle'),
    },
    {
      ...{ line: lines.slips, more: lines.slipsMore, open: true, spot: 'intent', rule: 'XD-9.3' },
      only: writes,
      done: isOver('isolation'),
    },
    {
      ...{ line: lines.day, more: lines.dayMore, spot: cardOf(ACCEPT), rule: 'XD-10.5' },
      only: only(ACCEPT, NO_ORDER),
      done: heardOf('strain'),
    },
    {
      ...{ line: lines.strain, more: lines.strainMore, spot: 'stage', rule: 'XD-14.7' },
      only: onlyTypes('bear'),
    },
  ],
  won: (deeds) => isEvening(deeds) && deeds.view.here === CINDER && deeds.view.traits.supply >= 6,
  missed: miss,
});
