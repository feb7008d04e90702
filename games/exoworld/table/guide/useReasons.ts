/** What a card, a way or a free effect is good for: told where no reason of the plan itself holds. */
import type { ExoworldAction } from '../../action.ts';
import { CARDS, type CardId, isItem, isModule, isProtocol, WILD } from '../../content/cards.ts';
import { CHARACTERS } from '../../content/characters.ts';
import { MODULES, type ModuleId } from '../../content/modules.ts';
import { INDEX, RESOURCES, type Resource, resourceAt } from '../../content/resources.ts';
import { forecast } from '../../outlook/forecast.ts';
import { deckColours, type Price, pricesIn, unseenModules } from '../../outlook/price.ts';
import { AROUND } from '../../rules/base.ts';
import { cardName, ITEM_WORDS, PROTOCOL_WORDS } from '../../text/cards.ts';
import { CHARACTER_WORDS } from '../../text/characters.ts';
import { turnAfter } from '../../text/headline.ts';
import { effectWords, player } from '../../text/nouns.ts';
import { USE_WORDS as WORDS } from '../../text/uses.ts';
import type { View } from '../../view.ts';
import { effectOf, gained, ofType, type Plan, type Tell, urgent } from './told.ts';

/** The resource that a module lifts and that runs out soonest of those that fall. */
function liftedBy(view: View, module: ModuleId): Resource | undefined {
  const { ends } = forecast(view);
  const end = (id: Resource): number => ends[INDEX[id]] ?? Number.MAX_SAFE_INTEGER;
  return RESOURCES.filter(
    (_, r) => (effectOf(view, module)[r] ?? 0) > 0 && (view.gauges[r]?.sum ?? 0) < 0,
  ).sort((a, b) => end(a) - end(b))[0];
}

/** A resource that a module lifts, and a module in some hand that would use it. */
function fedBy(view: View, module: ModuleId): { of: Resource; user: ModuleId } | undefined {
  for (const [r, of] of RESOURCES.entries()) {
    if ((effectOf(view, module)[r] ?? 0) <= 0) continue;
    const user = view.hands
      .flatMap(({ known }) => known)
      .find((card) => isModule(card) && card !== module && (effectOf(view, card)[r] ?? 0) < 0);
    if (user && isModule(user)) return { of, user };
  }
  return undefined;
}

/** What a module that comes into the hand is for. */
const bringing: Tell = (plan) => {
  const { view } = plan;
  const card = gained(plan);
  if (card === undefined || !isModule(card)) return undefined;
  const lifted = liftedBy(view, card);
  if (lifted === undefined) return undefined;
  const { sum = 0 } = view.gauges[INDEX[lifted]] ?? {};
  return WORDS.brings(card, effectWords(effectOf(view, card)), lifted, sum);
};

const feeding: Tell = (plan) => {
  const { view, first } = plan;
  const card = gained(plan) ?? ofType(first, 'deploy')?.module;
  if (card === undefined || !isModule(card)) return undefined;
  const fed = fedBy(view, card);
  const gives = effectWords(effectOf(view, card));
  if (fed) return WORDS.feeds(card, gives, fed.user, fed.of);
  return first.type === 'deploy' ? WORDS.gives(card, gives) : undefined;
};

/** A colour that a price asks for, in the hand of the others first, then face up. */
const colouring: Tell = (plan) => {
  const { view, seat } = plan;
  const card = gained(plan);
  if (card === undefined || CARDS[card].colour === WILD) return undefined;
  const colour = resourceAt(CARDS[card].colour);
  for (const { seat: other, away } of view.crew) {
    if (other === seat || away || view.solo) continue;
    const [module] = urgent(
      view,
      pricesIn(view, other).flatMap(({ module, lacks }) => (lacks.includes(colour) ? [module] : [])),
    );
    if (module) return WORDS.paysOther(colour, module, player(other, view));
  }
  const [lies] = urgent(
    view,
    view.faceUp.filter(isModule).filter((id) => id !== card && MODULES[id].cost.includes(colour)),
  );
  return lies && WORDS.paysFaceUp(colour, lies);
};

const special: Tell = (plan) => {
  const card = gained(plan);
  if (card === undefined) return undefined;
  if (isProtocol(card)) return WORDS.anyColour(cardName(card));
  return isItem(card) ? WORDS.freeItem(card, resourceAt(CARDS[card].colour)) : WORDS.spareColour(card);
};

/** XW-3.1 how many of the cards nobody sees would lift what ends soonest; of several, what no module in the hand lifts. */
const seeking: Tell = ({ first, view, seat }) => {
  if (ofType(first, 'draw')?.card !== 'deck' && first.type !== 'coordinateAlone') return undefined;
  const { ends } = forecast(view);
  const soonest = Math.min(...ends.map((end) => end ?? Number.POSITIVE_INFINITY));
  const falling = RESOURCES.filter((_, r) => ends[r] === soonest && (view.gauges[r]?.sum ?? 0) < 0);
  const held = (view.hands[seat]?.known ?? []).filter(isModule);
  const lifts = (id: ModuleId, of: Resource): boolean => (effectOf(view, id)[INDEX[of]] ?? 0) > 0;
  const of = falling.find((id) => !held.some((module) => lifts(module, id))) ?? falling[0];
  if (of === undefined) return undefined;
  const help = unseenModules(view, (module) => lifts(module, of));
  const all = deckColours(view).reduce((sum, count) => sum + count, 0);
  return help > 0 ? WORDS.seeks(of, view.gauges[INDEX[of]]?.sum ?? 0, help, all) : undefined;
};

/** XW-3.1 the top card, where no module of the hand waits for a colour. */
const newCards: Tell = ({ first, view, seat }) => {
  if (ofType(first, 'draw')?.card !== 'deck' && first.type !== 'coordinateAlone') return undefined;
  const modules = (view.hands[seat]?.known ?? []).filter(isModule).length;
  if (modules === 0) return WORDS.noModule;
  const waits = pricesIn(view, seat).some(({ lacks }) => lacks.length > 0);
  return waits ? undefined : WORDS.more(view.faceUp.length);
};

const freshCards: Tell = ({ first, view, seat }) => {
  if (first.type !== 'recycle') return undefined;
  const wanted = new Set(pricesIn(view, seat).flatMap(({ lacks }) => lacks));
  const fits = view.faceUp.filter(
    (card) => CARDS[card].colour === WILD || wanted.has(resourceAt(CARDS[card].colour)),
  ).length;
  const modules = (view.hands[seat]?.known ?? []).filter(isModule).length;
  return modules === 0 ? WORDS.recyclesEmpty : WORDS.recycles(fits, view.faceUp.length);
};

/** Which cards the hand keeps by paying with this one. */
const paying: Tell = ({ view, first, seat }) => {
  const card = ofType(first, 'pay')?.card;
  const due = view.site?.due[0];
  if (card === undefined || due === undefined) return undefined;
  const fits = (one: CardId): boolean => CARDS[one].colour === WILD || CARDS[one].colour === INDEX[due];
  const kept = [...new Set(view.hands[seat]?.known ?? [])].filter((one) => one !== card && fits(one));
  if (kept.length > 0) return WORDS.keeps(kept.slice(0, 2).map(cardName));
  return fits(card) ? WORDS.onlyPays(card, due) : WORDS.architect;
};

const waiving: Tell = ({ first }) => (first.type === 'waive' ? WORDS.waives : undefined);

/** Where a move leads, and what is to be had there. */
const going: Tell = ({ view, first, seat }) => {
  const to = ofType(first, 'move')?.to ?? ofType(first, 'command')?.to ?? ofType(first, 'item')?.to;
  const crew = view.crew[view.current];
  const there = to === undefined ? undefined : view.base[to];
  if (there === undefined || crew === undefined) return undefined;
  const [token] = there.tokens;
  if (token) return WORDS.tokenThere(token);
  const here = view.base[crew.at];
  const builds = pricesIn(view, seat).some(({ lacks }) => lacks.length <= 1);
  if (here && builds && !hasRoom(view, here) && hasRoom(view, there)) return WORDS.room;
  const met = view.crew.find((other) => other.seat !== seat && other.at === to && !other.away);
  if (met && !view.solo && !view.noTransfers) return WORDS.meets(player(met.seat, view));
  if (there.card === 'home' || !there.working) return hasRoom(view, there) ? WORDS.buildsThere : undefined;
  return WORDS.producesThere(MODULES[there.card].colour, CHARACTERS[crew.id].produces ?? 1);
};

function hasRoom({ base }: View, { x, y }: { readonly x: number; readonly y: number }): boolean {
  return AROUND.some(([dx, dy]) => !base.some((place) => place.x === x + dx && place.y === y + dy));
}

const using: Tell = ({ first }) => {
  const item = ofType(first, 'item')?.item;
  if (item) return WORDS.free(ITEM_WORDS[item].text);
  const protocol = ofType(first, 'protocol')?.card;
  return protocol && WORDS.free(PROTOCOL_WORDS[protocol].text);
};

/** The price that a colour brings nearest to being paid. */
function nearer(view: View, seat: number, card: CardId): Price | undefined {
  if (CARDS[card].colour === WILD) return pricesIn(view, seat).find(({ lacks }) => lacks.length > 0);
  const colour = resourceAt(CARDS[card].colour);
  return pricesIn(view, seat).find(({ lacks }) => lacks.includes(colour));
}

/** What whoever is given a card could do with it. */
function helps(view: View, to: number, card: CardId): string | undefined {
  const price = nearer(view, to, card);
  const who = player(to, view);
  if (price) return WORDS.helps(who, price.module, price.lacks.length - 1);
  const lifted = isModule(card) ? liftedBy(view, card) : undefined;
  return lifted && isModule(card) ? WORDS.builds(who, card, lifted) : undefined;
}

const giving: Tell = ({ view, first }) => {
  const give = ofType(first, 'give');
  return give && helps(view, give.to, give.card);
};

const answering: Tell = ({ view, first, seat }) => {
  const { offer } = view;
  if (offer?.card === undefined || (first.type !== 'agree' && first.type !== 'refuse')) return undefined;
  const { to, from, card } = offer;
  const price = nearer(view, seat, card);
  if (first.type === 'agree') {
    if (to === seat) return price && WORDS.helpsYou(price.module, price.lacks.length - 1);
    return (
      helps(view, to, card) ??
      (needs(view, from, card) ? WORDS.asks(player(to, view)) : WORDS.notNeeded(card))
    );
  }
  return undefined;
};

/** Why a card is not let go: said by bots too, so it speaks to nobody. */
const refusing: Tell = ({ view, first, seat }) => {
  const card = first.type === 'refuse' && view.offer?.from === seat ? view.offer.card : undefined;
  if (card === undefined) return first.type === 'refuse' ? WORDS.noUse : undefined;
  const lifted = isModule(card) ? liftedBy(view, card) : undefined;
  if (lifted && isModule(card)) return WORDS.builtHere(card, lifted);
  const known = view.hands[seat]?.known ?? [];
  const same = known.filter((one) => CARDS[one].colour === CARDS[card].colour).length;
  // A colour the hand has enough of without it pays for nothing.
  const asks = known.find(
    (one) =>
      isModule(one) &&
      one !== card &&
      MODULES[one].cost.filter((of) => INDEX[of] === CARDS[card].colour).length >=
        same - Number(CARDS[one].colour === CARDS[card].colour),
  );
  return asks ? WORDS.paysHere(card, asks) : WORDS.staysHere(card);
};

/** Whether a card is part of a price of the hand that holds it, or a module that lifts what falls. */
function needs(view: View, seat: number, card: CardId): boolean {
  if (isModule(card) && liftedBy(view, card)) return true;
  if (CARDS[card].colour === WILD) return true;
  const colour = resourceAt(CARDS[card].colour);
  return (view.hands[seat]?.known ?? []).some(
    (one) => isModule(one) && one !== card && MODULES[one].cost.includes(colour),
  );
}

/** What is let go of: a card that nothing in the hand asks for, or what the hand still pays for. */
const lettingGo: Tell = ({ view, first, seat }) => {
  const card = ofType(first, 'discard')?.card ?? ofType(first, 'cross')?.card;
  if (card === undefined) return undefined;
  if (!needs(view, seat, card)) return WORDS.notNeeded(card);
  const [nearest] = pricesIn(view, seat).filter(({ module }) => module !== card);
  return nearest && WORDS.staysNear(nearest.module);
};

const producing: Tell = ({ view, first }) => {
  const crew = view.crew[view.current];
  const here = crew && view.base[crew.at];
  if (first.type !== 'produce' || !here || here.card === 'home') return undefined;
  const { colour } = MODULES[here.card];
  const end = forecast(view).ends[INDEX[colour]];
  return WORDS.produces(CHARACTERS[crew.id].produces ?? 1, colour, end && turnAfter(view.turn, end));
};

const resting: Tell = ({ view, first }) => {
  const healed = ofType(first, 'heal');
  const patient = healed && view.crew[healed.crew];
  if (patient && healed.health !== 'fatigue') return WORDS.heals(CHARACTER_WORDS[patient.id].name);
  if (patient) return WORDS.rests(CHARACTER_WORDS[patient.id].name);
  const crew = ofType(first, 'relieve')?.crew ?? ofType(first, 'alsoRelieve')?.crew;
  const tired = crew === undefined ? undefined : view.crew[crew];
  return tired && WORDS.rests(CHARACTER_WORDS[tired.id].name);
};

const clearing: Tell = ({ view, first }) => {
  const gone = ofType(first, 'remove') ?? ofType(first, 'repair');
  if (gone === undefined) return undefined;
  const leak = RESOURCES.find((resource) => gone.token === `${resource}-leak`);
  const end = leak && forecast(view).ends[INDEX[leak]];
  return WORDS.clears(gone.token, end && turnAfter(view.turn, end));
};

/** What an event's way out costs, where it is certain. */
const branching: Tell = ({ view, first, then }) => {
  if (first.type !== 'branch' && first.type !== 'convert') return undefined;
  if (then === undefined) return undefined;
  const lost = RESOURCES.flatMap((id, r) => {
    const by = (view.gauges[r]?.supply ?? 0) - (then.gauges[r]?.supply ?? 0);
    return by > 0 ? [{ id, by, left: then.gauges[r]?.supply ?? 0 }] : [];
  });
  const alarm = view.emergency - then.emergency;
  const [most] = lost.sort((a, b) => b.by - a.by);
  if (alarm > 0) return WORDS.takesEmergency(alarm, then.emergency);
  return most ? WORDS.takes(most.id, most.by, most.left) : WORDS.takesNoSupply;
};

const choosing: Tell = ({ first }) => {
  const kept = ofType(first, 'keep')?.character;
  return kept && WORDS.goodWith(CHARACTER_WORDS[kept].name, CHARACTER_WORDS[kept].good);
};

const staying: Tell = ({ view, first, seat }) => {
  const gone = ofType(first, 'dismiss')?.character;
  const kept = (view.offers[seat] ?? []).filter((id) => id !== gone);
  return gone && kept.length > 0 ? WORDS.stay(kept.map((id) => CHARACTER_WORDS[id].name)) : undefined;
};

const tiring: Tell = ({ view, first }) => {
  const crew = ofType(first, 'tire')?.crew;
  const who = crew === undefined ? undefined : view.crew[crew];
  return who && WORDS.tires(CHARACTER_WORDS[who.id].name);
};

const later: Tell = ({ first }) => LATER[first.type];

/** What says by itself what it does. */
const LATER: Partial<Record<ExoworldAction['type'], string>> = {
  decline: WORDS.later,
  postpone: WORDS.postpones,
  bury: WORDS.buries,
  end: WORDS.nothingLeft,
};

export const USE_TELLS: readonly (readonly [string, (plan: Plan) => string | undefined])[] = [
  ['brings', bringing],
  ['feeds', feeding],
  ['colours', colouring],
  ['special', special],
  ['seeks', seeking],
  ['newCards', newCards],
  ['freshCards', freshCards],
  ['pays', paying],
  ['waives', waiving],
  ['goes', going],
  ['uses', using],
  ['gives', giving],
  ['answers', answering],
  ['refuses', refusing],
  ['letsGo', lettingGo],
  ['produces', producing],
  ['rests', resting],
  ['clears', clearing],
  ['branches', branching],
  ['keeps', choosing],
  ['stays', staying],
  ['tires', tiring],
  ['later', later],
];
