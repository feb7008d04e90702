/** What the coach says on the first landing, in English. */
export const TUTORIAL_WORDS = {
  goal: {
    title: 'Four gauges, one goal',
    text: 'Oxygen, water, food, energy: the big number is what you have, the one in the corner what every turn brings or takes. You win the moment all four of those are 0 or above. What a supply cannot pay comes off the emergency supply, and when that is gone, so are you. Alone you lead three people: leave the Veteran in orbit.',
  },
  colours: {
    title: 'Cards are colours first',
    text: 'Red is oxygen (O), blue water (W), green food (F), yellow energy (E). A card in your hand is one of two things: a module to build, or a card of its colour to pay with. You hold a Hydroponic Farm. Its price is in the upper right corner: two blue cards. You have one.',
  },
  draw: {
    title: 'Draw: the first action',
    text: 'The Process Chemist has four actions. Beside the base lie four cards face up: taking one is an action, so is drawing blind from the deck. There is a second Moisture Vaporator, and it is blue. Take it.',
  },
  deploy: {
    title: 'Deploy',
    text: 'Press the Hydroponic Farm, or take it with the number keys, and then the space to the right of the home base. You can also drag it there. A module goes next to the place where you stand; the two blue cards are paid at once.',
  },
  energy: {
    title: 'Why did energy fall?',
    text: 'The farm gives +1 oxygen and +2 food, and its lamps eat 2 energy: look at the gauge. Every module helps one thing and drains another, and some depend on the planet, whose values stand above the base. The line below the gauges says how long this can go on.',
  },
  produce: {
    title: 'Move and produce',
    text: 'A move takes you as far as your speed. In a working module you can produce: one supply of its colour for an action, and for the Process Chemist two. Move to the farm and produce there.',
  },
  event: {
    title: 'The planet answers',
    text: 'Your four actions are used. After them comes an event, then the update: each supply changes by its production. Each fifth of the event pile hides one critical event. End the actions, and see what the first one is.',
  },
  repair: {
    title: 'Repair',
    text: 'Spoiled Stores: 2 food gone, and a food leak where your Chemist stands. It takes 1 food in every update until someone repairs it. It is the Crew Coordinator’s turn: move to the farm, and repair the leak there.',
  },
  win: {
    title: 'Together, and the win',
    text: 'With others at the table you can give and take cards where you stand together: that is how colours come together. Protocols, the violet cards, are played free at the moment they name, even in another’s turn, or pay as any colour. Now bring the three numbers that are still red to 0. It takes four or five more modules. Good luck.',
  },
} as const;
