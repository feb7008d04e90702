/** Every word a player of Mothership reads, in English. */
import { entryOf, idAmong, NOBODY, type Outcome, type People, type Seat, type Words } from '#engine';
import { DEVELOPMENT_IDS } from '../content/developments.ts';
import type { Landing, StepName } from '../frame.ts';
import { bestStrike, fallsWith } from '../outlook/prize.ts';
import { bareStation } from '../outlook/threat.ts';
import { SLOTS, UNITS_EACH, type UnitClass } from '../rules/units.ts';
import type { Mothership } from '../state.ts';
import type { SeenFight, View } from '../view.ts';
import { actionLine, deedLine } from './actions.ts';
import { CARD_WORDS } from './cards.ts';
import { ARTIFACT_WORDS, BONUS_WORDS, developmentWords, LAYOUT_NAMES, TECHNOLOGY_WORDS } from './content.ts';
import { eventLine } from './log.ts';
import { capital, cardName, listed, type Names, namesAmong, shortThing } from './names.ts';
import { objectionLine } from './objections.ts';
import { percent } from './table.ts';
import { tableProblemLine } from './tableProblems.ts';

const STILL = {
  title: 'Mothership',
  tagline: 'Six ships, one defenceless station, and a board full of rivals.',
  about:
    'Each player runs a Mothership, three Fighters and two Bombers, and keeps one Colony Station alive. Divide your Energy, capture planets, research technology, and shoot first. For two to six players, in teams, for Victory Points, or alone against the Raiders.',
  credits:
    'Mothership: Tabletop Combat was designed and drawn by Peter Sanderson (Warp Core Games). This is an unofficial implementation; support the original.',
  options: {
    mode: {
      label: 'Mode',
      help: 'Deathmatch: who loses the station or all ships is out; the last fleet wins. Victory Points: kills, planets and Developments count, and the first to the target ends the game; timed: most points after a number of rounds. Solo: destroy all six Raiders before your station falls.',
      values: {
        deathmatch: 'Deathmatch',
        vp: 'Victory Points',
        'vp-timed': 'Victory Points, timed',
        solo: 'Solo Challenge',
      },
    },
    teams: {
      label: 'Teams',
      help: 'Teams in a Deathmatch; their members take turns alternately.',
      values: {
        none: 'Each against all',
        '2v2': 'Two against two',
        '3v3': 'Three against three',
        '2v2v2': 'Three pairs',
      },
    },
    layout: {
      label: 'Layout',
      help: 'Where stations, planets and asteroids lie. By the number of players: the Duel for two, the Triangle for three, and so on.',
      values: { standard: 'By the number of players', ...LAYOUT_NAMES },
    },
    layoutSeed: {
      label: 'Layout seed',
      help: 'The same seed gives the same random layout. Empty: drawn by chance.',
    },
    asteroids: { label: 'Asteroids', help: 'How many asteroid tiles the random layout aims at.' },
    gasPlanets: {
      label: 'Gas planets',
      help: 'Gas planets of the random layout: usually two for two and four players, else none.',
      values: { standard: 'Standard', '0': 'None', '1': 'One', '2': 'Two' },
    },
    extraMinerals: {
      label: 'Extra mineral planets',
      help: 'Mineral planets of the random layout beyond one for each player.',
      values: { standard: 'Standard', '1': 'One', '2': 'Two' },
    },
    board: {
      label: 'Your board',
      help: 'A line for each kind of piece: radius, stations, minerals, gas, asteroids, moons, planetoids. The rules tell how (MS-2.9).',
    },
    modules: {
      label: 'Modules',
      help: 'Developments need Artifacts and Influence; Moons need all three.',
      values: {
        artifacts: 'Artifacts',
        influence: 'Influence',
        developments: 'Developments',
        moons: 'Moons',
      },
    },
    vpTarget: {
      label: 'Target',
      help: 'Victory Points that end the game: 10 for up to four players, else 20.',
      values: { standard: 'Standard', '10': '10 points', '15': '15 points', '20': '20 points' },
    },
    rounds: {
      label: 'Rounds',
      help: 'Length of a timed game, 4 to 20 rounds. 0 follows the number of players.',
    },
    soloLevel: { label: 'Solo level', help: 'How strong the Raiders are, from 1 to 9.' },
    headStart: { label: 'Head start', help: 'Two players: whoever plays second begins with 2 Minerals.' },
    roundCap: {
      label: 'Round cap',
      help: 'A Deathmatch that lasts this long is decided by the armada score. Standard: no cap, or 60 rounds when only bots play.',
      values: {
        standard: 'Standard',
        none: 'None',
        '40': '40 rounds',
        '60': '60 rounds',
        '100': '100 rounds',
      },
    },
    alwaysPause: {
      label: 'Always pause',
      help: 'Ask everyone who could hold an answer, even those who do not, so that a pause gives no hand away. Slower.',
    },
  },
  content(kind: string, id?: string): string {
    if (id === undefined) return KINDS[kind] ?? kind;
    return CONTENT[kind]?.(id) ?? id;
  },
};

function wordsAmong(people: People): Words<Mothership> {
  const names = namesAmong(people);
  const seenBy = ({ me }: View): Names => namesAmong(people, me);
  return {
    ...STILL,
    prompt: (step, view) => PROMPTS[step]?.(view, seenBy(view)) ?? '',
    action: (action, view) => actionLine(action, view, seenBy(view)),
    deed: (action, view) => deedLine(action, view, seenBy(view)),
    event: (event, view) => eventLine(event, view, namesAmong(people, view?.me)),
    objection: (objection) => objectionLine(objection, names),
    tableProblem: (problem) => tableProblemLine(problem, STILL.options),
    // The emblem on its ships and planets bears the seat's number.
    seat: (seat) => (people[seat] ? `${people[seat]} (${seat + 1})` : undefined),
    outcome: (outcome, seat) => outcomeWords(namesAmong(people, seat), outcome, seat),
    among: wordsAmong,
  };
}

export const words = wordsAmong(NOBODY);

const KINDS: Readonly<Record<string, string>> = {
  card: 'Action Cards',
  technology: 'Technologies',
  artifact: 'Artifacts',
  development: 'Developments',
  bonus: 'Faces of the Bonus Die',
  layout: 'Layouts',
  rule: 'Rules',
};

const RULE_NAMES: Readonly<Record<string, string>> = {
  gas: 'Gas in a dogfight',
  scrap: 'Scrapping',
  sell: 'Selling',
  sway: 'Swaying',
  smear: 'Smearing',
  block: 'Blocking',
  refresh: 'Refreshing the Market',
  respawn: 'Respawn',
};

const CONTENT: Readonly<Record<string, (id: string) => string | undefined>> = {
  card: (id) => entryOf(CARD_WORDS, id).name,
  technology: (id) => entryOf(TECHNOLOGY_WORDS, id).name,
  artifact: (id) => entryOf(ARTIFACT_WORDS, id).name,
  development: (id) => developmentWords(idAmong(DEVELOPMENT_IDS, id)).name,
  bonus: (id) => BONUS_WORDS[id],
  layout: (id) => entryOf<string>(LAYOUT_NAMES, id),
  rule: (id) => RULE_NAMES[id],
};

/** The unit a step is about, without its owner. */
const unitOfFrame = ({ asking }: View) =>
  asking !== undefined && 'unit' in asking
    ? shortThing(`p1-${SLOTS[asking.unit % UNITS_EACH] ?? 'm'}`)
    : 'the unit';

/** MS-2.6 at set-up, and each other way to be put somewhere. */
const LANDINGS: Readonly<Record<Landing, (unit: string, view: View) => string>> = {
  place: (unit, { table }) =>
    table.mode === 'solo'
      ? `Set-up: place your ${unit} on a lit space.`
      : `Set-up: place your ${unit} near your station.`,
  jump: (unit) => `Through the gate: choose where your ${unit} comes out.`,
  panic: (unit) => `Panic Button: choose where your ${unit} flees to.`,
  wormhole: (unit) => `Wormhole: choose any empty space for the ${unit}.`,
  migration: () => 'Migration: choose where your station goes.',
  station: () => 'Choose where your station moves.',
  retreat: (unit) => `Cowardly Retreat: choose a space for the ${unit}.`,
  gates: (unit) => `Onboard Gates: choose a space beside your Mothership for the ${unit}.`,
  deploy: () => 'Choose a space for the Guardian.',
  bonus: () => 'Choose a space for the free Guardian.',
  respawn: (unit) => `Your ${unit} returns: choose a space beside your station or a planet of yours.`,
};

const ARMED: ReadonlySet<UnitClass> = new Set(['mothership', 'fighter', 'bomber']);

const isAttacker = (fight: SeenFight | undefined, me: number): boolean =>
  fight?.attackers.some((id) => id.startsWith(`p${me + 1}-`)) ?? false;

/** From this chance on an attack is more than a try. */
const LIKELY = 0.5;

/** What is asked, and why it matters now. */
function mainPrompt(view: View, { thing, Thing }: Names): string {
  const alone = bareStation(view);
  if (alone.length > 0)
    return `Your move. Your station stands alone: ${listed(alone.map(({ id }) => thing(id)))} could strike it.`;
  const best = bestStrike(view);
  if (best) {
    const planet = view.planets.some(({ id }) => id === best.target);
    const ships = `${best.ships.length} ${best.ships.length === 1 ? 'ship' : 'ships'}`;
    const can = best.win >= LIKELY ? 'can be' : 'could be';
    const what = best.win < LIKELY ? 'tried' : planet ? 'taken' : 'struck';
    const falls = fallsWith(view, best.target);
    if (
      falls &&
      best.win >= LIKELY &&
      !view.units.some(({ id, class: kind }) => id === best.target && kind === 'station')
    )
      return `Your move. ${Thing(best.target)} is the last ship${falls === 'win' ? ' you must destroy' : ' of its fleet'}: ${ships}, ${percent(best.win)}.`;
    return `Your move. ${Thing(best.target)} ${can} ${what}: ${ships}, ${percent(best.win)}.`;
  }
  const left = view.units.filter(
    ({ owner, class: kind, moved }) => owner === view.me && ARMED.has(kind) && !moved,
  ).length;
  if (left === 0) return 'Your ships are done: buy, play a card, or end the turn.';
  return `Your move: ${left === 1 ? '1 ship has' : `${left} ships have`} not moved. Press one, then a space.`;
}

const PROMPTS: Partial<Record<StepName, (view: View, names: Names) => string>> = {
  main: mainPrompt,
  split: () => 'Divide your Energy between engines, weapons and shields.',
  energy: ({ asking }) =>
    asking?.step === 'energy' && asking.cubes < 0
      ? 'Which subsystem loses an Energy cube?'
      : 'Where does the new Energy cube go?',
  moveTo: (view) => {
    const left = view.asking?.step === 'moveTo' ? view.asking.left : 0;
    return `Choose where your ${unitOfFrame(view)} goes: ${left} ${left === 1 ? 'space' : 'spaces'} left.`;
  },
  push: () => 'Drag the enemy ship one space.',
  land: (view) =>
    view.asking?.step === 'land' ? LANDINGS[view.asking.where](unitOfFrame(view), view) : 'Choose a space.',
  retreat: () => 'Which ship comes along?',
  guardianOrder: () => 'Which of your Guardians attacks first?',
  strikeOrder: () => 'Whom does your Guardian attack first?',
  deployBlock: () => 'An enemy deploys a Guardian. Block it for 2 Influence?',
  escape: ({ fight }, { Thing }) => `${fight ? Thing(fight.target) : 'Your ship'} is attacked. Escape?`,
  declare: ({ fight, me }) =>
    fight?.kind === 'asteroids'
      ? 'Before the dice: play a card or spend Gas, or roll.'
      : `Before the dice, ${isAttacker(fight, me) ? 'your attack' : 'your defence'}: play a card or spend Gas, or roll.`,
  rolled: () => 'The dice are rolled: change one of yours, or let them stand.',
  lost: () => 'You lost the dogfight. Play a card before the damage?',
  planetDefend: () => 'Your planet is attacked. Defend it?',
  planetRolled: () => 'The dice are rolled: re-roll one, or let them stand.',
  counter: ({ asking }, { seatName }) =>
    asking?.step === 'counter'
      ? `${seatName(asking.play.seat)} plays ${cardName(asking.play.action.card)}. Cancel it?`
      : 'Cancel the card?',
  captureCard: () => 'The planet is yours: draw a card, or take one from whoever lost it.',
  moonRoll: () => 'The planet has a Moon: roll the Bonus Die?',
  dieRolled: () => 'Re-roll the die?',
  bonusGuardian: () => 'A free Guardian: next to which ship?',
  bonusDevelopment: () => 'A free Development: which one, and where?',
  bonusExplore: () => 'Explore a planet for free: which one?',
  sell: () => 'End of your turn: sell cards, or keep them.',
};

const REASONS: Readonly<Record<string, string>> = {
  lastTeam: 'No other fleet is left.',
  draw: 'The last rivals fell in the same dogfight.',
  points: 'The round is over, and the points are counted.',
  time: 'Time is up, and the points are counted.',
  roundCap: 'The round cap is reached: the strongest armada wins.',
  soloWon: 'All six Raiders are destroyed.',
  soloShips: 'All your ships are lost.',
  soloStation: 'Your Colony Station is lost.',
  soloTime: 'Forty rounds have passed.',
  soloConceded: 'You gave up the challenge.',
};

function outcomeWords(
  { seatName }: Names,
  { winners, reason, points }: Outcome,
  seat: Seat,
): { title: string; detail: string } {
  const won = winners.includes(seat);
  const shared = winners.length > 1 && reason === 'draw';
  const title = won
    ? shared
      ? 'A draw'
      : 'Victory'
    : winners.length === 0
      ? 'Defeat'
      : seat >= 0
        ? 'Defeat'
        : 'Game over';
  const scores = points
    ? ` ${points.map((score, i) => `${capital(seatName(i))}: ${score}`).join(', ')}.`
    : '';
  const who = winners.length > 0 ? `${capital(listed(winners.map(seatName)))} won. ` : '';
  return { title, detail: `${who}${REASONS[reason] ?? ''}${scores}` };
}
