/** What the camera shows: what matters now, never so much of it that a space would be too small to press. */
import { type Box, boxAround, type Size } from '#ui/kit/camera.ts';
import { standing } from '../../outlook/strike.ts';
import { isTarget, placeOf } from '../../outlook/ways.ts';
import { type HexName, spacesApart } from '../../rules/hex.ts';
import type { Hands } from '../hands.ts';
import { middle, SIZE } from './geometry.ts';

const HEX = SIZE * Math.sqrt(3);
/** As much of the board as fits with spaces of 44 pixels: on a wide table, and under a thumb. */
const WIDE: Size = { width: (960 / 44) * HEX, height: (668 / 44) * HEX };
const PHONE: Size = { width: (374 / 46) * HEX, height: (374 / 46) * HEX };
/** A fight is never closer than this. */
const LEAST: Size = { width: 9 * HEX, height: 9 * HEX };
/** So much of the board's height may a panel hide, as long as nothing is asked there. */
const FOOT = 0.8;
/** So far small ships fly, and so far anything could be struck. */
const FLIGHT = 3.6 * HEX;
const NEAR = 7;
/** The edge that what is in hand covers, in pixels. */
const HAND = 110;

export interface Framed {
  readonly focus: Box | undefined;
  /** So much of the lower edge is a panel's, in pixels. */
  readonly below: number;
}

export function framed(hands: Hands, world: Box, narrow: boolean, foot: number): Framed {
  const fought = inFight(hands);
  const here = placeOf(hands.view, hands.held);
  const asked = [...(here === undefined ? [] : [here]), ...hands.reach.map(({ to }) => to)];
  const low = narrow || fought.length > 0 || asked.some((at) => middle(at).y > world.y + FOOT * world.height);
  const below = low ? foot : 0;
  if (fought.length > 0) return { below, focus: grown(boxAround(fought.map(middle), 2 * SIZE), LEAST) };
  const near = narrow ? undefined : theatre(hands, asked);
  if (near && near.width < 0.8 * world.width) return { below: HAND, focus: near };
  const most = narrow ? PHONE : WIDE;
  if (most.width >= world.width && most.height >= world.height) return { below, focus: undefined };
  const shown = narrow && asked.length > 1 && hands.prompt !== 'land' ? asked : ownOf(hands);
  return { below, focus: within(boxAround(shown.map(middle), 0), most, world) };
}

/** In the own turn, what the own ships can reach and strike; while others play, the whole board is watched. */
function theatre(hands: Hands, asked: readonly HexName[]): Box | undefined {
  const { view, prompt, choices } = hands;
  const { units, planets, me } = view;
  if (view.active !== view.me || prompt === undefined) return undefined;
  const own = ownOf(hands);
  const flown = boxAround(own.map(middle), FLIGHT);
  const enemies = units.filter(({ owner, class: kind }) => owner !== me && kind !== 'station');
  const aims = planets.filter(({ id }) => isTarget(view, id));
  const near = [...enemies, ...aims]
    .map(({ at }) => at)
    .filter((at) => own.some((from) => spacesApart(from, at) <= NEAR));
  const chosen = prompt === 'main' ? [] : choices.flatMap(({ at }) => at ?? []);
  const rest = boxAround([...own, ...near, ...chosen, ...asked].map(middle), SIZE);
  const x = Math.min(flown.x, rest.x);
  const y = Math.min(flown.y, rest.y);
  const width = Math.max(flown.x + flown.width, rest.x + rest.width) - x;
  return { x, y, width, height: Math.max(flown.y + flown.height, rest.y + rest.height) - y };
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

/** Around the same middle, at least so large. */
function grown({ x, y, width, height }: Box, least: Size): Box {
  const wide = Math.max(width, least.width);
  const high = Math.max(height, least.height);
  return { x: x + (width - wide) / 2, y: y + (height - high) / 2, width: wide, height: high };
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
