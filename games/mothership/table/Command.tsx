/** Below the map: the thing in hand and what can be done with it, or the choices of the moment. */

import type { ComponentChildren, JSX } from 'preact';
import { CloseIcon } from '#ui/art/icons.tsx';
import { scrollable } from '#ui/scrollable.ts';
import type { HexName } from '../rules/hex.ts';
import { classOf, SLOTS, UNITS_EACH, type UnitClass } from '../rules/units.ts';
import { CARD_WORDS } from '../text/cards.ts';
import { capital, listed, shortThing, thing } from '../text/names.ts';
import { TABLE_WORDS } from '../text/table.ts';
import type { SeenUnit, View } from '../view.ts';
import { CraftIcon } from './art/Craft.tsx';
import { ownerClass } from './art/Emblem.tsx';
import { BattleNow, BattlePlan } from './Battle.tsx';
import { type Choice, numbered } from './choices.ts';
import { attackersOf, type Desk, useTheDesk, waysTo } from './desk.ts';
import { apart } from './geometry.ts';
import { planetLabel } from './labels.ts';
import { wayWords } from './marks.ts';
import { Offer } from './Offer.tsx';
import { PlanetSheet } from './PlanetSheet.tsx';
import './command.css';

export function Command(): JSX.Element | undefined {
  const desk = useTheDesk();
  const { view, picked, card, props, choices } = desk;
  const main = props.decision?.prompt === 'main';
  if (view.fight) return <BattleNow />;
  if (desk.fork !== undefined) return <Fork at={desk.fork} />;
  if (card !== undefined) return <CardInHand />;
  if (!main && props.decision && (hasWords(choices) || onItsWay(view) !== undefined)) return <Moment />;
  if (picked !== undefined && attackersOf(choices, picked).length > 0) return <BattlePlan target={picked} />;
  if (picked !== undefined) return <Thing />;
  return undefined;
}

/** Choices that no space of the map stands for. */
function worded(choices: readonly Choice[]): Choice[] {
  return choices.filter(({ action: { type } }) => !['land', 'moveTo', 'push', 'split'].includes(type));
}

function hasWords(choices: readonly Choice[]): boolean {
  return worded(choices).length > 0;
}

/** The unit that is asked for a space. */
function onItsWay({ asking }: View): { owner: number; kind: UnitClass; name: string } | undefined {
  if (asking === undefined || !('unit' in asking)) return undefined;
  const slot = SLOTS[asking.unit % UNITS_EACH] ?? 'm';
  const owner = Math.floor(asking.unit / UNITS_EACH);
  return { owner, kind: classOf(asking.unit), name: capital(shortThing(`p1-${slot}`)) };
}

function Moment(): JSX.Element {
  const desk = useTheDesk();
  const { props, view, choices } = desk;
  const way = onItsWay(view);
  const places = props.batches.find(({ id }) => id === 'place')?.actions ?? [];
  const prompt = props.decision ? props.game.words.prompt(props.decision.prompt, view) : '';
  return (
    <section ref={scrollable} class="ms-command" aria-label={TABLE_WORDS.now} data-part="command">
      <header class="ms-command__head">
        {way ? <CraftIcon kind={way.kind} owner={ownerClass(way.owner)} size={30} /> : undefined}
        {way ? <h3>{way.name}</h3> : undefined}
        <span class="ms-command__text">{prompt}</span>
      </header>
      {places.length > 0 ? (
        <p class="ms-command__text o-muted">
          {TABLE_WORDS.placeHelp[view.table.mode === 'solo' ? 'solo' : 'others']}
        </p>
      ) : undefined}
      <div class="ms-command__offers">
        {places.length > 0 ? (
          <button
            type="button"
            class="o-button o-button--small ms-offer"
            data-part="place"
            onClick={() => desk.perform(...places)}
          >
            {TABLE_WORDS.placeForMe(places.length)}
          </button>
        ) : undefined}
        {worded(choices).map((choice) => (
          <Offer
            key={choice.key}
            choice={choice}
            primary={choice.action.type === 'pass' || choice.action.type === 'stop'}
          />
        ))}
      </div>
    </section>
  );
}

/** MS-4.5 a space that is reached in two ways: the person takes the safe one or the short one. */
function Fork({ at }: { at: HexName }): JSX.Element {
  const desk = useTheDesk();
  const { view, reach } = desk;
  const { asking } = view;
  const mover = asking?.step === 'moveTo' ? numbered(view, asking.unit) : desk.unit(desk.picked);
  const power = asking?.step === 'moveTo' ? asking.left : (mover?.engine ?? 0);
  return (
    <section ref={scrollable} class="ms-command" aria-label={TABLE_WORDS.waysTo(at)} data-part="command">
      <Head title={TABLE_WORDS.waysTo(at)} desk={desk} />
      <div class="ms-command__offers">
        {mover
          ? waysTo(reach, at).map((way) => (
              <button
                key={way.kind}
                type="button"
                class={`o-button o-button--small ms-offer${way.kind === 'safe' ? ' o-button--primary' : ''}`}
                data-way={way.kind}
                onClick={() => desk.goBy(way)}
              >
                {wayWords(view, way, mover.id, power)}
              </button>
            ))
          : undefined}
      </div>
    </section>
  );
}

function CardInHand(): JSX.Element | undefined {
  const desk = useTheDesk();
  const { card, offered } = desk;
  if (card === undefined) return undefined;
  const { name, text } = CARD_WORDS[card];
  return (
    <section ref={scrollable} class="ms-command" aria-label={name} data-part="command">
      <Head title={name} desk={desk} />
      <p class="ms-command__text">{text}</p>
      {offered.length > 0 ? (
        <div class="ms-command__offers">
          {offered.map((choice) => (
            <Offer key={choice.key} choice={choice} primary={offered.length === 1} />
          ))}
        </div>
      ) : (
        <p class="ms-command__text o-muted">{TABLE_WORDS.cardNotNow}</p>
      )}
    </section>
  );
}

/** A unit or planet that is pressed. */
function Thing(): JSX.Element | undefined {
  const desk = useTheDesk();
  const { picked, view, offered, reach } = desk;
  const unit = desk.unit(picked);
  const planet = view.planets.find(({ id }) => id === picked);
  if (unit === undefined && planet === undefined) return undefined;
  const fleet = unit ? view.fleets[unit.owner] : undefined;
  const name = capital(unit?.owner === view.me ? TABLE_WORDS.your(picked) : thing(picked));
  const others = offered.filter(
    ({ action }) => action.type !== 'move' && action.type !== 'attack' && action.type !== 'divert',
  );
  const targets = new Set(offered.flatMap(({ action }) => (action.type === 'attack' ? [action.target] : [])));
  return (
    <section ref={scrollable} class="ms-command" aria-label={name} data-part="command">
      <Head
        desk={desk}
        title={name}
        icon={
          unit ? (
            <CraftIcon kind={unit.class} owner={ownerClass(unit.owner, fleet?.npc)} size={30} />
          ) : undefined
        }
      >
        {unit && fleet ? (
          <span class="ms-facts o-number">
            {unit.engine > 0 ? <span>{TABLE_WORDS.spaces(unit.engine)}</span> : undefined}
            {unit.class === 'station' ? undefined : (
              <span>{unit.die > 0 ? `D${unit.die}` : TABLE_WORDS.noDie}</span>
            )}
            {unit.class === 'mothership' ? <span>{TABLE_WORDS.hp(fleet.hp, 12)}</span> : undefined}
            {unit.class === 'mothership' ? <span>{TABLE_WORDS.shield(fleet.shield)}</span> : undefined}
            {unit.class === 'station' ? <span>{TABLE_WORDS.hp(fleet.stationHp, 16)}</span> : undefined}
            {unit.guarded ? <span>{TABLE_WORDS.guarded}</span> : undefined}
            {unit.held ? <span>{TABLE_WORDS.held}</span> : undefined}
          </span>
        ) : undefined}
        {planet ? (
          <span class="ms-facts">{capital(planetLabel(view, planet).split(', ').slice(1).join(', '))}</span>
        ) : undefined}
      </Head>
      {planet ? <PlanetSheet planet={planet} /> : undefined}
      {reach.length > 0 ? <p class="ms-command__text">{TABLE_WORDS.pressSpace}</p> : undefined}
      {unit?.guarded ? (
        <p class="ms-command__text">{TABLE_WORDS.guardedBy(listed(guardsOf(view, unit)))}</p>
      ) : undefined}
      {unit ? <p class="ms-command__text o-muted">{TABLE_WORDS.harm[unit.class]}</p> : undefined}
      {targets.size + others.length > 0 ? (
        <div class="ms-command__offers">
          {[...targets].map((id) => (
            <button
              key={id}
              type="button"
              class="o-button o-button--small ms-offer ms-offer--attack"
              onClick={() => desk.pick(id)}
            >
              {TABLE_WORDS.attack(thing(id))}
            </button>
          ))}
          {others.map((choice) => (
            <Offer key={choice.key} choice={choice} />
          ))}
        </div>
      ) : undefined}
    </section>
  );
}

/** MS-8.1 what stands beside a station on its side. */
function guardsOf(view: View, station: SeenUnit): string[] {
  const team = view.fleets[station.owner]?.team;
  return view.units
    .filter((unit) => view.fleets[unit.owner]?.team === team && apart(unit.at, station.at) === 1)
    .map(({ id }) => thing(id));
}

interface HeadProps {
  title: string;
  desk: Desk;
  icon?: JSX.Element | undefined;
  children?: ComponentChildren;
}

export function Head({ title, desk, icon, children }: HeadProps): JSX.Element {
  return (
    <header class="ms-command__head">
      {icon}
      <h3>{title}</h3>
      {children}
      <button type="button" class="ms-close" aria-label={TABLE_WORDS.putDown} onClick={() => desk.close()}>
        <CloseIcon size={18} />
      </button>
    </header>
  );
}
