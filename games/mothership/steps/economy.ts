/** MS-5.2 diverting, MS-5.3 Energy cubes, MS-11.3 buying cards, MS-12 research. */
import { type ActionOf, type FrameOf, pileSize, type Verb } from '#engine';
import { PURSES, type Split, SUBSYSTEM_MAX, SUBSYSTEMS, splitsOf } from '../content/panel.ts';
import { outOfOrder, TECHNOLOGY_IDS, technology as technologyOf } from '../content/technologies.ts';
import { objection } from '../objections.ts';
import { controls, decider, fleetOf, onBoard } from '../rules/fleet.ts';
import { mothershipOf, type Owner } from '../rules/units.ts';
import type { Mothership, State } from '../state.ts';
import { changeEnergy, drawCards } from './capture.ts';

const DIVERT: readonly ActionOf<Mothership, 'divert'>[] = [{ type: 'divert' }];

/** MS-5.2, R11 once a turn, before the Mothership does anything. */
export const divert: Verb<Mothership, ActionOf<Mothership, 'divert'>> = {
  options: () => DIVERT,
  check(s, _, seat) {
    if (!onBoard(s, mothershipOf(seat))) return objection('MS-5.2', 'noMothership');
    return fleetOf(s, seat).energySet ? objection('MS-5.2', 'energySet') : undefined;
  },
  do: (g) => g.then('split', 'main'),
};

function total({ engines, weapons, shields }: Split): number {
  return engines + weapons + shields;
}

const splits = new Map<number, readonly ActionOf<Mothership, 'split'>[]>();

function splitOptions(energy: number): readonly ActionOf<Mothership, 'split'>[] {
  const known = splits.get(energy);
  if (known !== undefined) return known;
  const made = splitsOf(energy).map((split): ActionOf<Mothership, 'split'> => ({ type: 'split', ...split }));
  splits.set(energy, made);
  return made;
}

export const split: Verb<Mothership, ActionOf<Mothership, 'split'>> = {
  options: (s, seat) => splitOptions(total(fleetOf(s, seat).energy)),
  check(s, action, seat) {
    const energy = total(fleetOf(s, seat).energy);
    return total(action) === energy ? undefined : objection('MS-5.2', 'wrongSplit', { energy });
  },
  do(g, { engines, weapons, shields }, seat) {
    const fleet = fleetOf(g.s, seat);
    fleet.energy = { engines, weapons, shields };
    fleet.energySet = true;
    g.tell({ type: 'diverted', seat, engines, weapons, shields });
  },
};

/** MS-5.3 whom to ask about a cube; nobody when there is no place for it. */
export function placesEnergy(
  s: State,
  { seat, cubes: count }: FrameOf<Mothership, 'energy'>,
): Owner | undefined {
  const { energy } = fleetOf(s, seat);
  const some = SUBSYSTEMS.some((one) => (count > 0 ? energy[one] < SUBSYSTEM_MAX : energy[one] > 0));
  return some && count !== 0 ? decider(s, seat) : undefined;
}

const ENERGY = SUBSYSTEMS.map((subsystem): ActionOf<Mothership, 'energy'> => ({ type: 'energy', subsystem }));

export const energy: Verb<Mothership, ActionOf<Mothership, 'energy'>> = {
  options: () => ENERGY,
  check(s, { subsystem }, seat, frame) {
    const held = fleetOf(s, seat).energy[subsystem];
    if (frame.step !== 'energy') return objection('MS-5.3', 'fullSubsystem', { subsystem });
    if (frame.cubes > 0)
      return held < SUBSYSTEM_MAX ? undefined : objection('MS-5.1', 'fullSubsystem', { subsystem });
    return held > 0 ? undefined : objection('MS-5.1', 'emptySubsystem', { subsystem });
  },
  do(g, { subsystem }, seat, frame) {
    if (frame.step !== 'energy') return;
    const change = frame.cubes > 0 ? 1 : -1;
    fleetOf(g.s, seat).energy[subsystem] += change;
    g.tell({ type: 'energy', seat, subsystem, change });
    const left = frame.cubes - change;
    if (left !== 0) g.then({ step: 'energy', seat, cubes: left });
  },
};

const RESEARCH = TECHNOLOGY_IDS.map((technology) => {
  const action: ActionOf<Mothership, 'research'> = { type: 'research', technology };
  return { tier: technologyOf(technology).tier, action };
});

/** MS-12.2 tier by tier, and only one branch of a category for ever. */
export const research: Verb<Mothership, ActionOf<Mothership, 'research'>> = {
  options(s, seat) {
    const { minerals, technologies } = fleetOf(s, seat);
    const options: ActionOf<Mothership, 'research'>[] = [];
    for (const { tier, action } of RESEARCH) {
      if (tier <= minerals && outOfOrder(technologies, action.technology) === undefined) options.push(action);
    }
    return options;
  },
  check(s, { technology }, seat) {
    const { technologies, minerals } = fleetOf(s, seat);
    const { tier } = technologyOf(technology);
    const problem = outOfOrder(technologies, technology);
    if (problem === 'known') return objection('MS-12.2', 'technologyKnown', { technology });
    if (problem === 'branch') return objection('MS-12.2', 'technologyBranch', { technology });
    if (problem === 'tier') return objection('MS-12.2', 'technologyTier', { technology });
    return minerals >= tier ? undefined : objection('MS-11.3', 'tooPoor', { price: tier, what: 'minerals' });
  },
  do(g, { technology }, seat) {
    const fleet = fleetOf(g.s, seat);
    const { tier, energy: more = 0 } = technologyOf(technology);
    fleet.minerals -= tier;
    fleet.technologies.push(technology);
    g.tell({ type: 'researched', seat, technology });
    if (more > 0) g.use('technology', technology);
    g.then('main');
    changeEnergy(g, seat, more);
  },
};

const CARD_PRICE = { minerals: 2, gas: 4 } as const;
const BUY = PURSES.map((purse): ActionOf<Mothership, 'buy'> => ({ type: 'buy', with: purse }));
const BUY_FOR_MINERALS = BUY.slice(0, 1);

/** MS-13.1; with the Interphasic Modulator also for Gas. */
export const buy: Verb<Mothership, ActionOf<Mothership, 'buy'>> = {
  options(s, seat) {
    const fleet = fleetOf(s, seat);
    if (fleet.gas >= CARD_PRICE.gas) return BUY;
    return fleet.minerals >= CARD_PRICE.minerals ? BUY_FOR_MINERALS : [];
  },
  check(s, { with: purse }, seat) {
    if (purse === 'gas' && !controls(s, seat, 'interphasic-modulator'))
      return objection('MS-11.3', 'noModulator');
    if (pileSize(s.deck) === 0) return objection('MS-13.1', 'deckEmpty');
    const price = CARD_PRICE[purse];
    return fleetOf(s, seat)[purse] >= price
      ? undefined
      : objection('MS-11.3', 'tooPoor', { price, what: purse });
  },
  do(g, { with: purse }, seat) {
    fleetOf(g.s, seat)[purse] -= CARD_PRICE[purse];
    if (purse === 'gas') g.use('artifact', 'interphasic-modulator');
    g.then('main');
    drawCards(g, seat, 1, 'bought');
  },
};
