/** The ladder, the challenges and the deeds of Exoship, in English. */
interface Named {
  readonly title: string;
  readonly about: string;
}

export const RUNG_WORDS = {
  earth: { title: 'From Earth', about: 'Win.' },
  utopia: { title: 'From Earth with 9 points', about: 'From Earth, with 9 points or more.' },
  mars: { title: 'From Mars', about: 'A sleeper aboard: win.' },
  cruise: { title: 'Long cruise', about: 'From Earth, with the course locked: win.' },
  marsCruise: { title: 'Mars, long cruise', about: 'From Mars, with the course locked: win.' },
  arrow: { title: 'By arrow alone', about: 'Win without using an ability.' },
  same: { title: 'The same six', about: 'Win without Replace.' },
  half: { title: 'Half way', about: 'Win at step 2 or earlier.' },
  captains: { title: 'Three captains', about: 'Win with rank 1 of every generation.' },
  unseen: { title: 'Unseen', about: 'Win, and no Rift founder is ever exposed.' },
  breath: { title: 'Last breath', about: 'Win at Axios itself.' },
} as const satisfies Record<string, Named>;

export const DEED_WORDS = {
  first: { title: 'First turn of the wheel', about: 'Win a voyage.' },
  utopia: { title: 'Utopia', about: 'Win with 9 points or more.' },
  oldGuard: { title: 'Old guard', about: 'Win with three Rift elders.' },
  nursery: { title: 'Nursery', about: 'Win with three Rift young.' },
  dynasty: { title: 'Dynasty', about: 'A Rift line of three: dead, child, child’s child.' },
  blindEye: { title: 'Blind eye', about: 'Blind an arrow and win that turn.' },
  hotSeat: { title: 'Hot seat', about: 'Change course with the captain exposed.' },
  fromOne: { title: 'From one', about: 'Win after being down to a single Rift founder.' },
  eight: { title: 'Eight of eight', about: 'Solve the first eight problems.' },
  fiveRungs: { title: 'Five rungs', about: 'Climb the first five rungs.' },
} as const satisfies Record<string, Named>;
