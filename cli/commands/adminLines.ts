/** What the console shows in a terminal: a line for each thing, and below it what belongs to it. */
import type { ConsoleBan, ConsoleDeed, ConsolePerson, ConsoleReport, ConsoleTable } from '#client/console.ts';
import type { CliWords } from '../words.ts';

type Said = CliWords['admin'];

export function personLines(
  { id, name, created, seen, account, ...has }: ConsolePerson,
  said: Said,
): string[] {
  const notes = [
    account ? said.signsIn : said.guest,
    said.tables(has.tables),
    ...(has.reports > 0 ? [said.reports(has.reports)] : []),
    ...(has.banned ? [said.shutOut] : []),
    seen > 0 ? said.lastHere(seen) : said.came(created),
  ];
  return [`${id}  ${name}: ${notes.join(', ')}`];
}

export function tableLines(
  { id, title, status, visibility, seats, updated, ended }: ConsoleTable,
  said: Said,
): string[] {
  const who = seats.map(
    ({ name, kind, held }) => `${name || kind}${held.length > 0 ? ` (${held.join(' ')})` : ''}`,
  );
  return [
    `${id}  ${title}, ${status}${ended ? ` (${ended})` : ''}, ${visibility}, ${said.moment(updated)}`,
    `    ${who.join(', ')}`,
  ];
}

export function reportLines(report: ConsoleReport, said: Said): string[] {
  const { id, match, title, name, person, reporter, reason, context, lines, created, handled, note } = report;
  const at = context.seat === undefined ? '' : said.seat(context.seat + 1);
  return [
    `${id}  ${said.report(name, person, reporter, created)}`,
    `    ${title} ${match}${at}: ${oneLine(reason)}`,
    ...lines.map(
      (line) => `    ${line.number === context.line ? '>' : ' '} ${line.name}: ${oneLine(line.text)}`,
    ),
    ...(handled === undefined ? [] : [`    ${said.handledAt(handled)}${note ? `: ${oneLine(note)}` : ''}`]),
  ];
}

export function banLines(
  { id, player, name, addresses, reason, created, until }: ConsoleBan,
  said: Said,
): string[] {
  const whom = addresses ?? said.person(name, player ?? '');
  return [`${id}  ${said.ban(whom, until, created)}${reason ? `: ${oneLine(reason)}` : ''}`];
}

export function deedLines({ at, who, action, about, detail }: ConsoleDeed, said: Said): string[] {
  const told = Object.keys(detail).length > 0 ? ` ${JSON.stringify(detail)}` : '';
  return [`${said.moment(at)}  ${who}: ${action}${about ? ` ${about}` : ''}${told}`];
}

function oneLine(text: string): string {
  return text.replaceAll('\n', ' ');
}
