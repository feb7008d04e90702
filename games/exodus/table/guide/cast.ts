/** What the other factions do in a mission, where it is written beforehand; and what all missions have in common. */
import { canonical, type Script, same } from '#engine';
import { CARD_PART } from '#ui/kit/ChoiceCards.tsx';
import type { Beat, Deeds, Mission } from '#ui/kit/mission.ts';
import type { ExodusAction } from '../../action.ts';
import type { FactionId } from '../../content/factions.ts';
import type { OrderKey } from '../../content/orders.ts';
import type { Stake } from '../../content/plans.ts';
import { type Given, positionOf, type Slips } from '../../positions.ts';
import type { Exodus } from '../../state.ts';
import { AFTER_ISOLATION } from '../../steps/cycle.ts';
import type { MissionWords } from '../../text/missions.ts';
import type { View } from '../../view/index.ts';

export type Done = Deeds<Exodus>;
export type ToldEvent = Done['told'][number];

export const ACCEPT: ExodusAction = { type: 'accept' };
export const NO_ORDER: ExodusAction = { type: 'covert', order: 'none' };
/** The card of an answer, for the coach to point at. */
export const cardOf = (action: ExodusAction): string => `${CARD_PART}${canonical(action)}`;
export const STAYS: ExodusAction = { type: 'leader', how: 'stay' };

const OPTIONS: Exodus['options'] = {
  journey: 'standard',
  secondaries: [],
  assign: 'random',
  infection: 'off',
  fudge: false,
  fleetQuestions: false,
  brisk: false,
  unheldResearchers: false,
  dawnSwap: false,
  reach: 0,
  womenLabel: 'women',
};

/** What the three Keepers hide where a mission does not care. */
const SECRETS: NonNullable<Given['secrets']> = {
  church: ['empty-reliquaries', 'violet-brother', 'prelate-dice'],
  government: ['lifeboat-list', 'shelved-warning', 'governor-bottle'],
  military: ['silenced-transport', 'second-author', 'captain-stims'],
};

/** Who speaks for them in the first week. */
const LEADERS: NonNullable<Given['leaders']> = {
  church: 'Hadas Abend Zabulon',
  government: 'Vesna Eshkol Nephthali',
  military: 'Rahel Drummond Benjamin',
  network: 'Ilan Quarry Joseph',
};

/** A day from its slips on, and from their reveal on. */
export const MORNING: Given['next'] = ['isolation', 'bonds', 'reveal', ...AFTER_ISOLATION];
export const OPEN_SLIPS: Given['next'] = ['reveal', ...AFTER_ISOLATION];

interface Plan
  extends Pick<Mission<Exodus>, 'id' | 'minutes' | 'beats' | 'others' | 'won' | 'missed' | 'shows'> {
  readonly words: MissionWords;
  readonly given: Given;
  /** Dice by what they are thrown for, `- 0 +`; those not named show 0. */
  readonly dice?: Readonly<Record<string, string>>;
}

export function mission({ words, given, dice, ...plan }: Plan): Mission<Exodus> {
  const options = { ...OPTIONS, ...given.options };
  const secrets = { ...SECRETS, ...given.secrets };
  const leaders = { ...LEADERS, ...given.leaders };
  return {
    ...plan,
    ...{ title: words.title, about: words.about, goal: words.goal, end: words.end },
    options,
    position: () => positionOf({ ...given, options, secrets, leaders }),
    ...(dice ? { script: scriptOf(dice) } : {}),
  };
}

const FACES = '-0+';
const PURPOSES =
  'order scene covert strain whispers crisis jump astrometrics link convenience scan risk encounter rest adjust crisisFaction';

function scriptOf(dice: Readonly<Record<string, string>>): Script {
  const rolls = PURPOSES.split(' ').map((purpose) => {
    const faces = (dice[purpose] ?? '').split(' ').filter(Boolean);
    return [purpose, { values: faces.map((face) => FACES.indexOf(face)), then: 1 }] as const;
  });
  // Spies find what is listed first.
  return { ...Object.fromEntries(rolls), spy: { values: [], then: 0 } };
}

export interface Cast {
  readonly slips?: Slips;
  /** The vote of a faction on staying, on the course, on landfall. */
  ballot?(view: View, faction: FactionId): Stake | undefined;
  /** What is said in a scene, and in whatever else is asked. */
  says?(view: View): ExodusAction | undefined;
}

/** Slips as written, polls accepted, no orders in the dark, refused scenes dropped; what is not written a bot decides. */
export function played({ slips = {}, ballot, says }: Cast) {
  return (view: View): ExodusAction | undefined => {
    const { faction: by } = view;
    const said = says?.(view);
    if (said !== undefined || by === undefined) return said;
    switch (view.phase) {
      case 'isolation':
        return slipOf(view, slips[by] ?? {});
      case 'poll':
        return ACCEPT;
      case 'covert':
        return NO_ORDER;
      case 'sceneForce':
        return { type: 'drop' };
      case 'window':
        return { type: 'pass' };
      case 'disposition':
      case 'course':
      case 'landfall': {
        const stake = ballot?.(view, by);
        return stake === undefined ? undefined : { type: 'ballot', for: by, stake };
      }
      default:
        return undefined;
    }
  };
}

/** The next slip, as far as it is legal. */
function slipOf({ own, asked, books }: View, slips: NonNullable<Slips[FactionId]>): ExodusAction {
  const column = asked[(own?.chosen.length ?? 0) - 1];
  if (column === undefined) return STAYS;
  const { [column]: wanted = 'none' } = slips;
  const isLegal = wanted !== 'none' && books[column]?.includes(wanted);
  return { type: 'intent', for: column, intent: isLegal ? wanted : 'none' };
}

/** Only these actions, in whatever colour they are told. */
export const only =
  (...open: readonly ExodusAction[]) =>
  (action: ExodusAction): boolean =>
    open.some((one) => same({ ...action, ...one }, action));
export const onlyTypes =
  (...types: readonly ExodusAction['type'][]) =>
  ({ type }: ExodusAction): boolean =>
    types.includes(type);

/** The gauges a mission has introduced; the others are blank. */
export const GAUGES = {
  first: ['justice', 'edge'],
  second: ['justice', 'edge', 'faith', 'treachery'],
  third: ['justice', 'edge', 'faith', 'treachery', 'supply', 'bearing', 'tomorrow'],
  fourth: [
    ...['justice', 'edge', 'faith', 'treachery', 'supply', 'bearing', 'tomorrow'],
    ...['might', 'women', 'standing'],
  ],
} as const;

const nothing: (action: ExodusAction) => boolean = () => false;
export const look = (
  [line, more]: readonly [line: string, more: string],
  spot: string,
  rule: string,
  open = nothing,
): Beat<Exodus> => ({ ...{ line, more, spot, rule, look: true }, only: open });

/** A beat for those only who have come this way. */
export const where = (isSo: (view: View) => boolean, beat: Beat<Exodus>): Beat<Exodus> => ({
  ...beat,
  done: (deeds) => !isSo(deeds.view) || (beat.done?.(deeds) ?? false),
});

export const heardOf =
  (type: ToldEvent['type']) =>
  ({ told }: Done): boolean =>
    told.some((event) => event.type === type);
export const isOver = (phase: View['phase']) => (deeds: Done) => deeds.view.phase !== phase;

/** Whether a faction was given an order, and it was carried out. */
export const carriedOut =
  (faction: FactionId, order: OrderKey) =>
  ({ told }: Done): boolean =>
    told.some((event) => event.type === 'orderResult' && event.faction === faction && event.order === order);
