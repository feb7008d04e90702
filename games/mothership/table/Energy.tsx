/** MS-5 Energy: two steppers count what it buys, shields take the rest. A draft, until the Mothership acts or the turn ends. */
import type { JSX } from 'preact';
import { PlusIcon } from '#ui/art/icons.tsx';
import { Words } from '#ui/kit/Words.tsx';
import { dieOf, type Split, SUBSYSTEMS, type Subsystem, spacesOf } from '../content/panel.ts';
import { mayDivert, PRESETS, preset, type Stepper, stepped } from '../outlook/energy.ts';
import { ENERGY_WORDS } from '../text/table.ts';
import type { SeenFleet } from '../view.ts';
import { EngineIcon, MinusIcon, ShieldIcon, WeaponIcon } from './art/icons.tsx';
import { useTheHands } from './hands.ts';

const ICONS = { engines: EngineIcon, weapons: WeaponIcon, shields: ShieldIcon } as const;

export function Energy({ fleet }: { fleet: SeenFleet }): JSX.Element {
  const { view, prompt, draft } = useTheHands();
  const { energy } = fleet;
  const all = energy.engines + energy.weapons + energy.shields;
  const free = mayDivert(view, prompt) || prompt === 'split';
  const open = free || prompt === 'energy';
  const own = view.units.find(({ owner, class: kind }) => owner === view.me && kind === 'mothership');
  const mine = view.active === view.me;
  return (
    <fieldset class="ms-energy" data-part="energy" data-spot="energy">
      <legend>
        <Words text={ENERGY_WORDS.title} /> <small>{free ? ENERGY_WORDS.draft : ENERGY_WORDS.locked}</small>
      </legend>
      {open
        ? SUBSYSTEMS.map((one) => <Row key={one} name={one} energy={energy} free={free} />)
        : mine && ENERGY_WORDS.flight(spacesOf(energy.engines), own?.moved, own?.attacked)}
      {free ? (
        <div class="ms-energy__presets">
          {PRESETS.map((one) => (
            <button
              key={one}
              type="button"
              class="ms-preset"
              data-part={`energy-${one}`}
              title={ENERGY_WORDS.presetHelp[one]}
              onClick={() => draft(preset(one, all))}
            >
              {ENERGY_WORDS.preset[one]}
              <small>{ENERGY_WORDS.presetGives(one, preset(one, all))}</small>
            </button>
          ))}
        </div>
      ) : undefined}
      <p class="ms-energy__foot">
        {free ? ENERGY_WORDS.price : ''} {ENERGY_WORDS.defend(dieOf(energy.weapons), fleet.shield)}
      </p>
    </fieldset>
  );
}

interface RowProps {
  readonly name: Subsystem;
  readonly energy: Split;
  readonly free: boolean;
}

function Row({ name, energy, free }: RowProps): JSX.Element {
  const { choices, perform } = useTheHands();
  const Icon = ICONS[name];
  const value = energy[name];
  const cube = choices.find(({ action }) => action.type === 'energy' && action.subsystem === name);
  const gives = {
    engines: ENERGY_WORDS.spaces(spacesOf(value)),
    weapons: value > 0 ? `D${dieOf(value)}` : ENERGY_WORDS.noDie,
    shields: String(value),
  }[name];
  return (
    <div class="ms-row" data-row={name} style={{ '--cubes': value }} title={ENERGY_WORDS.cubes(value)}>
      <Icon size={16} />
      <span>{ENERGY_WORDS.subsystem[name]}</span>
      {name === 'shields' ? <small class="ms-row__rest">{ENERGY_WORDS.rest}</small> : undefined}
      {free && name !== 'shields' ? <Press name={name} energy={energy} by={-1} /> : <i />}
      <b class="o-number" aria-live="polite">
        {gives}
      </b>
      {cube ? (
        <button type="button" class="ms-step ms-step--cube" onClick={() => perform(cube.action)}>
          {ENERGY_WORDS.here}
        </button>
      ) : free && name !== 'shields' ? (
        <Press name={name} energy={energy} by={1} />
      ) : (
        <i />
      )}
    </div>
  );
}

function Press({ name, energy, by }: { name: Stepper; energy: Split; by: 1 | -1 }): JSX.Element {
  const { draft, props, prompt, perform } = useTheHands();
  const press = (): void => {
    const next = stepped(energy, name, by);
    if (typeof next === 'string') props.complain({ rule: 'MS-5.1', message: ENERGY_WORDS.stuck[next] });
    else if (prompt === 'split') perform({ type: 'split', ...next });
    else draft(next);
  };
  return (
    <button
      type="button"
      class="ms-step"
      data-part={`${name}-${by > 0 ? 'plus' : 'minus'}`}
      aria-label={by > 0 ? ENERGY_WORDS.more[name] : ENERGY_WORDS.less[name]}
      onClick={press}
    >
      {by > 0 ? <PlusIcon size={16} /> : <MinusIcon size={16} />}
    </button>
  );
}
