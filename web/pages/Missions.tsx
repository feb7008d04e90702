/** The missions of a game: which there are, how far one has come, and each of them at the real table. */

import { useEffect, useState } from 'preact/hooks';
import type { Game, Kit } from '#engine';
import { CheckIcon, PlayIcon } from '#ui/art/icons.tsx';
import type { Mission } from '#ui/kit/mission.ts';
import { LEARNER, type MissionEnd, type MissionRun } from '#ui/kit/missionRun.ts';
import { onShow } from '#ui/kit/motion.ts';
import type { GameTable } from '#ui/table.ts';
import { begin } from '../missions/begin.ts';
import { Coach } from '../missions/Coach.tsx';
import { CoachOver } from '../missions/CoachOver.tsx';
import { MissionOver } from '../missions/MissionOver.tsx';
import { forgetLeft, isDone, leftAt } from '../missions/progress.ts';
import { Loading, Notice } from '../Notice.tsx';
import { Page } from '../Page.tsx';
import { earn } from '../records/houseDeeds.ts';
import { to } from '../router.ts';
import { Table } from '../table/Table.tsx';
import { words } from '../text/en.ts';
import { missions as text } from '../text/missions.ts';
import { useLoaded } from '../useLoaded.ts';
import { WithGame } from '../WithGame.tsx';
import '../styles/missions.css';

type Missions<K extends Kit> = readonly [Mission<K>, ...Mission<K>[]];

export function MissionsPage({ game: id, mission }: { game: string; mission: string | undefined }) {
  return (
    <WithGame game={id}>
      {(opened) => opened.open((game, table) => <Loaded game={game} table={table} mission={mission} />)}
    </WithGame>
  );
}

interface LoadedProps<K extends Kit> {
  game: Game<K>;
  table: GameTable<K>;
  mission: string | undefined;
}

function Loaded<K extends Kit>({ game, table, mission: id }: LoadedProps<K>) {
  const loaded = useLoaded(() => table.missions(), [game.id]);
  if (loaded.status === 'loading') return <Loading />;
  if (loaded.status === 'failed') {
    return (
      <Notice title={words.trouble.title}>
        <p>{words.trouble.load}</p>
      </Notice>
    );
  }
  const { value: missions } = loaded;
  if (id === undefined) return <List game={game} missions={missions} />;
  const at = missions.findIndex((one) => one.id === id);
  const mission = missions[at];
  if (mission === undefined) return <Notice title={text.unknown} />;
  return <Played key={id} {...{ game, table, mission, missions }} next={missions[at + 1]} />;
}

function List<K extends Kit>({ game, missions }: { game: Game<K>; missions: Missions<K> }) {
  const { title } = game.words;
  const first = missions.find(({ id }) => !isDone(game.id, id)) ?? missions[0];
  const done = missions.filter(({ id }) => isDone(game.id, id)).length;
  return (
    <Page title={text.of(title)}>
      {/* Who comes to learn meets the game here for the first time. */}
      {done === 0 ? <p>{game.words.about}</p> : undefined}
      <p class="missions__about">
        <span>
          {text.doneOf(done, missions.length)} · {text.written}
        </span>
        <a class="o-button" href={to.new(game.id)}>
          {text.playReal}
        </a>
      </p>
      <ol class="missions">
        {missions.map((mission, n) => (
          <li key={mission.id} class="missions__one o-panel" data-game={game.id}>
            <h2 class="missions__title">
              <span class="o-number">{n + 1}</span> {mission.title}
            </h2>
            <p>{text.teaches(mission.about)}</p>
            <p class="missions__goal">
              {text.goal(mission.goal)} · {text.minutes(mission.minutes)}
              {isDone(game.id, mission.id) ? (
                <span class="missions__done">
                  <CheckIcon size={18} /> {text.done}
                </span>
              ) : undefined}
            </p>
            <a
              class={`o-button ${mission === first ? 'o-button--primary' : ''}`}
              href={to.missions(game.id, mission.id)}
              aria-label={`${wayInto(game.id, mission.id)}: ${mission.title}`}
            >
              <PlayIcon /> {wayInto(game.id, mission.id)}
            </a>
          </li>
        ))}
      </ol>
    </Page>
  );
}

function wayInto(game: string, mission: string): string {
  if (leftAt(game, mission)) return text.goOn;
  return isDone(game, mission) ? text.again : text.begin;
}

interface PlayedProps<K extends Kit> {
  game: Game<K>;
  table: GameTable<K>;
  mission: Mission<K>;
  missions: Missions<K>;
  next: Mission<K> | undefined;
}

function Played<K extends Kit>(props: PlayedProps<K>) {
  const { game, mission } = props;
  const [time, setTime] = useState(0);
  const startOver = () => {
    forgetLeft(game.id, mission.id);
    setTime(time + 1);
  };
  return <Run key={time} {...props} startOver={startOver} />;
}

/** So long after the last press it is not said yet how a mission came out, in milliseconds. */
const BREATH_MS = 120;

/** How it came out, once what led there was seen to its end. */
function useOver<K extends Kit>(run: MissionRun<K>): MissionEnd | undefined {
  const { value: end } = run.end;
  const { value: moves } = onShow;
  const [told, tell] = useState<MissionEnd | undefined>(undefined);
  useEffect(() => {
    if (moves) return undefined;
    // By then the board has said whether it has something to show.
    const timer = setTimeout(() => tell(end), BREATH_MS);
    return () => clearTimeout(timer);
  }, [end, moves]);
  return moves ? undefined : end && told;
}

function Run<K extends Kit>(props: PlayedProps<K> & { startOver(): void }) {
  const { game, table, mission, missions, next, startOver } = props;
  const [sitting] = useState(() => begin(game, mission));
  const { run, match } = sitting;
  useEffect(() => {
    match.others.wake();
    return () => {
      run.close();
      match.close();
    };
  }, [sitting]);
  const end = useOver(run);
  const [taught, setTaught] = useState<string>();
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const all = missions.every(({ id }) => id === mission.id || isDone(game.id, id));
    if (end?.kind === 'won' && all) setTaught(earn('taught'));
  }, [end]);
  return (
    <>
      <Table
        match={match}
        table={table}
        coach={(openRule) =>
          end ? (
            <CoachOver sitting={sitting} end={end} goOn={() => setOpened(true)} />
          ) : (
            <Coach {...{ sitting, openRule, startOver }} />
          )
        }
        ending={() => undefined}
      />
      {end && opened ? (
        <div data-game={game.id}>
          <MissionOver
            {...{ game: game.id, mission, next, end, startOver }}
            done={missions.filter(({ id }) => isDone(game.id, id)).length}
            of={missions.length}
            picture={
              match.outcome.value ? (
                <table.Ending {...{ game, view: match.view.value, seat: LEARNER, scenes: [] }} />
              ) : undefined
            }
            gained={taught}
            onClose={() => {
              setOpened(false);
              // What was missed may be taken back and tried otherwise.
              if (end?.kind === 'missed') run.end.value = undefined;
            }}
          />
        </div>
      ) : undefined}
    </>
  );
}
