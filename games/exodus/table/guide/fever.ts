/** Fever and fire: the Military has a duty, is asked for something, and meets hunters. */
import type { Beat } from '#ui/kit/mission.ts';
import type { ExodusAction } from '../../action.ts';
import type { FactionId } from '../../content/factions.ts';
import type { Intent } from '../../content/orders.ts';
import type { Stake } from '../../content/plans.ts';
import type { Slips } from '../../positions.ts';
import { houseOf } from '../../rules/houses.ts';
import type { Exodus } from '../../state.ts';
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
  MORNING,
  mission,
  NO_ORDER,
  only,
  onlyTypes,
  played,
  STAYS,
  where,
} from './cast.ts';

const { fever: words } = MISSION_WORDS;
const { lines, asides } = words;

const SLIPS: Slips = {
  church: { church: 'church-tend', government: 'assist@military' },
  government: { church: 'church-skin-hunt', government: 'gov-adjudicate' },
};

const OPEN: Readonly<Record<string, readonly Intent[]>> = {
  church: ['church-tend', 'church-skin-hunt', 'none'],
  government: ['assist@military', 'gov-adjudicate', 'none'],
};
const writes = (action: ExodusAction): boolean =>
  only(STAYS)(action) || (action.type === 'intent' && (OPEN[action.for]?.includes(action.intent) ?? false));

const ACCEPTS_OR_ANSWERS = onlyTypes(
  ...(['agree', 'refuse', 'counter', 'offer', 'offerVote', 'vote', 'drop', 'accept'] as const),
);

/** The one star near: whoever runs, runs there. */
const RUN: Stake = 'hurried@1';

/** The Governor objects once to being outvoted, gives a marker, and one thing more at most. */
function governor(view: View): ExodusAction | undefined {
  const { phase, faction, scene, houses, resolved } = view;
  if (faction !== 'government') return undefined;
  const own = houses.find((house) => house.faction === faction);
  switch (phase) {
    case 'poll':
      return own?.scenes === 0 && scene === undefined && resolved.government !== 'gov-adjudicate'
        ? { type: 'dissent' }
        : undefined;
    case 'sceneIssue':
      return { type: 'issue', faction };
    case 'sceneRespondent':
      return { type: 'respondent', faction: 'military' };
    case 'sceneDemand':
      return { type: 'demand', stake: 'gov-adjudicate' };
    case 'sceneOffer':
      return scene?.items.length === 0 ? { type: 'offer', item: 'marker' } : { type: 'enough' };
    case 'sceneReply':
      return { type: scene?.extra?.kind === 'pledge-silence' ? 'agree' : 'stand' };
    default:
      return undefined;
  }
}

/** Nobody can follow a vote that is cast in secret: of the others one fights and one runs, so that the learner decides. */
function ballot({ phase, force }: View, faction: FactionId): Stake | undefined {
  if (force === undefined) return undefined;
  if (phase === 'course') return RUN;
  return faction === 'government' ? 'attack' : 'leave';
}

const isQuestionOver = ({ view }: Done): boolean => view.phase === 'covert';
const isMet = ({ view }: Done): boolean =>
  view.houses.every(({ mandates }) => mandates.length === 0) && view.force === undefined;

/** Nobody objected: the Governor has what she wants. */
const isUnasked = ({ houses }: View): boolean => houses.every(({ scenes }) => scenes === 0);
const night = (line: string): Beat<Exodus> => ({
  ...{ line, more: lines.darkMore, spot: cardOf(NO_ORDER), rule: 'XD-12.1' },
  only: only(NO_ORDER),
  done: ({ view }) => view.phase !== 'covert',
});

export const fever = mission({
  ...{ id: 'fever', minutes: 6, words, shows: GAUGES.fourth },
  given: {
    first: 'military',
    traits: { might: 9, women: 9, edge: 8, treachery: 4, faith: 8, justice: 7, supply: 8 },
    near: [{ reward: 0 }],
    change(s) {
      s.cycle = 5;
      s.visit = 3;
      s.readiness = 2;
      houseOf(s, 'military').mandates = [{ kind: 'quarantine', since: 4 }];
    },
    next: ['openIsolation', ...MORNING],
  },
  dice: { order: '0 0 0 0 0 +', crisis: '- - -', risk: '+ 0 0' },
  others: played({ slips: SLIPS, ballot, says: governor }),
  beats: [
    look([lines.duty, lines.dutyMore], 'intent', 'XD-9.4', writes),
    look([lines.test, lines.testMore], 'gauges', 'XD-13.4', writes),
    {
      ...{ line: lines.help, more: lines.helpMore, spot: 'intent', rule: 'XD-13.4' },
      only: writes,
      done: isOver('isolation'),
    },
    {
      ...{ line: lines.open, more: lines.openMore, spot: cardOf(ACCEPT), rule: 'XD-10.4' },
      ...{ only: only(ACCEPT), done: isOver('poll') },
    },
    {
      ...{ line: lines.answer, more: lines.plea, open: true, spot: 'scene', rule: 'XD-11.4' },
      only: ACCEPTS_OR_ANSWERS,
      done: isQuestionOver,
      aside: (deeds) => (heardOf('stood')(deeds) ? asides.stood : undefined),
    },
    where(isUnasked, night(lines.before)),
    night(lines.dark),
    look([lines.over, lines.overMore], 'map', 'XD-16.1'),
    {
      ...{ line: lines.hunters, more: lines.huntersMore, open: true, spot: 'stage', rule: 'XD-17.2' },
      only: (action) =>
        action.type === 'ballot'
          ? !/^(cover|nuke|dark)/.test(action.stake)
          : onlyTypes('accept', 'lose')(action),
    },
  ],
  won: (deeds) => heardOf('force')(deeds) && isMet(deeds),
});
