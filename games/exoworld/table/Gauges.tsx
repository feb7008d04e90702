/** The four supplies and the emergency supply: what is there, what comes, and when it will not suffice. */
import type { JSX } from 'preact';
import { WarningIcon } from '#ui/art/icons.tsx';
import { RESOURCES, type Resource } from '../content/resources.ts';
import { SUPPLY_MOST } from '../state.ts';
import {
  capital,
  emergencyLabel,
  emergencyNote,
  endsIn,
  evenly,
  gaugeLabel,
  outlookLine,
  outlookShort,
  TABLE_WORDS,
} from '../text/table.ts';
import { RESOURCE_WORDS, signed } from '../text/terms.ts';
import type { Gauge } from '../view.ts';
import { ResourceMark } from './art/ResourceMark.tsx';
import { useTheDesk } from './desk.ts';
import { SpotButton } from './SpotButton.tsx';
import './gauges.css';

/** Fewer turns than this are alarming. */
const SOON = 3;

export function Gauges({ narrow }: { narrow: boolean }): JSX.Element {
  const { view, outlook, foresight } = useTheDesk();
  const lost = outlook.lost ?? Number.POSITIVE_INFINITY;
  return (
    <section
      class={`xw-gauges${foresight ? ' xw-gauges--then' : ''}`}
      aria-label={TABLE_WORDS.gauges}
      data-part="gauges"
    >
      {RESOURCES.map((resource, r) => (
        <SupplyGauge key={resource} resource={resource} index={r} />
      ))}
      <Emergency />
      <p class={`xw-outlook${lost <= SOON ? ' xw-outlook--soon' : ''}`} data-part="outlook">
        {lost <= SOON ? <WarningIcon size={14} /> : undefined}
        {narrow ? outlookShort(outlook) : outlookLine(view, outlook)}
      </p>
    </section>
  );
}

function SupplyGauge({ resource, index }: { resource: Resource; index: number }): JSX.Element | undefined {
  const { view, outlook, foresight } = useTheDesk();
  const now = view.gauges[index];
  const then = foresight?.gauges[index];
  if (now === undefined) return undefined;
  const gauge = then ?? now;
  const end = outlook.ends[index];
  const changed = then !== undefined && (then.supply !== now.supply || then.production !== now.production);
  return (
    <SpotButton
      spot={`gauge:${resource}`}
      class={`xw-gauge xw-${resource}${gauge.production < 0 ? '' : ' xw-gauge--holds'}${end !== undefined && end <= SOON ? ' xw-gauge--soon' : ''}${changed ? ' xw-gauge--changed' : ''}`}
      label={gaugeLabel(resource, view, end)}
      part={`gauge-${resource}`}
    >
      <span class="xw-gauge__head">
        <ResourceMark id={resource} size={22} />
        <span class="xw-gauge__name">{capital(RESOURCE_WORDS[resource].name)}</span>
        <Production gauge={gauge} before={then ? now.production : undefined} />
      </span>
      <span class="xw-gauge__body">
        <b class="xw-gauge__supply o-number">{gauge.supply}</b>
        <Bar gauge={gauge} />
      </span>
      <span class="xw-gauge__foot o-number">
        <span>
          → <b>{gauge.next}</b>
          {gauge.leaks > 0 ? (
            <span class="xw-bad">
              {' '}
              {signed(-gauge.leaks)} {TABLE_WORDS.leak}
            </span>
          ) : undefined}
        </span>
        <span class={end !== undefined && end <= SOON ? 'xw-bad' : ''}>
          {gauge.missing > 0 ? (
            <>
              {signed(-gauge.missing)} <span class="xw-gauge__of">{TABLE_WORDS.short}</span>
              <ResourceMark id="emergency" size={13} class="xw-gauge__mark" />
            </>
          ) : (
            endsIn(end)
          )}
        </span>
      </span>
    </SpotButton>
  );
}

function Production({ gauge, before }: { gauge: Gauge; before: number | undefined }): JSX.Element {
  const { production, sum } = gauge;
  return (
    <span
      class={`xw-production o-number${production < 0 ? ' xw-production--less' : ''}`}
      title={TABLE_WORDS.production}
    >
      {before !== undefined && before !== production ? (
        <span class="xw-production__before">{evenly(before)} → </span>
      ) : undefined}
      {evenly(production)}
      {sum === production ? '' : ` (${signed(sum)})`}
    </span>
  );
}

/** Twenty units; what the update takes is hatched, what it brings is outlined. */
function Bar({ gauge: { supply, next } }: { gauge: Gauge }): JSX.Element {
  const share = (units: number): string => `${(Math.max(0, units) / SUPPLY_MOST) * 100}%`;
  return (
    <span class="xw-bar" aria-hidden="true">
      <span class="xw-bar__kept" style={{ width: share(Math.min(supply, next)) }} />
      {next < supply ? (
        <span class="xw-bar__lost" style={{ left: share(next), width: share(supply - next) }} />
      ) : undefined}
      {next > supply ? (
        <span class="xw-bar__won" style={{ left: share(supply), width: share(next - supply) }} />
      ) : undefined}
    </span>
  );
}

function Emergency(): JSX.Element {
  const { view, outlook, foresight } = useTheDesk();
  const level = foresight?.emergency.min ?? view.emergency;
  const soon = outlook.falls !== undefined && outlook.falls <= SOON;
  return (
    <div
      class={`xw-gauge xw-emergency${soon ? ' xw-gauge--soon' : ''}`}
      role="img"
      aria-label={emergencyLabel(view, outlook)}
      data-part="emergency"
    >
      <span class="xw-gauge__head">
        <ResourceMark id="emergency" size={20} />
        <span class="xw-gauge__name">{TABLE_WORDS.emergency}</span>
        <b class="xw-gauge__supply o-number">{level}</b>
      </span>
      <span class="xw-pips10">
        {Array.from({ length: 10 }, (_, i) => (
          <span
            key={i}
            class={i < Math.min(level, outlook.next) ? 'xw-pip10--on' : i < level ? 'xw-pip10--going' : ''}
          />
        ))}
      </span>
      <span class="xw-gauge__foot">
        <span class={soon ? 'xw-bad' : ''}>{emergencyNote(outlook, view.turn)}</span>
      </span>
    </div>
  );
}
