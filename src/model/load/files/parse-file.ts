import {
  isAlias,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseDocument,
  visit,
  type Document,
  type Scalar,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import { fail, ok, type Result } from '../../../lib/result';
import { excerpt, type Problem } from './problem';

/** A file as data, with the line of each field. */
export interface ParsedFile {
  readonly file: string;
  readonly data: unknown;
  /** The Markdown after the front matter; empty for plain YAML. */
  readonly body: string;
  /** The line of the file on which the Markdown begins; null without any. */
  readonly bodyLine: number | null;
  readonly lineOf: (path: readonly PropertyKey[]) => number | null;
}

interface Source {
  readonly file: string;
  readonly yaml: string;
  readonly body: string;
  readonly bodyLine: number | null;
  /** Lines of the file before the YAML. */
  readonly linesBefore: number;
}

/** A YAML feature that editors do not need, by its position in the source. */
interface Finding {
  readonly at: number;
  readonly message: string;
  readonly advice: string;
}

const frontMatter = /^---\n([\s\S]*?)\n---[ \t]*(?:\n|$)([\s\S]*)$/;
const maxBrackets = 30;
const maxFields = 1000;
/** Columns of indents, and of dashes that begin lists within lists. */
const deepLine = /^(?:[ \t]|[-?][ \t]){80,}/m;

/** Returns the deepest nesting of brackets, including those in texts and comments. */
function bracketDepth(yaml: string): number {
  let [depth, deepest] = [0, 0];
  for (const [bracket] of yaml.matchAll(/[[\]{}]/g)) {
    depth = bracket === '[' || bracket === '{' ? depth + 1 : Math.max(0, depth - 1);
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

/**
 * Returns whether a file is nested too deeply: the parser recurses for each level, and would exhaust the stack
 * or the time.
 */
function isTooDeep(yaml: string): boolean {
  return deepLine.test(yaml) || bracketDepth(yaml) > maxBrackets;
}

const quoteAdvice = 'quotes around a text that begins with a sign, such as "*bold*".';

/** Too many fields in a group, or one twice: the parser would compare each with every other, which takes minutes. */
function findFieldFaults({ items, range }: YAMLMap): Finding[] {
  if (items.length > maxFields) {
    const message = `${String(items.length)} fields are more than any file here has`;
    return [{ at: range?.[0] ?? 0, message, advice: 'the fields as in the other files here.' }];
  }
  const seen = new Set<string>();
  return items.flatMap(({ key }): Finding[] => {
    if (!isScalar(key)) return [];
    const name = String(key.value);
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const message = `the field "${excerpt(name)}" is given twice`;
    return [{ at: key.range?.[0] ?? 0, message, advice: 'each field once; take one of the two out.' }];
  });
}

/** A text without quotes that a sign cuts off, since what follows on the line is read as a comment. */
function findCutText(node: Scalar, yaml: string): Finding[] {
  const isText = typeof node.value === 'string' || node.value === null;
  const comment = isText && node.type === 'PLAIN' ? /^[ \t]*(#.*)/.exec(yaml.slice(node.range?.[1])) : null;
  if (comment === null) return [];
  const message = `"${excerpt(comment[1] ?? '')}" is read as a comment, and would vanish`;
  const advice = 'quotes around the whole text, such as "Half, by well #4"; a comment has a line of its own.';
  return [{ at: node.range?.[0] ?? 0, message, advice }];
}

/**
 * Fields that are given twice; aliases, anchors and tags, which repeat data without limit or drop the text
 * before them; texts that are cut off.
 */
function findUnclear(document: Document, yaml: string): Finding[] {
  const findings: Finding[] = [];
  visit(document, {
    Node(_key, node) {
      const at = node.range?.[0] ?? 0;
      if (isMap(node)) findings.push(...findFieldFaults(node));
      if (isScalar(node)) findings.push(...findCutText(node, yaml));
      if (isAlias(node)) {
        const message = `"*${excerpt(node.source)}" is read as a reference to another place`;
        findings.push({ at, message, advice: quoteAdvice });
        return;
      }
      if (node.anchor !== undefined) {
        const message = `"&${excerpt(node.anchor)}" is read as a name for what follows, and would vanish`;
        findings.push({ at, message, advice: quoteAdvice });
      }
      if (node.tag !== undefined) {
        const message = `"${excerpt(node.tag)}" is read as the type of what follows, and would vanish`;
        findings.push({ at, message, advice: quoteAdvice });
      }
    },
  });
  return findings;
}

/** Returns advice on an error: the text may go on after a sign that ends it, as in 'The seller's yard'. */
function adviceOn({ code, pos: [at] }: YAMLError, yaml: string): string {
  const before = yaml.slice(yaml.lastIndexOf('\n', at - 1) + 1, at).trimEnd();
  if (code === 'UNEXPECTED_TOKEN' && /(?:: |- |^)[ \t]*'.*'$/.test(before))
    return 'double quotes around a text that holds an apostrophe, such as "The seller\'s yard".';
  return 'one "field: value" on each line, lists with "- ", and quotes around text that holds a colon.';
}

function findErrors(document: Document, yaml: string): Finding[] {
  return [...document.errors, ...document.warnings.filter(({ code }) => code !== 'TAG_RESOLVE_FAILED')].map(
    (error) => ({
      at: error.pos[0],
      message: `the file cannot be read: ${excerpt(error.message.replace(/\.$/, ''))}`,
      advice: adviceOn(error, yaml),
    }),
  );
}

function parseYaml({ file, yaml, body, bodyLine, linesBefore }: Source): Result<ParsedFile, Problem[]> {
  if (isTooDeep(yaml)) {
    const message = 'the file cannot be read: lists or groups lie too deep within each other';
    return fail([{ file, line: null, field: '', message, advice: 'the fields as in the other files here.' }]);
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false, uniqueKeys: false });
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + linesBefore;
  const errors = findErrors(document, yaml);
  const findings = errors.length > 0 ? errors : findUnclear(document, yaml);
  if (findings.length > 0)
    return fail(
      findings.map(({ at, message, advice }) => ({ file, line: lineAt(at), field: '', message, advice })),
    );
  function lineOf(path: readonly PropertyKey[]): number | null {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range != null) return lineAt(node.range[0]);
    }
    return null;
  }
  const data: unknown = document.toJS();
  return ok({ file, data, body, bodyLine, lineOf });
}

/** Parses a file's text to data, or returns its problems. */
export type ParseFile = (file: string, source: string) => Result<ParsedFile, Problem[]>;

/** Reads a .yaml file, or a .md file whose fields are between two lines of three dashes. */
export function parseFile(file: string, source: string): Result<ParsedFile, Problem[]> {
  if (file.endsWith('.yaml'))
    return parseYaml({ file, yaml: source, body: '', bodyLine: null, linesBefore: 0 });
  const parts = frontMatter.exec(source);
  if (parts === null) {
    return fail([
      {
        file,
        line: 1,
        field: '',
        message: 'the file does not begin with its fields',
        advice:
          'a line of three dashes, then the fields such as title: …, another line of three dashes, then the text.',
      },
    ]);
  }
  const [, yaml = '', text = ''] = parts;
  const before = source.length - text.trimStart().length;
  return parseYaml({
    file,
    yaml,
    body: text.trim(),
    bodyLine: source.slice(0, before).split('\n').length,
    linesBefore: 1,
  });
}
