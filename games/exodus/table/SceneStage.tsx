/** XD-11 A scene: two leaders, a demand, an offer piece by piece, perhaps a threat; and what a forced test would be. */
import type { JSX } from 'preact';
import type { FactionId } from '../content/factions.ts';
import { ORDER_KEYS } from '../content/orders.ts';
import { orderOutlook } from '../outlook.ts';
import { forcedOutlook, standIn } from '../outlookScene.ts';
import { Faction, faction, HOME_SHIPS, leaderName } from '../text/names.ts';
import { named } from '../text/people.ts';
import { SECRET_WORDS } from '../text/secrets.ts';
import { SCENE_WORDS } from '../text/stage.ts';
import { item, stake } from '../text/stakes.ts';
import { SHORT } from '../text/table.ts';
import type { View } from '../view.ts';
import { Emblem } from './art/Emblem.tsx';
import { Portrait } from './art/Portrait.tsx';
import { Choices, type Offer } from './Choices.tsx';
import { useTheDesk } from './desk.ts';
import { OutlookBox } from './Odds.tsx';
import { offersOf } from './offers.tsx';
import './scene.css';

type Scene = NonNullable<View['scene']>;

export function SceneStage(): JSX.Element | undefined {
  const { props, view, actions } = useTheDesk();
  const { scene } = view;
  if (scene === undefined) return undefined;
  const { opener, respondent, issue } = scene;
  const ships = HOME_SHIPS[respondent ?? opener];
  const ship = ships[view.cycle % ships.length];
  const offers = offersOf(view, actions, (action) => props.game.words.action(action, view))
    .map((offer) => withStand(view, scene, offer))
    .sort((a, b) => rank(a) - rank(b));
  return (
    <div class="xd-scene" data-part="scene">
      <p class="xd-scene__where o-eyebrow">
        {SCENE_WORDS.aboard(ship ?? '')} ·{' '}
        {issue === undefined
          ? scene.phase === 'resolve'
            ? SCENE_WORDS.title
            : SCENE_WORDS.ballot
          : SCENE_WORDS.issue(faction(issue))}
      </p>
      <div class="xd-scene__talk">
        <Speaker view={view} who={opener} side="left">
          <Demand scene={scene} />
        </Speaker>
        {respondent === undefined ? undefined : (
          <Speaker view={view} who={respondent} side="right">
            <Answer scene={scene} />
          </Speaker>
        )}
      </div>
      {view.phase === 'sceneForce' ? undefined : <Forced />}
      {offers.length > 0 ? (
        <Choices offers={offers} columns={offers.length > 4 ? 3 : 2} detailed={view.phase === 'sceneForce'} />
      ) : (
        <p class="xd-stage__wait">{SCENE_WORDS.waiting(Faction(waitsFor(view, scene)))}</p>
      )}
    </div>
  );
}

function waitsFor({ phase }: View, { opener, respondent }: Scene): FactionId {
  return (phase === 'sceneAnswer' || phase === 'sceneCounter' || phase === 'sceneLast') && respondent
    ? respondent
    : opener;
}

/** What closes the offer comes first, what gives up comes last. */
const rank = ({ action: { type } }: Offer): number => (type === 'enough' ? -1 : type === 'withdraw' ? 1 : 0);

/** Whom one could speak to says where they stand; what one could demand says how it would go. */
function withStand(view: View, scene: Scene, offer: Offer): Offer {
  const { action } = offer;
  const stand = (who: FactionId) => standIn(view, who);
  if (action.type === 'respondent') {
    const now = stand(action.faction);
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

function Speaker({
  view,
  who,
  side,
  children,
}: {
  view: View;
  who: FactionId;
  side: 'left' | 'right';
  children: JSX.Element;
}): JSX.Element | undefined {
  const house = view.houses.find(({ faction: other }) => other === who);
  if (house === undefined) return undefined;
  return (
    <section class={`xd-speaker xd-speaker--${side} xd-of-${who}`}>
      <figure class="xd-speaker__who">
        <Portrait leader={house.leader} of={who} size={64} />
        <figcaption>
          <b>{SHORT[who]}</b>
          <small>{leaderName(house.leader)}</small>
        </figcaption>
      </figure>
      <div class="xd-speaker__says">{children}</div>
    </section>
  );
}

function Demand({ scene }: { scene: Scene }): JSX.Element {
  const { view } = useTheDesk();
  const { demand, items, threatened, threat } = scene;
  return (
    <>
      <p class="xd-bubble">
        <small>{SCENE_WORDS.demand}</small> {demand === undefined ? '…' : named(stake(demand), view)}
      </p>
      {items.length > 0 ? (
        <ul class="xd-bubble xd-items">
          <li>
            <small>{SCENE_WORDS.offer}</small>
          </li>
          {items.map((one, i) => (
            <li key={i}>{named(item(one), view)}</li>
          ))}
        </ul>
      ) : undefined}
      {threatened ? (
        <p class="xd-bubble xd-bubble--threat">
          <small>{SCENE_WORDS.threat}</small>{' '}
          {threat === undefined ? SCENE_WORDS.threatHidden : SCENE_WORDS.threatOwn(SECRET_WORDS[threat].name)}
        </p>
      ) : undefined}
    </>
  );
}

function Answer({ scene }: { scene: Scene }): JSX.Element {
  const { view } = useTheDesk();
  const now = scene.respondent === undefined ? undefined : standIn(view, scene.respondent);
  return (
    <>
      <p class="xd-bubble">
        <small>{SCENE_WORDS.stands}</small> {now === undefined ? '…' : named(stake(now), view)}
      </p>
      {scene.extra ? (
        <p class="xd-bubble">
          <small>{SCENE_WORDS.extra}</small> {named(item(scene.extra), view)}
        </p>
      ) : undefined}
    </>
  );
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
