/** What the camera shows: what matters now, never so much of it that a space would be too small to press. */
import { type Box, boxAround, type Size } from '#ui/kit/camera.ts';
import { standing } from '../../outlook/strike.ts';
import { isTarget, placeOf } from '../../outlook/ways.ts';
import { type HexName, spacesApart } from '../../rules/hex.ts';
import type { Hands } from '../hands.ts';
import { middle, SIZE } from './geometry.ts';

const HEX = SIZE * Math.sqrt(3);
/** Spaces that are not smaller than this in pixels can be pressed with a mouse; under a thumb they are larger. */
const LEAST = 38;
const WIDE: Size = { width: 960, height: 668 };
/** Under a thumb a space is so wide, in pixels. */
const THUMB = 46;
const PHONE = 374;
/** The upper edge that the rivals cover there. */
const TOP = 1.2 * HEX;
/** So far small ships fly, and so far anything could be struck. */
const FLIGHT = 3.6 * HEX;
const NEAR = 7;
/** The edge that what is in hand covers, in pixels. */
const HAND = 110;
/** A thing in hand is no higher than this, whatever stands beside it; and half a space. A fight is as high as it is. */
const BAR = 190;
const EDGE = 30;
/** The tools at the right edge of a phone. */
const TOOLS = 1.2 * HEX;
/** In a lesson spaces are so wide, where there is room, and so much stands around what it is about. */
const TAUGHT = 62;
const AROUND = 1.6 * HEX;

interface Framed {
  readonly focus: Box | undefined;
  /** So much of the lower edge is a panel's, in pixels. */
  readonly below: number;
}

/** What was shown, and for which turn. */
export interface Kept extends Framed {
  readonly turn: string;
}

export interface Room {
  readonly world: Box;
  readonly narrow: boolean;
  /** How high the panel over the lower edge is, and the board itself, in pixels. */
  readonly foot: number;
  readonly high: number;
  readonly turn: string;
  readonly kept: Kept | undefined;
}

/** It stands still through a turn: it goes no further than what is asked, and only where that is out of sight. */
export function framed(hands: Hands, room: Room): Framed {
  const { world, narrow, turn, kept } = room;
  const before = kept?.turn === turn ? kept.focus : undefined;
  const asked = askedOf(hands);
  if (narrow) return { below: room.foot, focus: onPhone(hands, asked, room, before) };
  if (hands.props.allows) return taught(hands, room);
  const fits = world.width <= (WIDE.width / LEAST) * HEX && world.height <= (WIDE.height / LEAST) * HEX;
  if (fits) return whole(asked, room, hands.view.fight || hands.aim ? room.foot : Math.min(room.foot, BAR));
  const near = theatre(hands, asked);
  if (near === undefined || near.width >= 0.8 * world.width) return { below: 0, focus: undefined };
  const must = boxAround([...ownOf(hands), ...asked].map(middle), SIZE);
  return { below: HAND, focus: before ? united(before, must) : near };
}

/** All of the board; where what is asked would lie under the panel, it is pushed up, and no smaller. */
function whole(asked: readonly HexName[], { world, high }: Room, foot: number): Framed {
  const heights = asked.map((at) => ((middle(at).y - world.y) / world.height) * high);
  const hidden = Math.max(...heights) + EDGE - (high - foot);
  const push = Math.min(hidden, Math.min(...heights) - EDGE);
  if (!(push > 0)) return { below: 0, focus: undefined };
  const height = (world.height * (high - push)) / high;
  return { below: push, focus: { ...world, y: world.y + world.height - height, height } };
}

/** A lesson has its part of the board, and stays there from turn to turn. */
function taught(hands: Hands, { world, high, kept }: Room): Framed {
  const below = BAR;
  const most: Size = {
    width: (WIDE.width / TAUGHT) * HEX,
    height: (Math.max(200, high - below) / TAUGHT) * HEX,
  };
  const own = ownOf(hands);
  const station = hands.view.units.find(
    ({ owner, class: kind }) => kind === 'station' && owner === hands.view.me,
  );
  const near = [...own, ...(station ? [station.at] : []), ...nearOf(hands, own)];
  const must = spokenOf(hands);
  const begun = kept?.focus ?? boxAround([...near, ...must].map(middle), AROUND);
  const box = must.length > 0 ? united(begun, boxAround(must.map(middle), SIZE)) : begun;
  if (kept?.focus) return { below, focus: box };
  return { below, focus: within(box, larger(box, most), world) };
}

const larger = (one: Size, other: Size): Size => ({
  width: Math.max(one.width, other.width),
  height: Math.max(one.height, other.height),
});

/** A part of the board, with the own ships and as many of those near them as there is room for. */
function onPhone(
  hands: Hands,
  asked: readonly HexName[],
  { world, high, foot }: Room,
  before: Box | undefined,
): Box {
  const most: Size = { width: (PHONE / THUMB) * HEX, height: (Math.max(200, high - foot) / THUMB) * HEX };
  const around = (spaces: readonly HexName[]): Box => {
    const box = boxAround(spaces.map(middle), SIZE);
    return { ...box, y: box.y - TOP, height: box.height + TOP };
  };
  const spoken = spokenOf(hands);
  // What is pressed next lies under no tool.
  const must = spoken.length > 0 ? around(spoken) : undefined;
  const needed = asked.length > 0 ? around(asked) : undefined;
  const seen = (box: Box): Box => {
    const all = needed ? shifted({ ...box, ...most }, needed) : { ...box, ...most };
    const clear = must && { ...must, width: must.width + TOOLS };
    return within(clear ? shifted(all, clear) : all, most, world);
  };
  if (before) return seen(before);
  // Before ships are placed, it is where they may be.
  const lit = hands.prompt === 'land' ? hands.choices.flatMap(({ at }) => at ?? []) : [];
  const own = lit.length > 0 ? lit : ownOf(hands);
  let box = around([...own, ...asked]);
  const home = hands.view.units.filter(
    ({ owner, class: kind }) => owner === hands.view.me && kind === 'station',
  );
  for (const at of [...home.map((station) => station.at), ...nearOf(hands, own)]) {
    const more = united(box, around([at]));
    if (more.width <= most.width && more.height <= most.height) box = more;
  }
  return seen(within(box, most, world));
}

/** What is pressed next or spoken of, with all that can be reached. */
function askedOf(hands: Hands): HexName[] {
  const { reach, prompt } = hands;
  const ways = prompt === 'land' || inFight(hands).length > 0 ? [] : reach.map(({ to }) => to);
  return [...spokenOf(hands), ...ways];
}

/** What must be in sight: both sides of a fight, what is in hand, the space the coach or the hint means. */
function spokenOf(hands: Hands): HexName[] {
  const { view, held, props } = hands;
  const fought = inFight(hands);
  if (fought.length > 0) return fought;
  const here = placeOf(view, held);
  // Energy is about the Mothership, and what it stands by.
  if (props.spot === 'energy')
    return view.units.flatMap(({ owner, class: kind, at }) =>
      owner === view.me && (kind === 'mothership' || kind === 'station') ? [at] : [],
    );
  const steps = props.plan?.map(({ action }) => action) ?? [];
  const spot = hexIn(props.spot) ?? steps.find((action) => 'to' in action)?.to;
  return [...(here === undefined ? [] : [here]), ...(spot ? [spot] : [])];
}

const hexIn = (spot: string | undefined): HexName | undefined => {
  const [, q, r] = /^(-?\d+),(-?\d+)$/.exec(spot ?? '') ?? [];
  return q === undefined || r === undefined ? undefined : `${Number(q)},${Number(r)}`;
};

function united(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  return { x, y, width: right - x, height: Math.max(a.y + a.height, b.y + b.height) - y };
}

/** Moved as little as brings the other box into it. */
function shifted(box: Box, other: Box): Box {
  const along = (from: number, size: number, at: number, room: number): number =>
    room > size ? at + (room - size) / 2 : Math.min(Math.max(from, at + room - size), at);
  return {
    ...box,
    x: along(box.x, box.width, other.x, other.width),
    y: along(box.y, box.height, other.y, other.height),
  };
}

/** In the own turn, what the own ships can reach and strike; while others play, the whole board is watched. */
function theatre(hands: Hands, asked: readonly HexName[]): Box | undefined {
  const { view, prompt, choices } = hands;
  if (view.active !== view.me || prompt === undefined) return undefined;
  const own = ownOf(hands);
  const chosen = prompt === 'main' ? [] : choices.flatMap(({ at }) => at ?? []);
  const rest = boxAround([...own, ...nearOf(hands, own), ...chosen, ...asked].map(middle), SIZE);
  return united(boxAround(own.map(middle), FLIGHT), rest);
}

/** Enemies and targets around the own ships, the nearest first. */
function nearOf({ view }: Hands, own: readonly HexName[]): HexName[] {
  const enemies = view.units.filter(({ owner, class: kind }) => owner !== view.me && kind !== 'station');
  const aims = view.planets.filter(({ id }) => isTarget(view, id));
  const far = (at: HexName): number => Math.min(...own.map((from) => spacesApart(from, at)));
  return [...aims, ...enemies]
    .map(({ at }) => at)
    .filter((at) => far(at) <= NEAR)
    .sort((one, other) => far(one) - far(other));
}

/** Both sides of the fight, or of the attack that is planned, where they will stand. */
function inFight({ view, aim, ships, strikers }: Hands): HexName[] {
  const ids = view.fight ? [...view.fight.attackers, view.fight.target] : aim ? [aim, ...ships] : [];
  const spots = aim ? [...(standing(strikers, ships) ?? new Map<string, HexName>()).values()] : [];
  return [...ids.flatMap((id) => placeOf(view, id) ?? []), ...spots];
}

/** The own ships, or the station before any is placed. */
function ownOf({ view }: Hands): HexName[] {
  const own = view.units.filter(({ owner }) => owner === view.me);
  const ships = own.filter(({ class: kind }) => kind !== 'station');
  const all = (ships.length > 0 ? ships : own).map(({ at }) => at);
  return all.length > 0 ? all : ['0,0'];
}

/** Around the same middle, exactly so large, and nothing beyond the board where it can be helped. */
function within(box: Box, most: Size, world: Box): Box {
  const width = Math.min(most.width, world.width);
  const height = Math.min(most.height, world.height);
  const clamped = (from: number, size: number, low: number, room: number): number =>
    Math.min(Math.max(from, low), low + room - size);
  return {
    x: clamped(box.x + box.width / 2 - width / 2, width, world.x, world.width),
    y: clamped(box.y + box.height / 2 - height / 2, height, world.y, world.height),
    width,
    height,
  };
}
