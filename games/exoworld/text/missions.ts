/** What the coach says in the missions of Exoworld Survival, in English. */
export interface MissionWords {
  readonly title: string;
  readonly about: string;
  readonly goal: string;
  /** The headline of its turns. */
  readonly asks: string;
  readonly end: string;
  readonly missed: string;
  readonly lines: Readonly<Record<string, string>>;
}

export const MISSION_WORDS = {
  light: {
    title: 'Last light',
    about: 'gauges and the goal, colours, drawing, building',
    goal: 'all four productions at 0 or more',
    asks: 'Goal: food at 0 or more a turn, like the other three.',
    end: 'All four hold. The colony lives. A card is a module, or a colour to pay with.',
    missed: 'The turn is over, and food still runs out.',
    lines: {
      gauges:
        'Four supplies. The corner number is what each turn adds or takes: its production. Only food falls: −2.',
      goal: 'You win when no corner number is below 0. The Nursery gives food +2. Press it, in your hand.',
      draw: 'Its price: one red card and one yellow. You hold red. Take the yellow Wind Turbines: one action.',
      pay: 'Now you can pay: the card has its ✓. Press the Nursery.',
      build: 'Press a lit space beside your base: there it is built.',
    },
  },
  turn: {
    title: 'One turn on Proxima',
    about: 'producing, event and update, leaks, walking and repairing',
    goal: 'win with the Engineer’s four actions',
    asks: 'Goal: water at 0 or more a turn, like the other three.',
    end: 'Won. Every turn is the same: four actions, an event, the update.',
    missed: 'Four actions were just enough, and they are spent.',
    lines: {
      produce: 'One action left. Press the farm you stand in: it produces food, and the Chemist makes two.',
      end: 'End the turn. First an event, then every supply changes by its corner number.',
      leak: 'A leak takes 1 food in every update, whatever the corner number says, until someone repairs it.',
      repair: 'Now the Engineer has four actions. Press the farm to walk there, then the leak to repair it.',
      which: 'Water is the last red number. The Loop gives +1. Hollow in its price: yellow, which you lack.',
      take: 'Two actions left, just enough. First take the yellow Wind Turbines.',
      build: 'Now the Loop can be paid. Press it, then a lit space beside you.',
    },
  },
  hands: {
    title: 'Two pairs of hands',
    about: 'watching others, open hands, a free skill, trading',
    goal: 'win this turn',
    asks: 'Goal: build the farm this turn.',
    end: 'Two people, one farm. Hands are open: look at them, and walk.',
    missed: 'The turn is over, and the farm is not built.',
    lines: {
      watch:
        'The Process Chemist moves, then an event comes. Each is told as a line: press one to see it again.',
      who: 'The farm needs two blue. You hold one. Hands are open: who has the other?',
      walk: 'Cards pass where you stand together. Your skill: once a turn, walk up to 3, free.',
      take: 'Take the Vaporator. They have to agree.',
      build: 'Two blue. Build the farm right here.',
    },
  },
  violet: {
    title: 'The violet cards',
    about: 'the emergency supply, protocols and their moments, paying with any colour',
    goal: 'live through the turn, and win',
    asks: 'Goal: live through the event and the update, then win.',
    end: 'Won, with one emergency supply left. Violet cards wait for their moment.',
    missed: 'The emergency supply is gone. A protocol would have stopped it: each at its own moment.',
    lines: {
      emergency: 'What a supply cannot pay comes off the emergency supply. One is left. At 0 you lose.',
      end: 'Violet cards are protocols: free, each at its own moment. End the turn.',
      cancel: 'It would take 3 emergency. Stand Down cancels a normal event. Play it.',
      ration: 'Now the update: 1 food is due and none is there. Ration Discipline lets it pass.',
      build: 'Nothing is damaged, but a protocol also pays as any colour. Build the cellar.',
    },
  },
  sky: {
    title: 'Another sky',
    about: 'ambient values, worthless modules, shutting down',
    goal: 'win this turn',
    asks: 'Goal: energy at 0 or more a turn, this turn.',
    end: 'Sometimes less is a colony. Twelve planets are waiting.',
    missed: 'The turn is over, and energy still runs out.',
    lines: {
      look: 'Another planet, other numbers. Panels live on radiation: 0 here. Look at the cards.',
      wind: 'Pressure is 2: build the turbines.',
      off: 'Food is +2, more than you need, and each nursery eats 1 energy. Switch one off.',
    },
  },
} satisfies Record<string, MissionWords>;
export type MissionId = keyof typeof MISSION_WORDS;
