import { parse } from 'yaml';
import { z } from 'zod';
import { markVersion, readVersion } from '../lib/file-version';
import { splitFrontMatter } from '../lib/front-matter';
import { isRecord } from '../lib/is-record';
import { blockText } from '../lib/yaml-text';
import { collections } from '../model/load/files/collections';

/** Functions with which the CMS reads and writes a kind of file; the names are Decap's. */
export interface ContentFormat {
  readonly fromFile: (source: string) => Record<string, unknown>;
  /** @param fieldNames The fields of the entry, in order, which identify its schema. */
  readonly toFile: (data: Record<string, unknown>, fieldNames?: readonly string[]) => string;
}

/** Identifies this page, so that it can save an entry repeatedly. */
const editor = crypto.randomUUID();
/** Keeps the version of the file among the fields, where Decap passes it on though no form shows it. */
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
 * A value without answers that were never given or were removed, and without groups of nothing else; its fields are in
 * the order of the schema, since the CMS does not keep their order.
 */
function tidy(value: unknown, wrapped: unknown): unknown {
  const schema = unwrap(wrapped);
  if (Array.isArray(value)) {
    const element = schema instanceof z.ZodArray ? schema.element : undefined;
    const items = value.map((item) => tidy(item, element)).filter((item) => !isEmpty(item));
    // Decap gives every new group its lists, all empty.
    const mayBeLeftOut = wrapped instanceof z.ZodOptional || wrapped instanceof z.ZodDefault;
    return items.length === 0 && mayBeLeftOut ? undefined : items;
  }
  // A checkbox for a field that is either true or left out.
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

/** Adds the version of the file that was read to the text that is written. */
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

/** Files with only fields, read and written by the same package that the site's own loader uses. */
export const yamlFormat = withVersions({ fromFile: fromYaml, toFile: toYaml });

/** Files with fields above a text in Markdown, which is kept unchanged. */
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
