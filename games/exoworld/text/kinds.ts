/** The six kinds of things to do, as the cards beside the board name them: what each offers now, or why not. In English. */
import { isModule } from '../content/cards.ts';
import { CHARACTERS } from '../content/characters.ts';
import { MODULES, type ModuleId } from '../content/modules.ts';
import { INDEX } from '../content/resources.ts';
import { heldOf, othersNear, type Price, pricesIn, stepsFrom } from '../outlook/price.ts';
import { hasRoom } from '../outlook/winning.ts';
import { SUPPLY_MOST } from '../state.ts';
import type { SeenPlace, View } from '../view.ts';
import { CHARACTER_WORDS } from './characters.ts';
import { coloursWord, deckShare, lackWords } from './lacking.ts';
import { MODULE_WORDS } from './modules.ts';
import { counted, listed, player, TOKEN_WORDS } from './nouns.ts';
import { steps, thePlace } from './places.ts';

/** Whatever else stands in the way. */
const spent = ({ actionsLeft }: View): string | undefined =>
  actionsLeft === 0 ? 'all actions of this turn are used' : undefined;

/** A module in one word: “Farm”. */
const short = (module: ModuleId): string => MODULE_WORDS[module].name.split(' ').at(-1) ?? '';

const place = (view: View): SeenPlace | undefined => view.base[view.crew[view.current]?.at ?? 0];

/** What lacks least among the modules that cannot be paid. */
const nearest = (view: View): Price | undefined =>
  pricesIn(view, view.seat).find(({ lacks }) => lacks.length > 0);

function drawNote(view: View): string {
  const wanted = nearest(view)?.lacks[0];
  const share = wanted && deckShare(view, wanted);
  return [`${view.faceUp.length} face up`, share ?? `${view.deck} in the deck`].join(' · ');
}

/** So many modules have room in two lines. */
const NAMED = 3;

/** The first of a list, and how many there are besides: none is left out in silence. */
function some(names: readonly string[], most: number): string {
  const more = names.length - most;
  return more > 0 ? `${names.slice(0, most).join(', ')} +${more} more` : listed(names);
}

function buildNote(view: View): string {
  const prices = pricesIn(view, view.seat);
  const now = prices.filter(({ lacks }) => lacks.length === 0).map(({ module }) => short(module));
  const together = prices.flatMap(({ module, lacks }) => {
    const [first] = lacks.length === 1 ? heldOf(view, view.seat, lacks) : [];
    return first ? [`${short(module)} with ${player(first.seat, view)}’s ${coloursWord(lacks)}`] : [];
  });
  const parts = now.length > 0 ? [`${some(now, NAMED)} now`] : [];
  const left = NAMED - 1 - Math.min(now.length, NAMED - 1);
  if (together.length > 0 && left > 0) parts.push(some(together, left));
  return parts.join(' · ') || 'a module beside you, paid with cards';
}

function buildNone(view: View): string {
  const used = spent(view);
  if (used) return used;
  if (place(view)?.tokens.includes('landslide')) return 'a landslide lies here';
  if (!hasRoom(view)) return 'no empty space next to you';
  const price = nearest(view);
  if (price) return lackWords(view, view.seat, price);
  const held = view.hands[view.seat]?.known.some(isModule);
  return held ? 'a production would leave its track (−5 to +3)' : 'you hold no module';
}

function workNote(view: View): string {
  const here = place(view);
  const crew = view.crew[view.current];
  const [token] = here?.tokens ?? [];
  const makes = crew ? (CHARACTERS[crew.id].produces ?? 1) : 1;
  return (
    [
      ...(token ? [`repair the ${TOKEN_WORDS[token].name}`] : []),
      ...(here && here.card !== 'home' && here.working ? [`produce +${makes}`] : []),
    ].join(' · ') || 'repair, rest, or shut down'
  );
}

function workNone(view: View): string {
  // Where something is broken that says all, in two lines.
  const broken = view.base.some(({ tokens }) => tokens.length > 0);
  const none = broken ? [repairNone(view)] : [produceNone(view), repairNone(view)];
  return spent(view) ?? none.filter(Boolean).join('; ');
}

/** Why nothing can be produced where the current character stands. */
export function produceNone(view: View): string {
  const here = place(view);
  if (here === undefined || here.card === 'home') return 'home produces nothing';
  if (here.tokens.includes('frozen')) return 'frozen: repair first';
  if (here.tokens.includes('shutdown')) return 'shut down: repair first';
  if (here.tokens.includes('landslide')) return 'a landslide lies here';
  const { colour } = MODULES[here.card];
  return (view.gauges[INDEX[colour]]?.supply ?? 0) >= SUPPLY_MOST ? `${colour} is full (${SUPPLY_MOST})` : '';
}

/** The nearest token, where there is none at hand. */
export function repairNone(view: View): string {
  const away = stepsFrom(view, place(view)?.place ?? 0);
  const [found] = view.base
    .filter(({ tokens }) => tokens.length > 0)
    .sort((a, b) => (away[a.place] ?? 0) - (away[b.place] ?? 0));
  const [token] = found?.tokens ?? [];
  if (found === undefined || token === undefined) return 'nothing needs repair';
  return `nearest: ${TOKEN_WORDS[token].name} on ${thePlace(found, view.base)}, ${steps(away[found.place] ?? 0)}`;
}

function tradeNote(view: View): string {
  const here = othersNear(view, view.seat).filter(({ away }) => away === 0);
  if (here.length === 0) return 'with who stands where you do';
  return `${here.map(({ seat }) => player(seat, view)).join(', ')} ${here.length > 1 ? 'are' : 'is'} here`;
}

function tradeNone(view: View): string {
  if (view.solo) return 'you play alone, with one hand';
  if (view.noTransfers) return 'an event forbids it for now';
  const used = spent(view);
  if (used) return used;
  const [first] = othersNear(view, view.seat);
  if (first === undefined) return 'nobody else is here';
  if (first.away > 0) return `nobody here: ${player(first.seat, view)} is ${steps(first.away)}`;
  return view.refusedBy.length > 0 ? 'they have refused this turn' : 'nobody here has a card to pass';
}

/** The current character's skill, where it is used by hand. */
function playNote(view: View): string {
  const crew = view.crew[view.current];
  if (crew === undefined) return '';
  const { name, brief } = CHARACTER_WORDS[crew.id];
  return brief && !view.skillUsed ? `${name}: ${brief}` : 'items and protocols';
}

export const KIND_WORDS = {
  draw: { name: 'Draw', note: drawNote, none: (view: View) => spent(view) ?? 'there is no card to draw' },
  build: { name: 'Build', note: buildNote, none: buildNone },
  move: {
    name: 'Move',
    note: (view: View) =>
      place(view)?.tokens.includes('landslide')
        ? 'a landslide lies here'
        : `speed ${view.crew[view.current]?.speed ?? 1}`,
    none: (view: View) => spent(view) ?? 'there is nowhere to go yet',
  },
  work: { name: 'Work here', note: workNote, none: workNone },
  trade: { name: 'Trade', note: tradeNote, none: tradeNone },
  play: {
    name: 'Play',
    note: playNote,
    none: (view: View) => {
      const protocols = view.hands[view.seat]?.known.filter((card) => !isModule(card)).length ?? 0;
      return protocols > 0
        ? `${counted(protocols, 'card')}, none for this moment`
        : 'no skill, item or protocol now';
    },
  },
} as const;
