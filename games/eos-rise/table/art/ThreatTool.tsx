/** Above the map: how likely ships come to where the EOS will be, and what that may cost. Pressed, it shows who. */
import type { JSX } from 'preact';
import type { Forecast } from '../../outlook/forecast.ts';
import type { Threat } from '../../rules/threat.ts';
import type { GalaxyId } from '../../rules/universe.ts';
import { galaxyName } from '../../text/names.ts';
import { THREAT_WORDS } from '../../text/overlays.ts';
import { percent } from '../../text/table.ts';
import type { View } from '../../view.ts';

interface ThreatProps {
  readonly view: View;
  readonly threat: Threat;
  readonly costs: Forecast;
  /** Where the planned way leads to. */
  readonly end: GalaxyId;
  readonly watched: boolean;
  watch(watched: boolean): void;
}

/** The Aliens are still to move: afterwards who came is told, and no more who may come. */
export const isAhead = ({ phase, pursuit }: View): boolean =>
  (phase === 'planning' || phase === 'crew' || phase === 'warp') && pursuit.length === 0;

export function ThreatTool({
  view,
  threat,
  costs,
  end,
  watched,
  watch,
}: ThreatProps): JSX.Element | undefined {
  if (!isAhead(view)) return undefined;
  return (
    <button
      type="button"
      class="er-threat"
      data-calm={threat.any === 0 ? '' : undefined}
      aria-pressed={watched}
      aria-keyshortcuts="t"
      title={THREAT_WORDS.help}
      data-key="t"
      data-part="threat"
      data-panel="threat"
      onClick={() => watch(!watched)}
    >
      {THREAT_WORDS.sum(
        percent(threat.any),
        view.attackers.length,
        costs,
        view.flight || end !== view.eos ? galaxyName(end) : undefined,
      )}
    </button>
  );
}
