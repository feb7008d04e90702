/** What the parser of command lines says itself, in our words. */
import { type CommanderError, Help, type HelpConfiguration } from 'commander';
import { Fault } from './fault.ts';
import type { CliWords } from './words.ts';

const theirs = new Help();

/** The layout of its help, with our titles. */
export function helpIn(help: CliWords['help']): HelpConfiguration {
  const titles: Readonly<Record<string, string>> = {
    'Usage:': help.titles.usage,
    'Arguments:': help.titles.arguments,
    'Options:': help.titles.options,
    'Commands:': help.titles.commands,
  };
  return {
    commandUsage: (command) => slots(theirs.commandUsage(command), help.slots),
    subcommandTerm: (command) => slots(theirs.subcommandTerm(command), help.slots),
    styleTitle: (title) => titles[title] ?? title,
    optionDescription({ description, defaultValue }) {
      // What is collected begins with nothing, which is not worth saying.
      const said = typeof defaultValue === 'string' ? help.byDefault(JSON.stringify(defaultValue)) : '';
      return [description, said].filter(Boolean).join(' ');
    },
  };
}

/** What can stand in a command line beside what is named there. */
function slots(line: string, { options, command }: CliWords['help']['slots']): string {
  return line.replace('[options]', options).replace('[command]', command);
}

/** It tells what is wrong in English: what it names is taken from there. */
export function faultOf({ code, message }: CommanderError): Fault {
  const [, name = ''] = /'(.*?)'/.exec(message) ?? [];
  const [, near] = /Did you mean (?:one of )?([^,?]+)/.exec(message) ?? [];
  switch (code) {
    case 'commander.help':
      return new Fault('sayWhat');
    case 'commander.unknownCommand':
      return new Fault(['unknownCommand', name, near]);
    case 'commander.unknownOption':
      return new Fault(['unknownOption', name, near]);
    case 'commander.missingArgument':
      return new Fault(['missingArgument', name]);
    case 'commander.optionMissingArgument':
      return new Fault(['missingValue', name]);
    case 'commander.missingMandatoryOptionValue':
      return new Fault(['missingOption', name]);
    case 'commander.excessArguments': {
      const [, expected = '', got = ''] = /Expected (\d+) .* got (\d+)/.exec(message) ?? [];
      return new Fault(['tooManyArguments', expected, got]);
    }
    default:
      return new Fault(['asTold', message.replace(/^error: /, '')]);
  }
}
