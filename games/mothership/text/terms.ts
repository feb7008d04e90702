/** The glossary of Mothership, in English. */
import type { Term } from '#engine';

const entry = (name: string, rule: string, short: string, more: Pick<Term, 'plural' | 'see'> = {}): Term => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  name,
  rule,
  short,
  ...more,
});

export const terms: readonly Term[] = [
  entry(
    'Fighter',
    'MS-6.2',
    'Flies 4, rolls D6. Destroys small ships and Guardians; of a Mothership it only strips shields.',
    { plural: 'Fighters', see: ['strip'] },
  ),
  entry('Bomber', 'MS-6.2', 'Flies 3, rolls D8. Hits hulls, stations and Guardians, never small ships.', {
    plural: 'Bombers',
  }),
  entry('Mothership', 'MS-5.1', 'Flies and fights by its Energy; hits everything. Its hull has 12 points.', {
    plural: 'Motherships',
    see: ['energy'],
  }),
  entry(
    'Guardian',
    'MS-9.5',
    'A cannon that never moves and fires at every enemy ship that comes next to it until one is gone.',
    { plural: 'Guardians', see: ['zone', 'deploy'] },
  ),
  entry('Colony Station', 'MS-8.1', 'Defenceless, 16 points; lose it and you are out.', {
    plural: 'Colony Stations',
    see: ['guarded', 'step'],
  }),
  entry(
    'Energy',
    'MS-5.1',
    '15 cubes on engines, weapons and shields, 12 at most on each; divided anew once a turn.',
    { see: ['divert'] },
  ),
  entry(
    'Divert',
    'MS-5.2',
    'Divide your Energy anew, once a turn, before the Mothership acts. It stays so until your next turn.',
  ),
  entry('Shield', 'MS-5.4', 'Points that take damage first; restored at the end of every turn.', {
    plural: 'Shields',
    see: ['strip'],
  }),
  entry('Hull', 'MS-6.7', 'A Mothership’s 12 points behind its shield; at 0 it is destroyed.'),
  entry('Warp', 'MS-4.6', 'To another space without flying between.', { plural: 'Warps' }),
  entry(
    'Dogfight',
    'MS-6.5',
    'Both sides roll; the higher total wins. A tie hurts nobody, unless a technology wins ties.',
    {
      plural: 'Dogfights',
      see: ['wingman'],
    },
  ),
  entry(
    'Group attack',
    'MS-6.4',
    'Several ships, one fight; if it is lost, all of them take the winning total.',
    { plural: 'Group attacks' },
  ),
  entry('Wingman', 'MS-6.6', 'A friend next to a defender: +1 each.', { plural: 'Wingmen' }),
  entry('Strip', 'MS-6.7', 'Take shields away, so that the hull can be reached before the turn ends.'),
  entry('Ranged attack', 'MS-6.10', 'From afar; nothing is lost if it fails.', { plural: 'Ranged attacks' }),
  entry(
    'Guarded',
    'MS-8.1',
    'A station with a friend next to it, or a planet beside its owner’s Guardian: it cannot be attacked.',
  ),
  entry('Step', 'MS-8.3', '4 points of a station; each full 4 of an attack take one.', { plural: 'Steps' }),
  entry('Zone', 'MS-9.5', 'The six spaces round a Guardian: whoever enters must stop, and it fires.', {
    plural: 'Zones',
  }),
  entry('Deploy', 'MS-9.2', 'Put a Guardian next to a ship for 1 Mineral; that ship stops moving.'),
  entry('Scrap', 'MS-9.9', 'Take a Guardian off the board, without a refund.'),
  entry('Asteroids', 'MS-10.2', 'Entering costs a roll against a D6; less, and a small ship is lost.'),
  entry('Planet Defence', 'MS-7.3', 'The number your faces must reach to take a planet, 6 and more.'),
  entry('Minerals', 'MS-11.3', 'Pay for technology, cards and Guardians.', { plural: 'Mineral' }),
  entry('Gas', 'MS-11.5', '+1 each, up to 4, on a Mothership’s or Guardian’s roll.'),
  entry('Influence', 'MS-16.1', 'Sways planets, blocks Guardians.'),
  entry('Gather', 'MS-11.4', 'Your planets pay you at the end of your turn.'),
  entry('Technology', 'MS-12.2', 'Bought for ever; the price is its tier.', {
    plural: 'Technologies',
    see: ['tier'],
  }),
  entry('Tier', 'MS-12.2', 'The place of a technology, 1 to 5. Tier 3 closes the other branch for ever.', {
    plural: 'Tiers',
  }),
  entry('Action Card', 'MS-13.1', 'Secret, used once; some may be used on other players’ turns.', {
    plural: 'Action Cards',
  }),
  entry('Artifact', 'MS-15.2', 'Found by exploring; works for whoever holds its planet.', {
    plural: 'Artifacts',
  }),
  entry('Development', 'MS-17.2', 'A building on an explored planet of yours.', { plural: 'Developments' }),
  entry('Market', 'MS-17.1', 'The three Developments on offer.'),
  entry('Moon', 'MS-18.2', 'Taking its planet rolls the Bonus Die: six small rewards.', { plural: 'Moons' }),
  entry('Eliminated', 'MS-14.2', 'Station gone, or all ships gone: the fleet leaves the board.'),
  entry('Respawn', 'MS-19.5', 'Lost ships return a turn later, where Victory Points count.'),
];
