/** The words of the app itself, in English. A game's words are its own, in games/<game>/text. */

import type { Level } from '#bots';
import type { UndoOffer } from '../match/feed.ts';
import type { Settings } from '../settings.ts';
import { online } from './online.ts';

type SettingWords<N extends keyof Settings> = Settings[N] extends boolean | number | undefined
  ? { readonly label: string; readonly help: string }
  : {
      readonly label: string;
      readonly help: string;
      readonly values: Readonly<Record<Settings[N] & string, string>>;
    };

const settings: { readonly [N in keyof Settings]: SettingWords<N> } = {
  motion: {
    label: 'Motion',
    help: 'System follows what your device asks for.',
    values: { system: 'System', full: 'Full', reduced: 'Reduced' },
  },
  speed: {
    label: 'Speed',
    help: 'How fast others’ turns are shown. They never make you wait: you can act while they run.',
    values: { calm: 'Calm', normal: 'Normal', brisk: 'Brisk', once: 'At once' },
  },
  contrast: {
    label: 'Contrast',
    help: 'High makes text, lines and edges stronger.',
    values: { normal: 'Normal', high: 'High' },
  },
  textSize: {
    label: 'Text size',
    help: 'On top of the browser’s own zoom.',
    values: { small: 'Small', normal: 'Normal', large: 'Large', largest: 'Largest' },
  },
  aids: { label: 'Colour aids', help: 'Letters and stronger patterns beside every colour.' },
  volume: { label: 'Sound', help: 'How loud the short cues for what happens are.' },
  muted: { label: 'Mute', help: 'No sound for now; Shift+M at a table.' },
  ambience: { label: 'Ambience', help: 'A soft sound of the void at the table.' },
  voice: {
    label: 'Bots’ voice',
    help: 'What bots say of what they are up to, beside their figures and in the recap. Press a figure to hear it again.',
    values: { word: 'A word', quiet: 'Quiet', more: 'More' },
  },
  oneTap: {
    label: 'One tap',
    help: 'On a touch screen, do what shows something new at the first tap, without a look before.',
  },
  trails: { label: 'Trails', help: 'Rings where something changed since your last decision; V at a table.' },
  askMore: {
    label: 'Ask more often',
    help: 'Also before what shows something new, and before the end of a turn with something left to do. Left alone, it is on where a decision may take hours.',
  },
  meetings: {
    label: 'First meetings',
    help: 'In your first two games of a kind a term is explained when it first matters.',
  },
  shortcuts: { label: 'Single-key shortcuts', help: 'Keys such as U for undo and 1 to 9 for choices.' },
};

const levels: Readonly<Record<Level, string>> = {
  random: 'Random bot',
  easy: 'Easy bot',
  sound: 'Sound bot',
  strong: 'Strong bot',
};

const undo: Readonly<Record<UndoOffer, string>> = {
  yes: 'Undo the last action',
  'nothing-done': 'Nothing to undo yet',
  learnt: 'Nothing to undo: something new was learnt',
  'others-decided': 'Nothing to undo: someone else has decided since',
};

/** So many are named where others are waited for. */
const FEW_NAMES = 3;

export const words = {
  online,
  app: 'Orrery',
  skip: 'Skip to the content',
  home: 'Orrery: to the library',
  loading: 'One moment…',
  filming: (done: number, of: number) => `Playing it through: ${done} of ${of} actions`,
  messages: 'Messages',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  library: {
    title: 'Library',
    open: 'Open a record',
    openDetail: 'A match exported from Orrery, as a .json file.',
    badFile: 'This file cannot be opened',
    badFileDetail: 'Nothing was changed, and nothing you had is lost.',
    field: 'Where',
    reason: 'Why',
    own: 'Orrery is free software. Every game here is an unofficial implementation with its own drawings; support the originals.',
  },
  editor: {
    title: 'A board of your own',
    back: 'Mothership',
    draw: 'Draw a board',
    copied: 'The link is copied.',
    copyFailed: 'Copy this link:',
    noWorker: 'the worker could not be started',
  },
  setUp: {
    title: (game: string) => `New game of ${game}`,
    seats: 'Players',
    seat: (seat: number) => `Player ${seat + 1}`,
    human: 'Human here',
    levels,
    levelsHelp: 'Easy bots err, sound ones play sensibly at once, strong ones think ahead and take longer.',
    more: 'More options',
    changed: (count: number) => `${count} changed`,
    atOnce: 'Begin at once',
    minutes: (minutes: number) => `about ${minutes} min`,
    missions: 'Missions',
    missionsAbout: 'Learn at the table, step by step',
    recommended: 'Recommended',
    asRecommended: (company: string) => `As recommended: ${company}`,
    company: (people: number, bots: number, level: Level | undefined) => {
      const who = people === 1 ? 'you' : `${people} people`;
      if (bots === 0) return people === 1 ? 'you alone' : who;
      const kind = level === undefined ? (bots === 1 ? 'bot' : 'bots') : levels[level].toLowerCase();
      return `${who} and ${bots} ${kind}${level === undefined || bots === 1 ? '' : 's'}`;
    },
    sharing: 'Who is who',
    nobody: 'Nobody yet: drop someone here.',
    piece: (name: string, seat: number) =>
      `${name}, with Player ${seat + 1}. Press for the next chair, or a number.`,
    seed: 'Seed',
    seedHelp: 'The same seed deals the same game. Left empty, it is drawn at random.',
    start: 'Start',
    problem: 'The game cannot start like this',
  },
  table: {
    undo,
    undoShort: 'Undo',
    undoing: (action: string) => `Undo: ${action}`,
    undone: (action: string) => `Undone: ${action}`,
    redoNothing: 'Nothing to do again',
    mute: 'Sound off',
    unmute: 'Sound on',
    tapAgain: (learns: boolean) => `Tap it again to do it${learns ? '. It cannot be taken back' : ''}.`,
    ending: 'The turn ends…',
    stop: (sentence: string) => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`),
    onBoard: 'It happens on the board.',
    goOn: 'Skip',
    lookingBack: (at: number, of: number) => (at > 0 ? `Looking back · ${at} of ${of}` : 'Looking back'),
    lookedAt: (who: string, what: string) => `${who}: ${what}`,
    lookedFrom: 'As it stood before all that.',
    graceBack: 'Taken back: your turn goes on.',
    confirmAll: (count: number) => `Do all ${count}`,
    hint: 'Hint',
    hintStop: 'Take the best so far',
    hintOff: 'Hide the hint',
    hintThinking: 'The strong bot is thinking…',
    hintSoFar: (action: string) => `So far: ${action}`,
    hintNew: 'New situation: the plan no longer fits.',
    hintAgain: 'Ask again',
    hintTitle: 'Recommended',
    hintDo: 'Do this step',
    hintDoAll: 'Carry out the plan',
    hintUpTo: 'Stops before dice, cards and the end of the turn.',
    hintNear: (actions: readonly string[]) => `Nearly as good: ${actions.join(' · ')}`,
    hintSpoken: (action: string, why: string) => `Recommended: ${action}. ${why}`,
    hintFailed: (reason: string) => `The bot could not think: ${reason}`,
    rules: 'Rules',
    log: 'Log',
    beside: 'Log and talk',
    choose: 'Choose',
    asked: 'What is asked',
    said: 'What is advised, and what is asked again',
    stopped: {
      learnt: (done: number, of: number) =>
        `Done: ${done} of ${of} steps. Dice or cards have shown something new: look before you go on.`,
      /** `learnt`: what was shown, in the game's words. */
      shown: (learnt: string, left: number) =>
        `${learnt} ${left === 1 ? 'The last step waits' : `${left} steps wait`} for you.`,
      others: (done: number, of: number) => `Stopped after ${done} of ${of}: others decide first.`,
      refused: (done: number, of: number, why: string) => `Stopped after ${done} of ${of}: ${why}`,
    },
    actions: (count: number) => `All choices (${count})`,
    menu: 'Menu',
    keys: 'Keyboard',
    settings: 'Settings',
    toLibrary: 'To the library',
    exportRecord: 'Export the record',
    replaySoFar: 'Replay so far',
    giveUp: 'Give up',
    giveUpTitle: 'Give this game up?',
    giveUpLoses:
      'It counts as lost and cannot be taken back. You will see how it went, and the replay stays with your games.',
    playOn: 'Play on',
    gaveUp: { title: 'Given up', detail: 'You ended this game before its rules did.' },
    pause: 'A moment…',
    waiting: (names: readonly string[]) => {
      if (names.length === 1) return `${names.join()} is thinking…`;
      const more = names.length - FEW_NAMES;
      return `Still deciding: ${names.slice(0, FEW_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
    },
    botFailed: (reason: string) => `The bot could not decide: ${reason}`,
    retry: 'Try again',
    seeRule: 'See the rule',
    notNow: (asked: string) => `Not now. ${asked}`,
    notYours: (names: readonly string[]) =>
      names.length === 0 ? 'Not now: others come first.' : `Not now: ${names.join(', ')} decides first.`,
    notSaved:
      'Games are not being saved: the browser’s store is full or blocked. Export the record of a game to keep it.',
    changedElsewhere: 'This game was played on in another window.',
    reload: 'Show it here',
    confirmTitle: 'Are you sure?',
    sure: {
      1: () => 'You give the game up; that cannot be taken back.',
      2: () => 'As far as can be told, this loses the game.',
      3: () => 'Sure? It may lose the game.',
      4: () => '',
      5: (left: number) => `Sure? The game may be lost, with ${left} left to do.`,
      6: (left: number) => `Back · ${left} left`,
      7: () => 'Sure? It costs a lot.',
      8: () => 'Sure? It shows something new and cannot be undone.',
      9: () => '',
    },
    /** What the way out does while something lies on the board. */
    youDecide: (left: number | undefined, name?: string) => {
      const who = name === undefined ? 'You decide' : `${name} decides`;
      return left === undefined ? who : `${who} · ${left} left`;
    },
    more: 'More',
    moreNote: (count: number) => `${count} more ${count === 1 ? 'choice' : 'choices'}`,
    fold: 'Fold this column',
    unfold: 'Unfold the column',
    raise: 'Show more',
    lower: 'Show less',
    confirm: 'Do it',
    missing: 'This game is not in this browser',
    missingDetail:
      'It was deleted, or the link came from another device. Ask for a share link or a record file instead.',
    broken: 'This game cannot be opened',
    board: 'Board',
    preview: 'Preview',
  },
  former: {
    title: 'Another release plays this game',
    read: 'Read it as far as it goes here',
    take: 'Take the record along',
    far: (shown: number, of: number) =>
      `The rules have changed since: the first ${shown} of ${of} actions can be shown here.`,
    plays: (rules: string, release: string | undefined) =>
      release === undefined
        ? `A release with rules ${rules} plays all of it.`
        : `Orrery ${release} plays all of it (rules ${rules}).`,
    why: 'Why',
  },
  keys: {
    title: 'Keyboard',
    choose: 'Take what carries that number',
    all: 'All choices',
    out: 'The way out: end the turn, pass, be done',
    fold: 'Fold the column beside the board',
    walk: 'Go through the choices, or over the board',
    decision: 'To the choices',
    board: 'To the board',
    log: 'To the log',
    undo: 'Undo',
    redo: 'Do again what was undone',
    trails: 'Trails of what changed, on and off',
    mute: 'Sound off, sound on',
    hint: 'Hint, on and off',
    watch: 'Watch what happened; then Space, arrows and Escape',
    rules: 'Rules, at the one that matters now',
    explain: 'Explain what is focused',
    map: 'This map',
    replay: 'In a replay: one moment back or on',
    rounds: 'In a replay: one round back or on',
    toRound: 'In a replay: go to a round',
    ends: 'In a replay: first and last moment',
    run: 'In a replay: play and pause',
  },
  end: {
    title: 'The game is over',
    rematch: 'Play again',
    next: (title: string) => `Next: ${title}`,
    replay: 'Replay',
    review: 'Look at the board',
    show: 'Result',
    more: 'More below',
    export: 'Export',
    exportShort: 'File',
    share: 'Copy a link',
    shareShort: 'Link',
    library: 'To the library',
  },
  replay: {
    title: (game: string) => `Replay of ${game}`,
    moment: (at: number, of: number) => `Moment ${at} of ${of}`,
    scrub: 'Moment',
    round: 'Round',
    roundMark: 'round',
    learnt: 'new knowledge',
    flag: (turn: string, told: string) => `${turn}. ${told}`,
    controls: 'Controls',
    first: 'First moment',
    previous: 'Previous moment',
    play: 'Play',
    pause: 'Pause',
    next: 'Next moment',
    last: 'Last moment',
    speed: 'Speed',
    share: 'Copy a link to this moment',
    shared: 'The link is copied.',
    shareFailed: 'The link could not be copied. It is shown here:',
    branch: 'Branch off here',
    branched: 'A new game from this moment, with new luck ahead.',
    branchOver: 'The game is over here: go back to branch off',
    export: 'Export the record',
    ended: {
      resigned: 'Here it was ended by a resignation.',
      resignedBy: (name: string) => `${name} resigned, and with that the match was over.`,
      agreed: 'Here everyone agreed to end it.',
      abandoned: 'Here it was left: nobody played on.',
      closed: 'Here the host of its server closed the table.',
    },
    badLink: 'This link cannot be opened',
    seenFrom: 'Seen from',
    everyone: 'Public',
  },
  link: {
    damaged: 'it is incomplete or damaged; perhaps it was cut when it was sent',
    tooLarge: 'it is too large',
    notJson: 'it does not hold JSON',
    unknownGame: (game: string) => `there is no game “${game}” here`,
    fileTooLarge: 'the file is too large',
    exported: (name: string) => `Saved as ${name}`,
  },
  rules: {
    title: (game: string) => `Rules of ${game}`,
    search: 'Search the rules',
    none: (query: string) => `Nothing found for “${query}”.`,
    found: (count: number) => (count === 1 ? '1 rule found' : `${count} rules found`),
    unknown: (rule: string) => `There is no rule ${rule} here.`,
    contents: 'Contents',
    glossary: (count: number) => `Glossary (${count} terms)`,
    missing: 'This game’s rulebook is not written yet.',
    index: 'Index of rules: the code and the tests of each',
    book: 'Back to the rulebook',
    loading: 'Loading…',
    indexFailed: 'The index could not be loaded. Try again with a connection.',
  },
  settings: { title: 'Settings', reset: 'Back to defaults', each: settings, kept: 'Kept in this browser.' },
  trouble: {
    title: 'Something broke',
    detail: 'This is our fault, not yours. Your game is saved up to the last action.',
    export: 'Export the record',
    library: 'To the library',
    reload: 'Load the page anew',
    load: 'This part of the app could not be loaded. Are you online?',
  },
  missing: {
    title: 'There is nothing here',
    detail: 'The address is wrong, or what was here has gone.',
    library: 'To the library',
  },
  update: {
    ready: 'A new version of Orrery is ready.',
    now: 'Load it',
    offline: 'Orrery now works offline.',
  },
} as const;
