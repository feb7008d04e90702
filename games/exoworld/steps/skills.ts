/** XW-3.9 Skills that are verbs of their own and belong to no other action: Medic, Salvager, Meteorologist. */
import type { ActionOf, Objection, Verb } from '#engine';
import { isProtocol } from '../content/cards.ts';
import { objection } from '../objections.ts';
import { byCard, ofKinds } from '../rules/actionTable.ts';
import { addCard } from '../rules/cards.ts';
import { bury } from '../rules/eventDeck.ts';
import { heal as healIssue, rest } from '../rules/health.ts';
import { crewOf, currentCrew } from '../rules/order.ts';
import { EVERYONE, type Exoworld, type State } from '../state.ts';
import { goOn, hasAction, hasSkill, NONE, noAction, ofCurrent, skillObjection, spend } from './turn.ts';

type Heal = ActionOf<Exoworld, 'heal'>;

/** The Medic, once a turn and free: a health issue or a fatigue token of a character at the same place. */
export const heal: Verb<Exoworld, Heal> = ofCurrent({
  options(s) {
    if (!hasSkill(s, 'medic')) return NONE;
    const all = s.crew.flatMap(({ health }, crew) =>
      [...health, 'fatigue' as const].map((issue): Heal => ({ type: 'heal', crew, health: issue })),
    );
    return all.filter((action) => healingObjection(s, action) === undefined);
  },
  exact: true,
  check: (s, action) => skillObjection(s, 'medic') ?? healingObjection(s, action),
  do(g, { crew, health }) {
    const patient = crewOf(g.s, crew);
    g.s.skillUsed = true;
    g.use('skill', 'medic');
    if (health === 'fatigue') rest(g, patient);
    else healIssue(g, patient, health, 'medic');
    goOn(g);
  },
});

/** What stands against healing a character of something. */
function healingObjection(s: State, { crew, health }: Heal): Objection | undefined {
  const patient = s.crew[crew];
  if (patient?.at !== currentCrew(s).at) return objection('XW-3.9', 'notAmong');
  if (health === 'fatigue') return patient.fatigue > 0 ? undefined : objection('XW-3.9', 'noFatigue');
  return patient.health.includes(health) ? undefined : objection('XW-3.9', 'notIll', { health });
}

type Salvage = ActionOf<Exoworld, 'salvage'>;
const SALVAGE = byCard((card): Salvage => ({ type: 'salvage', card }));

/** The Salvager, once a turn, an action: a card that is not a protocol from the discards. */
export const salvage: Verb<Exoworld, Salvage> = ofCurrent({
  options: (s) =>
    hasSkill(s, 'salvager') && hasAction(s)
      ? ofKinds(
          s.discards.filter((card) => !isProtocol(card)),
          SALVAGE,
        )
      : NONE,
  exact: true,
  check(s, { card }) {
    const skill = skillObjection(s, 'salvager') ?? noAction(s);
    if (skill) return skill;
    if (!s.discards.includes(card)) return objection('XW-3.9', 'notInDiscards', { card });
    return isProtocol(card) ? objection('XW-3.9', 'noProtocolThere', { card }) : undefined;
  },
  do(g, { card }, seat) {
    const { s } = g;
    s.skillUsed = true;
    g.use('skill', 'salvager');
    spend(g);
    s.discards.splice(s.discards.indexOf(card), 1);
    g.tell({ type: 'recovered', seat, card, by: 'salvager' });
    addCard(g, seat, card, EVERYONE);
  },
});

type Postpone = ActionOf<Exoworld, 'postpone'>;
const POSTPONE: readonly Postpone[] = [{ type: 'postpone' }];

/** The Meteorologist, an action: the event looked at goes to the bottom. XW-R12 not when it is the only one. */
export const postpone: Verb<Exoworld, Postpone> = ofCurrent({
  options: () => POSTPONE,
  check: (s) =>
    skillObjection(s, 'meteorologist') ??
    noAction(s) ??
    (s.sections.length > 1 ? undefined : objection('XW-R12', 'noEvents')),
  do(g, _, seat) {
    g.s.skillUsed = true;
    g.use('action', 'postpone');
    spend(g);
    bury(g, seat, 0);
  },
});
