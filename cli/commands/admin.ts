/** `orrery admin`: the host's console against a running server, by its address and its token. */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { type Answer, Api } from '#client';
import { Console } from '#client/console.ts';
import { Fault } from '../fault.ts';
import { type Shell, say } from '../shell.ts';
import { banLines, deedLines, personLines, reportLines, tableLines } from './adminLines.ts';

interface AdminFlags {
  readonly server?: string;
  readonly tokenFile?: string;
  readonly json?: boolean;
}

/** Of a long list. */
interface Part {
  readonly after?: string;
}

const SERVER = 'http://localhost:4040';

/** What every command of the console needs. */
interface Desk {
  readonly admin: Command;
  ask<T extends object>(
    asked: (console: Console) => Promise<Answer<T & { more?: string }>>,
    told: (answer: T) => readonly string[],
  ): Promise<void>;
  examples(...lines: string[]): string;
}

/** Adds the command and all that it can do. */
export function adminCommand(shell: Shell, examples: (...lines: string[]) => string): Command {
  const admin = new Command('admin')
    .description('the host’s console: people, tables, reports, bans, and the log of what was done')
    .option('--server <address>', `where the server is (default ${SERVER}, or ORRERY_SERVER)`)
    .option('--token-file <file>', 'a file with the token (default: the token is in ORRERY_ADMIN_TOKEN)')
    .option('--json', 'the answer as JSON')
    .addHelpText(
      'after',
      `${examples(
        'orrery admin reports',
        'orrery admin people ann',
        'orrery admin ban 7Qm3x2Fh1bYc --days 30 --reason "threats"',
        'orrery admin ban 203.0.113.0/24 --server https://table.example --token-file token',
        'orrery admin close m1x2y3 --reason "abuse"',
      )}
The server must be running with ORRERY_ADMIN_TOKEN, and the same token is needed here. Whatever is done stands in the
log of the console. A name that begins with a dash, as old ones may, stands after --: orrery admin person -- -x2Fh1bYc.
orrery admin <command> --help tells more.
`,
    );
  const desk = { admin, ask: asking(shell, admin), examples };
  addPeople(desk);
  addTables(desk);
  addReports(desk);
  addBans(desk);
  addLog(desk);
  return admin;
}

/** Asks the console, and says what it answers. */
function asking(shell: Shell, admin: Command): Desk['ask'] {
  return async (asked, told) => {
    const flags = admin.opts<AdminFlags>();
    const answer = await asked(consoleAt(shell, flags));
    if (!answer.ok) throw new Fault(wordsFor(answer.error, flags, shell));
    const { ok: _, ...rest } = answer;
    const lines = flags.json ? [JSON.stringify(rest, undefined, 2)] : told(answer);
    for (const line of lines) say(shell, line);
    if (answer.more !== undefined && !flags.json) say(shell, `There are more: --after ${answer.more}`);
  };
}

/** Who is there. */
function addPeople({ admin, ask, examples }: Desk): void {
  admin
    .command('people')
    .description('people by a part of their name, or by their id; who came last comes first')
    .argument('[search]', 'a part of a name, or an id')
    .option('--after <place>', 'go on where the part before said that there are more')
    .addHelpText('after', examples('orrery admin people', 'orrery admin people ann'))
    .action((search: string | undefined, { after }: Part) =>
      ask(
        (console) => console.people(search, after),
        ({ people }) => each(people, personLines, 'Nobody is called that.'),
      ),
    );

  admin
    .command('person')
    .description('one person: their tables, what was reported about them, their bans')
    .argument('<id>', 'as orrery admin people shows it')
    .addHelpText('after', examples('orrery admin person 7Qm3x2Fh1bYc'))
    .action((id: string) =>
      ask(
        (console) => console.person(id),
        ({ person, tables, bans, reports }) => [
          ...personLines(person),
          ...['', `Tables: ${tables.length}`, ...tables.flatMap(tableLines)],
          ...['', `Reports: ${reports.length}`, ...reports.flatMap(reportLines)],
          ...['', `Bans: ${bans.length}`, ...bans.flatMap(banLines)],
        ],
      ),
    );
}

/** Their tables. */
function addTables({ admin, ask, examples }: Desk): void {
  admin
    .command('tables')
    .description('tables, also those by link, the newest first')
    .argument('[status]', 'open, playing or over; without it all')
    .option('--after <place>', 'go on where the part before said that there are more')
    .addHelpText('after', examples('orrery admin tables', 'orrery admin tables playing'))
    .action((status: string | undefined, { after }: Part) =>
      ask(
        (console) => console.tables(status, { after }),
        ({ tables }) => each(tables, tableLines, 'There are no such tables.'),
      ),
    );

  admin
    .command('close')
    .description('close a table: a match in play ends, a table that has not begun is put away')
    .argument('<match>', 'as orrery admin tables shows it')
    .option('--reason <words>', 'kept in the log')
    .addHelpText('after', examples('orrery admin close m1x2y3', 'orrery admin close m1x2y3 --reason "abuse"'))
    .action((match: string, { reason }: { reason?: string }) =>
      ask(
        (console) => console.close(match, reason),
        () => ['The table is closed.'],
      ),
    );
}

/** What was reported. */
function addReports({ admin, ask, examples }: Desk): void {
  admin
    .command('reports')
    .description('what people reported and nobody has handled yet')
    .option('--all', 'also what was handled')
    .option('--after <place>', 'go on where the part before said that there are more')
    .addHelpText('after', examples('orrery admin reports', 'orrery admin reports --all --json'))
    .action(({ all, after }: Part & { all?: boolean }) =>
      ask(
        (console) => console.reports({ all: all === true, after }),
        ({ reports }) => each(reports, reportLines, 'Nothing is reported.'),
      ),
    );

  admin
    .command('handle')
    .description('a report is done with')
    .argument('<report>', 'as orrery admin reports shows it')
    .option('--note <words>', 'kept with the report')
    .addHelpText('after', examples('orrery admin handle r4t5 --note "shut out for a month"'))
    .action((report: string, { note }: { note?: string }) =>
      ask(
        (console) => console.handle(report, note),
        () => ['The report is handled.'],
      ),
    );
}

/** Who is shut out, and who is forgotten. */
function addBans({ admin, ask, examples }: Desk): void {
  admin
    .command('bans')
    .description('who is shut out: persons and addresses')
    .option('--after <place>', 'go on where the part before said that there are more')
    .addHelpText('after', examples('orrery admin bans'))
    .action(({ after }: Part) =>
      ask(
        (console) => console.bans(after),
        ({ bans }) => each(bans, banLines, 'Nobody is shut out.'),
      ),
    );

  admin
    .command('ban')
    .description('shut out a person or a range of addresses')
    .argument('<whom>', 'a person’s id, or addresses such as 203.0.113.7, 203.0.113.0/24, 2001:db8::/48')
    .option('--reason <words>', 'told to that person, and kept in the log')
    .option('--days <number>', 'for so long; without it for good')
    .addHelpText(
      'after',
      `${examples('orrery admin ban 7Qm3x2Fh1bYc --days 30 --reason "threats"', 'orrery admin ban 2001:db8::/48')}
A person’s connections end at once; in matches they play a stand-in goes on, and tables that have not begun are left.
`,
    )
    .action((whom: string, { reason, days }: { reason?: string; days?: string }) =>
      ask(
        (console) =>
          console.ban({
            ...(/[.:/]/.test(whom) ? { addresses: whom } : { player: whom }),
            ...(reason === undefined ? {} : { reason }),
            ...(days === undefined ? {} : { days: readDays(days) }),
          }),
        ({ ban }) => banLines(ban),
      ),
    );

  admin
    .command('lift')
    .description('lift a ban')
    .argument('<ban>', 'as orrery admin bans shows it')
    .addHelpText('after', examples('orrery admin lift b6n7'))
    .action((ban: string) =>
      ask(
        (console) => console.lift(ban),
        () => ['The ban is lifted.'],
      ),
    );

  admin
    .command('forget')
    .description('forget a person: sessions, addresses, names and words; their moves stay')
    .argument('<id>', 'as orrery admin people shows it')
    .requiredOption('--yes', 'it cannot be undone')
    .addHelpText('after', examples('orrery admin forget 7Qm3x2Fh1bYc --yes'))
    .action((id: string) =>
      ask(
        (console) => console.forget(id),
        () => ['The person is forgotten.'],
      ),
    );
}

/** What was done here. */
function addLog({ admin, ask, examples }: Desk): void {
  admin
    .command('log')
    .description('what was done at the console, from where and when')
    .option('--looks', 'also what was only looked at')
    .option('--after <place>', 'go on where the part before said that there are more')
    .addHelpText('after', examples('orrery admin log', 'orrery admin log --looks'))
    .action(({ looks, after }: Part & { looks?: boolean }) =>
      ask(
        (console) => console.log({ looks: looks === true, after }),
        ({ log }) => each(log, deedLines, 'Nothing was done yet.'),
      ),
    );
}

function each<T>(list: readonly T[], lines: (one: T) => readonly string[], none: string): readonly string[] {
  return list.length === 0 ? [none] : list.flatMap(lines);
}

function serverIn({ env }: Shell, { server }: AdminFlags): string {
  return server ?? (env.ORRERY_SERVER || SERVER);
}

function consoleAt(shell: Shell, flags: AdminFlags): Console {
  const server = serverIn(shell, flags);
  if (!/^https?:$/.test(URL.canParse(server) ? new URL(server).protocol : '')) {
    throw new Fault(`--server must be an address such as https://table.example, not “${server}”`);
  }
  const session = tokenIn(shell, flags);
  return new Console(new Api(server, { session, fetch }));
}

function tokenIn({ env }: Shell, { tokenFile }: AdminFlags): string {
  const token = tokenFile === undefined ? env.ORRERY_ADMIN_TOKEN : fileText(tokenFile).trim();
  if (token) return token;
  throw new Fault(
    tokenFile === undefined
      ? 'the console needs a token: set ORRERY_ADMIN_TOKEN to that of the server, or name a file with --token-file'
      : `--token-file ${tokenFile} is empty`,
  );
}

function fileText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (slip) {
    throw new Fault(`cannot read --token-file ${file}: ${slip instanceof Error ? slip.message : slip}`);
  }
}

function readDays(words: string): number {
  const days = Number(words);
  if (days > 0 && days <= 36_500) return days;
  throw new Fault(`--days must be a number above 0, not “${words}”`);
}

function wordsFor(
  { code, message }: { code: string; message: string },
  flags: AdminFlags,
  shell: Shell,
): string {
  const at = serverIn(shell, flags);
  if (code === 'offline') return `no server answers at ${at}; name another with --server, or ORRERY_SERVER`;
  return code === 'not-signed-in' ? `the server at ${at} has another token: ${message}` : message;
}
