/** A place of the base with its tokens and whoever stands there; and an empty space where a module can go. */
import type { CSSProperties, JSX } from 'preact';
import { isModule } from '../content/cards.ts';
import { MODULES, type ModuleId } from '../content/modules.ts';
import { EFFECTS } from '../content/scenarios.ts';
import type { BaseToken } from '../content/tokens.ts';
import { MODULE_WORDS } from '../text/modules.ts';
import { capital, placeLabel, TABLE_WORDS } from '../text/table.ts';
import { TOKEN_WORDS } from '../text/terms.ts';
import type { SeenPlace } from '../view.ts';
import { TokenGlyph } from './art/Glyph.tsx';
import { ModuleEmblem } from './art/ModuleEmblem.tsx';
import { Effect } from './Card.tsx';
import { placeSpot, spaceSpot } from './choices.ts';
import { useTheDesk } from './desk.ts';
import { Pawn } from './Pawn.tsx';
import { SpotButton } from './SpotButton.tsx';

interface PlaceProps {
  readonly place: SeenPlace;
  readonly style: CSSProperties;
  readonly focus: boolean;
}

export function PlaceCard({ place, style, focus }: PlaceProps): JSX.Element {
  const desk = useTheDesk();
  const { view, aimed } = desk;
  const { card, tokens, working } = place;
  const colour = card === 'home' ? 'home' : MODULES[card].colour;
  const here = view.crew.filter(({ at, away }) => at === place.place && !away);
  const coming =
    (aimed?.action.type === 'move' || aimed?.action.type === 'command') && aimed.action.to === place.place
      ? view.crew[view.current]
      : undefined;
  const shut = tokens.includes('shutdown');
  const frozen = tokens.includes('frozen');
  return (
    <SpotButton
      spot={placeSpot(place.place)}
      class={`xw-place xw-${colour}${card !== 'home' && !working ? ' xw-place--idle' : ''}${frozen ? ' xw-place--frozen' : ''}${shut ? ' xw-place--shut' : ''}`}
      label={placeLabel(place, view)}
      part={card === 'home' ? 'home' : `place-${card}`}
      style={style}
      cell={`${place.x},${place.y}`}
      tabIndex={focus ? 0 : -1}
    >
      <span class="xw-place__top">
        <ModuleEmblem id={card} size={34} class="xw-place__art" />
        <span class="xw-place__name">{card === 'home' ? TABLE_WORDS.home : MODULE_WORDS[card].name}</span>
      </span>
      {card === 'home' ? undefined : shut ? (
        <span class="xw-place__state">{TABLE_WORDS.shut}</span>
      ) : (
        <Effect effect={frozen ? decreases(EFFECTS[view.scenario][card]) : EFFECTS[view.scenario][card]} />
      )}
      <span class="xw-place__foot">
        {here.map((crew) => (
          <Pawn key={crew.crew} crew={crew} size={30} current={crew.crew === view.current} />
        ))}
        {coming ? <Pawn crew={coming} size={30} current ghost /> : undefined}
      </span>
      {tokens.length > 0 ? <Tokens tokens={tokens} /> : undefined}
    </SpotButton>
  );
}

/** XW-5.5 what a frozen module still does; for the eye only, the rules count for themselves. */
function decreases(effect: readonly number[]): readonly number[] {
  return effect.map((change) => Math.min(0, change));
}

function Tokens({ tokens }: { tokens: readonly BaseToken[] }): JSX.Element {
  const kinds = [...new Set(tokens)];
  return (
    <span class="xw-tokens">
      {kinds.map((token) => {
        const count = tokens.filter((other) => other === token).length;
        return (
          <span
            key={token}
            class={`xw-token xw-token--${token} ${token.endsWith('-leak') ? `xw-${token.slice(0, -5)}` : ''}`}
            title={`${capital(TOKEN_WORDS[token].name)}: ${TOKEN_WORDS[token].text}`}
          >
            <TokenGlyph id={token} size={16} />
            {count > 1 ? <b class="o-number">{count}</b> : undefined}
          </span>
        );
      })}
    </span>
  );
}

export function SpaceCard({
  x,
  y,
  style,
  focus,
}: {
  x: number;
  y: number;
  style: CSSProperties;
  focus: boolean;
}): JSX.Element {
  const { view, aimed, picked } = useTheDesk();
  const { site } = view;
  const aiming = aimed?.action.type === 'deploy' && aimed.action.x === x && aimed.action.y === y;
  const held = picked?.spot.startsWith('hand:') ? picked.spot.split(':')[2] : undefined;
  const ghost: ModuleId | undefined =
    site && site.x === x && site.y === y
      ? site.module
      : aiming && aimed.action.type === 'deploy'
        ? aimed.action.module
        : undefined;
  return (
    <SpotButton
      spot={spaceSpot(x, y)}
      class={`xw-space${ghost ? ` xw-space--ghost xw-${MODULES[ghost].colour}` : ''}`}
      label={`${TABLE_WORDS.space(x, y)}${held && isModule(held as ModuleId) ? `. ${TABLE_WORDS.deployHere}` : ''}`}
      part={`space-${x},${y}`}
      style={style}
      cell={`${x},${y}`}
      tabIndex={focus ? 0 : -1}
    >
      {ghost ? (
        <>
          <ModuleEmblem id={ghost} size={34} />
          <Effect effect={EFFECTS[view.scenario][ghost]} />
        </>
      ) : (
        <span class="xw-space__plus" aria-hidden="true">
          +
        </span>
      )}
    </SpotButton>
  );
}
