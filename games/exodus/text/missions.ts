/** What the coach says in the missions of Exodus, in English. */
export interface MissionWords {
  readonly title: string;
  readonly about: string;
  readonly goal: string;
  readonly end: string;
  readonly lines: Readonly<Record<string, string>>;
}

const AGAIN = 'But you are judged by Justice. Once more from the slips?';

export const MISSION_WORDS = {
  morning: {
    title: 'The first morning',
    about: 'reading odds, writing slips, a quiet vote',
    goal: 'Justice 9 or more',
    end: 'Ten. Tonight they believe in you.',
    lines: {
      justice: 'You are the Governor. This is how fair people think you are.',
      edge: 'And this is how frightened they are. High is bad.',
      write: 'Write one order for your own people. Adjudicate: courts until midnight.',
      send: 'You also write for the others, and they for you. Your clerk has pencilled two slips. Send them.',
      pencil: 'The Church: Assist the Government. The Military: Harvest.',
      quiet: 'Eight votes to three. Nobody objects, so the fleet breathes out.',
      dark: 'At night factions may act in the dark. Not today: no order.',
    },
    missed: {
      rationing: `Fuller plates. ${AGAIN}`,
      office: `A fine title. ${AGAIN}`,
      rest: `A quiet day in the offices. ${AGAIN}`,
    },
  },
  six: {
    title: 'Six to five',
    about: 'being outvoted, and striking a deal',
    goal: 'your courts sit today: Adjudicate is carried out',
    end: 'Justice 9. The price: nobody harvested, Supply −1. Whispers grew. And a quiet vote would have given 3 Edge.',
    lines: {
      outvoted:
        'They want your people in the fields, six votes to five. You can live with it, or you can talk.',
      offer:
        'The Prelate would rather tend the flock than hunt. You hold three votes for the Church. What could you give?',
      offerMore: 'Ask for Adjudicate, and offer to write Tend for the Church. The Prelate probably agrees.',
      turned: 'One sentence, six votes.',
      dark: 'No order in the dark. Let the day begin.',
    },
    asides: {
      empty: 'Prelate: “Ask me with something in your hand.”',
      captain: 'Captain: “Ask me with something in your hand.”',
    },
    missed: {
      quiet: 'A quiet day is a choice too: Edge 0. But you came to be heard. Once more?',
      forced: 'Now you know what shouting costs. Once more from the vote?',
      dropped: 'You asked, and let it be. Your people go to the fields. Once more from the vote?',
    },
  },
} satisfies Record<string, MissionWords & Readonly<Record<string, unknown>>>;
