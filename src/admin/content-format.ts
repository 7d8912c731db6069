import { parse } from 'yaml';
import { z } from 'zod';
import { markVersion, readVersion } from '../lib/file-version';
import { splitFrontMatter } from '../lib/front-matter';
import { isRecord } from '../lib/is-record';
import { blockText } from '../lib/yaml-text';
import { collections } from '../model/load/files/collections';

/** How the CMS reads and writes a kind of file; the names are Decap's. */
export interface ContentFormat {
  readonly fromFile: (source: string) => Record<string, unknown>;
  /** @param fieldNames The fields of the entry, in their order, by which its schema is known. */
  readonly toFile: (data: Record<string, unknown>, fieldNames?: readonly string[]) => string;
}

/** Names this page where it saves an entry again that it has saved before. */
const editor = crypto.randomUUID();
/** Keeps the version of the file among the fields, which Decap passes on though no form shows it. */
export const versionField = 'version of the file';
/** Keeps the whole file in the same way, at a git host. */
export const sourceField = 'source of the file';
/** Keeps the name of the sale that was duplicated, in the same way. */
export const copiedField = 'copy of';

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

function shapeOf(schema: unknown): Readonly<Record<string, unknown>> {
  return schema instanceof z.ZodObject ? schema.shape : {};
}

function unwrap(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? unwrap(schema.unwrap()) : schema;
}

function schemaWith(fieldNames: readonly string[]): unknown {
  const wanted = fieldNames.filter((name) => name !== 'body').join();
  return Object.values(collections).find(({ schema }) => Object.keys(shapeOf(schema)).join() === wanted)
    ?.schema;
}

/**
 * A value without answers that were never given or were taken back, and without groups that hold nothing else; its fields
 * in the order of the schema, since the CMS keeps them in none.
 */
function tidy(value: unknown, wrapped: unknown): unknown {
  const schema = unwrap(wrapped);
  if (Array.isArray(value)) {
    const element = schema instanceof z.ZodArray ? schema.element : undefined;
    const items = value.map((item) => tidy(item, element)).filter((item) => !isEmpty(item));
    // Decap gives every new group its lists, with nothing in them.
    const mayBeLeftOut = wrapped instanceof z.ZodOptional || wrapped instanceof z.ZodDefault;
    return items.length === 0 && mayBeLeftOut ? undefined : items;
  }
  // A box for what is either true or left out.
  if (value === false && schema instanceof z.ZodLiteral) return undefined;
  if (!isRecord(value)) return value;
  const shape = shapeOf(schema);
  const names = Object.keys(shape);
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  const kept = Object.entries(value)
    .sort(([a], [b]) => place(a) - place(b))
    .map(([name, child]) => [name, tidy(child, shape[name])] as const)
    .filter(([, child]) => !isEmpty(child));
  return kept.length === 0 && Object.keys(value).length > 0 ? undefined : Object.fromEntries(kept);
}

function toYaml(data: Record<string, unknown>, fieldNames: readonly string[] = []): string {
  return blockText(tidy(data, schemaWith(fieldNames)) ?? {});
}

function fromYaml(source: string): Record<string, unknown> {
  const data: unknown = parse(source);
  return isRecord(data) ? data : {};
}

/** Adds the version of the file that was read to what is written. */
function withVersions(format: ContentFormat): ContentFormat {
  return {
    fromFile(text) {
      const { source, version } = readVersion(text);
      return { ...format.fromFile(source), ...(version !== null && { [versionField]: version }) };
    },
    toFile({ [versionField]: version, ...data }, fieldNames) {
      const source = format.toFile({ ...data, [copiedField]: undefined }, fieldNames);
      return markVersion({ source, version: typeof version === 'string' ? version : null, editor });
    },
  };
}

/** Files of fields alone, read and written by the same package that the site's own loader uses. */
export const yamlFormat = withVersions({ fromFile: fromYaml, toFile: toYaml });

/** Files with fields above a text in Markdown, which is kept letter by letter. */
export const markdownFormat = withVersions({
  fromFile(source) {
    const { fields, body } = splitFrontMatter(source) ?? { fields: '', body: '' };
    return { ...fromYaml(fields), body: body.trim() };
  },
  toFile({ body, ...fields }, fieldNames) {
    const text = typeof body === 'string' ? body.trim() : '';
    return `---\n${toYaml(fields, fieldNames)}---\n${text === '' ? '' : `\n${text}\n`}`;
  },
});
