/** Why something is advised: each reason holds by facts of the position and of the plan, or says nothing. */
import type { Reason } from '#ui/kit/hint.ts';
import type { ExoworldAction } from '../../action.ts';
import { CARDS, isModule, isProtocol, WILD } from '../../content/cards.ts';
import { CHARACTERS } from '../../content/characters.ts';
import { MODULES, type ModuleId } from '../../content/modules.ts';
import { type Ambient, INDEX, RESOURCES, type Resource, resourceAt } from '../../content/resources.ts';
import { criticalWithin } from '../../outlook/critical.ts';
import { forecast } from '../../outlook/forecast.ts';
import { deckColours, pricesIn } from '../../outlook/price.ts';
import { wins } from '../../outlook/winning.ts';
import type { Exoworld } from '../../state.ts';
import { cardName } from '../../text/cards.ts';
import { effectWords, player } from '../../text/nouns.ts';
import { REASON_WORDS as WORDS } from '../../text/reasons.ts';
import type { View } from '../../view.ts';
import { built, effectOf, gained, holding, ofType, type Plan, payable, type Tell, urgent } from './told.ts';
import { USE_TELLS } from './useReasons.ts';

const winning: Tell = (plan) => {
  const { view, views } = plan;
  const module = built(plan);
  const won = views.some(({ outcome }) => outcome && outcome.winners.length > 0);
  if (!won || module === undefined) return undefined;
  const short = RESOURCES.filter((_, r) => (view.gauges[r]?.sum ?? 0) < 0);
  const [last, ...more] = short;
  const to = last && (view.gauges[INDEX[last]]?.sum ?? 0) + (effectOf(view, module)[INDEX[last]] ?? 0);
  return last && more.length === 0 && to !== undefined && to >= 0 ? WORDS.wins(module, short, to) : undefined;
};

const switchingOff: Tell = ({ view, first, then }) => {
  const place = ofType(first, 'shutDown')?.place;
  const card = place === undefined ? undefined : view.base[place]?.card;
  if (card === undefined || card === 'home') return undefined;
  const effect = effectOf(view, card);
  const stands = RESOURCES.find((_, r) => {
    const sum = view.gauges[r]?.sum ?? 0;
    return (effect[r] ?? 0) < 0 && sum < 0 && sum - (effect[r] ?? 0) >= 0;
  });
  if (stands === undefined) return undefined;
  return then?.outcome?.winners.length ? WORDS.shutDownWins(card, stands) : WORDS.shutDown(card, stands);
};

/** With the card, a module that wins could be paid for. */
const winningNext: Tell = (plan) => {
  const { view, seat } = plan;
  const card = gained(plan);
  const then = card && holding(plan, card);
  if (card === undefined || then === undefined) return undefined;
  const before = new Set(payable(view, seat));
  const found = payable(then, seat).some((module) => !before.has(module) && wins(then, module));
  return found ? WORDS.winsNext(cardName(card)) : undefined;
};

const fastest: Tell = (plan) => {
  const { view } = plan;
  const module = built(plan) ?? gained(plan);
  const { ends } = forecast(view);
  const soonest = Math.min(...ends.map((end) => end ?? Number.POSITIVE_INFINITY));
  if (module === undefined || !isModule(module)) return undefined;
  const stopped = RESOURCES.find((_, r) => {
    const gauge = view.gauges[r];
    if (gauge === undefined || ends[r] !== soonest || gauge.leaks > 0) return false;
    return gauge.sum < 0 && gauge.sum + (effectOf(view, module)[r] ?? 0) >= 0;
  });
  return stopped && WORDS.fastest(stopped, module);
};

/** A value of the planet that a module lives on, with what it gives by it. */
function livesOn(view: View, module: ModuleId): { ambient: Ambient; gives: number } | undefined {
  for (const [r, resource] of RESOURCES.entries()) {
    const ambient = MODULES[module].effect[resource]?.plus;
    if (ambient) return { ambient, gives: effectOf(view, module)[r] ?? 0 };
  }
  return undefined;
}

const planetGood: Tell = (plan) => {
  const { view } = plan;
  const card = built(plan) ?? gained(plan);
  const found = card && isModule(card) ? livesOn(view, card) : undefined;
  if (card === undefined || !isModule(card) || found === undefined) return undefined;
  const value = view.ambience[found.ambient];
  return value === 2 ? WORDS.planetGood(card, found.gives, found.ambient, value) : undefined;
};

const planetBad: Tell = (plan) => {
  const { view } = plan;
  const card = gained(plan);
  if (card === undefined || !isModule(card)) return undefined;
  for (const other of view.faceUp) {
    if (!isModule(other) || other === card || MODULES[other].colour !== MODULES[card].colour) continue;
    const found = livesOn(view, other);
    const nothing = effectOf(view, other).every((change) => change <= 0);
    if (nothing && found && view.ambience[found.ambient] === 0) return WORDS.planetBad(other, found.ambient);
  }
  return undefined;
};

/** A plan that builds something is told by that, and not by what a card could also be for. */
function serves(plan: Plan, module: ModuleId): boolean {
  const aim = built(plan);
  return aim === undefined || aim === module;
}

const completing: Tell = (plan) => {
  const { view, seat } = plan;
  const card = gained(plan);
  const then = card && holding(plan, card);
  if (card === undefined || then === undefined || CARDS[card].colour === WILD) return undefined;
  const colour = resourceAt(CARDS[card].colour);
  const before = pricesIn(view, seat);
  const [done] = urgent(
    view,
    payable(then, seat).filter((module) => {
      const price = before.find((one) => one.module === module);
      return price?.lacks.length === 1 && price.lacks[0] === colour;
    }),
  );
  return done && serves(plan, done)
    ? WORDS.completes(colour, done, effectWords(effectOf(view, done)))
    : undefined;
};

/** The card brings a module of the hand closer that lacks more than it: of several, what ends soonest is spoken of. */
const gathering: Tell = (plan) => {
  const card = gained(plan);
  if (card === undefined || CARDS[card].colour === WILD) return undefined;
  const colour = resourceAt(CARDS[card].colour);
  const prices = pricesIn(plan.view, plan.seat).filter(
    ({ lacks }) => lacks.length > 1 && lacks.includes(colour),
  );
  const [module] = urgent(
    plan.view,
    prices.map((price) => price.module),
  );
  const lacks = prices.find((price) => price.module === module)?.lacks.length ?? 0;
  if (module === undefined || !serves(plan, module)) return undefined;
  return WORDS.gathers(colour, module, effectWords(effectOf(plan.view, module)), lacks - 1);
};

/** What a module that is built brings to a supply that falls. */
const lifting: Tell = (plan) => {
  const { view } = plan;
  const module = built(plan);
  if (module === undefined) return undefined;
  const effect = effectOf(view, module);
  const sum = (r: number): number => view.gauges[r]?.sum ?? 0;
  const lifted = RESOURCES.filter((_, r) => (effect[r] ?? 0) > 0 && sum(r) < 0);
  const [most] = lifted.sort((a, b) => (effect[INDEX[b]] ?? 0) - (effect[INDEX[a]] ?? 0));
  if (most === undefined) return undefined;
  const from = sum(INDEX[most]);
  return WORDS.lifts(module, most, from, from + (effect[INDEX[most]] ?? 0));
};

const ending: Tell = ({ view, first }) =>
  first.type === 'end' && view.actionsLeft === 0 ? WORDS.noActionLeft : undefined;

const helping: Tell = ({ view, first, then }) => {
  const give = ofType(first, 'give');
  if (give === undefined || CARDS[give.card].colour === WILD) return undefined;
  const colour = resourceAt(CARDS[give.card].colour);
  const next = nextSeat(view);
  const lacking = pricesIn(view, give.to).find(({ lacks }) => lacks.length === 1 && lacks[0] === colour);
  // Whether they agree is theirs: what they then could do is worked out from the card itself.
  return lacking && give.to === next && then === undefined
    ? WORDS.forOther(player(give.to, view), colour, lacking.module)
    : undefined;
};

function nextSeat({ crew, current }: View): number | undefined {
  const order = [...crew.slice(current + 1), ...crew.slice(0, current)];
  return order.find(({ away }) => !away)?.seat;
}

const meeting: Tell = ({ view, first, seat }) => {
  const to = ofType(first, 'move')?.to ?? ofType(first, 'command')?.to;
  if (to === undefined || view.noTransfers) return undefined;
  const lacks = new Set(
    pricesIn(view, seat).flatMap((price) => (price.lacks.length === 1 ? price.lacks : [])),
  );
  for (const other of view.crew) {
    if (other.away || other.seat === seat || other.at !== to || view.solo) continue;
    const card = view.hands[other.seat]?.known.find(
      (one) => CARDS[one].colour !== WILD && lacks.has(resourceAt(CARDS[one].colour)),
    );
    if (card) return WORDS.meet(player(other.seat, view), cardName(card));
  }
  return undefined;
};

/** The first repair of the plan, and how many of its actions it takes to get there. */
function repair({ plan }: Plan) {
  const at = plan.findIndex(({ type }) => type === 'repair');
  const found = plan[at] && ofType(plan[at], 'repair');
  const way = plan.slice(0, at).every(({ type }) => type === 'move' || type === 'command');
  return found && way
    ? { ...found, actions: plan.slice(0, at + 1).filter(({ type }) => type !== 'command').length }
    : undefined;
}

const repairing: Tell = (plan) => {
  const found = repair(plan);
  if (found === undefined) return undefined;
  const { token, actions, place } = found;
  const alarms = plan.view.base.flatMap(({ tokens }) => tokens.filter((one) => one === 'emergency')).length;
  if (token === 'emergency') return WORDS.alarm(alarms);
  const leak = RESOURCES.find((resource) => token === `${resource}-leak`);
  if (leak) return WORDS.leak(leak, actions);
  const card = plan.view.base[place]?.card;
  const stops = token === 'shutdown' || token === 'frozen';
  const only =
    plan.view.base[place]?.tokens.filter((one) => one === 'shutdown' || one === 'frozen').length === 1;
  return stops && only && card && card !== 'home' ? WORDS.mends(card) : undefined;
};

const spare: Tell = ({ view, first }) => {
  const crew = view.crew[view.current];
  const here = crew && view.base[crew.at];
  if (first.type !== 'produce' || view.actionsLeft !== 1 || !here || here.card === 'home') return undefined;
  const { colour } = MODULES[here.card];
  const room = 20 - (view.gauges[INDEX[colour]]?.supply ?? 0);
  return WORDS.produceSpare(Math.min(room, CHARACTERS[crew.id].produces ?? 1), colour);
};

/** The colours that the modules in a hand lack. */
function wanted(view: View, seat: number): Set<Resource> {
  return new Set(pricesIn(view, seat).flatMap(({ lacks }) => lacks));
}

const fits = (view: View, colours: ReadonlySet<Resource>): boolean =>
  view.faceUp.some((card) => CARDS[card].colour === WILD || colours.has(resourceAt(CARDS[card].colour)));

/** What the deck holds for the module of the hand that lifts what ends soonest. */
const odds: Tell = ({ view, first, seat }) => {
  const deck = ofType(first, 'draw')?.card === 'deck' || first.type === 'coordinateAlone';
  // What lifts nothing that falls can wait.
  const prices = pricesIn(view, seat).filter(
    ({ module, lacks }) =>
      lacks.length > 0 &&
      effectOf(view, module).some((change, r) => change > 0 && (view.gauges[r]?.sum ?? 0) < 0),
  );
  const [module] = urgent(
    view,
    prices.map((price) => price.module),
  );
  const colours = new Set(prices.find((price) => price.module === module)?.lacks);
  if (!deck || module === undefined) return undefined;
  const left = deckColours(view);
  const all = left.reduce((sum, count) => sum + count, 0);
  const help = RESOURCES.reduce(
    (sum, id, r) => sum + (colours.has(id) ? (left[r] ?? 0) : 0),
    left[WILD] ?? 0,
  );
  if (help === 0 || all === 0) return undefined;
  const gives = effectWords(effectOf(view, module));
  return WORDS.deckOdds(help, all, module, fits(view, colours) ? `(${gives})` : '');
};

const recycling: Tell = ({ view, first, seat }) =>
  first.type === 'recycle' && wanted(view, seat).size > 0 && !fits(view, wanted(view, seat))
    ? WORDS.recycleWhy
    : undefined;

const keeping: Tell = ({ view, first, seat }) => {
  const within = criticalWithin(view);
  const held = view.hands[seat]?.known.find(isProtocol);
  if (first.type !== 'decline' || held === undefined || within === undefined || within === 0)
    return undefined;
  return WORDS.keepProtocol(held, within);
};

const saving: Tell = ({ view, first }) => {
  const card = ofType(first, 'protocol')?.card;
  if (card === 'ration-discipline') {
    const units = view.gauges.reduce((sum, { production }) => sum + Math.max(0, -production), 0);
    return units > 0 ? WORDS.saves(card, units) : undefined;
  }
  if (card !== 'stand-down' || view.event === undefined || view.event === 'hidden') return undefined;
  const units = view.event.impacts.reduce(
    (sum, impact) => sum + (impact.kind === 'lose' || impact.kind === 'drain' ? impact.amount : 0),
    0,
  );
  return units > 0 && !view.event.critical ? WORDS.saves(card, units) : undefined;
};

const BRINGS_NO_CARD: ReadonlySet<ExoworldAction['type']> = new Set([
  'end',
  'deploy',
  'move',
  'command',
  'produce',
  'repair',
  'shutDown',
]);

const full: Tell = ({ view, first, seat }) => {
  const limit = view.crew.find((crew) =>
    view.solo ? crew.crew === view.current : crew.seat === seat,
  )?.handLimit;
  const over = (view.hands[seat]?.count ?? 0) + 1 - (limit ?? Number.POSITIVE_INFINITY);
  return view.phase === 'actions' && BRINGS_NO_CARD.has(first.type) && over > 0
    ? WORDS.handLimit(over)
    : undefined;
};

const curing: Tell = (plan) => {
  const { view, then } = plan;
  const card = gained(plan);
  if (card === undefined || then === undefined || CARDS[card].colour === WILD) return undefined;
  for (const { crew, health } of view.crew) {
    const cured = health.find((issue) => !then.crew[crew]?.health.includes(issue));
    if (cured) return WORDS.sickness(resourceAt(CARDS[card].colour), cured);
  }
  return undefined;
};

const placing: Tell = ({ view, first }) => {
  const place = ofType(first, 'place')?.place;
  const stands = view.crew.some(({ at, away }) => at === place && !away);
  if (place === undefined) return undefined;
  return stands ? WORDS.placeNear : WORDS.place;
};

const TELLS: readonly (readonly [id: string, tell: Tell])[] = [
  ['wins', winning],
  ['shutDown', switchingOff],
  ['sickness', curing],
  ['winsNext', winningNext],
  ['playNow', saving],
  ['fastest', fastest],
  ['completes', completing],
  ['planetGood', planetGood],
  ['repair', repairing],
  ['forOther', helping],
  ['meet', meeting],
  ['planetBad', planetBad],
  ['gathers', gathering],
  ['lifts', lifting],
  ['deckOdds', odds],
  ['recycleWhy', recycling],
  ['produceSpare', spare],
  ['keepProtocol', keeping],
  ['place', placing],
  ['noActionLeft', ending],
  ...USE_TELLS,
  ['handLimit', full],
];

export const reasons: readonly Reason<Exoworld>[] = TELLS.map(([id, tell]) => ({
  id,
  tell: (view, advice) => tell({ ...advice, view, first: advice.plan[0], then: advice.views[0] }),
}));
