/** What the player knows by experience: guesses in actions of work, and points for what helps or hurts. */
export const W = {
  // Work, in actions.
  /** To get a module that lies face up, and one that lies anywhere else. */
  faceUp: 1,
  elsewhere: 2.4,
  /** To get a colour that lies face up, and one that does not. */
  colourFaceUp: 1,
  colour: 1.35,
  /** To pass a card between players at the same place, and at different ones. */
  here: 1.05,
  away: 1.7,
  /** A protocol spent as a colour is a protocol less. */
  wild: 0.7,
  /** A turn of waiting until whoever builds it acts. */
  wait: 0.25,
  /** How much of the drawing a builder has to do alone; the others may help. */
  drawing: 0.3,
  /** Getting to a module to switch or repair it, and to a place with room to build. */
  travel: 0.7,
  /** The same for a character that has to wait for its turn, in moves. */
  other: 0.8,
  room: 0.6,
  /** Each unit of production that is lacking, at a guess and at the least. */
  unit: 2.4,
  least: 0.8,
  /** A card over the hand limit was so much work. */
  over: 1,
  /** Actions a turn that go into something else than the plan. */
  idle: 0.4,
  /** Turns that pass for work that is just too much for this one, and how much an action to spare brings it down. */
  start: 0.5,
  slope: 0.2,

  // What the turns until the plan is carried out take.
  /** An event takes so much of each supply on average, and of the emergency supply. */
  event: 0.7,
  eventEmergency: 0.25,
  /** How early the plan bears fruit: 0 only at its end, 1 evenly on the way. */
  early: 0.9,

  // Points; one is a unit of emergency supply.
  turn: -0.55,
  supply: 0.12,
  protocol: 0.45,
  item: 0.25,
  fatigue: -0.35,
  health: -0.6,
  /** What a repair that can be made soon is worth of what it saves. */
  repair: 0.7,
  /** A face-up card taken makes room for a new one. */
  fresh: 0.03,
  /** Harm of an event compared with the points it takes at once. */
  harm: 0.8,
  /** What an event takes on average, in points. */
  usualHarm: 1.2,
  landslide: -0.25,
  /** What Forecast Model saves on average. */
  forecast: 1.2,
  /** How readily a transfer is agreed to. */
  agree: 0.4,
  /** A card passes only for more than this. */
  pass: 0.1,
  /** The chance to win is even at this score; so many points make it e times as likely, and so many below it less. */
  even: 0,
  spread: 5,
  despair: 9,
};
