/** The glossary of Exodus in English: one source for the table, the missions and the reader. */
/** Name (with its plural behind a bar where it is not the name with an s), rule, and what it means. */
type Row = readonly [name: string, rule: string, short: string];

const FLEET: readonly Row[] = [
  [
    'Edge|Edge',
    'XD-2.1',
    'How frightened people are. At 5 or more a crisis is rolled each night; over 12 is riot.',
  ],
  [
    'Faith|Faith',
    'XD-2.1',
    'Trust in the Church, and the grip on the god. Every jump is rolled with it; 0 ends the fleet.',
  ],
  ['Justice|Justice', 'XD-2.1', 'How fair the Government seems. At 0 the Governor falls.'],
  ['Might|Might', 'XD-2.1', 'Real fighting strength. At 0 the Captain falls.'],
  [
    'Supply|Supply',
    'XD-2.1',
    'Whatever the fleet runs short of. One is eaten a day without a harvest; 0 ends the fleet.',
  ],
  [
    'Treachery|Treachery',
    'XD-2.1',
    'What traitors can do. It hinders at 5 and again at 8, and stands against every jump.',
  ],
  ['Women|Women', 'XD-2.1', 'Whether mankind can go on. 0 ends the fleet.'],
  ['Gauge', 'XD-2.1', 'One of the seven numbers of the fleet, 0 to 12.'],
  ['Overflow', 'XD-2.1', 'What happens beyond 0 or 12: it goes on as another effect.'],
  ['Riot', 'XD-2.1', 'Edge over 12: each point costs 1 Women.'],
  ['Schism', 'XD-2.3', 'Justice or Might falls to 0: that leader is gone.'],
];

const CHAIRS: readonly Row[] = [
  [
    'Faction',
    'XD-3.1',
    'The people you lead: they carry out one order a day, and what they guard is what you are judged by.',
  ],
  ['Seat', 'XD-3.1', 'Who plays a faction.'],
  [
    'Keeper',
    'XD-7.1',
    'Church, Government and Military: three keys to the chained god. Only if all three name one star does the fleet jump.',
  ],
  [
    'Defiled|Defiled',
    'XD-7.4',
    'The god in chains in the hold: it moves the fleet, and wants to be free. Faith holds it, Treachery helps it.',
  ],
  ['Leader', 'XD-19.1', 'Your faction’s face. Without one your own slip weighs 3.'],
  ['High office', 'XD-19.2', 'The highest title of a faction, worth 2 points while it is held.'],
  ['Leaderless', 'XD-19.4', 'Own weight 3 until the end of the next day.'],
  ['Regime', 'XD-12.7', 'Rule over the Government after a coup, worth 2 points.'],
  [
    'Faction order',
    'XD-3.1',
    'The order in which things happen: Church, Government, Military, then the others.',
  ],
];

const DICE: readonly Row[] = [
  ['Roll', 'XD-1.2', 'Three dice, each −, 0 or +: from −3 to +3.'],
  ['Test', 'XD-1.3', 'A gauge plus a roll minus what stands against it.'],
  ['Failure', 'XD-1.4', 'A test below 0.'],
  ['Partial', 'XD-1.4', 'A test of 0, 1 or 2.'],
  ['Success|Successes', 'XD-1.4', 'A test of 3 or more.'],
  ['Excess|Excesses', 'XD-1.5', 'The points of a success above 3.'],
  ['Shortfall', 'XD-1.6', 'The points that were missing.'],
  ['Flip', 'XD-1.7', 'One die.'],
  ['Assist', 'XD-1.8', 'A die that lies at + before the roll.'],
  ['Hindrance', 'XD-1.8', 'A die that lies at − before the roll.'],
  ['Odds|Odds', 'XD-1.2', 'Failure, partial and success in per cent, as things stand.'],
];

const DAY: readonly Row[] = [
  ['Cycle', 'XD-9.1', 'A day of the fleet: seven steps, shown as five parts.'],
  ['Visit', 'XD-8.1', 'The days in one system. From the third on crises come closer.'],
  ['Slip', 'XD-9.3', 'What you want one faction to do today. You write one for every faction.'],
  ['Weight', 'XD-3.3', 'The votes of a slip: most for your own people.'],
  ['Tally|Tallies', 'XD-10.2', 'The sum of the weights for every order.'],
  ['No opinion', 'XD-9.3', 'An empty slip.'],
  ['Order', 'XD-13.2', 'What a faction does that day: what got most votes.'],
  ['Keyword', 'XD-13.4', 'A word that an assisting faction must share with the order.'],
  ['Posted', 'XD-13.1', 'Takes effect before covert orders.'],
  ['Hunt', 'XD-13.5', 'An order that lowers Treachery; by 2 a day at most.'],
  ['Covert order', 'XD-12.1', 'One act in the dark. It distracts the public order: a − on it.'],
  ['Mandate', 'XD-16.5', 'A duty: only orders that meet it may be written for the faction.'],
  ['Neglect', 'XD-14.5', 'What a duty costs each night that it is left undone.'],
  ['Upkeep', 'XD-14.2', '1 Supply a day, unless somebody harvested.'],
  ['Strain', 'XD-14.6', 'Wear that somebody must bear: a point of some gauge.'],
  ['Burden', 'XD-14.7', 'Whose turn it is to bear the next strain.'],
  ['Whispers|Whispers', 'XD-14.9', 'How Treachery grows by night.'],
  ['Crisis|Crises', 'XD-16.1', 'What a bad night brings: hunters, fever, a vote, an uprising.'],
];

const BARGAINS: readonly Row[] = [
  ['Poll', 'XD-10.4', 'Accept the orders, object, or spend a marker.'],
  ['Quiet vote', 'XD-10.5', 'Nobody objects in the whole poll: Edge −3.'],
  ['Scene', 'XD-11.1', 'The talk of two that follows an objection.'],
  ['Opener', 'XD-11.1', 'Who asks in a scene.'],
  ['Respondent', 'XD-11.1', 'Who is asked in a scene.'],
  ['Stake', 'XD-11.1', 'The slip or ballot a scene is about.'],
  ['Offer', 'XD-11.2', 'Up to three things: markers, votes, pledges.'],
  ['Counter', 'XD-11.5', 'One thing more that the respondent wants.'],
  ['Threat', 'XD-11.3', 'A secret of theirs that you know. Refused, it is out.'],
  ['Force', 'XD-11.8', 'Settle a scene by a test of voices: +1 Edge.'],
  ['Voice', 'XD-3.4', 'The gauge your faction argues with.'],
  ['Bystander', 'XD-11.9', 'A seat outside the scene whose slip takes a side.'],
  ['Leverage|Leverage', 'XD-18.5', 'Knowing a leader’s secret: a + in every argument with them.'],
  [
    'Marker',
    'XD-10.6',
    'A favour owed: rewrite or strike a slip of its giver, or refuse. A point each at the end.',
  ],
  ['Pledge', 'XD-11.2', 'A promise that the table enforces.'],
];

const SECRETS: readonly Row[] = [
  ['Secret', 'XD-18.1', 'What a faction, a title, a leader or a laboratory hides.'],
  ['Discovery|Discoveries', 'XD-18.6', 'What research finds. It is hidden like any secret.'],
  ['Contained', 'XD-18.3', 'Fewer than three know it.'],
  ['Public', 'XD-18.3', 'Three know it, or it was told: its impact happens.'],
  ['Advantage', 'XD-18.4', 'What knowing a secret brings.'],
  ['Dossier', 'XD-4.3', 'Your secrets and aims, for your eyes only.'],
  ['Agenda', 'XD-21.1', 'An aim: 3 points if it is met at the end.'],
];

const VOYAGE: readonly Row[] = [
  ['Disposition', 'XD-6.1', 'Stay, leave or attack: one vote a seat.'],
  ['Course', 'XD-7.1', 'What the Keepers do with the god: jump, push, or hold.'],
  ['Ritual', 'XD-7.4', 'Full, or hurried with two −.'],
  ['Jump', 'XD-7.4', 'The fleet moves: Faith against Treachery. It costs Faith 1, Treachery 1, one Fatigue.'],
  ['Push|Pushes', 'XD-7.6', 'The god throws a single ship: a scout or a warhead.'],
  ['Fatigue|Fatigue', 'XD-7.5', 'Jumps and pushes since the god rested; each is a − on the next.'],
  [
    'Margin',
    'XD-7.4',
    'Faith minus Treachery. Below 6 a jump may leave something behind, below 3 it may fail.',
  ],
  ['Scan', 'XD-8.11', 'Learn what a star offers.'],
  ['Aimed scan', 'XD-8.12', 'The first scan of a day. Bearing makes it surer to find a home.'],
  ['Bearing', 'XD-8.12', 'Progress towards home: at each threshold the aimed scan has one more sure +.'],
  ['Reward', 'XD-8.5', 'What a star offers.'],
  ['Convenience', 'XD-8.8', 'How long the work at a star takes.'],
  ['Risk', 'XD-8.10', 'What waits at a star.'],
  ['Harvest', 'XD-13.6', 'A day of work at a star; the last one brings the reward.'],
  ['Strength', 'XD-17.1', 'What you fight against.'],
  [
    'Lead',
    'XD-17.4',
    'Time won from hunters, 0 to 4. From 1 on the fleet can jump in haste, from 3 on in peace; at 4 it can hide.',
  ],
  ['Readiness|Readiness', 'XD-17.2', 'Gun crews at their posts: one assist in a battle each.'],
  ['Cover', 'XD-17.4', 'Fight for time.'],
  ['Reported', 'XD-16.2', 'Scouts got away: crises worsen here.'],
  ['Breach|Breaches', 'XD-15.3', 'Treachery above Faith: the god may break out.'],
  ['Site', 'XD-15.4', 'A possible home.'],
  ['Landfall', 'XD-15.4', 'The decision at a possible home.'],
  ['Reach', 'XD-15.6', 'How many first arrivals a colony must lie behind the hunters to last.'],
  ['False Dawn', 'XD-15.7', 'A colony begun and lost; then a new sky.'],
];

const STANDING: readonly Row[] = [
  ['Standing', 'XD-21.1', 'Your points. When a home is found, the highest wins alone.'],
  ['Guarded value', 'XD-3.4', 'The number you are judged by.'],
  ['Par', 'XD-3.4', 'The head start: what is taken off so that all chairs begin alike.'],
  ['Renown|Renown', 'XD-21.1', 'Public merit, −5 to +5.'],
  ['Stash|Stashes', 'XD-4.2', 'The Underworld’s hoard.'],
  ['Progress|Progress', 'XD-18.6', 'Research towards a discovery.'],
  ['Bounder', 'XD-20.1', 'Waits in jump-space, slips into a mind and never leaves it.'],
  ['Marked', 'XD-20.2', 'A leader ridden by a bounder: obey, resist or confess.'],
  ['Turncoat', 'XD-20.7', 'A marked seat that wins with the bounders.'],
];

function termOf([names, rule, short]: Row) {
  const [name = '', plural = `${name}s`] = names.split('|');
  return { id: name.toLowerCase().replaceAll(' ', '-'), name, plural, rule, short };
}

export const TERMS = [
  ...FLEET,
  ...CHAIRS,
  ...DICE,
  ...DAY,
  ...BARGAINS,
  ...SECRETS,
  ...VOYAGE,
  ...STANDING,
].map(termOf);
