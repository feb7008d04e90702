/** The listening ship: the Network spies by night, and threatens by day. */
import type { ExodusAction } from '../../action.ts';
import type { FactionId } from '../../content/factions.ts';
import type { SecretId } from '../../content/secrets.ts';
import type { Slips } from '../../positions.ts';
import { AFTER_ISOLATION } from '../../steps/cycle.ts';
import { MISSION_WORDS } from '../../text/missions.ts';
import type { View } from '../../view/index.ts';
import {
  ACCEPT,
  carriedOut,
  type Done,
  isOver,
  mission,
  NO_ORDER,
  only,
  onlyTypes,
  played,
  STAYS,
  where,
} from './cast.ts';

const { ship: words } = MISSION_WORDS;
const { lines, asides } = words;

const OTHERS = { church: 'church-tend', government: 'gov-rationing', military: 'mil-stand-to' } as const;
const SLIPS: Slips = {
  church: OTHERS,
  government: { ...OTHERS, network: 'net-deep-scan' },
  military: { ...OTHERS, network: 'net-deep-scan' },
};
const OWN: NonNullable<Slips[FactionId]> = { ...OTHERS, network: 'net-skin-hunt' };

const listens = (action: ExodusAction): boolean =>
  action.type === 'covert' && (action.order === 'none' || action.order.startsWith('spying@'));

const TALKS = onlyTypes(
  ...(['dissent', 'respondent', 'threaten', 'enough', 'withdraw', 'force', 'drop', 'accept'] as const),
);
const talks = (action: ExodusAction): boolean =>
  TALKS(action) ||
  only(
    { type: 'issue', faction: 'network' },
    { type: 'demand', stake: 'net-skin-hunt' },
    { type: 'offer', item: 'marker' },
  )(action);

/** Between the night and the next slips. */
const passes = only(ACCEPT, STAYS, { type: 'pass' }, { type: 'ballot', for: 'network', stake: 'stay' });
const writes = (action: ExodusAction): boolean =>
  passes(action) || (action.type === 'intent' && OWN[action.for] === action.intent);

/** Whoever is threatened or owed a favour gives way. */
function answers({ phase, scene }: View): ExodusAction | undefined {
  if (phase !== 'sceneAnswer' || scene === undefined) return undefined;
  return { type: scene.threatened || scene.items.length > 0 ? 'agree' : 'refuse' };
}

const knows = (view: View, id: SecretId): boolean => view.secrets.some((secret) => secret.id === id);
const HEARD: Readonly<Record<string, SecretId>> = {
  military: 'paper-squadron',
  government: 'quiet-wiretaps',
  church: 'violet-brother',
};
const hasHeard = (view: View, of: string): boolean => {
  const { [of]: id } = HEARD;
  return id !== undefined && knows(view, id);
};
const hasSpied = (view: View): boolean => Object.keys(HEARD).some((of) => hasHeard(view, of));

const isMorning = ({ view }: Done): boolean => view.cycle > 1;
const isHunting = (view: View): boolean => view.resolved.network === 'net-skin-hunt';
const isTurned = ({ view }: Done): boolean => isHunting(view) && view.scene === undefined;
const wasForced = (view: View): boolean => view.houses.some(({ forced }) => forced > 0);
const isThreatenedCaptain = (view: View): boolean =>
  isHunting(view) &&
  view.secrets.some(({ id, knowers }) => id === 'paper-squadron' && knowers.includes('network')) &&
  view.houses.some(({ faction, written }) => faction === 'military' && written.network === 'net-skin-hunt') &&
  view.houses.every(({ pool }) => pool === 5) &&
  !wasForced(view);

const heard = (line: string) => ({
  ...{ line, more: lines.heardMore, spot: 'stage', rule: 'XD-18.2' },
  ...{ only: passes, done: isMorning },
});
const remind = (line: string) => ({
  ...{ line, more: lines.remindMore, spot: 'tally', rule: 'XD-11.3' },
  only: talks,
  done: isTurned,
  aside: ({ told }: Done) => (told.some(({ type }) => type === 'refused') ? asides.empty : undefined),
});
const turned = (line: string) => ({
  ...{ line, more: lines.turnedMore, spot: 'answers', rule: 'XD-11.7' },
  only: only(ACCEPT, NO_ORDER),
});

export const ship = mission({
  ...{ id: 'ship', minutes: 5, words },
  given: {
    ...{ seats: 4, first: 'network' },
    traits: { justice: 9, might: 6, faith: 8, treachery: 4, edge: 3, supply: 8, women: 9 },
    agendas: { network: ['clean-logs', 'all-ears'] },
    secrets: {
      church: ['violet-brother', 'confession-files', 'prelate-dice'],
      government: ['quiet-wiretaps', 'double-manifest', 'governor-bottle'],
      military: ['paper-squadron', 'scuttling-order', 'captain-stims'],
      network: ['sleepers-in-the-core', 'two-thirds-model', 'network-bets'],
    },
    near: [{ reward: 0 }, { reward: -1 }, { reward: 1 }],
    orders: { church: 'rest', government: 'rest', military: 'rest', network: 'net-calm' },
    change(s) {
      for (const secret of s.secrets)
        if (secret.id === 'prelate-dice') secret.knowers = [{ faction: 'network', aware: [] }];
    },
    next: AFTER_ISOLATION.slice(AFTER_ISOLATION.indexOf('covert')),
  },
  dice: {},
  others: played({ slips: SLIPS, ballot: () => 'stay', says: answers }),
  beats: [
    {
      ...{ line: lines.listen, more: lines.listenMore, open: true, spot: 'covert', rule: 'XD-12.3' },
      only: listens,
      done: isOver('covert'),
    },
    where((view) => hasHeard(view, 'military'), heard(lines.paper)),
    where((view) => hasHeard(view, 'government'), heard(lines.clickGovernment)),
    where((view) => hasHeard(view, 'church'), heard(lines.heard)),
    where((view) => !hasSpied(view), heard(lines.nothing)),
    {
      ...{ line: lines.night, more: lines.nightMore, open: true, spot: 'intent', rule: 'XD-9.3' },
      only: writes,
      done: isOver('isolation'),
    },
    where((view) => hasHeard(view, 'military'), remind(lines.remind)),
    where((view) => !hasHeard(view, 'military'), remind(lines.remindOther)),
    where(isThreatenedCaptain, turned(lines.hunt)),
    where(wasForced, turned(lines.forced)),
    turned(lines.dealt),
  ],
  won: (deeds) => carriedOut('network', 'net-skin-hunt')(deeds) && deeds.view.traits.treachery <= 2,
  missed: ({ view }) =>
    view.cycle > 1 && view.phase === 'covert' && !isHunting(view) ? words.missed : undefined,
});
