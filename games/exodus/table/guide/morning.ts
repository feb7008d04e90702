/** The first morning: odds, slips and a quiet vote, for the Government. */
import type { ExodusAction } from '../../action.ts';
import type { Intent } from '../../content/orders.ts';
import type { Slips } from '../../positions.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import { intent } from '../../text/names.ts';
import {
  ACCEPT,
  cardOf,
  type Done,
  GAUGES,
  isOver,
  look,
  MORNING,
  mission,
  NO_ORDER,
  only,
  played,
  STAYS,
  where,
} from './cast.ts';

const { morning: words } = MISSION_WORDS;
const { lines, missed } = words;

const SLIPS: Slips = {
  church: { church: 'assist@government', government: 'gov-adjudicate', military: 'harvest' },
  military: { church: 'assist@government', government: 'gov-rationing', military: 'harvest' },
};
const OWN: readonly Intent[] = ['gov-adjudicate', 'gov-rationing', 'gov-swear-in', 'rest'];

/** The own row is free, the other two are pencilled. */
const isSlip = (action: ExodusAction): boolean =>
  action.type === 'intent' &&
  (action.for === 'government' ? OWN.includes(action.intent) : action.intent === SLIPS.church?.[action.for]);
const writes = (action: ExodusAction): boolean => only(STAYS)(action) || isSlip(action);

const forOwn = (intent: Intent): ExodusAction => ({ type: 'intent', for: 'government', intent });
const ownCard = (intent: Intent): string => cardOf(forOwn(intent));
const COURTS = ownCard('gov-adjudicate');

/** What is written can be changed until it is sent: the coach speaks of what lies there. */
function saidOf(part: string): string | undefined {
  const [chosen] = OWN.filter((intent) => ownCard(intent) === part);
  if (chosen === undefined) return undefined;
  return part === COURTS ? lines.send : lines.other.replace('{order}', intent(chosen));
}
const sits = ({ resolved }: Done['view']): boolean => resolved.government === 'gov-adjudicate';

/** The day is over. */
const isEvening = ({ told }: Done): boolean => told.some(({ type }) => type === 'whispers');

function lineFor({ view }: Done): string {
  const { government: order } = view.resolved;
  return order === 'gov-rationing'
    ? missed.rationing
    : order === 'gov-swear-in'
      ? missed.office
      : missed.rest;
}

export const morning = mission({
  ...{ id: 'morning', minutes: 4, words, shows: GAUGES.first },
  given: {
    first: 'government',
    traits: { justice: 8, edge: 6, faith: 10, might: 9, supply: 10, treachery: 2, women: 10 },
    agendas: { government: ['rule-of-law', 'civil-peace'] },
    here: { reward: 1, choice: 'supply', convenience: 0, left: 2 },
    near: [{ reward: 0 }, { reward: -1 }, { reward: 1 }],
    change(s) {
      s.cycle = 2;
      s.visit = 2;
    },
    next: MORNING,
  },
  dice: { order: '0 -' },
  others: played({ slips: SLIPS }),
  beats: [
    look([lines.justice, lines.justiceMore], 'justice', 'XD-2.1', writes),
    look([lines.edge, lines.edgeMore], 'edge', 'XD-2.1', writes),
    {
      ...{ line: lines.write, more: lines.writeMore, open: true, spot: COURTS, rule: 'XD-9.3' },
      ...{ press: COURTS, only: writes, instead: saidOf },
    },
    {
      ...{ line: lines.send, more: lines.pencil, open: true, spot: 'send', rule: 'XD-9.3' },
      ...{ only: writes, instead: saidOf, done: isOver('isolation') },
    },
    where(sits, {
      ...{ line: lines.quiet, more: lines.quietMore, spot: cardOf(ACCEPT), rule: 'XD-10.5' },
      ...{ only: only(ACCEPT), done: isOver('poll') },
    }),
    where((view) => !sits(view), {
      ...{ line: lines.astray, more: lines.quietMore, spot: cardOf(ACCEPT), rule: 'XD-10.5' },
      ...{ only: only(ACCEPT), done: isOver('poll') },
    }),
    {
      ...{ line: lines.dark, more: lines.darkMore, spot: cardOf(NO_ORDER), rule: 'XD-12.1' },
      only: (action) => only(NO_ORDER)(action) || action.type === 'office',
    },
  ],
  won: (deeds) => isEvening(deeds) && deeds.view.traits.justice >= 9,
  missed: (deeds) => (isEvening(deeds) ? lineFor(deeds) : undefined),
});
