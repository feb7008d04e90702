/** What the coach says in the first battle, in English. */
export const TUTORIAL_WORDS = {
  place: {
    title: 'Six ships, one station',
    text: 'You command the orange fleet, marked 1. Your Colony Station on the right cannot defend itself: lose it, or all six ships, and you lose. Far away from it your fleet gathers. Place the Mothership, three Fighters and two Bombers on the lit spaces, or let the button do it, then go on. Drag to pan, scroll or pinch to zoom.',
  },
  energy: {
    title: 'Energy: the bet of every turn',
    text: 'Once a turn, before the Mothership acts, you divide its Energy: engines are spaces, weapons are the size of its die, shields soak up damage. The split is locked until your next turn, so you defend with it, too. Move the sliders on the Control Panel and press Divert.',
  },
  move: {
    title: 'Move first, attack later',
    text: 'A Fighter goes four spaces, a Bomber three. Press one of your Fighters: lit spaces are safe, dashed ones are asteroids with the chance to come through. An enemy Fighter, marked N, hovers beside the planet in the middle. Move a Fighter to the space on its left.',
  },
  dogfight: {
    title: 'Two against one',
    text: 'Higher total wins, a tie hurts nobody. One D6 against another is 42 %; two against one is 84 %. But a lost group attack loses everyone in it. Bring a second Fighter to the space below the enemy on the left, press the enemy, choose both Fighters, read the odds, and fire.',
  },
  asteroids: {
    title: 'Through the asteroids',
    text: 'Whoever enters asteroids rolls against a D6 and is destroyed on less; a Mothership is only damaged. You hold Deflector Shields, which need no roll. Move another ship into a dashed space, and play the card when asked.',
  },
  end: {
    title: 'The end of the turn',
    text: 'A ship that came through may go on or stop. When you are done, end the turn: your station and each of your mineral planets yield 1 Mineral, you may sell cards, and all shields are restored. Then the enemy moves: watch the log, or step through what happened.',
  },
  research: {
    title: 'Technology',
    text: 'A technology costs as many Minerals as its tier. Tier 3 closes the other branch of its category for ever. Keep the rest of your hand if you are asked, then open Technology and research Orbital Defences in Colony: it lets you have a Guardian.',
  },
  guardian: {
    title: 'A Guardian',
    text: 'A Guardian Cannon attacks every enemy ship that comes next to it, again and again until one is gone; it also guards planets and stations from attack. Press a ship that still stands, choose Deploy, and put the Guardian on a lit space.',
  },
  onwards: {
    title: 'Your command',
    text: 'Planets fall to ships that attack them together: the faces must reach 6, and bonuses do not count. Fighters strip a Mothership of its shields, Bombers and Motherships pierce the hull. A station is safe while anything guards it; then every full 4 points cost it 4. Deathmatch, Victory Points, teams, four modules and nine solo levels wait in New game. Play on here, or leave.',
  },
} as const;
