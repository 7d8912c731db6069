import { z } from 'zod';

/** A field in a JSON schema, with the `.meta()` of its zod schema. */
export interface SchemaNode {
  readonly type?: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | undefined;
  readonly title?: string | undefined;
  /** One item of a list. */
  readonly singular?: string | undefined;
  readonly description?: string | undefined;
  /** Explanation of the field in a form, if its description is about writing a file. */
  readonly hint?: string | undefined;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly string[] | undefined;
  readonly pattern?: string | undefined;
  readonly format?: string | undefined;
  readonly maxLength?: number | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly properties?: Readonly<Record<string, SchemaNode>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly items?: SchemaNode | false | undefined;
  readonly prefixItems?: readonly SchemaNode[] | undefined;
  /** The collection whose entries the field names by their file. */
  readonly collection?: string | undefined;
  /** The kind of media file that the field names. */
  readonly media?: string | undefined;
  /** The folder below content/media/ for files of the field, or of all fields within it. */
  readonly folder?: string | undefined;
}

const SchemaNodeSchema: z.ZodType<SchemaNode> = z.object({
  type: z.enum(['string', 'number', 'integer', 'boolean', 'array', 'object']).optional(),
  title: z.string().optional(),
  singular: z.string().optional(),
  description: z.string().optional(),
  hint: z.string().optional(),
  default: z.unknown().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.string()).optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  get properties() {
    return z.record(z.string(), SchemaNodeSchema).optional();
  },
  required: z.array(z.string()).optional(),
  get items() {
    return z.union([z.literal(false), SchemaNodeSchema]).optional();
  },
  get prefixItems() {
    return z.array(SchemaNodeSchema).optional();
  },
  collection: z.string().optional(),
  media: z.string().optional(),
  folder: z.string().optional(),
});

/** The collection whose entry a field names. */
export function collectionOf({ collection, format }: SchemaNode): string | undefined {
  return format === 'question' ? 'questions' : collection;
}

/** The field that names an item of a list of groups: its first required text, or its first field. */
export function namingField({ properties = {}, required = [] }: SchemaNode): string | undefined {
  const texts = required.filter((name) => properties[name]?.type === 'string');
  return (
    texts.find((text) => ['name', 'title', 'label', 'text'].includes(text)) ??
    texts[0] ??
    Object.keys(properties)[0]
  );
}

/** Returns a field for the Markdown below the fields of a file. */
export function bodyNode(terms: Pick<SchemaNode, 'title' | 'description'>): SchemaNode {
  return { type: 'string', format: 'markdown', ...terms };
}

/** Returns the fields of a file by its schema, before defaults are filled in. */
export function schemaNode(schema: z.ZodType): SchemaNode {
  return SchemaNodeSchema.parse(z.toJSONSchema(schema, { io: 'input' }));
}
