/** The words of the agendas: a name and when it is met (CT-15). */
import type { AgendaId } from '../content/agendas.ts';

interface AgendaWords {
  readonly name: string;
  readonly when: string;
}

export const AGENDA_WORDS: Readonly<Record<AgendaId, AgendaWords>> = {
  'full-pews': { name: 'Full pews', when: 'Faith ≥ 11.' },
  'spotless-decks': { name: 'Spotless decks', when: 'Treachery ≤ 3.' },
  'chains-on-show': { name: 'Chains on show', when: 'Parade the Defiled succeeded at least twice.' },
  'throne-of-zabulon': {
    name: 'Throne of Zabulon',
    when: 'The Church holds the Pontificate and the Government no Presidency.',
  },
  'unbroken-ritual': {
    name: 'Unbroken ritual',
    when: 'No jump test failed, and at least 8 jumps were completed.',
  },
  'the-long-hunt': { name: 'The long hunt', when: 'Church Skin Hunt lowered Treachery at least 4 times.' },
  'rule-of-law': { name: 'Rule of law', when: 'Justice ≥ 11.' },
  'full-larder': { name: 'Full larder', when: 'Supply ≥ 9.' },
  'renewed-mandate': { name: 'Renewed mandate', when: 'The incumbent won an election and none was lost.' },
  'no-child-lost': { name: 'No child lost', when: 'Women ≥ 10.' },
  'civil-peace': { name: 'Civil peace', when: 'Edge ≤ 2.' },
  'father-of-the-colony': {
    name: 'Father of the colony',
    when: 'The first Governor still leads and is President.',
  },
  bristling: { name: 'Bristling', when: 'Might ≥ 10.' },
  'old-debts': { name: 'Old debts', when: 'At least 2 forces that began at size 2 or 3 were destroyed.' },
  'nobody-left-behind': { name: 'Nobody left behind', when: 'Women ≥ 10.' },
  'martial-order': {
    name: 'Martial order',
    when: 'Military Suppression was partial or success at least 3 times.',
  },
  'drill-and-watch': {
    name: 'Drill and watch',
    when: 'Stand To and Long Picket succeeded at least 4 times together.',
  },
  'first-soldier': {
    name: 'First soldier',
    when: 'The Military holds Supreme Command and either its regime stands or there is no President.',
  },
  'clean-logs': { name: 'Clean logs', when: 'Treachery ≤ 2.' },
  'all-ears': { name: 'All ears', when: 'It knows at least 2 contained secrets of others.' },
  cartographer: {
    name: 'Cartographer',
    when: 'At least 20 systems have been scanned or visited in the match.',
  },
  'quiet-channels': { name: 'Quiet channels', when: 'Edge ≤ 3.' },
  ghost: { name: 'Ghost', when: 'It holds Root Authority and none of its secrets is public.' },
  'hands-off': { name: 'Hands off', when: 'It issued at most one covert order.' },
  'open-publication': { name: 'Open publication', when: 'At least 2 of its discoveries are public.' },
  'sealed-vault': { name: 'Sealed vault', when: 'At least 2 of its discoveries are contained.' },
  healers: { name: 'Healers', when: 'Women ≥ 10.' },
  'the-trials': { name: 'The trials', when: 'Blood Trial lowered Treachery at least 4 times.' },
  'directors-chair': { name: 'Directors chair', when: 'It holds the Directorate.' },
  'home-by-numbers': { name: 'Home by numbers', when: 'Plot the Stars gave at least 3 Bearing.' },
  'fat-vault': { name: 'Fat vault', when: 'Stash ≥ 4.' },
  'everyone-owes': { name: 'Everyone owes', when: 'It holds markers of at least 2 factions.' },
  'hungry-times': { name: 'Hungry times', when: 'Supply ≤ 6.' },
  'no-names': { name: 'No names', when: 'No other faction knows any of its secrets, and none is public.' },
  patron: { name: 'Patron', when: 'Open the Vaults was executed at least twice.' },
  crowned: { name: 'Crowned', when: 'It holds the title Prince of Chrysalis.' },
  'quiet-decks': { name: 'Quiet decks', when: 'Edge ≤ 2.' },
  'clean-hands': { name: 'Clean hands', when: 'Justice ≥ 9 and Security Suppression never failed.' },
  bodyguard: { name: 'Bodyguard', when: 'No leader was assassinated and Treachery ≤ 4.' },
  'case-closed': { name: 'Case closed', when: 'Sting lowered Treachery at least 4 times.' },
  'marshals-star': { name: 'Marshals star', when: 'It holds the Marshalcy.' },
  balance: { name: 'Balance', when: 'Justice and Might differ by at most 1.' },
  'will-of-the-people': { name: 'Will of the people', when: 'The challenger won an election.' },
  discredit: { name: 'Discredit', when: 'Justice ≤ 6.' },
  'soup-for-all': { name: 'Soup for all', when: 'Soup Kitchens succeeded at least 4 times.' },
  'loyal-opposition': { name: 'Loyal opposition', when: 'Supply ≥ 8 and Edge ≤ 4.' },
  acclaimed: { name: 'Acclaimed', when: 'It holds the Tribunate.' },
  'never-silent': { name: 'Never silent', when: 'It opened at least 4 scenes in the match.' },
};
