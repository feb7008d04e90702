/** The foot of the map: what lies there, what the way collects, wakes and meets, and who could come to where it ends. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { CharacterId } from '../../content/characters.ts';
import { forecast } from '../../outlook/forecast.ts';
import { bringsLevels } from '../../outlook/laid.ts';
import { hereOf, tollOf } from '../../outlook/ways.ts';
import { threatAt } from '../../rules/threat.ts';
import { distance, type GalaxyId, REGION_OF } from '../../rules/universe.ts';
import { lyingWords } from '../../text/labels.ts';
import { galaxyName, listed, REGION_NAMES } from '../../text/names.ts';
import { THREAT_WORDS } from '../../text/overlays.ts';
import { percent, ROUTE_WORDS, TABLE_WORDS, tollWords } from '../../text/table.ts';
import type { View } from '../../view.ts';
import { Heirs } from './Heirs.tsx';
import { isAhead } from './ThreatTool.tsx';

interface FootProps {
  readonly view: View;
  readonly at: GalaxyId;
  readonly way: readonly GalaxyId[] | undefined;
  readonly reachable: boolean;
  /** How many lanes the EOS has. */
  readonly lanes: number;
  readonly heir: CharacterId | undefined;
  promise(to: CharacterId): void;
}

export function Foot({ view, at, way, reachable, lanes, heir, promise }: FootProps): JSX.Element {
  const threat = useMemo(() => threatAt(view, at, way), [view, at, way]);
  const costs = useMemo(() => forecast(view, at, way), [view, at, way]);
  const toll = way && tollOf(view, way);
  const things = listed(lyingWords(hereOf(view, at)), TABLE_WORDS.nothing);
  const short = toll && !reachable ? ROUTE_WORDS.short(distance(view.eos, at), lanes) : undefined;
  return (
    <p class="er-foot" data-part="foot">
      <b>{galaxyName(at)}</b> <span class="o-muted">{REGION_NAMES[REGION_OF[at]]}</span> {things}
      {short ? <span class="er-warn"> · {short}</span> : undefined}
      {toll && !short ? (
        <span class={toll.ships > 0 || toll.asteroids > 0 ? 'er-warn' : 'er-good'}> · {tollWords(toll)}</span>
      ) : undefined}
      {heir && toll && !short && bringsLevels(view, way) ? (
        <Heirs view={view} heir={heir} promise={promise} />
      ) : undefined}
      <span class="o-muted">
        {view.pursuit.length > 0 ? ` · ${THREAT_WORDS.follow(view.pursuit.length)}` : ''}
        {isAhead(view)
          ? ` · ${THREAT_WORDS.there(percent(threat.any), view.attackers.length, costs, view.shields)}`
          : ''}
      </span>
    </p>
  );
}
