/** What the coach says on the first voyage, in English. */
export const TUTORIAL_WORDS = {
  generations: {
    title: 'Three generations, two ranks',
    text: 'Six founders run La Oruga. The columns are generations: elder, mid-life, young. The rows are ranks: a Rift founder of rank 1 is worth two points, below that one. All six serve the Directorate still. You lead Rift, and need six points.',
  },
  arrows: {
    title: 'Everyone points at someone',
    text: 'Each founder has one arrow, and it reaches exactly one place. Kwame’s points at Ayo. A Rift founder turns whom the arrow hits; a Directorate founder exposes them. Short arrows hit nobody.',
  },
  freeSway: {
    title: 'The first one is free',
    text: 'While nobody is with Rift, the lowest-rank founder of a generation of your choice joins you at no cost. Take the elders: Emre’s arrow points at Ayo, which will be useful.',
  },
  sway: {
    title: 'Sway: the first action',
    text: 'You have two actions a turn. Emre is with Rift now, and Emre’s arrow glows: it could sway. Press Emre, look at what the sway would bring, and turn Ayo.',
  },
  suspicion: {
    title: 'Suspicion comes after your actions',
    text: 'Ayo is with you, but look at the red dashed arrow: Kwame points at Ayo. When you end the turn, every Rift founder in a Directorate arrow is discarded. The points below tell what will be left after suspicion.',
  },
  abilities: {
    title: 'Abilities',
    text: 'Using the ability of a Rift founder is an action, too. Ayo sways a Directorate founder of the same rank. Press Ayo, then Kwame: a Rift founder exposes nobody, so the danger is gone.',
  },
  ageing: {
    title: 'A generation dies',
    text: 'Your actions are used; until you end the turn you can take them back. Then comes suspicion, and La Oruga travels on: the elders die, everyone grows older, and for each of the dead a child is born on the same side. Two Rift elders, two Rift children. End the turn and watch.',
  },
  course: {
    title: 'The captain turns the ship',
    text: 'A step further, a card took effect, and its mark: a Rift founder of rank 1 in the marked generation is discarded. The rank-1 elder is captain, with the pennant. A Rift captain can change the course from Mariposa, where you lose, to Axios. It costs the captain: look at the points first. Then win at the end of a turn with six points, the earlier the better. Good voyage.',
  },
} as const;
