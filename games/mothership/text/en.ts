/** Every word a player of Mothership reads, in English. */
import type { Outcome, Seat, Words } from '#engine';
import type { ArtifactId } from '../content/artifacts.ts';
import type { CardId } from '../content/cards.ts';
import type { DevelopmentId } from '../content/developments.ts';
import type { TechnologyId } from '../content/technologies.ts';
import type { StepName } from '../frame.ts';
import type { Mothership } from '../state.ts';
import type { View } from '../view.ts';
import { actionLine } from './actions.ts';
import { CARD_WORDS } from './cards.ts';
import { ARTIFACT_WORDS, BONUS_WORDS, developmentWords, LAYOUT_NAMES, TECHNOLOGY_WORDS } from './content.ts';
import { eventLine } from './log.ts';
import { cardName, listed, seatName, thing } from './names.ts';
import { objectionLine } from './objections.ts';

export const words: Words<Mothership> = {
  title: 'Mothership',
  tagline: 'Six ships, one defenceless station, and a board full of rivals.',
  about:
    'Each player runs a Mothership, three Fighters and two Bombers, and keeps one Colony Station alive. Divide your Energy, capture planets, research technology, and shoot first. For two to six players, in teams, for Victory Points, or alone against the NPC.',
  credits:
    'Mothership: Tabletop Combat was designed and drawn by Peter Sanderson (Warp Core Games). This is an unofficial implementation; support the original.',
  options: {
    mode: {
      label: 'Mode',
      help: 'Deathmatch: the last team wins. Victory Points: the first to the target ends the game. Solo: alone against the NPC.',
      values: {
        deathmatch: 'Deathmatch',
        vp: 'Victory Points',
        'vp-timed': 'Victory Points, timed',
        solo: 'Solo Challenge',
      },
    },
    teams: {
      label: 'Teams',
      help: 'Teams in a Deathmatch; seats of a team alternate with the others.',
      values: {
        none: 'Each against all',
        '2v2': 'Two against two',
        '3v3': 'Three against three',
        '2v2v2': 'Three pairs',
      },
    },
    layout: {
      label: 'Layout',
      help: 'Where stations, planets and asteroids lie. The standard one follows the number of seats.',
      values: { standard: 'Standard', ...LAYOUT_NAMES },
    },
    layoutSeed: {
      label: 'Layout seed',
      help: 'The same seed gives the same random layout. Empty: drawn by chance.',
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
      help: 'Victory Points that end the game: 10 for up to four seats, else 20.',
      values: { standard: 'Standard', '10': '10 points', '15': '15 points', '20': '20 points' },
    },
    rounds: {
      label: 'Rounds',
      help: 'Length of a timed game, 4 to 20 rounds. 0 follows the number of seats.',
    },
    soloLevel: { label: 'Solo level', help: 'How strong the NPC is, from 1 to 9.' },
    headStart: { label: 'Head start', help: 'Two seats: the second one begins with 2 Minerals.' },
    roundCap: {
      label: 'Round cap',
      help: 'A Deathmatch that lasts this long is decided by the armada score.',
      values: { none: 'None', '40': '40 rounds', '60': '60 rounds', '100': '100 rounds' },
    },
    alwaysPause: {
      label: 'Always pause',
      help: 'Ask every seat that could hold an answer, even when it has none, so that a pause gives no hand away. Slower.',
    },
  },
  prompt: (step, view) => PROMPTS[step]?.(view) ?? '',
  action: actionLine,
  event: eventLine,
  objection: objectionLine,
  outcome: outcomeWords,
  content(kind, id) {
    if (id === undefined) return KINDS[kind] ?? kind;
    return CONTENT[kind]?.(id) ?? id;
  },
};

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
  card: (id) => CARD_WORDS[id as CardId].name,
  technology: (id) => TECHNOLOGY_WORDS[id as TechnologyId].name,
  artifact: (id) => ARTIFACT_WORDS[id as ArtifactId].name,
  development: (id) => developmentWords(id as DevelopmentId).name,
  bonus: (id) => BONUS_WORDS[id],
  layout: (id) => LAYOUT_NAMES[id as keyof typeof LAYOUT_NAMES],
  rule: (id) => RULE_NAMES[id],
};

const unitOfFrame = ({ asking }: View) => (asking !== undefined && 'unit' in asking ? 'the unit' : 'it');

const PROMPTS: Partial<Record<StepName, (view: View) => string>> = {
  main: () => 'Your turn: move, attack, buy, play cards, in any order.',
  split: () => 'Divide your Energy between engines, weapons and shields.',
  energy: ({ asking }) =>
    asking?.step === 'energy' && asking.cubes < 0
      ? 'Which subsystem loses an Energy cube?'
      : 'Where does the new Energy cube go?',
  moveTo: ({ asking }) => `Choose where to go: ${asking?.step === 'moveTo' ? asking.left : 0} spaces left.`,
  push: () => 'Drag the enemy ship one space.',
  land: (view) => `Choose a space for ${unitOfFrame(view)}.`,
  retreat: () => 'Which ship comes along?',
  guardianOrder: () => 'Which of your Guardians attacks first?',
  strikeOrder: () => 'Whom does your Guardian attack first?',
  deployBlock: () => 'An enemy deploys a Guardian. Block it for 2 Influence?',
  escape: ({ fight }) => `${fight ? thing(fight.target) : 'Your ship'} is attacked. Escape?`,
  declare: () => 'Before the dice: cards, Gas, or done.',
  rolled: () => 'After the dice: change one, or pass.',
  lost: () => 'The dogfight is lost. Play a card?',
  planetDefend: () => 'Your planet is attacked. Defend it?',
  planetRolled: () => 'After the dice: re-roll one, or pass.',
  counter: ({ asking }) =>
    asking?.step === 'counter'
      ? `${seatName(asking.play.seat)} plays ${cardName(asking.play.action.card)}. Cancel it?`
      : 'Cancel the card?',
  captureCard: () => 'The planet is yours: choose your card.',
  moonRoll: () => 'The planet has a Moon: roll the Bonus Die?',
  dieRolled: () => 'Re-roll the die?',
  bonusGuardian: () => 'A free Guardian: next to which ship?',
  bonusDevelopment: () => 'A free Development: which one, and where?',
  bonusExplore: () => 'Explore a planet for free: which one?',
  sell: () => 'Sell cards, or end the turn.',
};

const REASONS: Readonly<Record<string, string>> = {
  lastTeam: 'The last colony standing.',
  draw: 'The last rivals fell in the same dogfight.',
  points: 'The round is over, and the points are counted.',
  time: 'Time is up, and the points are counted.',
  roundCap: 'The round cap is reached: the strongest armada wins.',
  soloWon: 'All six ships of the NPC are destroyed.',
  soloShips: 'All your ships are lost.',
  soloStation: 'Your Colony Station is lost.',
  soloTime: 'Forty rounds have passed.',
  soloConceded: 'You gave up the challenge.',
};

function outcomeWords({ winners, reason, points }: Outcome, seat: Seat): { title: string; detail: string } {
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
  const scores = points ? ` ${points.map((score, i) => `${seatName(i)}: ${score}`).join(', ')}.` : '';
  const who = winners.length > 0 ? `${listed(winners.map(seatName))} won. ` : '';
  return { title, detail: `${who}${REASONS[reason] ?? ''}${scores}` };
}
