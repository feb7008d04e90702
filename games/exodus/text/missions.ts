/** What the coach says in the missions of Exodus, in English. */
export interface MissionWords {
  readonly title: string;
  readonly about: string;
  readonly goal: string;
  readonly end: string;
  readonly lines: Readonly<Record<string, string>>;
}

const AGAIN = 'But you are judged by Justice. Once more from the slips?';

export const MISSION_WORDS = {
  morning: {
    title: 'The first morning',
    about: 'reading odds, writing slips, a quiet vote',
    goal: 'Justice 9 or more',
    end: 'Ten. Tonight they believe in you, and because nobody shouted the fleet is calm. So goes every day: all write, all read, the night answers.',
    lines: {
      justice: 'You are the Governor. This is how fair people think you are.',
      justiceMore: 'You are judged by it: when a home is found, the highest standing wins alone.',
      edge: 'And this is how frightened they are. High is bad.',
      edgeMore: 'From 5 on every night may bring a crisis. Courts are rolled against it, too.',
      write: 'The bars are chances. Write an order for your own people: Adjudicate, courts until midnight.',
      writeMore:
        'Your Justice and three dice, each −, 0 or +, less Edge: 3 or more is done, green; 0 to 2 half done, yellow; less fails, red.',
      send: 'You also write for the others, and they for you. Your clerk has pencilled two slips. Send them.',
      pencil: 'The Church helps your courts, the Military brings in bread. Most votes decide.',
      other: '{order} brings no Justice, and the goal is Justice 9. Press Adjudicate: nothing is sent yet.',
      astray:
        'Your people do as you wrote, and that is not the courts. Accept; in the evening you can try again.',
      quiet: 'Eight votes to three for your courts. Accept: if nobody objects, the fleet breathes out.',
      quietMore:
        'A vote without an objection calms the fleet by 3 Edge. Whoever objects gives that up for all.',
      dark: 'After the vote factions may also act in the dark, unseen. Not today: no order.',
      darkMore: 'Spies and knives cost your own people their full mind: one of their dice would be a sure −.',
    },
    missed: {
      rationing: `Fuller plates. ${AGAIN}`,
      office: `A fine title. ${AGAIN}`,
      rest: `A quiet day in the offices. ${AGAIN}`,
    },
  },
  six: {
    title: 'Six to five',
    about: 'being outvoted, and striking a deal',
    goal: 'your courts sit today: Adjudicate is carried out',
    end: 'Your courts sat: Justice 9, by one sentence to the right person. The price: nobody harvested, Supply −1, and a quiet vote would have taken 3 Edge away. Everything here is bought from somebody.',
    lines: {
      outvoted:
        'They want your people in the fields, six votes to five. You can live with it, or you can talk.',
      offer:
        'The Prelate would rather tend the flock than hunt. You hold three votes for the Church. What could you give?',
      offerMore: 'Ask for Adjudicate, and offer to write Tend for the Church. The Prelate probably agrees.',
      turned: 'One sentence, six votes.',
      candles:
        'Prelate: “You would hunt through my pews, and now you would not. Why?” You: “Because I need my courts today.” Prelate: “Then courts, and candles. Agreed.”',
      drawer: 'Prelate: “A favour of the Governor. I shall keep it in a drawer.”',
      gavel: 'Captain: “Done. My guns, your gavel.”',
      outvotedMore:
        'Your slip weighs five, theirs three each. “Talk” asks one of them for one slip: that is enough.',
      dark: 'No order in the dark. Let your people go to work.',
      darkMore: 'Your courts need a clear head today: acting in the dark would spoil one of their dice.',
    },
    asides: {
      empty: 'Prelate: “Ask me with something in your hand.”',
      captain: 'Captain: “Ask me with something in your hand.”',
    },
    missed: {
      quiet: 'A quiet day is a choice too: Edge 0. But you came to be heard. Once more?',
      forced: 'Now you know what shouting costs. Once more from the vote?',
      dropped: 'You asked, and let it be. Your people go to the fields. Once more from the vote?',
    },
  },
  hand: {
    title: 'One hand each',
    about: 'the map, a jump, an arrival, a harvest, a strain',
    goal: 'a day at Cinder, and Supply 6 or more',
    end: 'A jump, a day of work, and the stores hold. Every star costs this, and gives something.',
    lines: {
      star: 'The god in the hold moves us. Three hands turn the key: yours, the Governor’s, the Captain’s. Touch a star.',
      starMore: 'Cinder has abundance, Wicker has nothing, and nobody has looked at Tansy.',
      captain: 'The Captain wants Tansy. Hold your vote; he will see reason.',
      captainMore: 'Captain: “Nobody has looked at it. That is what I like.”',
      cost: 'Faith −1, Treachery +1, one link on the chain: every jump costs this.',
      costMore:
        'Faith less Treachery is what holds the god. Each link is a sure − on the next jump, until a day of rest.',
      spend: 'The jump went better than it had to. Spend what is left: more stars, or faster work?',
      spendMore:
        'Each point is a sure + on that roll. One point on work makes the harvest here a single day.',
      stay: 'There is work at Cinder. Vote to stay.',
      stayMore: 'Leaving gives up what is found here. Each of you has one vote; most votes decide.',
      slips: 'Let the Governor harvest. Your three and the Captain’s three outvote her courts.',
      slipsMore: 'For your own people: Tend. For the Military: Stand To.',
      day: 'Six votes to five, and nobody objects. Accept, and no order in the dark.',
      dayMore: 'On a day with a harvest nothing is eaten from the stores.',
      strain: 'Something always breaks. Today it is your turn to carry it.',
      strainMore: 'The scales below a face show who bears the next one. Take what crosses no line.',
    },
    missed: {
      divided: 'Two hands do not turn the key. The fleet waits a day, Edge +1. Once more from the map?',
      hungry: 'Nobody went out, so we ate from the stores. Once more from the slips?',
      borne: 'The work is not done yet, and you took from the stores. Once more from the slips?',
    },
  },
  fever: {
    title: 'Fever and fire',
    about: 'a duty, help, answering a scene, a crisis, a battle',
    goal: 'your duty met, and no hunters left',
    end: 'The duty is met, and no hunter is near. Alive is also a medal.',
    lines: {
      duty: 'Fever on the gun decks. Your order is fixed: quarantine. The list says why.',
      dutyMore:
        'A duty undone costs the fleet something every night, so nobody may write anything else for you.',
      test: 'Test Might against Edge. Help would make it surer.',
      testMore: 'Each helper who has a word in common makes one of three dice a sure +.',
      help: 'Who can help with science? The Governor. The Church cannot: no word in common.',
      helpMore: 'Write Assist Military for the Government; with the Church’s slip that is six votes to five.',
      open: 'The slips are open. Accept what stands, and see who objects.',
      openMore: 'Whoever is outvoted may object and talk to one of the others. Someone here will.',
      answer: 'Agree, refuse, or ask for more. All three are sound.',
      plea: 'Governor: “My courts are overflowing, Captain. Write Adjudicate for me. You get my marker.”',
      before: 'You gave her what she wanted before she asked. No order in the dark.',
      dark: 'Send the doctors in. No order in the dark.',
      darkMore: 'The doctors are yours: another order tonight would spoil one of their dice.',
      over: 'The fever is over. But three days in one place…',
      overMore:
        'From the third day on each day adds a − to the roll for a crisis. Hunters follow whoever rests.',
      hunters: 'Hunters, as strong as you. Fight or run?',
      huntersMore: 'The Governor would fight, the Prelate would run. Your vote decides.',
    },
    asides: { stood: 'Governor: “My marker, Captain, and not a thing more.”' },
  },
  ship: {
    title: 'The listening ship',
    about: 'spying, distraction, secrets, a threat',
    goal: 'Treachery 2',
    end: 'Treachery 2: the logs are clean. Whoever listens, need not shout.',
    lines: {
      listen: 'You hear everything except what they whisper. Listen to someone.',
      listenMore: 'It distracts: Calm 0 / 4 / 96 becomes 0 / 11 / 89. The Military hides worst.',
      paper:
        'A third of their fighters exist on paper. Two know now: they, and you. You never count; at three it would be out.',
      heard: 'They noticed, but you know. You never count; when three others know a secret, it is out.',
      clickGovernment: 'Governor: “A click on the line, Network?” They noticed, but you know.',
      nothing: 'Then all you hold is the Prelate’s dice. Use them, or offer something.',
      night: 'The fleet stays another day. Write Skin Hunt for your own people.',
      nightMore: 'For the others, what they want anyway: Tend, Rationing, Stand To.',
      remind: 'You want to hunt, they want you to scan. Remind the Captain what you heard.',
      remindOther: 'You want to hunt, they want you to scan. Speak to whoever has something to lose.',
      remindMore: 'Object, ask for Skin Hunt, and threaten with what you know. A marker is taken too.',
      heardMore:
        'Whoever knows a secret can threaten with it, and at the end what stayed hidden is worth points.',
      turnedMore:
        'The slip is written anew and counted again. A threat that works costs nothing but friends.',
      hunt: '“…Who taught you to count our wings?” “You did, every night.” “Hunt, then.”',
      forced: 'It worked. Everyone heard it.',
      dealt: 'They will write Skin Hunt. Accept what stands, and no order in the dark.',
    },
    asides: { empty: '“And why should I?” Threaten, or offer something.' },
    missed: 'You scan the stars, and the whispers go on. Once more from the slips?',
  },
  harbour: {
    title: 'Six days to Harbour',
    about: 'a short voyage of your own',
    goal: 'a colony',
    end: 'You have led a fleet home. Eight chairs wait.',
    lines: {
      home: 'Wicker could be our home. But a colony within three arrivals does not last: the hunters are near. You have one.',
      homeMore:
        'Each star reached for the first time is an arrival, and takes the fleet further from whoever hunts it.',
      free: 'Two arrivals: Cinder, then Wicker. The rest is yours. I speak when you ask.',
      freeMore: 'Keep Faith, Supply and Women above 0, and leave before the third day.',
    },
    missed: 'The fleet is lost. The ending says why. Once more from the morning?',
  },
} satisfies Record<string, MissionWords & Readonly<Record<string, unknown>>>;
