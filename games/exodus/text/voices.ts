/**
 * How the eight speak: patient or dry, short or sweet. A line is chosen by what everyone can see (`outlookReasons.ts`),
 * never by an agenda or a secret, and promises nothing. In English; what stands in braces is filled in.
 */
import type { FactionId } from '../content/factions.ts';
import type { PublicReason } from '../outlook/reasons.ts';

interface Voice {
  /** Why a slip says what it says: `{v}` the gauge, `{order}`, `{who}` whose order it is, `{target}` whom it helps, `{p}` its chance in per cent. */
  readonly vote: Readonly<Record<PublicReason, string>>;
  readonly object: string;
  /** `{item}` is laid on the table. */
  readonly offer: string;
  readonly yes: string;
  readonly no: string;
  readonly threat: string;
  readonly counter: string;
  readonly force: string;
  readonly strain: string;
}

export const VOICES: Readonly<Record<FactionId, Voice>> = {
  church: {
    vote: {
      edge: 'Edge {v}. Let them breathe, and let {who} see to it.',
      faith: 'Faith is {v}. I will not whip a god with empty pews.',
      justice: 'A flock that is cheated does not pray. {order}.',
      might: 'Even a shepherd carries a staff: {order}.',
      supply: 'Let {who} bring in bread; I will bring in hope.',
      treachery: 'Treachery is {v}. One wolf among us is too many.',
      women: 'Every child is a prayer: {order}.',
      guns: 'Pray, and keep the guns warm.',
      help: 'I lend my hands to {target}. Ask no more of them today.',
      odds: '{order}. I have prayed over it, and slept.',
    },
    object: 'I tended them all winter. Do not take me from them.',
    offer: 'I lay {item} on the altar for it.',
    yes: 'So be it, and no more tonight.',
    no: 'You ask for my hands and offer air.',
    threat: 'Confession goes both ways.',
    counter: 'One thing more, for the poor box: {item}.',
    force: 'Then let them all hear it, in the nave.',
    strain: 'We will bear it. Write it under my name.',
  },
  government: {
    vote: {
      edge: 'Edge {v}. At 5 the night shift rolls for a crisis. {order}, please.',
      faith: 'Faith {v}. The jump desk would like more of it.',
      justice: 'Justice {v}. The courts are behind, and people count the days.',
      might: 'The estimates for Might are {v}. I want them higher.',
      supply: 'Supply is {v}. If {who} goes out, it works {p} times in a hundred.',
      treachery: 'Treachery {v}. The audit comes before the damage.',
      women: 'The census worries me. {order}.',
      guns: 'Line 9 of the order book: gun crews, ready.',
      help: 'Seconded to {target} for a day. The form is filed.',
      odds: '{order}: {p} percent. I sign what works.',
    },
    object: 'For the record, a majority is not consent.',
    offer: 'I can trade {item}; I have the form here.',
    yes: 'Signed. Countersign below.',
    no: 'The ministry regrets.',
    threat: 'There is a file. It can stay in its drawer.',
    counter: 'The file lacks one item: {item}.',
    force: 'Then we put it to the floor.',
    strain: 'Charge it to us; the ledger can bear it, barely.',
  },
  military: {
    vote: {
      edge: 'Edge {v}. Settle the decks. {order}.',
      faith: 'Faith {v}. I do not jump on less.',
      justice: 'Crews obey who they trust. {order}.',
      might: 'Might {v} is not enough. {order}.',
      supply: 'Supply {v}: {who} goes out and brings more. Move.',
      treachery: 'Treachery {v}. Open the lockers.',
      women: '{order}. We guard who is left.',
      guns: 'Hunters love day three. Guns ready.',
      help: 'We cover {target}.',
      odds: '{order}: {p} percent sure. Next.',
    },
    object: 'No. Not my crews.',
    offer: '{item}. Take it.',
    yes: 'Agreed. Move.',
    no: 'Negative.',
    threat: 'I know what I know.',
    counter: 'Add {item}. Then yes.',
    force: 'Then let us be loud.',
    strain: 'We carry it. Ask me, not them.',
  },
  network: {
    vote: {
      edge: 'Edge {v}. We hear it in every corridor. {order}.',
      faith: 'Faith {v}. The margin of a jump is Faith less Treachery.',
      justice: 'Complaints per hour rise. Justice is {v}.',
      might: 'Might {v}. We count theirs, too.',
      supply: 'Stores at {v}. {who} succeeds at {p}.',
      treachery: 'Treachery {v}. We prefer before to after.',
      women: 'Population is a curve. We bend it: {order}.',
      guns: 'Crews on watch answer four seconds sooner.',
      help: 'Two think better than one: we help {target}.',
      odds: '{order} succeeds at {p}. We like high numbers.',
    },
    object: 'The sum is correct. The sum is unwise.',
    offer: 'We can give {item}. It is worth more to you than to us.',
    yes: 'Logged as agreed.',
    no: 'Gain below threshold.',
    threat: 'We also keep what was deleted.',
    counter: 'One item more and our curves meet: {item}.',
    force: 'Then we compare signals, in the open.',
    strain: 'We switch something off. You will not notice. We will.',
  },
  researchers: {
    vote: {
      edge: 'Edge {v}: can anybody think in this noise? {order}.',
      faith: 'Faith {v}. Is it not odd that it works? But it works.',
      justice: 'If nobody trusts the courts, who trusts our results?',
      might: 'Might {v}. What would happen if it were tested today?',
      supply: 'With stores at {v}, how long will anyone ask us anything?',
      treachery: 'Treachery {v}. May we look under some microscopes?',
      women: 'The sample of mankind is getting small. {order}?',
      guns: 'Would somebody please watch the instruments with guns on them?',
      help: 'May we assist {target}, and take notes?',
      odds: 'The sample is small, but {order} seems least wrong.',
    },
    object: 'May I question one number in that tally?',
    offer: 'I have {item} and no use for it. Interesting, is it not?',
    yes: 'A fair trial. Agreed.',
    no: 'Your result does not replicate.',
    threat: 'We have published worse than this.',
    counter: 'What if we add {item} and see?',
    force: 'Very well: an experiment, with witnesses.',
    strain: 'Put it on us; we are used to little.',
  },
  underworld: {
    vote: {
      edge: 'Frightened people do not gamble. Edge {v} is bad for business.',
      faith: 'Faith {v}, friend. Even I would like to arrive.',
      justice: 'A little law keeps the amateurs out. {order}.',
      might: 'I sleep better with a bigger bouncer. Might {v}.',
      supply: 'Hungry people pay badly. Let {who} see to it.',
      treachery: 'Treachery {v}. I know a crook, and those are not crooks.',
      women: 'No people, no customers. {order}.',
      guns: 'Keep the guns ready; I keep my bags packed.',
      help: 'I do {target} a favour. Favours grow.',
      odds: 'I like {order}. It leaves doors open.',
    },
    object: 'Friends, who set this price without me?',
    offer: '{item} now, my good mood later.',
    yes: 'A pleasure. You owe me nothing… today.',
    no: 'My mother charged more, and she loved you.',
    threat: 'The croupier remembers your coat.',
    counter: 'Add {item} and I forget I haggled.',
    force: 'Then let the whole bar hear it.',
    strain: 'It comes out of my pocket. Remember whose pocket.',
  },
  security: {
    vote: {
      edge: 'Edge {v}: forty decks, eleven knives. Calm them.',
      faith: 'Faith {v}. People who pray do not riot.',
      justice: 'Justice {v}. I cannot arrest everybody.',
      might: 'Might {v}. I have seen who would come aboard.',
      supply: 'Supply {v}. Bread queues are where it starts.',
      treachery: 'Treachery {v}. I have a list.',
      women: 'I have counted the empty cots. {order}.',
      guns: 'Crews at the guns are crews I know the place of.',
      help: 'My people go with {target}.',
      odds: 'I watched the last vote. {who} can do {order}.',
    },
    object: 'Noted: who voted against me, and when.',
    offer: 'I can look elsewhere. Officially: {item}.',
    yes: 'Agreed. There were witnesses.',
    no: 'Move along.',
    threat: 'Your name came up. It need not come up again.',
    counter: 'One line is missing on the form: {item}.',
    force: 'Everybody against the wall, then.',
    strain: 'My people will carry it. They carry everything.',
  },
  opposition: {
    vote: {
      edge: 'Edge {v}! That is what fear rules by. {order}!',
      faith: 'Faith {v}: the people believe, give them reason to!',
      justice: 'Justice {v}? Ask the lower decks!',
      might: 'Who guards the people? {order}!',
      supply: 'The people eat first: {who} to the stores!',
      treachery: 'Treachery {v}! The traitors are not on the lower decks.',
      women: 'For the children of the lower decks: {order}!',
      guns: 'Guns ready, and pointed outward for once!',
      help: 'With {target} today. Do not get used to it.',
      odds: '{order}! Somebody must do something.',
    },
    object: 'I object, and I brought a crowd!',
    offer: 'Give us this and we sing your song: {item}.',
    yes: 'A victory for all of us. Mostly us.',
    no: 'The galleries say no.',
    threat: 'Shall I read it from the balcony?',
    counter: 'The crowd wants one thing more: {item}!',
    force: 'Let the fleet decide!',
    strain: 'The people bear it. As ever. Write that down!',
  },
};

/** A line with its facts. */
export const filled = (line: string, facts: Readonly<Record<string, string | number>>): string => {
  const words = line.replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? ''));
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};
