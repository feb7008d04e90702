/** A place of the base with its tokens and whoever stands there; and an empty space where a module can go. */
import type { CSSProperties, JSX } from 'preact';
import { isModule } from '../content/cards.ts';
import { MODULES, type ModuleId } from '../content/modules.ts';
import { EFFECTS } from '../content/scenarios.ts';
import { capital, TOKEN_WORDS } from '../text/nouns.ts';
import { inParts, placeWord, thePlace } from '../text/places.ts';
import { placeLabel, spaceLabel, TABLE_WORDS } from '../text/table.ts';
import type { SeenPlace } from '../view.ts';
import { Building, Planned } from './art/Building.tsx';
import { TokenGlyph } from './art/Glyph.tsx';
import { Effect } from './art/Marks.tsx';
import { Pawn } from './art/Pawn.tsx';
import { placeSpot, spaceSpot, tokenSpot } from './choices.ts';
import { useTheDesk } from './desk.ts';
import { SpotButton } from './SpotButton.tsx';

interface PlaceProps {
  readonly place: SeenPlace;
  readonly style: CSSProperties;
}

export function PlaceCard({ place, style, focus }: PlaceProps & { focus: boolean }): JSX.Element {
  const { view, aimed } = useTheDesk();
  const { card, tokens, working, x, y } = place;
  const here = view.crew.filter(({ at, away }) => at === place.place && !away);
  const action = aimed?.action;
  const coming =
    (action?.type === 'move' || action?.type === 'command') && action.to === place.place
      ? view.crew[view.current]
      : undefined;
  const [first, name] = inParts(capital(placeWord(place, view.base)));
  const shut = tokens.includes('shutdown');
  const frozen = tokens.includes('frozen');
  const effect = card === 'home' ? [] : EFFECTS[view.scenario][card];
  const left = frozen ? decreases(effect) : effect;
  // Tubes are drawn once, from the west and the north.
  const beside = (dx: number, dy: number): boolean =>
    view.base.some((other) => other.x === x + dx && other.y === y + dy);
  const flags = [
    card !== 'home' && !working ? ' xw-place--idle' : '',
    frozen ? ' xw-place--frozen' : '',
    beside(1, 0) ? ' xw-place--east' : '',
    beside(0, 1) ? ' xw-place--south' : '',
  ];
  return (
    <SpotButton
      spot={placeSpot(place.place)}
      class={`xw-place xw-${card === 'home' ? 'home' : MODULES[card].colour}${flags.join('')}`}
      label={placeLabel(place, view)}
      part={card === 'home' ? 'home' : `place-${card}`}
      style={style}
      cell={`${x},${y}`}
      tabIndex={focus ? 0 : -1}
    >
      <Building place={place} />
      <span class="xw-plate">
        <span class="xw-place__name">
          <span>{first}</span>
          {name}
        </span>
        {shut || (frozen && left.every((change) => change === 0)) ? (
          <span class="xw-effect__none">{shut ? TABLE_WORDS.shut : TABLE_WORDS.frozen}</span>
        ) : card === 'home' ? undefined : (
          <Effect effect={left} />
        )}
      </span>
      <span class="xw-place__foot">
        {here.map((crew) => (
          <Pawn key={crew.crew} crew={crew} size={30} current={crew.crew === view.current} />
        ))}
        {coming ? <Pawn crew={coming} size={30} current ghost /> : undefined}
      </span>
    </SpotButton>
  );
}

/** XW-5.5 what a frozen module still does; for the eye only, the rules count for themselves. */
function decreases(effect: readonly number[]): readonly number[] {
  return effect.map((change) => Math.min(0, change));
}

/** What lies on a place, each to be pressed by itself where it can be taken away. */
export function Tokens({ place: { tokens, place, ...spot }, style }: PlaceProps): JSX.Element {
  const { view, at } = useTheDesk();
  return (
    <span class="xw-tokens" style={style}>
      {[...new Set(tokens)].map((token) => {
        const count = tokens.filter((other) => other === token).length;
        const name = `xw-token xw-token--${token} ${token.endsWith('-leak') ? `xw-${token.slice(0, -5)}` : ''}`;
        const words = `${capital(TOKEN_WORDS[token].name)}: ${TOKEN_WORDS[token].text}`;
        const drawn = (
          <>
            <TokenGlyph id={token} size={16} />
            {count > 1 ? <b class="o-number">{count}</b> : undefined}
          </>
        );
        return at(tokenSpot(place, token)).length > 0 ? (
          <SpotButton
            key={token}
            spot={tokenSpot(place, token)}
            class={name}
            label={`${words} ${capital(thePlace(spot, view.base))}`}
            part={`token-${token}`}
          >
            {drawn}
          </SpotButton>
        ) : (
          <span key={token} class={name} title={words}>
            {drawn}
          </span>
        );
      })}
    </span>
  );
}

interface SpaceProps {
  readonly x: number;
  readonly y: number;
  readonly style: CSSProperties;
  readonly focus: boolean;
}

export function SpaceCard({ x, y, style, focus }: SpaceProps): JSX.Element {
  const { view, aimed, picked } = useTheDesk();
  const { site } = view;
  const action = aimed?.action;
  const held = picked?.spot.startsWith('hand:') ? picked.spot.split(':')[2] : undefined;
  const ghost: ModuleId | undefined =
    site && site.x === x && site.y === y
      ? site.module
      : action?.type === 'deploy' && action.x === x && action.y === y
        ? action.module
        : undefined;
  const builds = held !== undefined && isModule(held as ModuleId);
  return (
    <SpotButton
      spot={spaceSpot(x, y)}
      class={`xw-space${ghost ? ` xw-space--ghost xw-${MODULES[ghost].colour}` : ''}`}
      label={`${spaceLabel({ x, y }, view)}${builds ? `. ${TABLE_WORDS.buildHere}` : ''}`}
      part="space"
      style={style}
      cell={`${x},${y}`}
      tabIndex={focus ? 0 : -1}
    >
      {ghost ? (
        <>
          <Planned module={ghost} />
          <span class="xw-plate">
            <Effect effect={EFFECTS[view.scenario][ghost]} />
          </span>
        </>
      ) : (
        <span class="xw-space__plus" aria-hidden="true">
          +
        </span>
      )}
    </SpotButton>
  );
}
