import { z } from 'zod';

/** A value in an entry with the kind of reference that its schema declares. */
export interface ReferenceField {
  readonly path: readonly PropertyKey[];
  readonly value: string;
  readonly format: string | undefined;
  readonly collection: string | undefined;
  /** The kind of media file. */
  readonly media: string | undefined;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Finds the references in data of one schema, which stands at a path. */
type Finder = (data: unknown, path: readonly PropertyKey[]) => ReferenceField[];

/** Cache of finders: zod describes a schema again each time, so each schema is searched once. */
const finders = new WeakMap<z.ZodType, Finder | null>();

function objectFinder(shape: Readonly<Record<string, unknown>>): Finder | null {
  const fields = Object.entries(shape).flatMap(([key, schema]) => {
    const find = finderOf(schema);
    return find === null ? [] : [{ key, find }];
  });
  if (fields.length === 0) return null;
  return (data, path) =>
    typeof data === 'object' && data !== null
      ? fields.flatMap(({ key, find }) => find(Reflect.get(data, key), [...path, key]))
      : [];
}

function textFinder(schema: z.ZodType): Finder | null {
  const meta = schema.meta();
  const [format, collection] = [textOf(meta?.format), textOf(meta?.collection)];
  if (format === undefined && collection === undefined) return null;
  const media = textOf(meta?.media);
  return (data, path) => (typeof data === 'string' ? [{ path, value: data, format, collection, media }] : []);
}

function makeFinder(schema: z.ZodType): Finder | null {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) return finderOf(schema.unwrap());
  if (schema instanceof z.ZodObject) return objectFinder(schema.shape);
  if (!(schema instanceof z.ZodArray)) return textFinder(schema);
  const find = finderOf(schema.element);
  if (find === null) return null;
  return (data, path) =>
    Array.isArray(data) ? data.flatMap((item: unknown, index) => find(item, [...path, index])) : [];
}

/** Returns the function that finds the references of a schema; null if it declares none. */
function finderOf(schema: unknown): Finder | null {
  if (!(schema instanceof z.ZodType)) return null;
  const known = finders.get(schema);
  if (known !== undefined) return known;
  const finder = makeFinder(schema);
  finders.set(schema, finder);
  return finder;
}

/** Every text in an entry that its schema marks as a media file or as a reference to another collection. */
export function findReferenceFields(schema: z.ZodType, data: unknown): ReferenceField[] {
  return finderOf(schema)?.(data, []) ?? [];
}
