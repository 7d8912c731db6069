import { LineCounter, parseDocument } from 'yaml';
import { fail, ok, type Result } from '../../lib/result';
import type { Problem } from './problem';

/** A file as data, with a way from a field back to its line. */
export interface ParsedFile {
  readonly file: string;
  readonly data: unknown;
  /** The Markdown after the front matter; empty for plain YAML. */
  readonly body: string;
  readonly lineOf: (path: readonly PropertyKey[]) => number | null;
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/;

function parseYaml(
  file: string,
  source: string,
  body: string,
  linesBefore: number,
): Result<ParsedFile, Problem[]> {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false });
  if (document.errors.length > 0) {
    return fail(
      document.errors.map((error) => ({
        file,
        line: lineCounter.linePos(error.pos[0]).line + linesBefore,
        field: '',
        what: `the file cannot be read: ${error.message.replace(/\.$/, '')}`,
        write: 'one "field: value" on each line, lists with "- ", and quotes around text that holds a colon.',
      })),
    );
  }
  function lineOf(path: readonly PropertyKey[]): number | null {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      const range: unknown =
        typeof node === 'object' && node !== null && 'range' in node ? node.range : undefined;
      if (Array.isArray(range) && typeof range[0] === 'number') {
        return lineCounter.linePos(range[0]).line + linesBefore;
      }
    }
    return null;
  }
  const data: unknown = document.toJS();
  return ok({ file, data, body, lineOf });
}

/** Reads a .yaml file, or a .md file whose fields stand between two lines of three dashes. */
export function parseFile(file: string, source: string): Result<ParsedFile, Problem[]> {
  if (file.endsWith('.yaml')) return parseYaml(file, source, '', 0);
  const parts = frontMatter.exec(source);
  if (parts === null) {
    return fail([
      {
        file,
        line: 1,
        field: '',
        what: 'the file does not begin with its fields',
        write:
          'a line of three dashes, then the fields such as title: …, another line of three dashes, then the text.',
      },
    ]);
  }
  return parseYaml(file, parts[1] ?? '', (parts[2] ?? '').trim(), 1);
}
