/** What the coach says in the missions of Mothership, in English. */
export interface MissionWords {
  readonly title: string;
  readonly about: string;
  readonly goal: string;
  readonly end: string;
  readonly lines: Readonly<Record<string, string>>;
}

export type MissionId = keyof typeof MISSION_WORDS;

export const MISSION_WORDS = {
  light: {
    title: 'First Light',
    about: 'moving, joining forces, odds, wingmen',
    goal: 'take Ochre, and see the raider off',
    end: 'The sky is yours. Its last ship is gone: a fleet without ships is out.',
    lines: {
      select: 'A raider is coming, and Ochre is nobody’s yet. Press your Fighter.',
      fly: 'Lit spaces are in reach: a Fighter flies 4. Go to the space that shines.',
      second: 'Ochre is the planet beside it. One die is not enough: press Fighter 2, with the 2.',
      join: 'To the space that shines, next to Ochre as well.',
      bomber: 'Three are better than two. Press the Bomber.',
      slower: 'A Bomber flies 3, and rolls a larger die. To the space that shines.',
      planet: 'All three are there. Press Ochre: it falls when your dice together reach its number, 6.',
      fire: 'Take Fighter 2 out and see: 79 %. Put it back, then fire. Planets never hit back.',
      end: '2 + 3 + 4 = 9: Ochre is yours, 1 Mineral every turn and a card now. End your turn.',
      attacked: 'It attacks Fighter 2, whose two wingmen add +2: 5 against 5. A tie hurts nobody.',
      raider: 'Your turn. Press the raider. Fighters hit small ships; a Bomber cannot.',
      both: '84 to win, 9 to lose both; one alone is 42. Good odds. Fire with both Fighters.',
    },
    elsewhere: 'It could go there. For the plan it must reach the space that shines.',
  },
  bet: {
    title: 'The Bet',
    about: 'Energy, shields and hull, asteroids, a card',
    goal: 'their Mothership, in this turn',
    end: 'Hull broken. Shields first, then the hull; and with its last ship the fleet is out.',
    lines: {
      engines:
        'Their Mothership is hurt: hull 6. Yours needs 4 spaces to reach it and flies 3. Raise Engines to 4.',
      mothership: 'You paid with shields, until your next turn. That is the bet. Now press your Mothership.',
      fly: 'It flies 4 now. Go to the space that shines, beside the enemy.',
      strip:
        'Fighters cannot break a hull, but they strip shields. Press the enemy: fire with both Fighters.',
      bomber: 'Shields return when the turn ends. Quick: your Bomber waits behind the rocks. Press it.',
      rocks:
        'The way leads through asteroids: 31 % to be lost, it says. You hold a card against that. Go in.',
      deflect: 'The rocks roll a D6 against your D8. Play Deflector Shields, and there is no roll at all.',
      onward: 'Through! Fly on to the space that shines, beside the enemy.',
      press:
        'Shield 0, hull 6. Only Bombers and Motherships break hulls, and you have one of each. Press it.',
      fire: 'Take one of them out and see what that does to your odds. Put it back in, then fire.',
    },
    asides: {
      short: 'It stops one space short. One step more.',
      unarmed: 'Without weapons it cannot fire.',
      far: 'From there it cannot fire.',
      shield: (left: number) =>
        `Shield ${left} is left. Press the enemy again, with a ship that has not fired.`,
      round: 'Too far round: 3 spaces will not do.',
    },
    missed: 'Your Mothership and your Bomber have fired, and its hull held. Back to the start of the strike.',
  },
  line: {
    title: 'Hold the Line',
    about: 'cards, technology, Guardian, guarding, responses',
    goal: 'your station unhurt when your next turn begins',
    end: 'The line held. Station 16 of 16. A guarded station cannot be attacked: that is the whole art of defence.',
    lines: {
      replicator: 'The broken ring: nothing guards your station. Help costs Minerals. Play Replicator.',
      research:
        'The die showed 2: 2 Minerals. Open Technology: Orbital Defences, first tier of Colony, costs 1.',
      fighter: 'A Guardian is built beside a ship. Press Fighter 1.',
      deploy: 'In its card, press Guardian: 1 Mineral.',
      place: 'Put it on the space that shines, beside your station.',
      hold: 'The ring is closed. Your Mothership stays, so it needs no engines: choose Hold.',
      end: 'End your turn, and keep the card. Now they come.',
      stopped: 'Next to a Guardian every enemy must stop, and it fires: 4 + 2 against 3.',
      volt: 'D10 against your die + 2. Volt Switch adds 3: with a D8 you hold in 81 instead of 55. Play it.',
    },
    hit: (shield: number, hull: number) =>
      `Your shield took ${shield}, your hull ${hull}. The card is still yours.`,
  },
  guard: {
    title: 'The Last Guard',
    about: 'guards, enemy Guardians, the station, winning',
    goal: 'their station',
    end: 'That is how wars end. 12 points are three full fours. The station falls, and its fleet with it.',
    lines: {
      station: 'This ends today. Press their station and see who guards it.',
      strike: 'A Guardian fires at whoever comes next to it. Send the strongest: choose Strike, a D12.',
      fly: 'Fly to the space that shines. It will fire; your Bomber beside you gives +1.',
      fighter: 'One guard left. Press the Fighter, then Go and fire.',
      bombers: 'Nobody guards it. Press the station: both Bombers, together. It never hits back.',
    },
    asides: {
      lost: 'The Guardian was stronger. Another ship can still break it.',
      coin: 'One against one is a coin. Now Fighter 1.',
      apart: (left: number) =>
        `Every full four counts, the rest is lost. Station ${left}. End the turn and strike again.`,
    },
    missed: 'Nothing is left that can hurt a station.',
  },
  sky: {
    title: 'Open Sky',
    about: 'a game under way, with real dice and an easy opponent',
    goal: 'their station, or all their ships',
    end: 'Commander. You can fly. Nine levels and every table are open.',
    lines: {
      start:
        'Nothing shines from here on. Win: their station, or all their ships. H shows a plan for the turn.',
      window: 'Your answer, before the dice.',
      plan: 'H shows a plan.',
    },
    bare: (enemies: string) => `They could be at your station next turn: ${enemies}.`,
    missed: {
      station: 'Your station fell, and your fleet with it. Keep a guard beside it, and try again.',
      ships: 'Your last ship is gone: a fleet without ships is out. Try again.',
    },
  },
};
