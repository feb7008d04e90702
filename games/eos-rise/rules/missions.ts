/** ER-8.6 Personal missions take notice of what happens. The reward is paid at once. */
import { CHARACTERS, type CharacterId } from '../content/characters.ts';
import type { Gain } from '../content/gains.ts';
import { type Deed, MISSIONS } from '../content/missions.ts';
import type { EosFrame } from '../frame.ts';
import type { G } from '../state.ts';

/** Call it after the step has said what comes next: rewards go on top. */
export function notice(g: G, deed: Deed): void {
  for (const who of CHARACTERS) {
    const { mission } = g.s.crew[who];
    if (mission === undefined) continue;
    const { scores, stars, reward } = MISSIONS[mission.card];
    const worth = scores(deed);
    if (typeof worth === 'string') {
      if (mission.counted.includes(worth)) continue;
      mission.counted.push(worth);
      mission.stars++;
    } else {
      if (worth === 0) continue;
      mission.stars += worth;
    }
    g.tell({ type: 'star', who, card: mission.card, stars: Math.min(mission.stars, stars) });
    if (mission.stars < stars) continue;
    g.s.crew[who].mission = undefined;
    g.use('mission', mission.card);
    g.tell({ type: 'missionDone', who, card: mission.card });
    pay(g, reward, who);
  }
}

/** ER-22.6 rewards in their printed order. */
export function pay(g: G, gains: readonly Gain[], who: CharacterId): void {
  g.then(...gains.map(({ gain, n }): EosFrame => ({ step: 'gain', gain, n, who })));
}
