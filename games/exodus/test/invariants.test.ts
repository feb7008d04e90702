/** States that cannot be played on are refused, each with the field and the reason. */
import { expect, test } from 'vitest';
import { clone, Match } from '#engine';
import { exodus } from '../index.ts';
import type { State } from '../state.ts';
import { positionOf } from './scene.ts';

const sound = positionOf({ seats: 5, next: [] });
const random = { kind: 'fast', seed: 'load' } as const;

function broken(change: (s: State & Record<string, unknown>) => void): string {
  const s = clone(sound) as State & Record<string, unknown>;
  change(s);
  const loaded = Match.load(exodus, s, random);
  return loaded.ok ? 'accepted' : loaded.refusal.message;
}

test('a sound position is accepted and plays on', () => {
  const loaded = Match.load(exodus, sound, random);
  expect(loaded.ok && loaded.match.decisions()[0]?.actions.length).toBeGreaterThan(0);
});

test.each<[string, (s: State & Record<string, unknown>) => void, RegExp]>([
  ['a trait above 12', (s) => (s.traits.faith = 13), /state\.traits\.faith must be .* from 0 to 12/],
  ['a trait below 0', (s) => (s.traits.women = -1), /state\.traits\.women/],
  [
    'a marker too many',
    (s) => Object.assign(s.houses[0] ?? {}, { pool: 4 }),
    /state\.houses must hold the five markers/,
  ],
  [
    'a faction twice',
    (s) => s.houses[1] && Object.assign(s.houses[1], { faction: 'church' }),
    /faction order/,
  ],
  ['two in one seat', (s) => Object.assign(s.houses[1] ?? {}, { seat: 0 }), /a seat of their own/],
  [
    'a secret twice',
    (s) => s.secrets.push(clone(s.secrets[0] as State['secrets'][0])),
    /name a secret twice/,
  ],
  ['links one way only', (s) => s.systems[1]?.links.push(2), /linked both ways/],
  ['nowhere', (s) => (s.here = 77), /state\.here/],
  ['a burden of nobody', (s) => (s.burden = 'security'), /state\.burden/],
  ['a scene without players', (s) => s.stack.push({ step: 'sceneOffer' }), /state\.scene/],
  ['nothing next', (s) => (s.stack = []), /state\.stack/],
  ['a step of another game', (s) => s.stack.push({ step: 'checkmate' } as never), /state\.stack/],
  [
    'XD-19.1 two live secrets of one leader',
    (s) => s.secrets.push({ id: 'prelate-tremor', owner: 'church', knowers: [], public: false, void: false }),
    /state\.secrets hold 2 of the leader of the church/,
  ],
  [
    'XD-19.1 two of them, one already public',
    (s) => s.secrets.push({ id: 'prelate-tremor', owner: 'church', knowers: [], public: true, void: false }),
    /state\.secrets hold 2 of the leader of the church/,
  ],
  [
    'a void secret that is not a leader’s',
    (s) => Object.assign(s.secrets[0] ?? {}, { void: true }),
    /state\.secrets call it-talks-at-night void/,
  ],
  [
    'a secret of another book',
    (s) => Object.assign(s.secrets[0] ?? {}, { owner: 'military' }),
    /give it-talks-at-night to the military/,
  ],
  [
    'a first leader from elsewhere',
    (s) => Object.assign(s.houses[1] ?? {}, { leader: { ...s.houses[1]?.leader, from: 'church' } }),
    /rose elsewhere/,
  ],
  [
    'a duty twice',
    (s) => s.houses[0]?.mandates.push({ kind: 'repair', since: 1 }, { kind: 'repair', since: 0 }),
    /the same duty twice: church/,
  ],
  [
    'a shared duty of the Church',
    (s) => s.houses[0]?.mandates.push({ kind: 'suppression', since: 1, shared: true }),
    /only the Government can share/,
  ],
  [
    'an agenda of another book',
    (s) => Object.assign(s.houses[0] ?? {}, { agendas: ['bristling'] }),
    /agendas that the church cannot be dealt/,
  ],
  [
    'an agenda seen by its owner',
    (s) => s.houses[0]?.agendasSeen.push({ agenda: 0, by: 'church' }),
    /agenda of the church seen by nobody else/,
  ],
  [
    'two marked leaders at five seats',
    (s) => {
      for (const house of s.houses.slice(0, 2)) house.marked = 1;
    },
    /2 marked leaders/,
  ],
  [
    'a marked Network',
    (s) => {
      for (const house of s.houses) if (house.faction === 'network') house.marked = 1;
    },
    /a marked Network/,
  ],
  ['a discovery lost', (s) => s.deck[0]?.cards.pop(), /state\.deck has lost/],
  [
    'a pledge to oneself',
    (s) => s.pledges.push({ kind: 'disposition', by: 'church', to: 'church' }),
    /state\.pledges must bind/,
  ],
  [
    'a pledge to somebody who is not there',
    (s) => s.pledges.push({ kind: 'disposition', by: 'church', to: 'security' }),
    /state\.pledges must bind/,
  ],
  [
    'a course pledged by who has none',
    (s) => s.pledges.push({ kind: 'course', by: 'network', to: 'church' }),
    /give away a course of the network/,
  ],
  ['a fleet where it never was', (s) => (s.here = 1), /state\.here was never arrived at/],
  [
    'a choice where there is none',
    (s) => Object.assign(s.systems[1] ?? {}, { reward: 2, choice: 'supply' }),
    /XD-8\.6\): 1/,
  ],
  ['work on nothing', (s) => Object.assign(s.systems[0] ?? {}, { convenience: 0 }), /where there is nothing/],
  ['work that nobody looked at', (s) => Object.assign(s.systems[1] ?? {}, { left: 1 }), /nobody has looked/],
  [
    'a flawed site that is none',
    (s) => Object.assign(s.systems[0] ?? {}, { flawed: true }),
    /call flawed what is no site/,
  ],
  [
    'a force that nobody saw',
    (s) => Object.assign(s.systems[2] ?? {}, { force: 2 }),
    /a force that nobody has seen \(XD-7\.7\): 2/,
  ],
  [
    'a place sounded too late',
    (s) => Object.assign(s.systems[0] ?? {}, { sounded: { risk: 0, by: 'church' } }),
    /sounded after the arrival/,
  ],
  [
    'a force that grew',
    (s) => (s.force = { size: 3, lead: 1, began: 2, betrayed: false }),
    /state\.force has grown/,
  ],
  ['a field too many', (s) => (s.gold = 1), /state\.gold is not known here/],
])('%s is refused', (_, change, message) => {
  expect(broken(change)).toMatch(message);
});

/** The Government offers the Church something, in a debate about the Government's orders. */
function offering(change: (scene: NonNullable<State['scene']>, s: State) => void): string {
  return broken((s) => {
    s.stack.push({ step: 'sceneOffer' });
    s.scene = {
      ...{ phase: 'resolve', opener: 'government', respondent: 'church', issue: 'government' },
      ...{ demand: 'gov-adjudicate', items: [], choice: {} },
    };
    change(s.scene, s);
  });
}

test.each<[string, Parameters<typeof offering>[0], RegExp]>([
  ['nothing at all', () => undefined, /^accepted$/],
  [
    'more markers than there are',
    (scene, s) => {
      scene.items.push({ kind: 'marker' }, { kind: 'marker' });
      Object.assign(s.houses[1] ?? {}, { pool: 1 });
      Object.assign(s.houses[2] ?? {}, { held: { government: 4 } });
    },
    /more markers than the opener could give/,
  ],
  [
    'a marker back that is not held',
    (scene) => scene.items.push({ kind: 'return' }),
    /more markers than the opener could give/,
  ],
  [
    'silence twice',
    (scene) => scene.items.push({ kind: 'pledge-silence' }, { kind: 'pledge-silence' }),
    /promise the same thing twice/,
  ],
  [
    'a course of the Network',
    (scene) => {
      Object.assign(scene, { opener: 'network' });
      scene.items.push({ kind: 'pledge-course' });
    },
    /a course that is not the opener’s/,
  ],
  [
    'the vote that is argued about',
    (scene) => scene.items.push({ kind: 'vote', faction: 'government', intent: 'none' }),
    /cannot be traded/,
  ],
  [
    'one vote twice',
    (scene) =>
      scene.items.push(
        { kind: 'vote', faction: 'church', intent: 'none' },
        { kind: 'vote', faction: 'church', intent: 'rest' },
      ),
    /cannot be traded/,
  ],
  [
    'a vote where nobody writes',
    (scene) => {
      Object.assign(scene, { phase: 'disposition', issue: undefined, demand: 'stay' });
      scene.items.push({ kind: 'vote', faction: 'church', intent: 'none' });
    },
    /cannot be traded/,
  ],
  ['something to oneself', (scene) => (scene.respondent = 'government'), /one faction alone/],
  [
    'something for a ballot that is none',
    (scene) => {
      Object.assign(scene, { phase: 'course', issue: undefined, demand: 'hold', respondent: 'network' });
    },
    /a ballot that the respondent does not have/,
  ],
  [
    'something to nobody',
    (scene) => {
      scene.respondent = undefined;
      scene.items.push({ kind: 'marker' });
    },
    /to nobody/,
  ],
  [
    'a threat with another’s secret',
    (scene, s) => (scene.threat = s.secrets.findIndex(({ owner }) => owner === 'military')),
    /not the respondent’s/,
  ],
])('XD-11.2 an offer of %s', (_, change, message) => {
  expect(offering(change)).toMatch(message);
});
