/** The four supplies and the emergency supply: what is there, what comes, and when it will not suffice. */
import type { JSX } from 'preact';
import { RESOURCES, type Resource } from '../content/resources.ts';
import { turnFor } from '../outlook/stages.ts';
import { SUPPLY_MOST } from '../state.ts';
import { capital, evenly, RESOURCE_WORDS, signed } from '../text/nouns.ts';
import { emergencyLabel, emergencyNote, endsOn, gaugeLabel, TABLE_WORDS } from '../text/table.ts';
import type { Gauge } from '../view.ts';
import { ResourceMark } from './art/ResourceMark.tsx';
import { useTheDesk } from './desk.ts';
import { SpotButton } from './SpotButton.tsx';
import './gauges.css';
import '#ui/kit/parts/bar.css';

/** Fewer turns than this are alarming. */
const SOON = 3;
const EMERGENCY_MOST = 10;

export function Gauges(): JSX.Element {
  return (
    <section
      class="xw-gauges"
      aria-label={TABLE_WORDS.gauges}
      data-part="gauges"
      data-panel="gauges"
      data-stays
    >
      {RESOURCES.map((resource, r) => (
        <SupplyGauge key={resource} resource={resource} index={r} />
      ))}
      <Emergency />
    </section>
  );
}

function SupplyGauge({ resource, index }: { resource: Resource; index: number }): JSX.Element | undefined {
  const { view, outlook, foresight, narrow } = useTheDesk();
  const now = view.gauges[index];
  const then = foresight?.view.gauges[index];
  if (now === undefined) return undefined;
  const gauge = then ?? now;
  const end = outlook.ends[index];
  const soon = end !== undefined && end <= SOON;
  const first = end !== undefined && outlook.ends.every((other) => other === undefined || other >= end);
  const changed = then !== undefined && (then.supply !== now.supply || then.production !== now.production);
  const flags = [
    gauge.production < 0 ? '' : ' xw-gauge--holds',
    soon ? ' xw-gauge--soon' : '',
    first ? ' xw-gauge--first' : '',
    changed ? ' xw-gauge--changed' : '',
  ];
  return (
    <SpotButton
      spot={`gauge:${resource}`}
      class={`xw-gauge xw-${resource}${flags.join('')}`}
      label={gaugeLabel(resource, view, end)}
      part={`gauge-${resource}`}
    >
      <ResourceMark id={resource} size={22} />
      <b key={gauge.supply} class="xw-gauge__supply o-number">
        {gauge.supply}
      </b>
      <span class="xw-gauge__flows o-number">
        {/* Leaks drain beside the production, which is what wins. */}
        {gauge.leaks > 0 ? (
          <span class="xw-gauge__leak">
            <span>{TABLE_WORDS.leak}</span> {signed(-gauge.leaks)}
          </span>
        ) : undefined}
        <span class={`xw-gauge__flow${gauge.production < 0 ? ' xw-gauge__flow--less' : ''}`}>
          {then && then.production !== now.production ? (
            <span class="xw-gauge__was">{evenly(now.production)} → </span>
          ) : undefined}
          {evenly(gauge.production)}
          {gauge.sum === gauge.production ? '' : ` (${signed(gauge.sum)})`}
        </span>
      </span>
      <Bar gauge={gauge} />
      <span class="xw-gauge__foot o-number">
        <span class="xw-gauge__name">{capital(RESOURCE_WORDS[resource].name)}</span>
        <span class="xw-gauge__next">→ {gauge.next}</span>
        <span class={soon ? 'xw-bad' : ''}>
          {gauge.missing > 0 ? `${signed(-gauge.missing)} ✚` : endsOn(end, turnFor(view, index + 1), narrow)}
        </span>
      </span>
    </SpotButton>
  );
}

/** Twenty units; what the update takes is hatched, what it brings is outlined. */
function Bar({ gauge: { supply, next } }: { gauge: Gauge }): JSX.Element {
  const share = (units: number): string => `${(Math.max(0, units) / SUPPLY_MOST) * 100}%`;
  const [least, most] = [Math.min(supply, next), Math.max(supply, next)];
  return (
    <span class="o-bar" aria-hidden="true">
      <span style={{ width: share(least) }} />
      <span
        class={next < supply ? 'o-bar__lost' : 'o-bar__won'}
        style={{ left: share(least), width: share(most - least) }}
      />
    </span>
  );
}

function Emergency(): JSX.Element {
  const { view, outlook, foresight } = useTheDesk();
  const level = foresight?.emergency ?? view.emergency;
  const soon = outlook.falls !== undefined && outlook.falls <= SOON;
  return (
    <SpotButton
      spot="gauge:emergency"
      class={`xw-gauge xw-emergency${soon ? ' xw-gauge--soon' : ''}`}
      label={emergencyLabel(view, outlook)}
      part="emergency"
    >
      <ResourceMark id="emergency" size={20} />
      <b key={level} class="xw-gauge__supply o-number">
        {level}
      </b>
      <span class="o-pips">
        {Array.from({ length: EMERGENCY_MOST }, (_, i) => (
          <span
            key={i}
            class={i < Math.min(level, outlook.next) ? 'o-pip--on' : i < level ? 'o-pip--going' : ''}
          />
        ))}
      </span>
      <span class="xw-gauge__foot">
        <span class="xw-gauge__name">{TABLE_WORDS.emergency}</span>
        <span class={soon ? 'xw-bad' : ''}>
          {emergencyNote(outlook, turnFor(view, RESOURCES.length), level)}
        </span>
      </span>
    </SpotButton>
  );
}
