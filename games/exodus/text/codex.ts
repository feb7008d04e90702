/** CT-21 The codex: what everyone aboard knows or has heard. Colour, read on demand; no rule reads it. */

export interface CodexEntry {
  readonly title: string;
  /** In one breath, where there is a short way to say it. */
  readonly lead?: string;
  readonly text: string;
}

export const CODEX = {
  'first-proof': {
    title: 'The first proof',
    text: 'Dr. Gabriel Issachar’s equations needed a mind behind certain forces. He doubted them, built the experiment with his students, and something answered.',
  },
  'one-lord': {
    title: 'The One Lord',
    lead: 'A god proved by mathematics, who asked only to be adored and paid in chained brothers.',
    text: 'He gave knowledge and asked for adoration. He brought three brothers in chains and showed what chains can do.',
  },
  'three-irons': {
    title: 'Three irons',
    lead: 'Forged iron holds a god, ground iron hurts it, star iron kills it.',
    text: 'What hurts is iron from the ground that no fire has touched; what kills is iron from a dying star that no world has touched.',
  },
  'leaving-earth': {
    title: 'Leaving Earth',
    text: 'The old religions refused the proof, and the wars left Earth unfit to live on. The faithful went, drawn by twelve captive gods. Whether anyone remembers the way is disputed.',
  },
  'true-faith': {
    title: 'The True Faith',
    text: 'It grants that other gods exist and sets one above them. It gives no moral law; it asks that you know who is greater.',
  },
  colonies: {
    title: 'The Colonies',
    text: 'Twelve systems, each one jump from all others, later hundreds of worlds. They quarrelled at times and never for long.',
  },
  squids: {
    title: 'The sedecim',
    lead: 'The sixteenth people met, called squids: star-faring, faithful, and for three years our enemies.',
    text: 'They came to us already faithful. Decades of peace, then three years of war that we were winning.',
  },
  bounders: {
    title: 'Bounders',
    lead: 'Things made by free gods from squid flesh and their own lives. They ride a mind through a jump. Weeks later the skin turns violet.',
    text: 'A bounder waits in jump-space, takes a mind, and can never leave it.',
  },
  'violet-skin': {
    title: 'Violet skin',
    text: 'Days or weeks after a bounder enters, the skin darkens to violet. Squids took it for a blessing; our doctors called it harmless and let the carriers go.',
  },
  fall: {
    title: 'The Fall',
    lead: 'In one day our own weapons burned our own worlds.',
    text: 'In hours our own platforms, ships and reactors were turned on us. A few places died by squid fire; most by friends.',
  },
  gessen: {
    title: 'Fleet Gessen',
    lead: 'A colony mission far from home. It heard the end on the radio.',
    text: 'It had left four weeks before, one way, to found a colony. Distance saved it. It is perhaps all that is left.',
  },
  technician: {
    title: 'The technician',
    text: 'A sailor turned violet soon after launch, was checked, kept apart for a while, and sent back to work. His virus woke on the Shandiàn on the day of the Fall; he died before he could be asked.',
  },
  defiled: {
    title: 'The Defiled',
    lead: 'Gods in irons. They move ships between stars when whipped. Their names are not said aloud.',
    text: 'Ours is bitter and afraid of death. Its name is not said, for a name gives power. It hears how things stand, and the worse they stand the harder it pulls.',
  },
  ritual: {
    title: 'The ritual of Three Keepers',
    lead: 'One hand each from Church, Government and Navy, or the ship does not move.',
    text: 'All three on the same star, or nothing moves. The founders built the ship so that no one could rule it alone.',
  },
  triumvirate: {
    title: 'The Triumvirate',
    text: 'Elder, Jump Officer, Adjunct Secretary of Transportation: known to all, commanding next to nobody. Who was Elder can never be Pontifex.',
  },
  stamps: {
    title: 'Fleet stamps',
    lead: 'Each ship carries an ingot with a drop of the god’s blood. Without it the ship stays behind.',
    text: 'The ingot is of forged iron, the drop inside it sealed with platinum. A ship that leaves the fleet breaks it in public.',
  },
  pushing: {
    title: 'Pushing',
    text: 'The god can throw a single ship. It is as hard as a jump, some ships never arrive, and none comes back unless the fleet follows.',
  },
  talents: {
    title: 'Talents',
    lead: 'Seekers feel stars, voices speak across them, conduits carry data.',
    text: 'In each generation a few are born who reach further than others. A voice is heard at any distance; a conduit needs the help of machines.',
  },
  desert: {
    title: 'The Desert',
    text: 'What Colonials call deep space. What one needs lies far apart: a wet world, a layer of gas, a vein of clean iron.',
  },
  network: {
    title: 'The Network',
    text: 'Three scanners where no one can breathe, and a mind to run them. It stopped the virus in milliseconds. It keeps secrets better than anyone.',
  },
  'other-chairs': {
    title: 'The other chairs',
    text: 'Network, Researchers, Underworld, Security, Opposition: none holds the key to the god, all hold votes. The police stand between Navy and Governor and can tip either; the minority party could govern, if it played its cards well. Whoever has no seat still lives in the fleet and only does not speak.',
  },
} as const satisfies Readonly<Record<string, CodexEntry>>;
