/** What the console shows in a terminal: a line for each thing, and below it what belongs to it. */
import type { ConsoleBan, ConsoleDeed, ConsolePerson, ConsoleReport, ConsoleTable } from '#client/console.ts';

const moment = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const count = (many: number, what: string) => `${many} ${what}${many === 1 ? '' : 's'}`;

export function personLines({ id, name, created, seen, account, ...has }: ConsolePerson): string[] {
  const notes = [
    account ? 'signs in' : 'guest',
    count(has.tables, 'table'),
    ...(has.reports > 0 ? [count(has.reports, 'report')] : []),
    ...(has.banned ? ['shut out'] : []),
    seen > 0 ? `last here ${moment(seen)}` : `came ${moment(created)}`,
  ];
  return [`${id}  ${name}: ${notes.join(', ')}`];
}

export function tableLines({ id, title, status, visibility, seats, updated, ended }: ConsoleTable): string[] {
  const who = seats.map(
    ({ name, kind, held }) => `${name || kind}${held.length > 0 ? ` (${held.join(' ')})` : ''}`,
  );
  return [
    `${id}  ${title}, ${status}${ended ? ` (${ended})` : ''}, ${visibility}, ${moment(updated)}`,
    `    ${who.join(', ')}`,
  ];
}

export function reportLines(report: ConsoleReport): string[] {
  const { id, match, title, name, person, reporter, reason, context, lines, created, handled, note } = report;
  const at = context.seat === undefined ? '' : `, seat ${context.seat + 1}`;
  return [
    `${id}  about ${name} (${person || 'forgotten'}), by ${reporter || 'someone forgotten'}, ${moment(created)}`,
    `    ${title} ${match}${at}: ${oneLine(reason)}`,
    ...lines.map(
      (line) => `    ${line.number === context.line ? '>' : ' '} ${line.name}: ${oneLine(line.text)}`,
    ),
    ...(handled === undefined ? [] : [`    handled ${moment(handled)}${note ? `: ${oneLine(note)}` : ''}`]),
  ];
}

export function banLines({ id, player, name, addresses, reason, created, until }: ConsoleBan): string[] {
  const whom = addresses ?? `${name ?? 'a person'} (${player})`;
  const how = until === undefined ? 'for good' : `until ${moment(until)}`;
  return [`${id}  ${whom}: ${how}, since ${moment(created)}${reason ? `: ${oneLine(reason)}` : ''}`];
}

export function deedLines({ at, who, action, about, detail }: ConsoleDeed): string[] {
  const told = Object.keys(detail).length > 0 ? ` ${JSON.stringify(detail)}` : '';
  return [`${moment(at)}  ${who}: ${action}${about ? ` ${about}` : ''}${told}`];
}

function oneLine(text: string): string {
  return text.replaceAll('\n', ' ');
}
