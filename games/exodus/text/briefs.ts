/** What stands on the card of an answer, in English: a short name, what it brings, and the test it leads to. */

import type { ActionOf } from '#engine';
import type { ExodusAction } from '../action.ts';
import { COVERT, covertOf } from '../content/covert.ts';
import { FACTION } from '../content/factions.ts';
import { slipOf } from '../content/orders.ts';
import { covertOutlook, type Outlook, orderOutlook, weightOf } from '../outlook/odds.ts';
import { battleOutlook, crisisOutlook, FULL_LEAD, ritualOutlook } from '../outlook/voyage.ts';
import { MOST } from '../rules/traits.ts';
import type { Exodus } from '../state.ts';
import type { View } from '../view/index.ts';
import { AGENDA_WORDS } from './agendas.ts';
import { answerBrief, forceBrief } from './answerBriefs.ts';
import { standsWords } from './ballots.ts';
import { effectLines, secretLines } from './effects.ts';
import { namedBy } from './flight.ts';
import { fightWords } from './hunt.ts';
import { Faction, intent, ONCE_HELP, TRAIT_WORDS } from './names.ts';
import { SECRET_WORDS } from './secrets.ts';
import { spendingCard } from './spending.ts';
import {
  ANSWER_HELP,
  BEAR_HELP,
  COVERT_TABLE,
  DISPOSITION_HELP,
  ELECTION_WORDS,
  LANDFALL_HELP,
  SCENE_WORDS,
  STAGE_WORDS,
  TALLY_WORDS,
} from './stage.ts';
import { courseOf, isOrder } from './stakes.ts';
import { systemName, systemPromise, systemWords, workLeft } from './systems.ts';
import { HOUSE_WORDS, SHEET_WORDS, SHORT } from './table.ts';

export interface Brief {
  readonly name?: string;
  readonly note?: string;
  readonly danger?: boolean;
  readonly outlook?: Outlook;
}
const odds = (outlook: Outlook | undefined): Brief => (outlook === undefined ? {} : { outlook });

export function briefOf(action: ExodusAction, view: View): Brief {
  switch (action.type) {
    case 'draft':
      return { note: HOUSE_WORDS.judged(TRAIT_WORDS[FACTION[action.faction].voice]) };
    case 'returnAgenda':
      return { name: AGENDA_WORDS[action.agenda].name, note: AGENDA_WORDS[action.agenda].when };
    case 'institutional':
    case 'personal':
    case 'office':
      return secretBrief(action.secret);
    case 'discover':
      return secretBrief(action.discovery);
    case 'leak':
      return {
        name: action.to === 'public' ? STAGE_WORDS.toAll : STAGE_WORDS.toOne(SHORT[action.to]),
        danger: action.to === 'public',
      };
    case 'answer':
      return action.answer === 'none' ? {} : { note: ANSWER_HELP[action.answer] };
    case 'elect':
      return { note: ELECTION_WORDS[action.who] };
    case 'bear':
      return { note: bearing(view, action) };
    case 'lose':
      return {
        note: action.loss === 'supplies' ? changed(view, 'supply', -2) : changed(view, action.loss, -1),
      };
    case 'reward':
      return { note: BEAR_HELP.later(TRAIT_WORDS[action.choice], view.traits[action.choice]) };
    case 'benefit':
      return { note: changed(view, action.trait, 1) };
    case 'spendExcess':
      return spendingCard(view, action.points);
    case 'scan':
      return {
        name: STAGE_WORDS.scan(systemName(action.system)),
        note: STAGE_WORDS.ways(view.systems[action.system]?.links.length ?? 0),
      };
    default:
      return votes(action, view);
  }
}

/** XD-10.5 who has opened a scene has broken the quiet. */
const isLoud = ({ houses }: View): boolean => houses.some(({ scenes }) => scenes > 0);

function votes(action: ExodusAction, view: View): Brief {
  switch (action.type) {
    case 'use':
      return {
        note: action.system === undefined ? ONCE_HELP[action.once] : systemWords(view, action.system),
      };
    case 'pass':
      return { note: ONCE_HELP.pass };
    case 'favour':
      return { note: TALLY_WORDS.favour };
    case 'ballot':
      return ballot(view, action);
    case 'accept':
      if (!isResolving(view)) return { note: standsWords(view) };
      return { note: isLoud(view) ? TALLY_WORDS.loud : TALLY_WORDS.accept(view.traits.edge) };
    case 'dissent':
      return {
        note: isResolving(view)
          ? isLoud(view)
            ? TALLY_WORDS.dissentLoud
            : TALLY_WORDS.dissentHelp
          : TALLY_WORDS.dissentBallot,
      };
    case 'breakTie':
      return {
        note: effectLines(slipOf(action.order).order.success).join(', '),
        ...odds(view.faction && orderOutlook(view, view.faction, action.order)),
      };
    case 'rewrite':
      return { name: intent(action.intent), note: TALLY_WORDS.rewrite };
    case 'strike':
      return { name: Faction(action.faction), note: TALLY_WORDS.strike };
    case 'covert':
      return covert(view, action);
    case 'agree':
    case 'refuse':
    case 'counter':
    case 'refuseByMarker':
      return answerBrief(view, action.type);
    case 'force':
      return forceBrief(view);
    case 'drop':
      return { note: SCENE_WORDS.dropHelp };
    case 'offer':
      return { note: SCENE_WORDS.items[action.item] };
    case 'offerVote':
      return votesFor(view, action);
    case 'demand':
      return isOrder(action.stake) && view.scene?.issue
        ? odds(orderOutlook(view, view.scene.issue, action.stake))
        : {};
    default:
      return {};
  }
}

/** How much one's word weighs there, and what the one who is asked wants. */
function votesFor(view: View, { faction }: ActionOf<Exodus, 'offerVote'>): Brief {
  const { respondent } = view.scene ?? {};
  const wish = respondent && view.houses.find((house) => house.faction === respondent)?.written[faction];
  const own = view.faction === undefined ? 0 : weightOf(view, view.faction, faction);
  return { note: SCENE_WORDS.votes(own, wish && wish !== 'none' ? intent(wish) : undefined) };
}

const isResolving = ({ frame }: View): boolean => frame?.step === 'poll' && frame.phase === 'resolve';

function secretBrief(id: keyof typeof SECRET_WORDS): Brief {
  const { impact, worth } = secretLines(id);
  return {
    name: SECRET_WORDS[id].name,
    note: `${SECRET_WORDS[id].content} ${SHEET_WORDS.impact} ${impact}. ${SHEET_WORDS.worth} ${worth}.`,
  };
}

/** A secret without what it is worth to others: what it is, and what it costs if it comes out. */
export function plainly(action: ExodusAction): Brief {
  if (action.type !== 'institutional' && action.type !== 'personal') return {};
  const { content } = SECRET_WORDS[action.secret];
  return { note: `${content} ${SHEET_WORDS.impact} ${secretLines(action.secret).impact}.` };
}

function changed(view: View, trait: keyof View['traits'], by: number): string {
  const now = view.traits[trait];
  const then = Math.max(0, Math.min(MOST, now + by));
  return then === now
    ? BEAR_HELP.full(TRAIT_WORDS[trait], now)
    : BEAR_HELP.now(TRAIT_WORDS[trait], now, then);
}

function bearing(view: View, { by }: ActionOf<Exodus, 'bear'>): string {
  if (by === 'spare') return '';
  if (by === 'supply') return changed(view, 'supply', -1);
  if (by === 'edge' || by === 'treachery') return changed(view, by, 1);
  const own = view.faction && FACTION[view.faction].sacrifice;
  if (own === 'faith' || own === 'justice' || own === 'might') return changed(view, own, -1);
  return BEAR_HELP.sacrifice(own === 'stash' && view.stash > 0 ? 'Stash' : 'Renown');
}

function ballot(view: View, { stake }: ActionOf<Exodus, 'ballot'>): Brief {
  const { plan, to } = courseOf(stake);
  const lead = view.force?.lead ?? FULL_LEAD;
  switch (plan) {
    case 'stay':
      return {
        note: staying(view).join(' '),
        ...odds((view.force?.size ?? 0) > 1 ? battleOutlook(view, true) : undefined),
      };
    case 'attack':
      return { note: fightWords(view, 'attack'), ...odds(battleOutlook(view)) };
    case 'cover':
      return { note: fightWords(view, 'cover'), ...odds(battleOutlook(view)) };
    case 'dark':
    case 'hold':
    case 'none':
      return { note: DISPOSITION_HELP[plan] };
    case 'leave':
      return {
        note: view.force
          ? lead === 0
            ? DISPOSITION_HELP.noTime
            : DISPOSITION_HELP.run(lead >= FULL_LEAD)
          : DISPOSITION_HELP.leave,
        ...odds(lead === 0 ? undefined : ritualOutlook(view, lead >= FULL_LEAD ? 'jump' : 'hurried')),
      };
    case 'jump':
    case 'hurried':
      return {
        name: STAGE_WORDS.jump(systemName(to ?? 0), plan === 'hurried'),
        note: [systemPromise(view, to ?? 0), namedBy(view, to ?? 0) ?? []].flat().join(' · '),
      };
    case 'scout':
    case 'nuke':
      return {
        ...(to === undefined
          ? {}
          : { note: plan === 'scout' ? DISPOSITION_HELP.scout : systemWords(view, to) }),
        ...odds(ritualOutlook(view, plan, to === undefined)),
      };
    case 'found':
    case 'flawed':
    case 'dawn':
    case 'fate':
    case 'wait':
      return { note: LANDFALL_HELP[plan] };
    default:
      return {};
  }
}

/** A star one may leave for. */
export const starCard = (view: View, star: number): { readonly name: string; readonly note: string } => ({
  name: systemName(star),
  note: systemPromise(view, star),
});

function staying(view: View): string[] {
  if (view.force !== undefined)
    return view.force.size === 1
      ? [DISPOSITION_HELP.stayScouts]
      : [DISPOSITION_HELP.stayForce, fightWords(view, 'struck')];
  const left = view.systems[view.here]?.left ?? 0;
  const crisis = crisisOutlook(view);
  return [
    left > 0 ? `${workLeft(left)}.` : DISPOSITION_HELP.nothing,
    crisis ? DISPOSITION_HELP.crisis(crisis.force, crisis.duty) : DISPOSITION_HELP.calm,
  ];
}

function covert(view: View, { order }: ActionOf<Exodus, 'covert'>): Brief {
  const { faction } = view;
  const slip = covertOf(order);
  if (slip === undefined) return { note: COVERT_TABLE.noneHelp };
  const { kind, target } = slip;
  if (kind === 'leak') return { note: COVERT_TABLE.leakHelp };
  if (faction === undefined) return {};
  const hidden = view.secrets.filter(({ owner, id, void: gone }) => owner === target && !id && !gone);
  return {
    note:
      kind === 'spying'
        ? COVERT_TABLE.spy(hidden.length)
        : COVERT_TABLE.results(
            effectLines(COVERT[kind].success).join(', '),
            effectLines(COVERT[kind].failure).join(', '),
          ),
    ...odds(covertOutlook(view, faction, order)),
  };
}
