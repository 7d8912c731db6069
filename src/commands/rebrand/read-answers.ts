import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { errorMessage } from '../../lib/error-message';
import {
  parseColour,
  questionNames,
  questions,
  usualAnswer,
  type Answers,
  type QuestionName,
} from './answers';

/** Options of the command line other than answers. */
export interface Switches {
  readonly dryRun: boolean;
  readonly allowDirty: boolean;
  readonly yes: boolean;
}

/** Answers as they were given, each with the place to name in a message, such as --slug. */
export interface GivenAnswers {
  readonly texts: Readonly<Partial<Record<QuestionName, { readonly value: string; readonly where: string }>>>;
  readonly colours: Readonly<Record<string, { readonly value: string; readonly where: string }>>;
  readonly keepSamples: boolean;
  readonly switches: Switches;
}

const line = z.union([z.string(), z.number().transform(String)], 'has to be a text');
const AnswersFile = z.strictObject({
  ...Object.fromEntries(questionNames.map((name) => [name, line.optional()])),
  colours: z.record(z.string(), line).optional(),
  'keep-samples': z.boolean().optional(),
});

const Given = z.record(z.string(), z.object({ value: z.string(), where: z.string() }));

async function readAnswersFile(file: string) {
  let content: unknown;
  try {
    content = parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new Error(
      `${file} (--answers) cannot be read: ${errorMessage(error)}\nName a file in YAML or JSON.`,
      { cause: error },
    );
  }
  const read = AnswersFile.safeParse(content);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Error(
    `${file}, ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}. It may hold ${questionNames.join(', ')}, colours and keep-samples.`,
  );
}

/**
 * Reads the command line, and the file that it names. A flag takes precedence over the file.
 *
 * @throws When a flag is not known, or the file cannot be read.
 */
export async function readGiven(args: readonly string[]): Promise<GivenAnswers> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...Object.fromEntries(questionNames.map((name) => [name, text])),
      answers: text,
      colour: { type: 'string', multiple: true, default: [] },
      'keep-samples': flag,
      'dry-run': flag,
      'allow-dirty': flag,
      yes: flag,
    },
  });
  const file = typeof values.answers === 'string' ? values.answers : null;
  const fromFile: Partial<Record<string, unknown>> = file === null ? {} : await readAnswersFile(file);
  const flags: Partial<Record<string, unknown>> = values;
  const texts = questionNames.flatMap((name) => {
    const value = flags[name];
    if (typeof value === 'string') return [[name, { value, where: `--${name}` }]];
    const answer = fromFile[name];
    return typeof answer === 'string' ? [[name, { value: answer, where: `${String(file)}, ${name}` }]] : [];
  });
  const ofFile = z.record(z.string(), z.string()).parse(fromFile.colours ?? {});
  const colours = [
    ...Object.entries(ofFile).map(([token, value]) => [
      token,
      { value, where: `${String(file)}, colours.${token}` },
    ]),
    ...values.colour.map((pair) => {
      const [token = '', value = ''] = pair.split('=');
      return [token, { value, where: `--colour ${token}` }];
    }),
  ];
  return {
    texts: Given.parse(Object.fromEntries(texts)),
    colours: Given.parse(Object.fromEntries(colours)),
    keepSamples: values['keep-samples'] || fromFile['keep-samples'] === true,
    switches: { dryRun: values['dry-run'], allowDirty: values['allow-dirty'], yes: values.yes },
  };
}

/**
 * Parses the given answers, and adds the usual answers to other questions.
 *
 * @throws With every answer that is wrong or missing.
 */
export function parseGiven({ texts, colours, keepSamples }: GivenAnswers): Answers {
  const faults: string[] = [];
  const parsed: Partial<Record<QuestionName, string>> = {};
  for (const name of questionNames) {
    const { value, where } = texts[name] ?? { value: usualAnswer(name, parsed), where: `--${name}` };
    if (value === '' && texts[name] === undefined) {
      if (questions[name].required)
        faults.push(`--${name} is missing. Give it as a flag or in the file of --answers.`);
      continue;
    }
    const result = questions[name].parse(value);
    if (result.ok) parsed[name] = result.value;
    else faults.push(`${where}: ${result.failure}`);
  }
  const parsedColours: Record<string, string> = {};
  for (const [token, { value, where }] of Object.entries(colours)) {
    const result = parseColour(value);
    if (result.ok) parsedColours[token] = result.value;
    else faults.push(`${where}: ${result.failure}`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return { texts: parsed, colours: parsedColours, keepSamples };
}
