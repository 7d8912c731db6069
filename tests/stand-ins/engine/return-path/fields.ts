import { z } from 'zod';

const ObjectSchema = z.record(z.string(), z.unknown()).catch({});

/** The texts of a query or a form, each by its name. */
export function readFields(source: unknown): Readonly<Record<string, string>> {
  const entries = Object.entries(ObjectSchema.parse(source ?? {}));
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
