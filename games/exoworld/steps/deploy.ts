/** XW-3.4 Deploy: a module beside your place, paid for card by card. */
import { int, type Objection, oneOf, type Verb } from '#engine';
import type { ActionOfType } from '../action.ts';
import { byCard, ofKinds } from '../actionTable.ts';
import { AROUND, adjacent, has, placeAt, placeOf } from '../base.ts';
import { discardFrom, handOf, holds, kinds, removeCard } from '../cards.ts';
import { CARD_IDS, CARDS, type CardId, fits, isModule, WILD } from '../content/cards.ts';
import { MODULE_IDS, MODULES, type ModuleId } from '../content/modules.ts';
import { INDEX, type Resource } from '../content/resources.ts';
import { EFFECTS } from '../content/scenarios.ts';
import { LANDSLIDE } from '../content/tokens.ts';
import { actionsLeft, deployingTakes } from '../health.ts';
import { objection } from '../objections.ts';
import { currentCharacter, currentCrew } from '../order.ts';
import { mayDeploy, recount } from '../production.ts';
import { newPlace } from '../setup.ts';
import type { Exoworld, G, Site, State } from '../state.ts';
import { spotOf } from '../tokens.ts';
import { ofCurrent, spend } from './turn.ts';

type Deploy = ActionOfType<'deploy'>;

/** How far from home a module can ever lie. */
const FARTHEST = 30;
/** Rapid Fabrication makes a deployment cheaper by so many cards. */
const FABRICATED = 2;

export const deploy: Verb<Exoworld, Deploy> = ofCurrent({
  fields: { module: oneOf(MODULE_IDS), x: int(-FARTHEST, FARTHEST), y: int(-FARTHEST, FARTHEST) },
  options(s, seat) {
    const found: Deploy[] = [];
    if (deployingObjection(s)) return found;
    const here = placeOf(s, currentCrew(s).at);
    for (const module of kinds(handOf(s, seat).cards)) {
      if (!isModule(module) || moduleObjection(s, seat, module)) continue;
      for (const [dx, dy] of AROUND) {
        const x = here.x + dx;
        const y = here.y + dy;
        if (placeAt(s, x, y) === undefined) found.push({ type: 'deploy', module, x, y });
      }
    }
    return found;
  },
  check(s, { module, x, y }, seat) {
    const here = placeOf(s, currentCrew(s).at);
    if (placeAt(s, x, y) !== undefined) return objection('XW-3.4', 'spaceTaken');
    if (!adjacent(here, { x, y })) return objection('XW-3.4', 'notAdjacent');
    return deployingObjection(s) ?? moduleObjection(s, seat, module);
  },
  do(g, { module, x, y }, seat) {
    const { s } = g;
    removeCard(s, seat, module);
    s.site = { module, x, y, due: MODULES[module].cost, waived: s.fabrication ? FABRICATED : 0 };
    s.fabrication = false;
    goOnPaying(g);
  },
});

/** What stands against deploying anything. */
function deployingObjection(s: State): Objection | undefined {
  const crew = currentCrew(s);
  const left = actionsLeft(s);
  if (left <= 0) return objection('XW-3', 'noActionsLeft');
  if (left < deployingTakes(crew)) return objection('XW-4.4', 'twoActions');
  return has(placeOf(s, crew.at), LANDSLIDE) ? objection('XW-3.4', 'landslide') : undefined;
}

/** What stands against deploying this module. */
function moduleObjection(s: State, seat: number, module: ModuleId): Objection | undefined {
  if (!holds(s, seat, module)) return objection('XW-3.4', 'notHeld', { card: module });
  const waived = s.fabrication ? FABRICATED : 0;
  if (!canPay(handOf(s, seat).cards, MODULES[module].cost, waived, paysAny(s), module))
    return objection('XW-3.4', 'cannotPay', { card: module });
  return mayDeploy(s, module) ? undefined : objection('XW-5.4', 'limits');
}

const held = [0, 0, 0, 0, 0];
const owed = [0, 0, 0, 0];

/** XW-R11 whether these cards, without the module itself, pay what is due. */
function canPay(
  cards: readonly CardId[],
  due: readonly Resource[],
  waived: number,
  any: boolean,
  module?: ModuleId,
): boolean {
  const toPay = due.length - waived;
  if (toPay <= 0) return true;
  if (cards.length - (module ? 1 : 0) < toPay) return false;
  held.fill(0);
  owed.fill(0);
  for (const card of cards) add(held, CARDS[card].colour, 1);
  if (module) add(held, CARDS[module].colour, -1);
  for (const colour of due) add(owed, INDEX[colour], 1);
  let matched = 0;
  let over = 0;
  for (let c = 0; c < 4; c++) {
    const use = Math.min(held[c] as number, owed[c] as number);
    matched += use;
    over += (held[c] as number) - use;
  }
  return toPay <= matched + (held[WILD] as number) + (any && over > 0 ? 1 : 0);
}

function add(counts: number[], colour: number, by: number): void {
  counts[colour] = (counts[colour] as number) + by;
}

/** The Architect, once a turn. */
function paysAny(s: State): boolean {
  return !s.skillUsed && currentCharacter(s).paysAny === true;
}

type Pay = ActionOfType<'pay'>;
const PAY = byCard((card): Pay => ({ type: 'pay', card }));

/** The colours are paid in their order; each card must leave the rest payable. */
export const pay: Verb<Exoworld, Pay> = {
  fields: { card: oneOf(CARD_IDS) },
  options: (s, seat) => ofKinds(handOf(s, seat).cards, PAY),
  check(s, { card }, seat) {
    const { site } = s;
    const [colour, ...rest] = site?.due ?? [];
    if (site === undefined || colour === undefined) return objection('XW-3.4', 'nothingToDo');
    if (!holds(s, seat, card)) return objection('XW-3.4', 'notHeld', { card });
    const skilled = !fits(card, INDEX[colour]);
    if (skilled && !paysAny(s)) return objection('XW-3.4', 'doesNotFit', { card, colour });
    const left = handOf(s, seat).cards.slice();
    left.splice(left.indexOf(card), 1);
    const payable = canPay(left, rest, site.waived, paysAny(s) && !skilled);
    return payable ? undefined : objection('XW-3.4', 'notThisWay', { card });
  },
  do(g, { card }, seat) {
    const { s } = g;
    const site = s.site as Site;
    const [colour, ...due] = site.due;
    if (colour !== undefined && !fits(card, INDEX[colour])) {
      s.skillUsed = true;
      g.use('skill', currentCrew(s).id);
    }
    g.tell({ type: 'discarded', seat, card });
    discardFrom(g, seat, card);
    s.site = { ...site, due };
    goOnPaying(g);
  },
};

type Waive = ActionOfType<'waive'>;
const WAIVE: readonly Waive[] = [{ type: 'waive' }];

/** Rapid Fabrication: this card of the cost need not be paid. */
export const waive: Verb<Exoworld, Waive> = {
  fields: {},
  options: () => WAIVE,
  check(s, _, seat) {
    const { due = [], waived = 0 } = s.site ?? {};
    if (waived === 0) return objection('XW-6.2', 'nothingWaived');
    return canPay(handOf(s, seat).cards, due.slice(1), waived - 1, paysAny(s))
      ? undefined
      : objection('XW-3.4', 'mustPayThis');
  },
  do(g) {
    const { s } = g;
    const site = s.site as Site;
    s.site = { ...site, due: site.due.slice(1), waived: site.waived - 1 };
    goOnPaying(g);
  },
};

function goOnPaying(g: G): void {
  const site = g.s.site as Site;
  if (site.due.length > site.waived) g.then('pay');
  else putUp(g, site);
}

/** XW-3.4 The module stands, and its effect counts at once. */
function putUp(g: G, { module, x, y }: Site): void {
  const { s } = g;
  delete s.site;
  const place = newPlace(module, x, y);
  s.base.push(place);
  g.use('action', 'deploy');
  g.use('module', module);
  g.tell({
    type: 'deployed',
    seat: currentCrew(s).seat,
    spot: spotOf(place),
    effect: EFFECTS[s.scenario][module],
  });
  spend(g, false, deployingTakes(currentCrew(s)));
  recount(g);
}
