/** Every card of every deck is in one place. */
import type { Problem } from '#engine';
import { ALIEN_CLASSES, ALIEN_IDS, ALIENS } from '../content/aliens.ts';
import { CHARACTERS } from '../content/characters.ts';
import { CONTRACT_IDS } from '../content/contracts.ts';
import { DAMAGE_IDS } from '../content/damage.ts';
import { EVENT_IDS, EVENTS_OF } from '../content/eventIds.ts';
import { REGIONS } from '../content/regions.ts';
import { COPIES, TECHNOLOGY_IDS } from '../content/technologyIds.ts';
import type { Deck, State } from '../state.ts';

export function cardProblem(s: State): Problem | undefined {
  const { decks, crew } = s;
  const inFrames = s.stack.flatMap((frame): string[] => {
    if (frame.step === 'thirdCard') return [frame.card];
    return 'cards' in frame ? [...frame.cards] : [];
  });
  const all = (deck: Readonly<Deck<string>>) => [...deck.draw.flatMap(({ cards }) => cards), ...deck.discard];
  const members = CHARACTERS.map((who) => crew[who]);
  const raiders = [...s.pursuit, ...s.attackers].map(({ card }) => card);
  const laid = s.combat?.cards.map(({ card }) => card) ?? [];
  const everywhere = [
    ...Object.values(decks).flatMap((deck) => all(deck)),
    ...s.held,
    ...laid,
    ...members.flatMap(({ technology, contract }) => [...technology, ...(contract ? [contract] : [])]),
    ...Object.values(s.orders).filter((card) => card !== undefined),
    ...raiders,
    ...(s.event ? [s.event] : []),
    ...inFrames,
  ];
  const counts = new Map<string, number>();
  for (const card of everywhere) counts.set(card, (counts.get(card) ?? 0) + 1);
  const expect = (ids: readonly string[], copies: number) => ids.find((id) => counts.get(id) !== copies);
  const wrong =
    expect([...DAMAGE_IDS, ...ALIEN_IDS, ...CONTRACT_IDS, ...EVENT_IDS], 1) ?? expect(TECHNOLOGY_IDS, COPIES);
  if (wrong !== undefined)
    return {
      field: 'state.decks',
      reason: `must hold every card with what is in play: ${wrong} is there ${counts.get(wrong) ?? 0} times`,
    };
  for (const name of ALIEN_CLASSES) {
    const stray = all(decks[name]).find(
      (id) => !ALIEN_IDS.some((card) => card === id && ALIENS[card].class === name),
    );
    const order = s.orders[name];
    if (stray !== undefined || (order !== undefined && ALIENS[order].class !== name))
      return { field: `state.decks.${name}`, reason: `must hold ${name} cards only` };
  }
  for (const region of REGIONS) {
    const own: readonly string[] = EVENTS_OF[region];
    if (all(decks[region]).some((card) => !own.includes(card)))
      return { field: `state.decks.${region}`, reason: `must hold events of ${region} only` };
  }
  return undefined;
}
