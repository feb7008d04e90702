/** What the coach says in the missions of Exoship, in English. */
export interface MissionWords {
  readonly title: string;
  readonly about: string;
  readonly goal: string;
  readonly end: string;
  /** What was missed, by the points or founders there are. */
  missed(count: number): string;
  readonly lines: Readonly<Record<string, string>>;
  /** What the coach says to something else. */
  aside(points: number): string;
}

const leaves = (points: number) => `That leaves ${points} after suspicion.`;

export const MISSION_WORDS = {
  voice: {
    title: 'The first voice',
    about: 'rank, arrows, swaying, suspicion',
    goal: '4 points after suspicion',
    end: 'Bao was exposed; Inés and Kwame stay, first of their generations. Whom your arrows hit joins you; whom theirs hit is exposed.',
    missed: (points) => `That left ${points} after suspicion, and four were wanted.`,
    lines: {
      ranks:
        'Columns are generations, rows are ranks. A Rift founder of rank 1 is worth 2 points, below that 1.',
      free: 'Nobody is with Rift yet, so the first is free: Bao, the lowest of the young.',
      sway: 'Bao’s arrow hits Inés. Press the arrow: whom it hits joins you.',
      suspicion:
        'After your actions, Directorate arrows expose whom they hit. Two are red: 3 points, none left.',
      choose: 'One action. Whose arrow would you rather have on your side?',
      end: 'Only Mirela’s arrow is red now. End the turn: suspicion comes.',
    },
    aside: leaves,
  },
  children: {
    title: 'Children of Rift',
    about: 'ageing, birth, timeline cards, marks',
    goal: 'three Rift founders after the next mark',
    end: 'Kwame is captain, Inés is in mid-life, and Ayo was born Rift: three, and three actions from here on.',
    missed: (count) => `${count} Rift founders are left after the mark, and three were wanted.`,
    lines: {
      ageing: 'Each turn the elders die, all grow older, children take the side of the dead. Press Tomorrow.',
      mark: 'The next card marks the elders: a Rift founder first there is removed. Tomorrow that is Kwame.',
      turn: 'Inés can turn the next card over.',
      end: 'End the turn and watch: die, age, born, card, mark.',
    },
    aside: () => 'The card still marks the elders, and Kwame will stand first there.',
  },
  captain: {
    title: 'The captain’s price',
    about: 'the captain, the course, winning early',
    goal: 'win',
    end: 'Six points, and three for arriving early. Someone always has to take the captain’s place.',
    missed: (points) => `${points} points at the end of the turn, and Axios needs six.`,
    lines: {
      captain:
        'The rank-1 elder is captain. A Rift captain can turn the ship to Axios, and is removed for it.',
      six: 'At Axios six points win. You have six; the captain is two of them.',
      heir: 'Two actions. Who stands in Dmitri’s place when he is gone?',
      end: 'End the turn.',
    },
    aside: (points) => `${points} points after suspicion: six are needed, on the way to Axios.`,
  },
  gifts: {
    title: 'Everyone has a gift',
    about: 'abilities, blinding an arrow',
    goal: 'win this turn',
    end: 'Ayo brought Emre in, and Lucía put out the light that would have found him.',
    missed: (points) => `${points} points at the end of the turn, and Axios needs six.`,
    lines: {
      four: 'Last step before Axios. Four points, six needed, and no arrow of yours hits anyone.',
      ayo: 'A Rift founder’s ability is an action too. Press Ayo, and read.',
      lucia: 'And Lucía?',
      choose: 'Emre would make six. Bao’s arrow would expose him. Two actions.',
      end: 'End the turn.',
    },
    aside: leaves,
  },
  cruise: {
    title: 'The long cruise',
    about: 'the hard voyage',
    goal: 'Axios',
    end: 'The ship is on its way to Axios. That is all there is to know: the voyages are yours.',
    missed: () => 'The turn is over, and the ship still flies to Mariposa.',
    lines: {
      locked: 'Long cruise: the course is locked until three Rift founders stand in a row or a column.',
      third: 'Two of rank 1 are yours. Mirela’s arrow hits the third.',
      course: 'The ring is out. Now the captain can turn the ship.',
    },
    aside: () => 'The ring needs three Rift founders in a line.',
  },
} satisfies Record<string, MissionWords>;
export type MissionId = keyof typeof MISSION_WORDS;
