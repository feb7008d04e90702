/** XD-11 A scene: the talk so far, what a forced test would be, and what one can say next. */

import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useScrollable } from '#ui/scrollable.ts';
import type { FactionId } from '../content/factions.ts';
import { ORDER_KEYS } from '../content/orders.ts';
import { HOME_SHIPS } from '../content/ships.ts';
import { orderOutlook } from '../outlook.ts';
import { forcedOutlook, standIn } from '../rules/outlookScene.ts';
import { settingWords } from '../text/colour.ts';
import { faction } from '../text/names.ts';
import { named } from '../text/people.ts';
import { SCENE_WORDS } from '../text/stage.ts';
import { stake } from '../text/stakes.ts';
import { SHORT } from '../text/table.ts';
import type { View } from '../view/index.ts';
import type { SeenScene } from '../view/scene.ts';
import { Emblem } from './art/Emblem.tsx';
import { Choices, type Offer } from './Choices.tsx';
import { useTheDesk } from './desk.ts';
import { OutlookBox } from './Odds.tsx';
import { offersOf } from './offers.tsx';
import { SettingForm } from './SettingForm.tsx';
import { Talk } from './Talk.tsx';
import { talkOf } from './talk.ts';
import './scene.css';

/** The steps in which the respondent has the word. */
const ANSWERS: ReadonlySet<string | undefined> = new Set([
  'sceneAnswer',
  'sceneCounter',
  'sceneCounterVote',
  'sceneLast',
]);

export function SceneStage(): JSX.Element | undefined {
  const { props, view, actions } = useTheDesk();
  const { scene } = view;
  const talk = useRef<HTMLElement>(null);
  const scroller = useScrollable(talk);
  const said = talkOf(view);
  useEffect(() => {
    talk.current?.querySelector('.xd-talk > :last-child')?.scrollIntoView({ block: 'nearest' });
  }, [said.length, view.phase]);
  if (scene === undefined) return undefined;
  const offers = offersOf(view, actions, (action) => props.game.words.action(action, view))
    .map((offer) => withStand(view, scene, offer))
    .sort((a, b) => rank(a) - rank(b));
  return (
    <div class="xd-scene" data-part="scene">
      <p class="xd-scene__where o-eyebrow">{whereabouts(view, scene)}</p>
      <section ref={scroller} class="xd-scene__talk" aria-label={SCENE_WORDS.talk}>
        <Talk
          said={said}
          opener={scene.opener}
          speakers={scene.speakers}
          next={offers.length > 0 || view.phase === 'sceneForce' ? undefined : speaksNext(view, scene)}
        />
        {view.phase === 'sceneForce' ? undefined : <Forced />}
        <Setting view={view} scene={scene} />
      </section>
      <Stands view={view} scene={scene} />
      {offers.length > 0 ? (
        <Choices offers={offers} columns={offers.length > 4 ? 3 : 2} detailed={view.phase === 'sceneForce'} />
      ) : undefined}
    </div>
  );
}

function whereabouts(view: View, scene: SeenScene): string {
  const { opener, respondent, issue, phase, prelude } = scene;
  const ships = HOME_SHIPS[respondent ?? opener];
  const ship = scene.ship ?? ships[view.cycle % ships.length] ?? ships[0];
  const where = settingWords({ ship, ...(prelude === undefined ? {} : { prelude }) });
  const about =
    issue !== undefined
      ? SCENE_WORDS.issue(faction(issue))
      : phase === 'resolve'
        ? SCENE_WORDS.title
        : SCENE_WORDS.ballot;
  return `${where} · ${about}`;
}

function speaksNext({ phase }: View, { opener, respondent }: SeenScene): FactionId {
  return ANSWERS.has(phase) && respondent ? respondent : opener;
}

/** What closes the offer comes first, what gives up comes last. */
const rank = ({ action: { type } }: Offer): number => (type === 'enough' ? -1 : type === 'withdraw' ? 1 : 0);

/** Whom one could speak to says where they stand; what one could demand says how it would go. */
function withStand(view: View, scene: SeenScene, offer: Offer): Offer {
  const { action } = offer;
  if (action.type === 'respondent') {
    const now = standIn(view, action.faction);
    return {
      ...offer,
      title: SHORT[action.faction],
      art: <Emblem of={action.faction} size={22} />,
      lines: now === undefined ? [] : [`${SCENE_WORDS.stands} ${stake(now)}`],
    };
  }
  if (action.type === 'issue') {
    const order = view.resolved[action.faction];
    return {
      ...offer,
      title: SHORT[action.faction],
      art: <Emblem of={action.faction} size={22} />,
      lines: order === undefined ? [] : [stake(order)],
    };
  }
  if (action.type === 'enough') return { ...offer, tone: 'good' };
  if (action.type === 'force' && view.faction !== undefined && scene.respondent !== undefined) {
    const other = view.faction === scene.opener ? scene.respondent : scene.opener;
    return { ...offer, outlook: forcedOutlook(view, view.faction, other), tone: 'danger' };
  }
  if (action.type === 'demand' && scene.issue !== undefined) {
    const order = ORDER_KEYS.find((key) => key === action.stake);
    return order === undefined ? offer : { ...offer, outlook: orderOutlook(view, scene.issue, order) };
  }
  return offer;
}

/** Where the respondent stands now: what the talk is meant to change. */
function Stands({ view, scene: { respondent } }: { view: View; scene: SeenScene }): JSX.Element | undefined {
  const now = respondent === undefined ? undefined : standIn(view, respondent);
  if (respondent === undefined || now === undefined) return undefined;
  return (
    <p class="xd-scene__stands">
      {SHORT[respondent]} {SCENE_WORDS.stands} <b>{named(stake(now), view)}</b>
    </p>
  );
}

/** XD-11.11 colour, while it can still be added. */
function Setting({ view, scene }: { view: View; scene: SeenScene }): JSX.Element | undefined {
  const { decision } = useTheDesk();
  const { faction: me } = view;
  if (decision === undefined || me === undefined) return undefined;
  if (decision.prompt === 'sceneDemand') return <SettingForm of={me} opens />;
  return decision.prompt === 'sceneAnswer' && me === scene.respondent ? (
    <SettingForm of={me} opens={false} />
  ) : undefined;
}

/** The test as it would be if this seat, or else the opener, forced the matter. */
function Forced(): JSX.Element | undefined {
  const { view } = useTheDesk();
  const { scene, faction: me } = view;
  if (scene?.respondent === undefined || scene.demand === undefined) return undefined;
  const forcer = me === scene.respondent ? me : scene.opener;
  const other = forcer === scene.opener ? scene.respondent : scene.opener;
  const outlook = forcedOutlook(view, forcer, other);
  if (outlook === undefined) return undefined;
  return (
    <details class="xd-scene__force">
      <summary>
        {SCENE_WORDS.forceOdds} ({SHORT[forcer]})
      </summary>
      <OutlookBox outlook={outlook} />
    </details>
  );
}
