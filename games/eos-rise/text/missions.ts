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

const OTHER = 'That works too, but not for this lesson.';

export const MISSION_WORDS = {
  light: {
    title: 'First Light',
    about: 'the crew and its rooms, flying',
    goal: 'fetch the radio burst',
    end: `Radio burst 1 of ${PARADISE} is on board. Each year goes like this: figures take their places on the ship, then the EOS flies its lanes. The Pilot’s levels bring lanes, the Engineer’s bring rooms. Slow beginnings are normal: most radio bursts are found in the last years.`,
    lines: {
      burst: 'Earth has seven years. The pink star on the map is a radio burst: we need 13. Press it.',
      far: 'The dotted way has 3 lanes, and the EOS flies only 2. Somebody has to learn to fly farther.',
      pilot: 'Each year every figure does one thing on the ship. Press the Pilot, below.',
      train: 'Now press Training Center: one level more, and with it one more lane.',
      others: 'The EOS flies 3 lanes now. Three figures are left: press one, then a lit place.',
      room: 'A new room brings hull and a new place for figures. Press one; its price is on it.',
      more: 'Place the others too: they may learn, or charge shields. Or go on as it is: press Done.',
      fly: 'Now press the radio burst: the way lights up. Press it once more to fly there.',
    },
    asides: {
      train: 'The EOS still flies 2 lanes: press the Pilot, then Training Center.',
      level: 'You have the level, not the radio burst.',
      other: OTHER,
    },
  },
  shields: {
    title: 'Shields Up',
    about: 'Aliens, shields, the hull',
    goal: 'hold the ship together',
    end: 'The EOS holds. One die decides for all ships that reached us; a shield covers one number of one ship; what hits is yours to spread over the rooms. Command must never fall to 0. On a voyage the Quick Fix is offered when a room is about to fall.',
    lines: {
      threat: 'Aliens move next. The red rings show who may reach the EOS: the Dexer 67 %, the Galagat 50 %.',
      turn: 'We do not run. Press Stop here: each kind of Alien turns one card and moves.',
      arrive: 'Both reached us. A lit number is one they hit on: Barb on 5 and 6, Harrower on 4, 5 and 6.',
      cover: 'One die decides for both ships. Harrower hits harder: press its 4, and a shield covers it.',
      second: 'Harrower hits with 33 % now, not 50 %. Press its 5 too: that takes the second shield.',
      roll: 'Only its 6 is open, and Barb’s 5 and 6. Now press Roll with 2 shields.',
      damage:
        'A 5: Harrower’s shield holds. Barb hits for 2, the dying Earth adds 1. Crafting can bear it: Take it.',
      hard: 'A 5, and no shield on Harrower’s 5: that takes most of our hull. Command keeps a point: press Take it.',
      fix: 'Command at 0 ends the game. The Engineer’s Quick Fix mends 2 points: choose a room for it.',
    },
  },
  pursuit: {
    title: 'Pursuit',
    about: 'a fight: cards, dice, First Strikes',
    goal: 'defeat the Dexer, and take the radio burst from it',
    end: '1 credit, 2 intel, and the radio burst it carried. Dice fill the icons of damage cards; a full card fires. A First Strike buys damage with stress. Next: a fight that is not ours.',
    lines: {
      fly: 'A Dexer guards the lit radio burst. Press it twice to fly there: the Dexer takes the burst along and fights.',
      stop: 'The Dexer has the burst on board now and follows us. Press Stop here, and the fight begins.',
      join: 'Four fight with five dice. Press Everyone fights.',
      strike: 'Two Arrays allow a First Strike: press the bolt on Impulse, 2 damage for 2 stress. Then roll.',
      rolled: 'ARROW, SYRINGE, GEAR. Lightning is stress for who rolled it: Pilot 7, Engineer 6.',
      fire: 'Impulse deals 4 + 2 = 6, which beats hull 5. Press Fire: it lays ARROW and SYRINGE on it.',
    },
    asides: {
      roll: 'Now press Strike first, and roll.',
      short: 'Not enough for hull 5, and hulls are whole again next round. Fight on: it is weak.',
    },
  },
  retreat: {
    title: 'When to Leave',
    about: 'a hopeless fight, shields, fleeing',
    goal: 'leave the fight',
    end: 'The radio burst jumps to 5/5: it is never lost. Ships are whole again each combat round, so what one volley cannot do, waiting does not: you know when to leave.',
    lines: {
      join: 'Not every fight can be won. Press Everyone fights, then roll.',
      misfire: 'No card can be filled. Press Fire no more cards.',
      cover: 'It strikes back. Press two of its numbers to shield them, then roll.',
      flee: 'Its hull is whole again next round, and we win about 1 in 100. Press Flee.',
    },
    asides: {
      last: 'It strikes once more as we leave: shield what you can, or roll.',
      on: 'Its hull is whole again. Flee when you have seen enough.',
    },
  },
  growth: {
    title: 'A Ship That Grows',
    about: 'cubes, rooms, technology, a station, Assistants',
    goal: 'wake the Assistants and use one',
    end: 'Eight figures instead of four, a new room, a card in hand: from here the ship grows by itself. Rooms need a TOOL of the Engineer, and credits; Assistants come with the Commander’s track.',
    lines: {
      pills: 'A year begins with Planning. Press + twice at Pills: the Commander’s cubes. Then buy.',
      build: 'One more room may stand. Press the Combat Specialist, then the locked room Crafting.',
      technology: 'Crafting makes technology. Press the Engineer, then Technology.',
      card: 'Slip Drive: repair 2 at once, later 2 more lanes. A card is used once, when its moment comes; the table asks.',
      tutors:
        'We are docked. Press the Pilot, then Tutors’ Guild, 3 credits; the level goes to the Commander.',
      road: 'Level 5: a track and a room. Fleet Strategy wakes the Assistants now; Drill Hall trains the weakest.',
      assistant: 'Eight figures instead of four. Press the Commander’s Assistant, then the new room.',
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
    end: 'Two radio bursts and four levels make a good year. A delivered cargo pays intel, and every 7 intel is Progress. Rest whoever is near a breakdown before it comes.',
    lines: {
      pace: `2036: Progress 3 of ${PARADISE}, and four years to go. It will be close.`,
      treat: 'The Specialist is 2 stress from a breakdown: three levels lost. To Advanced Treatment!',
      train: 'Now send two others to the Training Center: press one, then the place.',
      more: 'Place the last one too, or go on as it is: press Done.',
      fly: 'Press the lit galaxy, 4/3, twice: on the way lies a radio burst, and there the Pilot delivers the cargo.',
      turn: 'Now watch a year turn. Press Stop here.',
      rule: 'A Round Rule holds until the next event. What does this one pay?',
      pays: '1 more intel for ships that pay intel.',
    },
    asides: {
      stressed: 'He is still at 9: one bad roll from losing three levels.',
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
        'The last radio burst is next door: press it twice. After it there is no planning and no funding.',
      race: 'Aliens move first: one races for the Planet, one comes for us.',
      shields: 'Three shields make it certain; two leave one in six, and one shield for later. You choose.',
      fly: 'The Planet is two lanes away, and a Dexer guards it. Press the Planet twice to fly there.',
      fight: 'Nine dice. Sidewinder 3 and Lidar 2 make 5, which beats hull 4: press Fire.',
    },
    asides: {
      wait: 'The cycle passes, and the Dexer waits. Fly to the Planet: 2/2.',
      signal: 'The signal is lost: the Planet was not reached in time.',
    },
  },
} satisfies Record<string, MissionWords>;
export type MissionId = keyof typeof MISSION_WORDS;
