/** Words about who comes to a match in play and who leaves it for good. */
export const comings = {
  title: 'Coming and going',
  welcome: 'Seat a newcomer',
  welcomeHelp: 'A bot plays the new seat until someone sits down there.',
  notNow:
    'Not now: players join and leave between turns, when a turn has just begun, and as the rules allow.',
  welcomed: 'There is a seat for a newcomer. Whoever opens the table can sit down there.',
  copy: 'Copy a link to the seat',
  copied: 'Whoever opens this link first sits there.',
  seeOff: (name: string) => `See ${name} off`,
  leave: 'Leave for good',
  leaveTitle: 'If you leave for good',
  leaveAbout:
    'Your seat is closed and your cards go, as the rules say. The others play on without you; you can look on.',
  leaveSure: 'Really leave?',
  stay: 'Stay',
  left: 'has left',
  offered: 'a newcomer’s seat, a bot plays it',
  free: 'A seat is there for a newcomer.',
};
