/** XW-3.4 Deploy: a module beside your place, paid for card by card. */
import { type ActionOf, byId, nth, type Objection, present, type Verb } from '#engine';
import { CARDS, type CardId, fits, isModule, WILD } from '../content/cards.ts';
import { MODULE_IDS, MODULES, type ModuleId } from '../content/modules.ts';
import { INDEX, type Resource } from '../content/resources.ts';
import { EFFECTS } from '../content/scenarios.ts';
import { LANDSLIDE } from '../content/tokens.ts';
import { objection } from '../objections.ts';
import { byCard, isFirst, ofKinds } from '../rules/actionTable.ts';
import { AROUND, adjacent, has, placeAt, placeOf } from '../rules/base.ts';
import { discardFrom, handOf, holds, removeCard } from '../rules/cards.ts';
import { actionsLeft, deployingTakes } from '../rules/health.ts';
import { currentCharacter, currentCrew } from '../rules/order.ts';
import { mayDeploy, recount } from '../rules/production.ts';
import { spotOf } from '../rules/tokens.ts';
import { newPlace } from '../setup.ts';
import type { Exoworld, G, Site, State } from '../state.ts';
import { NONE, ofCurrent, spend } from './turn.ts';

type Deploy = ActionOf<Exoworld, 'deploy'>;

/** Rapid Fabrication makes a deployment cheaper by so many cards. */
const FABRICATED = 2;

export const deploy: Verb<Exoworld, Deploy> = ofCurrent({
  options(s, seat) {
    const { cards } = handOf(s, seat);
    if (deployingObjection(s)) return NONE;
    const found: Deploy[] = [];
    const here = placeOf(s, currentCrew(s).at);
    const held = coloursOf(cards);
    const any = paysAny(s);
    let next = 0;
    for (const module of cards) {
      const i = next++;
      if (!isModule(module) || !paysFor(s, held, PRICE[module], any)) continue;
      if (!isFirst(cards, i) || !mayDeploy(s, module)) continue;
      for (const [dx, dy] of AROUND) {
        const x = here.x + dx;
        const y = here.y + dy;
        if (placeAt(s, x, y) === undefined) found.push({ type: 'deploy', module, x, y });
      }
    }
    return found;
  },
  exact: true,
  check(s, { module, x, y }, seat) {
    if (placeAt(s, x, y) !== undefined) return objection('XW-3.4', 'spaceTaken');
    if (!adjacent(placeOf(s, currentCrew(s).at), { x, y })) return objection('XW-3.4', 'notAdjacent');
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
  if (!paysFor(s, coloursOf(handOf(s, seat).cards), PRICE[module], paysAny(s)))
    return objection('XW-3.4', 'cannotPay', { card: module });
  return mayDeploy(s, module) ? undefined : objection('XW-5.4', 'limits');
}

/** Colours counted in one number, so that a count costs no list: so many bits each, more than there are cards of one. */
const BITS = 5;
const MASK = (1 << BITS) - 1;

const ONE = byCard((card) => 1 << (CARDS[card].colour * BITS));

/** A module's cost in colours and in cards, and itself as a colour. */
interface Price {
  readonly owed: number;
  readonly cards: number;
  readonly own: number;
}

/** Of modules only: no other card has a price. */
const PRICE = byId(MODULE_IDS, (id): Price => {
  const { cost } = MODULES[id];
  return { owed: owedOf(cost, 0), cards: cost.length, own: ONE[id] };
});

function coloursOf(cards: readonly CardId[]): number {
  let colours = 0;
  for (const card of cards) colours += ONE[card];
  return colours;
}

/** The colours that are due, from one of them on. */
function owedOf(due: readonly Resource[], from: number): number {
  let colours = 0;
  for (let i = from; i < due.length; i++) colours += 1 << (INDEX[nth(due, i)] * BITS);
  return colours;
}

/** Whether a hand of these colours, without the module itself, pays for it. */
function paysFor(s: State, held: number, { owed, cards, own }: Price, any: boolean): boolean {
  return canPay(held - own, owed, cards - (s.fabrication ? FABRICATED : 0), any);
}

/** XW-R11 whether cards of these colours pay so many of what is due. */
function canPay(held: number, owed: number, toPay: number, any: boolean): boolean {
  let paid = held >> (WILD * BITS);
  let over = 0;
  for (let shift = 0; shift < WILD * BITS; shift += BITS) {
    const have = (held >> shift) & MASK;
    const need = (owed >> shift) & MASK;
    if (have > need) {
      paid += need;
      over = 1;
    } else {
      paid += have;
    }
  }
  return toPay <= (any ? paid + over : paid);
}

/** The Architect, once a turn. */
function paysAny(s: State): boolean {
  return !s.skillUsed && currentCharacter(s).paysAny === true;
}

function siteOf({ site }: State): Site {
  return present(site, 'deployment to pay for');
}

type Pay = ActionOf<Exoworld, 'pay'>;
const PAY = byCard((card): Pay => ({ type: 'pay', card }));

/** The colours are paid in their order; each card must leave the rest payable. */
export const pay: Verb<Exoworld, Pay> = {
  options: (s, seat) => ofKinds(handOf(s, seat).cards, PAY),
  check(s, { card }, seat) {
    const site = siteOf(s);
    const colour = nth(site.due, 0);
    if (!holds(s, seat, card)) return objection('XW-3.4', 'notHeld', { card });
    const skilled = !fits(card, INDEX[colour]);
    if (skilled && !paysAny(s)) return objection('XW-3.4', 'doesNotFit', { card, colour });
    const left = coloursOf(handOf(s, seat).cards) - ONE[card];
    const toPay = site.due.length - 1 - site.waived;
    const payable = canPay(left, owedOf(site.due, 1), toPay, !skilled && paysAny(s));
    return payable ? undefined : objection('XW-3.4', 'notThisWay', { card });
  },
  do(g, { card }, seat) {
    const { s } = g;
    const { module, x, y, due, waived } = siteOf(s);
    if (!fits(card, INDEX[nth(due, 0)])) {
      s.skillUsed = true;
      g.use('skill', currentCrew(s).id);
    }
    g.tell({ type: 'discarded', seat, card });
    discardFrom(g, seat, card);
    s.site = { module, x, y, due: due.slice(1), waived };
    goOnPaying(g);
  },
};

type Waive = ActionOf<Exoworld, 'waive'>;
const WAIVE: readonly Waive[] = [{ type: 'waive' }];

/** Rapid Fabrication: this card of the cost need not be paid. */
export const waive: Verb<Exoworld, Waive> = {
  options: () => WAIVE,
  check(s, _, seat) {
    const { due, waived } = siteOf(s);
    if (waived === 0) return objection('XW-6.2', 'nothingWaived');
    return canPay(coloursOf(handOf(s, seat).cards), owedOf(due, 1), due.length - waived, paysAny(s))
      ? undefined
      : objection('XW-3.4', 'mustPayThis');
  },
  do(g) {
    const { s } = g;
    const site = siteOf(s);
    s.site = { ...site, due: site.due.slice(1), waived: site.waived - 1 };
    goOnPaying(g);
  },
};

function goOnPaying(g: G): void {
  const site = siteOf(g.s);
  if (site.due.length > site.waived) g.then('pay');
  else putUp(g, site);
}

/** XW-3.4 The module stands, and its effect counts at once. */
function putUp(g: G, { module, x, y }: Site): void {
  const { s } = g;
  s.site = undefined;
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
