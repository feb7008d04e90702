/** `orrery admin`: the host's console against a running server, by its address and its token. */
import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { type Answer, Api } from '#client';
import { Console } from '#client/console.ts';
import { type Declare, declaring, explained } from '../explained.ts';
import { Fault } from '../fault.ts';
import { type Shell, say } from '../shell.ts';
import { codeOf } from '../textFile.ts';
import type { CliWords } from '../words.ts';
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
  ask<T extends object>(
    asked: (console: Console) => Promise<Answer<T & { more?: string }>>,
    told: (answer: T) => readonly string[],
  ): Promise<void>;
  readonly words: CliWords;
  readonly command: Declare;
}

/** Adds the command and all that it can do. */
export function adminCommand(shell: Shell): Command {
  const { help: general, adminHelp: help } = shell.words;
  const admin = explained(new Command('admin'), general, help, [
    'orrery admin reports',
    'orrery admin people ann',
    'orrery admin ban 7Qm3x2Fh1bYc --days 30 --reason "threats"',
    'orrery admin ban 203.0.113.0/24 --server https://table.example --token-file token',
    'orrery admin close m1x2y3 --reason "abuse"',
  ])
    .option('--server <address>', help.server(SERVER))
    .option('--token-file <file>', help.tokenFile)
    .option('--json', help.json);
  const desk = { ask: asking(shell, admin), words: shell.words, command: declaring(admin, general) };
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
    if (!answer.ok) throw faultFor(answer.error, flags, shell);
    const { ok: _, ...rest } = answer;
    const lines = flags.json ? [JSON.stringify(rest, undefined, 2)] : told(answer);
    for (const line of lines) say(shell, line);
    if (answer.more !== undefined && !flags.json) say(shell, shell.words.admin.more(answer.more));
  };
}

/** Who is there. */
function addPeople({ ask, words: { admin: said, adminHelp: help }, command }: Desk): void {
  command('people', help.people, 'orrery admin people', 'orrery admin people ann')
    .argument('[search]', help.people.search)
    .option('--after <place>', help.after)
    .action((search: string | undefined, { after }: Part) =>
      ask(
        (console) => console.people(search, after),
        ({ people }) => each(people, personLines, said, said.nobody),
      ),
    );

  command('person', help.person, 'orrery admin person 7Qm3x2Fh1bYc')
    .argument('<id>', help.person.id)
    .action((id: string) =>
      ask(
        (console) => console.person(id),
        ({ person, tables, bans, reports }) => [
          ...personLines(person, said),
          ...['', said.tablesOf(tables.length), ...tables.flatMap((one) => tableLines(one, said))],
          ...['', said.reportsOf(reports.length), ...reports.flatMap((one) => reportLines(one, said))],
          ...['', said.bansOf(bans.length), ...bans.flatMap((one) => banLines(one, said))],
        ],
      ),
    );
}

/** Their tables. */
function addTables({ ask, words: { admin: said, adminHelp: help }, command }: Desk): void {
  command('tables', help.tables, 'orrery admin tables', 'orrery admin tables playing')
    .argument('[status]', help.tables.status)
    .option('--after <place>', help.after)
    .action((status: string | undefined, { after }: Part) =>
      ask(
        (console) => console.tables(status, { after }),
        ({ tables }) => each(tables, tableLines, said, said.noTables),
      ),
    );

  command('close', help.close, 'orrery admin close m1x2y3', 'orrery admin close m1x2y3 --reason "abuse"')
    .argument('<match>', help.close.match)
    .option('--reason <words>', help.close.reason)
    .action((match: string, { reason }: { reason?: string }) =>
      ask(
        (console) => console.close(match, reason),
        () => [said.closed],
      ),
    );
}

/** What was reported. */
function addReports({ ask, words: { admin: said, adminHelp: help }, command }: Desk): void {
  command('reports', help.reports, 'orrery admin reports', 'orrery admin reports --all --json')
    .option('--all', help.reports.all)
    .option('--after <place>', help.after)
    .action(({ all, after }: Part & { all?: boolean }) =>
      ask(
        (console) => console.reports({ all: all === true, after }),
        ({ reports }) => each(reports, reportLines, said, said.noReports),
      ),
    );

  command('handle', help.handle, 'orrery admin handle r4t5 --note "shut out for a month"')
    .argument('<report>', help.handle.report)
    .option('--note <words>', help.handle.note)
    .action((report: string, { note }: { note?: string }) =>
      ask(
        (console) => console.handle(report, note),
        () => [said.handled],
      ),
    );
}

/** What is said to everyone, who is shut out, and who is forgotten. */
function addBans({ ask, words: { admin: said, adminHelp: help }, command }: Desk): void {
  command('bans', help.bans, 'orrery admin bans')
    .option('--after <place>', help.after)
    .action(({ after }: Part) =>
      ask(
        (console) => console.bans(after),
        ({ bans }) => each(bans, banLines, said, said.noBans),
      ),
    );

  command(
    'ban',
    help.ban,
    'orrery admin ban 7Qm3x2Fh1bYc --days 30 --reason "threats"',
    'orrery admin ban 2001:db8::/48',
  )
    .argument('<whom>', help.ban.whom)
    .option('--reason <words>', help.ban.reason)
    .option('--days <number>', help.ban.days)
    .action((whom: string, { reason, days }: { reason?: string; days?: string }) =>
      ask(
        (console) =>
          console.ban({
            ...(/[.:/]/.test(whom) ? { addresses: whom } : { player: whom }),
            ...(reason === undefined ? {} : { reason }),
            ...(days === undefined ? {} : { days: readDays(days) }),
          }),
        ({ ban }) => banLines(ban, said),
      ),
    );

  command(
    'announce',
    help.announce,
    'orrery admin announce "The server is down on Sunday morning." --days 3',
    'orrery admin announce ""',
  )
    .argument('<text>', help.announce.text)
    .option('--days <number>', help.announce.days)
    .action((text: string, { days }: { days?: string }) =>
      ask(
        (console) => console.announce(text, days === undefined ? undefined : readDays(days)),
        () => [text.trim() === '' ? said.takenDown : said.announced],
      ),
    );

  command('lift', help.lift, 'orrery admin lift b6n7')
    .argument('<ban>', help.lift.ban)
    .action((ban: string) =>
      ask(
        (console) => console.lift(ban),
        () => [said.lifted],
      ),
    );

  command('forget', help.forget, 'orrery admin forget 7Qm3x2Fh1bYc --yes')
    .argument('<id>', help.forget.id)
    .requiredOption('--yes', help.forget.yes)
    .action((id: string) =>
      ask(
        (console) => console.forget(id),
        () => [said.forgotten],
      ),
    );
}

/** What was done here. */
function addLog({ ask, words: { admin: said, adminHelp: help }, command }: Desk): void {
  command('log', help.log, 'orrery admin log', 'orrery admin log --looks')
    .option('--looks', help.log.looks)
    .option('--after <place>', help.after)
    .action(({ looks, after }: Part & { looks?: boolean }) =>
      ask(
        (console) => console.log({ looks: looks === true, after }),
        ({ log }) => each(log, deedLines, said, said.noDeeds),
      ),
    );
}

function each<T>(
  list: readonly T[],
  lines: (one: T, said: CliWords['admin']) => readonly string[],
  said: CliWords['admin'],
  none: string,
): readonly string[] {
  return list.length === 0 ? [none] : list.flatMap((one) => lines(one, said));
}

function serverIn({ env }: Shell, { server }: AdminFlags): string {
  return server ?? (env.ORRERY_SERVER || SERVER);
}

function consoleAt(shell: Shell, flags: AdminFlags): Console {
  const server = serverIn(shell, flags);
  if (!/^https?:$/.test(URL.canParse(server) ? new URL(server).protocol : '')) {
    throw new Fault(['server', server]);
  }
  const session = tokenIn(shell, flags);
  // What the server turns down it says in the language that is asked for.
  const spoken: typeof fetch = (url, init) =>
    fetch(url, { ...init, headers: { ...init?.headers, 'accept-language': shell.language } });
  return new Console(new Api(server, { session, fetch: spoken }));
}

function tokenIn({ env }: Shell, { tokenFile }: AdminFlags): string {
  const token = tokenFile === undefined ? env.ORRERY_ADMIN_TOKEN : fileText(tokenFile).trim();
  if (token) return token;
  throw new Fault(tokenFile === undefined ? 'noToken' : ['emptyToken', tokenFile]);
}

function fileText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (slip) {
    throw new Fault(['cannotRead', `--token-file ${file}`, codeOf(slip)]);
  }
}

function readDays(words: string): number {
  const days = Number(words);
  if (days > 0 && days <= 36_500) return days;
  throw new Fault(['days', words]);
}

function faultFor(
  { code, message }: { code: string; message: string },
  flags: AdminFlags,
  shell: Shell,
): Fault {
  const at = serverIn(shell, flags);
  if (code === 'offline') return new Fault(['noServer', at]);
  return new Fault(code === 'not-signed-in' ? ['otherToken', at, message] : ['asTold', message]);
}
