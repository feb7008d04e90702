/** What each open action is, as a card: a title, what it brings, and how likely. */
import type { ExodusAction } from '../action.ts';
import { FACTION, type FactionId } from '../content/factions.ts';
import type { ExodusFrame } from '../frame.ts';
import { weightOf } from '../outlook.ts';
import { battleOutlook, crisisOutlook, ritualOutlook } from '../rules/outlookVoyage.ts';
import { MOST } from '../rules/traits.ts';
import { AGENDA_WORDS } from '../text/agendas.ts';
import { leaderName } from '../text/colour.ts';
import { secretLines } from '../text/effects.ts';
import { Faction, TRAIT_WORDS } from '../text/names.ts';
import { SECRET_WORDS } from '../text/secrets.ts';
import {
  ANSWER_HELP,
  BEAR_HELP,
  DISPOSITION_HELP,
  ELECTION_WORDS,
  LANDFALL_HELP,
  STAGE_WORDS,
} from '../text/stage.ts';
import { systemName, systemWords, tooNear, workLeft } from '../text/systems.ts';
import { percent, SHEET_WORDS, SHORT } from '../text/table.ts';
import type { View } from '../view/index.ts';
import { Emblem } from './art/Emblem.tsx';
import type { Offer } from './Choices.tsx';

type Says = (action: ExodusAction) => string;

export function offersOf(view: View, actions: readonly ExodusAction[], say: Says): Offer[] {
  return actions.map((action) => ({ title: say(action), ...detailsOf(view, action), action }));
}

function detailsOf(view: View, action: ExodusAction): Partial<Offer> {
  switch (action.type) {
    case 'draft':
      return { art: <Emblem of={action.faction} size={28} />, lines: voiceLines(action.faction) };
    case 'returnAgenda':
      return { title: AGENDA_WORDS[action.agenda].name, lines: [AGENDA_WORDS[action.agenda].when] };
    case 'institutional':
    case 'personal':
    case 'office':
      return secretCard(action.secret);
    case 'leak':
      return {
        title: action.to === 'public' ? STAGE_WORDS.toAll : STAGE_WORDS.toOne(SHORT[action.to]),
        ...(action.to === 'public' ? {} : { art: <Emblem of={action.to} size={18} /> }),
      };
    case 'discover':
      return secretCard(action.discovery);
    case 'answer':
      return action.answer === 'none' ? {} : { lines: [ANSWER_HELP[action.answer]] };
    case 'elect':
      return { lines: [ELECTION_WORDS[action.who]] };
    case 'bear':
      return { lines: bearLines(view, action.by) };
    case 'lose':
      return { lines: lossLines(view, action.loss) };
    case 'reward':
      return { lines: [changed(view, action.choice, 1)] };
    case 'benefit':
      return { lines: [changed(view, action.trait, 1)] };
    case 'ballot':
      return ballotCard(view, action);
    case 'scan':
      return {
        title: STAGE_WORDS.scan(systemName(action.system)),
        lines: [STAGE_WORDS.ways(view.systems[action.system]?.links.length ?? 0)],
      };
    case 'use':
      return action.system === undefined ? {} : { lines: [systemWords(view, action.system)] };
    default:
      return {};
  }
}

const voiceLines = (faction: FactionId): string[] => [`Voice: ${TRAIT_WORDS[FACTION[faction].voice]}`];

function secretCard(id: keyof typeof SECRET_WORDS): Partial<Offer> {
  const { impact, worth } = secretLines(id);
  return {
    title: SECRET_WORDS[id].name,
    lines: [SECRET_WORDS[id].content, `${SHEET_WORDS.impact} ${impact}`, `${SHEET_WORDS.worth} ${worth}`],
  };
}

type TraitName = keyof View['traits'];

function changed(view: View, trait: TraitName, by: number): string {
  const now = view.traits[trait];
  return BEAR_HELP.now(TRAIT_WORDS[trait], now, Math.max(0, Math.min(MOST, now + by)));
}

function bearLines(view: View, by: Extract<ExodusAction, { type: 'bear' }>['by']): string[] {
  if (by === 'spare') return [];
  if (by === 'supply') return [changed(view, 'supply', -1)];
  if (by === 'edge' || by === 'treachery') return [changed(view, by, 1)];
  const own = view.faction === undefined ? undefined : FACTION[view.faction].sacrifice;
  if (own === undefined) return [];
  if (own === 'faith' || own === 'justice' || own === 'might') return [changed(view, own, -1)];
  return [BEAR_HELP.sacrifice(own === 'stash' && view.stash > 0 ? 'Stash' : 'Renown')];
}

function lossLines(view: View, loss: Extract<ExodusAction, { type: 'lose' }>['loss']): string[] {
  return loss === 'supplies' ? [changed(view, 'supply', -2)] : [changed(view, loss, -1)];
}

function ballotCard(view: View, { stake }: Extract<ExodusAction, { type: 'ballot' }>): Partial<Offer> {
  switch (stake) {
    case 'stay':
      return {
        lines: stayLines(view),
        outlook: (view.force?.size ?? 0) > 1 ? battleOutlook(view, true) : undefined,
      };
    case 'attack':
      return { lines: [DISPOSITION_HELP.attack], outlook: battleOutlook(view), tone: 'danger' };
    case 'leave':
      return { lines: [DISPOSITION_HELP.leave], outlook: leaveOutlook(view) };
    case 'found':
      return { lines: [LANDFALL_HELP.found], tone: 'good' };
    case 'flawed':
    case 'dawn':
    case 'fate':
    case 'wait':
      return { lines: [LANDFALL_HELP[stake]] };
    default:
      return {};
  }
}

function stayLines(view: View): string[] {
  if (view.force !== undefined) return [DISPOSITION_HELP.force];
  const left = view.systems[view.here]?.left ?? 0;
  const crisis = crisisOutlook(view);
  return [
    DISPOSITION_HELP.stay,
    left > 0 ? workLeft(left) : DISPOSITION_HELP.nothing,
    crisis === undefined
      ? DISPOSITION_HELP.calm
      : DISPOSITION_HELP.crisis(percent(crisis.force), percent(crisis.duty)),
  ];
}

/** The ritual there would be time for. */
function leaveOutlook(view: View) {
  const lead = view.force?.lead ?? FULL_LEAD;
  if (lead === 0) return undefined;
  return ritualOutlook(view, lead >= FULL_LEAD ? 'jump' : 'hurried');
}

const FULL_LEAD = 3;

/** What stands above the cards, and how many of them side by side. */
export function leadOf(
  view: View,
  step: ExodusFrame['step'],
): { readonly lines: readonly string[]; readonly columns: number } {
  const chosen = view.own?.chosen.length ?? 0;
  switch (step) {
    case 'dossier':
      return {
        lines: [
          [STAGE_WORDS.agendas, STAGE_WORDS.institutional, STAGE_WORDS.institutional, STAGE_WORDS.personal][
            chosen
          ] ?? '',
        ],
        columns: chosen === 0 ? 1 : 2,
      };
    case 'questions':
      return { lines: [STAGE_WORDS.question(Math.min(4, chosen + 1)), STAGE_WORDS.more], columns: 1 };
    case 'election': {
      const people = view.traits.justice >= view.traits.edge ? 'incumbent' : 'challenger';
      const weight = view.faction === undefined ? 0 : weightOf(view, view.faction, 'government');
      return { lines: [ELECTION_WORDS.people(people), ELECTION_WORDS.weight(weight)], columns: 2 };
    }
    case 'landfall':
      return {
        lines: view.arrivals < view.reach ? [tooNear(view.reach - view.arrivals)] : [],
        columns: 1,
      };
    case 'successor': {
      const house = view.houses.find(({ faction }) => faction === view.faction);
      return {
        lines: house ? [`${Faction(house.faction)}: ${leaderName(house.leader)}`] : [],
        columns: 2,
      };
    }
    case 'disposition':
      return { lines: [], columns: 1 };
    case 'leak':
      return { lines: [STAGE_WORDS.leak], columns: 4 };
    default:
      return { lines: [], columns: 2 };
  }
}
