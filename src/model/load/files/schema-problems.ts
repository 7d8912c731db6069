import { z } from 'zod';
import type { ParsedFile } from './parse-file';
import { excerpt, fieldName, type Problem } from './problem';

interface Hint {
  readonly title?: string;
  readonly description?: string;
}

function readHint(schema: z.ZodType): Hint {
  const meta = schema.meta();
  return {
    ...(typeof meta?.title === 'string' && { title: meta.title }),
    ...(typeof meta?.description === 'string' && { description: meta.description }),
  };
}

/** Walks from a schema to the part at a path, collecting titles and hints. */
function hintAt(root: z.ZodType, path: readonly PropertyKey[]): { hint: Hint; known: readonly string[] } {
  let schema: unknown = root;
  let hint: Hint = {};
  const rest = [...path];
  for (;;) {
    if (!(schema instanceof z.ZodType)) return { hint, known: [] };
    hint = { ...hint, ...readHint(schema) };
    if (
      schema instanceof z.ZodOptional ||
      schema instanceof z.ZodDefault ||
      schema instanceof z.ZodNullable
    ) {
      schema = schema.unwrap();
      continue;
    }
    const step = rest.shift();
    if (step === undefined)
      return { hint, known: schema instanceof z.ZodObject ? Object.keys(schema.shape) : [] };
    // Longitude and latitude of a point have no hints of their own.
    if (schema instanceof z.ZodTuple) return { hint, known: [] };
    hint = {};
    if (schema instanceof z.ZodObject) {
      const shape: Readonly<Record<string, unknown>> = schema.shape;
      schema = shape[String(step)];
    } else if (schema instanceof z.ZodArray) schema = schema.element;
    else return { hint, known: [] };
  }
}

function valueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined),
    data,
  );
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
};

function kindOf(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (Number.isNaN(value)) return 'no number at all (.nan)';
  if (value === Infinity || value === -Infinity) return 'a number without end (.inf)';
  return kinds[typeof value] ?? typeof value;
}

/** A value as the editor wrote it, or its beginning. */
function show(value: unknown): string {
  return typeof value === 'string' ? `"${excerpt(value)}"` : excerpt(JSON.stringify(value));
}

function describeFormat(issue: z.core.$ZodIssueInvalidStringFormat, value: unknown): string {
  const shown = show(value);
  if (issue.format === 'datetime') {
    return /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(String(value))
      ? `${shown} is a time without its offset from UTC`
      : `${shown} is not a date and time`;
  }
  if (issue.format === 'date') return `${shown} is not a date`;
  if (issue.format === 'email') return `${shown} is not an e-mail address`;
  if (issue.format === 'url') return `${shown} is not a web address that begins with https://`;
  return `${shown} ${issue.message}`;
}

function describe(issue: z.core.$ZodIssue, value: unknown): string {
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return 'is missing';
      return value === null
        ? 'is empty'
        : `should be ${kinds[issue.expected] ?? issue.expected}, but is ${kindOf(value)}`;
    case 'too_small':
      if (issue.origin === 'string') return 'is blank';
      if (issue.origin === 'array') return `has too few entries: at least ${String(issue.minimum)} needed`;
      return `${show(value)} is too small: ${issue.inclusive === true ? 'at least' : 'more than'} ${String(issue.minimum)} needed`;
    case 'too_big':
      if (issue.origin === 'string')
        return `has ${String(String(value).length)} letters: at most ${String(issue.maximum)} fit`;
      return `${show(value)} is too large: at most ${String(issue.maximum)}`;
    case 'invalid_value':
      return value === undefined ? 'is missing' : `${show(value)} is not one of the choices`;
    case 'invalid_format':
      return describeFormat(issue, value);
    case 'custom':
      return typeof value === 'string' ? `${show(value)} ${issue.message}` : issue.message;
    default:
      return issue.message;
  }
}

/** Returns the advice of a refinement of ours. */
function ownAdvice(issue: z.core.$ZodIssue): string | undefined {
  const advice: unknown = issue.code === 'custom' ? issue.params?.advice : undefined;
  return typeof advice === 'string' ? advice : undefined;
}

/** Creates one problem, in an editor's terms, for each issue of a schema. */
export function schemaProblems(
  parsed: ParsedFile,
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    const { hint, known } = hintAt(schema, issue.path);
    const base = { file: parsed.file, line: parsed.lineOf(issue.path) };
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        file: parsed.file,
        line: parsed.lineOf([...issue.path, key]),
        field: fieldName([...issue.path, key]),
        message: 'is not a field that we know',
        advice: `one of ${known.join(', ')}; or take the line out.`,
      }));
    }
    const choices =
      issue.code === 'invalid_value' ? `one of ${issue.values.map(String).join(', ')}.` : undefined;
    const name = fieldName(issue.path);
    const ordinary =
      issue.path.length === 0 ? 'the fields as in the other files here.' : 'a value of the right kind.';
    return [
      {
        ...base,
        field: hint.title === undefined ? name : `${name} (${hint.title})`,
        message: describe(issue, valueAt(parsed.data, issue.path)),
        advice: ownAdvice(issue) ?? hint.description ?? choices ?? ordinary,
      },
    ];
  });
}
