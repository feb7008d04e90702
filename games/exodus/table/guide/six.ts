/** Six to five: the Government is outvoted, and strikes a deal. */
import type { Beat } from '#ui/kit/mission.ts';
import type { ExodusAction } from '../../action.ts';
import type { Exodus } from '../../state.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import type { View } from '../../view/index.ts';
import {
  ACCEPT,
  cardOf,
  carriedOut,
  type Done,
  GAUGES,
  heardOf,
  isOver,
  mission,
  NO_ORDER,
  OPEN_SLIPS,
  only,
  onlyTypes,
  played,
  where,
} from './cast.ts';

const { six: words } = MISSION_WORDS;
const { lines, asides, missed } = words;

/** What is asked for, and what can be given for it. */
const OFFERS: readonly ExodusAction[] = [
  { type: 'issue', faction: 'government' },
  { type: 'demand', stake: 'gov-adjudicate' },
  { type: 'offer', item: 'marker' },
  { type: 'offerVote', faction: 'church' },
  { type: 'offerVote', faction: 'military' },
  { type: 'vote', intent: 'church-tend' },
  { type: 'vote', intent: 'mil-stand-to' },
];
const talks = (action: ExodusAction): boolean =>
  only(...OFFERS, ACCEPT, NO_ORDER)(action) ||
  onlyTypes('dissent', 'respondent', 'enough', 'withdraw', 'force', 'drop')(action);

/** A favour, or the vote for what the one who is asked wants to do anyway. */
function answers({ phase, scene }: View): ExodusAction | undefined {
  if (phase !== 'sceneAnswer' || scene === undefined) return undefined;
  const wanted = scene.respondent === 'church' ? 'church-tend' : 'mil-stand-to';
  const isGood = scene.items.some((item) =>
    item.kind === 'vote' ? item.intent === wanted : item.kind === 'marker',
  );
  return { type: isGood ? 'agree' : 'refuse' };
}

/** What is said to whoever asks without giving. */
function refusal({ told }: Done): string | undefined {
  const refused = told.findLast((event) => event.type === 'refused');
  if (refused?.type !== 'refused') return undefined;
  return refused.by === 'church' ? asides.empty : asides.captain;
}

/** The vote is over, and the courts are closed. */
function miss(deeds: Done): string | undefined {
  if (heardOf('harmony')(deeds)) return missed.quiet;
  if (heardOf('forcedResult')(deeds)) return missed.forced;
  const { phase, resolved } = deeds.view;
  return phase === 'covert' && resolved.government !== 'gov-adjudicate' ? missed.dropped : undefined;
}

const isCaptain = ({ houses }: View): boolean =>
  houses.some(({ faction, written }) => faction === 'military' && written.government === 'gov-adjudicate');
const isTended = ({ resolved }: View): boolean => resolved.church === 'church-tend';

/** The deal is struck: what was said, and what it does. */
const turned = (said: string): Beat<Exodus> => ({
  ...{ line: lines.turned, more: said, open: true, spot: cardOf(ACCEPT), rule: 'XD-11.7' },
  only: only(ACCEPT),
  done: isOver('poll'),
});

export const six = mission({
  ...{ id: 'six', minutes: 4, words, shows: GAUGES.second },
  given: {
    first: 'government',
    traits: { justice: 7, edge: 3, faith: 8, treachery: 3, might: 9, supply: 8, women: 10 },
    agendas: { government: ['rule-of-law', 'civil-peace'] },
    here: { reward: 1, choice: 'supply', convenience: 0, left: 1 },
    near: [{ reward: 0 }, { reward: -1 }, { reward: 1 }],
    slips: {
      church: { church: 'church-tend', government: 'harvest', military: 'mil-recruit' },
      government: { church: 'church-skin-hunt', government: 'gov-adjudicate', military: 'harvest' },
      military: { church: 'church-skin-hunt', government: 'harvest', military: 'mil-stand-to' },
    },
    change(s) {
      s.cycle = 2;
      s.visit = 2;
    },
    next: OPEN_SLIPS,
  },
  dice: { order: '0 0 0 0 - 0', whispers: '+ 0' },
  others: played({ says: answers }),
  beats: [
    {
      ...{ line: lines.outvoted, more: lines.outvotedMore, spot: 'talk', rule: 'XD-10.4' },
      only: talks,
      done: heardOf('sceneOpened'),
    },
    {
      ...{ line: lines.offer, more: lines.offerMore, spot: 'give', rule: 'XD-11.2' },
      only: talks,
      done: heardOf('dealt'),
      aside: refusal,
    },
    where(isCaptain, turned(lines.gavel)),
    where(isTended, turned(lines.candles)),
    turned(lines.drawer),
    {
      ...{ line: lines.dark, more: lines.darkMore, spot: cardOf(NO_ORDER), rule: 'XD-12.1' },
      only: only(NO_ORDER),
    },
  ],
  won: carriedOut('government', 'gov-adjudicate'),
  missed: miss,
});
