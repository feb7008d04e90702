/** What the coach says in the missions, in English. */
import { PARADISE } from '../content/tracks.ts';

export interface MissionWords {
  readonly title: string;
  readonly about: string;
  readonly goal: string;
  readonly end: string;
  readonly lines: Readonly<Record<string, string>>;
  /** What the coach says to something else. */
  readonly asides?: Readonly<Record<string, string>>;
}

const ENOUGH = 'Place another, or press Done.';
const OTHER = 'That works too, but not for this lesson.';

export const MISSION_WORDS = {
  light: {
    title: 'First Light',
    about: 'the crew and its rooms, flying',
    goal: 'fetch the radio burst',
    end: `One of ${PARADISE}. Slow beginnings are normal: most signals are won in the last years.`,
    lines: {
      burst: 'Earth has seven years. That pulse is a radio burst: fetch it. Press it.',
      far: '3 lanes. The EOS flies 2.',
      train: 'The Pilot can learn. Drag the Pilot to Train.',
      others: 'Three figures left. Put them where you like; every place says what it gives.',
      fly: 'Now press the burst: the way lights up. Press it once more to fly.',
    },
    asides: {
      train: 'The EOS still flies 2 lanes: drag the Pilot to Train.',
      enough: ENOUGH,
      level: 'You have the level, not the burst.',
      other: OTHER,
    },
  },
  shields: {
    title: 'Shields Up',
    about: 'Aliens, shields, the hull',
    goal: 'hold the ship together',
    end: 'The EOS holds.',
    lines: {
      threat:
        'Now the Aliens move, each class by one card. Threat shows who could reach us: Dexer 67 %, Galagat 50 %.',
      turn: 'We stay. Press Stop here, and the cards are turned.',
      arrive: 'Two arrive. Only now do we see what they are.',
      cover: 'One die for both. A shield covers one number of one ship. Cover two.',
      damage:
        'Crafting at 0 explodes, Engine at 0 cannot fly, Command at 0 ends everything. Let Crafting take it.',
      fix: 'A Quick Fix mends 2 points in one room. Use it.',
    },
    asides: {
      barely: 'Alive, barely. Try again with shields?',
    },
  },
  pursuit: {
    title: 'Pursuit',
    about: 'a fight: cards, dice, First Strikes',
    goal: 'defeat the Dexer, and take the burst from it',
    end: '1 credit, 2 intel, and the burst it carried. Now a fight that is not ours.',
    lines: {
      fly: 'That burst is guarded. Fly there: the Dexer will take up pursuit, with the burst on board.',
      join: 'Everyone fights: five dice.',
      strike: 'Two Arrays: a pair may strike first. First Strike on Impulse: 2 more damage for 2 stress.',
      rolled: 'ARROW, SYRINGE, GEAR. Lightning is stress for who rolled it: Pilot 7, Engineer 6.',
      fire: 'With its First Strike, Impulse deals 4 + 2 = 6, which beats hull 5. Lay ARROW and SYRINGE on it.',
    },
    asides: {
      stop: 'It is behind us. Press Stop here, and the fight begins.',
      roll: 'Press Go on to roll.',
      short: 'Not enough for hull 5, and hulls are whole again next round. Fight on: it is weak.',
    },
  },
  retreat: {
    title: 'When to leave',
    about: 'a hopeless fight, shields, fleeing',
    goal: 'leave the fight',
    end: 'The burst jumps to 5/5: it is never lost. You know when to leave.',
    lines: {
      join: 'Not every fight is ours. Roll.',
      misfire: 'No card fires. Press Go on.',
      cover: 'It answers: cover two numbers.',
      flee: 'Hulls are whole again next round. Chance to win: about 1 %. Flee.',
    },
    asides: {
      last: 'It strikes once more as we leave. Cover what you can, or press Go on.',
      on: 'Its hull is whole again. Flee when you have seen enough.',
    },
  },
  growth: {
    title: 'A Ship That Grows',
    about: 'planning, rooms, technology, a station, Assistants',
    goal: 'wake the Assistants and use one',
    end: 'From here the ship grows by itself.',
    lines: {
      pills: 'A new year begins with shopping. Fill the Commander’s two pill squares.',
      build: 'The Engineer’s TOOL allows one room. Drop the Combat Specialist on Build: Crafting.',
      technology: 'Crafting makes technology. Send the Engineer.',
      card: 'Slip Drive: repair 2 at once, later 2 more lanes. A card is used once, when its moment comes; the table asks.',
      tutors:
        'We are docked, and Trade Fair makes it cheap. Pilot to Tutors’ Guild, 3 credits: a level for the Commander.',
      road: 'Level 5: a road and a room. Fleet Strategy wakes the Assistants now. Drill Hall trains the weakest.',
      assistant: 'Eight figures instead of four. The Commander’s Assistant to the new room.',
    },
    asides: {
      ready: 'Bought. Now go on.',
      welfare: 'Kind, but its Assistants come a level later.',
    },
  },
  year: {
    title: 'The Year Turns',
    about: 'stress, contracts, intel, events',
    goal: 'deliver the cargo, and see the year out',
    end: 'Two signals and four levels make a good year.',
    lines: {
      pace: `2036: 3 of ${PARADISE} signals, and four years to go. It will be close.`,
      treat: 'The Specialist is two points from a breakdown, which costs three levels. Advanced Treatment.',
      train: 'Never below the floor the Commander sets. The others: two may train.',
      fly: 'Fly 4/4, 4/3: a burst, then the cargo.',
      turn: 'Now watch a year turn. Press Stop here.',
      rule: 'A Round Rule holds until the next event. What does this one pay?',
      pays: '1 more intel for ships that pay intel.',
    },
    asides: {
      stressed: 'He is still at 9: one bad roll from losing three levels.',
      enough: ENOUGH,
      other: OTHER,
    },
  },
  dash: {
    title: 'The Last Dash',
    about: 'the Planet, the race to it, the end',
    goal: 'reach the Planet and clear it',
    end: 'A new home. That is the whole game. Your own voyage: Easy or Normal?',
    lines: {
      signal:
        'The last signal is next door. From that moment there is no shopping, no funding, no going back.',
      race: 'Aliens move first: one races for the Planet, one comes for us.',
      shields: 'Three shields make it certain; two leave one in six, and one shield for later. You choose.',
      fly: 'Two lanes. The Dexer is there already, and at the Planet nobody flees. Fly.',
      fight: 'Nine dice. Sidewinder 3 and Lidar 2 make 5, which beats hull 4. Fire.',
    },
    asides: {
      wait: 'The cycle passes, and the Dexer waits. Fly to the Planet: 2/2.',
      signal: 'The signal is lost: the Planet was not reached in time.',
    },
  },
} satisfies Record<string, MissionWords>;
export type MissionId = keyof typeof MISSION_WORDS;
