/** What the coach says in the missions of Exoship, in English. */
export interface MissionWords {
  readonly title: string;
  readonly about: string;
  readonly goal: string;
  readonly end: string;
  /** What was missed, by the points or founders there are. */
  missed(count: number): string;
  readonly lines: Readonly<Record<string, string>>;
  /** Why, for who asks, by the name of the line. */
  readonly why: Readonly<Record<string, string>>;
  /** What the coach says to something else. */
  aside(points: number): string;
}

const leaves = (points: number) => `That leaves ${points} after suspicion.`;

export const MISSION_WORDS = {
  voice: {
    title: 'The first voice',
    about: 'rank, arrows, swaying, suspicion',
    goal: '4 points after suspicion',
    end: 'Bao was exposed; Inés and Kwame stay, first of their generations. Your arrows bring people in; theirs expose the people you have.',
    missed: (points) => `That left ${points} after suspicion, and four were wanted.`,
    lines: {
      ranks:
        'You are Rift, a secret circle aboard the ship La Oruga. To win: six points, and a course to Axios.',
      free: 'The Directorate (blue) runs the ship; nobody is Rift yet. The first is free: press Bao.',
      sway: 'Bao’s arrow hits Inés. Press Inés: whom an arrow of yours hits joins you.',
      suspicion:
        'When your turn ends, Directorate arrows expose whom of yours they hit. Two are red: 3 points, 0 left.',
      choose: 'One action. Whose arrow would you rather have on your side?',
      end: 'Mirela still exposes Bao. Emre hits Kwame, but Kwame is never exposed. End the turn.',
    },
    why: {
      ranks:
        'Columns are generations, rows are ranks. A Rift founder of rank 1 is worth 2 points, below that 1.',
      free: 'Blue founders are Directorate, copper ones are Rift. While nobody is Rift, the lowest of a generation, as Bao of the young, joins for nothing.',
      sway: 'Every founder has one arrow. A Rift arrow turns the Directorate founder it hits: that is called swaying.',
      suspicion:
        'Kwame hits Inés and Mirela hits Bao. Whoever is exposed leaves, and takes their points along.',
      choose:
        'Turn Kwame to Rift, and his arrow exposes nobody any more. He himself can never be exposed: it says so on his card.',
      end: 'It says so on Kwame’s card, so Emre’s arrow is not red. Losing Bao costs 1 point: 4 stay.',
    },
    aside: leaves,
  },
  children: {
    title: 'Children of Rift',
    about: 'ageing, birth, timeline cards, marks',
    goal: 'three Rift founders after the next mark',
    end: 'Kwame is captain, Inés is in mid-life, and Ayo was born Rift: three founders. Quiet Years gives you a third action, in its own turn only.',
    missed: (count) => `${count} Rift founders are left after the mark, and three were wanted.`,
    lines: {
      ageing:
        'Each turn elders die, all grow older, children take the side of the dead. Press the lit button.',
      mark: 'The next card marks the elders: if their rank 1 is Rift, it is removed. Tomorrow that is Kwame.',
      turn: 'Inés can turn the next card over. Press her, then her ability.',
      end: 'No more is needed. End the turn and watch: elders die, all age, children come, the card acts, then its eye.',
    },
    why: {
      ageing: 'It shows the founders as they will stand after this turn. What luck decides is striped.',
      mark: 'The eye on a card shows the generation it marks. Its rank-1 founder is removed if Rift.',
      turn: 'The small name at a card’s foot is its other side. Quiet Years marks the young, and their first will be Directorate.',
      end: 'Hana was Directorate, so the first child is too. Emre was Rift, so the second is yours.',
    },
    aside: () => 'The card still marks the elders. Take it back: Inés can turn the card over.',
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
      heir: 'One action is for the course, one for this: who stands in Dmitri’s place when he is gone?',
      end: 'Six points, bound for Axios: end the turn, and you win.',
    },
    why: {
      captain:
        'The ship flies to Mariposa by itself, and arriving there is lost. Only the captain can turn it.',
      six: 'The planet at the right is the course: press it to change it, once you can pay for it.',
      heir: 'When the captain goes, the elder below moves up to rank 1, and counts 2 if Rift. Emre is that elder.',
      end: 'You win at the end of a turn, wherever the ship is: each step before Axios adds a point.',
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
      end: 'Nobody is exposed, and there are six points: end the turn.',
    },
    why: {
      four: 'At the next step the ship arrives: this is the last turn.',
      ayo: 'Ayo sways anyone of his own rank, wherever they stand.',
      lucia: 'Lucía makes one Directorate arrow count for nothing this turn.',
      choose: 'Ayo can sway Emre, who has the same rank; Lucía can blind Bao. The order does not matter.',
      end: 'A blinded arrow is drawn dotted: it exposes nobody this turn.',
    },
    aside: leaves,
  },
  cruise: {
    title: 'The long cruise',
    about: 'the hard voyage',
    goal: 'turn the ship to Axios',
    end: 'The ship is on its way to Axios. That is all there is to know: the voyages are yours.',
    missed: () => 'The turn is over, and the ship still flies to Mariposa.',
    lines: {
      locked: 'Long cruise: the course is locked until three Rift founders stand in a row or a column.',
      third: 'Two of rank 1 are yours. Mirela’s arrow hits the third.',
      course: 'The ring is out. Now the captain can turn the ship: press Mariposa.',
    },
    why: {
      locked: 'It is the hard voyage: first the ring, then the course, then six points.',
      third: 'Inés and Mirela are first of their generations. With Emre, the first row is Rift.',
      course: 'The captain, Inés, pays with her post, as always.',
    },
    aside: () => 'The ring needs three Rift founders in a line.',
  },
} satisfies Record<string, MissionWords>;
export type MissionId = keyof typeof MISSION_WORDS;
