import { keepFormat } from '../lib/keep-format/keep-format';
import { markdownFormat, sourceField, yamlFormat, type ContentFormat } from './content-format';

/** Writes what has not changed as it was: no server for the content does so at a git host. */
function withKeptFormat(format: ContentFormat): ContentFormat {
  return {
    fromFile: (source) => ({ ...format.fromFile(source), [sourceField]: source }),
    toFile({ [sourceField]: before, ...data }, fieldNames) {
      const written = format.toFile(data, fieldNames);
      return typeof before === 'string' ? keepFormat(before, written) : written;
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
