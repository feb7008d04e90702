/** What the coach says in the missions of Mothership, in English. */
export interface MissionWords {
  readonly title: string;
  readonly about: string;
  readonly goal: string;
  readonly end: string;
  readonly lines: Readonly<Record<string, string>>;
}

export const MISSION_WORDS = {
  light: {
    title: 'First Light',
    about: 'moving, joining forces, odds, wingmen',
    goal: 'take Ochre, and see the raider off',
    end: 'The sky is yours. Its last ship is gone: a fleet without ships is out.',
    lines: {
      select: 'A raider is coming, and Ochre is nobody’s yet. Press your Fighter.',
      fly: 'Lit spaces are in reach: a Fighter flies 4. Go to the space that shines.',
      join: 'Now Fighter 2 and the Bomber, next to Ochre as well. A Bomber flies 3.',
      planet: 'Press Ochre. A planet falls when your dice reach its number: 6.',
      fire: 'With all three you are almost sure. Fire together. Planets never hit back.',
      end: '2 + 3 + 4 = 9. Ochre is yours: 1 Mineral every turn, and a card now. End your turn.',
      attacked: 'It attacked Fighter 2. Two neighbours gave it +2: 5 against 5. A tie hurts nobody.',
      raider: 'Your turn. Press the raider. Fighters hit small ships; a Bomber cannot.',
      both: '84 to win, 9 to lose both. Good odds. Fire with both Fighters.',
    },
  },
  guard: {
    title: 'The Last Guard',
    about: 'guards, enemy Guardians, the station, winning',
    goal: 'their station',
    end: 'That is how wars end. 12 points are three full fours. The station falls, and its fleet with it.',
    lines: {
      station: 'This ends today. Press their station and see who guards it.',
      strike: 'A Guardian fires at whoever comes next to it. Send the strongest: put the most into weapons.',
      fly: 'Fly to the space that shines. It will fire; your Bomber beside you gives +1.',
      fighter: 'One guard left: the Fighter. Bring both of yours next to it, and fire.',
      bombers: 'Nobody guards it. Both Bombers next to the station, and fire together. It never hits back.',
    },
  },
  first: {
    title: 'A whole turn',
    about: 'placing the fleet, energy, asteroids, cards, technology, Guardians',
    goal: 'do what the coach asks',
    end: 'That is how it is played. The rest you meet on the way; the rules are one press away.',
    lines: {},
  },
} satisfies Record<string, MissionWords>;
