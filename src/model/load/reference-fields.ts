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

/** Every text in an entry that its schema marks as a media file or as a reference to another collection. */
export function findReferenceFields(
  schema: unknown,
  data: unknown,
  path: readonly PropertyKey[] = [],
): ReferenceField[] {
  if (!(schema instanceof z.ZodType) || data === undefined || data === null) return [];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return findReferenceFields(schema.unwrap(), data, path);
  }
  if (schema instanceof z.ZodObject && typeof data === 'object') {
    const shape: Readonly<Record<string, unknown>> = schema.shape;
    return Object.entries(data).flatMap(([key, value]) =>
      findReferenceFields(Object.hasOwn(shape, key) ? shape[key] : undefined, value, [...path, key]),
    );
  }
  if (schema instanceof z.ZodArray && Array.isArray(data)) {
    return data.flatMap((item: unknown, index) =>
      findReferenceFields(schema.element, item, [...path, index]),
    );
  }
  if (typeof data !== 'string') return [];
  // Asked once: Zod makes a new object for each question, and every text of the content comes by here.
  const meta = schema.meta();
  const [format, collection] = [textOf(meta?.format), textOf(meta?.collection)];
  if (format === undefined && collection === undefined) return [];
  return [{ path, value: data, format, collection, media: textOf(meta?.media) }];
}
