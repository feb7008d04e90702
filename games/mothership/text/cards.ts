/** Names and texts of the Action Cards, in English. */
import type { CardId } from '../content/cards.ts';

export interface NameAndText {
  readonly name: string;
  readonly text: string;
}

export const CARD_WORDS: Readonly<Record<CardId, NameAndText>> = {
  afterburner: {
    name: 'Afterburner',
    text: 'One of your ships that has not moved or attacked: +4 engine power this turn.',
  },
  'backup-generator': {
    name: 'Backup Generator',
    text: 'One of your dice shows a 1: roll it again and add. If that is a 1 too, another copy may follow. Not on planets.',
  },
  'defence-buff': { name: 'Defence Buff', text: 'You defend: your total +1. Asteroids included.' },
  'deflector-shields': {
    name: 'Deflector Shields',
    text: 'Your ship enters asteroids: it needs no roll and may stay in this field.',
  },
  'hull-repair': { name: 'Hull Repair', text: 'Your Mothership regains 1 hull.' },
  'wallet-inspector': {
    name: 'Wallet Inspector',
    text: 'Take 1 Mineral, Gas or Influence from an enemy without Embargo.',
  },
  'enhanced-sensors': {
    name: 'Enhanced Sensors',
    text: 'Your Fighter or Bomber in this dogfight, next to a friendly Mothership: its roll +2.',
  },
  'ninja-rope': {
    name: 'Ninja Rope',
    text: 'One of your ships that has attacked this turn moves up to 2 spaces. Its attack stays spent.',
  },
  prod: {
    name: 'Prod',
    text: 'One subsystem of an enemy Mothership counts 1 Energy less until the end of this turn. In a dogfight: the Mothership in it.',
  },
  'wingman-card': { name: 'Wingman', text: 'One of your wingmen gives +3 instead of +1.' },
  'recon-droid': { name: 'Recon Droid', text: 'Explore an unexplored planet of yours for free.' },
  'git-off': {
    name: 'Git off mah propertay!',
    text: 'An enemy attacks a planet of yours: its Planet Defence +3 for this attack.',
  },
  'gravity-manipulator': {
    name: 'Gravity Manipulator',
    text: 'Move an enemy ship within 3 of a friendly planet by 1 or 2 spaces. Asteroids and Guardians act on it.',
  },
  'antiques-roadshow': {
    name: 'Alien Antiques Roadshow',
    text: 'Your total in this dogfight grows by the number of Artifacts you control.',
  },
  'panic-button': {
    name: 'Panic Button',
    text: 'Your ship is attacked: it warps next to a friendly planet instead. The attackers stay spent.',
  },
  'punch-it': {
    name: 'Punch It!',
    text: 'One of your ships that has not moved or attacked: its engine power is doubled this turn.',
  },
  'seismic-charge': {
    name: 'Seismic Charge',
    text: 'Your total +3 if an enemy unit in this dogfight stands on or next to asteroids.',
  },
  'volt-switch': { name: 'Volt Switch', text: 'Your Mothership in this dogfight: its roll +3.' },
  'auxiliary-shield': {
    name: 'Auxiliary Shield',
    text: 'Your Mothership has 4 extra shield points for this dogfight, used first. It works after a Shield Breaker.',
  },
  convoy: {
    name: 'Convoy',
    text: 'Your unmoved Fighters and Bombers that stood next to your Mothership when this turn began: +3 engine power.',
  },
  'forced-update': { name: 'Forced Update', text: 'An enemy ship is held during its owner’s next turn.' },
  'friendly-negotiations': {
    name: 'Friendly Negotiations',
    text: 'Capture a planet within 2 of a friendly ship, guarded or not. Its Artifact and Developments pass to you.',
  },
  migration: { name: 'Migration', text: 'Warp your Colony Station next to a friendly planet.' },
  replicator: { name: 'Replicator', text: 'Roll a D4 and gain that many Minerals.' },
  'trade-blockade': {
    name: 'Trade Blockade',
    text: 'Until your next turn starts nobody else gathers anything.',
  },
  'cowardly-retreat': {
    name: 'Cowardly Retreat',
    text: 'An unmoved ship of yours and friends of your choice next to it warp next to one friendly planet or station.',
  },
  'expansion-pak': {
    name: 'Expansion Pak',
    text: 'One of your units in this dogfight: its face is doubled, its bonuses are not.',
  },
  'last-stand': {
    name: 'Last Stand',
    text: 'You defend and lose: destroy an attacking Fighter, Bomber or Guardian, or take 4 hull off a Mothership. No loot.',
  },
  'life-support': {
    name: 'Life Support',
    text: 'A Fighter or Bomber of yours that would be destroyed stays. The winner still gets the loot.',
  },
  'pick-up-two': { name: 'Pick up two cards', text: 'Draw two Action Cards.' },
  'surprise-attack': {
    name: 'Surprise Attack',
    text: 'Take a random card from the hand of an enemy without Embargo.',
  },
  'the-forks': {
    name: 'The Forks',
    text: 'Re-roll one of your dice; the new face stands. Planets, Replicator and Bonus Die included.',
  },
  'dedotated-wam': {
    name: 'Dedotated Wam',
    text: 'Your Bomber or Mothership, with its attack unused, next to an enemy Mothership: that loses 3 hull.',
  },
  noooooooo: { name: 'Noooooooo!', text: 'Cancel the card that another player has just played.' },
  'planet-laser-pointer': {
    name: 'Planet Laser Pointer',
    text: 'Remove a planet within 2 of a friendly ship from the game, with all that lies on it.',
  },
  railguns: {
    name: 'Railguns',
    text: 'Your Bomber, with its attack unused, makes a ranged attack at a distance of exactly 4.',
  },
  'shield-breaker': {
    name: 'Shield Breaker',
    text: 'You attack a Mothership: it has no shield points until the end of this turn.',
  },
  wormhole: {
    name: 'Wormhole',
    text: 'Warp an unmoved ship of yours, or a teammate’s ship, to any empty space.',
  },
};
