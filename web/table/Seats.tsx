/** Who sits at this table, where the rules let players come and go: the empty chair, and seeing someone off. */
import { useSignal } from '@preact/signals';
import type { Kit, Seat } from '#engine';
import { Dialog } from '#ui/Dialog.tsx';
import type { LocalFeed, Wish } from '../match/localFeed.ts';
import { HUMAN, type Player } from '../match/players.ts';
import { words } from '../text/en.ts';
import { seats as text } from '../text/seats.ts';
import '../styles/seats.css';

/** Two stay; fewer are no company. */
const FEWEST = 2;

export function Seats<K extends Kit>({ match, onClose }: { match: LocalFeed<K>; onClose(): void }) {
  const leaving = useSignal<Seat | undefined>(undefined);
  const seated = match.game.seated?.(match.state.value) ?? [];
  const alone = seated.length < FEWEST;
  return (
    <Dialog title={text.title} shape="side" closeLabel={words.close} onClose={onClose}>
      {alone ? <p>{text.alone}</p> : undefined}
      <ul class="seats">
        {seated.map((seat) => (
          <li key={seat} class="seats__one">
            <span>
              <b>{match.called(seat)}</b> {playerWords(match.players[seat] ?? HUMAN)}
            </span>
            {leaving.value === seat ? (
              <LeaveQuestion match={match} seat={seat} done={() => (leaving.value = undefined)} />
            ) : (
              <button
                type="button"
                class="o-button o-button--small"
                disabled={seated.length <= FEWEST}
                onClick={() => (leaving.value = seat)}
              >
                {text.seeOff}
              </button>
            )}
          </li>
        ))}
      </ul>
      {!alone && seated.length <= FEWEST ? <p class="o-muted">{text.few}</p> : undefined}
      {alone ? undefined : <Chair match={match} taken={seated.length} />}
      <ul aria-live="polite">
        {match.wishes.value.map((wish, i) => (
          <li key={`${wish.type} ${i}`}>{wishWords(match, wish)}</li>
        ))}
      </ul>
    </Dialog>
  );
}

/** Asked once, where it stands; the safe answer comes first. */
function LeaveQuestion<K extends Kit>({
  match,
  seat,
  done,
}: {
  match: LocalFeed<K>;
  seat: Seat;
  done(): void;
}) {
  return (
    <div class="seats__sure" role="alert">
      <p>{text.about(match.called(seat))}</p>
      <button type="button" class="o-button o-button--small o-button--primary" onClick={done}>
        {text.not}
      </button>
      <button
        type="button"
        class="o-button o-button--small o-button--danger"
        onClick={() => {
          done();
          match.wish({ type: 'leave', seat });
        }}
      >
        {text.sure}
      </button>
    </div>
  );
}

function Chair<K extends Kit>({ match, taken }: { match: LocalFeed<K>; taken: number }) {
  const who = useSignal('sound');
  const { max } = match.game.seats;
  if (taken >= max) return <p class="o-muted">{text.full(max)}</p>;
  const levels = Object.entries(words.setUp.levels);
  const chosen = (): Player => {
    const level = levelOf(who.value);
    return level ? { kind: 'bot', level } : HUMAN;
  };
  const now = match.tableActions.value.some(({ type }) => type === 'join');
  return (
    <section class="seats__chair" aria-label={text.chair}>
      <h3>{text.chair}</h3>
      <label>
        {text.who}{' '}
        <select
          value={who.value}
          onChange={({ currentTarget }) => {
            who.value = currentTarget.value;
          }}
        >
          <option value="human">{text.person}</option>
          {levels.map(([level, name]) => (
            <option key={level} value={level}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="o-button o-button--primary"
        onClick={() => match.wish({ type: 'join', player: chosen() })}
      >
        {text.seat}
      </button>
      <p class="o-muted">{now ? text.now : text.later}</p>
    </section>
  );
}

type Level = keyof typeof words.setUp.levels;
function levelOf(value: string): Level | undefined {
  const isLevel = (name: string): name is Level => Object.hasOwn(words.setUp.levels, name);
  return isLevel(value) ? value : undefined;
}

function playerWords(player: Player): string {
  return player.kind === 'human' ? text.person : words.setUp.levels[player.level];
}

function wishWords<K extends Kit>(match: LocalFeed<K>, wish: Wish): string {
  return wish.type === 'join' ? text.joins(playerWords(wish.player)) : text.leaves(match.called(wish.seat));
}
