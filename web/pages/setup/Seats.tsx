/** How many sit down, and who: people at this screen, or bots of some level. Games for one have nothing to ask. */
import { LEVELS } from '#bots';
import { HUMAN, type Player } from '../../match/players.ts';
import { words } from '../../text/en.ts';

interface SeatsProps {
  range: { readonly min: number; readonly max: number };
  players: readonly Player[];
  onChange(players: readonly Player[]): void;
}

export function Seats({ range: { min, max }, players, onChange }: SeatsProps) {
  if (max === 1) return undefined;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const resize = (count: number) =>
    onChange(
      Array.from({ length: count }, (_, seat): Player => players[seat] ?? { kind: 'bot', level: 'sound' }),
    );
  const seat = (at: number, player: Player) => onChange(players.map((old, i) => (i === at ? player : old)));
  return (
    <fieldset class="o-field">
      <legend class="o-field__label">
        {words.setUp.seats} <span class="o-field__hint setup__help">{words.setUp.levelsHelp}</span>
      </legend>
      <div class="setup__who">
        {counts.length > 1 ? (
          <div class="o-segmented">
            {counts.map((count) => (
              <label key={count}>
                <input
                  type="radio"
                  name="seats"
                  checked={players.length === count}
                  onChange={() => resize(count)}
                />
                <span class="o-number">{count}</span>
              </label>
            ))}
          </div>
        ) : undefined}
        <div class="setup__seats">
          {players.map((player, at) => (
            <label key={at} class="setup__seat">
              <Sitter player={player} />
              <span>{words.setUp.seat(at)}</span>
              <select
                class="o-select"
                value={player.kind === 'human' ? 'human' : player.level}
                onChange={(event) => seat(at, playerOf(event.currentTarget.value))}
              >
                <option value="human">{words.setUp.human}</option>
                {LEVELS.map((level) => (
                  <option key={level} value={level}>
                    {words.setUp.levels[level]}
                  </option>
                ))}
              </select>
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  );
}

/** A head for a person, a helmet for a bot with its strength as dots. */
function Sitter({ player }: { player: Player }) {
  const dots = player.kind === 'human' ? 0 : LEVELS.indexOf(player.level);
  return (
    <svg class="sitter" viewBox="0 0 40 40" aria-hidden="true">
      {player.kind === 'human' ? (
        <>
          <circle cx="20" cy="14" r="7" />
          <path d="M6 37a14 14 0 0 1 28 0Z" />
        </>
      ) : (
        <>
          <rect x="10" y="8" width="20" height="17" rx="6" />
          <path d="M13 14h14v5H13Z" class="sitter__visor" />
          {Array.from({ length: dots }, (_, n) => (
            <circle key={n} cx={12 + 8 * n} cy="33" r="2.5" />
          ))}
        </>
      )}
    </svg>
  );
}

function playerOf(value: string): Player {
  const level = LEVELS.find((one) => one === value);
  return level ? { kind: 'bot', level } : HUMAN;
}
