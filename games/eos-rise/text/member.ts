/** What a character's board says in words, in English. */
import type { CharacterId } from '../content/characters.ts';
import { MISSIONS } from '../content/missions.ts';
import type { View } from '../view.ts';
import {
  type CardWords,
  contractWords,
  gainWords,
  MISSION_WORDS,
  ROOM_WORDS,
  technologyWords,
} from './cards.ts';
import { galaxyName } from './names.ts';
import { CREW_WORDS } from './table.ts';

interface MemberFacts {
  readonly numbers: readonly string[];
  readonly cards: readonly CardWords[];
}

export function memberFacts(view: View, who: CharacterId): MemberFacts {
  const member = view.crew[who];
  const { technology, contract, cargo, mission, room } = member;
  const cards = technology.map((id) => kept(CREW_WORDS.technology, technologyWords(id)));
  if (contract) {
    const where = cargo ? ` ${CREW_WORDS.cargoAt(galaxyName(cargo))}.` : '';
    cards.push(kept(CREW_WORDS.contract, contractWords(contract), where));
  }
  if (mission) {
    const { stars, reward } = MISSIONS[mission.card];
    const { name, text } = MISSION_WORDS[mission.card];
    cards.push({
      name: `${CREW_WORDS.mission}: ${name} (${CREW_WORDS.stars(mission.stars, stars)})`,
      text: `${text} ${CREW_WORDS.reward}: ${gainWords(reward)}.`,
    });
  }
  if (room) cards.push(kept(CREW_WORDS.room, ROOM_WORDS[room]));
  return {
    numbers: [
      CREW_WORDS.level(member.level),
      CREW_WORDS.dice(member.dice),
      `${CREW_WORDS.stress(member.stress, member.breakdown, view.stressFloor)}, ${CREW_WORDS.breakdown(member.breakdown)}`,
      CREW_WORDS.cubes(member.cubes, member.squares, CREW_WORDS.cube[who]),
    ],
    cards,
  };
}

function kept(kind: string, { name, text }: CardWords, more = ''): CardWords {
  return { name: `${kind}: ${name}`, text: `${text}${more}` };
}
