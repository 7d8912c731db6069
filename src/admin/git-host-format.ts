import { keepFormat } from '../lib/keep-format/keep-format';
import { markdownFormat, sourceField, yamlFormat, type ContentFormat } from './content-format';

const mark = /^# opened (null|"[^\n]*")\n/;

/** An entry as it is written, and the file that it was made from. */
interface OpenedText {
  readonly text: string;
  /** Null of a new entry; undefined of a file as the git host has it. */
  readonly opened: string | null | undefined;
}

function parseOpened(json: string): string | null | undefined {
  try {
    const opened: unknown = JSON.parse(json);
    return typeof opened === 'string' || opened === null ? opened : undefined;
  } catch {
    return undefined;
  }
}

/** Takes the file that was opened off an entry as `toFile` writes it. */
export function readOpened(marked: string): OpenedText {
  const [line = '', json = ''] = mark.exec(marked) ?? [];
  const opened = parseOpened(json);
  return { text: opened === undefined ? marked : marked.slice(line.length), opened };
}

/**
 * Writes what has not changed as it was: no server for the content does so at a git host. The file that was opened stands
 * above an entry, since Decap keeps that text alone of what was not saved; it is taken off before the entry is sent.
 */
function withKeptFormat(format: ContentFormat): ContentFormat {
  return {
    fromFile(marked) {
      const { text, opened = text } = readOpened(marked);
      return { ...format.fromFile(text), ...(opened !== null && { [sourceField]: opened }) };
    },
    toFile({ [sourceField]: before, ...data }, fieldNames) {
      const written = format.toFile(data, fieldNames);
      return typeof before === 'string'
        ? `# opened ${JSON.stringify(before)}\n${keepFormat(before, written)}`
        : `# opened null\n${written}`;
    },
  };
}

/** Returns the source with which an entry was opened; null of a new one. */
export function openedSource(data: Readonly<Record<string, unknown>>): string | null {
  const source = data[sourceField];
  return typeof source === 'string' ? source : null;
}

/** Files of fields alone, at a git host. */
export const gitHostYaml = withKeptFormat(yamlFormat);

/** Files with fields above a text in Markdown, at a git host. */
export const gitHostMarkdown = withKeptFormat(markdownFormat);
