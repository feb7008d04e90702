/** The table before anything is shuffled (ER-3); the set-up step does the rest. */
import { byId, type Seat, type Setup, shuffledPile } from '#engine';
import { ALIEN_CLASSES, ALIEN_IDS, ALIENS, SHIP_TOKENS } from './content/aliens.ts';
import { BOARDS, type CharacterId } from './content/characters.ts';
import { CONTRACT_IDS } from './content/contracts.ts';
import { DAMAGE_IDS } from './content/damage.ts';
import { EVENTS_OF } from './content/eventIds.ts';
import { CHARGE_LEVELS, MAX_HULL, SHIELD_TOKENS } from './content/rooms.ts';
import { COPIES, TECHNOLOGY_IDS } from './content/technologyIds.ts';
import { START_CREDITS } from './content/tracks.ts';
import { type Options, sharesOf } from './options.ts';
import { GALAXIES } from './rules/universe.ts';
import type { Deck, Member, State } from './state.ts';
import { noEffects } from './steps/round.ts';

const TECHNOLOGY_DECK = Array.from({ length: COPIES }, () => TECHNOLOGY_IDS).flat();

const ALIEN_DECK = byId(ALIEN_CLASSES, (name) => ALIEN_IDS.filter((id) => ALIENS[id].class === name));

/** ER-3.7 where everyone's stress begins. */
const START_STRESS = 5;

function deck<C>(cards: readonly C[]): Deck<C> {
  return { draw: shuffledPile(cards), discard: [] };
}

/** ER-3.3, ER-3.7 Level 1, and with it one basic die. What is not there yet is named all the same: things of one shape are read fastest. */
function member(who: CharacterId, seat: Seat): Member {
  return {
    seat,
    level: 1,
    track: undefined,
    stress: START_STRESS,
    cubes: BOARDS[who].squares,
    technology: [],
    contract: undefined,
    cargo: undefined,
    mission: undefined,
    room: undefined,
    roomUsed: false,
    figure: undefined,
    assistant: undefined,
  };
}

/** ER-3.2 all decks are shuffled; advanced rooms lie open. */
function allDecks(): State['decks'] {
  return {
    damage: deck(DAMAGE_IDS),
    technology: deck(TECHNOLOGY_DECK),
    contract: deck(CONTRACT_IDS),
    dexer: deck(ALIEN_DECK.dexer),
    galagat: deck(ALIEN_DECK.galagat),
    vorde: deck(ALIEN_DECK.vorde),
    hawkins: deck(EVENTS_OF.hawkins),
    chandra: deck(EVENTS_OF.chandra),
    borealis: deck(EVENTS_OF.borealis),
    perseus: deck(EVENTS_OF.perseus),
  };
}

export function setup({ seats, options }: Setup<Options>): State {
  const shares = sharesOf({ seats, options });
  // Every galaxy is rolled for in the set-up step.
  const somewhere = GALAXIES[0] ?? 'g01-1';
  const station = () => ({ at: somewhere, gate: false, usedIn: 0 });
  return {
    stack: [{ step: 'setUp' }],
    seats,
    draws: 0,
    outcome: undefined,
    difficulty: options.difficulty,
    traits: options.traits,
    shieldsExpire: options.shields === 'expire',
    unlimited: options.cycles === 'unlimited',
    facilitator: options.facilitator > 0 ? options.facilitator - 1 : shares.commander,
    round: 0,
    phase: 'planning',
    // ER-3.4 markers stand on the first hex of the Funding, Intel, Progress and Extinction tracks.
    progress: 0,
    intel: 0,
    funding: 0,
    extinction: 0,
    // ER-3.5 the crew has 8 credits, which belong to all.
    credits: START_CREDITS,
    crew: {
      commander: member('commander', shares.commander),
      pilot: member('pilot', shares.pilot),
      specialist: member('specialist', shares.specialist),
      engineer: member('engineer', shares.engineer),
    },
    // ER-3.6 Command has 14 hull points, Engine 12.
    hull: {
      command: MAX_HULL.command,
      engine: MAX_HULL.engine,
      medical: 0,
      crafting: 0,
      'cargo-bay': 0,
      'mining-control': 0,
      scanner: 0,
    },
    // ER-3.8 charge levels 1, 2 and 3 hold 2, 3 and 4 shield tokens; 6 are in the pool.
    shieldPool: SHIELD_TOKENS - CHARGE_LEVELS.reduce((sum, tokens) => sum + tokens, 0),
    shields: 0,
    charge: CHARGE_LEVELS.slice(),
    bag: { ...SHIP_TOKENS },
    ships: [],
    redeploy: ['none', 'none', 'none', 'none'],
    redeployTokens: false,
    invasion: [],
    orders: { dexer: undefined, galagat: undefined, vorde: undefined },
    pursuit: [],
    attackers: [],
    decks: allDecks(),
    event: undefined,
    eos: somewhere,
    frbs: [],
    skills: [],
    creditTokens: [],
    asteroids: [],
    stations: { hawkins: station(), chandra: station(), borealis: station(), perseus: station() },
    planet: undefined,
    lastDash: false,
    cycle: 0,
    held: [],
    effects: noEffects(),
    damage: 0,
    taken: 0,
    flight: undefined,
    combat: undefined,
    strike: undefined,
    kills: { dexer: 0, galagat: 0, vorde: 0 },
  };
}
