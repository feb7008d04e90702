/** What the coach says on the first voyage, in English. */
export const TUTORIAL_WORDS = {
  fleet: {
    title: 'The last fleet',
    text: 'You lead the Government of the last human fleet. These seven gauges are everybody’s: if Faith, Supply or Women falls to 0, all lose. Edge and Treachery are bad when high, so they fill from above. If a home is found, the faction with the most standing wins alone.',
  },
  dossier: {
    title: 'Your dossier',
    text: 'Only you see this. Return one of three agendas: each of the other two is worth 3 standing if it is met at the end. Then choose two secrets of your faction and one of your Governor. They are true from now on, and worth something to whoever knows them; when three know one, it is out.',
  },
  intent: {
    title: 'Everyone writes for everyone',
    text: 'A cycle begins with slips. You write an order for every faction, and so do the others. Your own slip weighs 5 for yourself and 3 for the other two Keepers: “5 of 11” means that together they can overrule you. Choose Adjudicate or any other order of your own, and read its odds: a partial is no failure.',
  },
  send: {
    title: 'The chores',
    text: 'Somebody must harvest, hunt traitors and mend things; everybody would rather polish the trait they are judged by. Yours is Justice. Write what you want from Church and Military, then send all slips.',
  },
  reveal: {
    title: 'The reveal',
    text: 'The slips are turned over and the weights added. The heaviest order of each faction will be carried out. Accept, and if nobody objects Edge falls by 3. Dissent, and you open a scene: you demand, you offer markers, votes or pledges, you may threaten with what you know. Accept for now.',
  },
  covert: {
    title: 'In the dark',
    text: 'Each faction may add one covert order. It is revealed when it happens, and it distracts: the table shows what it does to the odds of your public order. No order is the usual answer.',
  },
  effects: {
    title: 'Dice and days',
    text: 'Now the orders are rolled: trait plus three dice minus what stands against it. Below 0 fails, 3 or more succeeds. Dice with a round edge were fixed by an assist or a hindrance. Then the fleet eats, scans the stars, and suffers strain; whoever bears a strain chooses how. Read what happened, and answer what you are asked until the fleet must decide whether to stay.',
  },
  disposition: {
    title: 'Stay or leave',
    text: 'One vote each: stay for another cycle, or leave. From the third day on in one place crises grow likely. Vote to leave.',
  },
  course: {
    title: 'The Keepers and the god',
    text: 'Church, Government and Military must agree on a course, or nothing moves. The jump is rolled with Faith against Treachery; each jump makes Faith fall and Treachery rise, and tires the god. Choose a system on the map or in the list and jump. If the others want another way you are asked again.',
  },
  home: {
    title: 'Where home is',
    text: 'New stars raise Bearing, and Bearing helps the first scan of every cycle to find a colony site. Until enough first arrivals hunters are too near to settle. Your dossier, the books of the others and the fleet sheet open from the faces below and the gauges above. Lead on, or leave for a voyage of your own.',
  },
} as const;
