/** Records: what was finished, in numbers; the deeds that are no single game's; and all of it as a file. */
import { SHELF } from 'virtual:catalogue';
import { useState } from 'preact/hooks';
import { DownloadIcon, UploadIcon } from '#ui/art/icons.tsx';
import { toast } from '#ui/Toasts.tsx';
import { download } from '../match/file.ts';
import { Page } from '../Page.tsx';
import { Deeds } from '../records/Deeds.tsx';
import { everything, takeIn } from '../records/everything.ts';
import { Filters } from '../records/Filters.tsx';
import { chosenOf } from '../records/filter.ts';
import { HOUSE_DEEDS } from '../records/houseDeeds.ts';
import { Last, Numbers } from '../records/Results.tsx';
import { to } from '../router.ts';
import { changed } from '../store/kept.ts';
import { HOUSE, marksOf } from '../store/progress.ts';
import { listResults } from '../store/results.ts';
import { words } from '../text/en.ts';
import { records as text } from '../text/records.ts';
import '../styles/records.css';

export function RecordsPage() {
  for (const shelf of Object.values(changed)) void shelf.value;
  const [game, setGame] = useState('');
  const [wanted, setWanted] = useState<Readonly<Record<string, string>>>({});
  const all = listResults(game || undefined);
  const results = game ? chosenOf(all, wanted) : all;
  const games = SHELF.filter(({ id }) => game === '' || game === id);
  return (
    <Page title={text.title} back={{ href: to.library(), label: words.library.title }} class="records">
      <div class="records__filters">
        <label class="records__filter">
          <span class="o-field__label">{text.filter}</span>
          <select
            class="o-select"
            value={game}
            onChange={(event) => {
              setGame(event.currentTarget.value);
              setWanted({});
            }}
          >
            <option value="">{text.all}</option>
            {SHELF.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        {game ? (
          <Filters
            {...{ game, results: all, wanted }}
            choose={(name, value) => setWanted({ ...wanted, [name]: value })}
          />
        ) : undefined}
      </div>
      {results.length === 0 ? <p class="o-muted">{text.none}</p> : undefined}
      <div class="records__games">
        {games.map(({ id, title }) => {
          const own = results.filter((result) => result.game === id);
          return own.length === 0 ? undefined : (
            <section key={id} class="o-panel records__game" data-game={id}>
              <h2>
                <a href={to.game(id)}>{title}</a>
              </h2>
              <Numbers game={id} results={own} />
            </section>
          );
        })}
      </div>
      {results.length > 0 ? (
        <section>
          <h2 class="o-eyebrow">{text.last}</h2>
          <Last results={results} />
        </section>
      ) : undefined}
      <section>
        <h2 class="o-eyebrow">{text.houseTitle}</h2>
        <Deeds
          deeds={HOUSE_DEEDS.map((id) => ({ id, ...text.house[id] }))}
          earned={marksOf(HOUSE, 'deeds')}
        />
      </section>
      <Everything />
    </Page>
  );
}

function Everything() {
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const taken = takeIn(await file.text());
    if (taken === undefined) return toast({ tone: 'danger', words: text.badFile });
    const { saves, results, progress } = taken;
    return toast({ tone: 'success', words: text.imported(saves, results, progress), lasting: true });
  };
  return (
    <section class="o-panel records__everything">
      <h2 class="o-eyebrow">{text.kept}</h2>
      <p class="o-muted">{text.keptDetail}</p>
      <p class="records__ways">
        <button type="button" class="o-button" onClick={() => download('orrery.json', everything())}>
          <DownloadIcon /> {text.export}
        </button>
        <label class="o-button records__import">
          <UploadIcon /> {text.import}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget: input }) => {
              // The same file may be chosen once more.
              void open(input.files?.[0]).finally(() => {
                input.value = '';
              });
            }}
          />
        </label>
      </p>
    </section>
  );
}
