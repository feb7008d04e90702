/** Every setting; each takes effect at once. */
import {
  CONTRASTS,
  change,
  MOTIONS,
  resetSettings,
  type Settings,
  SPEEDS,
  settings,
  TEXT_SIZES,
  VOICES,
} from '../../settings.ts';
import { cue } from '../../sound.ts';
import { words } from '../../text/en.ts';
import '../../styles/settings.css';

type Named = 'motion' | 'speed' | 'contrast' | 'textSize' | 'voice';
type Flag = Exclude<keyof Settings, Named | 'volume'>;

export function SettingsForm() {
  return (
    <div class="settings">
      <Choice name="textSize" values={TEXT_SIZES} />
      <Choice name="contrast" values={CONTRASTS} />
      <Toggle name="aids" />
      <Choice name="motion" values={MOTIONS} />
      <Choice name="speed" values={SPEEDS} />
      <Volume />
      <Toggle name="muted" />
      <Toggle name="ambience" />
      <Choice name="voice" values={VOICES} />
      <Toggle name="askMore" />
      <Toggle name="oneTap" />
      <Toggle name="trails" />
      <Toggle name="meetings" />
      <Toggle name="shortcuts" />
      <div class="settings__foot">
        <button type="button" class="o-button" onClick={resetSettings}>
          {words.settings.reset}
        </button>
        <span class="o-muted">{words.settings.kept}</span>
      </div>
    </div>
  );
}

function Choice({ name, values }: { name: Named; values: readonly string[] }) {
  const { label, help, values: names } = words.settings.each[name];
  const labels: Readonly<Record<string, string>> = names;
  return (
    <fieldset class="settings__row">
      <legend class="o-field__label">{label}</legend>
      <p class="o-field__hint">{help}</p>
      <div class="o-segmented">
        {values.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={settings.value[name] === value}
              onChange={() => change({ [name]: value })}
            />
            <span>{labels[value]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Volume() {
  const { label, help } = words.settings.each.volume;
  return (
    <div class="settings__row">
      <label>
        <span class="o-field__label">{label}</span>
        <input
          class="settings__range"
          type="range"
          min={0}
          max={100}
          step={10}
          value={settings.value.volume}
          aria-valuetext={`${settings.value.volume} %`}
          onChange={(event) => {
            change({ volume: Number(event.currentTarget.value), muted: false });
            cue('event');
          }}
        />
      </label>
      <p class="o-field__hint">{help}</p>
    </div>
  );
}

function Toggle({ name }: { name: Flag }) {
  const { label, help } = words.settings.each[name];
  return (
    <div class="settings__row">
      <label class="o-switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={settings.value[name] ?? false}
          checked={settings.value[name] ?? false}
          aria-describedby={`setting-${name}`}
          onChange={(event) => {
            change({ [name]: event.currentTarget.checked });
            if (name === 'muted') cue('event');
          }}
        />
        <span class="o-field__label">{label}</span>
      </label>
      <p id={`setting-${name}`} class="o-field__hint">
        {help}
      </p>
    </div>
  );
}
