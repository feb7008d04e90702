/** Whether to be called by the browser. Its permission is asked for when the switch is turned, never before. */
import { permission, wantCalls, wanted } from '../../online/call.ts';
import { words } from '../../text/en.ts';

export function CallSwitch() {
  const text = words.online.call;
  const denied = permission.value === 'denied' || permission.value === 'unknown';
  return (
    <div class="o-field">
      <label class="o-switch">
        <input
          type="checkbox"
          role="switch"
          aria-checked={wanted.value}
          checked={wanted.value}
          disabled={denied}
          aria-describedby="call-help"
          onChange={({ currentTarget }) => {
            void wantCalls(currentTarget.checked).then(() => {
              currentTarget.checked = wanted.value;
            });
          }}
        />
        <span class="o-field__label">{text.label}</span>
      </label>
      <p id="call-help" class="o-field__hint" aria-live="polite">
        {denied ? text[permission.value as 'denied' | 'unknown'] : text.help}
      </p>
    </div>
  );
}
