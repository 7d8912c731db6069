import { createInterface } from 'node:readline/promises';
import type { Result } from '../../lib/result';
import { parseColour, questionNames, questions, usualAnswer } from './answers';
import type { GivenAnswers } from './read-answers';

/** Asks on a terminal. */
export interface Asker {
  /** Asks one question until the answer is right; Enter accepts the usual answer. */
  readonly ask: (
    question: string,
    usual: string,
    parse: (value: string) => Result<string, string>,
  ) => Promise<string>;
  readonly confirm: (question: string) => Promise<boolean>;
  readonly close: () => void;
}

/** An asker on the process's terminal. */
export function terminalAsker(): Asker {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  return {
    ask: async (question, usual, parse) => {
      for (;;) {
        const answer = (await terminal.question(`${question}${usual === '' ? '' : ` [${usual}]`}: `)).trim();
        const result = parse(answer === '' ? usual : answer);
        if (result.ok) return result.value;
        process.stdout.write(`  ${result.failure}\n`);
      }
    },
    confirm: async (question) => /^y(?:es)?$/i.test((await terminal.question(`${question} [y/N]: `)).trim()),
    close: () => {
      terminal.close();
    },
  };
}

const orNothing =
  (parse: (value: string) => Result<string, string>) =>
  (value: string): Result<string, string> =>
    value === '' ? { ok: true, value } : parse(value);

const askedColours = { gold: 'Colour of buttons', blue: 'Colour of links' };

/** Asks for all answers that were not given. Optional answers may stay empty. */
export async function askForRest(given: GivenAnswers, asker: Asker): Promise<GivenAnswers> {
  const texts: Record<string, { value: string; where: string }> = { ...given.texts };
  const parsed: Record<string, string> = {};
  for (const name of questionNames) {
    const { asks, parse, required } = questions[name];
    const value =
      given.texts[name]?.value ??
      (await asker.ask(
        required ? asks : `${asks} (Enter for none)`,
        usualAnswer(name, parsed),
        required ? parse : orNothing(parse),
      ));
    const result = parse(value);
    if (result.ok) parsed[name] = result.value;
    if (value !== '') texts[name] ??= { value, where: asks };
  }
  const colours = { ...given.colours };
  for (const [token, asks] of Object.entries(askedColours)) {
    if (colours[token] !== undefined) continue;
    const value = await asker.ask(`${asks}, such as #7fc8a9 (Enter keeps it)`, '', orNothing(parseColour));
    if (value !== '') colours[token] = { value, where: asks };
  }
  const keepSamples =
    given.keepSamples || (await asker.confirm('Keep the sample sales, people and recordings?'));
  return { ...given, texts, colours, keepSamples };
}
