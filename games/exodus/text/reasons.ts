/** Why something is advised, in English: templates whose facts the table has checked. */
export const REASON_WORDS = {
  duty: (mandate: string) => `Your duty comes first: leaving ${mandate} undone costs the fleet every night.`,
  /** The end of a sentence: that something may fail, or cannot. */
  fails: (share: number) =>
    share < 0.005 ? ', and cannot fail' : `, and fails in ${Math.max(1, Math.round(share * 100))} %`,
  low: (gauge: string, value: number, order: string, fails: string) =>
    `${gauge} is at ${value}; at 0 all lose. ${order} raises it${fails}.`,
  treachery: (value: number, line: number) =>
    `Treachery is ${value}: from ${line} on every battle and arrival gets a − die. Hunt now.`,
  edge: (value: number) =>
    `Edge is ${value}: from 5 on a crisis is rolled each night. A quiet vote alone brings it to ${Math.max(0, value - 3)}.`,
  margin: (margin: number) =>
    `The jump margin is ${margin}; below 6 a jump may leave something behind, below 3 it may fail.`,
  own: (gauge: string, order: string, by: number) =>
    `You are judged by ${gauge}, and ${order} gives +${by} already when it is half done.`,
  harvest: (days: number) =>
    days === 1
      ? 'One day of work is left here: whoever harvests brings it home, and nothing is eaten.'
      : `${days} days of work are left here, and a day with a harvest eats no Supply.`,
  join: (order: string, votes: number) => `${order} has the votes to carry: ${votes} with yours.`,
  quiet: (edge: number) =>
    `What an objection could gain is less than a quiet vote gives today: Edge ${edge} → ${Math.max(0, edge - 3)}.`,
  turn: (who: string, to: number, against: number) =>
    `Turning the slip of ${who} turns the result: ${to} to ${against}.`,
  cheap: (edge: number) =>
    `Edge is only ${edge}, so a quiet vote would give no more than ${Math.min(3, edge)}.`,
  agree: (given: string) => `They give ${given}. A marker is a point at the end, a vote is worth its weight.`,
  force: (fails: string) => `Shouting fails in ${fails}, and costs 1 Edge. Let it be.`,
  distraction: (order: string, from: string, to: string) =>
    `An order in the dark would put a − on ${order}: success ${from} → ${to}.`,
  spy: (chance: string) => `You learn something in ${chance}, and your own order needs no dice today.`,
  bear: (gauge: string, value: number) => `${gauge} at ${value} can spare a point best, and crosses no line.`,
  leave: (day: number) => `This is day ${day} here: from the third on each day adds a − to the crisis roll.`,
  leaveFor: (star: string, what: string | undefined, fails: string) =>
    `${what === undefined ? `No star near promises anything; ${star} leads on` : `${star} promises most (${what})`}. The jump costs 1 Faith and adds 1 Treachery${fails}.`,
  stay: (days: number) =>
    `${days === 1 ? 'One day of work is' : `${days} days of work are`} left here; leaving gives that up.`,
  star: (star: string, what: string, named: string | undefined) =>
    named === undefined ? `${star}: ${what}.` : `${star} was ${named}: with yours all three agree. ${what}.`,
  outvoted: (own: number, all: number) =>
    `Your slip weighs ${own} of ${all}: if the others write something else you are outvoted, and this is what you bargain with.`,
  fight: (wins: string) => `You win clearly in ${wins}, and a victory calms the fleet.`,
  run: (fails: string) => `There is time to get away${fails}.`,
  settle: (lead: number) => `You lead by ${lead}, and the fleet gets weaker each day.`,
  fate: (place: number) => `Settling now would make you number ${place}. Let the dice speak.`,
  aim: (chance: string) => `The first scan of a day is aimed: it finds a home in ${chance}.`,
  odds: (order: string, done: string, fails: string) => `${order} is wholly done in ${done}${fails}.`,
  sure: (order: string, brings: string) => `${order} needs no dice: ${brings}.`,
  calms: (edge: number) =>
    `Edge ${edge} is best met by a quiet vote: ${edge} → ${edge - 3}, if nobody objects.`,
  least: (what: string) => `${what}: of all that can be given it hurts least.`,
  gain: (what: string) => `${what}.`,
  nothingGiven: 'They give nothing for it, and the slip is yours.',
  tooLittle: (items: string) => `What they give (${items}) is worth less to you than your slip.`,
  cover: (lead: number) => `Lead is ${lead}: at 1 there is time for a hurried ritual, at 3 for a full one.`,
  spent: (buys: string) =>
    `${buys}: enough ways to choose from, and the sooner the work is done, the fewer nights here.`,
  kept: 'It can be used once a voyage: it is worth more on a worse day.',
  settled: 'No one slip would turn a result today.',
  asWritten: (same: number, all: number) =>
    same === all
      ? 'Every order came out as you wrote it.'
      : `${same} of ${all} orders came out as you wrote them, and raised voices would only add to Edge.`,
  noSlip: 'You wrote nothing that could be outvoted today.',
  asBalloted: (same: number, all: number) =>
    same === all ? `All ${all} ballots say the same.` : `${same} of ${all} ballots say what yours does.`,
  noBallot: 'This is for others to decide: you have no ballot in it.',
  demand: (who: string, what: string, to: number, against: number) =>
    to > against
      ? `With the word of ${who}, ${what} carries: ${to} to ${against}.`
      : `With the word of ${who}, ${what} has ${to} to ${against}: it needs one more.`,
  forOther: (order: string, brings: string) => `${order} brings the fleet, where it succeeds: ${brings}.`,
  nerves: (edge: number) => `Edge ${edge} → ${edge + 1} stays below 5, where crises begin.`,
  staff: 'Seal it: your staff’s draft serves your aims and keeps what hurts you hidden.',
};
