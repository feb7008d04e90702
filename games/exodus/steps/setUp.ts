/** XD-4 Setup: factions, dossiers, fleet questions and the first map. */
import { chosenIn, oneOf, type Verb } from '#engine';
import type { ExodusAction } from '../action.ts';
import { gainBearing } from '../bearing.ts';
import { sheet, withSheet } from '../colour.ts';
import { AGENDA_IDS, AGENDAS_OF } from '../content/agendas.ts';
import { FACTIONS } from '../content/factions.ts';
import { ANSWER_IDS, type AnswerId, QUESTION_IDS, QUESTIONS } from '../content/fleet.ts';
import {
  INSTITUTIONAL_IDS,
  INSTITUTIONAL_OF,
  PERSONAL_IDS,
  PERSONAL_OF,
  SECRETS,
} from '../content/secrets.ts';
import { roll } from '../dice.ts';
import { after, houseAt, houseOf } from '../houses.ts';
import { newLeader, unusedPersonal } from '../leaders.ts';
import { discoverSystem, newSystem } from '../map.ts';
import { objection } from '../objections.ts';
import type { Exodus, G } from '../state.ts';
import { scanSystem } from './scan.ts';

type Of<T extends ExodusAction['type']> = Extract<ExodusAction, { type: T }>;

/** XD-4.1 */
export function assign(g: G): void {
  const { s } = g;
  const order = g.shuffle(Array.from({ length: s.seats }, (_, seat) => seat));
  if (s.options.draft) {
    g.then({ step: 'draft', order, left: s.houses.map(({ faction }) => faction) }, 'dossiers');
    return;
  }
  for (const [i, house] of s.houses.entries()) house.seat = order[i] ?? i;
  g.tell({ type: 'assigned', factions: s.houses.map(({ faction, seat }) => ({ faction, seat })) });
  g.then('dossiers');
}

export const draft: Verb<Exodus, Of<'draft'>> = {
  fields: { faction: oneOf(FACTIONS) },
  options: (_s, _seat, frame) =>
    frame.step === 'draft' ? frame.left.map((faction): Of<'draft'> => ({ type: 'draft', faction })) : [],
  check: (_s, { faction }, _seat, frame) =>
    frame.step === 'draft' && frame.left.includes(faction)
      ? undefined
      : objection('XD-4.1', 'taken', { faction }),
  do(g, { faction }, seat, frame) {
    if (frame.step !== 'draft') return;
    houseOf(g.s, faction).seat = seat;
    g.tell({ type: 'assigned', factions: [{ faction, seat }] });
    const left = frame.left.filter((other) => other !== faction);
    const [last] = left;
    const order = frame.order.slice(1);
    const [next] = order;
    if (left.length === 1 && last !== undefined && next !== undefined) {
      houseOf(g.s, last).seat = next;
      g.tell({ type: 'assigned', factions: [{ faction: last, seat: next }] });
    } else g.then({ step: 'draft', order, left });
  },
};

/** XD-4.3 three agendas each, and a character sheet. */
export function dossiers(g: G): void {
  const { s } = g;
  for (const house of s.houses) {
    house.leader = newLeader(g, -1);
    house.agendas = g.shuffle(AGENDAS_OF[house.faction]).slice(0, 3);
  }
  // XD-4.6
  s.burden = s.houses[g.int(s.houses.length)]?.faction ?? 'church';
  if (s.options.questions) g.then('dossier', 'questions', 'countAnswers', 'origin', 'cycle');
  else g.then('dossier', 'origin', 'cycle');
}

export const DOSSIER_CHOICES = 4;

export const returnAgenda: Verb<Exodus, Of<'returnAgenda'>> = {
  fields: { agenda: oneOf(AGENDA_IDS) },
  options: (s, seat) =>
    houseAt(s, seat).agendas.map((agenda): Of<'returnAgenda'> => ({ type: 'returnAgenda', agenda })),
  check(s, { agenda }, seat, frame) {
    if ((chosenIn<Exodus>(frame)[seat]?.length ?? 0) > 0) return objection('XD-4.3', 'alreadyChosen');
    return houseAt(s, seat).agendas.includes(agenda) ? undefined : objection('XD-4.3', 'notDealt');
  },
  do(g, { agenda }, seat) {
    const house = houseAt(g.s, seat);
    house.agendas = [...house.agendas.filter((other) => other !== agenda), agenda];
    house.kept = true;
  },
};

export const institutional: Verb<Exodus, Of<'institutional'>> = {
  fields: { secret: oneOf(INSTITUTIONAL_IDS) },
  options: (s, seat) =>
    INSTITUTIONAL_OF[houseAt(s, seat).faction].map(
      (secret): Of<'institutional'> => ({ type: 'institutional', secret }),
    ),
  check(s, { secret }, seat, frame) {
    const chosen = chosenIn<Exodus>(frame)[seat] ?? [];
    if (chosen.length < 1 || chosen.length > 2) return objection('XD-4.3', 'notNow');
    if (!INSTITUTIONAL_OF[houseAt(s, seat).faction].includes(secret)) return objection('XD-4.3', 'notYours');
    for (const before of chosen) {
      if (before.type !== 'institutional') continue;
      if (before.secret === secret) return objection('XD-4.3', 'alreadyChosen');
      if (SECRETS[before.secret].exclusive === secret) return objection('XD-4.3', 'excluded');
    }
    return undefined;
  },
  do(g, { secret }, seat) {
    const owner = houseAt(g.s, seat).faction;
    g.s.secrets.push({ id: secret, owner, knowers: [], public: false, void: false });
  },
};

/** XD-4.3 and XD-19.4: the personal secret of a leader, at the start and of every successor. */
export const personal: Verb<Exodus, Of<'personal'>> = {
  fields: { secret: oneOf(PERSONAL_IDS), sheet },
  options: (s, seat) =>
    PERSONAL_OF[houseAt(s, seat).faction].map((secret): Of<'personal'> => ({ type: 'personal', secret })),
  check(s, { secret }, seat, frame) {
    if (frame.step === 'dossier' && chosenIn<Exodus>(frame)[seat]?.length !== DOSSIER_CHOICES - 1)
      return objection('XD-4.3', 'notNow');
    return unusedPersonal(s, houseAt(s, seat).faction).includes(secret)
      ? undefined
      : objection('XD-19.4', 'notYours');
  },
  do(g, { secret, sheet: written }, seat) {
    const house = houseAt(g.s, seat);
    const { faction: owner } = house;
    g.s.secrets.push({ id: secret, owner, knowers: [], public: false, void: false });
    if (written === undefined) return;
    house.leader = withSheet(house.leader, written);
    g.tell({ type: 'introduced', faction: owner, leader: house.leader });
  },
};

/** XD-4.4 four votes, all at once and in secret. */
export const answer: Verb<Exodus, Of<'answer'>> = {
  fields: { question: oneOf(QUESTION_IDS), answer: oneOf([...ANSWER_IDS, 'none']) },
  options: (_s, seat, frame) => {
    const question = QUESTION_IDS[chosenIn<Exodus>(frame)[seat]?.length ?? 0];
    if (question === undefined) return [];
    return [...QUESTIONS[question], 'none' as const].map(
      (given): Of<'answer'> => ({ type: 'answer', question, answer: given }),
    );
  },
  check(_s, { question, answer: given }, seat, frame) {
    if (QUESTION_IDS[chosenIn<Exodus>(frame)[seat]?.length ?? 0] !== question)
      return objection('XD-4.4', 'notNow');
    const answers: readonly AnswerId[] = QUESTIONS[question];
    return given === 'none' || answers.includes(given) ? undefined : objection('XD-4.4', 'notOffered');
  },
  do(g, { answer: given }) {
    if (given !== 'none') g.s.votes.push(given);
  },
};

/** XD-4.4 an answer of more than half of the seats takes effect. */
export function countAnswers(g: G): void {
  const { s } = g;
  for (const id of ANSWER_IDS) {
    const votes = s.votes.filter((vote) => vote === id).length;
    if (votes * 2 <= s.seats) continue;
    s.answers.push(id);
    g.tell({ type: 'answered', answer: id, votes });
    adopt(g, id);
  }
  s.votes = [];
}

function adopt(g: G, id: AnswerId): void {
  const { s } = g;
  if (id === 'a-direction') {
    g.use('answer', id);
    gainBearing(g, 1);
  } else if (id === 'rumoured') {
    g.use('answer', id);
    rumours(g);
  } else s.perks.push(id);
}

/** CT-16 each seat overhears the name of one institutional secret of the next faction in order. */
function rumours(g: G): void {
  const { s } = g;
  for (const house of s.houses) {
    const { faction } = after(s, house.faction);
    const slots = [...s.secrets.keys()].filter((i) => {
      const secret = s.secrets[i];
      return secret?.owner === faction && SECRETS[secret.id].kind === 'institutional';
    });
    house.rumour = slots[g.int(slots.length)] ?? -1;
    const id = s.secrets[house.rumour]?.id;
    if (id !== undefined) g.tellOnly([house.seat], { type: 'rumour', of: faction, secret: id });
  }
}

/** XD-4.5 */
export function origin(g: G): void {
  const { s } = g;
  s.systems = [{ ...newSystem(), visited: true, reward: 0 }];
  s.here = 0;
  s.risk = 1;
  s.scans++;
  // R10 only an origin has at least two links
  const { dice, sum } = roll(g, 0);
  const links = Math.max(2, sum + 3);
  for (let i = 0; i < links; i++) discoverSystem(s, 0);
  g.tell({ type: 'origin', dice, links });
  // CT-16 not aimed scans
  if (s.perks.includes('charted')) {
    s.perks = s.perks.filter((perk) => perk !== 'charted');
    g.use('answer', 'charted');
    for (const system of [1, 2]) scanSystem(g, system, 0);
  }
}
